"""Building strategies: by proof, by a beam search while time lasts, or by a ledger that many workers fill."""

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Final, assert_never

from msgspec import Struct

from keypeg.research.anytime_search import SearchProgress, improve
from keypeg.research.ledgers import Ledger, ProofProgress, read_header, tree_beside
from keypeg.research.parallel_proof import prove_and_write_out
from keypeg.research.proof_trees import proven_tree
from keypeg.research.refusals import ResearchFault, ResearchRefusal
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import ProgressCallback, fewest_rows, solve, worst_then_average
from keypeg.thinking.objectives import AVERAGE, NEVER, Objective, ObjectiveName, at_most
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.shipped import known_total
from keypeg.thinking.tree_check import TreeCheck, check_tree
from keypeg.thinking.tree_files import PackedTree, TreeHeader, packed_tree, shown_path, write_tree
from keypeg.thinking.trees import Tree

QUICK_WIDTHS: Final = (1, 2, 4)
"""The beam widths that find a first incumbent for a proof."""


class BuiltStrategy(Struct, frozen=True):
    """A strategy, its objective, its check, and whether it is proven that nothing costs less."""

    tree: Tree
    objective: Objective
    check: TreeCheck
    exact: bool

    @property
    def total(self) -> int:
        """Its total cost over all codes under its objective."""
        return self.check.cost(self.objective)

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
    board: Board, name: ObjectiveName, own: Objective, *, progress: ProgressCallback | None = None
) -> BuiltStrategy:
    """The best strategy there is, proven. `own` is the objective of the edition, for `points`."""
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
    best = improve(board, objective, widths=widths, progress=progress)
    return BuiltStrategy(best.tree, objective, check_tree(best.tree, board, objective), exact=False)


def build_by_ledger(
    path: Path,
    board: Board,
    objective: Objective,
    *,
    executor: Executor | None = None,
    workers: int = 1,
    progress: Callable[[ProofProgress], object] | None = None,
) -> BuiltStrategy:
    """The best strategy there is, proven part by part. What is known stays in the ledger, whenever it stops."""
    ledger = Ledger(path, board, objective, _first_incumbent(path, board, objective))
    built = _replayed(ledger, prove_and_write_out(ledger, executor=executor, workers=workers, progress=progress))
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


def ledger_objective(path: Path, board: Board, name: ObjectiveName, own: Objective) -> Objective:
    """The objective of a proof by ledger. For `worst`, the fewest rows come first; a ledger that was begun has them."""
    if name != "worst":
        return search_objective(name, own)
    rows = len(read_header(path).costs) if path.exists() else 0
    return at_most(rows or fewest_rows(board))


def _first_incumbent(path: Path, board: Board, objective: Objective) -> int:
    known = known_total(Shapes(board.codes, board.rows), objective)
    if path.exists():
        incumbent = read_header(path).incumbent
        return incumbent if known is None else min(incumbent, known)
    if known is not None:
        return known
    best = improve(board, objective, widths=QUICK_WIDTHS)
    if not best.finished:
        raise KeyboardInterrupt  # whoever stops it here wants no proof
    if best.total >= NEVER:
        return NEVER  # the search is too narrow to find every code in so few rows
    check = check_tree(best.tree, board, objective)
    BuiltStrategy(best.tree, objective, check, exact=False).write(tree_beside(path), board)
    return best.total


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
