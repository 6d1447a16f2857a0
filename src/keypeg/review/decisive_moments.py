"""Decisive moments: what decided a round for a seat.

It is the row that gave away most, the key that helped or hurt most, the turn that turned a duel, or the question after
which somebody could know the code.
"""

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final

from msgspec import Struct

from keypeg.review.review_values import AnyAttemptReview, AttemptReview, GroupAttemptReview, RowReview, Verdict
from keypeg.rules.attempts import Outcome

LEAST_BITS: Final = 0.9
"""A key must tell this many bits more or less than expected, or a row cost as much, to have decided a round."""
LEAST_SHARE: Final = 0.15
"""By this much a turn of a duel must change what can be expected of the point."""


class MomentKind(StrEnum):
    """What it was."""

    MISTAKE = "mistake"
    """A wrong key was given by hand."""
    CONTRADICTION = "contradiction"
    TURN = "turn"
    """A turn of a duel."""
    EMPTY = "empty"
    """Rows whose keys were clear beforehand."""
    COST = "cost"
    LUCKY = "lucky"
    UNLUCKY = "unlucky"
    FOUND = "found"
    """A lucky row that was the code."""
    CERTAIN = "certain"
    """One player could know the code before the others."""
    TIED = "tied"
    """Several players could know it at the same time."""
    NONE = "none"


class Moment(Struct, frozen=True):
    """What decided a round."""

    kind: MomentKind
    rows: tuple[int, ...] = ()
    """The rows that it is about, counted from 1; a turn in a duel; in a group, how many rows lay on the table."""
    shares: tuple[float, float] = (0.0, 0.0)
    """In a duel: the share of the point before and after the turn."""
    seat: int | None = None
    """In a group: who could know the code."""


NOTHING: Final = Moment(MomentKind.NONE)


def moment_of(review: AnyAttemptReview, seat: int) -> Moment:
    """What decided the round for a seat."""
    if isinstance(review, GroupAttemptReview):
        return NOTHING if review.outcome == Outcome.RESIGNED else _group_moment(review)
    for mistake in review.mistakes:
        if mistake.breaker == seat:
            return Moment(MomentKind.MISTAKE, (mistake.row + 1,))
    if review.outcome == Outcome.RESIGNED:
        return NOTHING
    rows = [row for player in review.players if player.seat == seat for row in player.rows]
    for row in rows:
        if row.contradiction:
            return Moment(MomentKind.CONTRADICTION, row.contradiction)
    return _turn(review, seat) or _empty_rows(rows) or _row_moment(review, seat, rows)


def _turn(review: AttemptReview, seat: int) -> Moment | None:
    """The turn after which most had changed. What followed the last turn is the result."""
    if len(review.turns) < 2:
        return None
    shares = [turn.shares[seat] for turn in review.turns]
    if review.outcome == Outcome.FOUND:
        shares.append(float(any(code.breaker == seat and code.found for code in review.codes)))
    best, most = NOTHING, LEAST_SHARE
    for turn, (before, after) in enumerate(pairwise(shares), 1):
        if abs(after - before) > most:
            best, most = Moment(MomentKind.TURN, (turn,), (before, after)), abs(after - before)
    return best


def _empty_rows(rows: Sequence[RowReview]) -> Moment | None:
    """Several rows whose key was clear beforehand."""
    empty = tuple(
        number
        for number, row in enumerate(rows, 1)
        if row.outlook is not None and row.outlook.keys == 1 and row.verdict is not Verdict.ONLY
    )
    return Moment(MomentKind.EMPTY, empty) if len(empty) > 1 else None


def _went_well(review: AttemptReview, seat: int) -> bool | None:
    """Whether a seat found its code as soon as can be expected; None if nobody can say."""
    for code in review.codes:
        if code.breaker == seat and code.average_rows is not None:
            return code.found and code.rows <= code.average_rows
    return None


def _row_moment(review: AttemptReview, seat: int, rows: Sequence[RowReview]) -> Moment:
    """The row that changed most, towards how it went. What a row gave away is counted in the bits of a usual row."""
    went_well = _went_well(review, seat)
    expected = [row.expected_bits for row in rows if row.expected_bits is not None]
    usual = sum(expected) / (len(expected) or 1)
    best, most = NOTHING, LEAST_BITS
    for number, row in enumerate(rows, 1):
        if row.verdict is Verdict.ONLY:
            continue
        surplus = 0.0 if row.bits is None else row.bits - (row.expected_bits or 0)
        found = any(code.breaker == seat and code.found and code.rows == number for code in review.codes)
        sizes = {
            MomentKind.FOUND if found else MomentKind.LUCKY: surplus if went_well is not False else 0.0,
            MomentKind.COST: (row.cost or 0) * usual if not went_well else 0.0,
            MomentKind.UNLUCKY: -surplus if not went_well else 0.0,
        }
        for kind, size in sizes.items():
            if size > most:
                best, most = Moment(kind, (number,)), size
    return best


def _group_moment(review: GroupAttemptReview) -> Moment:
    """The first question after which somebody could know the code, or several could."""
    known = [(each.rows, each.seat) for each in review.certain if each.rows]
    if not known:
        return NOTHING
    least = min(known)[0]
    first = [seat for rows, seat in known if rows == least]
    if len(first) > 1:
        return Moment(MomentKind.TIED, (least,))
    return Moment(MomentKind.CERTAIN, (least,), seat=first[0])
