"""Tree checks: an independent check that a strategy tree finds every code, and in how many rows.

Nothing here uses the native core: the rules themselves mark the rows.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from keypeg.rules.keys import Key, mark
from keypeg.rules.refusals import Refusal, shown
from keypeg.rules.shapes import Shape
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.refusals import BranchRefused, ThinkingFault, ThinkingRefusal
from keypeg.thinking.trees import Branch, Tree, step

MOST_DEPTH: Final = 64
"""A code that is not found by this row is never found."""


class TreeCheck(Struct, frozen=True):
    """The result of a check: how many codes each row finds, and how many are never found."""

    found: dict[int, int]
    not_found: int = 0

    @property
    def codes(self) -> int:
        """How many codes were checked."""
        return sum(self.found.values()) + self.not_found

    @property
    def total(self) -> int:
        """Rows laid over all codes that are found."""
        return sum(row * count for row, count in self.found.items())

    @property
    def worst(self) -> int:
        """The most rows any code takes."""
        return max(self.found, default=0)

    @property
    def average(self) -> float:
        """Rows for a code on average."""
        return self.total / sum(self.found.values())

    def cost(self, objective: Objective) -> int:
        """The total cost of the tree under an objective."""
        lost = self.not_found * objective.failure
        return lost + sum(objective.cost(row) * count for row, count in self.found.items())


def check_tree(tree: Tree, codes: Iterable[str], objective: Objective = AVERAGE) -> TreeCheck:
    """Follow the tree for every code. A code may stay hidden only if the objective has no rows left."""
    found: Counter[int] = Counter()
    not_found = 0
    groups: list[tuple[Tree, list[str], Branch]] = [(tree, list(codes), ())]
    last = len(objective.costs) or None
    while groups:
        node, group, branch = groups.pop()
        laid = len(branch) + 1
        if not node.row or len(group[0]) != len(node.row):
            raise BranchRefused(
                branch,
                ThinkingRefusal(ThinkingFault.BAD_TREE, why="other_length", row=shown(node.row), code=group[0]),
            )
        cells: defaultdict[Key, list[str]] = defaultdict(list)
        for code in group:
            cells[mark(node.row, code)].append(code)
        winning = Key(len(node.row), 0)
        for key, cell in cells.items():
            if key == winning:
                found[laid] += len(cell)
                continue
            below = (*branch, step(node.row, key))
            child = node.next.get(key)
            if child is None:
                if last is None or laid < last:
                    raise BranchRefused(below, ThinkingRefusal(ThinkingFault.BAD_TREE, why="missed", code=cell[0]))
                not_found += len(cell)
            elif len(cell) == len(group) and child.row == node.row:
                raise BranchRefused(below, ThinkingRefusal(ThinkingFault.BAD_TREE, why="repeated"))
            elif laid >= MOST_DEPTH:
                raise BranchRefused(
                    below, ThinkingRefusal(ThinkingFault.BAD_TREE, why="too_deep", code=cell[0], rows=laid)
                )
            else:
                groups.append((child, cell, below))
    return TreeCheck(dict(sorted(found.items())), not_found)


def check_rows(tree: Tree, shape: Shape) -> None:
    """Refuse a tree that lays a row of another board. The refusal names the branch."""
    waiting: list[tuple[Tree, Branch]] = [(tree, ())]
    while waiting:
        node, branch = waiting.pop()
        try:
            shape.check(node.row)
        except Refusal as refusal:
            raise BranchRefused(branch, refusal) from None
        for key, below in node.next.items():
            waiting.append((below, (*branch, step(node.row, key))))


def code_costs(tree: Tree, codes: Iterable[str], objective: Objective = AVERAGE) -> dict[str, int]:
    """The cost of each code when the tree is followed."""
    return {code: objective.cost(_finding_row(code, tree, len(objective.costs))) for code in codes}


def weighted_cost(tree: Tree, weights: Mapping[str, int], objective: Objective = AVERAGE) -> int:
    """The total cost of a tree when codes have different weights."""
    costs = code_costs(tree, weights, objective)
    return sum(weight * costs[code] for code, weight in weights.items())


def _finding_row(code: str, tree: Tree, rows: int) -> int:
    """The number of the row that finds a code. If none of the `rows` rows does, the number after the last."""
    node, row = tree, 1
    branch: Branch = ()
    while node.row != code:
        key = mark(node.row, code)
        branch = (*branch, step(node.row, key))
        below = node.next.get(key)
        if below is None:
            if not rows:
                raise BranchRefused(branch, ThinkingRefusal(ThinkingFault.BAD_TREE, why="missed", code=code))
            return rows + 1
        node, row = below, row + 1
    return row
