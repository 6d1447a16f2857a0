"""Streaming: a table followed over plain HTTP, a message a line. For bots that would rather not speak websocket."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from keypeg.server.failures import Failed
from keypeg.server.identity import address_of
from keypeg.server.node import Node
from keypeg.server.table_actions import find
from keypeg.server.table_routes import AsSeat
from keypeg.tables.log_store import GuestIdentity
from keypeg.tables.messages import Snapshot, VersionMessage
from keypeg.tables.refusals import TableRefusal

WithViews = Annotated[bool, Parameter(description="Whether versions hold the whole view as well.")]
STILL_HERE: Final = 15.0
"""After so many seconds without a message an empty line is sent, which finds out who has gone."""


async def lines(
    node: Node, came_from: str, address: str, guest: str | None, seat: int | None, *, views: bool
) -> AsyncIterator[bytes]:
    """A table's messages, for as long as it is followed."""
    with node.one_more(came_from):
        try:
            table, subscription = await node.tables.subscribe(address, guest, seat, views=views)
        except TableRefusal:
            return
        node.streams.add(subscription)
        try:
            if node.stopping.is_set():
                return
            while True:
                try:
                    async with asyncio.timeout(STILL_HERE):
                        messages = await subscription.next()
                except TimeoutError:
                    yield b"\n"
                    continue
                if not messages:
                    return
                yield b"\n".join([*messages, b""])
        finally:
            node.streams.discard(subscription)
            await node.finish(node.tables.unsubscribe(table, subscription))


@get(
    "/api/tables/{address:str}/events",
    tags=["Play"],
    summary="Follow a table",
    responses={
        200: ResponseSpec(
            Snapshot | VersionMessage,
            description="A message a line: a snapshot, then every version after it. Empty lines mean nothing.",
            media_type="application/x-ndjson",
            generate_examples=False,
        )
    },
)
async def events(
    request: Request[Any, Any, Any],
    node: Node,
    address: str,
    visitor: GuestIdentity | None,
    seat: AsSeat = None,
    *,
    views: WithViews = False,
) -> Stream:
    """The same messages as over the websocket. When the stream ends, ask again."""
    table = await find(node, address)
    guest = visitor.guest if visitor else None
    if seat is not None:
        table.check_holder(guest or "", seat)
    came_from = address_of(request)
    if node.subscribers.get(came_from, 0) >= node.settings.sockets:
        raise Failed(429, "too_many", 1)
    return Stream(lines(node, came_from, address, guest, seat, views=views), media_type="application/x-ndjson")
