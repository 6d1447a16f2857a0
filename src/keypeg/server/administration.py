"""What an operator can do to tables and guests. It is all done in the database; the nodes notice within seconds."""

import re
from typing import Final

from msgspec import Struct

from keypeg.server.banned import parse_network
from keypeg.server.oversight import OVERDUE_MS
from keypeg.storage.bans import Ban, BanKind, add_ban, bans, lift_ban
from keypeg.storage.erasure import erase_guest, revoke_tokens
from keypeg.storage.inventory import Counts, GuestEntry, TableEntry, counts, list_guests, list_tables
from keypeg.storage.orders import OrderKind, order
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.presence import NODE_TIMEOUT_MS
from keypeg.tables.setup import Stage
from keypeg.tables.time_source import TimeSource

DAY_MS: Final = 86_400_000
_GUEST: Final = re.compile("[0-9a-f]{24}")
"""The form of a guest's id. No address looks like it."""


class NoSuchGuest(Exception):
    """There is no guest with this id."""


class NoSuchBan(Exception):
    """Nobody and nothing is banned under this name."""


class NotANetwork(Exception):
    """Neither a guest's id, nor an address, nor a network."""


class TableIsOver(Exception):
    """The match at this address is over."""


class EndedTable(Struct, frozen=True):
    """A table that was ended."""

    address: str


class ListedBan(Struct, frozen=True):
    """A ban as an operator sees it."""

    subject: str
    kind: BanKind
    since: int
    until: int | None
    note: str


class LiftedBan(Struct, frozen=True):
    """A ban that was lifted."""

    subject: str


class SignedOut(Struct, frozen=True):
    """A guest whose tokens were revoked."""

    guest: str
    tokens: int


class Erased(Struct, frozen=True):
    """A guest who was erased."""

    guest: str
    tables: int
    """At how many tables the name stood."""


async def end_table(store: SqlStore, address: str) -> EndedTable:
    """End a table. It is a line in its log, which every node and every client sees."""
    live = LiveTables(store, TimeSource(await store.now()), await store.outages())
    table = await live.table(address)
    if table.state.stage is Stage.OVER:
        raise TableIsOver(address)
    await table.close("operator")
    # Nodes on PostgreSQL have a notice already; those on SQLite learn of what another process appended by this.
    await store.change(order(OrderKind.READ_TABLE, await store.now(), table=table.id))
    return EndedTable(address)


async def ban(store: SqlStore, subject: str, days: float | None, note: str) -> ListedBan:
    """Ban a guest or a network."""
    now = await store.now()
    until = None if days is None else now + round(days * DAY_MS)
    made = Ban(*await _ban_subject(store, subject), now, until, note[:200])
    await add_ban(store, made)
    return ListedBan(*made)


async def unban(store: SqlStore, subject: str) -> LiftedBan:
    """Lift a ban."""
    name = subject if _GUEST.fullmatch(subject) else _network(subject)
    if not await lift_ban(store, name):
        raise NoSuchBan(name)
    return LiftedBan(name)


async def _ban_subject(store: SqlStore, subject: str) -> tuple[str, BanKind]:
    if _GUEST.fullmatch(subject):
        await _require_guest(store, subject)
        return subject, BanKind.GUEST
    return _network(subject), BanKind.NETWORK


def _network(text: str) -> str:
    try:
        return str(parse_network(text))
    except ValueError:
        raise NotANetwork(text) from None


async def _require_guest(store: SqlStore, guest: str) -> None:
    if not await list_guests(store, 1, guest):
        raise NoSuchGuest(guest)


async def list_bans(store: SqlStore) -> list[ListedBan]:
    """The bans that hold now."""
    return [ListedBan(*found) for found in await bans(store, await store.now())]


async def sign_out(store: SqlStore, guest: str) -> SignedOut:
    """Revoke all tokens of a guest."""
    await _require_guest(store, guest)
    return SignedOut(guest, await revoke_tokens(store, guest, await store.now()))


async def erase(store: SqlStore, guest: str) -> Erased:
    """Delete a player's data."""
    await _require_guest(store, guest)
    return Erased(guest, await erase_guest(store, guest, await store.now()))


async def tables(store: SqlStore, limit: int, stage: Stage | None, guest: str | None) -> list[TableEntry]:
    """Tables, newest first."""
    return await list_tables(store, limit, stage, guest)


async def guests(store: SqlStore, limit: int, guest: str | None) -> list[GuestEntry]:
    """Guests, those who were here last first."""
    return await list_guests(store, limit, guest)


async def statistics(store: SqlStore) -> Counts:
    """How much there is of everything."""
    now = await store.now()
    return await counts(store, now, now - OVERDUE_MS, now - NODE_TIMEOUT_MS)
