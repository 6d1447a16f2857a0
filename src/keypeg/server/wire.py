"""The wire: Uvicorn's websocket, with a way to send that waits for nothing.

Uvicorn shakes hands, reads, pings and closes. What a server says most is written here: a whole message is framed and
put down, and whatever was said in one turn of the loop leaves in one write. A player's version and the answer to
their move are so one packet, and nobody has to be woken to send them. What comes in waits in a queue that is as plain,
and reading stops when some messages wait there, not for every one.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.http11 import Request

from keypeg.server.timeouts import SocketPatience

MOST_UNHEARD: Final = 8
"""Messages that may wait before reading stops."""
_EXTENSION: Final = "keypeg.wire"
_TEXT: Final = 0x81  # the first and last frame of a text
_SHORT: Final = [bytes((_TEXT, size)) for size in range(126)]


class Inbox:
    """What came in, for the one who listens: an `asyncio.Queue` without the rest."""

    __slots__ = ("_events", "_loop", "_waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        """The first event, once there is one."""
        if not self._events:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._events.popleft()


class Wire(SocketPatience):
    """One websocket."""

    queue: Inbox  # type: ignore[assignment]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Inbox(self.loop)
        self.read_paused = True  # Uvicorn would stop for every message; it takes reading to be stopped already
        self._stopped = False
        self._leaving: list[bytes] = []
        self.on_free: Callable[[], None] | None = None
        """Called when a peer that read too slowly has caught up."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions[_EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if not self._stopped and len(self.queue) >= MOST_UNHEARD:
            self._stopped = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        event = await self.queue.get()
        if self._stopped and self.queue.empty():
            self._stopped = False
            self.transport.resume_reading()
        return event

    @property
    def free(self) -> bool:
        """Whether the peer keeps up with what is sent."""
        return self.writable.is_set()

    def say(self, message: bytes) -> None:
        """Send a text, at the end of this turn of the loop."""
        if not self._leaving:
            self.loop.call_soon(self.let_go)
        self._leaving += (_head(len(message)), message)

    def let_go(self) -> None:
        """Send what was said so far."""
        if self._leaving:
            if not self.close_sent and not self.transport.is_closing():
                self.transport.write(b"".join(self._leaving))
            self._leaving.clear()

    def interrupt(self) -> None:
        """Have whoever listens here hear that it is over."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_free is not None:
            self.on_free()

    def shutdown(self) -> None:
        self.let_go()
        super().shutdown()


def wire_of(scope: Mapping[str, Any]) -> Wire:
    """The wire under a websocket."""
    wire = scope["extensions"][_EXTENSION]
    assert isinstance(wire, Wire)
    return wire


def _head(size: int) -> bytes:
    """What goes before a text of so many bytes."""
    if size < 126:
        return _SHORT[size]
    if size < 1 << 16:
        return bytes((_TEXT, 126, size >> 8, size & 255))
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")
