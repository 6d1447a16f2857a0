"""Advice: the best rows to lay in a position, with the information they give and their expected cost.

Every row is ranked quickly first. The best of them are then searched: with a narrow beam, so that there is a strategy
early, and wider until time runs out or no better row can exist.

All of this happens under the canonical names of holes and colours, and the rows are translated back. So a position gets
the same figures, for the same work, whatever its colours and holes are called.
"""

from collections.abc import Mapping
from enum import StrEnum
from math import log2
from typing import Final

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.thinking import _native
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.positions import Position
from keypeg.thinking.refusals import ThinkingFault, ThinkingRefusal
from keypeg.thinking.relabelling import Relabelling, canonical_relabelling
from keypeg.thinking.tree_files import PackedTree
from keypeg.thinking.tree_lookup import KnownRow, known_row

ADVICE_SECONDS: Final = 0.045
"""The default time limit. It is short enough that nobody notices the wait."""


class Confidence(StrEnum):
    """How sure an expected cost is, from the most certain to the least."""

    EXACT = "exact"
    """No strategy that begins with this row costs less."""
    REACHED = "reached"
    """A strategy with this cost was found; there may be a better one."""
    ESTIMATED = "estimated"
    """No strategy was searched for, because the time was too short."""


_CONFIDENCE: Final = {
    _native.Certainty.EXACT: Confidence.EXACT,
    _native.Certainty.REACHED: Confidence.REACHED,
    _native.Certainty.ESTIMATED: Confidence.ESTIMATED,
}


class AdvisedRow(Struct, frozen=True):
    """A row worth laying."""

    row: str
    split: dict[Key, int]
    """How many of the codes left answer with each key. Keys that no code gives are left out."""
    may_be_code: bool
    bits: float
    """The information that the key gives on average."""
    expected_size: float
    """How many codes fit after it on average."""
    largest: int
    """How many codes fit after it at worst."""
    expected: float
    """The average cost of a code under the objective. The rows already laid count."""
    at_least: float
    """A lower bound: no strategy that begins with this row costs less on average."""
    confidence: Confidence
    always_within: int | None = None
    """The row by which the code is always found, if the worst case counts first."""

    @property
    def exact(self) -> bool:
        """Whether the expected cost is proven to be the least."""
        return self.confidence is Confidence.EXACT


class Advice(Struct, frozen=True):
    """The best rows to lay, the best first. Empty if no row may be laid any more."""

    rows: tuple[AdvisedRow, ...]
    at_least: float
    """A lower bound: no strategy costs less on average."""
    exact: bool
    """Whether the first row is proven to be as good as any."""


def advise(
    position: Position,
    objective: Objective = AVERAGE,
    *,
    worst_first: bool = False,
    weights: Mapping[str, int] | None = None,
    count: int = 5,
    seconds: float | None = ADVICE_SECONDS,
    checks: int = 0,
    tree: PackedTree | None = None,
    known: KnownRow | None = None,
) -> Advice:
    """The best rows to lay.

    - `worst_first`: the fewest rows that are always enough count before the objective.
    - `weights`: codes that are not equally likely.
    - `seconds`: the time limit. None means no limit; the answer is then exact wherever a whole search is possible.
    - `checks`: stop after so many checks of the clock, whatever the time. The same question then always gets the same
      answer, and `seconds` only decides how wide the search begins.
    - `tree`: a strategy to look the position up in first. Used only without `weights` and `worst_first`.
    - `known`: a row for which a strategy is known, found elsewhere.
    """
    if not len(position):
        raise ThinkingRefusal(ThinkingFault.NO_CODE_FITS)
    if position.found:
        return Advice((), 0.0, exact=True)
    if tree is not None and not worst_first and weights is None:
        known = known_row(tree, position, objective)
    names = _canonical_names(position)
    canonical = _renamed(position, names)
    board, book_rows = canonical.board, list[tuple[int, int, bool]]()
    if known is not None:
        book_rows.append((board.row_number(names.apply(known.row)), known.total, known.exact))
    if weights is not None:
        weights = {names.apply(code): weight for code, weight in weights.items()}
    request = _native.AdviceRequest(
        objective=_native.Objective(objective.costs, objective.failure),
        worst_first=worst_first,
        weights=board.weights(weights),
        book_rows=book_rows,
        count=count,
        seconds=0.0 if seconds is None else max(seconds, 1e-9),
        checks=checks,
    )
    advice = canonical.native.advise(request)
    mass = max(len(position) if weights is None else sum(weights.get(code, 0) for code in canonical), 1)
    rows = tuple(
        _advised(board, row, names.undo(board.row(row.row)), mass, worst_first=worst_first) for row in advice.rows
    )
    return Advice(rows, advice.lower_bound / mass, advice.exact)


def _canonical_names(position: Position) -> Relabelling:
    colours = position.board.exchangeable
    if not position.laid:  # no name means anything yet
        return Relabelling(tuple(range(position.board.holes)), colours, colours)
    return canonical_relabelling(colours, [row for row, _ in position.rows])


def _renamed(position: Position, names: Relabelling) -> Position:
    """A position under other names."""
    rows = names.apply_to_all(position.rows)
    return position if rows == position.rows else Position(position.board, rows)


def _advised(board: Board, advised: _native.AdvisedRow, row: str, mass: int, *, worst_first: bool) -> AdvisedRow:
    keys = board.keys
    sizes, masses = advised.cell_sizes, advised.cell_weights
    bits = sum(weight / mass * log2(mass / weight) for weight in masses if weight)
    return AdvisedRow(
        row=row,
        split={keys[number]: size for number, size in enumerate(sizes) if size},
        may_be_code=sizes[-1] > 0,
        bits=bits + 0.0,
        expected_size=sum(size * weight for size, weight in zip(sizes, masses, strict=True)) / mass,
        largest=max(sizes),
        expected=advised.cost / mass,
        at_least=advised.lower_bound / mass,
        confidence=_CONFIDENCE[advised.certainty],
        always_within=(advised.max_rows or None) if worst_first else None,
    )
