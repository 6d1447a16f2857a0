"""The house: the tables that are live on this node. One is loaded when somebody comes, and let go when nobody does."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import islice
from random import SystemRandom
from typing import Final

from msgspec import Struct

from keypeg.tables.clocks import Clock, Outage
from keypeg.tables.guests import hashed
from keypeg.tables.journal import Chance, Journal
from keypeg.tables.log_store import FLAG, AlreadyExists, Append, DueWork, LogStore, StoredTable, Unavailable
from keypeg.tables.messages import Viewer
from keypeg.tables.records import exported, replayed
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.seat_plans import SeatRequest, new_setup, rematch_setup
from keypeg.tables.setup import SeatKind, Stage, TableSetup
from keypeg.tables.subscriptions import Subscription
from keypeg.tables.table import Table
from keypeg.tables.table_state import TableState, computer_seats, deal_due, initial
from keypeg.tables.time_source import TimeSource

BEAT: Final = 5_000
"""A node says so often, in milliseconds, that it is alive."""
SILENT: Final = 3 * BEAT
"""A node that has said nothing for so long is gone."""
GRACE: Final = 15_000
"""After an outage players have so long to come back before clocks run again."""
MOST_IDLE: Final = 2_000
"""With more tables than this in memory, those that nobody follows are let go."""
LOOKED_AT: Final = 8
"""So many are looked at whenever another is loaded."""


class NewTableLinks(Struct, frozen=True):
    """A new table, with the secret of the link to each seat that has one."""

    table: Table
    links: dict[int, str]

    def __repr__(self) -> str:
        return f"NewTableLinks({self.table!r})"


class LiveTables:
    """The live tables of one node."""

    def __init__(
        self,
        store: LogStore,
        time_source: TimeSource,
        outages: Sequence[Outage] = (),
        chance: Chance | None = None,
        most_idle: int = MOST_IDLE,
    ) -> None:
        self.store = store
        self.time_source = time_source
        self.node = secrets.token_hex(6)
        self.outages = tuple(outages)
        self._chance = chance or Chance(SystemRandom(), lambda: secrets.token_hex(16))
        self._most_idle = most_idle
        self._live: dict[int, Table] = {}
        self._addresses: dict[str, int] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._there: dict[tuple[int, int], int] = {}
        self.wake = asyncio.Event()
        """Set when work may be due."""

    @classmethod
    async def start(cls, store: LogStore, chance: Chance | None = None) -> "LiveTables":
        """A node's tables. If no node was alive lately, that was an outage, and counts against nobody's clock."""
        time_source = TimeSource(await store.now())
        now = time_source.now()
        last = max((await store.seen()).values(), default=None)
        if last is not None and not 0 <= now - last <= SILENT:
            await store.add_outage(Outage(min(last, now), now + GRACE))
        tables = cls(store, time_source, await store.outages(), chance)
        await store.beat(tables.node, now)
        return tables

    def __len__(self) -> int:
        return len(self._live)

    # Opening and finding

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
    ) -> NewTableLinks:
        """Open a table and take the seats that are one's own."""
        setup, links = new_setup(guest, box, options, seats, self.time_source.now(), clock, listed=listed)
        table = await self._create(setup)
        for seat, wanted in enumerate(seats):
            if wanted.sitter is SeatKind.GUEST:
                await table.sit(guest, wanted.name or name, seat, "opened")
        return NewTableLinks(table, links)

    async def _create(self, setup: TableSetup) -> Table:
        state = initial(setup, self.outages)
        now = self.time_source.now()
        due = [DueWork(0, seat, 0, now) for seat in computer_seats(state)]
        if deal_due(state):
            due.append(DueWork(0, FLAG, 0, now))
        table = await self.store.create(setup, state.stage, due)
        if due:
            self.wake.set()
        return self._keep(table, state)

    async def table(self, address: str) -> Table:
        """The table at an address, loaded if need be."""
        number = self._addresses.get(address)
        if number is not None:
            return self._touch(self._live[number])
        loading = self._loading.get(address)
        if loading is None:
            loading = asyncio.ensure_future(self._load(await self.store.find(address)))
            self._loading[address] = loading
            loading.add_done_callback(lambda _: self._loading.pop(address, None))
        return await asyncio.shield(loading)

    async def by_number(self, table: int) -> Table:
        """The table with the storage's number."""
        if table in self._live:
            return self._touch(self._live[table])
        found = await self.store.get(table)
        return await self.table(found.setup.address if found else "")

    async def _load(self, found: StoredTable | None) -> Table:
        if found is None:
            raise TableRefusal(TableFault.NO_SUCH_TABLE)
        stored = await self.store.read(found.table)
        if found.table in self._live:
            return self._live[found.table]
        table = self._keep(found.table, initial(found.setup, self.outages))
        for line in stored:
            table.apply_stored(line)
        await table.catch_up()  # with what was written before this node listened for it
        return table

    def _keep(self, number: int, state: TableState) -> Table:
        table = Table(number, state, self.store, self.time_source, self._chance, self._notice)
        self._live[number] = table
        self._addresses[state.setup.address] = number
        self._let_go()
        return table

    def _touch(self, table: Table) -> Table:
        del self._live[table.id]
        self._live[table.id] = table
        return table

    def _notice(self, table: Journal, append: Append) -> None:
        """A table has something due, or has come to another stage."""
        if append.due:
            self.wake.set()
        if append.stage is Stage.OVER and not table.subscriptions:
            self.forget(table)

    def _let_go(self) -> None:
        """Forget those of the longest untouched tables that nobody follows."""
        if len(self._live) <= self._most_idle:
            return
        for table in list(islice(self._live.values(), LOOKED_AT)):
            if table.subscriptions or table.busy:
                self._touch(table)
            else:
                self.forget(table)

    def forget(self, table: Journal) -> None:
        """Let a table go; it is loaded again when somebody comes."""
        if self._live.pop(table.id, None) is table:
            del self._addresses[table.state.setup.address]

    # Coming and going

    async def sit(self, table: Table, guest: str, name: str, seat: int, id: str, link: str | None = None) -> int:  # noqa: A002
        """Take a seat that is free to anyone, kept for this guest, or whose link one has."""
        table.check_seat(seat)
        plan = table.state.setup.plans[seat]
        if plan.sitter is SeatKind.LINK and (
            link is None or not secrets.compare_digest(hashed(link).hex(), plan.link or "")
        ):
            raise TableRefusal(TableFault.WRONG_LINK, why="seat")
        if plan.sitter is SeatKind.COMPUTER or (plan.sitter is SeatKind.GUEST and plan.guest != guest):
            raise TableRefusal(TableFault.SEAT_TAKEN, why="kept")
        return await table.sit(guest, name, seat, id)

    async def subscribe(
        self, address: str, guest: str | None, viewer: Viewer, *, views: bool = False
    ) -> tuple[Table, Subscription]:
        """Follow a table from a seat that one holds, or (None) as a spectator."""
        table = await self.table(address)
        if viewer is not None:
            table.check_holder(guest or "", viewer)
        subscription = table.subscribe(viewer, views=views)
        if viewer is not None:
            key = (table.id, viewer)
            self._there[key] = self._there.get(key, 0) + 1
            await self._say_who_is_there(table, viewer)
        return table, subscription

    async def unsubscribe(self, table: Table, subscription: Subscription) -> None:
        """Follow no longer."""
        subscription.close()
        if subscription.viewer is not None:
            key = (table.id, subscription.viewer)
            self._there[key] -= 1
            if not self._there[key]:
                del self._there[key]
                await self._say_who_is_there(table, subscription.viewer)
        if table.state.stage is Stage.OVER and not table.subscriptions and not table.busy:
            self.forget(table)

    async def _say_who_is_there(self, table: Table, seat: int) -> None:
        """Write down whether a seat's player is there by way of this node. If that fails now, the next beat does it."""
        if table.state.stage is Stage.OVER:
            return
        there = (table.id, seat) in self._there
        if there is (self.node in table.state.seats[seat].nodes):
            return
        with suppress(Unavailable):
            await (table.came(seat, self.node) if there else table.went(seat, self.node))

    # Afterwards

    async def rematch(self, table: Table, guest: str, seat: int, id: str) -> Table | None:  # noqa: A002
        """Offer a rematch; once all people at the table have, it is opened with everybody a seat further."""
        await table.offer_rematch(guest, seat, id)
        state = table.state
        people = {seat for seat, there in enumerate(state.seats) if there.guest is not None}
        if not people <= state.rematch_offers:
            return None
        return await self._make_rematch(table)

    async def _make_rematch(self, table: Table) -> Table:
        state = table.state
        again = rematch_setup(state, table.id, self.time_source.now())
        try:
            new = await self._create(again)
        except AlreadyExists:
            found = await self.store.rematch_of(table.id)
            assert found is not None
            new = await self.table(found.setup.address)
        for before, there in enumerate(state.seats):
            if there.guest is not None:
                await new.sit(there.guest, there.name or "", (before + 1) % len(state.seats), "rematch")
        await table.rematched(new.state.setup.address)
        return new

    async def export(self, table: Table, guest: str | None, viewer: Viewer) -> bytes:
        """The record of a match as the holder of a seat, or (None) a spectator, may see it now."""
        if viewer is not None:
            table.check_holder(guest or "", viewer)
        stored = await self.store.read(table.id)
        return exported(table.state, stored, viewer)

    async def replay(self, table: Table, guest: str | None, viewer: Viewer, first: int) -> bytes:
        """A match frame by frame: with one's own eyes while it is played, with anybody's once it is over."""
        over = table.state.stage is Stage.OVER
        if viewer is not None and over:
            table.check_seat(viewer)
        elif viewer is not None:
            table.check_holder(guest or "", viewer)
        stored = await self.store.read(table.id)
        return await asyncio.to_thread(replayed, table.state, stored, viewer, first, whole=over)

    # Living with other nodes

    async def run(self) -> None:
        """Live with other nodes for as long as this runs: hear of what they write, and say that this one is alive."""
        async with asyncio.TaskGroup() as together:
            together.create_task(self.listen())
            together.create_task(self._beat_on())

    async def listen(self) -> None:
        """Keep up with what other nodes write, for as long as this runs."""
        async for grown in self.store.watch():
            if grown:
                await self.on_notices(grown)
            else:
                await asyncio.gather(*(table.on_notice() for table in self._live.values()))

    async def on_notices(self, grown: list[tuple[int, int]]) -> None:
        """LiveTables have grown to these versions: read at once what all of them lack."""
        behind = [
            (table, version)
            for number, version in grown
            if (table := self._live.get(number)) and max(table.state.version, table.expected) < version
        ]
        if not behind:
            return
        try:
            lines = await self.store.read_several({table.id: table.state.version for table, _ in behind})
        except Unavailable:
            for table, _ in behind:
                table.mark_uncertain()
            return
        # Where something is being written, it comes out first who was first.
        writing = [table.on_notice(version) for table, version in behind if table.busy]
        for table, _ in behind:
            if not table.busy:
                table.apply_many(lines[table.id])
        await asyncio.gather(*writing)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT / 1000)
            with suppress(Unavailable):
                await self.beat()

    async def beat(self) -> None:
        """Say that this node is alive, see to players who were there by way of nodes that are not, and keep in time."""
        self.time_source.steer(await self.store.now())
        now = await self.say_alive()
        alive = {node for node, last in (await self.store.seen()).items() if now - last <= SILENT}
        for table in list(self._live.values()):
            if table.state.stage is not Stage.OVER:
                await self._see_who_is_there(table, alive)

    async def say_alive(self) -> int:
        """Say that this node is alive, and when; raises Unavailable where nothing can be written."""
        now = self.time_source.now()
        await self.store.beat(self.node, now)
        return now

    async def _see_who_is_there(self, table: Table, alive: set[str]) -> None:
        for seat, there in enumerate(table.state.seats):
            for node in there.nodes:
                if node not in alive:
                    await table.went(seat, node)
            await self._say_who_is_there(table, seat)
