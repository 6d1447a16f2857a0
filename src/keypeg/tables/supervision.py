"""Supervision of background tasks: one that ends is logged, is reported as down, and is started again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

RESTART_SECONDS: Final = 0.25
"""The pause before a task that ended is started again."""
PROBATION_SECONDS: Final = 3.0
"""A task counts as down until it has run for this long since it last ended."""

logger: Final = logging.getLogger("keypeg.supervision")


class Supervisor:
    """Runs background tasks that should never end, until it is stopped."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._ended_at: dict[str, float] = {}

    def start(self, name: str, run: Callable[[], Awaitable[None]], *, once: bool = False) -> None:
        """Start a task. With `once`, it may end, and is started again only if it fails."""
        self._tasks[name] = asyncio.create_task(self._supervise(name, run, once=once), name=name)

    @property
    def down(self) -> list[str]:
        """The tasks that ended a moment ago, or end again and again."""
        now = asyncio.get_running_loop().time()
        return [name for name, ended_at in self._ended_at.items() if now - ended_at < PROBATION_SECONDS]

    async def stop(self, seconds: float) -> bool:
        """Cancel all tasks, and wait for their end for at most this long. Returns whether all have ended."""
        tasks, self._tasks = self._tasks, {}
        return await end(tasks.values(), seconds)

    async def _supervise(self, name: str, run: Callable[[], Awaitable[None]], *, once: bool) -> None:
        while True:
            try:
                await run()
            except asyncio.CancelledError as error:
                task = asyncio.current_task()
                if task is None or task.cancelling():
                    raise
                self._on_end(name, error)  # something that the task waited for was cancelled, not the task
            except Exception as error:
                self._on_end(name, error)
            else:
                if once:
                    return
                self._on_end(name, None)
            await asyncio.sleep(RESTART_SECONDS)

    def _on_end(self, name: str, error: BaseException | None) -> None:
        self._ended_at[name] = asyncio.get_running_loop().time()
        log_failure("background task ended", error, task=name)


async def end(tasks: Iterable["asyncio.Task[Any]"], seconds: float) -> bool:
    """Cancel tasks, and wait for their end for at most this long. Returns whether all have ended."""
    waiting = list(tasks)
    for task in waiting:
        task.cancel()
    return await wait_for_all(waiting, seconds)


async def wait_for_all(tasks: Iterable["asyncio.Task[Any]"], seconds: float) -> bool:
    """Wait for the end of tasks for at most this long. Returns whether all have ended; logs those that failed."""
    waiting = list(tasks)
    done, pending = await asyncio.wait(waiting, timeout=seconds) if waiting else (set(), set())
    for task in done:
        if not task.cancelled() and (error := task.exception()) is not None:
            log_failure("background task failed", error, task=task.get_name())
    for task in pending:
        log_failure("background task does not end", None, task=task.get_name())
    return not pending


def log_failure(event: str, error: BaseException | None, **fields: object) -> None:
    """Log something that should not have happened."""
    logger.error(event, exc_info=error, extra={"fields": fields})
