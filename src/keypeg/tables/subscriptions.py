"""Subscriptions to a table: a bounded queue of messages for each viewer.

A viewer who reads too slowly loses the queue and gets a new snapshot instead.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from keypeg.tables.log_lines import StoodUp
from keypeg.tables.messages import Transition, VersionEncoder, Viewer

MAX_QUEUED: Final = 256
"""How many messages wait for a slow viewer before they are replaced by a snapshot."""


class Subscription:
    """The messages for one viewer: a snapshot, then every version after it."""

    __slots__ = (
        "_max_queued",
        "_messages",
        "_on_close",
        "_snapshot",
        "closed",
        "must_reconnect",
        "on_message",
        "pass_on",
        "started",
        "viewer",
        "views",
    )

    def __init__(
        self,
        viewer: Viewer,
        snapshot: Callable[[Viewer], bytes],
        on_close: Callable[["Subscription"], None],
        max_queued: int = MAX_QUEUED,
        *,
        views: bool,
    ) -> None:
        self.viewer = viewer
        self.views = views
        """Whether the messages of versions include the whole view."""
        self._snapshot = snapshot
        self._on_close = on_close
        self._max_queued = max_queued
        self._messages: deque[bytes] = deque()
        self.started = False
        """Whether the snapshot was taken. Until then versions need not be queued: the snapshot will include them."""
        self.closed = False
        self.must_reconnect = False
        """Whether it was closed because the table has to be loaded again, or is gone."""
        self.on_message: Callable[[], None] | None = None
        """Called when there is a message to take, and when the subscription is closed."""
        self.pass_on: Callable[[bytes], bool] | None = None
        """Takes a message at once, without the queue, and says whether it did."""

    def put(self, message: bytes) -> None:
        """Pass on the message of the next version, or queue it."""
        if self.pass_on is not None and not self._messages and self.pass_on(message):
            return
        if len(self._messages) >= self._max_queued:
            self.restart()
        else:
            self._messages.append(message)
        self._notify()

    def restart(self) -> None:
        """Drop the queue and begin again with a snapshot."""
        self._messages.clear()
        self.started = False

    def take(self) -> list[bytes]:
        """The messages that are ready, without waiting; none once the subscription is closed."""
        if self.closed:
            return []
        if not self.started:
            self.started = True
            self._messages.append(self._snapshot(self.viewer))
        taken = list(self._messages)
        self._messages.clear()
        return taken

    async def next(self) -> list[bytes]:
        """Wait for messages and take them; empty when the subscription is closed."""
        while not self.closed:
            if self._messages or not self.started:
                return self.take()
            waiter = asyncio.get_running_loop().create_future()
            self.on_message = partial(_resolve, waiter)
            await waiter
        return []

    def close(self, *, must_reconnect: bool = False) -> None:
        """End the subscription."""
        self.must_reconnect = self.must_reconnect or must_reconnect
        if not self.closed:
            self.closed = True
            self._on_close(self)
            self._notify()

    def _notify(self) -> None:
        if self.on_message is not None:
            self.on_message()


def _resolve(waiter: "asyncio.Future[None]") -> None:
    if not waiter.done():
        waiter.set_result(None)


class Subscribers(list[Subscription]):
    """The subscriptions to one table."""

    __slots__ = ()

    def publish(self, transition: Transition) -> None:
        """Send a version to every subscriber, once it is durable."""
        if isinstance(transition.line, StoodUp):
            # Whoever gave up a seat no longer sees what it sees.
            for subscription in [each for each in self if each.viewer == transition.line.seat]:
                subscription.close()
        if self:
            encoder = VersionEncoder(transition)
            for subscription in self:
                if subscription.started:
                    subscription.put(encoder.encode_for(subscription.viewer, views=subscription.views))
