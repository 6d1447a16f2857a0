"""The writer for SQLite: one thread, which writes everything that is pending in one transaction.

A commit waits for the disk once, however much the transaction holds. So while one batch is committed, new jobs are
collected for the next.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, Final

from keypeg.storage.checkpoints import Checkpoints
from keypeg.storage.sql_store import REMOVE_HOLDER, SET_HOLDER, SET_STAGE
from keypeg.storage.sqlite_lines import SqliteLines
from keypeg.tables.log_store import AppendRequest, ChangedTables, Stale, Unavailable, settle
from keypeg.tables.supervision import log_failure

MAX_BATCH: Final = 500
"""How many jobs share a transaction at most."""

Job = AppendRequest | Callable[[sqlite3.Connection], Any]
"""An append, or a function that writes something else and returns its result."""
PendingJob = tuple[Job, Callable[[Any], bool]]
"""A job, and what is called with its result or its exception: an `AppendDone`."""

_SET_DUE: Final = """INSERT INTO due (table_id, seat, version, at) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seat)
DO UPDATE SET version = excluded.version, at = CASE WHEN seat < 0 THEN min(at, excluded.at) ELSE excluded.at END"""
_REMOVE_DUE: Final = "DELETE FROM due WHERE table_id = ? AND seat = ?"


def to_sqlite(query: str) -> str:
    """A query in SQLite's dialect: parameters are ?1, ?2 … in place of $1, $2 …"""
    return query.replace("$", "?")


_SET_STAGE, _SET_HOLDER, _REMOVE_HOLDER = map(to_sqlite, (SET_STAGE, SET_HOLDER, REMOVE_HOLDER))


