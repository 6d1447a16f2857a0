"""Moves per second at live tables: decided, durable on the disk, and published to both players and a spectator.

    python -m bench.tables [--postgres] [TABLES] [SECONDS]

They are compared with the database alone: the same bytes, in transactions of the same size, on the same disk and in the
same run. CPU time is that of this process, including the writer's thread.
"""

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import asyncpg

from keypeg.rules.actions import Action, HideCode, LayRow
from keypeg.storage.postgres import PostgresStore
from keypeg.storage.postgres_writer import INSERT_LINES, transposed
from keypeg.storage.sqlite import SqliteStore, connect
from keypeg.storage.sqlite_lines import insert_lines
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind
from keypeg.tables.subscriptions import Subscription
from keypeg.tables.table import Table

TABLES = 1_000
SECONDS = 9.0
PASSES = 3

Row = tuple[object, ...]
Floor = Callable[[Sequence[Row], int], Awaitable[tuple[float, float]]]

COLUMNS = "table_id bigint, version int, seat smallint, action text, body text"


def moves() -> Iterator[tuple[int, Action]]:
    """The moves of an endless match of classic: ten rows in each round, then the roles switch."""
    maker = 0
    while True:
        yield maker, HideCode("RGBY")
        for _ in range(10):
            yield 1 - maker, LayRow("WKWK")
        maker = 1 - maker


class Party:
    """A table, its two players, and its subscribers."""

    def __init__(self, table: Table, subscriptions: list[Subscription]) -> None:
        self.table = table
        self.subscriptions = subscriptions
        self.moves = moves()
        self.count = 0
        self.received = 0

    async def play(self, until: float) -> int:
        """Play until a time, and return the number of moves."""
        done = 0
        while time.perf_counter() <= until:
            done += await self.play_on(1)
        return done

    async def play_on(self, moves: int) -> int:
        """Play a number of moves."""
        for seat, action in islice(self.moves, moves):
            self.count += 1
            await self.table.act(f"guest {seat}", seat, action, f"{self.count:016x}")
            for subscription in self.subscriptions:
                self.received += len(subscription.take())
        return moves


async def gather_tables(tables: LiveTables, count: int) -> list[Party]:
    parties = []
    for _ in range(count):
        made = await tables.open("host", "Host", "classic", {"rounds": 1_000_000}, [SeatRequest(SeatKind.ANYONE)] * 2)
        for seat in (0, 1):
            await tables.sit(made.table, f"guest {seat}", "Guest", seat, "sits")
        subscriptions = []
        for viewer in (None, 0, 1):
            guest = None if viewer is None else f"guest {viewer}"
            _, subscription = await tables.subscribe(made.table.state.setup.address, guest, viewer)
            subscription.take()
            subscriptions.append(subscription)
        parties.append(Party(made.table, subscriptions))
    return parties


async def measure(store: SqliteStore | PostgresStore, count: int, seconds: float, floor: Floor) -> None:
    tables = await LiveTables.start(store)
    listening = asyncio.create_task(tables.listen())
    parties = await gather_tables(tables, count)
    # As in the server: objects that live long are not scanned by every collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    rates = []
    for _ in range(PASSES):
        commits, versions = store.commits, [party.table.state.version for party in parties]
        began, cpu = time.perf_counter(), time.process_time()
        done = sum(await asyncio.gather(*(party.play(began + seconds / PASSES) for party in parties)))
        spent, used = time.perf_counter() - began, time.process_time() - cpu
        batch = max(1, done // max(1, store.commits - commits))
        bare, bare_used = await floor(await _lines_since(store, parties, versions), batch)
        rates.append(done / spent)
        print(
            f"  {done / spent:8,.0f} moves/s   {used / done * 1e6:6.1f} µs CPU a move   {batch:4} a commit"
            f"   database alone {done / bare:8,.0f}/s, {bare_used / done * 1e6:5.1f} µs"
            f"   {spent / bare:4.1f} × its time, {used / bare_used:4.1f} × its CPU"
        )
    listening.cancel()
    await store.close()
    print(f"  best {max(rates):,.0f} moves/s; {sum(party.received for party in parties):,} messages received")


async def _lines_since(
    store: SqliteStore | PostgresStore, parties: Sequence[Party], versions: Sequence[int]
) -> list[Row]:
    """The lines of the last pass in the order of their versions, as they were written."""
    rows: list[tuple[int, int, Row]] = []
    for party, after in zip(parties, versions, strict=True):
        lines = await store.read(party.table.id, after)
        rows += ((line.version, party.table.id, (line.seat, line.action, line.body.decode())) for line in lines)
    return [(table, version, *rest) for version, table, rest in sorted(rows, key=lambda row: row[:2])]


def sqlite_floor(folder: Path) -> Floor:
    async def floor(rows: Sequence[Row], batch: int) -> tuple[float, float]:
        path = folder / f"floor {time.perf_counter_ns()}.db"
        bare = connect(path)
        bare.execute(f"CREATE TABLE stored_lines ({COLUMNS})")
        began, cpu = time.perf_counter(), time.process_time()
        for first in range(0, len(rows), batch):
            bare.execute("BEGIN IMMEDIATE")
            insert_lines(bare, [value for row in rows[first : first + batch] for value in row])
            bare.execute("COMMIT")
        spent = time.perf_counter() - began, time.process_time() - cpu
        bare.close()
        return spent

    return floor


def postgres_floor(address: str) -> Floor:
    async def floor(rows: Sequence[Row], batch: int) -> tuple[float, float]:
        bare = await asyncpg.connect(address)
        await bare.execute("CREATE SCHEMA bare; SET search_path = bare")
        await bare.execute(f"CREATE TABLE lines ({COLUMNS}, PRIMARY KEY (table_id, version))")
        began, cpu = time.perf_counter(), time.process_time()
        for first in range(0, len(rows), batch):
            async with bare.transaction():
                await bare.execute(INSERT_LINES, *transposed(rows[first : first + batch]))
        spent = time.perf_counter() - began, time.process_time() - cpu
        await bare.execute("DROP SCHEMA bare CASCADE")
        await bare.close()
        return spent

    return floor


async def on_sqlite(count: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "tables.db")
        await measure(store, count, seconds, sqlite_floor(Path(folder)))


async def on_postgres(count: int, seconds: float) -> None:
    from tests.live import start_postgres

    server = start_postgres(f"bench-{time.time_ns()}")
    try:
        await measure(await PostgresStore.open(server.get_uri()), count, seconds, postgres_floor(server.get_uri()))
    finally:
        server.cleanup()


def main() -> None:
    numbers = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    count = int(numbers[0]) if numbers else TABLES
    seconds = float(numbers[1]) if len(numbers) > 1 else SECONDS
    postgres = "--postgres" in sys.argv
    name = "PostgreSQL, synchronous_commit=on" if postgres else "SQLite, synchronous=FULL"
    print(f"{name}: {count} tables, a player's move at a time at each, three subscribers each")
    asyncio.run(on_postgres(count, seconds) if postgres else on_sqlite(count, seconds))


if __name__ == "__main__":
    main()
