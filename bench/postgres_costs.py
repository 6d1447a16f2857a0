"""What PostgreSQL needs to append and to notify, measured without a server: by the store's own writer and listener."""

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from itertools import count
from typing import Final, NamedTuple

import asyncpg

from bench.nodes import in_database
from keypeg.storage.postgres import PostgresStore
from keypeg.tables.log_store import AppendRequest, NewLine

BATCHES: Final = (1, 10, 100, 400)
LISTENERS: Final = (1, 2, 4, 8)
COMMITTERS: Final = 8
BODY: Final = b'{"at":1794812790976,"events":[{"event":"row_laid","seat":1,"row":"WKWK"},{"event":"row_marked"}]}'


class Line(NamedTuple):
    """A cost that has a fixed part and a part for each move."""

    fixed: float
    each: float

    @classmethod
    def through(cls, few: tuple[float, float], many: tuple[float, float]) -> "Line":
        """The line through two measurements: (moves at once, seconds a move). No part is less than nothing."""
        (small, costly), (large, cheap) = few, many
        fixed = max((costly - cheap) / (1 / small - 1 / large), 0.0)
        return cls(fixed, max(cheap - fixed / large, 0.0))


class PostgresCosts(NamedTuple):
    """Seconds of CPU time in the database, but for the last three."""

    commit: Line
    listener: float
    """To wake a node that listens, at a commit that notifies another one."""
    heard: float
    """To wake a node and to bring it a notice."""
    read: Line
    """To answer a node that reads what was appended."""
    wal: float
    """Bytes a move, in transactions of a hundred."""
    flush: float
    """Time until a page is on the disk."""
    round_trip: float


class Appends:
    """Appends to the same tables again and again."""

    def __init__(self, store: PostgresStore, first: int, tables: int) -> None:
        self._store = store
        self.tables = range(first, first + tables)
        self.version = 0

    async def listened(self, store: PostgresStore) -> None:
        """Let a store get notices of all these tables, as a node does that has them in memory."""
        await asyncio.gather(*(store.listen_to(table) for table in self.tables))

    async def __call__(self) -> None:
        """A move at every table, all in one transaction."""
        line = NewLine(BODY, self.version % 2, f"{self.version:016x}")
        await asyncio.gather(*(self._store.append(AppendRequest(table, self.version, [line])) for table in self.tables))
        self.version += 1


async def spent(address: str, seconds: float, work: Callable[[], Awaitable[object]]) -> tuple[float, float, int]:
    """Work again and again; returns seconds of CPU time in the database and of time, for each piece, and how many."""
    await work()
    before, began, done = await in_database(address), time.perf_counter(), 0
    while time.perf_counter() < began + seconds:
        await work()
        done += 1
    took = time.perf_counter() - began
    after = await in_database(address)
    return sum(after[process] - before.get(process, 0.0) for process in after) / done, took / done, done


async def wal_position(address: str) -> int:
    connection = await asyncpg.connect(address)
    try:
        return int(await connection.fetchval("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"))
    finally:
        await connection.close()


def flush_seconds(times: int = 200) -> float:
    """How long the disk takes for a page, in the median."""
    took = []
    with tempfile.TemporaryFile(buffering=0) as file:
        for _ in range(times):
            file.write(bytes(8192))
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - began)
    return statistics.median(took)


async def _batches(address: str, store: PostgresStore, seconds: float, numbers: Iterator[int]) -> tuple[Line, float]:
    costs, wal = {}, 0.0
    for batch in BATCHES:
        appends = Appends(store, next(numbers) * 1_000, batch)
        await appends.listened(store)
        commits, position = store.commits, await wal_position(address)
        cost, took, done = await spent(address, seconds, appends)
        size = (await wal_position(address) - position) / (done + 1) / batch
        wal = size if batch == 100 else wal
        costs[batch] = cost / batch
        print(
            f"  {batch:4} moves a commit   {costs[batch] * 1e6:7.1f} µs of the database a move"
            f"   {batch / took:8,.0f} moves/s   {size:6,.0f} bytes of WAL a move"
            f"   {(store.commits - commits) / (done + 1):4.1f} commits each",
            flush=True,
        )
    return Line.through((BATCHES[0], costs[BATCHES[0]]), (BATCHES[-1], costs[BATCHES[-1]])), wal


