"""Objectives: what a strategy minimises. An objective gives each code a cost by the row that finds it."""

from collections.abc import Sequence
from typing import Final, Literal, get_args

from msgspec import Struct

from keypeg.thinking import _native

NEVER: Final = _native.NEVER
"""The cost of not finding a code that must be found. It is higher than the cost of any strategy."""

ObjectiveName = Literal["average", "worst", "points"]
"""What users choose: fewest rows on average, fewest rows at worst, or the edition's own score."""

OBJECTIVE_NAMES: Final[tuple[ObjectiveName, ...]] = get_args(ObjectiveName)


class Objective(Struct, frozen=True):
    """The cost of a code by the row that finds it. Without `costs`, row d costs d and there is no last row."""

    costs: tuple[int, ...] = ()
    failure: int = NEVER
    """The cost of a code that no row finds."""

    def __post_init__(self) -> None:
        if list(self.costs) != sorted(self.costs) or (self.costs and not self.costs[0] >= 0):
            raise ValueError("A later row may not cost less than an earlier one, and none less than zero.")
        if self.costs and self.failure < self.costs[-1]:
            raise ValueError("Not finding the code may not cost less than the last row.")

    def cost(self, row: int) -> int:
        """The cost of a code that row number `row` finds, counted from 1."""
        if not self.costs:
            return row
        return self.costs[row - 1] if row <= len(self.costs) else self.failure

    def lower_bound(self, codes: int, laid: int, keys: int) -> int:
        """A lower bound for the total cost of `codes` codes after `laid` rows, where a row can earn `keys` losing keys.

        The next row finds at most one code. Every row after it finds at most one code for each key.
        """
        total, found, row = 0, 1, laid + 1
        while codes:
            found = min(found, codes)
            total += found * self.cost(row)
            codes, found, row = codes - found, found * keys, row + 1
        return total


AVERAGE: Final = Objective()
"""As few rows as possible on average."""


def points(rows: int, failure: int) -> Objective:
    """The codemaker's points: one for each row, and `failure` for a code that none of the `rows` rows finds."""
    return Objective(tuple(range(1, rows + 1)), failure)


def at_most(rows: int) -> Objective:
    """As few rows as possible on average, and never more than `rows`."""
    return Objective(tuple(range(1, rows + 1)), NEVER)


def by_row(costs: Sequence[int], failure: int) -> Objective:
    """Any cost by row: in a duel, for example, how likely the opponent finishes first."""
    return Objective(tuple(costs), failure)


def row_limit(objective: Objective) -> int | None:
    """The rows in which every code has to be found, under an objective of `at_most`; None under any other."""
    rows = len(objective.costs)
    return rows if rows and objective == at_most(rows) else None
