"""Marking by hand: the keys players give can be wrong; the referee checks them (M1–M4)."""

from keypeg.rules.attempts import Mistake, Row
from keypeg.rules.keys import mark
from keypeg.rules.refusals import Fault, Refusal


def audit(board: tuple[Row, ...], code: str, *, marker: int, breaker: int) -> list[Mistake]:
    """The keys of a board that do not hold; rows still unmarked are not looked at."""
    return [
        Mistake(marker, breaker, index, row.key, right)
        for index, row in enumerate(board)
        if row.key is not None and row.key != (right := mark(row.row, code))
    ]


def impossible_key(holes: int) -> Refusal:
    """For a key that no row could earn: a slip of the hand, not a mistake."""
    return Refusal(Fault.IMPOSSIBLE_KEY, "M2", holes=holes, reds=holes - 1)


def referee_marks() -> Refusal:
    """For what belongs to marking by hand, where the referee gives the keys."""
    return Refusal(Fault.NOT_BY_HAND, "M1")
