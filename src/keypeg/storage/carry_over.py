"""Carrying an SQLite database over to an empty PostgreSQL database, while no server runs on either.

Both have the same tables and columns, so every row is copied as it is, in one transaction.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from keypeg.storage import open_store
from keypeg.tables.log_store import Unavailable

if TYPE_CHECKING:
    from asyncpg import Connection

LEFT_OUT: Final = ("migrations", "listeners")
"""The target has its own migrations, and nobody listens to a database that is new."""
_COLUMNS: Final = """
SELECT c.table_name, c.column_name, c.data_type, c.is_identity = 'YES'
FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
ORDER BY c.table_name <> 'guests', c.table_name, c.ordinal_position
"""  # guests first: tokens refer to them


class NotEmpty(Exception):
    """The target holds something already."""


class CarriedOver(Struct, frozen=True):
    """What was copied."""

    tables: int
    lines: int


class _Column(Struct, frozen=True):
    name: str
    type: str
    identity: bool


async def carry_over(source: Path, target: str) -> CarriedOver:
    """Bring the target up to date, and copy everything from a source that is up to date.

    Raises NotEmpty, Unavailable, and what opening a store raises.
    """
    import asyncpg

    store = await open_store(target)
    await store.close()
    try:
        connection = await asyncpg.connect(target)
        try:
            with closing(sqlite3.connect(source)) as rows:
                async with connection.transaction():
                    for table, columns in (await _tables(connection)).items():
                        await _copy(rows, connection, table, columns)
                count = rows.execute(
                    "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM stored_lines)"
                ).fetchone()
        finally:
            await connection.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error) as error:
        raise Unavailable("a database failed in the middle, and nothing was copied") from error
    return CarriedOver(*map(int, count))


async def _tables(connection: "Connection[Any]") -> dict[str, list[_Column]]:
    tables: dict[str, list[_Column]] = {}
    for table, *column in await connection.fetch(_COLUMNS):
        if table not in LEFT_OUT:
            tables.setdefault(table, []).append(_Column(*column))
    return tables


async def _copy(
    rows: sqlite3.Connection, connection: "Connection[Any]", table: str, columns: Sequence[_Column]
) -> None:
    if await connection.fetchval(f"SELECT EXISTS (SELECT FROM {table})"):
        raise NotEmpty(table)
    names = [column.name for column in columns]
    await connection.copy_records_to_table(table, columns=names, records=_records(rows, table, columns))
    for column in columns:
        if column.identity:  # the next row gets the number after the last one
            last = f"(SELECT max({column.name}) FROM {table})"
            sequence = f"pg_get_serial_sequence('{table}', '{column.name}')"
            await connection.execute(f"SELECT setval({sequence}, coalesce({last}, 1), {last} IS NOT NULL)")


def _records(rows: sqlite3.Connection, table: str, columns: Sequence[_Column]) -> Iterator[tuple[object, ...]]:
    """The rows of a table as PostgreSQL types them: SQLite has numbers for booleans."""
    names = ", ".join(column.name for column in columns)
    for row in rows.execute(f"SELECT {names} FROM {table}"):
        yield tuple(
            bool(value) if column.type == "boolean" and value is not None else value
            for column, value in zip(columns, row, strict=True)
        )
