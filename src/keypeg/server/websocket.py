"""A table followed over a websocket: a snapshot, then every version. Clients send actions, and each is answered.

The messages of a table come encoded from `keypeg.tables`, and are sent as they are.
"""

import asyncio
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from keypeg.records.refusals import RecordFault
from keypeg.rules.actions import Action
from keypeg.rules.refusals import Refusal
from keypeg.server.asgi import connection_of
from keypeg.server.connection import Disconnected
from keypeg.server.errors import Error, HttpError, to_error
from keypeg.server.identity import authenticate, client_address, client_network, limit_actions, note_guest, token_of
from keypeg.server.node import Node
from keypeg.server.schemas import Id, Seat, Secret
from keypeg.server.table_actions import check_address, perform_action
from keypeg.tables.log_lines import Reaction
from keypeg.tables.log_store import GuestIdentity
from keypeg.tables.messages import accepted
from keypeg.tables.subscriptions import Subscription
from keypeg.tables.table import Table

TOKEN_TIMEOUT_SECONDS: Final = 10.0
"""Time for a client that wants a seat, and sent no token with its request, to send one."""
MAX_BAD_MESSAGES: Final = 5
"""Invalid messages in a row after which the websocket is closed."""
INVALID_MESSAGES_CODE: Final = 1008
SEAT_LOST_CODE: Final = 4403
RECONNECT_CODE: Final = 1012
"""As when the server stops: the client connects again, and is told how the table stands then."""
TOO_MANY_CODE: Final = 4429


class TokenMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a client that sends neither a cookie nor a header."""

    token: Secret


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A message of a client: an id, and one of four requests."""

    id: Id
    act: Raw | UnsetType = UNSET
    claim: Seat | UnsetType = UNSET
    rematch: Annotated[bool, Meta(description="Whether you want one.")] | UnsetType = UNSET
    react: Reaction | UnsetType = UNSET


class Refused(Struct, frozen=True, tag_field="say", tag="refused"):
    """The answer to a message that was not accepted."""

    id: str | None
    error: Error


_decode_token: Final = msgspec.json.Decoder(TokenMessage).decode
_decode_message: Final = msgspec.json.Decoder(ClientMessage).decode
_decode_action: Final = msgspec.json.Decoder(Action).decode
_encode: Final = msgspec.json.Encoder().encode


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
        subscription.on_message = self._connection.on_writable = partial(self._forward, subscription)
        try:
            with self._node.following(client_address(self._socket), identity and identity.guest, self._end):
                self._forward(subscription)
                # In a task of its own: every message would have to pass all that routed the request otherwise.
                await asyncio.create_task(self._receive_messages(table, identity, viewer))
        except Disconnected:
            if subscription.closed:
                self._connection.close(RECONNECT_CODE if subscription.must_reconnect else SEAT_LOST_CODE)
        finally:
            subscription.on_message = self._connection.on_writable = None
            await self._node.run_shielded(self._node.tables.unsubscribe(table, subscription))

    def _end(self, exception: Exception) -> None:
        """Say why the connection ends, and close it."""
        status, error = to_error(exception)
        self._connection.send_text(_encode(Refused(None, error)))
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

    async def _receive_messages(self, table: Table, identity: GuestIdentity | None, viewer: int | None) -> None:
        bad_messages = 0
        while bad_messages < MAX_BAD_MESSAGES:
            text = await self._connection.receive()
            message: ClientMessage | None = None
            try:
                message = _decode_message(text)
                version = await self._handle(table, identity, viewer, message)
            except Exception as exception:
                status, error = to_error(exception)
                self._node.note_refusal(self._socket.scope, status, error)
                await self._answer(_encode(Refused(message.id if message else None, error)))
                bad_messages = bad_messages + 1 if message is None else 0
                if status == 429:
                    await asyncio.sleep(min(error.retry_after or 1, 1))
            else:
                bad_messages = 0
                await self._answer(accepted(message.id, version))
        self._connection.close(INVALID_MESSAGES_CODE)

    async def _handle(
        self, table: Table, identity: GuestIdentity | None, viewer: int | None, message: ClientMessage
    ) -> int:
        """Do what a message asks for; returns the version in which it was done."""
        limit_actions(self._node, identity.guest if identity else client_network(self._socket))
        if identity is None or viewer is None:
            raise HttpError(403, "not_your_seat", why="onlooker")
        guest = identity.guest
        match message:
            case ClientMessage(act=Raw() as act):
                try:
                    action: Action = _decode_action(act)
                except msgspec.DecodeError:
                    raise Refusal(RecordFault.BAD_ACTION, why="no_act") from None
                return await perform_action(self._node, table, guest, viewer, action, message.id)
            case ClientMessage(claim=int() as against):
                return await table.claim(guest, viewer, against, message.id)
            case ClientMessage(rematch=True):
                origin = self._node.quotas.origin(client_address(self._socket))
                return (await self._node.tables.rematch(table, guest, viewer, message.id, origin)).version
            case ClientMessage(rematch=False):
                return await table.decline_rematch(guest, viewer, message.id)
            case ClientMessage(react=str() as reaction):
                return await table.react(guest, viewer, reaction, message.id)
            case _:
                raise HttpError(400, "bad_request", why="nothing")

    async def _answer(self, answer: bytes) -> None:
        """Send an answer. A peer that does not read its answers is not read any further."""
        if not self._connection.is_writable:
            await self._connection.wait_until_writable()
        self._connection.send_text(answer)


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
