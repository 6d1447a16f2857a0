"""Erasure of a player's data: the guest, its tokens, puzzles and solo games, and its name and id wherever it sat.

The match itself stays: the rows were laid against somebody, and the other player keeps the record. In the log of a
table the name becomes that of the seat, and the id one that nobody has.
"""

from collections.abc import Sequence
from datetime import date
from typing import Final

import msgspec
from msgspec.structs import replace

from keypeg.review.solo_games import SoloKind
from keypeg.storage import puzzles
from keypeg.storage.orders import OrderKind, order
from keypeg.storage.played_matches import finished_tables
from keypeg.storage.solo_games import daily_games
from keypeg.storage.sql_store import SqlStore, Statement
from keypeg.tables.log_lines import Seated, decode, encode
from keypeg.tables.setup import TableSetup

NOBODY: Final = "nobody"
"""Takes the place of the id of a guest who was erased. No guest has it: ids are hexadecimal."""
_decode_setup: Final = msgspec.json.Decoder(TableSetup).decode
_DELETE_TOKENS: Final = "DELETE FROM tokens WHERE guest = $1 RETURNING 1"


async def revoke_tokens(store: SqlStore, guest: str, now: int) -> int:
    """Revoke all tokens of a guest, so that no device is this guest any longer. Returns how many there were."""
    return len(await store.change((_DELETE_TOKENS, guest), order(OrderKind.SIGN_OUT, now, guest=guest)))


async def erase_guest(store: SqlStore, guest: str, now: int) -> int:
    """Erase a guest. Returns at how many tables its name stood."""
    # Without a token the guest cannot take another seat meanwhile.
    await revoke_tokens(store, guest, now)
    sat = "SELECT DISTINCT table_id FROM lines WHERE action LIKE $1"
    planned = "SELECT id FROM tables WHERE opener = $2 OR head LIKE $3"
    rows = await store.select(f"{sat} UNION {planned}", f"{guest} sits %", guest, f'%:"{guest}"%')
    for (table,) in rows:
        await _erase_at_table(store, guest, table, now)
    await store.change(
        ("DELETE FROM guests WHERE id = $1", guest),
        ("DELETE FROM bans WHERE subject = $1", guest),
        ("DELETE FROM holdings WHERE guest = $1", guest),
        *puzzles.deletions(guest),
        ("DELETE FROM solo_games WHERE guest = $1", guest),
    )
    return len(rows)


async def erase_solo(store: SqlStore, guest: str, kept_days: Sequence[date]) -> None:
    """Erase the puzzles and solo games of a guest. The codes of some days stay, so that none is played twice."""
    codes = [each.id for each in await daily_games(store, guest) if each.game.day not in kept_days]
    await store.change(
        *puzzles.deletions(guest),
        ("DELETE FROM solo_games WHERE guest = $1 AND kind <> $2", guest, SoloKind.DAILY.value),
        *(("DELETE FROM solo_games WHERE id = $1", code) for code in codes),
    )


async def erase_matches(store: SqlStore, guest: str, now: int, limit: int) -> list[int]:
    """Erase a guest at some of the tables that are over and where it sits. Returns those tables. The guest stays."""
    tables = await finished_tables(store, guest, 0, limit)
    for table in tables:
        await _erase_at_table(store, guest, table, now)
    return tables


async def _erase_at_table(store: SqlStore, guest: str, table: int, now: int) -> None:
    statements: list[Statement] = [("UPDATE tables SET opener = NULL WHERE id = $1 AND opener = $2", table, guest)]
    for stored in await store.read(table):
        line = decode(stored.body)
        if isinstance(line, Seated) and line.guest == guest:
            erased = encode(replace(line, guest=NOBODY, name=f"Seat {line.seat + 1}")).decode()
            # The id of the request has the guest in it. It need not be known any longer: nobody can send it again.
            query = "UPDATE lines SET body = $3, action = NULL WHERE table_id = $1 AND version = $2"
            statements.append((query, table, stored.version, erased))
    found = await store.get(table)
    if found is not None and (found.setup.opener == guest or any(plan.guest == guest for plan in found.setup.plans)):
        plans = tuple(replace(plan, guest=NOBODY) if plan.guest == guest else plan for plan in found.setup.plans)
        setup = replace(found.setup, plans=plans)
        if setup.opener == guest:
            setup = replace(setup, opener=None, opener_name=None)
        head = encode(setup).decode()
        statements.append(("UPDATE tables SET head = $2 WHERE id = $1", table, head))
    statements.append(("DELETE FROM states WHERE table_id = $1", table))  # they have the name too
    statements.append(("DELETE FROM holdings WHERE table_id = $1 AND guest = $2", table, guest))
    # The histories of the others have the name too. They are worked out again from the log.
    statements.append(("DELETE FROM played_matches WHERE table_id = $1", table))
    statements.append(order(OrderKind.RELOAD_TABLE, now, table=table))
    await store.change(*statements)
