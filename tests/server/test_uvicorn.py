"""What the server takes from Uvicorn is there, and is called as expected. These tests fail when that changes."""

import asyncio
import gc
import inspect
import tomllib
import weakref
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from keypeg.server.asgi import AsgiConnection
from keypeg.server.lifecycle import Server
from keypeg.server.timeouts import RequestTracker, TimeoutProtocol, http_protocol
from tests.live import live
from tests.server.running import TIMEOUT_SECONDS

UPGRADE = (
    b"GET /api/tables/x/live?seat=0 HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n"
)


async def application(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
    """Never answers."""
    await asyncio.Event().wait()


class Recorder(asyncio.Protocol):
    """Keeps what Uvicorn does with the class that it was given as `ws=`."""

    calls: list[tuple[str, Any]]

    def __init__(self, **named: Any) -> None:
        self.calls.append(("made with", set(named)))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.calls.append(("connection_made", transport))

    def data_received(self, data: bytes) -> None:
        self.calls.append(("data_received", data))


class Socket(asyncio.Transport):
    """A transport without a network."""

    def __init__(self, protocol: asyncio.BaseProtocol) -> None:
        super().__init__()
        self.protocol = protocol
        self.closed = asyncio.Event()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def is_closing(self) -> bool:
        return self.closed.is_set()

    def close(self) -> None:
        self.closed.set()

    def write(self, data: Any) -> None:
        pass


def config(**named: Any) -> uvicorn.Config:
    made = uvicorn.Config(application, lifespan="off", log_config=None, **named)
    made.load()
    return made


def connected(seconds: float, **named: Any) -> tuple[TimeoutProtocol, Socket]:
    protocol = http_protocol(seconds)(config(**named), ServerState(), {})
    transport = Socket(protocol)
    protocol.connection_made(transport)
    return protocol, transport


def test_its_version_has_a_ceiling() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = dict(each.split(">=") for each in project["project"]["optional-dependencies"]["server"])
    assert wanted["uvicorn"] == "0.54,<0.55"
    assert wanted["websockets"] == "17,<18"


def test_it_takes_classes_for_both_protocols() -> None:
    made = config(http=TimeoutProtocol, ws=AsgiConnection)
    assert made.http_protocol_class is TimeoutProtocol
    assert made.ws_protocol_class is AsgiConnection
    for name in ("loaded_app", "root_path", "asgi_version", "ws_max_size", "ws_ping_interval", "ws_ping_timeout"):
        assert hasattr(made, name)


def test_the_protocol_around_its_own_is_constructed_alike() -> None:
    assert list(inspect.signature(TimeoutProtocol).parameters) == list(inspect.signature(HttpToolsProtocol).parameters)


def test_what_protocols_share() -> None:
    state = ServerState()
    assert isinstance(state.connections, set)
    assert isinstance(state.tasks, set)


def test_what_the_server_overrides_is_there() -> None:
    for name in ("startup", "shutdown", "capture_signals", "handle_exit"):
        ours, theirs = getattr(Server, name), getattr(uvicorn.Server, name)
        assert set(inspect.signature(ours).parameters) == set(inspect.signature(theirs).parameters)


@live
async def test_an_upgrade_is_handed_over_as_a_request_head() -> None:
    calls: list[tuple[str, Any]] = []
    protocol, transport = connected(3600, ws=type("Calls", (Recorder,), {"calls": calls}))
    protocol.data_received(UPGRADE)
    assert calls == [
        ("made with", {"config", "server_state", "app_state"}),
        ("connection_made", transport),
        ("data_received", UPGRADE),
    ]
    assert isinstance(transport.protocol, Recorder)


@live
async def test_a_websocket_has_no_timeout_and_keeps_no_parser() -> None:
    protocol, transport = connected(0, ws=type("Calls", (Recorder,), {"calls": []}))
    requests = weakref.ref(protocol._requests)
    gc.disable()
    protocol.data_received(UPGRADE)
    del protocol
    assert requests() is None, "freed without the garbage collector"
    gc.enable()
    await asyncio.sleep(0.001)
    assert not transport.closed.is_set()


@live
async def test_its_own_protocol_is_told_everything() -> None:
    protocol, transport = connected(3600)
    inner = protocol._inner
    assert inner in inner.server_state.connections
    assert inner.cycle is None
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert inner.cycle.response_complete is False  # as TimeoutProtocol reads it
    protocol.pause_writing()
    assert inner.flow.write_paused
    protocol.resume_writing()
    assert not inner.flow.write_paused
    protocol.connection_lost(None)
    assert inner not in inner.server_state.connections
    assert transport.closed.is_set()


@pytest.mark.parametrize(
    ("data", "completed", "under_way"),
    [
        (b"\r\n", False, False),
        (b"GET / HTT", False, True),
        (b"GET / HTTP/1.1\r\n\r\n", True, False),
        (b"GET / HTTP/1.1\r\n\r\nGET / HTT", True, True),
        (b"GET / HTTP/1.1\r\nConnection: close\r\n\r\nGET /", True, False),
        (b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n12", False, True),
        (b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n123", True, False),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n", False, True),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n", True, False),
    ],
)
def test_requests_are_followed_to_their_end(data: bytes, *, completed: bool, under_way: bool) -> None:
    for pieces in ([data], [data[:5], data[5:]] if len(data) > 5 else [data]):
        requests = RequestTracker()
        for piece in pieces:
            requests.feed(piece)
        assert (requests.completed, requests.under_way) == (completed, under_way)


@live
async def test_the_rest_of_a_pipelined_request_has_a_timeout_too() -> None:
    protocol, transport = connected(0.01)
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /")
    async with asyncio.timeout(TIMEOUT_SECONDS):
        await transport.closed.wait()
    protocol.connection_lost(None)
