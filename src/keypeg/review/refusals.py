"""What a review refuses."""

from enum import StrEnum

from keypeg.rules.refusals import Refusal, Value


class ReviewFault(StrEnum):
    """Every reason of this package. Like the referee's codes, these are stable."""

    NO_HINT = "no_hint"
    NO_PUZZLE = "no_puzzle"
    BAD_GRADE = "bad_grade"
    BAD_SEED = "bad_seed"
    NO_DAILY = "no_daily"
    BAD_DATE = "bad_date"
    BAD_SHARE = "bad_share"
    NO_SOLO = "no_solo"
    SOLO_OVER = "solo_over"
    NOT_NEXT_ROW = "not_next_row"
    IMPOSSIBLE_RESULT = "impossible_result"
    NO_TOKENS = "no_tokens"


class ReviewRefusal(Refusal):
    """Something that cannot be reviewed."""

    def __init__(self, fault: ReviewFault, rule: str | None = None, **values: Value) -> None:
        super().__init__(fault, rule, **values)
