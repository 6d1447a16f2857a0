"""Parallel proofs: a long proof spread over processes or machines. Every result goes to the ledger at once.

Any `concurrent.futures.Executor` can do the work: threads, processes, or a Dask cluster.
"""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from threading import local

from msgspec import Struct

from keypeg.research.ledgers import Ledger, ProofProgress
from keypeg.research.part_search import Bound, PartSearch
from keypeg.research.refusals import ResearchFault, ResearchRefusal
from keypeg.research.workers import give_up, processes
from keypeg.rules.keys import Key
from keypeg.rules.refusals import shown
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import Objective

_MOST_ATTEMPTS = 3
"""How often the same work is tried when workers die."""
_LONGEST_DETAIL = 200


class _PoolBroke(Exception):
    """A pool of processes that cannot be used any more. Another pool may do."""


class PartTask(Struct, frozen=True):
    """One part to search, with all that a worker needs to know."""

    codes: Shape
    rows: Shape
    objective: Objective
    row: str
    key: Key
    budget: int | None
    """The highest cost worth finding; None asks for a quick bound only."""


def search_part(task: PartTask) -> Bound:
    """Search one part, in a worker. A worker keeps what it learns for the next part of the same board."""
    search = _search(task.codes, task.rows, task.objective)
    if task.budget is None:
        return search.quick_bound(task.row, task.key)
    return search.solve(task.row, task.key, task.budget)


class _SearchCache(local):
    """The search that a worker keeps. Each thread has its own, because a search does one thing at a time."""

    board: tuple[Shape, Shape, Objective] | None = None
    search: PartSearch


_cache = _SearchCache()


def _search(codes: Shape, rows: Shape, objective: Objective) -> PartSearch:
    if _cache.board != (codes, rows, objective):
        _cache.search = PartSearch(Board(codes, rows), objective)
        _cache.board = (codes, rows, objective)
    return _cache.search


def prove(
    ledger: Ledger,
    *,
    executor: Executor | None = None,
    workers: int = 1,
    progress: Callable[[ProofProgress], object] | None = None,
) -> ProofProgress:
    """Work on a ledger until its best total is proven. Stopping it loses only the parts in progress.

    Without an executor, `workers` processes are started here.
    """
    if executor is not None:
        try:
            return _Proof(ledger, executor, workers, progress).run()
        except _PoolBroke:
            raise ResearchRefusal(ResearchFault.WORKERS_LOST, why="died") from None
    for _ in range(_MOST_ATTEMPTS):
        try:
            with processes(workers) as pool:
                return _Proof(ledger, pool, workers, progress).run()
        except _PoolBroke:
            continue
    raise ResearchRefusal(ResearchFault.WORKERS_LOST, why="died")


class _Proof:
    """One run of a proof on an executor."""

    def __init__(
        self,
        ledger: Ledger,
        executor: Executor,
        workers: int,
        progress: Callable[[ProofProgress], object] | None,
    ) -> None:
        self._ledger = ledger
        self._executor = executor
        self._workers = workers
        self._progress = progress
        self._running: dict[Future[Bound], PartTask] = {}
        self._losses: Counter[PartTask] = Counter()

    def run(self) -> ProofProgress:
        try:
            while True:
                for task in self._next_tasks():
                    self._running[self._submit(task)] = task
                if not self._running:
                    return self._finished()
                done, _ = wait(self._running, return_when=FIRST_COMPLETED)
                for future in done:
                    self._collect(future)
        finally:
            give_up(self._executor, self._running)

    def _finished(self) -> ProofProgress:
        proof = self._ledger.progress()
        if proof.lower_bound > proof.incumbent:
            raise ResearchRefusal(
                ResearchFault.BAD_LEDGER, why="out_of_reach", total=proof.incumbent, least=proof.lower_bound
            )
        return proof

    def _collect(self, future: "Future[Bound]") -> None:
        task = self._running.pop(future)
        bound = self._result(future, task)
        if bound is None:
            return  # the part is still open, so it comes up again
        self._ledger.record(task.row, task.key, bound)
        if self._progress is not None:
            self._progress(self._ledger.progress())

    def _submit(self, task: PartTask) -> "Future[Bound]":
        try:
            return self._executor.submit(search_part, task)
        except BrokenExecutor as broken:
            raise _PoolBroke from broken
        except (OSError, RuntimeError) as gone:  # a cluster that cannot be reached any more
            raise ResearchRefusal(ResearchFault.WORKERS_LOST, why="unreachable", detail=_detail(gone)) from gone

    def _result(self, future: "Future[Bound]", task: PartTask) -> Bound | None:
        """The result of a worker, or None if the worker was lost. Clusters report losses by errors of their own."""
        try:
            return future.result()
        except BrokenExecutor as broken:
            raise _PoolBroke from broken
        except (CancelledError, Exception) as error:
            self._losses[task] += 1
            if self._losses[task] >= _MOST_ATTEMPTS:
                key = f"{task.key.reds},{task.key.whites}"
                raise ResearchRefusal(
                    ResearchFault.WORKERS_LOST, why="part", row=task.row, key=key, detail=_detail(error)
                ) from error
            return None

    def _next_tasks(self) -> list[PartTask]:
        """The next parts to search: quick bounds of all parts, then the most promising opening, smallest part first."""
        ledger, count = self._ledger, self._workers - len(self._running)
        taken = {(task.row, task.key) for task in self._running.values()}
        tasks: list[PartTask] = []

        def add(row: str, key: Key, budget: int | None) -> None:
            if (row, key) not in taken and len(tasks) < count:
                tasks.append(PartTask(ledger.board.codes, ledger.board.rows, ledger.objective, row, key, budget))

        for opening in ledger.openings.values():
            for part in opening.parts:
                if ledger.bound(opening.row, part.key) is None:
                    add(opening.row, part.key, None)
        if tasks or any(ledger.bound(*one) is None for one in taken):
            return tasks
        for opening in ledger.open_openings():
            spare = ledger.budget - ledger.lower_bound(opening)
            for part in opening.parts:
                known = ledger.bound(opening.row, part.key)
                if known is not None and not known.exact:
                    add(opening.row, part.key, known.least + spare)
        return tasks


def _detail(error: BaseException) -> str:
    """An error of somebody else's code, in a line."""
    return shown(f"{type(error).__name__} {error}".rstrip(), _LONGEST_DETAIL)
