"""Replaying: an independent check that a strategy tree finds every code, and in how many rows.

Nothing here comes from the native core: keys are marked by the rules themselves.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

from msgspec import Struct

from keypeg.rules.keys import Key, mark
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.trees import Tree


class TreeFault(ValueError):
    """A tree that does not find every code; the message names the place."""


class Replay(Struct, frozen=True):
    """What a tree does: how many codes each row finds, and how many are never found."""

    found: dict[int, int]
    hidden: int = 0

    @property
    def codes(self) -> int:
        """How many codes were replayed."""
        return sum(self.found.values()) + self.hidden

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
        """Rows a code on average."""
        return self.total / sum(self.found.values())

    def cost(self, objective: Objective) -> int:
        """What the tree costs under an objective."""
        lost = self.hidden * objective.failure
        return lost + sum(objective.cost(row) * count for row, count in self.found.items())


def replay(tree: Tree, codes: Iterable[str], objective: Objective = AVERAGE) -> Replay:
    """Lay every row of the tree for every code; a code may stay hidden only when the objective has no rows left."""
    found: Counter[int] = Counter()
    hidden = 0
    groups: list[tuple[Tree, list[str], tuple[str, ...]]] = [(tree, list(codes), ())]
    last = len(objective.costs) or None
    while groups:
        node, group, path = groups.pop()
        laid = len(path) + 1
        if not node.row or len(group[0]) != len(node.row):
            raise TreeFault(f"{place(path)}: {node.row!r} is no row for codes like {group[0]}.")
        cells: defaultdict[Key, list[str]] = defaultdict(list)
        for code in group:
            cells[mark(node.row, code)].append(code)
        winning = Key(len(node.row), 0)
        for key, cell in cells.items():
            if key == winning:
                found[laid] += len(cell)
                continue
            step = (*path, f"{node.row}={key.reds},{key.whites}")
            child = node.next.get(key)
            if child is None:
                if last is None or laid < last:
                    raise TreeFault(f"{place(step)}: no row follows, and {cell[0]} may still be the code.")
                hidden += len(cell)
            elif len(cell) == len(group) and child.row == node.row:
                raise TreeFault(f"{place(step)}: the same row again tells nothing new.")
            elif laid >= 64:
                raise TreeFault(f"{place(step)}: {cell[0]} is still hidden after {laid} rows.")
            else:
                groups.append((child, cell, step))
    return Replay(dict(sorted(found.items())), hidden)


def costs(tree: Tree, codes: Iterable[str], objective: Objective = AVERAGE) -> dict[str, int]:
    """What each code costs that a tree is followed for."""
    return {code: objective.cost(_row_of(code, tree, len(objective.costs))) for code in codes}


def weighed(tree: Tree, weights: Mapping[str, int], objective: Objective = AVERAGE) -> int:
    """What a tree costs when codes weigh differently."""
    each = costs(tree, weights, objective)
    return sum(weight * each[code] for code, weight in weights.items())


def _row_of(code: str, tree: Tree, rows: int) -> int:
    """Which row of a tree finds a code; the one after the last if there is a last and none does."""
    node, row = tree, 1
    while node.row != code:
        below = node.next.get(mark(node.row, code))
        if below is None:
            if not rows:
                raise TreeFault(f"{code} is not found, and there is always another row.")
            return rows + 1
        node, row = below, row + 1
    return row


def place(path: tuple[str, ...]) -> str:
    """Where in a tree something is: the rows and keys before it."""
    return "After " + " ".join(path) if path else "At the first row"
