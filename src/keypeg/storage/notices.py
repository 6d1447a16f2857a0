"""Notices about tables whose logs have grown, for every watcher in this process."""

import asyncio
from collections.abc import AsyncIterator

from keypeg.tables.log_store import ChangedTables


class Notices:
    """Passes every notice to every watcher."""

    def __init__(self) -> None:
        self._watchers: set[asyncio.Queue[ChangedTables | None]] = set()
        self._closed = False

    def publish(self, changed: ChangedTables) -> None:
        """Notify all watchers."""
        for queue in self._watchers:
            queue.put_nowait(changed)

    def watch(self) -> AsyncIterator[ChangedTables]:
        """Every notice from now on, until the store is closed."""
        queue: asyncio.Queue[ChangedTables | None] = asyncio.Queue()
        if self._closed:
            queue.put_nowait(None)
        self._watchers.add(queue)
        return self._notices(queue)

    async def _notices(self, queue: "asyncio.Queue[ChangedTables | None]") -> AsyncIterator[ChangedTables]:
        try:
            while (changed := await queue.get()) is not None:
                yield changed
        finally:
            self._watchers.discard(queue)

    def close(self) -> None:
        """End all watchers' iterations."""
        self._closed = True
        for queue in self._watchers:
            queue.put_nowait(None)
