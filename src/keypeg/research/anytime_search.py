"""The anytime search: good strategies for boards whose proof would take too long. More time gives better ones.

There is a whole strategy at once: always lay the first code that fits. One-step rules give a much better one, in 0.1 s
on 4 × 8 and 2 s on 5 × 8. Then beam searches follow, wider and wider, part by part, the most promising openings first;
each has to beat the incumbent. Stopping the search keeps the best strategy so far.
"""

from collections.abc import Callable, Iterable
from math import log
from typing import Final

from msgspec import Struct

from keypeg.research.part_search import Opening, PartSearch, quick_lower_bound
from keypeg.rules.keys import Key
from keypeg.thinking._native import Rule
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import NO_BUDGET
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.one_step_rules import one_step_tree
from keypeg.thinking.positions import Position
from keypeg.thinking.tree_check import check_tree, code_costs
from keypeg.thinking.trees import Tree, tree_from_parts

BEAM_WIDTHS: Final = (1, 2, 4, 8, 16, 32, 64, 128)
"""How many rows are tried at each point, round by round."""

QUICK_RULES: Final = (Rule.FIRST_CODE, Rule.MOST_PARTS, Rule.ENTROPY)
"""The rules that give a whole strategy before any search, the fastest first."""

MOST_SEARCHED: Final = 65_535
"""Boards with more codes are not searched: a one-step rule is all there is."""

WIDENING_MARGIN: Final = 1.01
"""An opening whose total exceeds the best by more than this factor is not searched any wider."""
PROMISING_SHARE: Final = 0.002
"""For each row of its width, a beam tries openings whose estimate exceeds the least by this share more."""
MOST_BOUNDED: Final = 10_000
"""The lower bound of a board with more codes is only counted: every row against every part would take too long."""
_GROWTH: Final = 0.43
"""For the estimates: n codes take about n (1 + 0.43 ln n) rows in all."""


class SearchProgress(Struct, frozen=True):
    """The state of the search after a part, or after a whole strategy without a search."""

    width: int
    """The width of the beam; 0 before the search."""
    row: str
    best: int
    """The best total so far."""


class AnytimeResult(Struct, frozen=True):
    """The best strategy found, with its total as checked code by code."""

    total: int
    tree: Tree
    at_least: int
    """A lower bound: no strategy costs less."""
    finished: bool
    """Whether every width was tried. False if the search was stopped."""


class _Incumbent(Struct):
    """The best known strategy for one opening: a cost and a tree for each part."""

    opening: Opening
    parts: dict[Key, tuple[int, Tree | None]]

    @property
    def total(self) -> int | None:
        if len(self.parts) < len(self.opening.parts):
            return None
        return self.opening.win_cost + sum(cost for cost, _ in self.parts.values())

    @property
    def tree(self) -> Tree:
        below = {key: tree for key, (_, tree) in self.parts.items() if tree is not None}
        return Tree(self.opening.row, below)

    @property
    def estimate(self) -> float:
        """About the rows that the opening needs over all codes."""
        return sum(part.size * (1 + _GROWTH * log(part.size)) for part in self.opening.parts)


def improve(
    board: Board,
    objective: Objective = AVERAGE,
    *,
    widths: Iterable[int] = BEAM_WIDTHS,
    progress: Callable[[SearchProgress], object] | None = None,
) -> AnytimeResult:
    """Search with wider and wider beams. Ctrl-C ends it with the best so far, once there is a whole strategy.

    `progress` is first called when every one-step rule was tried; on a board that is too large for a search, when there
    is any whole strategy.
    """
    search = _AnytimeSearch(board, objective, progress)
    finished = False
    try:
        search.begin()
        if len(board) <= MOST_SEARCHED:
            search.widen(widths)
        finished = True
    except KeyboardInterrupt:
        if search.first is None:
            raise
    tree = search.best_tree()
    return AnytimeResult(check_tree(tree, board, objective).cost(objective), tree, search.at_least, finished)


