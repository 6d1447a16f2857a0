"""Removal of what nobody needs any longer, in small transactions beside play.

A table is removed in two steps. A node first closes it, with a line in its log, so that no node can append to it; that
is for `keypeg.server.retention`. Here its row is deleted, with an order for the nodes to forget it, and then its lines,
a few hundred at a time. If a node dies in between, another one goes on.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from keypeg.storage import puzzles
from keypeg.storage.orders import OrderKind, order
from keypeg.storage.sql_store import SqlStore, Statement
from keypeg.tables.log_lines import LogLine, decode
from keypeg.tables.setup import Stage

LINES_AT_ONCE: Final = 400
"""How many lines one transaction deletes at most."""
ROWS_AT_ONCE: Final = 100
"""How many rows of other kinds one transaction deletes at most."""
ORDER_DAYS_MS: Final = 7 * 86_400_000
"""How long orders are kept: a node that was cut off for a shorter time finds all that it missed."""
_TABLE_ROWS: Final = ("due", "holdings", "states", "played_matches")
"""What belongs to a table besides its row and its lines, by `table_id`."""
_GUEST_ROWS: Final = ("tokens", *puzzles.TABLES)
"""What belongs to a guest who sits nowhere besides its row."""
_ROW_LAID: Final = ('%"do":"guess"%', '%"do":"ask"%')
"""The actions that lay a row, as a log has them."""

_TABLES: Final = """SELECT found.id, stage, opened, last,
  (SELECT body FROM lines WHERE table_id = found.id AND version = last),
  EXISTS (SELECT 1 FROM lines WHERE table_id = found.id AND (body LIKE $4 OR body LIKE $5)),
  EXISTS (SELECT 1 FROM due WHERE table_id = found.id AND seat = -1)
