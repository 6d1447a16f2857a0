"""Building strategies: by proof, by a beam search while time lasts, or by a ledger that many workers fill.

Whichever it is, Ctrl-C ends it with the best strategy known so far. It is proven only if it reaches a lower bound.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Final, assert_never

from msgspec import Struct

from keypeg.research.anytime_search import AnytimeResult, SearchProgress, improve
from keypeg.research.ledgers import Ledger, ProofProgress, read_header, tree_beside
from keypeg.research.parallel_proof import prove_and_write_out
from keypeg.research.proof_trees import proven_tree
from keypeg.research.refusals import ResearchFault, ResearchRefusal
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import ProgressCallback, fewest_rows, solve, worst_then_average
from keypeg.thinking.objectives import AVERAGE, NEVER, Objective, ObjectiveName, at_most, row_limit
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.shipped import known_total, shipped_tree
from keypeg.thinking.tree_check import TreeCheck, check_tree
from keypeg.thinking.tree_files import PackedTree, TreeHeader, packed_tree, read_tree, shown_path, write_tree
from keypeg.thinking.trees import Tree

FIRST_WIDTHS: Final = (1,)
"""The beam widths that find what is kept if a proof is stopped: they take a small part of its time."""
NO_WIDTHS: Final = ()
"""One-step rules alone."""
QUICK_WIDTHS: Final = (1, 2, 4)
"""The beam widths that find a first incumbent for a proof."""


def _ignore() -> None:
    """Whoever asks for nothing is told nothing."""


class BuiltStrategy(Struct, frozen=True):
    """A strategy, its objective, its check, and whether it is proven that nothing costs less."""

    tree: Tree
    objective: Objective
    check: TreeCheck
    exact: bool
    at_least: int = 0
    """A lower bound: no strategy costs less."""

    @property
    def total(self) -> int:
        """Its total cost over all codes under its objective."""
        return self.check.cost(self.objective)

    @property
    def not_found(self) -> int:
        """How many codes are not found within the rows of the objective."""
        rows = len(self.objective.costs)
        late = sum(count for row, count in self.check.found.items() if rows and row > rows)
        return self.check.not_found + late

    def packed(self, board: Board) -> PackedTree:
        """Its tree as it is stored in a file."""
        header = TreeHeader(
            codes=board.codes,
            rows=board.rows,
            nodes=0,
            total=self.total,
            exact=self.exact,
            costs=self.objective.costs,
            failure=self.objective.failure,
        )
        return packed_tree(self.tree, header)

    def write(self, path: Path, board: Board) -> None:
        """Write it to a tree file."""
        write_tree(path, self.packed(board))


def build_by_proof(
    board: Board,
    name: ObjectiveName,
    own: Objective,
    *,
    progress: ProgressCallback | None = None,
    found: Callable[[], object] = _ignore,
) -> BuiltStrategy:
    """The best strategy there is, proven. `own` is the objective of the edition, for `points`.

    `found` is called when there is a strategy that Ctrl-C would keep.
    """
    objective = AVERAGE if name == "worst" else search_objective(name, own)
    first = improve(board, objective, widths=FIRST_WIDTHS, progress=lambda _: found())
    if first.finished:
        try:
            return _build_by_proof(board, name, own, progress)
        except KeyboardInterrupt:
            pass
    return _kept(first, board, objective, within=name == "worst")


def _build_by_proof(
    board: Board, name: ObjectiveName, own: Objective, progress: ProgressCallback | None
) -> BuiltStrategy:
    if name == "worst":
        rows, solution = worst_then_average(board, progress=progress)
        return BuiltStrategy(solution.tree, at_most(rows), check_tree(solution.tree, board), exact=True)
    objective = search_objective(name, own)
    solution = solve(board, objective, progress=progress)
    return BuiltStrategy(solution.tree, objective, check_tree(solution.tree, board, objective), exact=True)


def build_by_beam(
    board: Board,
    objective: Objective,
    widths: tuple[int, ...],
    *,
    progress: Callable[[SearchProgress], object] | None = None,
) -> BuiltStrategy:
    """The best strategy found before the search was stopped."""
    return _kept(improve(board, objective, widths=widths, progress=progress), board, objective)


def build_by_rule(board: Board, objective: Objective, *, within: bool = False) -> BuiltStrategy:
    """The best strategy without a search. `within` its own worst case it is kept, where that counts first."""
    if within or row_limit(objective) is not None:  # no rule keeps to a limit
        within, objective = True, AVERAGE
    return _kept(improve(board, objective, widths=NO_WIDTHS), board, objective, within=within)


def _kept(best: AnytimeResult, board: Board, objective: Objective, *, within: bool = False) -> BuiltStrategy:
    """What a search found. `within` its own worst case it is kept, where that counts first."""
    check = check_tree(best.tree, board, objective)
    if within:  # whether fewer rows are enough is open, whatever the total
        return BuiltStrategy(best.tree, at_most(check.worst), check, exact=False, at_least=best.at_least)
    return BuiltStrategy(best.tree, objective, check, exact=best.total <= best.at_least, at_least=best.at_least)


def build_by_ledger(
    path: Path,
    board: Board,
    objective: Objective,
    *,
    executor: Executor | None = None,
    workers: int = 1,
    progress: Callable[[ProofProgress], object] | None = None,
    found: Callable[[], object] = _ignore,
) -> BuiltStrategy:
    """The best strategy there is, proven part by part. What is known stays in the ledger, whenever it stops.

    `found` is called when there is a strategy that Ctrl-C would keep.
    """
    ledger: Ledger | None = None
    try:
        ledger = Ledger(path, board, objective, _first_incumbent(path, board, objective, found))
        built = _replayed(ledger, prove_and_write_out(ledger, executor=executor, workers=workers, progress=progress))
    except KeyboardInterrupt:
        at_least = objective.lower_bound(len(board), 0, len(board.keys) - 2)
        return _best_known(path, board, objective, ledger.progress().lower_bound if ledger else at_least)
    built.write(tree_beside(path), board)
    return built


def proven_strategy(ledger: Ledger) -> BuiltStrategy:
    """The strategy that a finished ledger proves, replayed code by code."""
    return _replayed(ledger, proven_tree(ledger))


def _replayed(ledger: Ledger, tree: Tree) -> BuiltStrategy:
    total = ledger.incumbent
    check = check_tree(tree, ledger.board, ledger.objective)
    found = check.cost(ledger.objective)
    if found != total:
        file = shown_path(ledger.path)
        raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="wrong_total", file=file, total=total, found=found)
    return BuiltStrategy(tree, ledger.objective, check, exact=True)


def ledger_objective(
    path: Path, board: Board, name: ObjectiveName, own: Objective, *, found: Callable[[], object] = _ignore
) -> Objective:
    """The objective of a proof by ledger. For `worst`, the fewest rows come first; a ledger that was begun has them.

    `found` is called before a search that may take long.
    """
    if name != "worst":
        return search_objective(name, own)
    rows = len(read_header(path).costs) if path.exists() else 0
    if rows:
        return at_most(rows)
    found()
    return at_most(fewest_rows(board))


def _first_incumbent(path: Path, board: Board, objective: Objective, found: Callable[[], object]) -> int:
    known = known_total(Shapes(board.codes, board.rows), objective)
    if path.exists() or known is not None:
        found()
    if path.exists():
        incumbent = read_header(path).incumbent
        return incumbent if known is None else min(incumbent, known)
    if known is not None:
        return known
    best = improve(board, objective, widths=QUICK_WIDTHS, progress=lambda _: found())
    if best.total < NEVER:
        _kept(best, board, objective).write(tree_beside(path), board)
    if not best.finished:
        raise KeyboardInterrupt  # whoever stops it here wants no proof
    return min(best.total, NEVER)  # never, if the search is too narrow to find every code in so few rows


def _best_known(path: Path, board: Board, objective: Objective, at_least: int) -> BuiltStrategy:
    """The best strategy that is known where the proof of a ledger was stopped."""
    shipped, beside = shipped_tree(Shapes(board.codes, board.rows), objective), tree_beside(path)
    known = [] if shipped is None else [shipped]
    if beside.exists():
        known.append(read_tree(beside))
    if not known:
        return build_by_rule(board, objective)
    tree = min(known, key=lambda packed: packed.header.total).tree()
    check = check_tree(tree, board, objective)
    return BuiltStrategy(tree, objective, check, exact=check.cost(objective) <= at_least, at_least=at_least)


def search_objective(name: ObjectiveName, own: Objective) -> Objective:
    """The objective of a search. The worst case takes several searches, so it has none."""
    match name:
        case "average":
            return AVERAGE
        case "points":
            return own
        case "worst":
            raise ResearchRefusal(ResearchFault.NEEDS_PROOF)
        case _:
            assert_never(name)
