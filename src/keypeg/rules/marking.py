"""Marking by hand: players may give wrong keys, and the referee checks them (M1–M4)."""

from keypeg.rules.attempts import Mistake, Row
from keypeg.rules.edition import Edition
from keypeg.rules.keys import mark
from keypeg.rules.refusals import Fault, Refusal


def audit(board: tuple[Row, ...], code: str, *, marker: int, breaker: int) -> list[Mistake]:
    """The wrong keys of a board. Rows without a key are skipped."""
    return [
        Mistake(marker, breaker, index, row.key, right)
        for index, row in enumerate(board)
        if row.key is not None and row.key != (right := mark(row.row, code))
    ]


def impossible_key(holes: int, edition: Edition | None = None) -> Refusal:
    """For a key that no row could earn. That is a slip, not a mistake: it is refused."""
    rule = None if edition is None else edition.paragraphs.marking.by_hand
    return Refusal(Fault.IMPOSSIBLE_KEY, rule, holes=holes, reds=holes - 1)


def referee_marks(edition: Edition) -> Refusal:
    """For actions of marking by hand where the referee gives the keys."""
    return Refusal(Fault.NOT_BY_HAND, edition.paragraphs.marking.referee)
