"""Proof trees: the strategy that a finished ledger proves, written out part by part, here or by many workers."""

from collections.abc import Callable, Iterable

from keypeg.research.ledgers import Ledger
from keypeg.research.part_search import Opening
from keypeg.research.proof_tasks import Task, TaskResult, TreeTask, do_task
from keypeg.research.refusals import ResearchFault, ResearchRefusal
from keypeg.rules.keys import Key
from keypeg.thinking.tree_files import shown_path
from keypeg.thinking.trees import Tree, tree_from_parts

DoTasks = Callable[[Callable[[Task], TaskResult], list[TreeTask]], Iterable[TaskResult]]
"""Does tasks and gives the results in the same order: `map`, or the `map` of an executor."""


def proven_tree(ledger: Ledger, do_tasks: DoTasks = map) -> Tree:
    """The strategy that a finished ledger proves. Its parts are searched again, now that their costs are known."""
    opening = _best_opening(ledger)
    # The largest part first, so that no worker is left with it at the end.
    costs = {part.key: _cost(ledger, opening, part.key) for part in reversed(opening.parts)}
    board, objective = ledger.board, ledger.objective
    tasks = [
        TreeTask(codes=board.codes, rows=board.rows, objective=objective, row=opening.row, key=key, cost=cost)
        for key, cost in costs.items()
    ]
    streams = {}
    for task, result in zip(tasks, do_tasks(do_task, tasks), strict=True):
        if not result.stream:
            raise ResearchRefusal(
                ResearchFault.BAD_LEDGER,
                why="wrong_cost",
                file=shown_path(ledger.path),
                row=opening.row,
                key=f"{task.key.reds},{task.key.whites}",
                claimed=f"= {task.cost}",
                found=str(result.bound),
            )
        streams[task.key] = result.stream
    return tree_from_parts(board, opening.row, streams)


def _best_opening(ledger: Ledger) -> Opening:
    """The first opening whose parts reach the best total."""
    for opening in ledger.openings.values():
        if ledger.solved(opening) and ledger.lower_bound(opening) == ledger.incumbent:
            return opening
    file = shown_path(ledger.path)
    raise ResearchRefusal(ResearchFault.BAD_LEDGER, why="no_opening", file=file, total=ledger.incumbent)


def _cost(ledger: Ledger, opening: Opening, key: Key) -> int:
    known = ledger.bound(opening.row, key)
    return known.least if known else 0
