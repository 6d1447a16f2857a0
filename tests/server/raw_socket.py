"""Raw sockets, for clients that break the protocol."""

import base64
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.running import TIMEOUT_SECONDS, Running

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


class RawSocket:
    """A connection, and nothing else."""

    def __init__(self, server: Running, receive_buffer: int | None = None) -> None:
        place = urlsplit(server.url)
        self.host = place.netloc
        self.socket = socket.socket()
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(TIMEOUT_SECONDS)
        self.socket.connect((place.hostname, place.port))
        self._read = b""

    def send(self, data: bytes) -> bool:
        """Send something; says whether it could be."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def ask(self, path: str, *headers: str) -> bytes:
        """A request without a body."""
        return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {self.host}", *headers, "", ""]).encode()

    def upgrade(self, path: str, *headers: str) -> None:
        """Become a websocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        upgrading = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
        self.send(self.ask(path, *upgrading, f"Sec-WebSocket-Key: {key}", *headers))
        assert self.read_until(b"\r\n\r\n").startswith(b"HTTP/1.1 101"), "no websocket"

    def read_until(self, end: bytes) -> bytes:
        while end not in self._read:
            self._read += self._receive()
        found, _, self._read = self._read.partition(end)
        return found + end

    def read_bytes(self, count: int) -> bytes:
        while len(self._read) < count:
            self._read += self._receive()
        found, self._read = self._read[:count], self._read[count:]
        return found

    def read_frame(self) -> tuple[int, bytes]:
        """The server's next frame: its kind and what is in it."""
        first, length = self.read_bytes(2)
        if length == 126:
            (length,) = struct.unpack("!H", self.read_bytes(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self.read_bytes(8))
        return first & 15, self.read_bytes(length)

    def closing_code(self) -> int:
        """Why the server closes."""
        while True:
            kind, said = self.read_frame()
            if kind == CLOSE:
                code: int = struct.unpack("!H", said[:2])[0]
                return code

    def ended(self) -> bool:
        """Wait until the server has hung up."""
        try:
            while self.socket.recv(65_536):
                pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True

    def read_to_end(self) -> bytes:
        """Everything until the server has hung up."""
        with suppress(ConnectionError):
            while got := self.socket.recv(65_536):
                self._read += got
        return self._read

    def _receive(self) -> bytes:
        got = self.socket.recv(65_536)
        assert got, "the server hung up"
        return got

    def close(self) -> None:
        self.socket.close()


@contextmanager
def raw_sockets(server: Running, count: int = 1, receive_buffer: int | None = None) -> Iterator[list[RawSocket]]:
    """So many connections, until the end of the block."""
    with ExitStack() as stack:
        made = []
        for _ in range(count):
            made.append(RawSocket(server, receive_buffer))
            stack.callback(made[-1].close)
        yield made


def frame(
    kind: int, content: bytes = b"", *, first: int = 128, masked: bool = True, length: int | None = None
) -> bytes:
    """A client's frame; `first` is the rest of its first byte, `length` what it says about its length."""
    said = len(content) if length is None else length
    mask = 128 if masked else 0
    if said < 126:
        head = bytes([first | kind, mask | said])
    elif said < 1 << 16:
        head = struct.pack("!BBH", first | kind, mask | 126, said)
    else:
        head = struct.pack("!BBQ", first | kind, mask | 127, said)
    return head + (bytes(4) if masked else b"") + content


def memory(server: Running) -> int:
    """How many bytes of memory the server's process has."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024
