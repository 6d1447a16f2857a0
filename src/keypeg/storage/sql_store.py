"""The queries that SQLite and PostgreSQL share. Each database adds how it reads, writes and appends."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from keypeg.storage.notices import Notices
from keypeg.tables.clocks import Outage
from keypeg.tables.log_store import (
    LATEST,
    PARKED,
    AppendRequest,
    ChangedTables,
    DueWork,
    GuestIdentity,
    LeasedWork,
    LogStore,
    Opener,
    SavedState,
    StoredAction,
    StoredLine,
    StoredTable,
    settle,
)
from keypeg.tables.setup import Stage, TableSetup

Statement = tuple[str, *tuple[object, ...]]
"""A query and the values of its parameters $1, $2 and so on."""

SET_STAGE: Final = """UPDATE tables SET stage = $2, origin = CASE WHEN $2 = 'over' THEN NULL ELSE origin END
WHERE id = $1"""
"""The origin is only stored for the quotas, which do not count what is over."""
SET_HOLDER: Final = """INSERT INTO holdings (table_id, seat, guest) VALUES ($1, $2, $3)
ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest"""
REMOVE_HOLDER: Final = "DELETE FROM holdings WHERE table_id = $1 AND seat = $2"
IN_TURN: Final = "due.seat >= 0, computers_alone, turn, due.at"
"""The order of due work. Checks of clocks cost little and come first. Then people go before computers alone, and each
guest's first piece of work before anybody's second."""
_ACCOUNT: Final = "coalesce(opener, address)"
"""On whose account a table's computers think: that of the guest who opened it. If that is not known, it has its own."""
_SELECT_TABLES: Final = "SELECT id, head, stage FROM tables"
_LOBBY: Final = f"""{_SELECT_TABLES} WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY coalesce(origin, CAST(id AS TEXT)) ORDER BY id DESC) AS place
    FROM tables WHERE listed AND stage <> 'over'
  ) AS listed_tables WHERE place <= $2
) ORDER BY id DESC LIMIT $1"""
"""A table without an origin is counted by itself."""

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(TableSetup).decode


