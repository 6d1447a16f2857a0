"""The store in PostgreSQL, for many nodes. LISTEN and NOTIFY carry notices between the nodes."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar

import asyncpg

from keypeg.storage.migrations import migrations
from keypeg.storage.postgres_writer import CHANNEL, PostgresWriter, read_notice
from keypeg.storage.sql_store import IN_TURN, SqlStore, Statement, leased_work
from keypeg.tables.log_store import AlreadyExists, AppendRequest, LeasedWork, StoredLine, Unavailable

T = TypeVar("T")
Connection = Any  # a connection, or a pool's proxy for one

FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
CONNECTION_LOST: Final = (asyncpg.InterfaceError, asyncpg.PostgresConnectionError, OSError)
RECONNECT_SECONDS: Final = 0.25
"""How long to wait before listening again after a connection was lost."""
TIMEOUT_SECONDS: Final = 10.0
"""The longest wait for a connection, a command, or the end of the pool."""
_READ_MANY: Final = """SELECT table_id, version, seat, action, body
FROM unnest($1::bigint[], $2::bigint[]) AS known (id, last) JOIN lines ON table_id = id AND version > last
ORDER BY table_id, version"""
_MIGRATION_LOCK: Final = 0x6B657970
"""The key of the advisory lock that lets one node migrate at a time."""


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database that many nodes share."""

    def __init__(self, address: str, pool: "asyncpg.Pool[Any]") -> None:
        super().__init__()
        self._address = address
        self._pool = pool
        self._writer = PostgresWriter(self._in_transaction)
        self._listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """Connect to a database and apply the migrations that it lacks."""
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=8, command_timeout=TIMEOUT_SECONDS)
        except FAILURES as error:
            raise Unavailable(f"the database cannot be reached: {error}") from None
        store = cls(address, pool)
        try:
            await store._in_transaction(_migrate)
            await asyncio.wait_for(store._listening.wait(), TIMEOUT_SECONDS)
        except BaseException:
            await store.close()
            raise
        return store

    @property
    def commits(self) -> int:
        """How many transactions of appends were committed."""
        return self._writer.commits

    async def close(self) -> None:
        self._listener.cancel()
        with suppress(asyncio.CancelledError):
            await self._listener
        await self._writer.close()
        self._notices.close()
        try:
            await asyncio.wait_for(self._pool.close(), TIMEOUT_SECONDS)
        except FAILURES:
            self._pool.terminate()

    async def _in_transaction(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        try:
            async with self._pool.acquire(timeout=TIMEOUT_SECONDS) as connection, connection.transaction():
                return await work(connection)
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError):
            raise
        except FAILURES as error:
            raise Unavailable(f"the database does not answer: {type(error).__name__}") from None

    async def _read(self, query: str, *values: object) -> list[Any]:
        """Read rows. If the connection turns out to be dead, try another: a read is safe to repeat."""
        for may_retry in (True, False):
            try:
                return await self._pool.fetch(query, *values)
            except FAILURES as error:
                if not may_retry or not isinstance(error, CONNECTION_LOST):
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

    async def read_many(self, after: Mapping[int, int]) -> dict[int, list[StoredLine]]:
        rows = await self._read(_READ_MANY, list(after.keys()), list(after.values()))
        found: dict[int, list[StoredLine]] = {table: [] for table in after}
        for table, version, seat, action, body in rows:
            found[table].append(StoredLine(version, seat, action, body.encode()))
        return found

    async def append(self, request: AppendRequest) -> None:
        await self._writer.append(request)

    async def lease_work(self, now: int, until: int, limit: int, busy: Collection[str] = ()) -> list[LeasedWork]:
        # RETURNING gives `at` as it was before the update. SKIP LOCKED leaves rows that another node is leasing to it.
        query = f"""WITH ready AS ({self._work_due()}), taken AS (
          SELECT due.table_id, due.seat, due.version, due.at, opener, computers_alone
          FROM due JOIN ready USING (table_id, seat) WHERE due.at <= $1
          ORDER BY {IN_TURN} LIMIT $3 FOR UPDATE OF due SKIP LOCKED
        ) UPDATE due SET at = $4 FROM taken WHERE (due.table_id, due.seat) = (taken.table_id, taken.seat)
        RETURNING taken.*"""
        values = (now, json.dumps(list(busy)), limit, until)
        rows: list[Any] = await self._in_transaction(lambda connection: connection.fetch(query, *values))
        return sorted(map(leased_work, rows), key=lambda leased: (leased.computers_alone, leased.due.at))

    def _elements(self, parameter: str) -> str:
        return f"json_array_elements_text({parameter}::json)"

    async def _listen(self) -> None:
        """Publish a notice for every append by any node. After a lost connection, report that some may be missing."""
        while True:
            try:
                await self._listen_once()
            except FAILURES:
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self._address, timeout=TIMEOUT_SECONDS)
        try:
            ended = asyncio.Event()
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, self._on_notify)
            self._listening.set()
            self._notices.publish([])
            await ended.wait()
        finally:
            connection.terminate()

    def _on_notify(self, *arguments: object) -> None:
        self._notices.publish(read_notice(str(arguments[-1])))


async def _migrate(connection: Connection) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
    for migration in migrations("postgres", done):
        for statement in migration.statements():
            await connection.execute(statement)
        await connection.execute("INSERT INTO migrations VALUES ($1, $2)", migration.number, migration.name)
