"""A node: the tables of this process and its background tasks, from the start to an orderly stop."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, date, datetime
from functools import partial
from importlib import import_module
from typing import Any, Final, NamedTuple

from keypeg.locales import words
from keypeg.review.daily import days_now
from keypeg.server.card_cache import CardCache
from keypeg.server.coach import Coach
from keypeg.server.errors import Error, HttpError
from keypeg.server.limits import RateLimit, network_of
from keypeg.server.match_summaries import MatchSummaries
from keypeg.server.metrics import Metrics
from keypeg.server.node_metrics import add_node_metrics
from keypeg.server.oversight import Follower, Oversight
from keypeg.server.public_url import PublicUrl
from keypeg.server.quotas import Quotas
from keypeg.server.retention import Retention, policy_of
from keypeg.server.settings import Settings
from keypeg.server.worker_pool import WorkerPool
from keypeg.storage import open_store
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.subscriptions import Subscription
from keypeg.tables.supervision import Supervisor, wait_for_all
from keypeg.tables.thinking_turns import ThinkingTurns

GUEST_IN_SCOPE: Final = "keypeg.guest"
"""Where a request has the id of its guest, once it is known."""
BURST_SECONDS: Final = 3.0
"""A burst may be as large as what is allowed in this time."""
STOP_SECONDS: Final = 5.0
"""The longest time that each of the three steps of a stop may take."""


class RefusedRequest(NamedTuple):
    """A request, or a message over a websocket, that was refused."""

    guest: str | None
    """Who sent it, if that is known."""
    path: str
    status: int
    error: Error


class Node:
    """What the handlers of a server share."""

    def __init__(self, settings: Settings, store: SqlStore, tables: LiveTables) -> None:
        self.settings = settings
        self.public_url = PublicUrl.parse(settings.public_url)
        self.store = store
        self.tables = tables
        self.metrics = Metrics()
        self.action_limit = _limit_a_second(settings.actions_a_second)
        self.request_limit = _limit_a_second(settings.requests_a_second)
        self.guest_limit = _limit_a_minute(settings.guests_a_minute)
        self.record_limit = _limit_a_minute(settings.records_a_minute)
        self.read_limit = _limit_a_minute(settings.reads_a_minute)
        self.coach_limit = _limit_a_minute(settings.coach_a_minute)
        self.puzzle_limit = _limit_a_minute(settings.puzzles_a_minute)
        self.cards = CardCache()
        self.quotas = Quotas(settings, store, self.metrics)
        self.oversight = Oversight(store, tables)
        self.retention = Retention(store, tables, policy_of(settings))
        self.subscribers: dict[str, int] = {}
        """The number of subscriptions by the network that they come from."""
        self.streams: set[Subscription] = set()
        """Subscriptions over plain HTTP. They end only when we close them."""
        self.on_refusal: Callable[[RefusedRequest], None] = lambda _: None
        """Called with every request that is refused. The check of bots listens here."""
        self.stopping = asyncio.Event()
        self._worker_pool: WorkerPool | None = None
        self._turns = ThinkingTurns(max(1, settings.thinkers))
        self.coach = Coach(self._turns, self._thinkers if settings.thinkers else None)
        self.summaries = MatchSummaries(store, tables, self.coach)
        tables.on_over = self.summaries.match_over
        self.exports: set[str] = set()
        """The guests who are getting all their records."""
        self._supervisor = Supervisor()
        self._shielded_tasks: set[asyncio.Task[None]] = set()
        self.metrics.add_gauge("keypeg_tables", "Tables in memory", lambda: len(tables))
        add_node_metrics(self)

    @classmethod
    async def open(cls, settings: Settings) -> "Node":
        """A node on the database in the settings; raises Unavailable if it cannot be opened."""
        store = await open_store(settings.database)
        try:
            node = cls(settings, store, await LiveTables.start(store))
            await node.quotas.load_key()
            await node.oversight.look()
            return node
        except BaseException:
            await store.close()
            raise

    def start(self) -> None:
        """Start the background tasks."""
        self._supervisor.start("notices", self.tables.listen)
        self._supervisor.start("heartbeats", self.tables.send_heartbeats)
        self._supervisor.start("messages", _load_messages, once=True)
        self._supervisor.start("oversight", self.oversight.run)
        self._supervisor.start("lag", self.metrics.measure_lag)
        self._supervisor.start("histories", self.summaries.run)
        if self.settings.sweep_minutes:
            self._supervisor.start("retention", partial(self.retention.run, self.settings.sweep_minutes * 60))
        if self.settings.thinkers:
            self._supervisor.start("computers", self._run_computers)

    async def _run_computers(self) -> None:
        pool = await self._thinkers()
        from keypeg.tables.due_work import DueWorker

        await DueWorker(self.tables, pool, turns=self._turns).run()

    async def _thinkers(self) -> WorkerPool:
        """The processes in which computers and the coach think."""
        # This import takes a while. The server answers meanwhile.
        await asyncio.to_thread(import_module, "keypeg.tables.due_work")
        from keypeg.tables.due_work import thinkers

        self._worker_pool = self._worker_pool or WorkerPool(partial(thinkers, self.settings.thinkers))
        return self._worker_pool

    def days_now(self) -> tuple[date, date]:
        """The first and the last date that it is somewhere on Earth now."""
        return days_now(datetime.fromtimestamp(self.tables.time_source.now() / 1000, UTC))

    @property
    def down(self) -> list[str]:
        """The background tasks that should run but do not, those of the database included."""
        return [*self._supervisor.down, *self.store.down]

    def note_refusal(self, scope: Mapping[str, Any], status: int, error: Error) -> None:
        """Tell whoever listens that a request was refused."""
        self.on_refusal(RefusedRequest(scope.get(GUEST_IN_SCOPE), scope["path"], status, error))

    @contextmanager
    def count_subscriber(self, address: str) -> Iterator[bool]:
        """Count a subscription from the network of an address. Yields whether the network may have one more."""
        allowed = self.can_subscribe(address)
        network = network_of(address)
        self.subscribers[network] = self.subscribers.get(network, 0) + 1
        self.metrics.subscribers.inc()
        try:
            yield allowed
        finally:
            self.metrics.subscribers.dec()
            self.subscribers[network] -= 1
            if not self.subscribers[network]:
                del self.subscribers[network]

    @contextmanager
    def following(self, address: str, guest: str | None, end: Callable[[HttpError], None]) -> Iterator[None]:
        """Count somebody among those whom a ban, or a revoked token, ends."""
        follower = Follower(address, guest, end)
        self.oversight.followers.add(follower)
        try:
            yield
        finally:
            self.oversight.followers.discard(follower)

    def can_subscribe(self, address: str) -> bool:
        """Whether the network of an address has fewer subscriptions than the settings allow."""
        return self.subscribers.get(network_of(address), 0) < self.settings.sockets

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

    async def stop(self, seconds: float = STOP_SECONDS) -> bool:
        """Stop in good order: everything that was acknowledged is durable.

        No step takes longer than `seconds`. Returns whether everything has ended.
        """
        self.begin_stop()
        ended = await wait_for_all(self._shielded_tasks, seconds)
        ended = await self._supervisor.stop(seconds) and ended
        await self.summaries.stop()
        await self.coach.stop()
        if self._worker_pool is not None:
            self._worker_pool.terminate()
        return await wait_for_all([asyncio.create_task(self.store.close(), name="store")], seconds) and ended


async def _load_messages() -> None:
    """Load the messages of refusals in the background: neither the start nor the first refusal waits for them."""
    await asyncio.to_thread(words, "en", "refusals")


def _limit_a_second(rate: float) -> RateLimit:
    return RateLimit(rate, max(rate * BURST_SECONDS, 1))


def _limit_a_minute(rate: float) -> RateLimit:
    return RateLimit(rate / 60, max(rate, 1))
