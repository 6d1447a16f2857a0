"""The handshake of a websocket by way of the ASGI application. Uvicorn is given `AsgiConnection` as `ws=`.

Uvicorn reads the request for an upgrade, constructs this class and hands the connection over. The application sees an
ASGI websocket: it routes, checks and accepts or rejects. A session then takes the connection out of the scope, and
sends and receives through it directly.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping, MutableMapping
from email.utils import formatdate
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import CloseCode
from websockets.http11 import Request, Response

from keypeg.server.connection import Connection, Disconnected, State
from keypeg.server.logs import log_event

_EXTENSION: Final = "keypeg.connection"
_SPEC_VERSION: Final = "2.4"  # of ASGI websockets

Event = MutableMapping[str, Any]


class AsgiConnection(Connection):
    """A websocket whose handshake an ASGI application answers."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config.ws_max_size, config.ws_ping_interval, config.ws_ping_timeout)
        self._config = config
        self._app_state = app_state
        self._tasks = server_state.tasks
        self._connections = cast("set[asyncio.Protocol]", server_state.connections)
        self._connect_received = False
        self._response: Response
        """What accepts the handshake."""
        self._rejection: tuple[int, list[tuple[bytes, bytes]], bytes]
        """What rejects it instead: the status, the headers, and the body so far."""

    # For Uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops: tell the peer to connect again, and wait for no answer."""
        if self._state in (State.CONNECTING, State.REJECTING):
            self._reject(_http_response(HTTPStatus.SERVICE_UNAVAILABLE))
        self._start_closing(CloseCode.SERVICE_RESTART)
        self._stop_close_timer()
        self._transport.close()

    # The handshake

    def on_request(self, request: Request) -> None:
        self._response = self._protocol.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._reject(self._response)
            return
        task = self._loop.create_task(self._run(self._scope(request)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        root_path = self._config.root_path
        raw_path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": _SPEC_VERSION},
            "http_version": "1.1",
            "scheme": "ws",
            "server": _address(self._transport, "sockname"),
            "client": _address(self._transport, "peername"),
            "root_path": root_path,
            "path": root_path + unquote(raw_path),
            "raw_path": root_path.encode() + raw_path.encode("ascii", "surrogateescape"),
            "query_string": query.encode("ascii", "surrogateescape"),
            "headers": [
                (name.encode("latin-1").lower(), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],  # the server speaks none, whatever the client offers
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, _EXTENSION: self},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        application = cast(Any, self._config.loaded_app)
        try:
            await application(scope, self._receive_event, self._send_event)
        except Disconnected:
            pass
        except Exception as error:
            log_event("websocket failed", logging.ERROR, error)
        finally:
            if self._state in (State.CONNECTING, State.REJECTING):
                self._reject(_http_response(HTTPStatus.INTERNAL_SERVER_ERROR))
            elif self._close_timer is None:
                self._transport.close()

    async def _receive_event(self) -> Event:
        if not self._connect_received:
            self._connect_received = True
            return {"type": "websocket.connect"}
        try:
            message = await self.receive()
        except Disconnected:
            return {"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE}
        return {"type": "websocket.receive", "text" if isinstance(message, str) else "bytes": message}

    async def _send_event(self, event: Event) -> None:
        await self.wait_until_writable()
        match self._state, event["type"]:
            case ((State.CLOSING | State.CLOSED), _):
                raise Disconnected
            case State.CONNECTING, "websocket.accept":
                for name, value in event.get("headers", ()):
                    self._response.headers[name.decode("latin-1")] = value.decode("latin-1")
                self._accept(self._response)
            case State.CONNECTING, "websocket.close":
                self._reject(_http_response(HTTPStatus.FORBIDDEN))
            case State.CONNECTING, "websocket.http.response.start":
                self._state = State.REJECTING
                self._rejection = event["status"], list(event.get("headers", ())), b""
            case State.REJECTING, "websocket.http.response.body":
                status, headers, body = self._rejection
                self._rejection = status, headers, body + event.get("body", b"")
                if not event.get("more_body", False):
                    self._reject(_http_response(*self._rejection))
            case State.OPEN, "websocket.send":
                self.send_text(event["text"].encode())
            case State.OPEN, "websocket.close":
                self.close(event.get("code", CloseCode.NORMAL_CLOSURE), event.get("reason") or "")
            case state, kind:
                raise RuntimeError(f"{kind} cannot be sent while {state.name}")


def connection_of(scope: Mapping[str, Any]) -> Connection:
    """The connection of an ASGI scope."""
    connection = scope["extensions"][_EXTENSION]
    assert isinstance(connection, Connection)
    return connection


def _address(transport: asyncio.Transport, end: str) -> tuple[str, int] | None:
    address = transport.get_extra_info(end)
    return (str(address[0]), int(address[1])) if isinstance(address, tuple | list) else None


def _http_response(status: int, headers: Iterable[tuple[bytes, bytes]] = (), body: bytes = b"") -> Response:
    """A response after which the connection is closed."""
    fields = Headers((name.decode("latin-1"), value.decode("latin-1")) for name, value in headers)
    fields["Date"] = formatdate(usegmt=True)
    fields["Connection"] = "close"
    fields["Content-Length"] = str(len(body))
    return Response(status, HTTPStatus(status).phrase, fields, body)
