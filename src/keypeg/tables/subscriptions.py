"""Subscriptions to a table: a bounded queue of messages for one viewer. A slow viewer starts again from a snapshot."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from keypeg.tables.messages import Viewer

MOST_WAITING: Final = 256


class Subscription:
    """One viewer's messages: a snapshot, then every version after it."""

    __slots__ = ("_fetched", "_messages", "_most", "_on_close", "_snapshot", "closed", "on_message", "viewer", "views")

    def __init__(
        self,
        viewer: Viewer,
        snapshot: Callable[[Viewer], bytes],
        on_close: Callable[["Subscription"], None],
        most: int = MOST_WAITING,
        *,
        views: bool = False,
    ) -> None:
        self.viewer = viewer
        self.views = views
        self._snapshot = snapshot
        self._on_close = on_close
        self._most = most
        self._messages: deque[bytes] = deque()
        self._fetched = False
        self.closed = False
        self.on_message: Callable[[], None] | None = None
        """Called when there is something to take, or nothing any more."""

    @property
    def wants(self) -> bool:
        """Whether messages are kept for it: not before its snapshot, which will hold them."""
        return self._fetched

    def put(self, message: bytes) -> None:
        """A version, right after the one before it."""
        if len(self._messages) >= self._most:
            self.start_again()
        else:
            self._messages.append(message)
        self._wake()

    def start_again(self) -> None:
        """Forget what waits, and begin with a snapshot."""
        self._messages.clear()
        self._fetched = False

    def take(self) -> list[bytes]:
        """What waits now; nothing any more once it is closed."""
        if self.closed:
            return []
        if not self._fetched:
            self._fetched = True
            self._messages.append(self._snapshot(self.viewer))
        taken = list(self._messages)
        self._messages.clear()
        return taken

    async def next(self) -> list[bytes]:
        """What waits, once there is something; empty when the subscription is closed."""
        while not self.closed:
            if self._messages or not self._fetched:
                return self.take()
            waiter = asyncio.get_running_loop().create_future()
            self.on_message = partial(_arrived, waiter)
            await waiter
        return []

    def close(self) -> None:
        """Follow no longer."""
        if not self.closed:
            self.closed = True
            self._on_close(self)
            self._wake()

    def _wake(self) -> None:
        if self.on_message is not None:
            self.on_message()


def _arrived(waiter: "asyncio.Future[None]") -> None:
    if not waiter.done():
        waiter.set_result(None)
