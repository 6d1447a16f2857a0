"""Opening a database that is there already, for commands that run beside a server. They never change its schema."""

import sqlite3
from contextlib import closing
from pathlib import Path

from keypeg.storage import open_store
from keypeg.storage.migrations import migrations
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.log_store import Unavailable


class WrongSchema(Exception):
    """The database is of another version of Keypeg, or of another program."""


def sqlite_path(address: str) -> Path | None:
    """The file of an SQLite address; None for PostgreSQL."""
    if address.startswith(("postgresql://", "postgres://")):
        return None
    return Path(address.removeprefix("sqlite:///"))


async def open_existing(address: str) -> SqlStore:
    """Open a database. Raises FileNotFoundError, WrongSchema, Unavailable, or ImportError without a driver."""
    path = sqlite_path(address)
    done = await _postgres_schema(address) if path is None else _sqlite_schema(path)
    if done != max(each.number for each in migrations("sqlite" if path else "postgres")):
        raise WrongSchema
    return await open_store(address)


def _sqlite_schema(path: Path) -> int:
    if not path.is_file():
        raise FileNotFoundError(str(path))
    try:
        with closing(sqlite3.connect(path, timeout=10)) as connection:
            return int(connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) and "no such table" not in str(error):
            raise Unavailable(str(error)) from None
        raise WrongSchema from None


async def _postgres_schema(address: str) -> int:
    import asyncpg

    try:
        connection = await asyncpg.connect(address, timeout=10)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError) as error:
        raise Unavailable(f"the database cannot be reached: {type(error).__name__}") from None
    try:
        return int(await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations"))
    except asyncpg.UndefinedTableError:
        raise WrongSchema from None
    finally:
        await connection.close()
