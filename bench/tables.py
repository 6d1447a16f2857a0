"""How many moves live tables take: decided, durable on the disk, and told to both players and an onlooker.

    python -m bench.tables [TABLES] [SECONDS]

The floor is SQLite alone: the same bytes in transactions as large as the tables made them, on the same disk and in the
same run. CPU is that of the whole process, its writer's thread included.
"""

import asyncio
import gc
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from keypeg.rules.actions import Action, HideCode, LayRow
from keypeg.storage.sqlite import SqliteLogs, connect
from keypeg.storage.writing import LINE
from keypeg.tables.following import Following
from keypeg.tables.house import Tables
from keypeg.tables.planning import Wanted
from keypeg.tables.settings import Sitter
from keypeg.tables.table import Table

TABLES = 1_000
SECONDS = 8.0
PASSES = 3


def moves() -> Iterator[tuple[int, Action]]:
    """A match of classic that goes on for ever: ten rows a round, and the roles switch."""
    maker = 0
    while True:
        yield maker, HideCode("RGBY")
        for _ in range(10):
            yield 1 - maker, LayRow("WKWK")
        maker = 1 - maker


class Party:
    """A table with its players, who move one after the other, and everybody's messages."""

    def __init__(self, table: Table, followings: list[Following]) -> None:
        self.table = table
        self.followings = followings
        self.moves = moves()
        self.count = 0
        self.received = 0

    async def play(self, until: float) -> int:
        done = 0
        for seat, action in self.moves:
            self.count += 1
            await self.table.act(f"guest {seat}", seat, action, f"{self.count:016x}")
            for following in self.followings:
                self.received += len(following.take())
            done += 1
            if time.perf_counter() > until:
                break
        return done


async def gather_tables(tables: Tables, count: int) -> list[Party]:
    parties = []
    for _ in range(count):
        made = await tables.open("host", "Host", "classic", {"rounds": 1_000_000}, [Wanted(Sitter.ANYONE)] * 2)
        for seat in (0, 1):
            await tables.sit(made.table, f"guest {seat}", "Guest", seat, "sits")
        followings = []
        for viewer in (None, 0, 1):
            guest = None if viewer is None else f"guest {viewer}"
            _, following = await tables.follow(made.table.course.head.address, guest, viewer)
            following.take()
            followings.append(following)
        parties.append(Party(made.table, followings))
    return parties


def floor(path: Path, rows: list[tuple[object, ...]], batch: int) -> tuple[float, float]:
    """Seconds and CPU seconds for SQLite alone to make these rows durable in such transactions."""
    bare = connect(path)
    bare.execute("CREATE TABLE lines (table_id, version, seat, action, body, PRIMARY KEY (table_id, version))")
    bare.execute("CREATE UNIQUE INDEX actions ON lines (table_id, seat, action) WHERE action IS NOT NULL")
    began, cpu = time.perf_counter(), time.process_time()
    for first in range(0, len(rows), batch):
        bare.execute("BEGIN IMMEDIATE")
        bare.executemany(LINE, rows[first : first + batch])
        bare.execute("COMMIT")
    spent = time.perf_counter() - began, time.process_time() - cpu
    bare.close()
    return spent


async def measure(folder: Path, count: int, seconds: float) -> None:
    logs = await SqliteLogs.open(folder / "tables.db")
    tables = await Tables.start(logs)
    listening = asyncio.create_task(tables.listen())
    parties = await gather_tables(tables, count)
    # As a server does: what lives long is not looked over again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    table_rates = []
    for number in range(PASSES):
        commits = logs.commits
        began, cpu, writing = time.perf_counter(), time.process_time(), logs.writing_time()
        done = sum(await asyncio.gather(*(party.play(began + seconds / PASSES) for party in parties)))
        spent, used = time.perf_counter() - began, time.process_time() - cpu
        writing = logs.writing_time() - writing
        batch = max(1, done // max(1, logs.commits - commits))
        rows = _rows(folder / "tables.db", done)
        bare, bare_used = floor(folder / f"floor{number}.db", rows, batch)
        table_rates.append(done / spent)
        print(
            f"  {done / spent:8,.0f} moves/s   {used / done * 1e6:6.1f} µs CPU a move"
            f" ({writing / done * 1e6:.1f} of it writing)   {batch:4} a commit"
            f"   SQLite alone {done / bare:8,.0f}/s, {bare_used / done * 1e6:5.1f} µs"
            f"   {spent / bare:4.1f} × its time, {used / bare_used:4.1f} × its CPU"
        )
    received = sum(party.received for party in parties)
    listening.cancel()
    await logs.close()
    print(f"  best {max(table_rates):,.0f} moves/s; {received:,} messages received")


def _rows(path: Path, most: int) -> list[tuple[object, ...]]:
    """The last lines that were written, as they were written."""
    connection = sqlite3.connect(path)
    query = "SELECT table_id, version, seat, action, body FROM lines ORDER BY rowid DESC LIMIT ?"
    rows: list[tuple[object, ...]] = connection.execute(query, (most,)).fetchall()
    connection.close()
    return rows[::-1]


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    print(f"{count} tables, a player's move at a time at each, three followers each, synchronous=FULL")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), count, seconds))


if __name__ == "__main__":
    main()
