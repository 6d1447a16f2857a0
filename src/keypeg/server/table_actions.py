"""What HTTP routes and websockets share: finding a table, and acting at it with metrics."""

import re
import time
from typing import Final

from keypeg.rules.actions import Action
from keypeg.rules.refusals import Refusal
from keypeg.server.node import Node
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.table import Table

ADDRESS: Final = re.compile(r"[a-z0-9]{1,32}", re.ASCII)


def check_address(address: str) -> None:
    """Refuse what cannot be the address of a table, without asking the database."""
    if not ADDRESS.fullmatch(address):
        raise TableRefusal(TableFault.NO_SUCH_TABLE)


async def find_table(node: Node, address: str) -> Table:
    """The table at an address."""
    check_address(address)
    return await node.tables.table(address)


async def perform_action(node: Node, table: Table, guest: str, seat: int, action: Action, id: str) -> int:  # noqa: A002
    """Perform an action of the match; returns its version."""
    began = time.perf_counter()
    try:
        version = await table.act(guest, seat, action, id)
    except Refusal:
        node.metrics.actions.refused += 1
        raise
    node.metrics.actions.add_accepted(time.perf_counter() - began)
    return version