FROM (
  SELECT id, stage, opened, (SELECT version FROM lines WHERE table_id = tables.id ORDER BY version DESC LIMIT 1) AS last
  FROM tables WHERE id > $1 AND opened < $2 AND id < (SELECT max(id) FROM tables) ORDER BY id LIMIT $3
) AS found
ORDER BY found.id"""
"""The newest table is never removed: SQLite would give its number to the next one."""
_HAS_GAMES: Final = """(EXISTS (SELECT 1 FROM holdings WHERE guest = guests.id)
  OR EXISTS (SELECT 1 FROM solo_games WHERE guest = guests.id))"""
_UNUSED_GUEST: Final = f"seen < $1 AND NOT {_HAS_GAMES}"


class GuestUse(NamedTuple):
    """What decides whether a guest is kept."""

    guest: str
    seen: int
    sits: bool
    """Whether the guest has a seat at any table, or a solo game."""


class TableUse(NamedTuple):
    """What decides whether a table is kept."""

    table: int
    stage: Stage
    version: int
    last: LogLine | None
    last_at: int
    has_row: bool
    """Whether anybody has laid a row."""
    has_clock: bool
    """Whether a clock runs, which ends the match if nobody moves."""


async def tables_in_use(store: SqlStore, after: int, opened_before: int, limit: int = ROWS_AT_ONCE) -> list[TableUse]:
    """The next tables by their number."""
    rows = await store.select(_TABLES, after, opened_before, limit, *_ROW_LAID)
    return [_table_use(*row) for row in rows]


def _table_use(
    table: int, stage: str, opened: int, version: int | None, body: str | None, has_row: Any, has_clock: Any
) -> TableUse:
    last = None if body is None else decode(body)
    last_at = opened if last is None else last.at
    return TableUse(table, Stage(stage), version or 0, last, last_at, bool(has_row), bool(has_clock))


async def remove_tables(store: SqlStore, tables: Sequence[int], now: int) -> None:
    """Remove tables that are over. From now on nobody finds them; their lines are deleted by `remove_lines`."""
    statements: list[Statement] = []
    for table in tables:
        statements += [(f"DELETE FROM {name} WHERE table_id = $1", table) for name in _TABLE_ROWS]
        statements.append(("DELETE FROM tables WHERE id = $1 AND stage = 'over'", table))
        statements.append(("INSERT INTO removed_tables (table_id) VALUES ($1) ON CONFLICT DO NOTHING", table))
        statements.append(order(OrderKind.FORGET_TABLE, now, table=table))
    if statements:
        await store.change(*statements)


async def remove_lines(store: SqlStore) -> int:
    """Delete some lines of a table that was removed. Returns how many there were."""
    rows = await store.select("SELECT min(table_id) FROM removed_tables")
    table = rows[0][0]
    if table is None:
        return 0
    some = "SELECT version FROM lines WHERE table_id = $1 ORDER BY version LIMIT $2"
    query = f"DELETE FROM lines WHERE table_id = $1 AND version IN ({some}) RETURNING version"
    none_left = "NOT EXISTS (SELECT 1 FROM lines WHERE table_id = $1)"
    done = f"DELETE FROM removed_tables WHERE table_id = $1 AND {none_left}"
    return max(len(await store.change((query, table, LINES_AT_ONCE), (done, table))), 1)


async def guests_in_use(store: SqlStore, after: str, limit: int = ROWS_AT_ONCE) -> list[GuestUse]:
    """The next guests by their id."""
    query = f"SELECT id, seen, {_HAS_GAMES} FROM guests WHERE id > $1 ORDER BY id LIMIT $2"
    return [GuestUse(guest, seen, bool(sits)) for guest, seen, sits in await store.select(query, after, limit)]


async def remove_guests(store: SqlStore, ids: Sequence[str], seen_before: int) -> int:
    """Remove those of these guests who sit nowhere and were not seen lately. Returns how many there were."""
    if not ids:
        return 0
    places = ", ".join(f"${place}" for place in range(2, 2 + len(ids)))
    values: list[object] = [seen_before, *ids]
    unused = f"id IN ({places}) AND {_UNUSED_GUEST}"
    these = f"(SELECT id FROM guests WHERE {unused})"
    belongings: list[Statement] = [(f"DELETE FROM {name} WHERE guest IN {these}", *values) for name in _GUEST_ROWS]
    removed = await store.change(
        (f"SELECT id FROM guests WHERE {unused}", *values),
        *belongings,
        (f"DELETE FROM guests WHERE {unused}", *values),
    )
    return len(removed)


async def remove_tokens(store: SqlStore, now: int) -> int:
    """Remove some transfer links that have expired. Returns how many there were."""
    some = "SELECT hash FROM tokens WHERE expires <= $1 LIMIT $2"
    return await _remove(store, f"DELETE FROM tokens WHERE hash IN ({some}) RETURNING 1", now, ROWS_AT_ONCE)


async def remove_records(store: SqlStore, kept_before: int) -> int:
    """Remove some records that people brought long ago. Returns how many there were."""
    some = "SELECT address FROM records WHERE kept < $1 ORDER BY kept LIMIT $2"
    return await _remove(store, f"DELETE FROM records WHERE address IN ({some}) RETURNING 1", kept_before, 20)


async def remove_nodes(store: SqlStore, seen_before: int) -> int:
    """Remove nodes that have been dead for long. Returns how many there were."""
    return await _remove(store, "DELETE FROM nodes WHERE seen < $1 RETURNING 1", seen_before)


async def remove_outages(store: SqlStore, ended_before: int) -> int:
    """Remove outages that no running clock has to leave out. Returns how many there were."""
    clocked = "SELECT 1 FROM due JOIN tables ON id = table_id WHERE seat = -1 AND opened <= outages.ended"
    query = f"DELETE FROM outages WHERE ended < $1 AND NOT EXISTS ({clocked}) RETURNING 1"
    return await _remove(store, query, ended_before)


async def remove_notes(store: SqlStore, now: int) -> int:
    """Remove old orders and bans that have ended. Returns how many there were."""
    some = "SELECT id FROM orders WHERE at < $1 LIMIT $2"
    query = f"DELETE FROM orders WHERE id IN ({some}) RETURNING 1"
    removed = await _remove(store, query, now - ORDER_DAYS_MS, ROWS_AT_ONCE)
    return removed + await _remove(store, "DELETE FROM bans WHERE until <= $1 RETURNING 1", now)


async def _remove(store: SqlStore, query: str, *values: object) -> int:
    return len(await store.change((query, *values)))


async def lease_removal(store: SqlStore, node: str, now: int, until: int) -> bool:
    """Whether this node may remove things until an instant. One node at a time does."""
    query = """INSERT INTO chores (name, node, until) VALUES ('removal', $1, $2) ON CONFLICT (name)
    DO UPDATE SET node = excluded.node, until = excluded.until WHERE chores.until < $3 OR chores.node = excluded.node
    RETURNING node"""
    return bool(await store.change((query, node, until, now)))
