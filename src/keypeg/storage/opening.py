"""Opening the logs that an address names."""

from pathlib import Path

from keypeg.tables.logs import Logs


async def open_logs(address: str) -> Logs:
    """`postgresql://…` for many nodes, or the path of an SQLite file for one."""
    if address.startswith(("postgresql://", "postgres://")):
        # Only who has many nodes needs the driver.
        from keypeg.storage.postgres import PostgresLogs

        return await PostgresLogs.open(address)
    from keypeg.storage.sqlite import SqliteLogs

    return await SqliteLogs.open(Path(address.removeprefix("sqlite:///")))
