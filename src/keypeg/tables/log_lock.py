"""The lock of a table's log. Unlike `asyncio.Lock`, it can be taken without waiting, outside of any task."""

import asyncio
from collections import deque


class LogLock:
    """A lock that is given to those who wait for it in the order in which they asked."""

    __slots__ = ("_waiting", "taken")

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None
        """Those who wait. Most tables never have any, so there is no queue before the first."""

    def take(self) -> bool:
        """Take the lock if nobody has it; returns whether that is so."""
        if self.taken:
            return False
        self.taken = True
        return True

    def release(self) -> None:
        """Give the lock to whoever has waited longest, or to nobody."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():  # it was cancelled
                waiter.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        if self._waiting is None:
            self._waiting = deque()
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it was given the lock at the same moment
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
