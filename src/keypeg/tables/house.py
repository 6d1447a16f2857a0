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
from keypeg.tables.course import Course, computer_seats, deal_due, set_out
from keypeg.tables.following import Following
from keypeg.tables.guests import hashed
from keypeg.tables.instants import Instants
from keypeg.tables.journal import Chance, Journal
from keypeg.tables.logs import FLAG, Append, Due, Exists, Found, Logs, Unavailable
from keypeg.tables.planning import Wanted, new_head, rematch_head
from keypeg.tables.records import exported, replayed
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.settings import Head, Sitter, Stage
from keypeg.tables.table import Table
from keypeg.tables.telling import Viewer

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


class Opened(Struct, frozen=True):
    """A new table, with the secret of the link to each seat that has one."""

    table: Table
    links: dict[int, str]

    def __repr__(self) -> str:
        return f"Opened({self.table!r})"


class Tables:
    """The live tables of one node."""

    def __init__(
        self,
        logs: Logs,
        instants: Instants,
        outages: Sequence[Outage] = (),
        chance: Chance | None = None,
        most_idle: int = MOST_IDLE,
    ) -> None:
        self.logs = logs
        self.instants = instants
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
    async def start(cls, logs: Logs, chance: Chance | None = None) -> "Tables":
        """A node's tables. If no node was alive lately, that was an outage, and counts against nobody's clock."""
        instants = Instants(await logs.now())
        now = instants.now()
        last = max((await logs.seen()).values(), default=None)
        if last is not None and not 0 <= now - last <= SILENT:
            await logs.add_outage(Outage(min(last, now), now + GRACE))
        tables = cls(logs, instants, await logs.outages(), chance)
        await logs.beat(tables.node, now)
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
        seats: Sequence[Wanted],
        *,
        clock: Clock | None = None,
        listed: bool = False,
    ) -> Opened:
        """Open a table and take the seats that are one's own."""
        head, links = new_head(guest, box, options, seats, self.instants.now(), clock, listed=listed)
        table = await self._create(head)
        for seat, wanted in enumerate(seats):
            if wanted.sitter is Sitter.GUEST:
                await table.sit(guest, wanted.name or name, seat, "opened")
        return Opened(table, links)

    async def _create(self, head: Head) -> Table:
        course = set_out(head, self.outages)
        now = self.instants.now()
        due = [Due(0, seat, 0, now) for seat in computer_seats(course)]
        if deal_due(course):
            due.append(Due(0, FLAG, 0, now))
        table = await self.logs.create(head, course.stage, due)
        if due:
            self.wake.set()
        return self._keep(table, course)

    async def table(self, address: str) -> Table:
        """The table at an address, loaded if need be."""
        number = self._addresses.get(address)
        if number is not None:
            return self._touch(self._live[number])
        loading = self._loading.get(address)
        if loading is None:
            loading = asyncio.ensure_future(self._load(await self.logs.find(address)))
            self._loading[address] = loading
            loading.add_done_callback(lambda _: self._loading.pop(address, None))
        return await asyncio.shield(loading)

    async def by_number(self, table: int) -> Table:
        """The table with the storage's number."""
        if table in self._live:
            return self._touch(self._live[table])
        found = await self.logs.get(table)
        return await self.table(found.head.address if found else "")

    async def _load(self, found: Found | None) -> Table:
        if found is None:
            raise TableRefusal(TableFault.NO_SUCH_TABLE)
        stored = await self.logs.read(found.table)
        if found.table in self._live:
            return self._live[found.table]
        table = self._keep(found.table, set_out(found.head, self.outages))
        for line in stored:
            table.follow(line)
        await table.catch_up()  # with what was written before this node listened for it
        return table

    def _keep(self, number: int, course: Course) -> Table:
        table = Table(number, course, self.logs, self.instants, self._chance, self._notice)
        self._live[number] = table
        self._addresses[course.head.address] = number
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
        if append.stage is Stage.OVER and not table.followers:
            self.forget(table)

    def _let_go(self) -> None:
        """Forget those of the longest untouched tables that nobody follows."""
        if len(self._live) <= self._most_idle:
            return
        for table in list(islice(self._live.values(), LOOKED_AT)):
            if table.followers or table.busy:
                self._touch(table)
            else:
                self.forget(table)

    def forget(self, table: Journal) -> None:
        """Let a table go; it is loaded again when somebody comes."""
        if self._live.pop(table.id, None) is table:
            del self._addresses[table.course.head.address]

    # Coming and going

    async def sit(self, table: Table, guest: str, name: str, seat: int, id: str, link: str | None = None) -> int:  # noqa: A002
        """Take a seat that is free to anyone, kept for this guest, or whose link one has."""
        table.check_seat(seat)
        plan = table.course.head.plans[seat]
        if plan.sitter is Sitter.LINK and (
            link is None or not secrets.compare_digest(hashed(link).hex(), plan.link or "")
        ):
            raise TableRefusal(TableFault.WRONG_LINK, why="seat")
        if plan.sitter is Sitter.COMPUTER or (plan.sitter is Sitter.GUEST and plan.guest != guest):
            raise TableRefusal(TableFault.SEAT_TAKEN, why="kept")
        return await table.sit(guest, name, seat, id)

    async def follow(
        self, address: str, guest: str | None, viewer: Viewer, *, views: bool = False
    ) -> tuple[Table, Following]:
        """Follow a table from a seat that one holds, or (None) as a spectator."""
        table = await self.table(address)
        if viewer is not None:
            table.check_holder(guest or "", viewer)
        following = table.open_following(viewer, views=views)
        if viewer is not None:
            key = (table.id, viewer)
            self._there[key] = self._there.get(key, 0) + 1
            await self._say_who_is_there(table, viewer)
        return table, following

    async def unfollow(self, table: Table, following: Following) -> None:
        """Follow no longer."""
        following.close()
        if following.viewer is not None:
            key = (table.id, following.viewer)
            self._there[key] -= 1
            if not self._there[key]:
                del self._there[key]
                await self._say_who_is_there(table, following.viewer)
        if table.course.stage is Stage.OVER and not table.followers and not table.busy:
            self.forget(table)

    async def _say_who_is_there(self, table: Table, seat: int) -> None:
        """Write down whether a seat's player is there by way of this node. If that fails now, the next beat does it."""
        if table.course.stage is Stage.OVER:
            return
        there = (table.id, seat) in self._there
        if there is (self.node in table.course.seats[seat].nodes):
            return
        with suppress(Unavailable):
            await (table.came(seat, self.node) if there else table.went(seat, self.node))

    # Afterwards

    async def rematch(self, table: Table, guest: str, seat: int, id: str) -> Table | None:  # noqa: A002
        """Offer a rematch; once all people at the table have, it is opened with everybody a seat further."""
        await table.offer_rematch(guest, seat, id)
        course = table.course
        people = {seat for seat, there in enumerate(course.seats) if there.guest is not None}
        if not people <= course.rematch_offers:
            return None
        return await self._make_rematch(table)

    async def _make_rematch(self, table: Table) -> Table:
        course = table.course
        again = rematch_head(course, table.id, self.instants.now())
        try:
            new = await self._create(again)
        except Exists:
            found = await self.logs.rematch_of(table.id)
            assert found is not None
            new = await self.table(found.head.address)
        for before, there in enumerate(course.seats):
            if there.guest is not None:
                await new.sit(there.guest, there.name or "", (before + 1) % len(course.seats), "rematch")
        await table.rematched(new.course.head.address)
        return new

    async def export(self, table: Table, guest: str | None, viewer: Viewer) -> bytes:
        """The record of a match as the holder of a seat, or (None) a spectator, may see it now."""
        if viewer is not None:
            table.check_holder(guest or "", viewer)
        stored = await self.logs.read(table.id)
        return exported(table.course, stored, viewer)

    async def replay(self, table: Table, guest: str | None, viewer: Viewer, first: int) -> bytes:
        """A match frame by frame: with one's own eyes while it is played, with anybody's once it is over."""
        over = table.course.stage is Stage.OVER
        if viewer is not None and over:
            table.check_seat(viewer)
        elif viewer is not None:
            table.check_holder(guest or "", viewer)
        stored = await self.logs.read(table.id)
        return await asyncio.to_thread(replayed, table.course, stored, viewer, first, whole=over)

    # Living with other nodes

    async def run(self) -> None:
        """Live with other nodes for as long as this runs: hear of what they write, and say that this one is alive."""
        async with asyncio.TaskGroup() as together:
            together.create_task(self.listen())
            together.create_task(self._beat_on())

    async def listen(self) -> None:
        """Keep up with what other nodes write, for as long as this runs."""
        async for grown in self.logs.watch():
            if grown:
                await self.hear_of(grown)
            else:
                await asyncio.gather(*(table.hear() for table in self._live.values()))

    async def hear_of(self, grown: list[tuple[int, int]]) -> None:
        """Tables have grown to these versions: read at once what all of them lack."""
        behind = [
            (table, version)
            for number, version in grown
            if (table := self._live.get(number)) and max(table.course.version, table.expected) < version
        ]
        if not behind:
            return
        try:
            lines = await self.logs.read_several({table.id: table.course.version for table, _ in behind})
        except Unavailable:
            for table, _ in behind:
                table.doubt()
            return
        # Where something is being written, it comes out first who was first.
        writing = [table.hear(version) for table, version in behind if table.busy]
        for table, _ in behind:
            if not table.busy:
                table.take_in(lines[table.id])
        await asyncio.gather(*writing)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT / 1000)
            with suppress(Unavailable):
                await self.beat()

    async def beat(self) -> None:
        """Say that this node is alive, see to players who were there by way of nodes that are not, and keep in time."""
        self.instants.steer(await self.logs.now())
        now = await self.say_alive()
        alive = {node for node, last in (await self.logs.seen()).items() if now - last <= SILENT}
        for table in list(self._live.values()):
            if table.course.stage is not Stage.OVER:
                await self._see_who_is_there(table, alive)

    async def say_alive(self) -> int:
        """Say that this node is alive, and when; raises Unavailable where nothing can be written."""
        now = self.instants.now()
        await self.logs.beat(self.node, now)
        return now

    async def _see_who_is_there(self, table: Table, alive: set[str]) -> None:
        for seat, there in enumerate(table.course.seats):
            for node in there.nodes:
                if node not in alive:
                    await table.went(seat, node)
            await self._say_who_is_there(table, seat)
