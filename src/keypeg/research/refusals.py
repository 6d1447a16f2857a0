"""What research refuses: damaged ledgers, lost workers and boards that are too large to search."""

from enum import StrEnum

from keypeg.rules.refusals import Refusal, Value


class ResearchFault(StrEnum):
    """Every reason of this room. Like the referee's codes, these are stable."""

    BAD_LEDGER = "bad_ledger"
    NEEDS_PROOF = "needs_proof"
    TOO_MANY_CODES = "too_many_codes"
    WORKERS_LOST = "workers_lost"


class ResearchRefusal(Refusal):
    """A search or a proof that cannot be done."""

    def __init__(self, fault: ResearchFault, **values: Value) -> None:
        super().__init__(fault, None, **values)
