"""Objectives: what a strategy keeps low. Every one of them says what a code costs by the row that finds it."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from keypeg.thinking import _native

NEVER: Final = _native.NEVER
"""Dearer than any strategy: the cost of a code that has to be found and is not."""


class Objective(Struct, frozen=True):
    """What a code costs by the row that finds it; no costs at all means that row d costs d, without end."""

    costs: tuple[int, ...] = ()
    failure: int = NEVER
    """What a code costs that none of the rows finds."""

    def __post_init__(self) -> None:
        if list(self.costs) != sorted(self.costs) or (self.costs and not self.costs[0] >= 0):
            raise ValueError("A later row may not cost less than an earlier one, and none less than zero.")
        if self.costs and self.failure < self.costs[-1]:
            raise ValueError("Not finding the code may not cost less than the last row.")

    def cost(self, row: int) -> int:
        """What a code costs that row number `row` finds."""
        if not self.costs:
            return row
        return self.costs[row - 1] if row <= len(self.costs) else self.failure

    def least(self, codes: int, laid: int, keys: int) -> int:
        """What so many codes cost at least below so many rows: the next finds one, and each one after it one a key."""
        total, found, row = 0, 1, laid + 1
        while codes:
            found = min(found, codes)
            total += found * self.cost(row)
            codes, found, row = codes - found, found * keys, row + 1
        return total


AVERAGE: Final = Objective()
"""As few rows as possible on average."""


def points(rows: int, failure: int) -> Objective:
    """The codemaker's points: one a row, and so many for a code not found in all of them."""
    return Objective(tuple(range(1, rows + 1)), failure)


def at_most(rows: int) -> Objective:
    """As few rows as possible on average, and never more than so many."""
    return Objective(tuple(range(1, rows + 1)), NEVER)


def by_row(costs: Sequence[int], failure: int) -> Objective:
    """Any cost by row: in a duel, how likely the opponent is to be there first."""
    return Objective(tuple(costs), failure)
