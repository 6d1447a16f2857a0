"""Building strategies: by proof, by search while time lasts, or by a ledger that others help to fill."""

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Final

from msgspec import Struct

from keypeg.research.anytime import Stage, improve
from keypeg.research.campaigns import prove
from keypeg.research.ledgers import Ledger, LedgerFault, Standing, heading_of
from keypeg.research.openings import PartSearch
from keypeg.thinking.boards import Board
from keypeg.thinking.exact import Impossible, Progress, solve
from keypeg.thinking.objectives import AVERAGE, Objective, at_most
from keypeg.thinking.replay import Replay, replay
from keypeg.thinking.rulebook_boards import Aim, Shapes
from keypeg.thinking.shipped import known_total
from keypeg.thinking.tree_files import Header, write_tree
from keypeg.thinking.trees import Tree, planted

QUICK: Final = (1, 2, 4)
"""The widths that give a proof its total to beat."""


class NeedsProof(ValueError):
    """What only the exact search can build."""


class Built(Struct, frozen=True):
    """A strategy, what it was built for, and whether nothing can cost less."""

    tree: Tree
    objective: Objective
    replay: Replay
    exact: bool

    @property
    def total(self) -> int:
        """Its cost over all codes under its objective."""
        return self.replay.cost(self.objective)

    def write(self, path: Path, board: Board) -> None:
        """Write it to a tree file."""
        costs = self.objective.costs
        header = Header(board.codes, board.rows, 0, self.total, self.exact, costs, self.objective.failure)
        write_tree(path, self.tree, header)


def by_proof(board: Board, aim: Aim, own: Objective, *, progress: Progress | None = None) -> Built:
    """The best strategy there is."""
    if aim == "worst":
        return _fewest_rows(board, progress)
    objective = searched(aim, own)
    solution = solve(board, objective, progress=progress)
    return Built(solution.tree, objective, replay(solution.tree, board, objective), exact=True)


def _fewest_rows(board: Board, progress: Progress | None) -> Built:
    """The fewest rows that are always enough, found by trying, and the best average that they allow."""
    rows = 1
    while True:
        try:
            solution = solve(board, at_most(rows), progress=progress)
        except Impossible:
            rows += 1
        else:
            return Built(solution.tree, at_most(rows), replay(solution.tree, board), exact=True)


def by_time(
    board: Board,
    objective: Objective,
    widths: tuple[int, ...],
    *,
    progress: Callable[[Stage], object] | None = None,
) -> Built:
    """The best strategy found before somebody stopped the search."""
    best = improve(board, objective, widths=widths, progress=progress)
    return Built(best.tree, objective, replay(best.tree, board, objective), exact=False)


def by_ledger(
    path: Path,
    board: Board,
    objective: Objective,
    *,
    executor: Executor | None = None,
    workers: int = 1,
    progress: Callable[[Standing], object] | None = None,
) -> Built:
    """The best strategy there is, proven part by part; what is known is in the ledger, whenever it stops."""
    ledger = Ledger(path, board, objective, _to_beat(path, board, objective))
    standing = prove(ledger, executor=executor, workers=workers, progress=progress)
    tree = _best(ledger, standing)
    played = replay(tree, board, objective)
    if played.cost(objective) != standing.reached:
        raise LedgerFault(f"{path} promises {standing.reached}, and its strategy costs {played.cost(objective)}.")
    return Built(tree, objective, played, exact=True)


def _to_beat(path: Path, board: Board, objective: Objective) -> int:
    known = known_total(Shapes(board.codes, board.rows), objective)
    if path.exists():
        reached = heading_of(path).reached
        return reached if known is None else min(reached, known)
    if known is not None:
        return known
    best = improve(board, objective, widths=QUICK)
    if not best.finished:
        raise KeyboardInterrupt  # whoever stops it here wants no proof
    return best.total


def searched(aim: Aim, own: Objective) -> Objective:
    """The objective that a search is given for an aim."""
    match aim:
        case "average":
            return AVERAGE
        case "points":
            return own
        case "worst":
            raise NeedsProof("The worst case is built by the exact search alone.")


def _best(ledger: Ledger, standing: Standing) -> Tree:
    """The strategy that a finished ledger is about: its parts are searched again, now that their costs are known."""
    search = PartSearch(ledger.board, ledger.objective)
    for opening in ledger.openings.values():
        if not ledger.settled(opening) or ledger.least(opening) != standing.reached:
            continue
        streams = {}
        for part in opening.parts:
            known = ledger.bound(opening.row, part.key)
            budget = known.least if known else 0
            _, stream = search.tree(opening.row, part.key, budget)
            if not stream:
                raise LedgerFault(
                    f"{opening.row} {part.key.reds},{part.key.whites} does not cost {budget}: the ledger is wrong."
                )
            streams[part.key] = stream
        return planted(ledger.board, opening.row, streams)
    raise LedgerFault("The ledger holds no first row that reaches its total.")