class _AnytimeSearch:
    """One run of the search, and the best it has found."""

    def __init__(self, board: Board, objective: Objective, progress: Callable[[SearchProgress], object] | None) -> None:
        self._board = board
        self._objective = objective
        self._progress = progress
        self._incumbents: list[_Incumbent] = []
        self._bounded = False
        self.first: Tree | None = None
        """The best strategy without a search."""
        self._first_total: int | None = None
        self.at_least = objective.lower_bound(len(board), 0, len(board.keys) - 2)

    def begin(self) -> None:
        """Find whole strategies without a search."""
        for rule in QUICK_RULES:
            tree = within_rows(one_step_tree(self._board, rule), len(self._objective.costs))
            if self.first is None:
                self.first = tree  # whatever it costs
            total = check_tree(tree, self._board, self._objective).cost(self._objective)
            if self._first_total is None or total < self._first_total:
                self.first, self._first_total = tree, total
            if rule is QUICK_RULES[-1] or len(self._board) > MOST_SEARCHED:
                self._tell(0, self.first.row)

    def widen(self, widths: Iterable[int]) -> None:
        """Search every promising opening with each width."""
        openings = PartSearch(self._board, self._objective, width=1, memo=0).openings()
        self._incumbents = sorted((_Incumbent(opening, {}) for opening in openings), key=lambda one: one.estimate)
        self._take_first()
        for width in widths:
            beam = _BeamSearch(self._board, self._objective, PartSearch(self._board, self._objective, width=width))
            for incumbent in sorted(self._incumbents, key=lambda one: one.total or NO_BUDGET):
                if not self._hopeless(incumbent, width):
                    self._widen(beam, incumbent, width)
            if not self._bounded and len(self._board) <= MOST_BOUNDED:
                self.at_least, self._bounded = quick_lower_bound(self._board, self._objective), True

    def best_tree(self) -> Tree:
        """The best strategy so far."""
        best = min(self._incumbents, key=lambda one: one.total or NO_BUDGET, default=None)
        total = None if best is None else best.total
        if best is None or total is None or (self._first_total is not None and total >= self._first_total):
            assert self.first is not None
            return self.first
        return best.tree

    @property
    def _best_total(self) -> int | None:
        totals = [self._first_total, *(one.total for one in self._incumbents)]
        return min((total for total in totals if total is not None), default=None)

    def _take_first(self) -> None:
        """The best strategy without a search is the first to beat, part by part."""
        assert self.first is not None
        for incumbent in self._incumbents:
            if incumbent.opening.row == self.first.row:
                for part in incumbent.opening.parts:
                    tree = self.first.next.get(part.key)  # none where no row is left
                    whole = Tree(self.first.row, {} if tree is None else {part.key: tree})
                    incumbent.parts[part.key] = part_cost(whole, part.key, self._board, self._objective), tree

    def _hopeless(self, incumbent: _Incumbent, width: int) -> bool:
        if incumbent.total is not None:
            return incumbent.total > (self._best_total or NO_BUDGET) * WIDENING_MARGIN
        return incumbent.estimate > self._incumbents[0].estimate * (1 + PROMISING_SHARE * width)

    def _widen(self, beam: "_BeamSearch", incumbent: _Incumbent, width: int) -> None:
        row = incumbent.opening.row
        for part in incumbent.opening.parts:
            known = incumbent.parts.get(part.key)
            found = beam.part(row, part.key, None if known is None else known[0])
            if found is not None:
                incumbent.parts[part.key] = found
            self._tell(width, row)

    def _tell(self, width: int, row: str) -> None:
        best = self._best_total
        if self._progress is not None and best is not None:
            self._progress(SearchProgress(width, row, best))


def within_rows(tree: Tree, rows: int) -> Tree:
    """A tree without what lies beyond so many rows; 0 is no limit."""
    if not rows:
        return tree
    return Tree(tree.row, {key: within_rows(below, rows - 1) for key, below in tree.next.items()} if rows > 1 else {})


def part_cost(tree: Tree, key: Key, board: Board, objective: Objective) -> int:
    """What the codes that answer the first row of a tree with a key cost, counted code by code."""
    return sum(code_costs(tree, Position(board, [(tree.row, key)]), objective).values())


class _BeamSearch(Struct, frozen=True):
    """A search with one beam width."""

    board: Board
    objective: Objective
    search: PartSearch

    def part(self, row: str, key: Key, known: int | None) -> tuple[int, Tree | None] | None:
        """A strategy for a part that costs less than the known one, with its cost; None if none was found.

        A narrow search may reach a cost and not find the same rows again when it writes the tree. So the cost is
        counted from the tree, code by code.
        """
        _, stream = self.search.tree(row, key, NO_BUDGET if known is None else known - 1)
        if not stream:
            return None
        tree = tree_from_parts(self.board, row, {key: stream})
        cost = part_cost(tree, key, self.board, self.objective)
        return (cost, tree.next.get(key)) if known is None or cost < known else None
