"""Orders: what somebody changed in the database beside the nodes. Every node reads them every few seconds.

To carry out an order twice does no harm. So a node may read somewhat further back than it has to, and misses none, in
whatever order transactions are committed.
"""

from enum import StrEnum
from typing import NamedTuple

from keypeg.storage.sql_store import SqlStore, Statement


class OrderKind(StrEnum):
    """What a node has to do."""

    READ_TABLE = "read_table"
    """Lines were appended to a table without a notice."""
    RELOAD_TABLE = "reload_table"
    """A table was changed other than by appending."""
    FORGET_TABLE = "forget_table"
    """A table was removed."""
    SIGN_OUT = "sign_out"
    """A guest's tokens were revoked."""


class Order(NamedTuple):
    """Something for every node to do."""

    id: int
    at: int
    kind: OrderKind
    table: int | None
    guest: str | None


def order(kind: OrderKind, now: int, *, table: int | None = None, guest: str | None = None) -> Statement:
    """The statement that gives an order. It belongs into the transaction of the change."""
    return "INSERT INTO orders (at, kind, table_id, guest) VALUES ($1, $2, $3, $4)", now, kind.value, table, guest


async def orders_since(store: SqlStore, at: int) -> list[Order]:
    """The orders that were given at an instant or later."""
    rows = await store.select("SELECT id, at, kind, table_id, guest FROM orders WHERE at >= $1 ORDER BY id", at)
    return [Order(row[0], row[1], OrderKind(row[2]), row[3], row[4]) for row in rows]
