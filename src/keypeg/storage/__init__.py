"""Storage: the logs behind live tables, in an SQLite file for one node or in PostgreSQL for many."""

from pathlib import Path

from keypeg.tables.log_store import LogStore


async def open_store(address: str) -> LogStore:
    """Open `postgresql://…`, or else the SQLite file at this path."""
    if address.startswith(("postgresql://", "postgres://")):
        # asyncpg is an optional dependency.
        from keypeg.storage.postgres import PostgresStore

        return await PostgresStore.open(address)
    from keypeg.storage.sqlite import SqliteStore

    return await SqliteStore.open(Path(address.removeprefix("sqlite:///")))
