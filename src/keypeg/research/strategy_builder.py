"""Building strategies: by proof, by a beam search while time lasts, or by a ledger that many workers fill."""

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Final, assert_never

from msgspec import Struct

from keypeg.research.anytime_search import SearchProgress, improve
from keypeg.research.ledgers import Ledger, ProofProgress, read_header, tree_beside
from keypeg.research.parallel_proof import prove
from keypeg.research.part_search import PartSearch
from keypeg.research.refusals import ResearchFault, ResearchRefusal
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import ProgressCallback, solve, worst_then_average
from keypeg.thinking.objectives import AVERAGE, Objective, ObjectiveName, at_most
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.shipped import known_total
from keypeg.thinking.tree_check import TreeCheck, check_tree
from keypeg.thinking.tree_files import PackedTree, TreeHeader, packed_tree, shown_path, write_tree
from keypeg.thinking.trees import Tree, tree_from_parts

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
    prove(ledger, executor=executor, workers=workers, progress=progress)
    built = proven_strategy(ledger)
    built.write(tree_beside(path), board)
    return built


def proven_strategy(ledger: Ledger) -> BuiltStrategy:
    """The strategy that a finished ledger proves, replayed code by code."""
    total = ledger.incumbent
    tree = _proven_tree(ledger, total)
    check = check_tree(tree, ledger.board, ledger.objective)
    found = check.cost(ledger.objective)
    if found != total:
        file = shown_path(ledger.path)
        raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="wrong_total", file=file, total=total, found=found)
    return BuiltStrategy(tree, ledger.objective, check, exact=True)


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


def _proven_tree(ledger: Ledger, total: int) -> Tree:
    """The strategy that a finished ledger proves. Its parts are searched again, now that their costs are known."""
    search = PartSearch(ledger.board, ledger.objective)
    for opening in ledger.openings.values():
        if not ledger.solved(opening) or ledger.lower_bound(opening) != total:
            continue
        streams = {}
        for part in opening.parts:
            known = ledger.bound(opening.row, part.key)
            budget = known.least if known else 0
            bound, stream = search.tree(opening.row, part.key, budget)
            if not stream:
                raise ResearchRefusal(
                    ResearchFault.BAD_LEDGER,
                    why="wrong_cost",
                    file=shown_path(ledger.path),
                    row=opening.row,
                    key=f"{part.key.reds},{part.key.whites}",
                    claimed=f"= {budget}",
                    found=str(bound),
                )
            streams[part.key] = stream
        return tree_from_parts(ledger.board, opening.row, streams)
    raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="no_opening", file=shown_path(ledger.path), total=total)
