"""The refusals of a table itself, before the referee is asked: for example, a seat that belongs to somebody else."""

from enum import StrEnum

from keypeg.rules.refusals import Refusal, Value


class TableFault(StrEnum):
    """The codes of a table's refusals. Like the referee's codes they are part of the API and never change."""

    NO_SUCH_TABLE = "no_such_table"
    BAD_PLAN = "bad_plan"
    TOO_MANY_ROUNDS = "too_many_rounds"
    NOT_YOUR_SEAT = "not_your_seat"
    SEAT_TAKEN = "seat_taken"
    WRONG_LINK = "wrong_link"
    NO_BOTS = "no_bots"
    NOT_BEGUN = "not_begun"
    ALREADY_BEGUN = "already_begun"
    RACE_NOT_STARTED = "race_not_started"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    NOT_OVER = "not_over"
    NOT_OPENER = "not_opener"
    REACTION_TOO_SOON = "reaction_too_soon"
    BAD_ID = "bad_id"
    TABLE_CLOSED = "table_closed"


class TableRefusal(Refusal):
    """The table refused; nothing has changed."""

    def __init__(self, fault: TableFault, **values: Value) -> None:
        super().__init__(fault, None, **values)
