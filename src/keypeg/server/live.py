"""Live: a table followed over a websocket. A snapshot, then every version; actions the other way, each answered.

The messages of a table come ready made from `keypeg.tables` and are passed on as they are.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from keypeg.records.refusals import RecordFault
from keypeg.rules.actions import Action
from keypeg.rules.refusals import Refusal
from keypeg.server.acting import act, find
from keypeg.server.failures import Error, Failed, failure
from keypeg.server.identity import address_of, known, limit, token_of
from keypeg.server.messages import Id, Seat, Secret
from keypeg.server.node import Node
from keypeg.server.wire import wire_of
from keypeg.tables.following import Following
from keypeg.tables.logs import Device
from keypeg.tables.table import Table
from keypeg.tables.telling import accepted

PATIENCE: Final = 10.0
"""Seconds until somebody who wants to sit has said who they are."""
MOST_STRIKES: Final = 5
"""Messages in a row that make no sense before a socket is closed."""
BAD_MESSAGES: Final = 1008
NOT_YOURS_NOW: Final = 4403


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """Who one is, for those who send no cookie."""

    token: Secret


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client says: an id, and one of three things."""

    id: Id
    act: Raw | UnsetType = UNSET
    claim: Seat | UnsetType = UNSET
    rematch: Annotated[bool, Meta()] | UnsetType = UNSET


class Refused(Struct, frozen=True, tag_field="say", tag="refused"):
    """The answer to what was not done."""

    id: str | None
    error: Error


_hello: Final = msgspec.json.Decoder(Hello).decode
_said: Final = msgspec.json.Decoder(Said).decode
_action: Final = msgspec.json.Decoder(Action).decode
_encode: Final = msgspec.json.Encoder().encode


class Gone(Exception):
    """The client is no longer there."""


class Session:
    """One websocket at one table."""

    def __init__(self, node: Node, socket: WebSocket[Any, Any, Any]) -> None:
        self._node = node
        self._socket = socket
        self._wire = wire_of(socket.scope)

    async def run(self, address: str, seat: str | None, *, views: bool) -> None:
        """From the handshake to the end."""
        await self._socket.accept()
        try:
            viewer = _seat(seat)
            device = await known(self._node, token_of(self._socket))
            if viewer is not None and device is None:
                device = await self._introduction()
            table = await find(self._node, address)
            table, following = await self._node.tables.follow(address, device and device.guest, viewer, views=views)
        except Gone:
            return
        except Exception as error:
            status, said = failure(error)
            self._wire.say(_encode(Refused(None, said)))
            await self._end(4000 + status)
            return
        following.on_message = self._wire.on_free = partial(self._pass_on, following)
        try:
            self._pass_on(following)
            await self._listen(table, device, viewer)
        except Gone:
            if following.closed:
                await self._end(NOT_YOURS_NOW)
        finally:
            following.on_message = self._wire.on_free = None
            await self._node.finish(self._node.tables.unfollow(table, following))

    async def _introduction(self) -> Device:
        try:
            async with asyncio.timeout(PATIENCE):
                text = await self._next()
        except TimeoutError:
            raise Failed(401, "not_known", why="silent") from None
        device = await known(self._node, _hello(text).token)
        if device is None:
            raise Failed(401, "not_known", why="token")
        return device

    def _pass_on(self, following: Following) -> None:
        """Send what the table tells. What a slow reader has no room for waits with the following, which bounds it."""
        if self._wire.free:
            for message in following.take():
                self._wire.say(message)
        if following.closed:
            self._wire.interrupt()

    async def _listen(self, table: Table, device: Device | None, viewer: int | None) -> None:
        strikes = 0
        while strikes < MOST_STRIKES:
            text = await self._next()
            said: Said | None = None
            try:
                said = _said(text)
                version = await self._do(table, device, viewer, said)
            except Exception as error:
                status, refused = failure(error)
                await self._answer(_encode(Refused(said.id if said else None, refused)))
                strikes = strikes + 1 if said is None else 0
                if status == 429:
                    await asyncio.sleep(min(refused.retry_after or 1, 1))
            else:
                strikes = 0
                await self._answer(accepted(said.id, version))
        await self._end(BAD_MESSAGES)

    async def _do(self, table: Table, device: Device | None, viewer: int | None, said: Said) -> int:
        node = self._node
        limit(node, device.guest if device else address_of(self._socket))
        if device is None or viewer is None:
            raise Failed(403, "not_your_seat", why="onlooker")
        guest = device.guest
        if said.act is not UNSET:
            try:
                action: Action = _action(said.act)
            except msgspec.DecodeError as error:
                raise Refusal(RecordFault.BAD_ACTION, why="detail", detail=str(error)[:200]) from None
            return await act(node, table, guest, viewer, action, said.id)
        if said.claim is not UNSET:
            return await table.claim(guest, viewer, said.claim, said.id)
        if said.rematch is True:
            await node.tables.rematch(table, guest, viewer, said.id)
            return await table.offer_rematch(guest, viewer, said.id)
        raise Failed(400, "bad_request", why="nothing")

    # The socket

    async def _next(self) -> str | bytes:
        event: Any = await self._wire.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = event.get("text")
        return event["bytes"] if text is None else text

    async def _answer(self, message: bytes) -> None:
        """Answer, once there is room: whoever sends and does not read is read no further."""
        if not self._wire.free:
            await self._wire.writable.wait()
        self._wire.say(message)

    async def _end(self, code: int) -> None:
        self._wire.let_go()
        with suppress(OSError, RuntimeError):
            await self._socket.send({"type": "websocket.close", "code": code, "reason": ""})


def _seat(text: str | None) -> int | None:
    if text is None:
        return None
    if len(text) != 1 or text not in "01234567":
        raise Failed(400, "bad_request", why="seat")
    return int(text)


@websocket("/api/tables/{address:str}/live")
async def live(socket: WebSocket[Any, Any, Any], address: str) -> None:
    """Follow a table."""
    node: Node = socket.app.state.node
    with node.one_more(address_of(socket)) as welcome:
        if not welcome:
            await socket.accept()
            await socket.send({"type": "websocket.close", "code": 4429, "reason": "too many sockets"})
            return
        query = socket.query_params
        await Session(node, socket).run(address, query.get("seat"), views=query.get("views") == "true")
