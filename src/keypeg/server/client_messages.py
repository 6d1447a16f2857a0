"""What a client at a table sends, answered one message after the other.

A move that nothing is in the way of takes the short way, without a task: it is planned when it arrives, and answered
when the database calls back. Every other message is handled by the task of the connection, in `run`.
"""

import asyncio
import time
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from keypeg.records.refusals import RecordFault
from keypeg.rules.actions import Action
from keypeg.rules.refusals import Refusal
from keypeg.server.connection import Connection, Disconnected
from keypeg.server.errors import Error, HttpError, to_error
from keypeg.server.identity import client_address, client_network, limit_actions
from keypeg.server.node import Node
from keypeg.server.schemas import Id, Seat
from keypeg.server.table_actions import perform_action
from keypeg.tables.log_lines import Reaction
from keypeg.tables.log_store import Stale, settle
from keypeg.tables.messages import accepted
from keypeg.tables.table import Table

MAX_BAD_MESSAGES: Final = 5
"""Invalid messages in a row after which the websocket is closed."""


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A message of a client: an id, and one of four requests."""

    id: Id
    act: Raw | UnsetType = UNSET
    claim: Seat | UnsetType = UNSET
    rematch: Annotated[bool, Meta(description="Whether you want one.")] | UnsetType = UNSET
    react: Reaction | UnsetType = UNSET


class _Move(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The same message, if it is an action and nothing is wrong with it."""

    id: Id
    act: Action


class Refused(Struct, frozen=True, tag_field="say", tag="refused"):
    """The answer to a message that was not accepted."""

    id: str | None
    error: Error


_decode_message: Final = msgspec.json.Decoder(ClientMessage).decode
_decode_move: Final = msgspec.json.Decoder(_Move).decode
_decode_action: Final = msgspec.json.Decoder(Action).decode
_encode: Final = msgspec.json.Encoder().encode


def refusal_message(id: str | None, error: Error) -> bytes:  # noqa: A002 - the message's id
    """The answer to a message that was not accepted."""
    return _encode(Refused(id, error))


class ClientMessages:
    """The messages of one client at one table. None is begun before the one before it is answered."""

    def __init__(
        self,
        node: Node,
        socket: WebSocket[Any, Any, Any],
        connection: Connection,
        table: Table,
        guest: str | None,
        seat: int | None,
    ) -> None:
        self._node = node
        self._socket = socket
        self._connection = connection
        self._table = table
        self._guest = guest
        self._seat = seat
        self._bad_messages = 0
        """How many invalid messages came in a row."""
        self._busy = False
        """Whether a message is being handled."""
        self._for_run: asyncio.Future[tuple[str | bytes, bool]] | None = None
        """The next message for `run`, and whether the limit of actions has counted it. None: `run` has ended."""

    async def run(self) -> None:
        """Answer messages, until too many in a row are invalid. Raises Disconnected when there will be no more."""
        self._connection.on_unread = self.take
        try:
            while self._bad_messages < MAX_BAD_MESSAGES:
                self._for_run = asyncio.get_running_loop().create_future()
                self._busy = False
                self.take()
                text, counted = await self._for_run
                await self._handle(text, counted=counted)
        finally:
            self._connection.on_unread = self._for_run = None

    def take(self) -> None:
        """Begin with the next message, unless one is being handled, or the peer does not read its answers."""
        connection = self._connection
        while not self._busy and self._for_run is not None and connection.is_writable:
            text = connection.take_unread()
            if text is None:
                if connection.receive_ended:
                    self._busy = True
                    settle(self._for_run, Disconnected())
                return
            self._busy = True
            self._begin(text)

    # The short way

    def _begin(self, text: str | bytes) -> None:
        """Begin to play a move, or leave the message to `run`."""
        counted = False
        try:
            move = _decode_move(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            pass  # `run` finds out what it is
        else:
            guest, seat = self._guest, self._seat
            if guest is not None and seat is not None and not self._node.action_limit.take(guest):
                done = partial(self._on_played, text, move.id, time.perf_counter())
                if self._table.act_now(guest, seat, move.act, move.id, done):
                    return
                counted = True
        self._leave_to_run(text, counted=counted)

    def _leave_to_run(self, text: str | bytes, *, counted: bool) -> None:
        if self._for_run is not None:
            settle(self._for_run, (text, counted))

    def _on_played(self, text: str | bytes, id: str, began: float, outcome: int | Exception) -> None:  # noqa: A002
        if isinstance(outcome, Stale):
            self._leave_to_run(text, counted=True)
            return
        if isinstance(outcome, int):
            self._node.metrics.actions.add_accepted(time.perf_counter() - began)
            self._connection.send_text(accepted(id, outcome))
        else:
            self._refuse(id, outcome)
        self._bad_messages = 0
        self._busy = False
        self.take()

    # The long way

    async def _handle(self, text: str | bytes, *, counted: bool) -> None:
        message: ClientMessage | None = None
        try:
            message = _decode_message(text)
            version = await self._do(message, counted=counted)
        except Exception as exception:
            status, error = self._refuse(message.id if message else None, exception)
            self._bad_messages = self._bad_messages + 1 if message is None else 0
            if status == 429:
                await asyncio.sleep(min(error.retry_after or 1, 1))
        else:
            self._bad_messages = 0
            self._connection.send_text(accepted(message.id, version))

    async def _do(self, message: ClientMessage, *, counted: bool) -> int:
        """Do what a message asks for; returns the version in which it was done."""
        node, table, guest, seat = self._node, self._table, self._guest, self._seat
        if not counted:
            limit_actions(node, guest or client_network(self._socket))
        if guest is None or seat is None:
            raise HttpError(403, "not_your_seat", why="onlooker")
        match message:
            case ClientMessage(act=Raw() as act):
                try:
                    action: Action = _decode_action(act)
                except msgspec.DecodeError:
                    raise Refusal(RecordFault.BAD_ACTION, why="no_act") from None
                return await perform_action(node, table, guest, seat, action, message.id)
            case ClientMessage(claim=int() as against):
                return await table.claim(guest, seat, against, message.id)
            case ClientMessage(rematch=True):
                origin = node.quotas.origin(client_address(self._socket))
                return (await node.tables.rematch(table, guest, seat, message.id, origin)).version
            case ClientMessage(rematch=False):
                return await table.decline_rematch(guest, seat, message.id)
            case ClientMessage(react=str() as reaction):
                return await table.react(guest, seat, reaction, message.id)
            case _:
                raise HttpError(400, "bad_request", why="nothing")

    def _refuse(self, id: str | None, exception: Exception) -> tuple[int, Error]:  # noqa: A002 - the message's id
        status, error = to_error(exception)
        self._node.note_refusal(self._socket.scope, status, error)
        self._connection.send_text(refusal_message(id, error))
        return status, error
