"""A table followed over a websocket: a snapshot, then every version.

The messages of a table come encoded from `keypeg.tables`, and are sent as they are. What clients send is in
`client_messages`.
"""

import asyncio
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from msgspec import Struct

from keypeg.server.asgi import connection_of
from keypeg.server.client_messages import ClientMessages, refusal_message
from keypeg.server.connection import Disconnected
from keypeg.server.errors import HttpError, to_error
from keypeg.server.identity import authenticate, client_address, note_guest, token_of
from keypeg.server.node import Node
from keypeg.server.schemas import Secret
from keypeg.server.table_actions import check_address
from keypeg.tables.log_store import GuestIdentity
from keypeg.tables.subscriptions import Subscription

TOKEN_TIMEOUT_SECONDS: Final = 10.0
"""Time for a client that wants a seat, and sent no token with its request, to send one."""
INVALID_MESSAGES_CODE: Final = 1008
SEAT_LOST_CODE: Final = 4403
RECONNECT_CODE: Final = 1012
"""As when the server stops: the client connects again, and is told how the table stands then."""
TOO_MANY_CODE: Final = 4429


class TokenMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a client that sends neither a cookie nor a header."""

    token: Secret


_decode_token: Final = msgspec.json.Decoder(TokenMessage).decode


class Session:
    """One websocket at one table."""

    def __init__(self, node: Node, socket: WebSocket[Any, Any, Any]) -> None:
        self._node = node
        self._socket = socket
        self._connection = connection_of(socket.scope)

    async def run(self, address: str, seat: str | None, *, views: bool) -> None:
        """Accept the handshake, and serve the connection until its end."""
        await self._socket.accept()
        try:
            viewer = _seat_number(seat)
            identity = await authenticate(self._node, token_of(self._socket))
            if viewer is not None and identity is None:
                identity = await self._receive_token()
            note_guest(self._socket, identity)
            check_address(address)
            table, subscription = await self._node.tables.subscribe(
                address, identity and identity.guest, viewer, views=views
            )
        except Disconnected:
            return
        except Exception as exception:
            self._end(exception)
            return
        guest = identity and identity.guest
        forward = subscription.on_message = partial(self._forward, subscription)
        subscription.pass_on = self._connection.send_if_writable
        messages = ClientMessages(self._node, self._socket, self._connection, table, guest, viewer)

        def go_on() -> None:
            forward()
            messages.take()

        self._connection.on_writable = go_on
        try:
            with self._node.following(client_address(self._socket), guest, self._end):
                forward()
                await messages.run()
                self._connection.close(INVALID_MESSAGES_CODE)
        except Disconnected:
            if subscription.closed:
                self._connection.close(RECONNECT_CODE if subscription.must_reconnect else SEAT_LOST_CODE)
        finally:
            subscription.on_message = subscription.pass_on = self._connection.on_writable = None
            await self._node.run_shielded(self._node.tables.unsubscribe(table, subscription))

    def _end(self, exception: Exception) -> None:
        """Say why the connection ends, and close it."""
        status, error = to_error(exception)
        self._connection.send_text(refusal_message(None, error))
        self._connection.close(4000 + status)

    async def _receive_token(self) -> GuestIdentity:
        try:
            async with asyncio.timeout(TOKEN_TIMEOUT_SECONDS):
                text = await self._connection.receive()
        except TimeoutError:
            raise HttpError(401, "not_known", why="silent") from None
        identity = await authenticate(self._node, _decode_token(text).token)
        if identity is None:
            raise HttpError(401, "not_known", why="token")
        return identity

    def _forward(self, subscription: Subscription) -> None:
        """Send what the subscription holds. For a peer that reads slowly it stays there; a subscription is bounded."""
        if self._connection.is_writable:
            for message in subscription.take():
                self._connection.send_text(message)
        if subscription.closed:
            self._connection.end_receive()


def _seat_number(text: str | None) -> int | None:
    if text is None:
        return None
    if len(text) != 1 or text not in "01234567":
        raise HttpError(400, "bad_request", why="seat")
    return int(text)


@websocket("/api/tables/{address:str}/live")
async def live(socket: WebSocket[Any, Any, Any], address: str) -> None:
    """Follow a table, and act at it."""
    node: Node = socket.app.state.node
    with node.count_subscriber(client_address(socket)) as allowed:
        if not allowed:
            await socket.accept()
            connection_of(socket.scope).close(TOO_MANY_CODE, "too many sockets")
            return
        query = socket.query_params
        await Session(node, socket).run(address, query.get("seat"), views=query.get("views") == "true")
