"""Row values: how many rows are needed in all if a given row is laid and play goes on as well as can be.

A row splits the codes that fit into parts, one for each key. The value of the row is the sum of what its parts cost.
The parts are searched one by one, with a budget that is counted in steps, so that a position always gets the same
value. The values of first rows are shipped.
"""

from collections import Counter
from functools import lru_cache
from math import fsum, log
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key
from keypeg.thinking.advice import advise
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.objectives import AVERAGE
from keypeg.thinking.opening_values import best_opening, opening_value
from keypeg.thinking.positions import Position
from keypeg.thinking.relabelling import LaidRows, canonical_relabelling, relabelling_between
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.shipped import NotShipped, tree_for
from keypeg.thinking.tree_files import PackedTree
from keypeg.thinking.tree_lookup import KnownRow, known_row

SEARCH_STEPS: Final = 400
"""How many steps the search of one position takes at most."""
_BEAM_SECONDS: Final = 1.0
"""How wide the search begins: as wide as for this time."""
_MOST_MARKS: Final = 1 << 24
"""A position with more codes times rows than this is not searched. Its rows are compared by an estimate."""
_ROUNDING: Final = 1e-6
"""Totals are whole numbers. Sums of averages may miss them by less than this."""
_GROWTH: Final = 0.43
"""The estimate: n codes take 1 + 0.43 ln n rows on average, as the best strategies known nearly do."""


class RowValue(Struct, frozen=True):
    """What a row costs in all: the rows needed over all codes that fit. The rows already laid count."""

    total: float
    exact: bool
    """Whether no play after this row costs less."""


class RowComparison(Struct, frozen=True):
    """A row that was laid, beside the best one."""

    laid: float
    """The value of the row that was laid."""
    best: float
    """The value of the best row."""
    best_row: str
    codes: int
    exact: bool
    """Whether both values are proven."""

    @property
    def cost(self) -> float:
        """How many rows more than after the best row are needed on average."""
        return (self.laid - self.best) / self.codes


def seat_tree(agreed: Edition, seat: int) -> PackedTree | None:
    """The strategy that comes with Keypeg for the board of a seat, if there is one."""
    try:
        return tree_for(agreed, seat, "average")
    except NotShipped:
        return None


def compare(position: Position, row: str, tree: PackedTree | None = None, steps: int = SEARCH_STEPS) -> RowComparison:
    """Compare a row with the best one. `tree` is a strategy to look rows up in first."""
    known = None if tree is None else known_row(tree, position, AVERAGE)
    colours, laid = position.board.exchangeable, [laid for laid, _ in position.rows]
    if known is not None and relabelling_between(colours, [*laid, row], [*laid, known.row]):
        known = replace(known, row=row)  # the same row by symmetry
    relabelling = canonical_relabelling(colours, [*laid, row])
    comparison = _compare(
        Shapes(position.board.codes, position.board.rows),
        relabelling.apply_to_all(position.rows),
        relabelling.apply(row),
        None if known is None else replace(known, row=relabelling.apply(known.row)),
        steps,
    )
    return replace(comparison, best_row=relabelling.undo(comparison.best_row))


@lru_cache(maxsize=4096)
def _compare(shapes: Shapes, rows: LaidRows, row: str, known: KnownRow | None, steps: int) -> RowComparison:
    """Compare a row with the best one, in a position whose holes and colours have their canonical names."""
    position = Position(board_of(shapes), rows)
    if not rows and (comparison := _compare_openings(position, row)):
        return comparison
    if len(position) * position.board.native.row_count > _MOST_MARKS:
        return _compare_estimates(position, row, known)
    codes = len(position)
    laid = value_of(position, row, steps)
    advice = advise(position, count=1, seconds=_BEAM_SECONDS, checks=steps)
    best_row, best = advice.rows[0].row, float(round(advice.rows[0].expected * codes))
    least = advice.at_least * codes
    if known is not None and known.total <= best:
        best_row, best = known.row, known.total
        least = best if known.exact else least
    if known is not None and known.row == row:
        laid = RowValue(min(laid.total, known.total), laid.exact or known.exact)
    if laid.total <= best:  # a search that proves nothing may overlook a row
        best_row, best = row, laid.total
    return RowComparison(laid.total, best, best_row, codes, exact=laid.exact and best <= least + _ROUNDING)


def _compare_openings(position: Position, row: str) -> RowComparison | None:
    """Compare a first row with the best one, by the values that are shipped."""
    shapes = Shapes(position.board.codes, position.board.rows)
    laid, found = opening_value(shapes, row), best_opening(shapes)
    if laid is None or found is None:
        return None
    best_row, best = found
    if laid.total == best.total:
        best_row = row
    return RowComparison(laid.total, best.total, best_row, len(position), exact=laid.exact and best.exact)


def value_of(position: Position, row: str, steps: int = SEARCH_STEPS) -> RowValue:
    """The value of laying a row in a position."""
    next_row = position.laid + 1
    total, exact = 0.0, True
    for key, count in split(position, row).items():
        if key == position.board.winning:
            total += next_row
        elif count <= 2:  # the next row finds one code, and another row the second
            total += count * next_row + count * (count + 1) // 2
        else:
            cost = _cost(position.after(row, key), steps)
            total += cost.total
            exact = exact and cost.exact
    return RowValue(total, exact)


def split(position: Position, row: str) -> dict[Key, int]:
    """How many of the codes that fit answer a row with each key."""
    if not position.laid:
        return position.board.split(row)
    return dict(Counter(position.board.mark_all(row, position.codes())))


def _cost(position: Position, steps: int) -> RowValue:
    """What a position costs if play goes on as well as can be."""
    advice = advise(position, count=1, seconds=_BEAM_SECONDS, checks=steps)
    return RowValue(round(advice.rows[0].expected * len(position)), advice.exact)


def _compare_estimates(position: Position, row: str, known: KnownRow | None) -> RowComparison:
    best_row = known.row if known is not None else advise(position, count=1, checks=1).rows[0].row
    laid, best = _estimate(position, row), _estimate(position, best_row)
    if laid <= best:
        best_row, best = row, laid
    return RowComparison(laid, best, best_row, len(position), exact=False)


def _estimate(position: Position, row: str) -> float:
    """The value of a row, guessed from the sizes of its parts."""
    winning = position.board.winning
    parts = [size for key, size in split(position, row).items() if key != winning]
    # Whatever the order of its parts: a row that is the same by symmetry must not seem a little better.
    return len(position) * (position.laid + 1) + fsum(size * (1 + _GROWTH * log(size)) for size in parts)
