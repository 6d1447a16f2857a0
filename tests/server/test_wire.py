"""The wire by itself: what is said leaves whole, in order and in few writes, and a slow reader is noticed."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from keypeg.server.wire import MOST_UNHEARD, Wire, wire_of
from tests.live import live


class Ear(asyncio.Transport):
    """The other end: keeps each write, and reads frames as any client does."""

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

    def pause_reading(self) -> None:
        self.read = False

    def resume_reading(self) -> None:
        self.read = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default


async def connected(*, listening: bool = True) -> tuple[Wire, Ear]:
    """A wire after its handshake, held open by an application that says nothing."""

    async def application(scope: Any, receive: Any, send: Any) -> None:
        assert wire_of(scope) is wire
        await receive()
        await send({"type": "websocket.accept"})
        await (receive() if listening else asyncio.Event().wait())

    config = uvicorn.Config(application, ws=Wire, ws_per_message_deflate=False, lifespan="off", log_config=None)
    config.load()
    wire, ear = Wire(config, ServerState(), {}), Ear()
    wire.connection_made(ear)
    wire.data_received(b"".join(ear.client.data_to_send()))
    while not wire.handshake_complete:
        await asyncio.sleep(0)
    ear.client.events_received()
    ear.writes.clear()
    return wire, ear


@live
async def test_what_is_said_in_one_turn_leaves_in_one_write() -> None:
    wire, ear = await connected()
    for message in (b"one", b"two", b"three"):
        wire.say(message)
    assert not ear.writes
    await asyncio.sleep(0)
    assert len(ear.writes) == 1
    assert [(frame.opcode, frame.data) for frame in ear.frames()] == [
        (Opcode.TEXT, b"one"),
        (Opcode.TEXT, b"two"),
        (Opcode.TEXT, b"three"),
    ]
    wire.say(b"four")
    await asyncio.sleep(0)
    assert [frame.data for frame in ear.frames()] == [b"four"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
@live
async def test_a_message_of_any_length_is_read_as_it_was_said(size: int) -> None:
    wire, ear = await connected()
    wire.say(b"x" * size)
    wire.say(b"after")
    await asyncio.sleep(0)
    assert [len(frame.data) for frame in ear.frames()] == [size, 5]


@live
async def test_what_was_said_before_a_stop_leaves_before_its_close() -> None:
    wire, ear = await connected()
    wire.say(b"last words")
    wire.shutdown()
    first, second = ear.frames()
    assert first.data == b"last words"
    assert second.opcode is Opcode.CLOSE
    await asyncio.sleep(0)
    assert not ear.frames()


@live
async def test_nothing_is_said_after_a_close() -> None:
    wire, ear = await connected()
    await wire.send({"type": "websocket.close", "code": 4403})
    ear.frames()
    wire.say(b"too late")
    await asyncio.sleep(0)
    assert not ear.frames()


@live
async def test_who_reads_too_slowly_is_noticed_and_who_has_caught_up_too() -> None:
    wire, _ = await connected()
    heard: list[bool] = []
    wire.on_free = lambda: heard.append(wire.free)
    assert wire.free
    wire.pause_writing()
    assert not wire.free
    assert not heard
    wire.resume_writing()
    assert heard == [True]


@live
async def test_reading_stops_while_much_is_unheard_and_goes_on_once_all_was_heard() -> None:
    wire, ear = await connected(listening=False)
    for number in range(MOST_UNHEARD):
        assert ear.read
        ear.client.send_text(str(number).encode())
        wire.data_received(b"".join(ear.client.data_to_send()))
    assert not ear.read
    for number in range(MOST_UNHEARD):
        assert not ear.read
        assert await wire.receive() == {"type": "websocket.receive", "text": str(number)}
    assert ear.read


@live
async def test_whoever_stopped_waiting_for_a_message_misses_none() -> None:
    wire, ear = await connected(listening=False)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(wire.receive(), 0)
    waiting = asyncio.ensure_future(wire.receive())
    await asyncio.sleep(0)
    waiting.cancel()
    ear.client.send_text(b"first")
    ear.client.send_text(b"second")
    wire.data_received(b"".join(ear.client.data_to_send()))
    assert [(await wire.receive())["text"] for _ in range(2)] == ["first", "second"]
