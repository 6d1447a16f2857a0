"""Campaigns: a long proof spread over processes or machines, one part a task, every result in the ledger at once."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from threading import local

from msgspec import Struct

from keypeg.research.ledgers import Ledger, LedgerFault, Standing
from keypeg.research.openings import Bound, PartSearch
from keypeg.research.workers import give_up, processes
from keypeg.rules.keys import Key
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import Objective

_PATIENCE = 3
"""How often the same work is begun anew after workers died."""


_LOST = "The workers died again and again; the ledger holds all that was done."


class WorkersLost(RuntimeError):
    """The workers died again and again; the ledger holds all that was done."""


class _PoolBroke(WorkersLost):
    """A pool that cannot be used any more; another one may do."""


class Task(Struct, frozen=True):
    """One part to be searched: all that a worker needs to know."""

    codes: Shape
    rows: Shape
    objective: Objective
    row: str
    key: Key
    budget: int | None
    """The cost that is not worth exceeding; None asks for a quick bound only."""


def work(task: Task) -> Bound:
    """What a worker does: search one part. Workers keep what they learn for the next part of the same board."""
    search = _search(task.codes, task.rows, task.objective)
    if task.budget is None:
        return search.look(task.row, task.key)
    return search.solve(task.row, task.key, task.budget)


class _Kept(local):
    """The search that a worker keeps. Threads of one process have one each: a search does one thing at a time."""

    board: tuple[Shape, Shape, Objective] | None = None
    search: PartSearch


_kept = _Kept()


def _search(codes: Shape, rows: Shape, objective: Objective) -> PartSearch:
    if _kept.board != (codes, rows, objective):
        _kept.search = PartSearch(Board(codes, rows), objective)
        _kept.board = (codes, rows, objective)
    return _kept.search


def prove(
    ledger: Ledger,
    *,
    executor: Executor | None = None,
    workers: int = 1,
    progress: Callable[[Standing], object] | None = None,
) -> Standing:
    """Work on a ledger until its best total is proven. Stopping it loses only the parts at hand.

    Any executor will do: threads, processes, a cluster. Without one, so many processes are started here.
    """
    if executor is not None:
        return _campaign(ledger, executor, workers, progress)
    for _ in range(_PATIENCE):
        try:
            with processes(workers) as pool:
                return _campaign(ledger, pool, workers, progress)
        except _PoolBroke:
            continue
    raise WorkersLost(_LOST)


def _campaign(
    ledger: Ledger, executor: Executor, workers: int, progress: Callable[[Standing], object] | None
) -> Standing:
    running: dict[Future[Bound], Task] = {}
    losses: Counter[Task] = Counter()
    try:
        return _rounds(ledger, executor, workers, progress, running, losses)
    finally:
        give_up(executor, running)


def _rounds(
    ledger: Ledger,
    executor: Executor,
    workers: int,
    progress: Callable[[Standing], object] | None,
    running: dict[Future[Bound], Task],
    losses: "Counter[Task]",
) -> Standing:
    while True:
        for task in _tasks(ledger, workers - len(running), {(one.row, one.key) for one in running.values()}):
            running[_handed_over(executor, task)] = task
        if not running:
            standing = ledger.standing()
            if standing.least > standing.reached:
                raise LedgerFault(f"Nothing reaches {standing.reached}: no strategy is below {standing.least}.")
            return standing
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            task = running.pop(future)
            bound = _result(future, task, losses)
            if bound is None:
                continue  # it is still open, and so comes up again
            ledger.record(task.row, task.key, bound)
            if progress is not None:
                progress(ledger.standing())


def _handed_over(executor: Executor, task: Task) -> "Future[Bound]":
    try:
        return executor.submit(work, task)
    except BrokenExecutor as broken:
        raise _PoolBroke(_LOST) from broken
    except (OSError, RuntimeError) as gone:  # a cluster that cannot be reached any more
        raise WorkersLost(f"{_LOST} ({gone})") from gone


def _result(future: "Future[Bound]", task: Task, losses: "Counter[Task]") -> Bound | None:
    """What a worker found, or None if it was lost with its work: clusters say so in ways of their own."""
    try:
        return future.result()
    except BrokenExecutor as broken:
        raise _PoolBroke(_LOST) from broken
    except (CancelledError, Exception) as fault:
        losses[task] += 1
        if losses[task] >= _PATIENCE:
            part = f"{task.row} {task.key.reds},{task.key.whites}"
            raise WorkersLost(f"{_LOST} Last at {part}: {type(fault).__name__} {fault}") from fault
        return None


def _tasks(ledger: Ledger, count: int, taken: set[tuple[str, Key]]) -> list[Task]:
    """The next parts to search: quick bounds of all, then the most hopeful first row, its smallest part first."""
    tasks: list[Task] = []

    def add(row: str, key: Key, budget: int | None) -> None:
        if (row, key) not in taken and len(tasks) < count:
            codes, rows = ledger.board.codes, ledger.board.rows
            tasks.append(Task(codes, rows, ledger.objective, row, key, budget))

    for opening in ledger.openings.values():
        for part in opening.parts:
            if ledger.bound(opening.row, part.key) is None:
                add(opening.row, part.key, None)
    if tasks or any(ledger.bound(*one) is None for one in taken):
        return tasks
    for opening in ledger.open_openings():
        spare = ledger.worthwhile - ledger.least(opening)
        for part in opening.parts:
            known = ledger.bound(opening.row, part.key)
            if known is not None and not known.exact:
                add(opening.row, part.key, known.least + spare)
    return tasks