class SqlStore(LogStore, ABC):
    """A LogStore in SQL, without the parts that differ between the databases."""

    def __init__(self) -> None:
        self._notices = Notices()
        self.read_failures = 0
        """How many reads failed because the database did not answer."""

    @property
    @abstractmethod
    def commits(self) -> int:
        """How many transactions of the writer were committed."""

    @property
    @abstractmethod
    def queued(self) -> int:
        """How many writes wait for the writer."""

    @property
    @abstractmethod
    def write_failures(self) -> int:
        """How many transactions failed because the database did not answer."""

    async def select(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that only reads, for the other modules of this package."""
        return await self._read(query, *values)

    async def change(self, *statements: Statement) -> list[Any]:
        """Execute statements in one transaction, for the other modules of this package. Returns rows as `_execute`."""
        return await self._execute(*statements)

    def elements(self, column: str) -> str:
        """The elements of a column that is a JSON array, as a table with a column `value`."""
        return self._elements(column)

    @property
    @abstractmethod
    def down(self) -> list[str]:
        """The parts of the store that should run but do not."""

    @abstractmethod
    async def _read(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that only reads."""

    @abstractmethod
    async def _execute(self, *statements: Statement) -> list[Any]:
        """Execute statements in one transaction, which is durable on return. Returns the rows of the first statement.

        Raises AlreadyExists if a unique key exists.
        """

    @abstractmethod
    def _elements(self, parameter: str) -> str:
        """The elements of a parameter that is a JSON array, as a table with a column `value`."""

    async def append(self, request: AppendRequest) -> None:
        """Append lines. They are durable on return. Raises Stale or Unavailable."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(request, partial(settle, future))
        await future

    # Tables

    async def create(
        self, setup: TableSetup, stage: Stage, due: Sequence[DueWork] = (), opener: Opener | None = None
    ) -> int:
        table: Statement = (
            """INSERT INTO tables (address, head, stage, listed, rematch_of, opened, opener, origin, computers_alone)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id""",
            setup.address,
            _encode(setup).decode(),
            stage.value,
            setup.listed,
            setup.rematch_of,
            setup.created,
            *(opener or (None, None)),
            setup.computers_alone,
        )
        query = "INSERT INTO due (table_id, seat, version, at) SELECT id, $2, $3, $4 FROM tables WHERE address = $1"
        rows = await self._execute(table, *[(query, setup.address, *row[1:]) for row in due])
        return int(rows[0][0])

    async def find(self, address: str) -> StoredTable | None:
        return _first_table(await self._read(f"{_SELECT_TABLES} WHERE address = $1", address))

    async def get(self, table: int) -> StoredTable | None:
        return _first_table(await self._read(f"{_SELECT_TABLES} WHERE id = $1", table))

    async def rematch_of(self, table: int) -> StoredTable | None:
        return _first_table(await self._read(f"{_SELECT_TABLES} WHERE rematch_of = $1", table))

    async def read(self, table: int, after: int = 0, most: int = LATEST) -> list[StoredLine]:
        query = """SELECT version, seat, action, body FROM lines WHERE table_id = $1 AND version > $2
        ORDER BY version LIMIT $3"""
        rows = await self._read(query, table, after, most)
        return [StoredLine(version, seat, action, body.encode()) for version, seat, action, body in rows]

    async def read_many(self, after: Mapping[int, int]) -> dict[int, list[StoredLine]]:
        return {table: await self.read(table, version) for table, version in after.items()}

    async def actions(self, table: int, after: int, most: int) -> list[StoredAction]:
        query = """SELECT version, seat, action FROM lines
        WHERE table_id = $1 AND version > $2 AND action IS NOT NULL AND seat IS NOT NULL ORDER BY version LIMIT $3"""
        return [StoredAction(*row) for row in await self._read(query, table, after, most)]

    async def version_of_action(self, table: int, seat: int, action: str) -> int | None:
        query = "SELECT version FROM lines WHERE table_id = $1 AND seat = $2 AND action = $3"
        rows = await self._read(query, table, seat, action)
        return rows[0][0] if rows else None

    async def save_state(self, table: int, state: SavedState) -> None:
        query = """INSERT INTO states (table_id, version, actions, attempts, format, body)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, version) DO UPDATE
        SET actions = excluded.actions, attempts = excluded.attempts, format = excluded.format, body = excluded.body"""
        await self._execute((query, table, *state))

    async def saved_state(self, table: int, version: int, actions: int, attempts: int) -> SavedState | None:
        query = """SELECT version, actions, attempts, format, body FROM states
        WHERE table_id = $1 AND version <= $2 AND actions <= $3 AND attempts <= $4 ORDER BY version DESC LIMIT 1"""
        rows = await self._read(query, table, version, actions, attempts)
        return SavedState(*rows[0]) if rows else None

    async def listed_tables(self, limit: int, each_origin: int = 0) -> list[StoredTable]:
        rows = await self._read(_LOBBY, limit, each_origin or limit)
        return [_stored_table(*row) for row in rows]

    async def tables_of_guest(self, guest: str, limit: int) -> list[tuple[StoredTable, int]]:
        query = """SELECT id, head, stage, seat FROM holdings JOIN tables ON id = table_id WHERE guest = $1
        ORDER BY table_id DESC, seat LIMIT $2"""
        rows = await self._read(query, guest, limit)
        return [(_stored_table(table, head, stage), seat) for table, head, stage, seat in rows]

    # Due work

    async def reschedule(self, due: DueWork) -> None:
        where = "WHERE table_id = $1 AND seat = $2 AND version = $3"
        if due.at is None:
            await self._execute((f"DELETE FROM due {where}", *due[:3]))
        else:
            await self._execute((f"UPDATE due SET at = $4 {where}", *due))

    async def next_due(self, busy: Collection[str] = ()) -> int | None:
        if busy:
            query = f"""SELECT at FROM due JOIN tables ON id = table_id
            WHERE seat < 0 OR {_ACCOUNT} NOT IN (SELECT value FROM {self._elements("$1")}) ORDER BY at LIMIT 1"""
            rows = await self._read(query, _encode(list(busy)).decode())
        else:
            rows = await self._read("SELECT min(at) FROM due")
        at: int | None = rows[0][0] if rows else None
        return None if at == PARKED else at

    async def follow(self, tables: Sequence[int], now: int, until: int) -> None:
        these = f"(SELECT CAST(value AS BIGINT) FROM {self._elements('$1')})"
        listed = _encode(list(tables)).decode()
        await self._execute(
            (f"UPDATE tables SET followed = $2 WHERE id IN {these} AND followed < $2", listed, until),
            (f"UPDATE due SET at = $2 WHERE table_id IN {these} AND at = {PARKED}", listed, now),
        )

    async def park(self, due: DueWork, now: int) -> bool:
        query = f"""UPDATE due SET at = {PARKED} WHERE table_id = $1 AND seat = $2 AND version = $3
        AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND computers_alone AND followed <= $4) RETURNING seat"""
        return bool(await self._execute((query, *due[:3], now)))

    def _work_due(self) -> str:
        """A query for the work that is due at $1, without that of the guests in $2; `IN_TURN` is its order."""
        return f"""SELECT table_id, seat, version, at, {_ACCOUNT} AS account, computers_alone,
        row_number() OVER (PARTITION BY {_ACCOUNT}, seat < 0 ORDER BY at) AS turn FROM due JOIN tables ON id = table_id
        WHERE at <= $1 AND (seat < 0 OR {_ACCOUNT} NOT IN (SELECT value FROM {self._elements("$2")}))"""

    # Guests

    async def add_guest(self, guest: str, name: str, token: bytes, now: int, *, bot: bool = False) -> None:
        await self._execute(
            ("INSERT INTO guests (id, name, created, seen, bot) VALUES ($1, $2, $3, $3, $4)", guest, name, now, bot),
            ("INSERT INTO tokens (hash, guest) VALUES ($1, $2)", token, guest),
        )

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._execute(("UPDATE guests SET name = $2 WHERE id = $1", guest, name))

    async def add_token(self, guest: str, token: bytes, expires: int | None) -> None:
        await self._execute(("INSERT INTO tokens (hash, guest, expires) VALUES ($1, $2, $3)", token, guest, expires))

    async def guest_of_token(self, token: bytes) -> GuestIdentity | None:
        query = "SELECT id, name, bot FROM tokens JOIN guests ON id = guest WHERE hash = $1 AND expires IS NULL"
        return _first_guest(await self._read(query, token))

    async def redeem_transfer(self, transfer: bytes, token: bytes, now: int) -> GuestIdentity | None:
        # One statement turns the link's secret into the device's token, so that nobody can use the link twice.
        query = """UPDATE tokens SET hash = $2, expires = NULL WHERE hash = $1 AND expires > $3
        RETURNING guest, (SELECT name FROM guests WHERE id = guest), (SELECT bot FROM guests WHERE id = guest)"""
        return _first_guest(await self._execute((query, transfer, token, now)))

    # Imported records

    async def keep_record(self, address: str, document: bytes, now: int) -> None:
        query = "INSERT INTO records (address, document, kept) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._execute((query, address, document.decode(), now))

    async def kept_record(self, address: str) -> bytes | None:
        rows = await self._read("SELECT document FROM records WHERE address = $1", address)
        return rows[0][0].encode() if rows else None

    # Nodes

    async def heartbeat(self, node: str, now: int) -> None:
        query = """INSERT INTO nodes (node, seen, number)
        VALUES ($1, $2, (SELECT coalesce(max(number), 0) + 1 FROM nodes))
        ON CONFLICT (node) DO UPDATE SET seen = excluded.seen, number = excluded.number"""
        await self._execute((query, node, now))

    async def last_heartbeats(self) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._read("SELECT node, seen FROM nodes")}

    async def latest_heartbeat(self) -> int | None:
        rows = await self._read("SELECT seen FROM nodes ORDER BY number DESC, seen DESC LIMIT 1")
        return rows[0][0] if rows else None

    async def add_outage(self, outage: Outage) -> None:
        await self._execute(("INSERT INTO outages (began, ended) VALUES ($1, $2)", *outage))

    async def outages(self) -> list[Outage]:
        return [Outage(*row) for row in await self._read("SELECT began, ended FROM outages ORDER BY began")]

    async def listen_to(self, table: int) -> None:
        """Nothing to do where one node has the database."""

    async def stop_listening(self, tables: Collection[int]) -> None:
        """Nothing to do where one node has the database."""

    def watch(self) -> AsyncIterator[ChangedTables]:
        return self._notices.watch()


def leased_work(row: Sequence[Any]) -> LeasedWork:
    """A row of due work that was taken."""
    return LeasedWork(DueWork(*row[:4]), row[4], bool(row[5]))


def _stored_table(table: int, head: str, stage: str) -> StoredTable:
    return StoredTable(table, _decode(head), Stage(stage))


def _first_guest(rows: list[Any]) -> GuestIdentity | None:
    return GuestIdentity(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None


def _first_table(rows: list[Any]) -> StoredTable | None:
    return _stored_table(*rows[0]) if rows else None
