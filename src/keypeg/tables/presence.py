"""Presence: which players are connected, and how many onlookers.

It is kept in the log of each table, so that all nodes agree about it.
"""

from contextlib import suppress
from typing import Final

from keypeg.tables.log_store import LogStore, Unavailable
from keypeg.tables.setup import Stage
from keypeg.tables.table import Table

HEARTBEAT_MS: Final = 5_000
"""Interval between heartbeats, in milliseconds."""
NODE_TIMEOUT_MS: Final = 3 * HEARTBEAT_MS
"""A node without a heartbeat for this long is considered dead."""


class Presence:
    """The players connected to this node."""

    def __init__(self, node: str) -> None:
        self._node = node
        self._connections: dict[tuple[int, int], int] = {}
        """How many connections there are to each seat of each table."""

    async def connect(self, table: Table, seat: int) -> None:
        """Count a new connection to a seat."""
        key = (table.id, seat)
        self._connections[key] = self._connections.get(key, 0) + 1
        await self._record(table, seat)

    async def disconnect(self, table: Table, seat: int) -> None:
        """Count a connection less."""
        key = (table.id, seat)
        self._connections[key] -= 1
        if not self._connections[key]:
            del self._connections[key]
            await self._record(table, seat)

    async def refresh(self, table: Table, alive: set[str]) -> None:
        """Correct what a table's log says: drop connections to dead nodes, and record what failed to be recorded."""
        for seat, held in enumerate(table.state.seats):
            for node in held.nodes:
                if node not in alive:
                    await table.mark_absent(seat, node)
            await self._record(table, seat)
        for node, _ in table.state.audience:
            if node not in alive:
                await table.mark_audience(node, 0)
        await self._record_audience(table)

    async def _record_audience(self, table: Table) -> None:
        """Append how many onlookers this node has. They may come in crowds, so only the heartbeat records it."""
        if table.state.setup.computers_alone:  # where only computers play, nobody wants to know
            return
        onlookers = [subscription.viewer for subscription in table.subscriptions].count(None)
        if table.log.uncertain or dict(table.state.audience).get(self._node, 0) != onlookers:
            with suppress(Unavailable):
                await table.mark_audience(self._node, onlookers)

    async def _record(self, table: Table, seat: int) -> None:
        """Append whether a seat's player is connected to this node. If that fails, the next heartbeat tries again."""
        if table.state.stage is Stage.OVER:
            return
        connected = (table.id, seat) in self._connections
        if connected is (self._node in table.state.seats[seat].nodes):
            return
        with suppress(Unavailable):
            await (table.mark_present(seat, self._node) if connected else table.mark_absent(seat, self._node))


async def alive_nodes(store: LogStore, now: int) -> set[str]:
    """The nodes that had a heartbeat lately."""
    return {node for node, last in (await store.last_heartbeats()).items() if is_recent(last, now)}


def is_recent(heartbeat: int, now: int) -> bool:
    """Whether a node with this heartbeat counts as alive.

    The clocks of two nodes differ a little, so the heartbeat may lie in the future, but not by much: then the clock was
    set back since, and the node that wrote it is gone.
    """
    return abs(now - heartbeat) <= NODE_TIMEOUT_MS
