"""Stores around others: a test changes some of their methods."""

import asyncio
from typing import Any

from keypeg.storage.sql_store import SqlStore
from keypeg.tables.log_store import AppendDone, AppendRequest


class StoreAround:
    """A store that does what another does, except what a subclass does itself. An append passes through `append`."""

    def __init__(self, store: Any) -> None:
        self._store: SqlStore = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, request: AppendRequest) -> None:
        await self._store.append(request)

    def submit(self, request: AppendRequest, done: AppendDone) -> None:
        async def run() -> None:
            try:
                await self.append(request)
            except Exception as error:
                done(error)
            else:
                done(None)

        appending.add(task := asyncio.ensure_future(run()))
        task.add_done_callback(appending.discard)


appending: set["asyncio.Task[None]"] = set()
"""Appends under way, which nothing else refers to."""
