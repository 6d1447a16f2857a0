"""A node that plays at several tables at once and prints what was acknowledged, until the test kills it.

python -m tests.tables.victim DATABASE SEED
"""

import asyncio
import random
import sys

from keypeg.storage import open_store
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_store import LogStore
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind
from keypeg.tables.table import Table
from tests.generators import random_action

SEATS = [SeatRequest(SeatKind.ANYONE)] * 2
TABLES = 6


async def play(table: Table, rng: random.Random) -> None:
    """Play random actions for ever, and print each acknowledgement."""
    while move := random_action(table.state.match, rng):
        seat, action = move
        assert seat is not None
        id_ = f"{rng.getrandbits(64):x}"
        version = await table.act(f"guest {seat}", seat, action, id_)
        sys.stdout.write(f"{table.state.setup.address} {seat} {id_} {version}\n")
        sys.stdout.flush()


async def open_table(tables: LiveTables, box: str) -> Table:
    made = await tables.open("host", "Host", box, {"rounds": 7 if box == "group" else 999}, SEATS)
    for seat in (0, 1):
        await tables.sit(made.table, f"guest {seat}", "Guest", seat, "sits")
    return made.table


async def unfinished(tables: LiveTables, store: LogStore) -> list[Table]:
    """The tables of an earlier run that are not over."""
    held = await store.tables_of_guest("guest 0", TABLES)
    found = [await tables.table(found.setup.address) for found, _ in held]
    return [table for table in found if table.state.begun and not table.state.match.winners]


async def main(address: str, seed: int) -> None:
    rng = random.Random(seed)
    store = await open_store(address)
    tables = await LiveTables.start(store)
    playing = await unfinished(tables, store)
    while len(playing) < TABLES:
        playing.append(await open_table(tables, ["classic", "duel", "group"][len(playing) % 3]))
    await asyncio.gather(*(play(table, random.Random(rng.random())) for table in playing))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
