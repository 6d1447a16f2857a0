"""A websocket connection alone: texts leave whole, in order and in few writes, and a slow reader is noticed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from keypeg.server.asgi import AsgiConnection, connection_of
from keypeg.server.connection import MAX_UNREAD_MESSAGES, Disconnected
from keypeg.server.keepalive import Keepalive
from tests.live import live


class FakeTransport(asyncio.Transport):
    """The peer's end: keeps each write, and parses frames as any client does."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.closed = False
        self.read = True
        self.client = ClientProtocol(parse_uri("ws://localhost/"))
        self.client.send_request(self.client.connect())

    def write(self, data: Any) -> None:
        self.writes.append(bytes(data))
        self.client.receive_data(bytes(data))

    def frames(self) -> list[Frame]:
        """What came since the last time."""
        return [event for event in self.client.events_received() if isinstance(event, Frame)]

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.read = False

    def resume_reading(self) -> None:
        self.read = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default


Application = Callable[[Any, Any, Any], Awaitable[None]]


def handed_over(application: Application) -> tuple[AsgiConnection, FakeTransport]:
    """A connection as Uvicorn hands it over, with the request for an upgrade."""
    config = uvicorn.Config(application, ws=AsgiConnection, lifespan="off", log_config=None)
    config.load()
    connection, peer = AsgiConnection(config=config, server_state=ServerState(), app_state={}), FakeTransport()
    connection.connection_made(peer)
    connection.data_received(b"".join(peer.client.data_to_send()))
    return connection, peer


async def connected() -> tuple[AsgiConnection, FakeTransport]:
    """A connection after its handshake, held open by an application that sends nothing."""
    accepted = asyncio.Event()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        assert connection_of(scope) is connection
        assert await receive() == {"type": "websocket.connect"}
        await send({"type": "websocket.accept"})
        accepted.set()
        await asyncio.Event().wait()

    connection, peer = handed_over(application)
    await accepted.wait()
    peer.client.events_received()
    peer.writes.clear()
    return connection, peer


def sent(connection: AsgiConnection, peer: FakeTransport, *messages: bytes) -> None:
    """The peer sends texts, which arrive together."""
    for message in messages:
        peer.client.send_text(message)
    connection.data_received(b"".join(peer.client.data_to_send()))


@live
async def test_what_is_said_in_one_turn_leaves_in_one_write() -> None:
    connection, peer = await connected()
    for message in (b"one", b"two", b"three"):
        connection.send_text(message)
    assert not peer.writes
    await asyncio.sleep(0)
    assert len(peer.writes) == 1
    assert [(frame.opcode, frame.data) for frame in peer.frames()] == [
        (Opcode.TEXT, b"one"),
        (Opcode.TEXT, b"two"),
        (Opcode.TEXT, b"three"),
    ]
    connection.send_text(b"four")
    await asyncio.sleep(0)
    assert [frame.data for frame in peer.frames()] == [b"four"]


