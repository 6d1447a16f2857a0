"""Storage: the database behind live tables, as an SQLite file for one node or in PostgreSQL for many.

Both implement `LogStore` of keypeg.tables. The queries that both databases understand are in sql_store.py. Each
database has a store (sqlite.py, postgres.py) and a writer that puts many appends into one transaction
(sqlite_writer.py with sqlite_lines.py, postgres_writer.py). The schema is in the numbered SQL files of `migrations`.

What operators need is written for both at once: quotas.py counts tables, bans.py and orders.py hold what an operator
decided, removal.py deletes what nobody needs, erasure.py deletes a player's data, inventory.py lists what there is.
backup.py copies an SQLite file while its server runs, and carry_over.py copies one to PostgreSQL. puzzles.py keeps what
guests did at puzzles.
"""

from pathlib import Path

from keypeg.storage.sql_store import SqlStore


async def open_store(address: str) -> SqlStore:
    """Open a `postgresql://…` address, or else the SQLite file at this path."""
    if address.startswith(("postgresql://", "postgres://")):
        # asyncpg is an optional dependency.
        from keypeg.storage.postgres import PostgresStore

        return await PostgresStore.open(address)
    from keypeg.storage.sqlite import SqliteStore

    return await SqliteStore.open(Path(address.removeprefix("sqlite:///")))
