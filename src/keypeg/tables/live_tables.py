"""The live tables of one node: opening and finding tables, taking seats, subscribing, rematches, and other nodes."""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from random import SystemRandom
from typing import Final, NamedTuple

from msgspec import Struct

from keypeg.records.played_attempts import PlayedAttempt
from keypeg.tables.automatic_lines import Randomness
from keypeg.tables.clocks import Clock, Outage, merged
from keypeg.tables.guests import hash_secret
from keypeg.tables.log_store import AlreadyExists, AppendRequest, ChangedTables, LogStore, Opener, Unavailable
from keypeg.tables.messages import Viewer
from keypeg.tables.presence import HEARTBEAT_MS, NODE_TIMEOUT_MS, Presence, alive_nodes, is_recent
from keypeg.tables.records import MatchRecords
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.seat_plans import SeatRequest, new_setup, rematch_setup
from keypeg.tables.setup import SeatKind, Stage, TableSetup
from keypeg.tables.subscriptions import Subscription
from keypeg.tables.supervision import log_failure
from keypeg.tables.table import Table
from keypeg.tables.table_cache import MAX_TABLES, TableCache
from keypeg.tables.table_log import TableLog
from keypeg.tables.table_state import TableState, initial
from keypeg.tables.time_source import TimeSource
from keypeg.tables.work_schedule import initial_work

CATCH_UP_SECONDS: Final = 0.25
"""The pause before logs that could not be read are read again."""
TABLES_AT_ONCE: Final = 50
"""How many tables a heartbeat looks at before others have their turn."""
OUTAGE_GRACE_MS: Final = 15_000
"""How long players have to reconnect after an outage before the clocks run again, in milliseconds."""
FOLLOWED_MS: Final = NODE_TIMEOUT_MS
"""How long computers alone play on after the last sign that somebody follows them, in milliseconds."""


class CreatedTable(Struct, frozen=True):
    """A new table, with the secrets of the links to its seats."""

    table: Table
    links: dict[int, str]

    def __repr__(self) -> str:
        return f"CreatedTable({self.table!r})"


class RematchOffer(NamedTuple):
    """What came of a rematch offer."""

    version: int
    """The version of the offer in the log of the table that is over."""
    table: Table | None
    """The table of the rematch, once everybody has offered one."""


