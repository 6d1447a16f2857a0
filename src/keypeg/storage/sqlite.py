"""Logs in an SQLite file: for one process, with nothing else to run."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from keypeg.storage.heads import found, written
from keypeg.storage.migrations import migrations
from keypeg.storage.notices import Notices
from keypeg.storage.writing import ACTED, Writer
from keypeg.tables.clocks import Outage
from keypeg.tables.logs import Append, Device, Due, Exists, Found, StoredLine, Unavailable
from keypeg.tables.settings import Head, Stage

T = TypeVar("T")


class SqliteLogs:
    """The storage behind live tables, in one file. Give it to one process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._notices = Notices()
        self._reader: sqlite3.Connection | None = None
        # One reader: reading is for loading tables, and never waits for the writer.
        self._reading = ThreadPoolExecutor(1, "keypeg-reader")
        self._writer = Writer(partial(connect, path), asyncio.get_running_loop(), self._notices.tell)

    @classmethod
    async def open(cls, path: Path) -> "SqliteLogs":
        """The logs in a file, made if need be and brought up to date."""
        logs = cls(path)
        try:
            await logs._write(_migrate)
        except BaseException:
            await logs.close()
            raise
        return logs

    @property
    def commits(self) -> int:
        """How many transactions were made durable."""
        return self._writer.commits

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        outcome: T = await self._writer.write(work)
        return outcome

    async def _do(self, query: str, values: Sequence[object]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(query, values)

        await self._write(work)

    async def _read(self, query: str, *values: object) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._fetch, query, values)

    def _fetch(self, query: str, values: tuple[object, ...]) -> list[Any]:
        try:
            if self._reader is None:
                self._reader = connect(self._path)
            return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be read now: {error}") from None

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._reading.shutdown)
        if self._reader is not None:
            self._reader.close()
        self._notices.close()

    async def now(self) -> int:
        return time.time_ns() // 1_000_000

    # Tables

    async def create(self, head: Head, stage: Stage, due: Sequence[Due] = ()) -> int:
        def work(connection: sqlite3.Connection) -> int:
            try:
                table = connection.execute(
                    "INSERT INTO tables (address, head, stage, listed, rematch_of) VALUES (?, ?, ?, ?, ?)",
                    (head.address, written(head), stage.value, head.listed, head.rematch_of),
                ).lastrowid
            except sqlite3.IntegrityError:
                raise Exists from None
            assert table is not None
            connection.executemany(
                "INSERT INTO due (table_id, seat, version, at) VALUES (?, ?, ?, ?)",
                [(table, *row[1:]) for row in due],
            )
            return table

        return await self._write(work)

    async def find(self, address: str) -> Found | None:
        return _one(await self._read("SELECT id, head, stage FROM tables WHERE address = ?", address))

    async def get(self, table: int) -> Found | None:
        return _one(await self._read("SELECT id, head, stage FROM tables WHERE id = ?", table))

    async def rematch_of(self, table: int) -> Found | None:
        return _one(await self._read("SELECT id, head, stage FROM tables WHERE rematch_of = ?", table))

    async def append(self, append: Append) -> None:
        await self._writer.write(append)

    async def read(self, table: int, after: int = 0) -> list[StoredLine]:
        rows = await self._read(
            "SELECT version, seat, action, body FROM lines WHERE table_id = ? AND version > ? ORDER BY version",
            table,
            after,
        )
        return [StoredLine(version, seat, action, body.encode()) for version, seat, action, body in rows]

    async def acted(self, table: int, seat: int, action: str) -> int | None:
        rows = await self._read(ACTED, table, seat, action)
        return rows[0][0] if rows else None

    async def listed(self, most: int) -> list[Found]:
        query = "SELECT id, head, stage FROM tables WHERE listed AND stage <> 'over' ORDER BY id DESC LIMIT ?"
        return [found(*row) for row in await self._read(query, most)]

    async def held(self, guest: str, most: int) -> list[tuple[Found, int]]:
        rows = await self._read(
            "SELECT id, head, stage, seat FROM holdings JOIN tables ON id = table_id WHERE guest = ? "
            "ORDER BY table_id DESC, seat LIMIT ?",
            guest,
            most,
        )
        return [(found(table, head, stage), seat) for table, head, stage, seat in rows]

    # Work that is due

    async def claim(self, now: int, until: int, most: int) -> list[Due]:
        def work(connection: sqlite3.Connection) -> list[Due]:
            rows = connection.execute("SELECT * FROM due WHERE at <= ? ORDER BY at LIMIT ?", (now, most)).fetchall()
            connection.executemany(
                "UPDATE due SET at = ? WHERE table_id = ? AND seat = ?", [(until, *row[:2]) for row in rows]
            )
            return [Due(*row) for row in rows]

        if (first := await self.next_due()) is None or first > now:
            return []  # a look costs the disk nothing
        return await self._write(work)

    async def settle(self, due: Due) -> None:
        if due.at is None:
            query = "DELETE FROM due WHERE table_id = ? AND seat = ? AND version = ?"
            await self._do(query, due[:3])
        else:
            query = "UPDATE due SET at = ? WHERE table_id = ? AND seat = ? AND version = ?"
            await self._do(query, (due.at, *due[:3]))

    async def next_due(self) -> int | None:
        rows = await self._read("SELECT min(at) FROM due")
        at: int | None = rows[0][0]
        return at

    # Guests

    async def add_guest(self, guest: str, name: str, token: bytes, now: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO guests VALUES (?, ?, ?)", (guest, name, now))
            connection.execute("INSERT INTO tokens VALUES (?, ?, NULL)", (token, guest))

        await self._write(work)

    async def rename_guest(self, guest: str, name: str) -> None:
        query = "UPDATE guests SET name = ? WHERE id = ?"
        await self._do(query, (name, guest))

    async def add_token(self, guest: str, token: bytes, expires: int | None) -> None:
        query = "INSERT INTO tokens VALUES (?, ?, ?)"
        await self._do(query, (token, guest, expires))

    async def device(self, token: bytes) -> Device | None:
        rows = await self._read(
            "SELECT id, name FROM tokens JOIN guests ON id = guest WHERE hash = ? AND expires IS NULL", token
        )
        return Device(*rows[0]) if rows else None

    async def redeem(self, transfer: bytes, token: bytes, now: int) -> Device | None:
        def work(connection: sqlite3.Connection) -> Device | None:
            row = connection.execute(
                "DELETE FROM tokens WHERE hash = ? AND expires > ? RETURNING guest", (transfer, now)
            ).fetchone()
            if row is None:
                return None
            connection.execute("INSERT INTO tokens VALUES (?, ?, NULL)", (token, row[0]))
            return Device(*connection.execute("SELECT id, name FROM guests WHERE id = ?", row).fetchone())

        return await self._write(work)

    # Records

    async def keep_record(self, address: str, document: bytes, now: int) -> None:
        query = "INSERT INTO records VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._do(query, (address, document.decode(), now))

    async def kept_record(self, address: str) -> bytes | None:
        rows = await self._read("SELECT document FROM records WHERE address = ?", address)
        return rows[0][0].encode() if rows else None

    # Nodes

    async def beat(self, node: str, now: int) -> None:
        query = "INSERT INTO nodes VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET seen = excluded.seen"
        await self._do(query, (node, now))

    async def seen(self) -> dict[str, int]:
        return dict(await self._read("SELECT node, seen FROM nodes"))

    async def add_outage(self, outage: Outage) -> None:
        query = "INSERT INTO outages VALUES (?, ?)"
        await self._do(query, outage)

    async def outages(self) -> list[Outage]:
        return [Outage(*row) for row in await self._read("SELECT began, ended FROM outages ORDER BY began")]

    def watch(self) -> AsyncIterator[list[tuple[int, int]]]:
        return self._notices.watch()


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a file of logs."""
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    # FULL: a commit is on the disk when it returns, whatever happens to the power.
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "cache_size = -65536",
        "wal_autocheckpoint = 8192",
    ):
        connection.execute(f"PRAGMA {setting}")
    return connection


def _one(rows: list[Any]) -> Found | None:
    return found(*rows[0]) if rows else None


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    done = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0]
    for migration in migrations("sqlite", done):
        for statement in migration.statements():
            connection.execute(statement)
        connection.execute("INSERT INTO migrations VALUES (?, ?)", (migration.number, migration.name))
