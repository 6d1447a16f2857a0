"""Servers and websocket players for benchmarks. Players do as little as possible, so that the server is measured."""

import asyncio
import base64
import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from bench.tables import moves
from keypeg.tables.seat_plans import MAX_ROUNDS

UNLIMITED = (
    "--actions-a-second=0",
    "--requests-a-second=0",
    "--guests-a-minute=0",
    "--tables-a-minute=0",
    "--open-tables=0",
    "--open-tables-of-address=0",
    "--listed-tables=0",
    "--sockets=1000000",
)
TEXT, PING, PONG = 1, 9, 10
CORE = "0"
_ACTIONS = {0: b'{"do":"hide","code":"RGBY"}', 1: b'{"do":"guess","row":"WKWK"}'}


class Player(asyncio.Protocol):
    """A websocket client. It passes every message after its snapshot to `heard`."""

    def __init__(self, path: str, token: str, heard: Callable[[bytes], None]) -> None:
        self._path, self._token, self._heard = path, token, heard
        self._data = b""
        self._open = False
        self.ready: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a frame. The protocol requires a mask; zeros leave the payload as it is."""
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE, size >> 8, size & 255])
        self._transport.write(head + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._data = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open = True
            if self._token:  # an onlooker has none
                self.send(json.dumps({"token": self._token}).encode())
        start = 0
        while len(data) >= start + 4:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = data[start + 2] << 8 | data[start + 3], start + 4
            if len(data) < body + size:
                break
            self._frame(data[start] & 15, data[body : body + size])
            start = body + size
        self._data = data[start:]

    def _frame(self, kind: int, message: bytes) -> None:
        if kind == PING:
            self.send(message, PONG)
        elif kind == TEXT:
            if self.ready.done():
                assert b"refused" not in message[:20], message
                self._heard(message)
            else:
                assert b"snapshot" in message, message
                self.ready.set_result(message)


async def connect(port: int, address: str, seat: int, token: str, heard: Callable[[bytes], None]) -> Player:
    """Connect a player to its seat at a table."""
    made = partial(Player, f"/api/tables/{address}/live?seat={seat}", token, heard)
    _, player = await asyncio.get_running_loop().create_connection(made, "127.0.0.1", port)
    await player.ready
    return player


class Match:
    """Two players who move in turn, each as soon as the move before is acknowledged."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.players: list[Player] = []
        self._moves = moves()
        self._going = False
        self.done = 0

    async def connect(self, ports: Sequence[int], tokens: Sequence[str]) -> None:
        """Connect both players, each to one of the servers."""
        for seat, token in enumerate(tokens):
            heard = partial(self.heard, seat)
            self.players.append(await connect(ports[seat % len(ports)], self.address, seat, token, heard))

    def begin(self) -> None:
        self._going = True
        self.move()

    def pause(self) -> None:
        self._going = False

    def heard(self, seat: int, message: bytes) -> None:  # noqa: ARG002 - for subclasses
        """Handle a message for one of the two."""
        if message.startswith(b'{"say":"accepted"'):
            self.done += 1
            if self._going:
                self.move()

    def move(self) -> int:
        """Make the next move; returns the seat that makes it."""
        seat, action = next(self._moves)
        act = _ACTIONS[0 if action.__struct_config__.tag == "hide" else 1]
        self.players[seat].send(b'{"id":"%d","act":%b}' % (self.done, act))
        return seat


def serving(port: int, database: str, *flags: str) -> list[str]:
    """The command that starts a server without limits."""
    return [sys.executable, "-m", "keypeg", "serve", f"--port={port}", f"--database={database}", *UNLIMITED, *flags]


@contextmanager
def pinned(command: list[str], port: int, core: str = CORE) -> Iterator[int]:
    """Run a server on one core; yields its process id."""
    process = subprocess.Popen(["taskset", "-c", core, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def cpu(process: int) -> float:
    """The CPU time of a process, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int | None = None) -> int:
    """The private memory of a process, or of this one, in bytes."""
    fields = Path(f"/proc/{process or 'self'}/statm").read_text(encoding="utf-8").split()
    return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE")


TWO: Sequence[Mapping[str, str]] = ({"sitter": "me"}, {"sitter": "anyone"})


def open_tables(port: int, count: int, seats: Sequence[Mapping[str, str]] = TWO) -> tuple[list[str], list[str]]:
    """Open tables for long matches, with guests at the seats without a computer; returns addresses and tokens."""
    with httpx.Client(base_url=f"http://localhost:{port}", timeout=60) as http:
        tokens = []
        for name in ("Ada", "Bo"):
            tokens.append(http.post("/api/guests", json={"name": name}).json()["token"])
            http.cookies.clear()
        asked = {"edition": "classic", "options": {"rounds": MAX_ROUNDS}, "seats": seats}
        ada, bo = ({"Authorization": f"Bearer {token}"} for token in tokens)
        addresses = []
        for _ in range(count):
            addresses.append(http.post("/api/tables", json=asked, headers=ada).json()["address"])
            if seats is TWO:
                sat = http.post(f"/api/tables/{addresses[-1]}/sit", json={"seat": 1, "id": "s"}, headers=bo)
                sat.raise_for_status()
        return addresses, tokens


def two_cores() -> None:
    """Leave the first core to the server, and allow as many sockets as possible."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
