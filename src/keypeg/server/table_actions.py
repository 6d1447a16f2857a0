"""Acting: what is done at a table, whichever way it was sent, counted and timed."""

import re
import time
from typing import Final

from keypeg.rules.actions import Action
from keypeg.rules.refusals import Refusal
from keypeg.server.node import Node
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.table import Table

ADDRESS: Final = re.compile(r"[a-z0-9]{1,32}", re.ASCII)


async def find(node: Node, address: str) -> Table:
    """The table at an address. What cannot be one is not looked for."""
    if not ADDRESS.fullmatch(address):
        raise TableRefusal(TableFault.NO_SUCH_TABLE)
    return await node.tables.table(address)


async def act(node: Node, table: Table, guest: str, seat: int, action: Action, id: str) -> int:  # noqa: A002
    """An action of the match; gives its version."""
    began = time.perf_counter()
    try:
        version = await table.act(guest, seat, action, id)
    except Refusal:
        node.metrics.actions.refused += 1
        raise
    node.metrics.actions.accepted(time.perf_counter() - began)
    return version
