"""A node: the tables of this process and its background tasks, from the start to an orderly stop."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from typing import Any, Final

from keypeg.locales import words
from keypeg.server.limits import RateLimit
from keypeg.server.logs import log_event
from keypeg.server.metrics import Metrics
from keypeg.server.settings import Settings
from keypeg.server.worker_pool import WorkerPool
from keypeg.storage import open_store
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_store import LogStore
from keypeg.tables.subscriptions import Subscription

BURST_SECONDS: Final = 3.0
"""A burst may be as large as what is allowed in this time."""
RESTART_DELAY_SECONDS: Final = 1.0
"""Pause before a background task that failed is started again."""


class Node:
    """What the handlers of a server share."""

    def __init__(self, settings: Settings, store: LogStore, tables: LiveTables) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.metrics = Metrics()
        self.action_limit = _limit_a_second(settings.actions_a_second)
        self.request_limit = _limit_a_second(settings.requests_a_second)
        self.guest_limit = _limit_a_minute(settings.guests_a_minute)
        self.record_limit = _limit_a_minute(settings.records_a_minute)
        self.read_limit = _limit_a_minute(settings.reads_a_minute)
        self.subscribers: dict[str, int] = {}
        """The number of subscriptions by the address that they come from."""
        self.streams: set[Subscription] = set()
        """Subscriptions over plain HTTP. They end only when we close them."""
        self.stopping = asyncio.Event()
        self._worker_pool: WorkerPool | None = None
        self._background_tasks: list[asyncio.Task[None]] = []
        self._shielded_tasks: set[asyncio.Task[None]] = set()
        self.metrics.add_gauge("keypeg_tables", "Tables in memory", lambda: len(tables))
        self.metrics.add_gauge("keypeg_commits", "Transactions made durable", lambda: getattr(store, "commits", 0))

    @classmethod
    async def open(cls, settings: Settings) -> "Node":
        """A node on the database in the settings; raises Unavailable if it cannot be opened."""
        store = await open_store(settings.database)
        try:
            return cls(settings, store, await LiveTables.start(store))
        except BaseException:
            await store.close()
            raise

    def start(self) -> None:
        """Start the background tasks."""
        self._background_tasks.append(asyncio.create_task(self._supervise("tables", self.tables.run)))
        self._background_tasks.append(asyncio.create_task(_load_messages()))
        if self.settings.thinkers:
            self._background_tasks.append(asyncio.create_task(self._supervise("computers", self._run_computers)))

    async def _run_computers(self) -> None:
        # This imports the solver, which takes a while. The server answers meanwhile.
        await asyncio.to_thread(import_module, "keypeg.tables.due_work")
        from keypeg.tables.due_work import DueWorker, thinkers

        self._worker_pool = self._worker_pool or WorkerPool(partial(thinkers, self.settings.thinkers))
        await DueWorker(self.tables, self._worker_pool, processes=self.settings.thinkers).run()

    async def _supervise(self, what: str, run: Callable[[], Awaitable[None]]) -> None:
        """Run a background task, and start it again whenever it fails."""
        while True:
            try:
                await run()
            except Exception as error:
                log_event("fell over", logging.ERROR, error, what=what)
            await asyncio.sleep(RESTART_DELAY_SECONDS)

    @contextmanager
    def count_subscriber(self, address: str) -> Iterator[bool]:
        """Count a subscription of an address. Yields whether the address may have one more."""
        allowed = self.can_subscribe(address)
        self.subscribers[address] = self.subscribers.get(address, 0) + 1
        self.metrics.subscribers.inc()
        try:
            yield allowed
        finally:
            self.metrics.subscribers.dec()
            self.subscribers[address] -= 1
            if not self.subscribers[address]:
                del self.subscribers[address]

    def can_subscribe(self, address: str) -> bool:
        """Whether an address has fewer subscriptions than the settings allow."""
        return self.subscribers.get(address, 0) < self.settings.sockets

    async def run_shielded(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something to its end, even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._shielded_tasks.add(task)
        task.add_done_callback(self._shielded_tasks.discard)
        await asyncio.shield(task)

    def begin_stop(self) -> None:
        """Be ready no more, and end the streams. Requests under way are finished."""
        self.stopping.set()
        for subscription in list(self.streams):
            subscription.close()

    async def stop(self) -> None:
        """Stop in good order: everything that was acknowledged is durable."""
        self.begin_stop()
        if self._shielded_tasks:
            await asyncio.wait(self._shielded_tasks)
        for task in self._background_tasks:
            task.cancel()
        for task in self._background_tasks:
            with suppress(asyncio.CancelledError):
                await task
        if self._worker_pool is not None:
            self._worker_pool.terminate()
        await self.store.close()


async def _load_messages() -> None:
    """Load the messages of refusals in the background: neither the start nor the first refusal waits for them."""
    await asyncio.to_thread(words, "en", "refusals")


def _limit_a_second(rate: float) -> RateLimit:
    return RateLimit(rate, max(rate * BURST_SECONDS, 1))


def _limit_a_minute(rate: float) -> RateLimit:
    return RateLimit(rate / 60, max(rate, 1))
