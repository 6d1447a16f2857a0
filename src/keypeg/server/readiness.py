"""Readiness: whether requests should be sent to a node. Many probes share one write to the database."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from keypeg.server.errors import HttpError
from keypeg.server.node import Node
from keypeg.tables.log_store import Unavailable

SHARED_SECONDS: Final = 2.0
"""For this long a write says whether the database can be written. So probes write at most once in this time."""
PROBE_SECONDS: Final = 5.0
"""A write that takes longer than this counts as failed."""


class Readiness:
    """Answers the probes of one node."""

    def __init__(self, node: Node, now: Callable[[], float] = time.monotonic) -> None:
        self._node = node
        self._now = now
        self._write: asyncio.Task[int] | None = None
        self._begun_at = 0.0

    async def check(self) -> None:
        """Raises HttpError or Unavailable if no requests should be sent here."""
        node = self._node
        if node.stopping.is_set():
            raise HttpError(503, "stopping", 1)
        if down := node.down:
            raise Unavailable(f"not running: {', '.join(down)}")
        write = self._write
        if write is None or (write.done() and self._now() - self._begun_at >= SHARED_SECONDS):
            self._begun_at = self._now()
            write = self._write = asyncio.create_task(node.tables.record_heartbeat(), name="probe")
            write.add_done_callback(_retrieve)
        await asyncio.wait([write], timeout=PROBE_SECONDS)
        if not write.done():
            raise Unavailable("the database does not answer in time")
        write.result()
        if node.stopping.is_set():
            raise HttpError(503, "stopping", 1)


def _retrieve(write: "asyncio.Task[int]") -> None:
    """Take note of a failure that no probe may wait for any longer. The next probe reports it."""
    if not write.cancelled():
        write.exception()
