"""Parallel proofs: a long proof spread over processes or machines. Every result goes to the ledger at once.

Any `concurrent.futures.Executor` can do the work: threads, processes, or a Dask cluster.
"""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from typing import TypeVar

from msgspec.structs import replace

from keypeg.research.ledgers import Ledger, ProofProgress
from keypeg.research.proof_schedule import PIECES_FROM, Schedule
from keypeg.research.proof_tasks import Task, TaskResult, do_task, start_worker
from keypeg.research.proof_trees import proven_tree
from keypeg.research.refusals import ResearchFault, ResearchRefusal
from keypeg.research.shared_memo import shared_memo
from keypeg.research.workers import give_up, processes
from keypeg.rules.keys import Key
from keypeg.rules.refusals import shown
from keypeg.thinking.trees import Tree

Done = TypeVar("Done")

_MOST_ATTEMPTS = 3
"""How often the same work is tried when workers die."""
_LONGEST_DETAIL = 200


class _PoolBroke(Exception):
    """A pool of processes that cannot be used any more. Another pool may do."""


def prove(
    ledger: Ledger,
    *,
    executor: Executor | None = None,
    workers: int = 1,
    pieces_from: int = PIECES_FROM,
    progress: Callable[[ProofProgress], object] | None = None,
) -> ProofProgress:
    """Work on a ledger until its best total is proven. Stopping it loses only the pieces in progress.

    Without an executor, `workers` processes are started here. Parts of `pieces_from` codes or more are cut into pieces.
    """

    def work(pool: Executor) -> ProofProgress:
        return _Proof(ledger, pool, workers, pieces_from, progress).run()

    return _with_workers(ledger, executor, workers, work)


def prove_and_write_out(
    ledger: Ledger,
    *,
    executor: Executor | None = None,
    workers: int = 1,
    progress: Callable[[ProofProgress], object] | None = None,
) -> Tree:
    """Like `prove`, and then the strategy, part by part. The workers still know what they found."""

    def work(pool: Executor) -> Tree:
        _Proof(ledger, pool, workers, PIECES_FROM, progress).run()
        try:
            return proven_tree(ledger, pool.map)
        except BrokenExecutor as broken:
            raise _PoolBroke from broken

    return _with_workers(ledger, executor, workers, work)


def _with_workers(ledger: Ledger, executor: Executor | None, workers: int, work: Callable[[Executor], Done]) -> Done:
    """Work with an executor, or with processes that are started for it. If they die it begins again with new ones."""
    if executor is not None:
        try:
            return work(executor)
        except _PoolBroke:
            raise ResearchRefusal(ResearchFault.WORKERS_LOST, why="died") from None
    for _ in range(_MOST_ATTEMPTS):
        try:
            with shared_memo(ledger.board) as memo, processes(workers, start_worker, memo) as pool:
                return work(pool)
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
        pieces_from: int,
        progress: Callable[[ProofProgress], object] | None,
    ) -> None:
        self._ledger = ledger
        self._executor = executor
        self._workers = workers
        self._schedule = Schedule(ledger, pieces_from)
        self._progress = progress
        self._running: dict[Future[TaskResult], Task] = {}
        self._losses: Counter[tuple[str, Key]] = Counter()

    def run(self) -> ProofProgress:
        try:
            while True:
                while len(self._running) < self._workers and (task := self._schedule.next_task()) is not None:
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

    def _collect(self, future: "Future[TaskResult]") -> None:
        task = self._running.pop(future)
        result = self._result(future, task)
        if result is None:
            self._schedule.lose(task)
            return
        part = self._schedule.settle(task, result)
        if self._progress is not None:
            self._progress(replace(self._ledger.progress(), part=part))

    def _submit(self, task: Task) -> "Future[TaskResult]":
        try:
            return self._executor.submit(do_task, task)
        except BrokenExecutor as broken:
            raise _PoolBroke from broken
        except (OSError, RuntimeError) as gone:  # a cluster that cannot be reached any more
            raise ResearchRefusal(ResearchFault.WORKERS_LOST, why="unreachable", detail=_detail(gone)) from gone

    def _result(self, future: "Future[TaskResult]", task: Task) -> TaskResult | None:
        """The result of a worker, or None if the worker was lost. Clusters report losses by errors of their own."""
        try:
            return future.result()
        except BrokenExecutor as broken:
            raise _PoolBroke from broken
        except (CancelledError, Exception) as error:
            self._losses[task.row, task.key] += 1
            if self._losses[task.row, task.key] >= _MOST_ATTEMPTS:
                key = f"{task.key.reds},{task.key.whites}"
                raise ResearchRefusal(
                    ResearchFault.WORKERS_LOST, why="part", row=task.row, key=key, detail=_detail(error)
                ) from error
            return None


def _detail(error: BaseException) -> str:
    """An error of somebody else's code, in a line."""
    return shown(f"{type(error).__name__} {error}".rstrip(), _LONGEST_DETAIL)
