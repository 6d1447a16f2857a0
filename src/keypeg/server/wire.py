"""The wire: Uvicorn's websocket, with a way to send that waits for nothing.

Uvicorn shakes hands, reads, pings and closes. What a server says most is written here: a whole message is framed and
put down, and whatever was said in one turn of the loop leaves in one write. A player's version and the answer to
their move are so one packet, and nobody has to be woken to send them.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.http11 import Request

from keypeg.server.patience import SocketPatience

_EXTENSION: Final = "keypeg.wire"
_TEXT: Final = 0x81  # the first and last frame of a text
_SHORT: Final = [bytes((_TEXT, size)) for size in range(126)]


class Wire(SocketPatience):
    """One websocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._leaving: list[bytes] = []
        self.on_free: Callable[[], None] | None = None
        """Called when a peer that read too slowly has caught up."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions[_EXTENSION] = self

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
