"""Limits on slow requests: a Protocol around Uvicorn's HTTP protocol.

Uvicorn waits without a limit for a request that arrives byte by byte or not at all, and keeps a header of any length.
`TimeoutProtocol` reads along with a parser of its own. It closes the connection when a request takes too long, and
answers with 431 if its header is too long.
"""

import asyncio
from contextlib import suppress
from typing import Any, ClassVar, Final, cast

import httptools
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from keypeg.server.errors import ErrorBody, HttpError
from keypeg.server.logs import log_event

MAX_HEADER_BYTES: Final = 32 * 1024
"""The length of a header: the request line with its URL, and the header fields."""
MAX_UNREAD_BYTES: Final = 1024 * 1024
"""What a client may go on sending after its header was refused. To hang up at once could lose the response."""


class RequestTracker:
    """Follows the requests in a stream of bytes: where each begins and ends, and whether its header is too long."""

    def __init__(self) -> None:
        self._parser = httptools.HttpRequestParser(self)
        # As Uvicorn sets it, so that both parsers agree on where a request ends.
        self._parser.set_dangerous_leniencies(lenient_data_after_close=True)
        self._in_header = True
        self._received_bytes = 0
        """What has arrived of a header that is not complete."""
        self._parsed_bytes = 0
        """The length of the header by what the parser found in it."""
        self.header_too_long = False
        self.completed = False
        """Whether the bytes fed last completed a request."""
        self.under_way = False
        """Whether a request has begun and is not complete."""

    def feed(self, data: bytes) -> None:
        self.completed = False
        if self._in_header:
            self._received_bytes += len(data)
        with suppress(httptools.HttpParserError, httptools.HttpParserUpgrade):
            # Uvicorn sees the same error, and answers it; or the same upgrade, and hands the connection over.
            self._parser.feed_data(data)
        if self._received_bytes > MAX_HEADER_BYTES:
            self.header_too_long = True

    def close(self) -> None:
        """Forget the parser, which refers to this object."""
        del self._parser

    # For the parser

    def on_message_begin(self) -> None:
        self.under_way = True
        self._parsed_bytes = len("GET  HTTP/1.1\r\n\r\n")

    def on_url(self, url: bytes) -> None:
        self._parsed_bytes += len(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._parsed_bytes += len(name) + len(": ") + len(value) + len("\r\n")

    def on_headers_complete(self) -> None:
        self._in_header = False
        self._received_bytes = 0
        if self._parsed_bytes > MAX_HEADER_BYTES:
            self.header_too_long = True

    def on_message_complete(self) -> None:
        self._in_header = True
        self.completed = True
        self.under_way = False


class TimeoutProtocol(asyncio.Protocol):
    """Uvicorn's HTTP protocol, with a timeout for each request and a maximum length of its header."""

    request_seconds: ClassVar[float]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._inner = HttpToolsProtocol(config, server_state, app_state, _loop)
        self._requests = RequestTracker()
        self._transport: asyncio.Transport
        self._timer: asyncio.TimerHandle | None = None
        self._unread_bytes: int | None = None
        """What came after the header was refused."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._start_timer()
        self._inner.connection_made(self._transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._unread_bytes is not None:
            self._unread_bytes += len(data)
            if self._unread_bytes > MAX_UNREAD_BYTES:
                self._transport.close()
            return
        self._requests.feed(data)
        if self._requests.header_too_long:
            self._refuse_header()
            return
        if self._requests.completed:
            self._stop_timer()
        if self._requests.under_way or not self._requests.completed:
            self._start_timer()
        self._inner.data_received(data)
        if self._transport.get_protocol() is not self:  # it is a websocket now
            self._end()

    def eof_received(self) -> None:
        self._inner.eof_received()

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def _refuse_header(self) -> None:
        """Answer and hang up. While earlier responses are due, only hang up: this one would be taken for theirs."""
        self._unread_bytes = 0
        cycle = cast(Any, self._inner.cycle)  # None before the first request, whatever its type says
        if cycle is not None and not cycle.response_complete:
            self._transport.close()
            return
        log_event("request", method="none", route="none", status=431)
        self._start_timer()
        self._transport.write(_header_refusal())
        self._transport.write_eof()

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.request_seconds, self._transport.close)

    def _end(self) -> None:
        self._stop_timer()
        self._requests.close()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def http_protocol(seconds: float) -> type[TimeoutProtocol]:
    """The protocol class for Uvicorn's `http=`: each request has to arrive within `seconds`."""

    class HttpProtocol(TimeoutProtocol):
        request_seconds = seconds

    return HttpProtocol


def _header_refusal() -> bytes:
    """The whole response to a header that is too long."""
    error = HttpError(431, "too_large", why="header", most=MAX_HEADER_BYTES // 1024)
    body = msgspec.json.encode(ErrorBody(error.error))
    lines = (
        f"HTTP/1.1 {error.status} Request Header Fields Too Large",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "connection: close",
    )
    return "\r\n".join([*lines, "", ""]).encode() + body
