"""A table followed over plain HTTP, one message a line. For bots that do not speak websocket."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from keypeg.server.errors import HttpError
from keypeg.server.identity import client_address
from keypeg.server.node import Node
from keypeg.server.table_actions import find_table
from keypeg.server.table_routes import OwnSeat
from keypeg.tables.log_store import GuestIdentity
from keypeg.tables.messages import Snapshot, VersionMessage
from keypeg.tables.refusals import TableRefusal

WithViews = Annotated[bool, Parameter(description="Whether versions hold the whole view as well.")]
HEARTBEAT_SECONDS: Final = 15.0
"""After this time without a message an empty line is sent. That detects a client that is gone."""


async def message_lines(
    node: Node, client: str, address: str, guest: str | None, seat: int | None, *, views: bool
) -> AsyncIterator[bytes]:
    """The messages of a table, until the client or the server ends the stream."""
    with node.count_subscriber(client), ExitStack() as following:
        try:
            table, subscription = await node.tables.subscribe(address, guest, seat, views=views)
        except TableRefusal:
            return
        node.streams.add(subscription)
        following.enter_context(node.following(client, guest, lambda _: subscription.close()))
        try:
            if node.stopping.is_set():
                return
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT_SECONDS):
                        messages = await subscription.next()
                except TimeoutError:
                    yield b"\n"
                    continue
                if not messages:
                    return
                yield b"\n".join([*messages, b""])
        finally:
            node.streams.discard(subscription)
            await node.run_shielded(node.tables.unsubscribe(table, subscription))


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
    seat: OwnSeat = None,
    *,
    views: WithViews = False,
) -> Stream:
    """The same messages as over the websocket. When the stream ends, send the request again."""
    # Whatever can be refused is refused here: once a stream has begun, it can only end.
    table = await find_table(node, address)
    guest = visitor.guest if visitor else None
    if seat is not None:
        table.check_holder(guest or "", seat)
    client = client_address(request)
    if not node.can_subscribe(client):
        raise HttpError(429, "too_many", 1)
    return Stream(message_lines(node, client, address, guest, seat, views=views), media_type="application/x-ndjson")
