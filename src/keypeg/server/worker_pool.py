"""The pool of processes in which computer players think. It is replaced when a process dies."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class WorkerPool(Executor):
    """An executor that makes a new pool when its pool is broken."""

    def __init__(self, make: Callable[[], Executor]) -> None:
        self._make = make
        self._pool = make()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Run a function in one of the processes."""
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self._pool = self._make()
            return self._pool.submit(fn, *args, **kwargs)

    def terminate(self) -> None:
        """End all processes at once. A move that was being computed is still due, and is computed after the restart."""
        pool = self._pool
        processes = list((pool._processes or {}).values()) if isinstance(pool, ProcessPoolExecutor) else []
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