class SqliteWriter:
    """The thread that writes, and the queue in front of it."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        loop: asyncio.AbstractEventLoop,
        on_append: Callable[[ChangedTables], None],
    ) -> None:
        self.commits = 0
        self.failures = 0
        self._connect = connect
        self._checkpoints = Checkpoints(connect)
        self._lines = SqliteLines()
        self._loop = loop
        self._on_append = on_append
        self._pending: list[PendingJob] = []
        self._busy = False
        """Whether the thread has a batch, or is about to get one."""
        self._closed = False
        self._thread_ended = False
        self._queue: SimpleQueue[list[PendingJob] | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._failed = False
        """Whether the last commit failed."""
        self._ended = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="keypeg-writer", daemon=True)
        self._thread.start()

    @property
    def running(self) -> bool:
        """Whether it takes jobs: it is not closed, and its thread is there."""
        return not (self._closed or self._thread_ended)

    def write(self, job: Job) -> "asyncio.Future[Any]":
        """Write something. The future is done when it is durable."""
        future = self._loop.create_future()
        self.submit(job, partial(settle, future))
        return future

    def submit(self, job: Job, done: Callable[[Any], bool]) -> None:
        """Write something, and call `done` with the result once it is durable, or with an exception."""
        if self.running:
            self._enqueue(job, done)
        else:
            self._loop.call_soon(done, Unavailable("the store is closed"))

    def _enqueue(self, job: Job, done: Callable[[Any], bool]) -> None:
        self._pending.append((job, done))
        if not self._busy:
            # Wait until everything else in this turn of the event loop has run: it may write, too.
            self._busy = True
            self._loop.call_soon(self._send_batch)

    @property
    def queued(self) -> int:
        """How many jobs wait for the batch after the one that is being written."""
        return len(self._pending)

    def _send_batch(self) -> None:
        batch, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
        self._busy = bool(batch)
        if batch:
            self._queue.put(batch)

    async def close(self) -> None:
        """Write everything that is pending, and stop."""
        self._closed = True
        while self._busy:
            written = self._loop.create_future()
            self._enqueue(lambda _: None, partial(settle, written))
            await asyncio.wait([written])
        self._queue.put(None)
        await self._ended.wait()

    def _run(self) -> None:
        """The thread. Nothing may end it but `close`: whoever waits for an answer would wait for ever."""
        try:
            while (batch := self._queue.get()) is not None:
                results = self._commit(batch)
                with suppress(RuntimeError):  # the event loop is closed, and nobody waits any longer
                    self._loop.call_soon_threadsafe(self._answer, batch, results)
                self._checkpoint(len(batch))
        finally:
            self._thread_ended = True
        self._checkpoints.close()
        self._drop_connection()
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._ended.set)

    def _answer(self, batch: list[PendingJob], results: list[Any]) -> None:
        self._send_batch()
        changed = []
        for (job, done), result in zip(batch, results, strict=True):
            known = False
            try:
                known = done(result)
            except Exception as error:  # the others of the batch are answered nevertheless
                log_failure("answer to a write failed", error)
            if not known and isinstance(job, AppendRequest) and not isinstance(result, Exception):
                changed.append((job.table, job.last_version))
        if changed:
            self._on_append(changed)

    def _commit(self, batch: list[PendingJob]) -> list[Any]:
        """Write a batch in one transaction. Returns the result of each job, or an exception. Raises nothing."""
        jobs = [job for job, _ in batch]
        try:
            connection = self._connection = self._connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            try:
                results = self._write_batch(connection, jobs)
            except Exception as error:
                if _is_database_failure(error):
                    raise
                # A job that cannot be written. Each for itself shows which it is.
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                results = [_run_in_savepoint(connection, partial(self._write_alone, job)) for job in jobs]
            connection.execute("COMMIT")
            self.commits += 1
            self._failed = False
        except sqlite3.Error as error:
            self.failures += 1
            self._recover()
            return [Unavailable(f"the database cannot be written now: {error}")] * len(batch)
        except BaseException as error:
            log_failure("writer failed", error)
            self._recover()
            return [Unavailable("the writer was interrupted")] * len(batch)
        return results

    def _write_batch(self, connection: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
        """Write jobs, all appends together and then the others. Returns the result of each job."""
        requests = [job for job in jobs if isinstance(job, AppendRequest)]
        outcomes = iter(self._append(connection, requests) if requests else ())
        if len(requests) == len(jobs):
            return list(outcomes)
        return [
            next(outcomes) if isinstance(job, AppendRequest) else _run_in_savepoint(connection, job) for job in jobs
        ]

    def _write_alone(self, job: Job, connection: sqlite3.Connection) -> Any:
        return self._append(connection, [job])[0] if isinstance(job, AppendRequest) else job(connection)

    def _append(self, connection: sqlite3.Connection, requests: list[AppendRequest]) -> list[Stale | None]:
        try:
            results = self._lines.append(connection, requests)
            if with_more := [
                request
                for request, stale in zip(requests, results, strict=True)
                if stale is None and (request.due or request.holders or request.stage is not None)
            ]:
                _write_changes(connection, with_more)
        except BaseException:
            self._lines.forget()  # what was appended is undone
            raise
        return results

    def _checkpoint(self, jobs: int) -> None:
        try:
            if self._failed:
                self._checkpoints.after_failure()
            elif self._connection is not None:
                self._checkpoints.after_commit(self._connection, jobs)
        except Exception as error:  # as when no thread can be started
            log_failure("checkpoint failed", error)

    def _recover(self) -> None:
        """End a transaction that failed. The next batch opens a new connection if this one cannot be used."""
        self._failed = True
        self._lines.forget()
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._drop_connection()

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()


def _is_database_failure(error: Exception) -> bool:
    """Whether an error is that of the database, and not of one job."""
    return isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError)


def _run_in_savepoint(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> Any:
    """Run a function, and undo what it wrote if it fails. Returns its result, or the exception."""
    connection.execute("SAVEPOINT one")
    try:
        result = work(connection)
    except Exception as error:
        if _is_database_failure(error):
            raise
        connection.execute("ROLLBACK TO one")
        result = error
    connection.execute("RELEASE one")
    return result


def _write_changes(connection: sqlite3.Connection, requests: list[AppendRequest]) -> None:
    """Write what belongs to some appends beside their lines."""
    if due := [due for request in requests for due in request.due]:
        if removed := [(table, seat) for table, seat, _, at in due if at is None]:
            connection.executemany(_REMOVE_DUE, removed)
        connection.executemany(_SET_DUE, [row for row in due if row.at is not None])
    for request in requests:
        if request.stage is not None:
            connection.execute(_SET_STAGE, (request.table, request.stage.value))
        for seat, guest in request.holders:
            if guest is None:
                connection.execute(_REMOVE_HOLDER, (request.table, seat))
            else:
                connection.execute(_SET_HOLDER, (request.table, seat, guest))
