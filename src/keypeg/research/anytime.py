"""The any-time search: good play for boards whose proof would take too long, better with more time.

A narrow search of every first row gives a whole strategy within seconds. Wider and wider ones follow, part by part,
each with the budget of being better than what is there. Whoever stops it keeps the best so far.
"""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from keypeg.research.openings import NO_BUDGET, Opening, PartSearch
from keypeg.rules.keys import Key
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.positions import Position
from keypeg.thinking.replay import costs, replay
from keypeg.thinking.trees import Tree, planted

WIDTHS: Final = (1, 2, 4, 8, 16, 32, 64, 128)
"""How many rows are tried at each point, one round after another."""

WORTH_A_LOOK: Final = 1.01
"""First rows whose total is above the best by more than this are not tried any wider."""


class Stage(Struct, frozen=True):
    """How far the search is: told after every part."""

    width: int
    row: str
    key: Key
    best: int | None
    """The best total so far, once there is one."""


class Best(Struct, frozen=True):
    """The best strategy found, with its total as replayed code by code."""

    total: int
    tree: Tree
    finished: bool
    """Whether every width was tried, or somebody stopped the search."""


class _Reached(Struct):
    """The best known of one first row: a cost and a stream for each part."""

    opening: Opening
    parts: dict[Key, tuple[int, list[int]]]

    @property
    def total(self) -> int | None:
        if len(self.parts) < len(self.opening.parts):
            return None
        return self.opening.won + sum(cost for cost, _ in self.parts.values())

    def tree(self, board: Board) -> Tree:
        return planted(board, self.opening.row, {key: stream for key, (_, stream) in self.parts.items()})


def improve(
    board: Board,
    objective: Objective = AVERAGE,
    *,
    widths: Iterable[int] = WIDTHS,
    progress: Callable[[Stage], object] | None = None,
) -> Best:
    """Search wider and wider. Ctrl-C ends it with the best so far, once there is a whole strategy."""
    reached = [_Reached(opening, {}) for opening in PartSearch(board, objective, width=1).openings()]
    finished = False
    try:
        for width in widths:
            search = PartSearch(board, objective, width=width)
            for one in sorted(reached, key=lambda one: one.total or 0):
                if _hopeless(one, _least(reached)):
                    continue
                _widen(_Narrow(board, objective, search, width), one, reached, progress)
        finished = True
    except KeyboardInterrupt:
        if _least(reached) is None:
            raise
    best = min((one for one in reached if one.total is not None), key=lambda one: one.total or 0)
    tree = best.tree(board)
    return Best(replay(tree, board, objective).cost(objective), tree, finished)


class _Narrow(Struct, frozen=True):
    """A search of one width."""

    board: Board
    objective: Objective
    search: PartSearch
    width: int

    def part(self, row: str, key: Key, known: int | None) -> tuple[int, list[int]] | None:
        """A strategy for a part that costs less than the one known, and what it costs; None if none was found.

        The search says what it has reached, but a narrow one may not find all of it again when it spells it out. So
        what counts is what was spelled out, code by code.
        """
        _, stream = self.search.tree(row, key, NO_BUDGET if known is None else known - 1)
        if not stream:
            return None
        tree = planted(self.board, row, {key: stream})
        cost = sum(costs(tree, Position(self.board, [(row, key)]), self.objective).values())
        return (cost, stream) if known is None or cost < known else None


def _widen(narrow: _Narrow, one: _Reached, reached: list[_Reached], progress: Callable[[Stage], object] | None) -> None:
    for part in one.opening.parts:
        known = one.parts.get(part.key)
        found = narrow.part(one.opening.row, part.key, None if known is None else known[0])
        if found is not None:
            one.parts[part.key] = found
        if progress is not None:
            progress(Stage(narrow.width, one.opening.row, part.key, _least(reached)))


def _least(reached: list[_Reached]) -> int | None:
    return min((one.total for one in reached if one.total is not None), default=None)


def _hopeless(one: _Reached, best: int | None) -> bool:
    return best is not None and one.total is not None and one.total > best * WORTH_A_LOOK
