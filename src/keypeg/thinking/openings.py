"""Openings: the first rows of a board up to symmetry, and the parts that their keys leave.

Parts are what long work is cut into: each is searched on its own, and together they make the total of a first row.
"""

from heapq import heappop, heappush
from typing import Final

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.thinking import _native
from keypeg.thinking.boards import Board, key_number
from keypeg.thinking.exact import memo_bits
from keypeg.thinking.objectives import AVERAGE, NEVER, Objective

NO_BUDGET: Final = 8 * NEVER
"""Any cost will do."""

QUICK_MEMO: Final = 12
"""A look remembers next to nothing."""


class Part(Struct, frozen=True):
    """The codes that answer a first row with one key."""

    key: Key
    size: int


class Opening(Struct, frozen=True):
    """A first row, what it costs as the code itself, and its parts from the smallest to the largest."""

    row: str
    won: int
    parts: tuple[Part, ...]


class Bound(Struct, frozen=True):
    """What a part costs, or a cost that it cannot go below."""

    least: int
    exact: bool


class PartSearch:
    """A search that is kept between parts, so that what one part taught helps with the next."""

    def __init__(
        self, board: Board, objective: Objective = AVERAGE, *, width: int = 0, memo: int | None = None
    ) -> None:
        """With a width only so many rows are tried at each point, and costs are reached rather than proven.

        `memo` is the size of the memory for sets met before, in bits; it should fit the board unless little is asked.
        """
        self._board = board
        bits = memo_bits(board) if memo is None else memo
        native_objective = _native.Objective(objective.costs, objective.failure)
        self._native = _native.PartSearch(board.native, native_objective, memo_bits=bits, beam_width=width)

    def openings(self) -> list[Opening]:
        """Every first row that is not another one with holes and colours exchanged."""
        return [
            Opening(
                self._board.row(row),
                won,
                tuple(Part(self._board.keys[number], size) for number, size in parts),
            )
            for row, won, parts in self._native.openings()
        ]

    def look(self, row: str, key: Key) -> Bound:
        """A quick bound for a part."""
        least, exact = self._native.lower_bound(self._board.row_number(row), key_number(key))
        return Bound(least, exact)

    def solve(self, row: str, key: Key, budget: int = NO_BUDGET) -> Bound:
        """What a part costs if that is within the budget, else a bound above the budget."""
        least, exact, _ = self._native.solve(self._board.row_number(row), key_number(key), budget, with_tree=False)
        return Bound(least, exact)

    def tree(self, row: str, key: Key, budget: int = NO_BUDGET) -> tuple[Bound, list[int]]:
        """The same with the stream of a strategy for the part; it is empty if the budget was too small."""
        least, exact, stream = self._native.solve(
            self._board.row_number(row),
            key_number(key),
            budget,
            with_tree=True,
        )
        return Bound(least, exact), stream


def quick_bound(board: Board, objective: Objective = AVERAGE) -> int:
    """A total over all codes that no strategy goes below, from one look at the parts of the first rows that matter."""
    search = PartSearch(board, objective, memo=QUICK_MEMO)
    losing = len(board.keys) - 2  # neither the winning key nor the one that cannot exist
    heap: list[tuple[int, bool, str, Opening]] = []
    for opening in search.openings():
        counted = sum(objective.least(part.size, 1, losing) for part in opening.parts)
        heappush(heap, (opening.won + counted, False, opening.row, opening))
    while True:
        least, looked, row, opening = heappop(heap)
        if looked:
            return least
        seen = sum(search.look(row, part.key).least for part in opening.parts)
        heappush(heap, (max(least, opening.won + seen), True, row, opening))
