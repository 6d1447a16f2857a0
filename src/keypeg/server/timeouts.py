"""Patience: how long a connection may take to say what it wants, how much it may say, and how little it may read.

Uvicorn waits for ever for a request that comes a byte at a time, or never; it keeps all of a header without an end, and
every answer to the pings of somebody who reads none.
"""

import asyncio
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

MOST_HEADER: Final = 32 * 1024
"""The longest header of a request."""
MOST_PARTS: Final = 1_000
"""So many frames may make up a message."""


class Patience(HttpToolsProtocol):
    """Uvicorn's HTTP, with an end to its patience."""

    def __init__(self, *args: Any, seconds: float, **named: Any) -> None:
        super().__init__(*args, **named)
        self._seconds = seconds
        self._lost: asyncio.TimerHandle | None = None
        self._in_header = True
        self._header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._in_header:
            self._wait()
            self._header_bytes += len(data)
            if self._header_bytes > MOST_HEADER + len(data):  # so much before this, and still no end
                self.transport.close()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._in_header = False
        self._header_bytes = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_header = True
        self._wait_no_longer()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """Give a request so long to arrive whole."""
        if self._lost is None:
            self._lost = self.loop.call_later(self._seconds, self.timeout_keep_alive_handler)

    def _wait_no_longer(self) -> None:
        if self._lost is not None:
            self._lost.cancel()
            self._lost = None


class SocketPatience(WebSocketsSansIOProtocol):
    """Uvicorn's websockets, which keep nothing more for whoever does not read."""

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) >= MOST_PARTS:  # those of no length count towards no limit of length
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # answers to pings that nobody would read: only the last must be answered

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if not self.writable.is_set():
            self.transport.abort()  # closing would wait until everything was read


def patient(seconds: float) -> Any:
    """The protocol for connections that have so many seconds for each request. Uvicorn takes it for a class."""
    return partial(Patience, seconds=seconds)
