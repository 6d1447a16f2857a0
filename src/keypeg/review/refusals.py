"""What a review refuses."""

from enum import StrEnum

from keypeg.rules.refusals import Refusal, Value


class ReviewFault(StrEnum):
    """Every reason of this package. Like the referee's codes, these are stable."""

    TOO_MANY_ROWS = "too_many_rows"


class ReviewRefusal(Refusal):
    """Something that cannot be reviewed."""

    def __init__(self, fault: ReviewFault, rule: str | None = None, **values: Value) -> None:
        super().__init__(fault, rule, **values)
