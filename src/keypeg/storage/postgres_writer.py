"""Gathering appends for PostgreSQL: while one transaction is being made durable, what arrives waits for the next."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg

from keypeg.storage.queries import ACTED, FREE, HOLD, STAGE
from keypeg.tables.log_store import Append, Repeated, Stale, Unavailable

CHANNEL: Final = "keypeg"
MOST_AT_ONCE: Final = 500
_NOTICE: Final = 300
"""So many tables fit into a notice, which has at most 8,000 characters."""

Transaction = Callable[[Callable[[Any], Awaitable[None]]], Awaitable[None]]
Waiting = tuple[Append, "asyncio.Future[None]"]

LINES: Final = """INSERT INTO lines (table_id, version, seat, action, body)
SELECT * FROM unnest($1::bigint[], $2::int[], $3::smallint[], $4::text[], $5::text[])"""
_DUE: Final = """INSERT INTO due (table_id, seat, version, at)
SELECT * FROM unnest($1::bigint[], $2::smallint[], $3::int[], $4::bigint[])
ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version,
  at = CASE WHEN due.seat < 0 THEN least(due.at, excluded.at) ELSE excluded.at END"""
_DONE: Final = (
    "DELETE FROM due USING unnest($1::bigint[], $2::smallint[]) AS done (t, s) WHERE table_id = t AND seat = s"
)


class PostgresWriter:
    """Appends whatever waits in one transaction."""

    def __init__(self, transaction: Transaction) -> None:
        self.commits = 0
        self._transaction = transaction
        self._waiting: list[Waiting] = []
        self._arrived = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def append(self, append: Append) -> "asyncio.Future[None]":
        """Have something appended; done when it is durable."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        self._arrived.set()
        return future

    async def close(self) -> None:
        """Stop; what still waits was never promised."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for _, future in self._waiting:
            _fail(future, Unavailable("the store are closed"))

    async def _run(self) -> None:
        while True:
            await self._arrived.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting:
                self._arrived.clear()
            await self._commit(batch)

    async def _commit(self, batch: Sequence[Waiting]) -> None:
        # Always in one order, so that two nodes never wait for each other.
        ordered = sorted(batch, key=lambda waiting: waiting[0].table)
        appends = [append for append, _ in ordered]
        try:
            await self._transaction(lambda connection: _write(connection, appends))
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError):
            for append, future in ordered:
                await self._alone(append, future)
        except Unavailable as error:
            for _, future in ordered:
                _fail(future, error)
        except asyncio.CancelledError:
            for _, future in ordered:
                _fail(future, Unavailable("the store are closed"))
            raise
        else:
            self.commits += 1
            for _, future in ordered:
                _succeed(future)

    async def _alone(self, append: Append, future: "asyncio.Future[None]") -> None:
        """One append of a transaction in which somebody was stale."""
        try:
            await self._transaction(lambda connection: _write(connection, [append]))
        except asyncpg.UniqueViolationError:
            try:
                _fail(future, await self._why(append))
            except Unavailable as error:
                _fail(future, error)
        except asyncpg.DeadlockDetectedError:
            _fail(future, Stale())
        except Unavailable as error:
            _fail(future, error)
        else:
            _succeed(future)

    async def _why(self, append: Append) -> Exception:
        """What was wrong with an append that the keys did not allow."""
        reasons: list[Exception] = []

        async def look(connection: Any) -> None:
            for line in append.lines:
                if line.action is not None:
                    version = await connection.fetchval(ACTED, append.table, line.seat, line.action)
                    if version is not None:
                        reasons.append(Repeated(version))

        await self._transaction(look)
        return reasons[0] if reasons else Stale()


def _succeed(future: "asyncio.Future[None]") -> None:
    if not future.done():
        future.set_result(None)


def _fail(future: "asyncio.Future[None]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


async def _write(connection: Any, appends: Sequence[Append]) -> None:
    lines = [
        (append.table, version, line.seat, line.action, line.body.decode())
        for append in appends
        for version, line in enumerate(append.lines, append.after + 1)
    ]
    await connection.execute(LINES, *columns(lines))
    due = [due for append in appends for due in append.due]
    if done := [(table, seat) for table, seat, _, at in due if at is None]:
        await connection.execute(_DONE, *columns(done))
    if due := [row for row in due if row.at is not None]:
        await connection.execute(_DUE, *columns(due))
    for append in appends:
        if append.stage is not None:
            await connection.execute(STAGE, append.table, append.stage.value)
        for seat, guest in append.holders:
            if guest is None:
                await connection.execute(FREE, append.table, seat)
            else:
                await connection.execute(HOLD, append.table, seat, guest)
    for notice in _notices(appends):
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)


def columns(rows: Sequence[tuple[object, ...]]) -> list[list[object]]:
    """Rows as a statement takes them: a column at a time."""
    return [list(column) for column in zip(*rows, strict=True)]


def _notices(appends: Sequence[Append]) -> Iterator[str]:
    for first in range(0, len(appends), _NOTICE):
        some = appends[first : first + _NOTICE]
        yield " ".join(f"{append.table}:{append.after + len(append.lines)}" for append in some)


def read_notice(notice: str) -> list[tuple[int, int]]:
    """The tables that have grown, with their versions."""
    pairs = (pair.split(":") for pair in notice.split())
    return [(int(table), int(version)) for table, version in pairs]
