"""What a table refuses before the referee is asked: seats that are not yours, moments that have not come."""

from enum import StrEnum

from keypeg.rules.refusals import Refusal, Value


class TableFault(StrEnum):
    """Every reason of a table's own. Like the referee's codes, these are stable: they are on the wire."""

    NO_SUCH_TABLE = "no_such_table"
    BAD_PLAN = "bad_plan"
    NOT_YOUR_SEAT = "not_your_seat"
    SEAT_TAKEN = "seat_taken"
    WRONG_LINK = "wrong_link"
    NOT_BEGUN = "not_begun"
    ALREADY_BEGUN = "already_begun"
    RACE_NOT_STARTED = "race_not_started"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    NOT_OVER = "not_over"
    BAD_ID = "bad_id"


class TableRefusal(Refusal):
    """The table refuses; nothing has changed."""

    def __init__(self, fault: TableFault, **values: Value) -> None:
        super().__init__(fault, None, **values)
