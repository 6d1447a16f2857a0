"""Campaigns: a long proof spread over processes or machines, one part a task, every result in the ledger at once."""

import threading
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.ledgers import Ledger, LedgerFault, Standing
from keypeg.thinking.objectives import Objective
from keypeg.thinking.openings import Bound, PartSearch

_PATIENCE = 3
"""How often a pool of our own is made anew after a worker died."""


class WorkersLost(RuntimeError):
    """The workers died again and again; the ledger holds all that was done."""


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
    search = _search(task)
    if task.budget is None:
        return search.look(task.row, task.key)
    return search.solve(task.row, task.key, task.budget)


class _Kept(threading.local):
    """The search of this thread, and the board and objective it is for."""

    of: tuple[Shape, Shape, Objective] | None = None
    search: PartSearch | None = None


_kept = _Kept()


def _search(task: Task) -> PartSearch:
    of = (task.codes, task.rows, task.objective)
    if _kept.search is None or _kept.of != of:
        _kept.search = PartSearch(Board(task.codes, task.rows), task.objective)
        _kept.of = of
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
            with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
                try:
                    return _campaign(ledger, pool, workers, progress)
                except KeyboardInterrupt:
                    pool.shutdown(wait=False, cancel_futures=True)
                    raise
        except BrokenExecutor:
            continue
    raise WorkersLost("The workers died again and again; the ledger holds all that was done.")


def _campaign(
    ledger: Ledger, executor: Executor, workers: int, progress: Callable[[Standing], object] | None
) -> Standing:
    running: dict[Future[Bound], Task] = {}
    while True:
        for task in _tasks(ledger, workers - len(running), {(one.row, one.key) for one in running.values()}):
            running[executor.submit(work, task)] = task
        if not running:
            standing = ledger.standing()
            if standing.least > standing.reached:
                raise LedgerFault(f"Nothing reaches {standing.reached}: no strategy is below {standing.least}.")
            return standing
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            task = running.pop(future)
            ledger.record(task.row, task.key, future.result())
            if progress is not None:
                progress(ledger.standing())


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
