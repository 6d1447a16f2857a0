"""Advice: what the code can still be after some rows and keys, and the row to lay next.

Where the search ends in the time given, the advice is exact: no row is better. Where it does not, a narrow search
answers, and where even that would take too long, a one-step rule does. It always says which.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.thinking import _native
from keypeg.thinking.boards import Board, key_number
from keypeg.thinking.exact import memo_bits
from keypeg.thinking.objectives import AVERAGE, Objective

History = Sequence[tuple[str, Key]]
"""Rows laid so far, each with its key."""

_SEARCHED: Final = 3_000_000
"""Beyond so many keys, of codes against rows, a search would not be over before anyone grows impatient."""


class Contradiction(ValueError):
    """No code gives all of these keys."""


class Advice(Struct, frozen=True):
    """The row to lay."""

    row: str
    remaining: int
    """Codes that fit all keys so far."""
    cost: int | None
    """What the remaining codes cost together from here on with this row, if it was searched."""
    exact: bool
    """Whether no row costs less."""


class Adviser:
    """Advice for one board and objective; what it learns in one position helps it in the next."""

    def __init__(self, board: Board, objective: Objective = AVERAGE) -> None:
        self._board: Final = board
        self._limit: Final = len(objective.costs) or None
        bits = min(16, memo_bits(board))
        self._wide: Final = _native.PartSearch(board.native, objective.costs, objective.failure, [], bits, 0)
        self._narrow: Final = _native.PartSearch(board.native, objective.costs, objective.failure, [], bits, 1)

    def remaining(self, history: History) -> list[str]:
        """Every code that gives all of these keys; contradictory keys leave none."""
        rows, keys = self._numbers(history)
        return list(map(self._board.code, _native.remaining(self._board.native, rows, keys)))

    def advise(self, history: History, *, seconds: float = 0.05) -> Advice:
        """The row to lay after these rows and keys."""
        if self._limit is not None and len(history) >= self._limit:
            raise ValueError(f"All {self._limit} rows are laid.")
        rows, keys = self._numbers(history)
        codes = _native.remaining(self._board.native, rows, keys)
        if not codes:
            raise Contradiction("No code gives all of these keys.")
        if len(codes) * self._board.native.row_count > _SEARCHED:
            row = _native.choose(self._board.native, _native.Rule.ENTROPY, codes)
            return Advice(self._board.row(row), len(codes), None, exact=False)
        try:
            cost, _, row = self._wide.answer(rows, keys, seconds)
        except TimeoutError:
            cost, _, row = self._narrow.answer(rows, keys, 10.0)
            return Advice(self._board.row(row), len(codes), cost, exact=False)
        return Advice(self._board.row(row), len(codes), cost, exact=True)

    def _numbers(self, history: History) -> tuple[list[int], list[int]]:
        rows = [self._board.row_number(row) for row, _ in history]
        return rows, [key_number(key) for _, key in history]
