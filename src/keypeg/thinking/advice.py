"""Advice: the best rows to lay in a position, with what they tell and what they cost from there.

A first look at every row finds the promising ones. What follows each of them is then searched: narrowly at first, so
that there is a strategy to speak of, and as far as the time goes until nothing better can exist.
"""

from collections.abc import Mapping
from enum import StrEnum
from math import log2
from typing import Final, Protocol

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.thinking import _native
from keypeg.thinking.exact import weights_of
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.positions import Position

SECONDS: Final = 0.045
"""How long an adviser thinks unless told otherwise: short enough that nobody waits."""


class NoCodeFits(ValueError):
    """There is nothing to advise where no code fits the rows."""


class Standing(StrEnum):
    """How a value was come by; each says less than the one before."""

    EXACT = "exact"
    """Nothing that begins with this row costs less."""
    REACHED = "reached"
    """A strategy costs this much; there may be a better one."""
    ESTIMATED = "estimated"
    """No strategy was looked for: it would take longer than there was."""


_STANDINGS: Final = {
    _native.Certainty.EXACT: Standing.EXACT,
    _native.Certainty.REACHED: Standing.REACHED,
    _native.Certainty.ESTIMATED: Standing.ESTIMATED,
}


class AdvisedRow(Struct, frozen=True):
    """A row worth laying."""

    row: str
    split: dict[Key, int]
    """How many of the codes left answer with each key; keys that none gives are left out."""
    may_be_code: bool
    bits: float
    """What the key tells on average."""
    expected_size: float
    """How many codes fit after it on average."""
    largest: int
    """How many codes fit after it at worst."""
    expected: float
    """What a code costs on average, under the objective and with the rows already laid."""
    at_least: float
    """No strategy that begins with this row costs less on average."""
    standing: Standing
    always_within: int | None = None
    """The row by which the code is always found, where that was asked for first."""

    @property
    def exact(self) -> bool:
        """Whether the expected cost is the least there is."""
        return self.standing is Standing.EXACT


class Advice(Struct, frozen=True):
    """The best rows to lay, the best first. There are none where no row may be laid any more."""

    rows: tuple[AdvisedRow, ...]
    at_least: float
    """No strategy costs less on average."""
    exact: bool
    """Whether the first row is proven to be as good as any."""


class Booked(Struct, frozen=True):
    """A row that somebody knows a strategy for."""

    row: str
    total: int
    """What that costs over all codes left, with the rows already laid."""
    exact: bool
    """Whether no strategy costs less, whatever row it begins with."""


class Book(Protocol):
    """Somewhere to look a position up before thinking about it: a strategy tree, say."""

    def look_up(self, position: Position, objective: Objective) -> Booked | None:
        """What the book says under this objective; None if it does not know the position."""


def advise(
    position: Position,
    objective: Objective = AVERAGE,
    *,
    worst_first: bool = False,
    weights: Mapping[str, int] | None = None,
    count: int = 5,
    seconds: float | None = SECONDS,
    checks: int = 0,
    book: Book | None = None,
) -> Advice:
    """The best rows to lay.

    With `worst_first` the fewest rows that are always enough count before the objective. With `seconds` None it
    takes as long as it takes, and the answer is exact wherever the board has room for a whole search. With `checks`
    the search ends after so many looks at the clock, whatever time it is: the same question always gets the same
    answer, and `seconds` only says how wide a search to begin. What a book says is believed; books are for codes that
    are equally likely, and for objectives that count before the worst case.
    """
    if not len(position):
        raise NoCodeFits("No code fits these rows.")
    if position.found:
        return Advice((), 0.0, exact=True)
    board = position.board
    booked = None if book is None or worst_first or weights is not None else book.look_up(position, objective)
    request = _native.AdviceRequest(
        objective=_native.Objective(objective.costs, objective.failure),
        worst_first=worst_first,
        weights=[] if weights is None else weights_of(board, weights),
        book_rows=[] if booked is None else [(board.row_number(booked.row), booked.total, booked.exact)],
        count=count,
        seconds=0.0 if seconds is None else max(seconds, 1e-9),
        checks=checks,
    )
    advice = position.native.advise(request)
    mass = len(position) if weights is None else sum(weights.get(code, 0) for code in position)
    rows = tuple(_advised(position, row, max(mass, 1), worst_first=worst_first) for row in advice.rows)
    return Advice(rows, advice.lower_bound / max(mass, 1), advice.exact)


def _advised(position: Position, advised: _native.AdvisedRow, mass: int, *, worst_first: bool) -> AdvisedRow:
    keys = position.board.keys
    sizes, masses = advised.cell_sizes, advised.cell_weights
    bits = sum(weight / mass * log2(mass / weight) for weight in masses if weight)
    return AdvisedRow(
        row=position.board.row(advised.row),
        split={keys[number]: size for number, size in enumerate(sizes) if size},
        may_be_code=sizes[-1] > 0,
        bits=bits + 0.0,
        expected_size=sum(size * weight for size, weight in zip(sizes, masses, strict=True)) / mass,
        largest=max(sizes),
        expected=advised.cost / mass,
        at_least=advised.lower_bound / mass,
        standing=_STANDINGS[advised.certainty],
        always_within=(advised.max_rows or None) if worst_first else None,
    )
