"""A websocket connection: an `asyncio.Protocol` that sends, receives, pings and closes.

`websockets.server.ServerProtocol` parses frames and says how to answer them; short texts are read by `incoming_frames`.
Texts are framed here: what is sent during one turn of the event loop leaves in one write. The handshake is in `asgi`.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from enum import Enum, auto
from functools import lru_cache, partial
from typing import Final, cast

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF
from websockets.server import ServerProtocol

from keypeg.server.incoming_frames import IncomingFrames
from keypeg.server.keepalive import Keepalive
from keypeg.server.sending_turn import sending_turn

MAX_UNREAD_MESSAGES: Final = 8
"""Reading from the socket stops while this many messages wait for the session."""
MAX_FRAGMENTS: Final = 1_000
"""Frames of one message. Empty frames do not count towards the maximum size of a message, so they are counted here."""
CLOSE_TIMEOUT_SECONDS: Final = 10.0
"""Time for the peer to answer a close frame."""
_TEXT_FRAME: Final = 0x81  # a text in a single frame


class State(Enum):
    """How far a connection has come."""

    CONNECTING = auto()
    """The application has not answered the handshake."""
    REJECTING = auto()
    """The application has begun an HTTP response instead."""
    OPEN = auto()
    CLOSING = auto()
    """A close frame or a rejection was sent. Nothing is sent after it."""
    CLOSED = auto()


class Disconnected(OSError):
    """The peer is gone, or the connection is being closed."""


class Connection(asyncio.Protocol):
    """One websocket, after its handshake. Subclasses do the handshake."""

    def __init__(self, max_message_bytes: int, ping_interval_seconds: float | None, ping_timeout_seconds: float | None):
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._protocol = ServerProtocol(max_size=max_message_bytes)
        self._state = State.CONNECTING
        self._keepalive = Keepalive(ping_interval_seconds, ping_timeout_seconds, self._ping, self._on_ping_timeout)
        self._close_timer: asyncio.TimerHandle | None = None

        self._began = False
        self._head_only = False
        """Whether nothing but the head of the request has arrived, in one part."""
        self._frames: IncomingFrames | None = None
        """What reads short texts. None if a frame came before the handshake was answered: ServerProtocol has it."""
        self._unread: deque[str | bytes] = deque()
        self.on_unread: Callable[[], None] | None = None
        """Called when there is a message to take, and when there will be none."""
        self.receive_ended = False
        """Whether there will be no more messages than those that wait."""
        self._reading_paused = False
        self._fragments: list[bytes] = []
        self._fragments_are_text = False

        self._unsent: list[bytes] = []
        self._turn = sending_turn(self._loop)
        self.is_writable = True
        """Whether the peer keeps up with what is sent."""
        self._writable = asyncio.Event()
        self._writable.set()
        self.on_writable: Callable[[], None] | None = None
        """Called when a slow peer has read what was sent."""

    # For the session

    async def wait_until_writable(self) -> None:
        """Wait until the peer has read most of what was sent, or is gone."""
        await self._writable.wait()

    def send_text(self, message: bytes) -> None:
        """Send a text at the end of this turn of the event loop."""
        if not self._unsent:
            self._turn.add(self.flush)
        self._unsent.append(_frame_header(len(message)) + message)

    def send_if_writable(self, message: bytes) -> bool:
        """Send a text, unless the peer reads too slowly. Returns whether it was sent."""
        if self.is_writable:
            self.send_text(message)
        return self.is_writable

    def flush(self) -> None:
        """Write the texts of this turn now."""
        if self._unsent:
            if self._state is State.OPEN and not self._transport.is_closing():
                self._transport.write(b"".join(self._unsent))
            self._unsent = []

    def take_unread(self) -> str | bytes | None:
        """The next message, if one waits."""
        if not self._unread:
            return None
        message = self._unread.popleft()
        if self._reading_paused and not self._unread:
            self._resume_reading()
        return message

    async def receive(self) -> str | bytes:
        """The next message; raises Disconnected when there will be none."""
        while (message := self.take_unread()) is None:
            if self.receive_ended:
                raise Disconnected
            receiver: asyncio.Future[None] = self._loop.create_future()
            self.on_unread = partial(_wake, receiver)
            await receiver
        return message

    def end_receive(self) -> None:
        """Make `receive` raise Disconnected, after the messages that wait already."""
        self.receive_ended = True
        if self.on_unread is not None:
            self.on_unread()

    def close(self, code: int, reason: str = "") -> None:
        """Send a close frame after everything sent before, and wait a while for the peer's."""
        if self._start_closing(code, reason):
            if self._reading_paused:
                self._resume_reading()
            self._close_timer = self._loop.call_later(CLOSE_TIMEOUT_SECONDS, self._hang_up)

    # The handshake

    def on_request(self, request: Request) -> None:
        """Accept the handshake, or reject it, now or later."""
        raise NotImplementedError

    def _accept(self, response: Response) -> None:
        self._protocol.send_response(response)
        self._transport.write(b"".join(self._protocol.data_to_send()))
        self._state = State.OPEN
        if self._head_only:
            self._frames = IncomingFrames()
        self._keepalive.start()

    def _reject(self, response: Response) -> None:
        self._protocol.send_response(response)
        self._write_output(self._protocol.data_to_send())

    # For the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - why it was lost makes no difference
        self._state = State.CLOSED
        self._keepalive.stop()
        self._stop_close_timer()
        self._set_writable(writable=True)  # whoever waits to send has to notice
        self.end_receive()

    def pause_writing(self) -> None:
        self._set_writable(writable=False)

    def resume_writing(self) -> None:
        self._set_writable(writable=True)
        if self.on_writable is not None:
            self.on_writable()

    def _set_writable(self, *, writable: bool) -> None:
        self.is_writable = writable
        (self._writable.set if writable else self._writable.clear)()

    def data_received(self, data: bytes) -> None:
        if self._frames is not None:
            self._cut(self._frames, data)
        else:
            self._head_only = self._state is State.CONNECTING and not self._began and data.endswith(b"\r\n\r\n")
            self._began = True
            self._parse(data)

    def _cut(self, frames: IncomingFrames, data: bytes) -> None:
        """Read short texts here, and leave everything else to ServerProtocol."""
        data, start = frames.with_held(data), 0
        while start < len(data):
            if not self._fragments and (found := frames.next_text(data, start)):
                text, start = found
                self._deliver(text, is_text=True)
            elif count := frames.pass_on(data[start:]):
                self._parse(data[start : start + count])
                start += count
            else:
                return

    def _parse(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._on_frame(event)
            elif isinstance(event, Request):
                self.on_request(event)
        output = self._protocol.data_to_send()
        if output:
            self._write_output(output)

    # Frames

    def _on_frame(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                is_text = frame.opcode is Opcode.TEXT
                if frame.fin:
                    self._deliver(bytes(frame.data), is_text=is_text)
                else:
                    self._fragments = [bytes(frame.data)]
                    self._fragments_are_text = is_text
            case Opcode.CONT:
                self._fragments.append(bytes(frame.data))
                if frame.fin:
                    message, self._fragments = b"".join(self._fragments), []
                    self._deliver(message, is_text=self._fragments_are_text)
                elif len(self._fragments) > MAX_FRAGMENTS:
                    self._fragments = []
                    self._fail(CloseCode.MESSAGE_TOO_BIG)
            case Opcode.PONG:
                self._keepalive.on_pong(bytes(frame.data))
            case Opcode.PING | Opcode.CLOSE:
                pass  # ServerProtocol has the answer among its output

    def _deliver(self, message: bytes, *, is_text: bool) -> None:
        if self._state not in (State.CONNECTING, State.OPEN):
            return
        try:
            self._unread.append(message.decode() if is_text else message)
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
            return
        if self.on_unread is not None:
            self.on_unread()
        if len(self._unread) >= MAX_UNREAD_MESSAGES and not self._reading_paused:
            self._reading_paused = True
            self._transport.pause_reading()

    def _resume_reading(self) -> None:
        self._reading_paused = False
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def _write_output(self, output: list[bytes]) -> None:
        """Write what ServerProtocol answers: pongs, close frames and handshakes."""
        if SEND_EOF in output:
            self.flush()
            self._state = State.CLOSING
            self._transport.write(b"".join(output))
            self._hang_up()
        elif self.is_writable:
            self._transport.write(b"".join(output))
        # Pongs for a peer that does not read are dropped: they would fill the memory.

    # The end

    def _start_closing(self, code: int, reason: str = "") -> bool:
        if self._state is not State.OPEN:
            return False
        self.flush()
        self._state = State.CLOSING
        self._keepalive.stop()
        self._protocol.send_close(code, reason)
        self._transport.write(b"".join(self._protocol.data_to_send()))
        self.end_receive()
        return True

    def _fail(self, code: int, reason: str = "") -> None:
        """Close at once, because the peer broke the protocol or does not answer."""
        self._protocol.fail(code, reason)
        self._write_output(self._protocol.data_to_send())

    def _hang_up(self) -> None:
        """Close the transport. To a peer that does not read, closing would wait until it does."""
        self._stop_close_timer()
        self._keepalive.stop()
        self.end_receive()
        if self.is_writable:
            self._transport.close()
        else:
            self._transport.abort()

    def _stop_close_timer(self) -> None:
        if self._close_timer is not None:
            self._close_timer.cancel()
            self._close_timer = None

    def _ping(self, payload: bytes) -> None:
        if self._state is State.OPEN:
            self._protocol.send_ping(payload)
            self._transport.write(b"".join(self._protocol.data_to_send()))

    def _on_ping_timeout(self) -> None:
        if self._state is State.OPEN:
            self._fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")


def _wake(receiver: "asyncio.Future[None]") -> None:
    if not receiver.done():
        receiver.set_result(None)


@lru_cache(maxsize=1024)
def _frame_header(size: int) -> bytes:
    """What precedes a text of this many bytes."""
    if size < 126:
        return bytes((_TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((_TEXT_FRAME, 126, size >> 8, size & 255))
    return bytes((_TEXT_FRAME, 127)) + size.to_bytes(8, "big")
