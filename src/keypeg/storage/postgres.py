"""Logs in PostgreSQL: for many nodes. LISTEN and NOTIFY carry the news between them; there is nothing else to run."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import asyncpg

from keypeg.storage.gathering import CHANNEL, Gatherer, read_notice
from keypeg.storage.heads import found, written
from keypeg.storage.migrations import migrations
from keypeg.storage.notices import Notices
from keypeg.tables.clocks import Outage
from keypeg.tables.logs import Append, Device, Due, Exists, Found, StoredLine, Unavailable
from keypeg.tables.settings import Head, Stage

T = TypeVar("T")
Connection = Any  # a connection, or what a pool lends in its place

FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
DEAD: Final = (asyncpg.InterfaceError, asyncpg.PostgresConnectionError, OSError)
LISTEN_AGAIN: Final = 0.25
PATIENCE: Final = 10.0
_MIGRATING: Final = 0x6B657970  # one node at a time


class PostgresLogs:
    """The storage behind live tables, in a database that many nodes share."""

    def __init__(self, address: str, pool: "asyncpg.Pool[Any]") -> None:
        self._address = address
        self._pool = pool
        self._notices = Notices()
        self._gatherer = Gatherer(self._in_transaction)
        self._hears = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, address: str) -> "PostgresLogs":
        """The logs in a database, brought up to date."""
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=8, command_timeout=PATIENCE)
        except FAILURES as error:
            raise Unavailable(f"the database cannot be reached: {error}") from None
        logs = cls(address, pool)
        try:
            await logs._in_transaction(_migrate)
            await asyncio.wait_for(logs._hears.wait(), PATIENCE)
        except BaseException:
            await logs.close()
            raise
        return logs

    @property
    def commits(self) -> int:
        """How many transactions of appends were made durable."""
        return self._gatherer.commits

    async def close(self) -> None:
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening
        await self._gatherer.close()
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
                if not again or not isinstance(
                    error, asyncpg.InterfaceError | asyncpg.PostgresConnectionError | OSError
                ):
                    raise Unavailable(f"the database does not answer: {type(error).__name__}") from None
        raise AssertionError

    async def _do(self, query: str, *values: object) -> None:
        await self._in_transaction(lambda connection: connection.execute(query, *values))

    async def now(self) -> int:
        rows = await self._read("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(rows[0][0])

    # Tables

    async def create(self, head: Head, stage: Stage, due: Sequence[Due] = ()) -> int:
        async def work(connection: Connection) -> int:
            table = await connection.fetchval(
                "INSERT INTO tables (address, head, stage, listed, rematch_of) "
                "VALUES ($1, $2, $3, $4, $5) RETURNING id",
                head.address,
                written(head),
                stage.value,
                head.listed,
                head.rematch_of,
            )
            await connection.executemany(
                "INSERT INTO due (table_id, seat, version, at) VALUES ($1, $2, $3, $4)",
                [(table, *row[1:]) for row in due],
            )
            return int(table)

        try:
            return await self._in_transaction(work)
        except asyncpg.UniqueViolationError:
            raise Exists from None

    async def find(self, address: str) -> Found | None:
        return _one(await self._read("SELECT id, head, stage FROM tables WHERE address = $1", address))

    async def get(self, table: int) -> Found | None:
        return _one(await self._read("SELECT id, head, stage FROM tables WHERE id = $1", table))

    async def rematch_of(self, table: int) -> Found | None:
        return _one(await self._read("SELECT id, head, stage FROM tables WHERE rematch_of = $1", table))

    async def append(self, append: Append) -> None:
        await self._gatherer.append(append)

    async def read(self, table: int, after: int = 0) -> list[StoredLine]:
        rows = await self._read(
            "SELECT version, seat, action, body FROM lines WHERE table_id = $1 AND version > $2 ORDER BY version",
            table,
            after,
        )
        return [StoredLine(version, seat, action, body.encode()) for version, seat, action, body in rows]

    async def acted(self, table: int, seat: int, action: str) -> int | None:
        rows = await self._read(
            "SELECT version FROM lines WHERE table_id = $1 AND seat = $2 AND action = $3", table, seat, action
        )
        return rows[0][0] if rows else None

    async def listed(self, most: int) -> list[Found]:
        query = "SELECT id, head, stage FROM tables WHERE listed AND stage <> 'over' ORDER BY id DESC LIMIT $1"
        return [found(*row) for row in await self._read(query, most)]

    async def held(self, guest: str, most: int) -> list[tuple[Found, int]]:
        rows = await self._read(
            "SELECT id, head, stage, seat FROM holdings JOIN tables ON id = table_id WHERE guest = $1 "
            "ORDER BY table_id DESC, seat LIMIT $2",
            guest,
            most,
        )
        return [(found(table, head, stage), seat) for table, head, stage, seat in rows]

    # Work that is due

    async def claim(self, now: int, until: int, most: int) -> list[Due]:
        # Before the update `at` is what was due; whoever else looks now skips these rows.
        query = """WITH taken AS (
          SELECT table_id, seat, version, at FROM due WHERE at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED
        ) UPDATE due SET at = $2 FROM taken WHERE (due.table_id, due.seat) = (taken.table_id, taken.seat)
        RETURNING taken.*"""
        rows: list[Any] = await self._in_transaction(lambda connection: connection.fetch(query, now, until, most))
        return sorted((Due(*row) for row in rows), key=lambda due: due.at or 0)

    async def settle(self, due: Due) -> None:
        if due.at is None:
            await self._do("DELETE FROM due WHERE table_id = $1 AND seat = $2 AND version = $3", *due[:3])
        else:
            query = "UPDATE due SET at = $4 WHERE table_id = $1 AND seat = $2 AND version = $3"
            await self._do(query, *due)

    async def next_due(self) -> int | None:
        rows = await self._read("SELECT min(at) FROM due")
        at: int | None = rows[0][0]
        return at

    # Guests

    async def add_guest(self, guest: str, name: str, token: bytes, now: int) -> None:
        async def work(connection: Connection) -> None:
            await connection.execute("INSERT INTO guests VALUES ($1, $2, $3)", guest, name, now)
            await connection.execute("INSERT INTO tokens VALUES ($1, $2, NULL)", token, guest)

        await self._in_transaction(work)

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._do("UPDATE guests SET name = $2 WHERE id = $1", guest, name)

    async def add_token(self, guest: str, token: bytes, expires: int | None) -> None:
        await self._do("INSERT INTO tokens VALUES ($1, $2, $3)", token, guest, expires)

    async def device(self, token: bytes) -> Device | None:
        rows = await self._read(
            "SELECT id, name FROM tokens JOIN guests ON id = guest WHERE hash = $1 AND expires IS NULL", token
        )
        return Device(*rows[0]) if rows else None

    async def redeem(self, transfer: bytes, token: bytes, now: int) -> Device | None:
        async def work(connection: Connection) -> Device | None:
            guest = await connection.fetchval(
                "DELETE FROM tokens WHERE hash = $1 AND expires > $2 RETURNING guest", transfer, now
            )
            if guest is None:
                return None
            await connection.execute("INSERT INTO tokens VALUES ($1, $2, NULL)", token, guest)
            return Device(*await connection.fetchrow("SELECT id, name FROM guests WHERE id = $1", guest))

        return await self._in_transaction(work)

    # Records

    async def keep_record(self, address: str, document: bytes, now: int) -> None:
        query = "INSERT INTO records VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._do(query, address, document.decode(), now)

    async def kept_record(self, address: str) -> bytes | None:
        rows = await self._read("SELECT document FROM records WHERE address = $1", address)
        return rows[0][0].encode() if rows else None

    # Nodes

    async def beat(self, node: str, now: int) -> None:
        query = "INSERT INTO nodes VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET seen = excluded.seen"
        await self._do(query, node, now)

    async def seen(self) -> dict[str, int]:
        return {node: seen for node, seen in await self._read("SELECT node, seen FROM nodes")}  # noqa: C416

    async def add_outage(self, outage: Outage) -> None:
        await self._do("INSERT INTO outages VALUES ($1, $2)", *outage)

    async def outages(self) -> list[Outage]:
        return [Outage(*row) for row in await self._read("SELECT began, ended FROM outages ORDER BY began")]

    def watch(self) -> AsyncIterator[list[tuple[int, int]]]:
        return self._notices.watch()

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


def _one(rows: list[Any]) -> Found | None:
    return found(*rows[0]) if rows else None


async def _migrate(connection: Connection) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
    for migration in migrations("postgres", done):
        for statement in migration.statements():
            await connection.execute(statement)
        await connection.execute("INSERT INTO migrations VALUES ($1, $2)", migration.number, migration.name)
