"""What there is in a database, for operators: tables, guests, counts."""

from typing import NamedTuple

from msgspec import Struct

from keypeg.storage.sql_store import SqlStore
from keypeg.tables.setup import Stage


class TableEntry(Struct, frozen=True):
    """A table as an operator sees it: nothing of the match itself."""

    address: str
    stage: Stage
    listed: bool
    opened: int
    opener: str | None
    version: int
    """How many lines its log has."""
    guests: list[str]
    """The ids of the guests who sit there."""


class GuestEntry(Struct, frozen=True):
    """A guest as an operator sees it."""

    guest: str
    name: str
    created: int
    seen: int
    tables: int
    """At how many tables the guest sits."""
    devices: int
    """How many tokens the guest has."""


class Counts(Struct, frozen=True):
    """How much there is of everything."""

    tables: int
    open: int
    playing: int
    over: int
    listed: int
    lines: int
    guests: int
    records: int
    bans: int
    due: int
    overdue: int
    nodes: int
    """Nodes that had a heartbeat lately."""


class DueCounts(NamedTuple):
    """How much work waits for a node."""

    pending: int
    overdue: int


async def list_tables(
    store: SqlStore, limit: int, stage: Stage | None = None, guest: str | None = None
) -> list[TableEntry]:
    """Tables, newest first; those of one stage, or those at which one guest sits or which it opened."""
    query = """SELECT id, address, stage, listed, opened, opener,
      coalesce((SELECT version FROM lines WHERE table_id = tables.id ORDER BY version DESC LIMIT 1), 0)
    FROM tables WHERE (CAST($2 AS TEXT) IS NULL OR stage = $2)
      AND (CAST($3 AS TEXT) IS NULL OR opener = $3 OR id IN (SELECT table_id FROM holdings WHERE guest = $3))
    ORDER BY id DESC LIMIT $1"""
    found = await store.select(query, limit, stage and stage.value, guest)
    entries = []
    for table, address, is_at, listed, opened, opener, version in found:
        sitting = await store.select("SELECT guest FROM holdings WHERE table_id = $1 ORDER BY seat", table)
        guests = list(dict.fromkeys(row[0] for row in sitting))
        entries.append(TableEntry(address, Stage(is_at), bool(listed), opened, opener, version, guests))
    return entries


async def list_guests(store: SqlStore, limit: int, guest: str | None = None) -> list[GuestEntry]:
    """Guests, those who were here last first; or one guest."""
    query = """SELECT id, name, created, seen, (SELECT count(DISTINCT table_id) FROM holdings WHERE guest = guests.id),
      (SELECT count(*) FROM tokens WHERE guest = guests.id AND expires IS NULL)
    FROM guests WHERE CAST($2 AS TEXT) IS NULL OR id = $2 ORDER BY seen DESC, id LIMIT $1"""
    return [GuestEntry(*row) for row in await store.select(query, limit, guest)]


async def due_counts(store: SqlStore, overdue_before: int) -> DueCounts:
    """How much work there is, and how much of it should have been done before an instant."""
    rows = await store.select("SELECT count(*), count(*) FILTER (WHERE at < $1) FROM due", overdue_before)
    return DueCounts(*rows[0])


async def counts(store: SqlStore, now: int, overdue_before: int, alive_since: int) -> Counts:
    """How much there is of everything."""
    query = """SELECT count(*), count(*) FILTER (WHERE stage = 'open'), count(*) FILTER (WHERE stage = 'playing'),
      count(*) FILTER (WHERE stage = 'over'), count(*) FILTER (WHERE listed AND stage <> 'over') FROM tables"""
    tables = (await store.select(query))[0]
    query = """SELECT (SELECT count(*) FROM lines), (SELECT count(*) FROM guests), (SELECT count(*) FROM records),
      (SELECT count(*) FROM bans WHERE until IS NULL OR until > $1)"""
    others = (await store.select(query, now))[0]
    alive = (await store.select("SELECT count(*) FROM nodes WHERE seen >= $1", alive_since))[0]
    numbers = [*tables, *others, *await due_counts(store, overdue_before), *alive]
    return Counts(**dict(zip(Counts.__struct_fields__, numbers, strict=True)))