class LiveTables:
    """The live tables of one node."""

    def __init__(
        self,
        store: LogStore,
        time_source: TimeSource,
        outages: Sequence[Outage] = (),
        randomness: Randomness | None = None,
        max_tables: int = MAX_TABLES,
    ) -> None:
        self.store = store
        self.time_source = time_source
        self.node = secrets.token_hex(6)
        self.outages = tuple(outages)
        self.randomness = randomness or Randomness(SystemRandom(), lambda: secrets.token_hex(16))
        self.work_due = asyncio.Event()
        """Set when new work may be due."""
        self.on_over: Callable[[int], None] = lambda _: None
        """Called with the number of a table after this node has appended the end of its match."""
        self._cache = TableCache(store, self._initial_state, self._new_table, max_tables)
        self._presence = Presence(self.node)
        self._records = MatchRecords(store, self._initial_state)

    @classmethod
    async def start(cls, store: LogStore, randomness: Randomness | None = None) -> "LiveTables":
        """Start a node. If no node was alive until now, the time since the last heartbeat becomes an outage."""
        time_source = TimeSource(await store.now())
        now = time_source.now()
        last = await store.latest_heartbeat()
        if last is not None and not is_recent(last, now):
            await store.add_outage(Outage(min(last, now), now + OUTAGE_GRACE_MS))
        tables = cls(store, time_source, merged(await store.outages()), randomness)
        await store.heartbeat(tables.node, now)
        return tables

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._cache)

    # Opening and finding tables

    async def open(
        self,
        guest: str,
        name: str,
        box: str,
        options: Mapping[str, object],
        seats: Sequence[SeatRequest],
        *,
        clock: Clock | None = None,
        listed: bool = False,
        origin: str | None = None,
        bots: bool = False,
        bot: bool = False,
    ) -> CreatedTable:
        """Open a table, and seat the guest at every seat that is for them.

        `origin` stands for the network that the request comes from. The database counts the tables of each. `bots` says
        whether bots may take free seats, and `bot` whether the guest is one.
        """
        setup, links = new_setup(
            guest, box, options, seats, self.time_source.now(), clock, listed=listed, name=name, bots=bots
        )
        table = await self._create(setup, Opener(guest, origin))
        for seat, request in enumerate(seats):
            if request.kind is SeatKind.GUEST:
                await table.sit(guest, request.name or name, seat, "opened", bot=bot)
        return CreatedTable(table, links)

    async def table(self, address: str) -> Table:
        """The table at an address."""
        return await self._cache.by_address(address)

    async def by_number(self, number: int) -> Table:
        """The table with a number in the database."""
        return await self._cache.by_number(number)

    async def look_again(self, number: int) -> None:
        """Read what was appended to a table, if it is in memory."""
        table = self._cache.get(number)
        if table is not None:
            await table.log.on_notice()

    def release(self, number: int) -> None:
        """Drop a table whose match is over from memory, unless somebody follows it. It is loaded again when needed."""
        table = self._cache.get(number)
        if table is not None and table.state.stage is Stage.OVER and not table.subscriptions and not table.log.busy:
            self._cache.evict(table)

    def forget(self, number: int) -> None:
        """Drop a table that was changed or removed in the database. Its subscribers have to subscribe again."""
        self._records.forget(number)
        table = self._cache.get(number)
        if table is not None:
            self._cache.evict(table)
            for subscription in list(table.subscriptions):
                subscription.close(must_reconnect=True)

    async def _create(self, setup: TableSetup, opener: Opener | None = None) -> Table:
        state = self._initial_state(setup)
        due = initial_work(state, self.time_source.now())
        number = await self.store.create(setup, state.stage, due, opener)
        if due:
            self.work_due.set()
        return await self._cache.add(number, state)

    def _initial_state(self, setup: TableSetup) -> TableState:
        return initial(setup, self.outages)

    def _new_table(self, number: int, state: TableState) -> Table:
        return Table(number, state, self.store, self.time_source, self.randomness, self._on_append)

    def _on_append(self, log: TableLog, request: AppendRequest) -> None:
        if request.due:
            self.work_due.set()
        table = self._cache.get(log.id)
        if request.stage is Stage.OVER:
            self.on_over(log.id)
            if table is not None and not table.subscriptions:
                self._cache.evict(table)

    # Seats and subscriptions

    async def sit(
        self,
        table: Table,
        guest: str,
        name: str,
        seat: int,
        id: str,  # noqa: A002
        link: str | None = None,
        *,
        bot: bool = False,
    ) -> int:
        """Take a seat that is free to anyone, reserved for this guest or given up by them, or whose link they have.

        Whoever sits there already takes another name, until the match begins. A bot takes a seat that is not kept for
        it only where bots are wanted, even with a link.
        """
        table.check_seat(seat)
        plan = table.state.setup.plans[seat]
        if plan.kind is SeatKind.LINK and not _opens(link, plan.link) and not table.state.seats[seat].known_to(guest):
            await table.log.catch_up()  # the guest may have sat there at another node
            if not table.state.seats[seat].known_to(guest):
                raise TableRefusal(TableFault.WRONG_LINK, why="seat")
        if plan.kind is SeatKind.COMPUTER or (plan.kind is SeatKind.GUEST and plan.guest != guest):
            raise TableRefusal(TableFault.SEAT_TAKEN, why="kept")
        if bot and not table.state.setup.bots and plan.guest != guest:
            raise TableRefusal(TableFault.NO_BOTS)
        return await table.sit(guest, name, seat, id, bot=bot)

    async def subscribe(
        self, address: str, guest: str | None, viewer: Viewer, *, views: bool = False
    ) -> tuple[Table, Subscription]:
        """Subscribe to a table from a seat that the guest holds, or as a spectator (None)."""
        table = await self.table(address)
        if viewer is not None:
            table.check_holder(guest or "", viewer)
        subscription = table.subscribe(viewer, views=views)
        if viewer is not None:
            await self._presence.connect(table, viewer)
        if table.state.setup.computers_alone:
            with suppress(Unavailable):  # the next heartbeat tries again
                await self._follow([table])
        return table, subscription

    async def unsubscribe(self, table: Table, subscription: Subscription) -> None:
        """End a subscription."""
        subscription.close()
        if subscription.viewer is not None:
            await self._presence.disconnect(table, subscription.viewer)
        self.release(table.id)

    # Rematches and records

    async def rematch(self, table: Table, guest: str, seat: int, id: str, origin: str | None = None) -> RematchOffer:  # noqa: A002
        """Offer a rematch. Once all people at the table have offered one, it is created; the last one is its opener."""
        version = await table.offer_rematch(guest, seat, id)
        state = table.state
        people = {seat for seat, held in enumerate(state.seats) if held.guest is not None}
        if not people <= state.rematch_offers:
            return RematchOffer(version, None)
        return RematchOffer(version, await self._create_rematch(table, Opener(guest, origin)))

    async def _create_rematch(self, table: Table, opener: Opener) -> Table:
        """The table of the rematch. Every step may be repeated, by this node or another."""
        state = table.state
        try:
            new = await self._create(rematch_setup(state, table.id, self.time_source.now()), opener)
        except AlreadyExists:
            found = await self.store.rematch_of(table.id)
            assert found is not None
            new = await self.table(found.setup.address)
        for seat, held in enumerate(state.seats):
            if held.guest is not None:
                await new.sit(held.guest, held.name or "", (seat + 1) % len(state.seats), "rematch", bot=held.bot)
        await table.record_rematch(new.state.setup.address)
        return new

    async def export(self, table: Table, guest: str | None, viewer: Viewer) -> bytes:
        """The match record as the holder of a seat, or a spectator (None), may see it now."""
        if viewer is not None:
            table.check_holder(guest or "", viewer)
        return await self._records.record(table.id, table.state, viewer)

    async def replay(self, table: Table, guest: str | None, viewer: Viewer, first: int) -> bytes:
        """The match frame by frame: as the guest's own seat sees it, or as any seat does once the match is over."""
        over = bool(table.state.match.winners)  # a table that was closed before keeps its secrets
        if viewer is not None and over:
            table.check_seat(viewer)
        elif viewer is not None:
            table.check_holder(guest or "", viewer)
        return await self._records.replay(table.id, table.state, viewer, first)

    async def attempts(self, table: Table, before: int) -> bytes:
        """The latest attempts that are over, before one that is known. They are open to everybody."""
        return await self._records.attempts(table.id, table.state, before)

    async def played_attempts(self, table: Table, first: int, most: int) -> list[PlayedAttempt]:
        """Attempts that are over with their actions, from number `first` on. They are open to everybody."""
        return await self._records.played_attempts(table.id, table.state, first, most)

    # Other nodes

    async def listen(self) -> None:
        """Follow what other nodes append, until cancelled. It may be run again after it has failed."""
        watching = self.store.watch()
        await self._catch_up()  # with what was appended while nobody listened
        async for changed in watching:
            try:
                await (self.on_notices(changed) if changed else self._catch_up())
            except Unavailable:
                await self._catch_up()

    async def on_notices(self, changed: ChangedTables) -> None:
        """Read what was appended to tables in memory, for all of them at once. Raises Unavailable."""
        behind: dict[TableLog, int | None] = {}
        for number, version in changed:
            table = self._cache.get(number)
            if table is not None and max(table.state.version, table.log.expected_version) < version:
                behind[table.log] = version
        if behind:
            await self._read(behind)

    async def _catch_up(self) -> None:
        """Read the logs of all tables in memory, as soon as the database answers."""
        while True:
            try:
                await self._read({table.log: None for table in self._cache})
                return
            except Unavailable:
                await asyncio.sleep(CATCH_UP_SECONDS)

    async def _read(self, logs: Mapping[TableLog, int | None]) -> None:
        """Read what was appended to some logs, up to versions that are known or not."""
        try:
            lines = await self.store.read_many({log.id: log.state.version for log in logs})
        except Unavailable:
            for log in logs:
                log.mark_uncertain()
            raise
        # A busy log finishes its write first, and then reads what it still lacks.
        busy = [log.on_notice(version) for log, version in logs.items() if log.busy]
        for log in logs:
            if not log.busy:
                try:
                    log.apply_many(lines[log.id])
                except Exception as error:  # one table that cannot be read does not keep the others waiting
                    log_failure("table cannot be read", error, table=log.id)
        for outcome in await asyncio.gather(*busy, return_exceptions=True):
            if isinstance(outcome, Unavailable):
                raise outcome
            if isinstance(outcome, BaseException):
                log_failure("table cannot be read", outcome)

    async def send_heartbeats(self) -> None:
        """Send heartbeats, until cancelled."""
        while True:
            await asyncio.sleep(HEARTBEAT_MS / 1000)
            with suppress(Unavailable):
                await self.heartbeat()

    async def heartbeat(self) -> None:
        """Record that this node is alive, synchronise the time, and mark players on dead nodes as absent."""
        self.time_source.synchronise(await self.store.now())
        alive = await alive_nodes(self.store, await self.record_heartbeat())
        await self._cache.stop_listening()
        await self._follow(self._cache)
        for number, table in enumerate(self._cache):
            if number % TABLES_AT_ONCE == 0:
                await asyncio.sleep(0)  # moves do not wait for all tables
            if table.state.stage is not Stage.OVER:
                try:
                    await self._presence.refresh(table, alive)
                except Unavailable:
                    raise
                except Exception as error:  # one table that fails does not keep the others waiting
                    log_failure("presence not refreshed", error, table=table.id)

    async def _follow(self, tables: Iterable[Table]) -> None:
        """Let computers play on by themselves, for a while, where somebody on this node follows them."""
        followed = [
            table.id
            for table in tables
            if table.state.setup.computers_alone and table.subscriptions and table.state.stage is not Stage.OVER
        ]
        if followed:
            now = self.time_source.now()
            await self.store.follow(followed, now, now + FOLLOWED_MS)
            self.work_due.set()

    async def record_heartbeat(self) -> int:
        """Record that this node is alive, and return the time. Raises Unavailable if the database cannot be written."""
        now = self.time_source.now()
        await self.store.heartbeat(self.node, now)
        return now


def _opens(link: str | None, stored: str | None) -> bool:
    """Whether the secret of a link is the one whose hash is stored."""
    return link is not None and secrets.compare_digest(hash_secret(link).hex(), stored or "")
