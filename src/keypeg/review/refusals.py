"""What a review refuses."""

from enum import StrEnum

from keypeg.rules.refusals import Refusal, Value


class ReviewFault(StrEnum):
    """Every reason of this package. Like the referee's codes, these are stable."""

    NO_HINT = "no_hint"


class ReviewRefusal(Refusal):
    """Something that cannot be reviewed."""

    def __init__(self, fault: ReviewFault, **values: Value) -> None:
        super().__init__(fault, None, **values)
