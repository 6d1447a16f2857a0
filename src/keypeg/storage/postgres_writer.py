"""The writer for PostgreSQL. While one transaction is committed, new appends wait and share the next one."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Final

import asyncpg

from keypeg.storage.sql_store import FIND_ACTION, REMOVE_HOLDER, SET_HOLDER, SET_STAGE
from keypeg.tables.log_store import AppendRequest, ChangedTables, DuplicateAction, Stale, Unavailable

CHANNEL: Final = "keypeg"
MAX_BATCH: Final = 500
"""How many appends share a transaction at most."""
_TABLES_PER_NOTICE: Final = 300
"""PostgreSQL limits a notice to 8,000 characters."""

Transaction = Callable[[Callable[[Any], Awaitable[None]]], Awaitable[None]]
PendingAppend = tuple[AppendRequest, "asyncio.Future[None]"]

INSERT_LINES: Final = """INSERT INTO lines (table_id, version, seat, action, body)
SELECT * FROM unnest($1::bigint[], $2::int[], $3::smallint[], $4::text[], $5::text[])"""
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
            self._batch, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
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
        requests = [request for request, _ in ordered]
        try:
            await self._transaction(lambda connection: _write(connection, requests))
        except Unavailable as error:
            for _, future in ordered:
                _fail(future, error)
        except Exception:  # a conflict, or an append that cannot be written: each for itself shows which it is
            for request, future in ordered:
                await self._commit_separately(request, future)
        else:
            self.commits += 1
            for _, future in ordered:
                _succeed(future)

    async def _commit_separately(self, request: AppendRequest, future: "asyncio.Future[None]") -> None:
        """Commit one append of a batch that failed because of one of them."""
        try:
            await self._transaction(lambda connection: _write(connection, [request]))
        except asyncpg.UniqueViolationError:
            try:
                _fail(future, await self._conflict(request))
            except Exception as error:
                _fail(future, error)
        except asyncpg.DeadlockDetectedError:
            _fail(future, Stale())
        except Exception as error:
            _fail(future, error)
        else:
            _succeed(future)

    async def _conflict(self, request: AppendRequest) -> Exception:
        """Why an append violated a unique key: a duplicate action, or a stale version."""
        duplicates: list[Exception] = []

        async def find_duplicates(connection: Any) -> None:
            for line in request.lines:
                if line.action is not None:
                    version = await connection.fetchval(FIND_ACTION, request.table, line.seat, line.action)
                    if version is not None:
                        duplicates.append(DuplicateAction(version))

        await self._transaction(find_duplicates)
        return duplicates[0] if duplicates else Stale()


def _succeed(future: "asyncio.Future[None]") -> None:
    if not future.done():
        future.set_result(None)


def _fail(future: "asyncio.Future[None]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


async def _write(connection: Any, requests: Sequence[AppendRequest]) -> None:
    lines = [
        (request.table, version, line.seat, line.action, line.body.decode())
        for request in requests
        for version, line in enumerate(request.lines, request.after + 1)
    ]
    await connection.execute(INSERT_LINES, *transposed(lines))
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
    for notice in _notices(requests):
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)


def transposed(rows: Sequence[tuple[object, ...]]) -> list[list[object]]:
    """The columns of some rows, as `unnest` takes them."""
    return [list(column) for column in zip(*rows, strict=True)]


def _notices(requests: Sequence[AppendRequest]) -> Iterator[str]:
    for first in range(0, len(requests), _TABLES_PER_NOTICE):
        some = requests[first : first + _TABLES_PER_NOTICE]
        yield " ".join(f"{request.table}:{request.last_version}" for request in some)


def read_notice(notice: str) -> ChangedTables:
    """The tables that have grown, with their versions."""
    pairs = (pair.split(":") for pair in notice.split())
    return [(int(table), int(version)) for table, version in pairs]
