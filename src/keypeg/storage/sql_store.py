"""The queries that SQLite and PostgreSQL share. Each database adds how it reads, writes and appends."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from keypeg.storage.notices import Notices
from keypeg.tables.clocks import Outage
from keypeg.tables.log_store import ChangedTables, DueWork, GuestIdentity, LogStore, Opener, StoredLine, StoredTable
from keypeg.tables.setup import Stage, TableSetup

Statement = tuple[str, *tuple[object, ...]]
"""A query and the values of its parameters $1, $2 and so on."""

FIND_ACTION: Final = "SELECT version FROM lines WHERE table_id = $1 AND seat = $2 AND action = $3"
SET_STAGE: Final = """UPDATE tables SET stage = $2, origin = CASE WHEN $2 = 'over' THEN NULL ELSE origin END
WHERE id = $1"""
"""The origin is only stored for the quotas, which do not count what is over."""
SET_HOLDER: Final = """INSERT INTO holdings (table_id, seat, guest) VALUES ($1, $2, $3)
ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest"""
REMOVE_HOLDER: Final = "DELETE FROM holdings WHERE table_id = $1 AND seat = $2"
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

    # Tables

    async def create(
        self, setup: TableSetup, stage: Stage, due: Sequence[DueWork] = (), opener: Opener | None = None
    ) -> int:
        table: Statement = (
            """INSERT INTO tables (address, head, stage, listed, rematch_of, opened, opener, origin)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id""",
            setup.address,
            _encode(setup).decode(),
            stage.value,
            setup.listed,
            setup.rematch_of,
            setup.created,
            *(opener or (None, None)),
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

    async def read(self, table: int, after: int = 0) -> list[StoredLine]:
        query = "SELECT version, seat, action, body FROM lines WHERE table_id = $1 AND version > $2 ORDER BY version"
        rows = await self._read(query, table, after)
        return [StoredLine(version, seat, action, body.encode()) for version, seat, action, body in rows]

    async def read_many(self, after: Mapping[int, int]) -> dict[int, list[StoredLine]]:
        return {table: await self.read(table, version) for table, version in after.items()}

    async def version_of_action(self, table: int, seat: int, action: str) -> int | None:
        rows = await self._read(FIND_ACTION, table, seat, action)
        return rows[0][0] if rows else None

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

    async def next_due(self) -> int | None:
        rows = await self._read("SELECT min(at) FROM due")
        at: int | None = rows[0][0]
        return at

    # Guests

    async def add_guest(self, guest: str, name: str, token: bytes, now: int) -> None:
        await self._execute(
            ("INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $3)", guest, name, now),
            ("INSERT INTO tokens (hash, guest) VALUES ($1, $2)", token, guest),
        )

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._execute(("UPDATE guests SET name = $2 WHERE id = $1", guest, name))

    async def add_token(self, guest: str, token: bytes, expires: int | None) -> None:
        await self._execute(("INSERT INTO tokens (hash, guest, expires) VALUES ($1, $2, $3)", token, guest, expires))

    async def guest_of_token(self, token: bytes) -> GuestIdentity | None:
        query = "SELECT id, name FROM tokens JOIN guests ON id = guest WHERE hash = $1 AND expires IS NULL"
        rows = await self._read(query, token)
        return GuestIdentity(*rows[0]) if rows else None

    async def redeem_transfer(self, transfer: bytes, token: bytes, now: int) -> GuestIdentity | None:
        # One statement turns the link's secret into the device's token, so that nobody can use the link twice.
        query = """UPDATE tokens SET hash = $2, expires = NULL WHERE hash = $1 AND expires > $3
        RETURNING guest, (SELECT name FROM guests WHERE id = guest)"""
        rows = await self._execute((query, transfer, token, now))
        return GuestIdentity(*rows[0]) if rows else None

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

    def watch(self) -> AsyncIterator[ChangedTables]:
        return self._notices.watch()


def _stored_table(table: int, head: str, stage: str) -> StoredTable:
    return StoredTable(table, _decode(head), Stage(stage))


def _first_table(rows: list[Any]) -> StoredTable | None:
    return _stored_table(*rows[0]) if rows else None
