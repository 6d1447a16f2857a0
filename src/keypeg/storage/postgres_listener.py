"""What a node hears from the others: notices of appends to the tables that it has in memory, and to no others.

Every node has a channel of its own. The table `listeners` says which channels want notices of a table, and whoever
appends notifies those. An append holds a shared lock for each of its tables until it is committed, and a channel is
added under an exclusive one. So an append either notifies the channel, or is committed before the channel is added and
is found by whoever reads the log after that.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final

import asyncpg

from keypeg.tables.log_store import ChangedTables

CHECK_SECONDS: Final = 5.0
"""How often a listener checks that its connection still carries something. A network may drop it without a word."""
_LOCKS: Final = 64
"""Tables share this many locks, so that a large batch needs few."""
_TABLE_LOCK: Final = 0x6B657971
"""The first key of the locks of tables; the second is the table's number modulo `_LOCKS`."""
_CHANNEL_LOCK: Final = 0x6B657972
"""The first key of the lock that a listener holds while it is connected; the second is a hash of its channel."""
_TABLES_PER_NOTICE: Final = 300
"""PostgreSQL limits a notice to 8,000 characters."""

_LOCKS_OF: Final = f"(SELECT DISTINCT (id % {_LOCKS})::int AS number FROM unnest($1::bigint[]) AS id ORDER BY number)"
LOCK_TABLES: Final = f"SELECT pg_advisory_xact_lock_shared({_TABLE_LOCK}, number) FROM {_LOCKS_OF} AS locks"
"""What an append does first, for the tables in $1. Everybody locks in the same order."""
NOTIFY: Final = f"""SELECT pg_notify(channel, string_agg(table_id || ':' || version, ' '))
FROM unnest($1::bigint[], $2::int[]) WITH ORDINALITY AS grown (id, version, number) JOIN listeners ON table_id = id
GROUP BY channel, number / {_TABLES_PER_NOTICE}"""
"""What an append does last: notify the channels of the tables in $1, whose logs have grown to the versions in $2."""
_LOCK_ALONE: Final = f"SELECT pg_advisory_xact_lock({_TABLE_LOCK}, number) FROM {_LOCKS_OF} AS locks"
_ADD: Final = "INSERT INTO listeners SELECT unnest($1::bigint[]), $2 ON CONFLICT DO NOTHING"
_REMOVE: Final = "DELETE FROM listeners WHERE table_id = ANY ($1::bigint[]) AND channel = $2"
_REMOVE_DEAD: Final = f"""DELETE FROM listeners WHERE channel IN (
  SELECT channel FROM (SELECT DISTINCT channel FROM listeners) AS channels
  WHERE channel <> $1 AND pg_try_advisory_xact_lock({_CHANNEL_LOCK}, hashtext(channel))
)"""

Transaction = Callable[[Callable[[Any], Awaitable[None]]], Awaitable[None]]


class PostgresListener:
    """The channel of one node, and the tables that it wants notices of."""

    def __init__(self, address: str, transaction: Transaction, publish: Callable[[ChangedTables], None]) -> None:
        self._address = address
        self._transaction = transaction
        self._publish = publish
        self._channel = f"keypeg_{secrets.token_hex(8)}"
        self._wanted: set[int] = set()
        """The tables that the node wants notices of."""
        self._added: set[int] = set()
        """Those of them that the database knows."""
        self._changing = asyncio.Lock()
        self.connected = asyncio.Event()

    async def add(self, table: int) -> None:
        """Get notices of a table. Whatever is appended from now on is notified."""
        self._wanted.add(table)
        await self._add_wanted()

    async def remove(self, tables: Collection[int]) -> None:
        """Get no more notices of some tables."""
        self._wanted.difference_update(tables)
        async with self._changing:
            gone = [table for table in tables if table in self._added and table not in self._wanted]
            if gone:
                await self._transaction(lambda connection: connection.execute(_REMOVE, gone, self._channel))
                self._added.difference_update(gone)

    async def _add_wanted(self) -> None:
        """Add all tables that were asked for meanwhile, in one transaction."""
        async with self._changing:
            if missing := sorted(self._wanted - self._added):
                await self._transaction(lambda connection: self._add(connection, missing))
                self._added.update(missing)

    async def _add(self, connection: Any, tables: Sequence[int]) -> None:
        await connection.execute(_LOCK_ALONE, tables)
        await connection.execute(_ADD, tables, self._channel)

    async def listen(self, seconds: float) -> None:
        """Publish notices until the connection is lost. An empty one says first that some may have been missed."""
        connection = await asyncpg.connect(self._address, timeout=seconds, command_timeout=seconds)
        try:
            ended = asyncio.Event()
            connection.add_termination_listener(lambda _: ended.set())
            await connection.execute(f"SELECT pg_advisory_lock_shared({_CHANNEL_LOCK}, hashtext($1))", self._channel)
            await connection.add_listener(self._channel, self._on_notify)
            await connection.execute(_REMOVE_DEAD, self._channel)
            async with self._changing:
                self._added.clear()  # others may have taken this node for dead
            await self._add_wanted()
            # From here on no notice is missed, so whatever is read after this is complete.
            self.connected.set()
            self._publish([])
            while not ended.is_set():
                try:
                    async with asyncio.timeout(min(CHECK_SECONDS, seconds)):
                        await ended.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1")
        finally:
            self.connected.clear()
            connection.terminate()

    def _on_notify(self, *arguments: object) -> None:
        self._publish(read_notice(str(arguments[-1])))


def read_notice(notice: str) -> ChangedTables:
    """The tables that have grown, with their versions."""
    pairs = (pair.split(":") for pair in notice.split())
    return [(int(table), int(version)) for table, version in pairs]
