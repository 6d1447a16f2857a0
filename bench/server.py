"""How many moves the server takes over websockets: refereed, durable, and told to both players.

    python -m bench.server [TABLES] [SECONDS]

The server has one core and the players the other. The floor is a bare relay (`bench.relay`), measured in turns with the
server in the same run: the same sockets, the same number of messages, the same disk, and nothing else.
"""

import asyncio
import base64
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from bench.tables import moves

TABLES = 1_000
SECONDS = 5.0
PASSES = 3
UNLIMITED = ("--actions-a-second=0", "--requests-a-second=0", "--guests-a-minute=0", "--sockets=1000000")
_ACTIONS = {0: b'{"do":"hide","code":"RGBY"}', 1: b'{"do":"guess","row":"WKWK"}'}


class Player(asyncio.Protocol):
    """A websocket that is as cheap as can be, so that the server is what is measured."""

    def __init__(self, path: str, token: str, accepted: Callable[[], None]) -> None:
        self._path, self._token, self._accepted = path, token, accepted
        self._data = b""
        self._open = False
        self.received = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, payload: bytes) -> None:
        """A text frame, masked with zeros, which is no mask."""
        size = len(payload)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE, size >> 8, size & 255])
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
            self.send(json.dumps({"token": self._token}).encode())
        start = 0
        while len(data) >= start + 4:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = data[start + 2] << 8 | data[start + 3], start + 4
            if len(data) < body + size:
                break
            if data[start] & 15 == 1:
                self._heard(data[body : body + size])
            start = body + size
        self._data = data[start:]

    def _heard(self, message: bytes) -> None:
        self.received += 1
        if message.startswith(b'{"say":"accepted"'):
            self._accepted()
        elif not self.ready.done():
            assert b"snapshot" in message, message
            self.ready.set_result(None)
        else:
            assert b"refused" not in message[:20], message


class Match:
    """Two players who move in turn, each as soon as the last move is acknowledged."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.players: list[Player] = []
        self._moves = moves()
        self._going = False
        self.done = 0

    async def connect(self, port: int, tokens: list[str]) -> None:
        loop = asyncio.get_running_loop()
        for seat, token in enumerate(tokens):
            path = f"/api/tables/{self.address}/live?seat={seat}"
            made = partial(Player, path, token, self._next)
            _, player = await loop.create_connection(made, "127.0.0.1", port)
            self.players.append(player)
            await player.ready

    def begin(self) -> None:
        self._going = True
        self._move()

    def pause(self) -> None:
        self._going = False

    def _next(self) -> None:
        self.done += 1
        if self._going:
            self._move()

    def _move(self) -> None:
        seat, action = next(self._moves)
        act = _ACTIONS[0 if action.__struct_config__.tag == "hide" else 1]
        self.players[seat].send(b'{"id":"%d","act":%b}' % (self.done, act))


@contextmanager
def pinned(command: list[str], port: int) -> Iterator[int]:
    """A server on the first core; gives its process id."""
    process = subprocess.Popen(["taskset", "-c", "0", *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
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
    """Seconds of CPU a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def open_tables(port: int, count: int) -> tuple[list[str], list[str]]:
    """Tables at which two guests sit, and the guests' tokens."""
    with httpx.Client(base_url=f"http://localhost:{port}") as http:
        tokens = []
        for name in ("Ada", "Bo"):
            tokens.append(http.post("/api/guests", json={"name": name}).json()["token"])
            http.cookies.clear()
        seats = [{"sitter": "me"}, {"sitter": "anyone"}]
        asked = {"edition": "classic", "options": {"rounds": 1_000_000}, "seats": seats}
        ada, bo = ({"Authorization": f"Bearer {token}"} for token in tokens)
        addresses = []
        for _ in range(count):
            addresses.append(http.post("/api/tables", json=asked, headers=ada).json()["address"])
            http.post(f"/api/tables/{addresses[-1]}/sit", json={"seat": 1, "id": "s"}, headers=bo).raise_for_status()
        return addresses, tokens


async def seated(port: int, addresses: list[str], tokens: list[str]) -> list[Match]:
    matches = [Match(address) for address in addresses]
    for match in matches:
        await match.connect(port, tokens)
    return matches


async def rate(matches: list[Match], seconds: float, process: int) -> tuple[float, float]:
    """Moves a second, and microseconds of CPU a move."""
    before, began, used = sum(match.done for match in matches), time.perf_counter(), cpu(process)
    for match in matches:
        match.begin()
    await asyncio.sleep(seconds)
    done = sum(match.done for match in matches) - before
    spent, used = time.perf_counter() - began, cpu(process) - used
    for match in matches:
        match.pause()
    await asyncio.sleep(0.5)  # for what is under way
    return done / spent, used / max(done, 1) * 1e6


async def measure(count: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        ports = (18_181, 18_182)
        serve = [
            sys.executable,
            "-m",
            "keypeg",
            "serve",
            f"--port={ports[0]}",
            f"--database={folder}/tables.db",
            *UNLIMITED,
        ]
        relay = [sys.executable, "-m", "bench.relay", str(ports[1]), f"{folder}/relay.db"]
        with pinned(serve, ports[0]) as ours, pinned(relay, ports[1]) as bare:
            addresses, tokens = await asyncio.to_thread(open_tables, ports[0], count)
            here = await seated(ports[0], addresses, tokens)
            there = await seated(ports[1], addresses, tokens)
            for _ in range(PASSES):
                moved, cost = await rate(here, seconds, ours)
                relayed, floor = await rate(there, seconds, bare)
                print(
                    f"  {moved:8,.0f} moves/s, {cost:6.1f} µs CPU a move   relay {relayed:8,.0f}/s, {floor:6.1f} µs"
                    f"   {moved / relayed:5.2f} × the relay's rate, {cost / floor:4.1f} × its CPU",
                    flush=True,
                )


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"{count} tables with two players each, every move refereed, durable and told; one core for the server")
    asyncio.run(measure(count, seconds))


if __name__ == "__main__":
    main()
