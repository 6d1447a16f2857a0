"""The anytime search: good strategies for boards whose proof would take too long. More time gives better ones.

A narrow beam search of every opening gives a whole strategy within seconds. Wider searches follow, part by part; each
has to beat the incumbent. Stopping the search keeps the best strategy so far.
"""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import Struct

from keypeg.research.part_search import Opening, PartSearch
from keypeg.rules.keys import Key
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import NO_BUDGET
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.positions import Position
from keypeg.thinking.tree_check import check_tree, code_costs
from keypeg.thinking.trees import Tree, tree_from_parts

BEAM_WIDTHS: Final = (1, 2, 4, 8, 16, 32, 64, 128)
"""How many rows are tried at each point, round by round."""

WIDENING_MARGIN: Final = 1.01
"""An opening whose total exceeds the best by more than this factor is not searched any wider."""


class SearchProgress(Struct, frozen=True):
    """The state of the search after a part."""

    width: int
    row: str
    key: Key
    best: int | None
    """The best total so far; None before there is a whole strategy."""


class AnytimeResult(Struct, frozen=True):
    """The best strategy found, with its total as checked code by code."""

    total: int
    tree: Tree
    finished: bool
    """Whether every width was tried. False if the search was stopped."""


class _Incumbent(Struct):
    """The best known strategy for one opening: a cost and a stream for each part."""

    opening: Opening
    parts: dict[Key, tuple[int, list[int]]]

    @property
    def total(self) -> int | None:
        if len(self.parts) < len(self.opening.parts):
            return None
        return self.opening.win_cost + sum(cost for cost, _ in self.parts.values())

    def tree(self, board: Board) -> Tree:
        return tree_from_parts(board, self.opening.row, {key: stream for key, (_, stream) in self.parts.items()})


def improve(
    board: Board,
    objective: Objective = AVERAGE,
    *,
    widths: Iterable[int] = BEAM_WIDTHS,
    progress: Callable[[SearchProgress], object] | None = None,
) -> AnytimeResult:
    """Search with wider and wider beams. Ctrl-C ends it with the best so far, once there is a whole strategy."""
    incumbents = [_Incumbent(opening, {}) for opening in PartSearch(board, objective, width=1).openings()]
    finished = False
    try:
        for width in widths:
            beam = _BeamSearch(board, objective, PartSearch(board, objective, width=width), width)
            for incumbent in sorted(incumbents, key=lambda one: one.total or 0):
                if not _hopeless(incumbent, _best_total(incumbents)):
                    _widen(beam, incumbent, incumbents, progress)
        finished = True
    except KeyboardInterrupt:
        if _best_total(incumbents) is None:
            raise
    best = min((one for one in incumbents if one.total is not None), key=lambda one: one.total or 0)
    tree = best.tree(board)
    return AnytimeResult(check_tree(tree, board, objective).cost(objective), tree, finished)


class _BeamSearch(Struct, frozen=True):
    """A search with one beam width."""

    board: Board
    objective: Objective
    search: PartSearch
    width: int

    def part(self, row: str, key: Key, known: int | None) -> tuple[int, list[int]] | None:
        """A strategy for a part that costs less than the known one, with its cost; None if none was found.

        A narrow search may reach a cost and not find the same rows again when it writes the tree. So the cost is
        counted from the tree, code by code.
        """
        _, stream = self.search.tree(row, key, NO_BUDGET if known is None else known - 1)
        if not stream:
            return None
        tree = tree_from_parts(self.board, row, {key: stream})
        cost = sum(code_costs(tree, Position(self.board, [(row, key)]), self.objective).values())
        return (cost, stream) if known is None or cost < known else None


def _widen(
    beam: _BeamSearch,
    incumbent: _Incumbent,
    incumbents: list[_Incumbent],
    progress: Callable[[SearchProgress], object] | None,
) -> None:
    row = incumbent.opening.row
    for part in incumbent.opening.parts:
        known = incumbent.parts.get(part.key)
        found = beam.part(row, part.key, None if known is None else known[0])
        if found is not None:
            incumbent.parts[part.key] = found
        if progress is not None:
            progress(SearchProgress(beam.width, row, part.key, _best_total(incumbents)))


def _best_total(incumbents: list[_Incumbent]) -> int | None:
    return min((one.total for one in incumbents if one.total is not None), default=None)


def _hopeless(incumbent: _Incumbent, best: int | None) -> bool:
    return best is not None and incumbent.total is not None and incumbent.total > best * WIDENING_MARGIN
