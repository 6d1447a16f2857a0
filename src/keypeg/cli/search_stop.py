"""Stopping a search: Ctrl-C, or the end of its time, ends it once. What it has found is then kept undisturbed."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


@contextmanager
def stopped_once(seconds: float | None = None) -> Iterator[Callable[[], None]]:
    """Within this, a Ctrl-C raises `KeyboardInterrupt` once and later ones do nothing, so that a file gets written.

    So does the end of the time. Neither does it before there is a strategy: call the function that this yields whenever
    there is one. Whoever does not want to wait for it presses Ctrl-C twice.
    """
    end = None if seconds is None else time.monotonic() + seconds
    found = asked = stopped = False

    def stop() -> None:
        nonlocal stopped
        if not stopped:
            stopped = True
            raise KeyboardInterrupt

    def has_strategy() -> None:
        nonlocal found
        found = True
        if asked or (end is not None and time.monotonic() >= end):
            stop()

    def on_interrupt(_signal: int, _frame: FrameType | None) -> None:
        nonlocal asked
        if found or asked:
            stop()
        asked = True

    def on_alarm(_signal: int, _frame: FrameType | None) -> None:
        if found:
            stop()

    if current_thread() is not main_thread():  # which alone hears signals
        yield has_strategy
        return
    before = [(signal.SIGINT, signal.signal(signal.SIGINT, on_interrupt))]
    if seconds is not None and hasattr(signal, "setitimer"):  # elsewhere the part in hand is finished first
        before.append((signal.SIGALRM, signal.signal(signal.SIGALRM, on_alarm)))
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield has_strategy
    finally:
        if len(before) > 1:
            signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in before:
            signal.signal(number, handler)
