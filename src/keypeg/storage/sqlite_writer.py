"""The writer of an SQLite file: one thread, and one transaction for everything that waits.

A transaction costs the disk's time once, however much is in it. So while one is being made durable, whatever arrives
is gathered for the next.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain
from queue import SimpleQueue
from typing import Any, Final

from keypeg.storage.checkpoints import Checkpoints
from keypeg.storage.queries import ACTED, FREE, HOLD, STAGE
from keypeg.tables.log_store import Append, Repeated, Stale, Unavailable

MOST_AT_ONCE: Final = 500

Work = Append | Callable[[sqlite3.Connection], Any]
Waiting = tuple[Work, "asyncio.Future[Any]"]

LINES: Final = [
    f"INSERT INTO lines (table_id, version, seat, action, body) VALUES {', '.join(['(?, ?, ?, ?, ?)'] * (1 << power))}"
    for power in range(8)
]
"""Statements for 1, 2, 4 … 128 lines."""
_DUE: Final = """INSERT INTO due (table_id, seat, version, at) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seat)
DO UPDATE SET version = excluded.version, at = CASE WHEN seat < 0 THEN min(at, excluded.at) ELSE excluded.at END"""
_DONE: Final = "DELETE FROM due WHERE table_id = ? AND seat = ?"


def dialect(query: str) -> str:
    """A query as SQLite has it: what others call $1 is ?1 here."""
    return query.replace("$", "?")


_ACTED, _STAGE, _HOLD, _FREE = map(dialect, (ACTED, STAGE, HOLD, FREE))


class SqliteWriter:
    """The thread that writes."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        loop: asyncio.AbstractEventLoop,
        appended: Callable[[list[tuple[int, int]]], None],
    ) -> None:
        self.commits = 0
        self._connect = connect
        self._checkpoints = Checkpoints(connect)
        self._loop = loop
        self._appended = appended
        self._gathered: list[Waiting] = []
        self._busy = False
        self._queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._run, name="keypeg-writer", daemon=True)
        self._thread.start()

    def write(self, work: Work) -> "asyncio.Future[Any]":
        """Have something written; done when it is durable."""
        future = self._loop.create_future()
        self._gathered.append((work, future))
        if not self._busy:
            # Not before all who are about to write have had their turn of the loop.
            self._busy = True
            self._loop.call_soon(self._hand_over)
        return future

    def _hand_over(self) -> None:
        batch, self._gathered = self._gathered[:MOST_AT_ONCE], self._gathered[MOST_AT_ONCE:]
        self._busy = bool(batch)
        if batch:
            self._queue.put(batch)

    async def close(self) -> None:
        """Finish what waits, and stop."""
        while self._busy:
            await asyncio.wait([self.write(lambda _: None)])
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (batch := self._queue.get()) is not None:
            self._answer(batch, self._commit(batch))
            if self._connection is not None:
                self._checkpoints.wrote(self._connection, len(batch))
        self._checkpoints.close()
        if self._connection is not None:
            self._connection.close()

    def _answer(self, batch: list[Waiting], outcomes: list[Any]) -> None:
        with suppress(RuntimeError):  # nobody waits for answers once the loop is closed
            self._loop.call_soon_threadsafe(self._resolve, batch, outcomes)

    def _resolve(self, batch: list[Waiting], outcomes: list[Any]) -> None:
        self._hand_over()
        grown = []
        for (work, future), outcome in zip(batch, outcomes, strict=True):
            failed = isinstance(outcome, Exception)
            if not failed and isinstance(work, Append):
                grown.append((work.table, work.after + len(work.lines)))
            if future.cancelled():
                continue
            if failed:
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        if grown:
            self._appended(grown)

    def _commit(self, batch: list[Waiting]) -> list[Any]:
        """Everything in one transaction, with what came of each; if it cannot be made durable, all of it failed."""
        works = [work for work, _ in batch]
        try:
            connection = self._connection = self._connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            try:
                outcomes = _together(connection, works)
            except sqlite3.IntegrityError:
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                outcomes = [_alone(connection, work) for work in works]
            connection.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            self._recover()
            return [Unavailable(f"the database cannot be written now: {error}")] * len(batch)
        return outcomes

    def _recover(self) -> None:
        connection = self._connection
        if connection is None:
            return
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._connection = None  # a new connection next time
            connection.close()


def _together(connection: sqlite3.Connection, works: list[Work]) -> list[Any]:
    """The common case: nobody is stale. Each kind of statement runs over all that is there for it."""
    appends = [work for work in works if isinstance(work, Append)]
    if appends:
        _write(connection, appends)
    return [None if isinstance(work, Append) else _run(connection, work) for work in works]


def _write(connection: sqlite3.Connection, appends: list[Append]) -> None:
    insert(
        connection,
        [
            (append.table, version, line.seat, line.action, line.body.decode())
            for append in appends
            for version, line in enumerate(append.lines, append.after + 1)
        ],
    )
    if due := [due for append in appends for due in append.due]:
        if done := [(table, seat) for table, seat, _, at in due if at is None]:
            connection.executemany(_DONE, done)
        connection.executemany(_DUE, [row for row in due if row.at is not None])
    for append in appends:
        if append.stage is not None:
            connection.execute(_STAGE, (append.table, append.stage.value))
        for seat, guest in append.holders:
            if guest is None:
                connection.execute(_FREE, (append.table, seat))
            else:
                connection.execute(_HOLD, (append.table, seat, guest))


def insert(connection: sqlite3.Connection, rows: Sequence[tuple[object, ...]]) -> None:
    """Insert lines, many a statement: between statements this thread stands in line behind the loop's."""
    first = 0
    while first < len(rows):
        power = min((len(rows) - first).bit_length(), len(LINES)) - 1
        after = first + (1 << power)
        connection.execute(LINES[power], tuple(chain.from_iterable(rows[first:after])))
        first = after


def _run(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> Any:
    """Something else to write, undone if it fails by itself."""
    connection.execute("SAVEPOINT one")
    try:
        outcome = work(connection)
    except sqlite3.OperationalError:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO one")
        outcome = error
    connection.execute("RELEASE one")
    return outcome


def _alone(connection: sqlite3.Connection, work: Work) -> Any:
    """One piece of a transaction in which somebody is stale."""
    if not isinstance(work, Append):
        return _run(connection, work)
    outcome = _run(connection, lambda there: _write(there, [work]))
    return _why(connection, work) if isinstance(outcome, sqlite3.IntegrityError) else outcome


def _why(connection: sqlite3.Connection, append: Append) -> Exception:
    """What was wrong with an append that the keys did not allow."""
    for line in append.lines:
        if line.action is not None:
            found = connection.execute(_ACTED, (append.table, line.seat, line.action)).fetchone()
            if found is not None:
                return Repeated(found[0])
    return Stale()
