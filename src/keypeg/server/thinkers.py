"""Thinkers: the processes in which computers think. Started when the first is needed, and again when one has died."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Thinkers(Executor):
    """Processes that are replaced when one of them dies."""

    def __init__(self, make: Callable[[], Executor]) -> None:
        self._make = make
        self._pool = make()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Have something thought about."""
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self._pool = self._make()
            return self._pool.submit(fn, *args, **kwargs)

    def dismiss(self) -> None:
        """Let nobody think any longer. A move that was being thought about is still due: the next start takes it."""
        pool = self._pool
        processes = list((pool._processes or {}).values()) if isinstance(pool, ProcessPoolExecutor) else []
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
