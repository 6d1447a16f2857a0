"""Workers: a pool of processes on this machine for long work. The processes end with the one that started them."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any


@contextmanager
def processes(workers: int, start: Callable[..., None] | None = None, *values: Any) -> Iterator[Executor]:
    """A pool of processes. Each calls `start` with the values first, or else `belong_to_parent`.

    An error inside the `with` block also ends the tasks in progress, which may take hours.
    """
    others = active_children()
    with ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=start or belong_to_parent, initargs=values
    ) as pool:
        try:
            with _without_interrupts():
                for _ in range(workers):
                    pool.submit(_arrive)  # each submission starts a process
            yield pool
        except BaseException:
            for worker in set(active_children()) - set(others):
                worker.terminate()
                worker.join()
            raise


def give_up(executor: Executor, futures: "Iterable[Future[Any]]") -> None:
    """Cancel tasks whose results nobody needs any more.

    Tasks of a process pool are not cancelled: they end with their processes, and before Python 3.12 a pool fails if
    its processes are terminated after futures were cancelled.
    """
    if not isinstance(executor, ProcessPoolExecutor):
        for future in futures:
            future.cancel()


def belong_to_parent() -> None:
    """Initialise a worker: it ignores Ctrl-C, which its parent handles, and ends when its parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Block Ctrl-C while workers are started, so that they ignore it from their first moment on.

    A terminal sends Ctrl-C to all its processes. In this process the signal is delivered afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _arrive() -> None:
    """A task that does nothing; it makes the pool start a process."""
