"""Duel reviews: how a duel stood before each of its turns, and how likely each row of a turn was the code.

Both players lay a row in each turn, and both rows are opened together. So whoever needs fewer rows wins, and if both
find their code in the same turn, the round is played again. In a race the rows are counted in the same way.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from keypeg.review.review_values import DECIMALS, TurnReview
from keypeg.rules.attempts import Row
from keypeg.rules.edition import Edition
from keypeg.rules.keys import mark
from keypeg.thinking import _native
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.edition_objectives import FOUND_BY_ROW
from keypeg.thinking.positions import Position
from keypeg.thinking.relabelling import LaidRows, canonical_relabelling
from keypeg.thinking.rulebook_boards import Shapes, shapes_of

FoundByRow = tuple[int, ...]
"""For how many of the codes 1, 2, 3 … more rows are needed."""


def review_turns(agreed: Edition, boards: Sequence[Sequence[Row]]) -> Iterator[TurnReview]:
    """How a duel stood before each turn, by what both boards showed."""
    first, second = (shapes_of(agreed, seat) for seat in range(2))
    for turn in range(max(map(len, boards))):
        one, two = (_marked(board[:turn]) for board in boards)
        share = _share(_found_by_row(first, one), _found_by_row(second, two))
        chances = _chance(first, boards[0], turn), _chance(second, boards[1], turn)
        yield TurnReview(turn + 1, (round(share, DECIMALS), round(1 - share, DECIMALS)), chances)


def _marked(rows: Sequence[Row]) -> LaidRows:
    return tuple((row, key) for row, key in rows if key is not None)


def _share(own: FoundByRow, other: FoundByRow) -> float:
    """The share of the point for whoever needs rows like `own`: a tie is half a point."""
    total = sum(own) * sum(other)
    if not total:
        return 0.5  # keys given by hand contradict each other
    won = 0.0
    for row, codes in enumerate(own):
        won += codes * (sum(other[row + 1 :]) + sum(other[row : row + 1]) / 2)
    return won / total


def _found_by_row(shapes: Shapes, rows: LaidRows) -> FoundByRow:
    relabelling = canonical_relabelling(shapes.rows.colours, [row for row, _ in rows])
    return _found_by_row_from(shapes, relabelling.apply_to_all(rows))


@lru_cache(maxsize=1024)
def _found_by_row_from(shapes: Shapes, rows: LaidRows) -> FoundByRow:
    """How many rows are needed from a position, by whoever always lays the row with the most different keys."""
    if not rows:
        return FOUND_BY_ROW[shapes.codes.holes]
    return tuple(Position(board_of(shapes), rows).native.found_by_row(_native.Rule.MOST_PARTS))


def _chance(shapes: Shapes, board: Sequence[Row], turn: int) -> float:
    """How likely the row of a turn was the code."""
    if turn >= len(board):
        return 0.0
    earlier = _marked(board[:turn])
    if any(mark(row, board[turn].row) != key for row, key in earlier):
        return 0.0
    return round(1 / len(Position(board_of(shapes), earlier)), DECIMALS)
