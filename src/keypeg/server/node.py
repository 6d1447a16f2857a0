"""A node: the tables of this process with everything that runs beside them, from the start to an orderly stop."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from typing import Any

from keypeg.locales import words
from keypeg.server.limits import Limit
from keypeg.server.logs import log_event
from keypeg.server.metrics import Metrics
from keypeg.server.settings import Settings
from keypeg.server.thinkers import Thinkers
from keypeg.storage import open_store
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_store import LogStore
from keypeg.tables.subscriptions import Subscription

BURST = 3.0
"""A burst is what may be sent in so many seconds."""
AGAIN = 1.0
"""Seconds until something that fell over is set up again."""


class Node:
    """What a server's handlers share."""

    def __init__(self, settings: Settings, store: LogStore, tables: LiveTables) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.metrics = Metrics()
        self.actions = _limit(settings.actions_a_second)
        self.requests = _limit(settings.requests_a_second)
        self.arrivals = Limit(settings.guests_a_minute / 60, max(settings.guests_a_minute, 1))
        self.imports = Limit(settings.records_a_minute / 60, max(settings.records_a_minute, 1))
        self.subscribers: dict[str, int] = {}
        """How many tables each address follows."""
        self.streams: set[Subscription] = set()
        """What is followed over plain HTTP, and ends only when we end it."""
        self.stopping = asyncio.Event()
        self._thinkers: Thinkers | None = None
        self._beside: list[asyncio.Task[None]] = []
        self._finishing: set[asyncio.Task[None]] = set()
        self.metrics.watch("keypeg_tables", "LiveTables in memory", lambda: len(tables))
        self.metrics.watch("keypeg_commits", "Transactions made durable", lambda: getattr(store, "commits", 0))

    @classmethod
    async def open(cls, settings: Settings) -> "Node":
        """A node over the database in the settings; raises Unavailable where there is none."""
        store = await open_store(settings.database)
        try:
            return cls(settings, store, await LiveTables.start(store))
        except BaseException:
            await store.close()
            raise

    def start(self) -> None:
        """Begin what runs beside the tables."""
        self._beside.append(asyncio.create_task(self._keep_on("tables", self.tables.run)))
        self._beside.append(asyncio.create_task(_read_words()))
        if self.settings.thinkers:
            self._beside.append(asyncio.create_task(self._keep_on("computers", self._work)))

    async def _work(self) -> None:
        # Computers bring the solver with them; nobody waits for that before the server answers.
        await asyncio.to_thread(import_module, "keypeg.tables.due_work")
        from keypeg.tables.due_work import DueWorker, thinkers

        self._thinkers = self._thinkers or Thinkers(partial(thinkers, self.settings.thinkers))
        await DueWorker(self.tables, self._thinkers).run()

    async def _keep_on(self, what: str, run: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await run()
            except Exception as error:
                log_event("fell over", logging.ERROR, error, what=what)
            await asyncio.sleep(AGAIN)

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Somebody follows a table from an address; says whether they may."""
        welcome = self.subscribers.get(address, 0) < self.settings.sockets
        self.subscribers[address] = self.subscribers.get(address, 0) + 1
        self.metrics.sockets.inc()
        try:
            yield welcome
        finally:
            self.metrics.sockets.dec()
            self.subscribers[address] -= 1
            if not self.subscribers[address]:
                del self.subscribers[address]

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, even if whoever asked for it is gone."""
        task = asyncio.create_task(work)
        self._finishing.add(task)
        task.add_done_callback(self._finishing.discard)
        await asyncio.shield(task)

    def begin_to_stop(self) -> None:
        """Nobody new is served, and streams end; what was begun is finished."""
        self.stopping.set()
        for subscription in list(self.streams):
            subscription.close()

    async def stop(self) -> None:
        """Stop in good order: everything that was promised is on the disk."""
        self.begin_to_stop()
        if self._finishing:
            await asyncio.wait(self._finishing)
        for task in self._beside:
            task.cancel()
        for task in self._beside:
            with suppress(asyncio.CancelledError):
                await task
        if self._thinkers is not None:
            self._thinkers.dismiss()
        await self.store.close()


async def _read_words() -> None:
    """Read what refusals say, for which nobody should wait before the server answers, nor when the first is refused."""
    await asyncio.to_thread(words, "en", "refusals")


def _limit(rate: float) -> Limit:
    return Limit(rate, max(rate * BURST, 1))
