"""The plainest answers there are: everything by trying everything, with the rules' own marks and nothing native."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations

from keypeg.rules.keys import Key, mark
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import Objective

Laid = Sequence[tuple[str, Key]]


def remaining(codes: Iterable[str], laid: Laid) -> list[str]:
    """The codes that fit."""
    return [code for code in codes if all(mark(row, code) == key for row, key in laid)]


def smallest_contradiction(codes: Sequence[str], laid: Laid) -> int:
    """How many rows a smallest contradiction has; 0 if there is none."""
    if remaining(codes, laid):
        return 0
    return next(
        size
        for size in range(1, len(laid) + 1)
        if any(not remaining(codes, chosen) for chosen in combinations(laid, size))
    )


def split(row: str, codes: Iterable[str]) -> dict[Key, list[str]]:
    """The codes by the key they answer with."""
    cells: dict[Key, list[str]] = {}
    for code in codes:
        cells.setdefault(mark(row, code), []).append(code)
    return cells


class Minimax:
    """The least cost of any set of codes of a small board."""

    def __init__(self, board: Board, objective: Objective, weights: dict[str, int] | None = None) -> None:
        self.rows = list(board.rows.rows())
        self.winning = Key(board.holes, 0)
        self.objective = objective
        self.weights = weights or {}
        self.limit = len(objective.costs) or 64
        self.least = cache(self._least)

    def weight(self, code: str) -> int:
        return self.weights.get(code, 0) if self.weights else 1

    def _least(self, codes: frozenset[str], laid: int) -> int:
        if laid >= self.limit:
            return sum(map(self.weight, codes)) * self.objective.failure
        found = (self.cost(row, codes, laid) for row in self.rows if row in codes or len(split(row, codes)) > 1)
        return min(found)

    def cost(self, row: str, codes: Iterable[str], laid: int) -> int:
        """What a row costs with the best play after it."""
        return sum(
            self.weight(row) * self.objective.cost(laid + 1)
            if key == self.winning
            else self.least(frozenset(cell), laid + 1)
            for key, cell in split(row, codes).items()
        )
