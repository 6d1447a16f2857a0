"""Notices of tables that have grown, for whoever watches in this process."""

import asyncio
from collections.abc import AsyncIterator

Grown = list[tuple[int, int]]


class Notices:
    """Hands every notice to every watcher."""

    def __init__(self) -> None:
        self._watchers: set[asyncio.Queue[Grown | None]] = set()
        self._closed = False

    def tell(self, grown: Grown) -> None:
        """LiveTables have grown to these versions; empty: anything may have happened."""
        for queue in self._watchers:
            queue.put_nowait(grown)

    def watch(self) -> AsyncIterator[Grown]:
        """Every notice from now on."""
        queue: asyncio.Queue[Grown | None] = asyncio.Queue()
        if self._closed:
            queue.put_nowait(None)
        self._watchers.add(queue)
        return self._notices(queue)

    async def _notices(self, queue: "asyncio.Queue[Grown | None]") -> AsyncIterator[Grown]:
        try:
            while (grown := await queue.get()) is not None:
                yield grown
        finally:
            self._watchers.discard(queue)

    def close(self) -> None:
        """There will be no more."""
        self._closed = True
        for queue in self._watchers:
            queue.put_nowait(None)
