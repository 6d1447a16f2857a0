"""The store in PostgreSQL, for many nodes. LISTEN and NOTIFY carry notices between the nodes."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar, cast

import asyncpg

from keypeg.storage.migrations import missing_migrations
from keypeg.storage.postgres_listener import PostgresListener
from keypeg.storage.postgres_writer import PostgresWriter
from keypeg.storage.sql_store import IN_TURN, SqlStore, Statement, leased_work
from keypeg.tables.log_store import AlreadyExists, AppendDone, AppendRequest, LeasedWork, StoredLine, Unavailable
from keypeg.tables.supervision import RESTART_SECONDS, Supervisor

T = TypeVar("T")
Connection = Any  # a connection, or a pool's proxy for one

FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that broke in the middle of a command
    OSError,
    TimeoutError,
)
REJECTIONS: Final = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError, asyncpg.DataError)
"""The database answers, but does not take what was sent."""
CONNECTION_LOST: Final = (
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    OSError,
)
TIMEOUT_SECONDS: Final = 10.0
"""The longest wait for a connection, for a transaction, or for the end of the pool."""
READ_MANY: Final = """SELECT grown.*
FROM unnest($1::bigint[], $2::bigint[]) AS known (id, last) CROSS JOIN LATERAL (
  SELECT table_id, version, seat, action, body FROM lines WHERE table_id = id AND version > last OFFSET 0
) AS grown ORDER BY table_id, version"""
"""OFFSET 0 makes PostgreSQL look up each table by the key. With a plain join it guesses that a third of each log is
wanted, and reads all lines of all tables instead."""
_MIGRATION_LOCK: Final = 0x6B657970
"""The key of the advisory lock that lets one node migrate at a time."""


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database that many nodes share."""

    def __init__(self, address: str, pool: "asyncpg.Pool[Any]", timeout_seconds: float = TIMEOUT_SECONDS) -> None:
        super().__init__()
        self._address = address
        self._pool = pool
        self._timeout_seconds = timeout_seconds
        self._failures = 0
        self._listener = PostgresListener(address, self._transaction, self._notices.publish)
        self._writer = PostgresWriter(self._transaction)
        self._supervisor = Supervisor()

    @classmethod
    async def open(cls, address: str, timeout_seconds: float = TIMEOUT_SECONDS) -> "PostgresStore":
        """Connect to a database and apply the migrations that it lacks."""
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=8, timeout=timeout_seconds)
        except FAILURES as error:
            raise Unavailable(f"the database cannot be reached: {error}") from None
        store = cls(address, pool, timeout_seconds)
        try:
            await store._migrate()
            store._supervisor.start("writer", store._writer.run)
            store._supervisor.start("listener", store._listen)
            await asyncio.wait_for(store._listener.connected.wait(), timeout_seconds)
        except TimeoutError as error:
            await store.close()
            raise _unavailable(error) from None
        except BaseException:
            await store.close()
            raise
        return store

    @property
    def commits(self) -> int:
        """How many transactions of appends were committed."""
        return self._writer.commits

    @property
    def down(self) -> list[str]:
        down = self._supervisor.down
        return down if self._listener.connected.is_set() or "listener" in down else [*down, "listener"]

    @property
    def queued(self) -> int:
        return self._writer.queued

    @property
    def write_failures(self) -> int:
        return self._failures

    async def close(self) -> None:
        await self._writer.finish(self._timeout_seconds)
        await self._supervisor.stop(self._timeout_seconds)
        self._writer.close()
        self._notices.close()
        try:
            await asyncio.wait_for(self._pool.close(), self._timeout_seconds)
        except FAILURES:
            self._pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection of the pool, for a limited time.

        After that time the connection is dropped, and whatever waits for it fails at once. To wait until the database
        has cancelled or rolled back something would take as long again.
        """
        async with self._pool.acquire(timeout=self._timeout_seconds) as connection:
            alarm = asyncio.get_running_loop().call_later(self._timeout_seconds, connection.terminate)
            try:
                yield connection
            finally:
                alarm.cancel()

    async def _transaction(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Work in a transaction. Raises Unavailable, or one of the rejections."""
        try:
            async with self._connection() as connection, connection.transaction():
                return await work(connection)
        except REJECTIONS:
            raise
        except FAILURES as error:
            self._failures += 1
            raise _unavailable(error) from None

    async def _migrate(self) -> None:
        """Apply the migrations that the database lacks. This may take long."""
        try:
            async with self._pool.acquire(timeout=self._timeout_seconds) as connection, connection.transaction():
                await _migrate(connection)
        except FAILURES as error:
            raise _unavailable(error) from None

    async def _read(self, query: str, *values: object) -> list[Any]:
        """Read rows. If the connection turns out to be dead, try another: a read is safe to repeat."""
        for may_retry in (True, False):
            try:
                async with self._connection() as connection:
                    rows: list[Any] = await connection.fetch(query, *values)
                    return rows
            except FAILURES as error:
                self.read_failures += 1
                if not may_retry or not isinstance(error, CONNECTION_LOST):
                    raise _unavailable(error) from None
        raise AssertionError

    async def _execute(self, *statements: Statement) -> list[Any]:
        async def work(connection: Connection) -> list[Any]:
            rows = [await connection.fetch(*statement) for statement in statements]
            return list(rows[0])

        try:
            return await self._transaction(work)
        except asyncpg.UniqueViolationError:
            raise AlreadyExists from None
        except asyncpg.DeadlockDetectedError as error:
            raise _unavailable(error) from None

    async def now(self) -> int:
        rows = await self._read("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(rows[0][0])

    async def read_many(self, after: Mapping[int, int]) -> dict[int, list[StoredLine]]:
        rows = await self._read(READ_MANY, list(after.keys()), list(after.values()))
        found: dict[int, list[StoredLine]] = {table: [] for table in after}
        for table, version, seat, action, body in rows:
            found[table].append(StoredLine(version, seat, action, body.encode()))
        return found

    def submit(self, request: AppendRequest, done: AppendDone) -> None:
        appended = self._writer.append(request)
        appended.add_done_callback(lambda _: done(cast("Exception | None", appended.exception())))

    async def listen_to(self, table: int) -> None:
        await self._listener.add(table)

    async def stop_listening(self, tables: Collection[int]) -> None:
        await self._listener.remove(tables)

    async def lease_work(self, now: int, until: int, limit: int, busy: Collection[str] = ()) -> list[LeasedWork]:
        # RETURNING gives `at` as it was before the update. SKIP LOCKED leaves rows that another node is leasing to it.
        query = f"""WITH ready AS ({self._work_due()}), taken AS (
          SELECT due.table_id, due.seat, due.version, due.at, account, computers_alone
          FROM due JOIN ready USING (table_id, seat) WHERE due.at <= $1
          ORDER BY {IN_TURN} LIMIT $3 FOR UPDATE OF due SKIP LOCKED
        ) UPDATE due SET at = $4 FROM taken WHERE (due.table_id, due.seat) = (taken.table_id, taken.seat)
        RETURNING taken.*"""
        rows = await self._execute((query, now, json.dumps(list(busy)), limit, until))
        return sorted(map(leased_work, rows), key=lambda leased: (leased.computers_alone, leased.due.at))

    def _elements(self, parameter: str) -> str:
        return f"json_array_elements_text({parameter}::json)"

    async def _listen(self) -> None:
        """Publish notices of what any node appends. After a lost connection, report that some may be missing."""
        while True:
            try:
                await self._listener.listen(self._timeout_seconds)
            except (*FAILURES, Unavailable):
                await asyncio.sleep(RESTART_SECONDS)


def _unavailable(error: BaseException) -> Unavailable:
    return Unavailable(f"the database does not answer: {type(error).__name__}")


async def _migrate(connection: Connection) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
    for migration in missing_migrations("postgres", done):
        for statement in migration.statements():
            await connection.execute(statement)
        await connection.execute("INSERT INTO migrations VALUES ($1, $2)", migration.number, migration.name)
