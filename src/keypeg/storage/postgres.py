"""The log store in PostgreSQL, for many nodes. LISTEN and NOTIFY carry notices between them."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar

import asyncpg

from keypeg.storage.migrations import migrations
from keypeg.storage.postgres_writer import CHANNEL, PostgresWriter, read_notice
from keypeg.storage.queries import Queries, Statement
from keypeg.tables.log_store import AlreadyExists, Append, DueWork, StoredLine, Unavailable

T = TypeVar("T")
Connection = Any  # a connection, or what a pool lends in its place

FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
DEAD: Final = (asyncpg.InterfaceError, asyncpg.PostgresConnectionError, OSError)
LISTEN_AGAIN: Final = 0.25
PATIENCE: Final = 10.0
_SEVERAL: Final = """SELECT table_id, version, seat, action, body
FROM unnest($1::bigint[], $2::bigint[]) AS known (id, last) JOIN lines ON table_id = id AND version > last
ORDER BY table_id, version"""
_MIGRATING: Final = 0x6B657970  # one node at a time


class PostgresStore(Queries):
    """The storage behind live tables, in a database that many nodes share."""

    def __init__(self, address: str, pool: "asyncpg.Pool[Any]") -> None:
        super().__init__()
        self._address = address
        self._pool = pool
        self._writer = PostgresWriter(self._in_transaction)
        self._hears = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """The store in a database, brought up to date."""
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=8, command_timeout=PATIENCE)
        except FAILURES as error:
            raise Unavailable(f"the database cannot be reached: {error}") from None
        store = cls(address, pool)
        try:
            await store._in_transaction(_migrate)
            await asyncio.wait_for(store._hears.wait(), PATIENCE)
        except BaseException:
            await store.close()
            raise
        return store

    @property
    def commits(self) -> int:
        """How many transactions of appends were made durable."""
        return self._writer.commits

    async def close(self) -> None:
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening
        await self._writer.close()
        self._notices.close()
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except FAILURES:
            self._pool.terminate()

    async def _in_transaction(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                return await work(connection)
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError):
            raise
        except FAILURES as error:
            raise Unavailable(f"the database does not answer: {type(error).__name__}") from None

    async def _read(self, query: str, *values: object) -> list[Any]:
        """Reading changes nothing, so that a connection that turns out to be dead is no reason to give up."""
        for again in (True, False):
            try:
                return await self._pool.fetch(query, *values)
            except FAILURES as error:
                if not again or not isinstance(error, DEAD):
                    raise Unavailable(f"the database does not answer: {type(error).__name__}") from None
        raise AssertionError

    async def _execute(self, *statements: Statement) -> list[Any]:
        async def work(connection: Connection) -> list[Any]:
            rows = [await connection.fetch(*statement) for statement in statements]
            return list(rows[0])

        try:
            return await self._in_transaction(work)
        except asyncpg.UniqueViolationError:
            raise AlreadyExists from None

    async def now(self) -> int:
        rows = await self._read("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(rows[0][0])

    async def read_several(self, after: Mapping[int, int]) -> dict[int, list[StoredLine]]:
        rows = await self._read(_SEVERAL, list(after.keys()), list(after.values()))
        several: dict[int, list[StoredLine]] = {table: [] for table in after}
        for table, version, seat, action, body in rows:
            several[table].append(StoredLine(version, seat, action, body.encode()))
        return several

    async def append(self, append: Append) -> None:
        await self._writer.append(append)

    async def claim(self, now: int, until: int, most: int) -> list[DueWork]:
        # Before the update `at` is what was due; whoever else looks now skips these rows.
        query = """WITH taken AS (
          SELECT table_id, seat, version, at FROM due WHERE at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED
        ) UPDATE due SET at = $2 FROM taken WHERE (due.table_id, due.seat) = (taken.table_id, taken.seat)
        RETURNING taken.*"""
        rows: list[Any] = await self._in_transaction(lambda connection: connection.fetch(query, now, until, most))
        return sorted((DueWork(*row) for row in rows), key=lambda due: due.at or 0)

    async def _listen(self) -> None:
        """Hear of what is appended by any node; after a break, say that anything may have been."""
        while True:
            try:
                await self._listen_once()
            except FAILURES:
                await asyncio.sleep(LISTEN_AGAIN)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self._address, timeout=PATIENCE)
        try:
            ended = asyncio.Event()
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, lambda *heard: self._notices.tell(read_notice(str(heard[-1]))))
            self._hears.set()
            self._notices.tell([])
            await ended.wait()
        finally:
            connection.terminate()


async def _migrate(connection: Connection) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
    for migration in migrations("postgres", done):
        for statement in migration.statements():
            await connection.execute(statement)
        await connection.execute("INSERT INTO migrations VALUES ($1, $2)", migration.number, migration.name)
