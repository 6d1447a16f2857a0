"""Oversight: what an operator decided takes effect on this node within seconds, on open connections too."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, assert_never

from keypeg.server.banned import Banned
from keypeg.server.errors import HttpError
from keypeg.storage import inventory
from keypeg.storage.bans import bans
from keypeg.storage.guest_visits import mark_seen
from keypeg.storage.inventory import DueCounts
from keypeg.storage.orders import Order, OrderKind, orders_since
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_store import Unavailable

POLL_SECONDS: Final = 2.0
"""The time between two looks at the database."""
OVERLAP_MS: Final = 60_000
"""How much further back orders are read than the last time. It is longer than any transaction takes."""
OVERDUE_MS: Final = 5_000
"""Work that is due for longer than this is overdue."""
DAY_MS: Final = 86_400_000


class Follower:
    """Somebody who follows a table over a websocket or a stream."""

    __slots__ = ("address", "end", "guest")

    def __init__(self, address: str, guest: str | None, end: Callable[[HttpError], None]) -> None:
        self.address = address
        self.guest = guest
        self.end = end
        """Ends the connection, and says why as far as it can."""


class Oversight:
    """The bans and orders as this node knows them, and what it tells the database in turn."""

    def __init__(self, store: SqlStore, tables: LiveTables) -> None:
        self.banned = Banned()
        self.due = DueCounts(0, 0)
        self.followers: set[Follower] = set()
        self._store = store
        self._tables = tables
        self._read_until = self._now()
        """Orders that were given before this instant are known."""
        self._done: dict[int, int] = {}
        """The orders that were carried out, with the instant at which they were given."""
        self._visits: dict[str, int] = {}
        """The day on which each guest was noted as seen."""
        self._unwritten: set[str] = set()

    async def run(self) -> None:
        """Look at the database again and again, until cancelled."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            with suppress(Unavailable):
                await self.look()

    async def look(self) -> None:
        """Read bans and orders, carry them out, and write down which guests were here."""
        now = self._now()
        self.banned = Banned(await bans(self._store, now))
        self._end_banned()
        for order in await orders_since(self._store, self._read_until - OVERLAP_MS):
            await self._carry_out(order)
        self._read_until = now
        self._done = {number: at for number, at in self._done.items() if at >= now - 2 * OVERLAP_MS}
        self.due = await inventory.due_counts(self._store, now - OVERDUE_MS)
        await self._write_visits(now)

    def check_address(self, address: str) -> None:
        """Refuse an address that is banned."""
        if self.banned.has_address(address):
            raise HttpError(403, "banned", why="address")

    def check_guest(self, guest: str) -> None:
        """Refuse a guest who is banned, and note that the guest was here."""
        if self.banned.has_guest(guest):
            raise HttpError(403, "banned", why="guest")
        day = self._now() // DAY_MS
        if self._visits.get(guest) != day:
            self._visits[guest] = day
            self._unwritten.add(guest)

    def _end_banned(self) -> None:
        for follower in list(self.followers):
            try:
                self.check_address(follower.address)
                if follower.guest is not None and self.banned.has_guest(follower.guest):
                    raise HttpError(403, "banned", why="guest")
            except HttpError as error:
                follower.end(error)

    async def _carry_out(self, order: Order) -> None:
        # A table that is being loaded while it is removed must not stay in memory. So that order is carried out
        # as often as it is read.
        if order.id in self._done and order.kind is not OrderKind.FORGET_TABLE:
            return
        self._done[order.id] = order.at
        match order.kind:
            case OrderKind.READ_TABLE if order.table is not None:
                await self._tables.look_again(order.table)
            case OrderKind.RELOAD_TABLE | OrderKind.FORGET_TABLE if order.table is not None:
                self._tables.forget(order.table)
            case OrderKind.SIGN_OUT:
                for follower in [each for each in self.followers if each.guest == order.guest]:
                    follower.end(HttpError(401, "not_known", why="token"))
            case OrderKind.READ_TABLE | OrderKind.RELOAD_TABLE | OrderKind.FORGET_TABLE:
                pass  # without a table there is nothing to do
            case _:
                assert_never(order.kind)

    async def _write_visits(self, now: int) -> None:
        today = now // DAY_MS
        self._visits = {guest: day for guest, day in self._visits.items() if day == today}
        written, self._unwritten = self._unwritten, set()
        try:
            await mark_seen(self._store, sorted(written), now)
        except Unavailable:
            self._unwritten |= written
            raise

    def _now(self) -> int:
        return self._tables.time_source.now()