@live
async def test_a_connection_that_cannot_be_written_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    (broken, its_peer), (connection, peer) = await connected(), await connected()
    reported: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context["exception"]))

    def fail(_: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(its_peer, "write", fail)
    for each in (broken, connection):
        each.send_text(b"one")
    await asyncio.sleep(0)
    assert [frame.data for frame in peer.frames()] == [b"one"]
    assert [str(error) for error in reported] == ["broken"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
@live
async def test_a_message_of_any_length_is_read_as_it_was_said(size: int) -> None:
    connection, peer = await connected()
    connection.send_text(b"x" * size)
    connection.send_text(b"after")
    await asyncio.sleep(0)
    assert [len(frame.data) for frame in peer.frames()] == [size, 5]


@live
async def test_what_was_said_before_a_stop_leaves_before_its_close() -> None:
    connection, peer = await connected()
    connection.send_text(b"last words")
    connection.shutdown()
    first, second = peer.frames()
    assert first.data == b"last words"
    assert second.opcode is Opcode.CLOSE
    await asyncio.sleep(0)
    assert not peer.frames()


@live
async def test_nothing_is_said_after_a_close() -> None:
    connection, peer = await connected()
    connection.send_text(b"last words")
    connection.close(4403)
    assert [frame.opcode for frame in peer.frames()] == [Opcode.TEXT, Opcode.CLOSE]
    connection.send_text(b"too late")
    connection.close(4404)
    await asyncio.sleep(0)
    assert not peer.frames()
    assert not peer.closed, "the peer has a while to answer"
    connection.data_received(b"".join(peer.client.data_to_send()))
    assert peer.closed


@live
async def test_who_reads_too_slowly_is_noticed_and_who_has_caught_up_too() -> None:
    connection, _ = await connected()
    heard: list[bool] = []
    connection.on_writable = lambda: heard.append(connection.is_writable)
    assert connection.is_writable
    connection.pause_writing()
    assert not connection.is_writable
    assert not heard
    connection.resume_writing()
    assert heard == [True]


@live
async def test_pings_are_answered_but_not_for_whoever_reads_nothing() -> None:
    connection, peer = await connected()
    for reads in (True, False):
        if not reads:
            connection.pause_writing()
        peer.client.send_ping(b"there?")
        connection.data_received(b"".join(peer.client.data_to_send()))
        assert [frame.opcode for frame in peer.frames()] == ([Opcode.PONG] if reads else [])


@live
async def test_reading_stops_while_much_is_unread_and_goes_on_once_all_was_read() -> None:
    connection, peer = await connected()
    for number in range(MAX_UNREAD_MESSAGES):
        assert peer.read
        sent(connection, peer, str(number).encode())
    assert not peer.read
    for number in range(MAX_UNREAD_MESSAGES):
        assert not peer.read
        assert await connection.receive() == str(number)
    assert peer.read


@live
async def test_whoever_stopped_waiting_for_a_message_misses_none() -> None:
    connection, peer = await connected()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(connection.receive(), 0)
    waiting = asyncio.ensure_future(connection.receive())
    await asyncio.sleep(0)
    waiting.cancel()
    sent(connection, peer, b"first", b"second")
    assert [await connection.receive() for _ in range(2)] == ["first", "second"]


@live
async def test_what_arrived_before_the_end_is_received_before_it() -> None:
    connection, peer = await connected()
    sent(connection, peer, b"first", b"second")
    connection.connection_lost(None)
    assert [await connection.receive() for _ in range(2)] == ["first", "second"]
    for _ in range(2):
        with pytest.raises(Disconnected):
            await connection.receive()


@live
async def test_a_peer_that_answers_no_ping_is_given_up() -> None:
    pings: list[bytes] = []
    ended = asyncio.Event()

    def ping(payload: bytes) -> None:
        pings.append(payload)
        asyncio.get_running_loop().call_soon(keepalive.on_pong, b"something else")
        if len(pings) > 1:
            ended.set()

    keepalive = Keepalive(0.001, 0.01, ping, ended.set)
    keepalive.start()
    await ended.wait()
    assert len(pings) == 1, "a pong that answers no ping counts for nothing"
    keepalive.stop()


@live
async def test_a_peer_that_answers_is_pinged_again() -> None:
    pings: list[bytes] = []
    pinged = asyncio.Queue[bytes]()
    keepalive = Keepalive(0.001, 3600, pinged.put_nowait, lambda: pytest.fail("given up"))
    keepalive.start()
    for _ in range(3):
        pings.append(await pinged.get())
        keepalive.on_pong(pings[-1])
    assert len(set(pings)) == 3
    keepalive.stop()


@pytest.mark.parametrize(
    ("sends", "status"),
    [
        ([], 500),
        ([{"type": "websocket.http.response.start", "status": 429}], 500),
        ([{"type": "websocket.close"}], 403),
        (
            [
                {"type": "websocket.http.response.start", "status": 429, "headers": [(b"retry-after", b"1")]},
                {"type": "websocket.http.response.body", "body": b"too ", "more_body": True},
                {"type": "websocket.http.response.body", "body": b"fast"},
            ],
            429,
        ),
    ],
)
@live
async def test_a_handshake_may_be_rejected(sends: list[dict[str, Any]], status: int) -> None:
    async def application(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
        for event in sends:
            await send(event)

    connection, peer = handed_over(application)
    assert not peer.writes
    while not peer.closed:
        await asyncio.sleep(0)
    (answer,) = peer.writes
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert answer.endswith(b"\r\n\r\ntoo fast" if len(sends) == 3 else b"\r\n\r\n")
    with pytest.raises(Disconnected):
        await connection.receive()
