"""Part search: the openings of a board up to symmetry, and the search of their parts.

An opening is a first row. A part is the set of codes that answer it with one key. A long proof searches each part
alone; the costs of the parts add up to the total of the opening.
"""

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Final

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.thinking import _native
from keypeg.thinking.boards import Board, key_number
from keypeg.thinking.exact_search import NO_BUDGET, memo_bits
from keypeg.thinking.objectives import AVERAGE, Objective

QUICK_MEMO_BITS: Final = 12
"""The memo of a quick bound is small: it has little to remember."""


class Part(Struct, frozen=True):
    """The codes that answer an opening with one key."""

    key: Key
    size: int


class Opening(Struct, frozen=True):
    """A first row, its cost if it is the code itself, and its parts from the smallest to the largest."""

    row: str
    win_cost: int
    parts: tuple[Part, ...]


class Bound(Struct, frozen=True):
    """The cost of a part if exact, else a lower bound for it."""

    least: int
    exact: bool

    def __str__(self) -> str:
        """In every language: `= 20` or `≥ 20`."""
        return f"{'=' if self.exact else '≥'} {self.least}"


class SecondRows(Struct, frozen=True):
    """The second rows of a part that may cost no more than a budget, the most promising first.

    Of rows that a symmetry exchanges, and of rows that split the part alike, one is listed.
    """

    rows: tuple[str, ...]
    others: int
    """With any other second row the part costs at least this, or as much as with a row that is listed."""


class RowBound(Struct, frozen=True):
    """What is known of a part if one row is laid second."""

    bound: Bound
    finished: bool
    """Whether the cost is exact or above the budget. False if the time was up before."""
    cells: dict[Key, Bound]
    """What is known of the codes that answer the second row with each key."""


class PartSearch:
    """Searches parts of one board. What it learns from one part speeds up the next."""

    def __init__(
        self,
        board: Board,
        objective: Objective = AVERAGE,
        *,
        width: int = 0,
        memo: int | memoryview | None = None,
    ) -> None:
        """With a beam `width`, only so many rows are tried at each point, and costs are reached rather than proven.

        `memo` is the size of the memo in bits; by default it fits the board. It can also be memory, zero at first, of
        64 bytes for each of 2 ** bits buckets, which searches of the same board and objective share.
        """
        self._board = board
        self._native = _native.PartSearch(
            board.native,
            _native.Objective(objective.costs, objective.failure),
            memo_bits=memo if isinstance(memo, int) else memo_bits(board),
            beam_width=width,
            memo=memo if isinstance(memo, memoryview) else None,
        )

    def openings(self) -> list[Opening]:
        """Every first row, except those that equal another after exchanging holes and colours."""
        return [
            Opening(
                self._board.row(row),
                win_cost,
                tuple(Part(self._board.keys[number], size) for number, size in parts),
            )
            for row, win_cost, parts in self._native.openings()
        ]

    def quick_bound(self, row: str, key: Key) -> Bound:
        """A bound for a part, without a search."""
        least, exact = self._native.lower_bound(self._board.row_number(row), key_number(key))
        return Bound(least, exact)

    def solve(self, row: str, key: Key, budget: int = NO_BUDGET) -> Bound:
        """The cost of a part if it is within the budget, else a lower bound above the budget."""
        bound, _ = self._solve(row, key, budget, with_tree=False)
        return bound

    def tree(self, row: str, key: Key, budget: int = NO_BUDGET) -> tuple[Bound, list[int]]:
        """Like `solve`, with the stream of a strategy for the part. It is empty if the budget was too small."""
        return self._solve(row, key, budget, with_tree=True)

    def second_rows(self, row: str, key: Key, budget: int) -> SecondRows:
        """The second rows to search, to show that a part costs more than the budget."""
        rows, others = self._native.second_rows(self._board.row_number(row), key_number(key), budget)
        return SecondRows(tuple(self._board.row(number) for number, _ in rows), others)

    def solve_second_row(
        self, row: str, key: Key, second_row: str, budget: int, *, known: Mapping[Key, Bound], seconds: float
    ) -> RowBound:
        """Search a part with one second row, until its cost is known or above the budget, or time is up.

        `known` has bounds from a search of the same row that was stopped.
        """
        least, exact, finished, cells = self._native.solve_second_row(
            self._board.row_number(row),
            key_number(key),
            self._board.row_number(second_row),
            known=[(key_number(cell), bound.least, bound.exact) for cell, bound in known.items()],
            budget=budget,
            seconds=seconds,
        )
        found = {self._board.keys[number]: Bound(cost, settled) for number, cost, settled in cells}
        return RowBound(Bound(least, exact), finished, found)

    def _solve(self, row: str, key: Key, budget: int, *, with_tree: bool) -> tuple[Bound, list[int]]:
        least, exact, stream = self._native.solve(
            row=self._board.row_number(row), key=key_number(key), budget=budget, with_tree=with_tree
        )
        return Bound(least, exact), stream


def quick_lower_bound(board: Board, objective: Objective = AVERAGE) -> int:
    """A lower bound for the total of a board, from the quick bounds of the openings that matter."""
    search = PartSearch(board, objective, memo=QUICK_MEMO_BITS)
    losing_keys = len(board.keys) - 2  # neither the winning key nor the one that cannot exist
    heap: list[tuple[int, bool, str, Opening]] = []
    for opening in search.openings():
        counted = sum(objective.lower_bound(part.size, 1, losing_keys) for part in opening.parts)
        heappush(heap, (opening.win_cost + counted, False, opening.row, opening))
    while True:
        least, bounded, row, opening = heappop(heap)
        if bounded:
            return least
        parts = sum(search.quick_bound(row, part.key).least for part in opening.parts)
        heappush(heap, (max(least, opening.win_cost + parts), True, row, opening))