async def _listeners(address: str, store: PostgresStore, seconds: float, numbers: Iterator[int]) -> tuple[float, float]:
    """What a listener adds to a commit: one that is not meant, and one that is."""
    slopes = []
    for name, hear in (("not meant", False), ("meant", True)):
        costs = []
        for listeners in LISTENERS:
            async with AsyncExitStack() as opened:
                appends = Appends(store, next(numbers) * 1_000, 1)
                await appends.listened(store)
                for _ in range(listeners - 1):
                    other = await PostgresStore.open(address)
                    opened.push_async_callback(other.close)
                    if hear:
                        await appends.listened(other)
                cost, took, _ = await spent(address, seconds, appends)
            costs.append(cost)
            print(
                f"  {listeners:4} listeners, {listeners - 1} {name:9}   {cost * 1e6:7.1f} µs of the database a commit"
                f"   {(listeners if hear else 1) / took:8,.0f} notices/s",
                flush=True,
            )
        slopes.append(max(statistics.linear_regression(LISTENERS, costs).slope, 0.0))
    return slopes[0], slopes[1]


async def _together(address: str, seconds: float, statement: str) -> float:
    """Commits a second of several connections at once."""

    async def one() -> int:
        connection, done = await asyncpg.connect(address), 0
        try:
            while time.perf_counter() < until:
                async with connection.transaction():
                    await connection.execute("INSERT INTO flushed VALUES (1)")
                    await connection.execute(statement)
                done += 1
        finally:
            await connection.close()
        return done

    until = time.perf_counter() + seconds
    return sum(await asyncio.gather(*(one() for _ in range(COMMITTERS)))) / seconds


async def _lock(address: str, seconds: float) -> None:
    """Show that commits that notify are made durable one after the other, and others together."""
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE flushed (number int)")
    quiet = await _together(address, seconds, "SELECT 1")
    loud = await _together(address, seconds, "SELECT pg_notify('nobody', '')")
    await connection.execute("DROP TABLE flushed")
    await connection.close()
    print(
        f"  {COMMITTERS:4} connections commit   {quiet:8,.0f}/s,"
        f" and {loud:8,.0f}/s if each commit notifies: {loud / quiet:4.2f} ×"
    )


async def _reads(address: str, store: PostgresStore, seconds: float, tables: Sequence[int], version: int) -> Line:
    costs = []
    for batch in (BATCHES[0], 100):
        known = dict.fromkeys(tables[:batch], version - 1)
        cost, _, _ = await spent(address, seconds, lambda known=known: store.read_many(known))  # type: ignore[misc]
        costs.append((batch, cost / batch))
        print(f"  {batch:4} moves read at once   {cost / batch * 1e6:7.1f} µs of the database a move", flush=True)
    return Line.through(*costs)


async def measure(address: str, seconds: float) -> PostgresCosts:
    """Measure all of it, for so many seconds each time."""
    numbers = count(1)
    flush = statistics.median(flush_seconds() for _ in range(3))
    store = await PostgresStore.open(address)
    try:
        _, round_trip, _ = await spent(address, seconds / 2, store.now)
        print(
            f"  a page on the disk {flush * 1e3:6.2f} ms; to the database and back {round_trip * 1e3:6.2f} ms",
            flush=True,
        )
        commit, wal = await _batches(address, store, seconds, numbers)
        listener, heard = await _listeners(address, store, seconds, numbers)
        appends = Appends(store, next(numbers) * 1_000, 100)
        await appends()
        read = await _reads(address, store, seconds, appends.tables, appends.version)
        await _lock(address, seconds)
        return PostgresCosts(commit, listener, heard, read, wal, flush, round_trip)
    finally:
        await store.close()
