"""Retention: how long things are kept, and the sweep that removes what is older, in small steps beside play."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import Enum, auto
from functools import partial
from typing import Final

from msgspec import Struct

from keypeg.server.settings import Settings
from keypeg.storage import removal
from keypeg.storage.removal import GuestUse, TableUse
from keypeg.storage.solo_games import remove_games
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_lines import Closed
from keypeg.tables.log_store import Unavailable
from keypeg.tables.refusals import TableRefusal
from keypeg.tables.setup import Stage

HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
LEASE_MS: Final = 60_000
"""How long other nodes leave the sweep to this one after its last step."""
STEP_SECONDS: Final = 0.05
"""The pause after each step. Moves are written meanwhile."""


class Fate(Enum):
    """What becomes of a table now."""

    KEEP = auto()
    CLOSE = auto()
    REMOVE = auto()


class Policy(Struct, frozen=True):
    """How long things are kept, in milliseconds. None means for ever."""

    unused_table: int | None
    match: int | None
    record: int | None
    guest: int | None
    closed_table: int = HOUR_MS
    """How long a table that was closed for disuse can still be seen. All nodes know by then that it is closed."""
    outage: int = 90 * DAY_MS
    dead_node: int = DAY_MS


def policy_of(settings: Settings) -> Policy:
    """The policy that an operator set."""
    return Policy(
        unused_table=round(settings.unused_table_hours * HOUR_MS) or None,
        match=round(settings.match_days * DAY_MS) or None,
        record=round(settings.record_days * DAY_MS) or None,
        guest=round(settings.guest_days * DAY_MS) or None,
    )


def fate(use: TableUse, policy: Policy, now: int) -> Fate:
    """What becomes of a table. A match in which somebody laid a row is kept for longer than one without."""
    kept = policy.match if use.has_row else policy.unused_table
    if use.stage is Stage.OVER and isinstance(use.last, Closed) and use.last.by == "disuse":
        kept = policy.closed_table  # it was kept long enough before it was closed
    if kept is None or now - use.last_at < kept:
        return Fate.KEEP
    if use.stage is Stage.OVER:
        return Fate.REMOVE
    return Fate.KEEP if use.has_clock else Fate.CLOSE  # a clock ends the match by itself


def is_unused(guest: GuestUse, policy: Policy, now: int) -> bool:
    """Whether a guest is removed: one who sits nowhere and was not seen for long."""
    return policy.guest is not None and not guest.sits and now - guest.seen >= policy.guest


class Retention:
    """Removes what is older than a policy says. Several nodes may have one; one at a time sweeps."""

    def __init__(self, store: SqlStore, tables: LiveTables, policy: Policy, step_seconds: float = STEP_SECONDS) -> None:
        self.removed: dict[str, int] = dict.fromkeys(
            ("tables", "lines", "solo_games", "guests", "tokens", "records", "nodes", "outages", "notes"), 0
        )
        """How much of everything this node has removed."""
        self._store = store
        self._tables = tables
        self._policy = policy
        self._step_seconds = step_seconds
        self._leased_until = 0

    async def run(self, seconds: float) -> None:
        """Sweep every so many seconds, until cancelled."""
        while True:
            await asyncio.sleep(seconds)
            with suppress(Unavailable):  # the next sweep goes on
                await self.sweep()

    async def sweep(self) -> bool:
        """Look at everything once. Returns whether it was this node's turn."""
        if not await self._lease():
            return False
        await self._sweep_tables()
        await self._sweep_solo_games()
        await self._sweep_guests()
        await self._sweep_rest()
        return True

    async def _lease(self) -> bool:
        now = self._now()
        self._leased_until = now + LEASE_MS
        return await removal.lease_removal(self._store, self._tables.node, now, self._leased_until)

    async def _pause(self) -> bool:
        """Let others write. Returns whether it is still this node's turn."""
        await asyncio.sleep(self._step_seconds)
        return self._now() < self._leased_until - LEASE_MS // 2 or await self._lease()

    async def _sweep_tables(self) -> None:
        after = 0
        while uses := await removal.tables_in_use(self._store, after, self._now()):
            after = uses[-1].table
            fates = [(use, fate(use, self._policy, self._now())) for use in uses]
            for use, found in fates:
                if found is Fate.CLOSE:
                    await self._close(use)
            removed = [use.table for use, found in fates if found is Fate.REMOVE]
            if removed:
                await removal.remove_tables(self._store, removed, self._now())
                self.removed["tables"] += len(removed)
                for table in removed:
                    self._tables.forget(table)
            if not await self._pause():
                return

    async def _close(self, use: TableUse) -> None:
        try:
            table = await self._tables.by_number(use.table)
            await table.close("disuse", at_version=use.version)
        except TableRefusal:  # it was removed, or closed, meanwhile
            return

    async def _sweep_solo_games(self) -> None:
        """Like tables: a game in which somebody laid a row is kept for longer than one without."""
        for kept, with_rows in ((self._policy.unused_table, False), (self._policy.match, True)):
            if kept is None:
                continue
            while count := await remove_games(self._store, self._now() - kept + 1, with_rows=with_rows):
                self.removed["solo_games"] += count
                if not await self._pause():
                    return

    async def _sweep_guests(self) -> None:
        after = ""
        while self._policy.guest is not None and (guests := await removal.guests_in_use(self._store, after)):
            after = guests[-1].guest
            now = self._now()
            unused = [guest.guest for guest in guests if is_unused(guest, self._policy, now)]
            self.removed["guests"] += await removal.remove_guests(self._store, unused, now - self._policy.guest + 1)
            if not await self._pause():
                return

    async def _sweep_rest(self) -> None:
        store, policy, now = self._store, self._policy, self._now()
        self.removed["nodes"] += await removal.remove_nodes(store, now - policy.dead_node)
        self.removed["outages"] += await removal.remove_outages(store, now - policy.outage)
        steps: dict[str, Callable[[], Awaitable[int]]] = {
            "lines": partial(removal.remove_lines, store),
            "tokens": partial(removal.remove_tokens, store, now),
            "notes": partial(removal.remove_notes, store, now),
        }
        if policy.record is not None:
            steps["records"] = partial(removal.remove_records, store, now - policy.record)
        for name, step in steps.items():
            while count := await step():
                self.removed[name] += count
                if not await self._pause():
                    return

    def _now(self) -> int:
        return self._tables.time_source.now()
