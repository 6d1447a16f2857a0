"""The store in an SQLite file, for one process. It needs no database server."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from keypeg.storage.migrations import missing_migrations
from keypeg.storage.sql_store import IN_TURN, SqlStore, Statement, leased_work
from keypeg.storage.sqlite_writer import SqliteWriter, to_sqlite
from keypeg.tables.log_store import AlreadyExists, AppendDone, AppendRequest, LeasedWork, Unavailable

T = TypeVar("T")


class SqliteStore(SqlStore):
    """A store in one file. Only one process should use the file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._reader: sqlite3.Connection | None = None
        # One thread is enough: reads are rare, as when a table is loaded, and never wait for the writer.
        self._read_thread = ThreadPoolExecutor(1, "keypeg-reader")
        self._writer = SqliteWriter(partial(connect, path), asyncio.get_running_loop(), self._notices.publish)

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open a file, create it if it does not exist, and apply the migrations that it lacks."""
        store = cls(path)
        try:
            await store._write(_migrate)
        except BaseException:
            await store.close()
            raise
        return store

    @property
    def commits(self) -> int:
        """How many transactions were committed."""
        return self._writer.commits

    @property
    def down(self) -> list[str]:
        return [] if self._writer.running else ["writer"]

    @property
    def queued(self) -> int:
        return self._writer.queued

    @property
    def write_failures(self) -> int:
        return self._writer.failures

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        outcome: T = await self._writer.write(work)
        return outcome

    async def _execute(self, *statements: Statement) -> list[Any]:
        def work(connection: sqlite3.Connection) -> list[Any]:
            try:
                rows = [connection.execute(to_sqlite(query), values).fetchall() for query, *values in statements]
            except sqlite3.IntegrityError:
                raise AlreadyExists from None
            return rows[0]

        return await self._write(work)

    async def _read(self, query: str, *values: object) -> list[Any]:
        loop = asyncio.get_running_loop()
        try:
            rows = loop.run_in_executor(self._read_thread, self._fetch, to_sqlite(query), values)
        except RuntimeError:
            raise Unavailable("the store is closed") from None
        return await rows

    def _fetch(self, query: str, values: tuple[object, ...]) -> list[Any]:
        try:
            if self._reader is None:
                self._reader = connect(self._path)
            return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            self.read_failures += 1
            raise Unavailable(f"the database cannot be read now: {error}") from None

    async def close(self) -> None:
        await self._writer.close()
        with suppress(RuntimeError):  # it was closed before
            await asyncio.get_running_loop().run_in_executor(self._read_thread, self._close_reader)
        self._read_thread.shutdown(wait=False)
        self._notices.close()

    def _close_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()

    async def now(self) -> int:
        return time.time_ns() // 1_000_000

    def submit(self, request: AppendRequest, done: AppendDone) -> None:
        self._writer.submit(request, done)

    async def lease_work(self, now: int, until: int, limit: int, busy: Collection[str] = ()) -> list[LeasedWork]:
        query, listed = to_sqlite(f"{self._work_due()} ORDER BY {IN_TURN} LIMIT $3"), json.dumps(list(busy))

        def work(connection: sqlite3.Connection) -> list[LeasedWork]:
            rows = connection.execute(query, (now, listed, limit)).fetchall()
            connection.executemany(
                "UPDATE due SET at = ? WHERE table_id = ? AND seat = ?", [(until, *row[:2]) for row in rows]
            )
            return [leased_work(row) for row in rows]

        if (first := await self.next_due(busy)) is None or first > now:
            return []  # polling costs no write
        return await self._write(work)

    def _elements(self, parameter: str) -> str:
        return f"json_each({parameter})"


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a database file."""
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    # With FULL, a commit is on the disk when it returns and survives a power failure.
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "cache_size = -65536",
        "wal_autocheckpoint = 0",  # see checkpoints.py
    ):
        connection.execute(f"PRAGMA {setting}")
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    done = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0]
    for migration in missing_migrations("sqlite", done):
        for statement in migration.statements():
            connection.execute(statement)
        connection.execute("INSERT INTO migrations VALUES (?, ?)", (migration.number, migration.name))
