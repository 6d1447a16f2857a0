"""The writer for PostgreSQL. While one transaction is committed, new appends wait and share the next one."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import asyncpg

from keypeg.storage.postgres_listener import LOCK_TABLES, NOTIFY
from keypeg.storage.sql_store import REMOVE_HOLDER, SET_HOLDER, SET_STAGE
from keypeg.tables.log_store import AppendRequest, Stale, Unavailable

MAX_BATCH: Final = 500
"""How many appends share a transaction at most."""

Transaction = Callable[[Callable[[Any], Awaitable[set[int]]]], Awaitable[set[int]]]
PendingAppend = tuple[AppendRequest, "asyncio.Future[None]"]

INSERT_LINES: Final = """INSERT INTO lines (table_id, version, seat, action, body)
SELECT * FROM unnest($1::bigint[], $2::int[], $3::smallint[], $4::text[], $5::text[])"""
_INSERT_NEW_LINES: Final = f"{INSERT_LINES} ON CONFLICT DO NOTHING RETURNING table_id, version"
"""One append that comes too late must not make the others of its transaction start again."""
_DELETE_LINES: Final = (
    "DELETE FROM lines USING unnest($1::bigint[], $2::int[]) AS taken_back (t, v) WHERE table_id = t AND version = v"
)
_SET_DUE: Final = """INSERT INTO due (table_id, seat, version, at)
SELECT * FROM unnest($1::bigint[], $2::smallint[], $3::int[], $4::bigint[])
ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version,
  at = CASE WHEN due.seat < 0 THEN least(due.at, excluded.at) ELSE excluded.at END"""
_REMOVE_DUE: Final = (
    "DELETE FROM due USING unnest($1::bigint[], $2::smallint[]) AS done (t, s) WHERE table_id = t AND seat = s"
)


class PostgresWriter:
    """Appends everything that is pending in one transaction. Whatever happens, every append is answered."""

    def __init__(self, transaction: Transaction) -> None:
        self.commits = 0
        self._transaction = transaction
        self._pending: list[PendingAppend] = []
        self._batch: list[PendingAppend] = []
        """What is being committed."""
        self._has_pending = asyncio.Event()
        self._closed = False

    def append(self, request: AppendRequest) -> "asyncio.Future[None]":
        """Append lines. The future is done when they are durable."""
        future = asyncio.get_running_loop().create_future()
        if self._closed:
            future.set_exception(Unavailable("the store is closed"))
            return future
        self._pending.append((request, future))
        self._has_pending.set()
        return future

    @property
    def queued(self) -> int:
        """How many appends wait for the transaction after the one that is being committed."""
        return len(self._pending)

    async def finish(self, seconds: float) -> None:
        """Take no more appends, and wait for those that are pending for at most this long."""
        self._closed = True
        if waiting := [future for _, future in self._batch + self._pending if not future.done()]:
            await asyncio.wait(waiting, timeout=seconds)

    def close(self) -> None:
        """Fail what is still pending, once `run` has ended."""
        self._closed = True
        for _, future in self._batch + self._pending:
            _fail(future, Unavailable("the store is closed"))

    async def run(self) -> None:
        """Commit what is pending, until cancelled. It may be run again after it has failed."""
        while True:
            await self._has_pending.wait()
            self._batch, self._pending = _next_batch(self._pending)
            if not self._pending:
                self._has_pending.clear()
            try:
                await self._commit(self._batch)
            finally:
                for _, future in self._batch:  # if something unexpected happened, or this task was cancelled
                    _fail(future, Unavailable("the writer was interrupted"))
                self._batch = []

    async def _commit(self, batch: Sequence[PendingAppend]) -> None:
        # All nodes write in the same order, so that they do not deadlock.
        ordered = sorted(batch, key=lambda pending: pending[0].table)
        try:
            stale = await self._transaction(lambda connection: _write(connection, [item[0] for item in ordered]))
        except Unavailable as error:
            for _, future in ordered:
                _fail(future, error)
        except Exception as error:  # a deadlock, or an append that cannot be written: each for itself shows which it is
            if len(ordered) == 1:
                _fail(ordered[0][1], Stale() if isinstance(error, asyncpg.DeadlockDetectedError) else error)
            else:
                for pending in ordered:
                    await self._commit([pending])
        else:
            self.commits += 1
            for request, future in ordered:
                if request.table in stale:
                    _fail(future, Stale())
                else:
                    _succeed(future)


def _next_batch(pending: Sequence[PendingAppend]) -> tuple[list[PendingAppend], list[PendingAppend]]:
    """The appends of the next transaction, one for each table, and those that wait for the transaction after it."""
    batch: dict[int, PendingAppend] = {}
    waiting: list[PendingAppend] = []
    for append in pending:
        if append[0].table in batch or len(batch) == MAX_BATCH:
            waiting.append(append)
        else:
            batch[append[0].table] = append
    return list(batch.values()), waiting


def _succeed(future: "asyncio.Future[None]") -> None:
    if not future.done():
        future.set_result(None)


def _fail(future: "asyncio.Future[None]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


async def _write(connection: Any, requests: Sequence[AppendRequest]) -> set[int]:
    """Write appends, one for each table, and return the tables of those that are stale and were not written."""
    lines = [
        (request.table, version, line.seat, line.action, line.body.decode())
        for request in requests
        for version, line in enumerate(request.lines, request.after + 1)
    ]
    await connection.execute(LOCK_TABLES, [request.table for request in requests])
    inserted = await connection.fetch(_INSERT_NEW_LINES, *transposed(lines))
    if len(inserted) == len(lines):
        await _write_changes(connection, requests)
        return set()
    count = Counter(table for table, _ in inserted)
    stale = {request.table for request in requests if count[request.table] < len(request.lines)}
    if taken_back := [row for row in inserted if row[0] in stale]:
        await connection.execute(_DELETE_LINES, *transposed(taken_back))
    await _write_changes(connection, [request for request in requests if request.table not in stale])
    return stale


async def _write_changes(connection: Any, requests: Sequence[AppendRequest]) -> None:
    """Write what belongs to some appends beside their lines, and notify the nodes."""
    due = [due for request in requests for due in request.due]
    if removed := [(table, seat) for table, seat, _, at in due if at is None]:
        await connection.execute(_REMOVE_DUE, *transposed(removed))
    if due := [row for row in due if row.at is not None]:
        await connection.execute(_SET_DUE, *transposed(due))
    for request in requests:
        if request.stage is not None:
            await connection.execute(SET_STAGE, request.table, request.stage.value)
        for seat, guest in request.holders:
            if guest is None:
                await connection.execute(REMOVE_HOLDER, request.table, seat)
            else:
                await connection.execute(SET_HOLDER, request.table, seat, guest)
    if requests:
        await connection.execute(NOTIFY, *transposed([(request.table, request.last_version) for request in requests]))


def transposed(rows: Sequence[tuple[object, ...]]) -> list[list[object]]:
    """The columns of some rows, as `unnest` takes them."""
    return [list(column) for column in zip(*rows, strict=True)]
