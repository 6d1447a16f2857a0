"""Every query that both databases understand, once. Each adds how it reads, writes and appends."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from keypeg.storage.notices import Grown, Notices
from keypeg.tables.clocks import Outage
from keypeg.tables.log_store import DueWork, Identity, StoredLine, StoredTable
from keypeg.tables.setup import Stage, TableSetup

Statement = tuple[str, *tuple[object, ...]]
"""A query with its values, which it calls $1, $2 and so on."""

ACTED: Final = "SELECT version FROM lines WHERE table_id = $1 AND seat = $2 AND action = $3"
STAGE: Final = "UPDATE tables SET stage = $2 WHERE id = $1"
HOLD: Final = """INSERT INTO holdings (table_id, seat, guest) VALUES ($1, $2, $3)
ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest"""
FREE: Final = "DELETE FROM holdings WHERE table_id = $1 AND seat = $2"
_FOUND: Final = "SELECT id, head, stage FROM tables"


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(TableSetup).decode


class Queries(ABC):
    """The storage behind live tables, but for what its database does in its own way."""

    def __init__(self) -> None:
        self._notices = Notices()

    @abstractmethod
    async def _read(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that changes nothing."""

    @abstractmethod
    async def _execute(self, *statements: Statement) -> list[Any]:
        """All of these or none, durable on return. Gives the rows of the first; Raises AlreadyExists

        where a key is there already."""

    # Tables

    async def create(self, setup: TableSetup, stage: Stage, due: Sequence[DueWork] = ()) -> int:
        table: Statement = (
            "INSERT INTO tables (address, head, stage, listed, rematch_of) VALUES ($1, $2, $3, $4, $5) RETURNING id",
            setup.address,
            _encode(setup).decode(),
            stage.value,
            setup.listed,
            setup.rematch_of,
        )
        query = "INSERT INTO due (table_id, seat, version, at) SELECT id, $2, $3, $4 FROM tables WHERE address = $1"
        rows = await self._execute(table, *[(query, setup.address, *row[1:]) for row in due])
        return int(rows[0][0])

    async def find(self, address: str) -> StoredTable | None:
        return _one(await self._read(f"{_FOUND} WHERE address = $1", address))

    async def get(self, table: int) -> StoredTable | None:
        return _one(await self._read(f"{_FOUND} WHERE id = $1", table))

    async def rematch_of(self, table: int) -> StoredTable | None:
        return _one(await self._read(f"{_FOUND} WHERE rematch_of = $1", table))

    async def read(self, table: int, after: int = 0) -> list[StoredLine]:
        query = "SELECT version, seat, action, body FROM lines WHERE table_id = $1 AND version > $2 ORDER BY version"
        rows = await self._read(query, table, after)
        return [StoredLine(version, seat, action, body.encode()) for version, seat, action, body in rows]

    async def read_several(self, after: Mapping[int, int]) -> dict[int, list[StoredLine]]:
        return {table: await self.read(table, version) for table, version in after.items()}

    async def acted(self, table: int, seat: int, action: str) -> int | None:
        rows = await self._read(ACTED, table, seat, action)
        return rows[0][0] if rows else None

    async def listed(self, most: int) -> list[StoredTable]:
        query = f"{_FOUND} WHERE listed AND stage <> 'over' ORDER BY id DESC LIMIT $1"
        return [_stored(*row) for row in await self._read(query, most)]

    async def held(self, guest: str, most: int) -> list[tuple[StoredTable, int]]:
        query = """SELECT id, head, stage, seat FROM holdings JOIN tables ON id = table_id WHERE guest = $1
        ORDER BY table_id DESC, seat LIMIT $2"""
        rows = await self._read(query, guest, most)
        return [(_stored(table, head, stage), seat) for table, head, stage, seat in rows]

    # Work that is due

    async def settle(self, due: DueWork) -> None:
        here = "WHERE table_id = $1 AND seat = $2 AND version = $3"
        if due.at is None:
            await self._execute((f"DELETE FROM due {here}", *due[:3]))
        else:
            await self._execute((f"UPDATE due SET at = $4 {here}", *due))

    async def next_due(self) -> int | None:
        rows = await self._read("SELECT min(at) FROM due")
        at: int | None = rows[0][0]
        return at

    # Guests

    async def add_guest(self, guest: str, name: str, token: bytes, now: int) -> None:
        await self._execute(
            ("INSERT INTO guests (id, name, created) VALUES ($1, $2, $3)", guest, name, now),
            ("INSERT INTO tokens (hash, guest) VALUES ($1, $2)", token, guest),
        )

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._execute(("UPDATE guests SET name = $2 WHERE id = $1", guest, name))

    async def add_token(self, guest: str, token: bytes, expires: int | None) -> None:
        await self._execute(("INSERT INTO tokens (hash, guest, expires) VALUES ($1, $2, $3)", token, guest, expires))

    async def device(self, token: bytes) -> Identity | None:
        query = "SELECT id, name FROM tokens JOIN guests ON id = guest WHERE hash = $1 AND expires IS NULL"
        rows = await self._read(query, token)
        return Identity(*rows[0]) if rows else None

    async def redeem(self, transfer: bytes, token: bytes, now: int) -> Identity | None:
        # What was the link's becomes the device's, in one stroke: nobody can follow the link twice.
        query = """UPDATE tokens SET hash = $2, expires = NULL WHERE hash = $1 AND expires > $3
        RETURNING guest, (SELECT name FROM guests WHERE id = guest)"""
        rows = await self._execute((query, transfer, token, now))
        return Identity(*rows[0]) if rows else None

    # Records

    async def keep_record(self, address: str, document: bytes, now: int) -> None:
        query = "INSERT INTO records (address, document, kept) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._execute((query, address, document.decode(), now))

    async def kept_record(self, address: str) -> bytes | None:
        rows = await self._read("SELECT document FROM records WHERE address = $1", address)
        return rows[0][0].encode() if rows else None

    # Nodes

    async def beat(self, node: str, now: int) -> None:
        query = "INSERT INTO nodes (node, seen) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET seen = excluded.seen"
        await self._execute((query, node, now))

    async def seen(self) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._read("SELECT node, seen FROM nodes")}

    async def add_outage(self, outage: Outage) -> None:
        await self._execute(("INSERT INTO outages (began, ended) VALUES ($1, $2)", *outage))

    async def outages(self) -> list[Outage]:
        return [Outage(*row) for row in await self._read("SELECT began, ended FROM outages ORDER BY began")]

    def watch(self) -> AsyncIterator[Grown]:
        return self._notices.watch()


def _stored(table: int, head: str, stage: str) -> StoredTable:
    return StoredTable(table, _decode(head), Stage(stage))


def _one(rows: list[Any]) -> StoredTable | None:
    return _stored(*rows[0]) if rows else None
