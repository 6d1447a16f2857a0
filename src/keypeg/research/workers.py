"""Workers: processes on this machine for work that takes long. They end with whoever they work for."""

import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """So many processes. Whatever goes wrong meanwhile ends the work at hand too: some would take hours."""
    others = active_children()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=belong_to_parent) as pool:
        try:
            with _without_interrupts():
                for _ in range(workers):
                    pool.submit(_arrive)  # each starts a process
            yield pool
        except BaseException:
            for worker in set(active_children()) - set(others):
                worker.terminate()
                worker.join()
            raise


def give_up(executor: Executor, futures: "Iterable[Future[Any]]") -> None:
    """Nobody waits for these any longer.

    Those of processes are let be: they end with their processes, and before Python 3.12 a pool whose processes are
    ended falls over futures that were cancelled before.
    """
    if not isinstance(executor, ProcessPoolExecutor):
        for future in futures:
            future.cancel()


def belong_to_parent() -> None:
    """What a worker does first: it leaves Ctrl-C to whom it works for, and sees to it that it ends with them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; the one that the workers work for deals with it.

    A process that is started in here is deaf to it from its first moment; in this one it waits.
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
    """Nothing to do yet."""
