"""Twins over the wire: whatever a server sends or store is the same, byte for byte, for a match with other secrets.

The server runs in this process, where chance and time are in our hands; everything goes through real sockets.
"""

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from keypeg.rules import BOXES, referee
from keypeg.rules.actions import Deal
from keypeg.rules.refusals import Refusal
from keypeg.server.lifecycle import Server, server_config
from keypeg.server.logs import JsonFormatter
from keypeg.server.node import Node
from keypeg.server.settings import Settings
from keypeg.server.sockets import listen
from keypeg.tables.automatic_lines import Randomness
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.messages import Viewer
from keypeg.tables.time_source import TimeSource
from tests.generators import Played, any_action
from tests.live import START, Ticks, live, opened
from tests.tables.hosting import GUESTS, counted_salts, without_commitments
from tests.tables.test_secrecy import Pair, pairs_of_all_variants

# Litestar would rather have every dependency marked as one.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

PAIRS = 8
"""Of each box, so many pairs of matches."""
FREE = Settings(
    host="127.0.0.1",
    port=0,
    thinkers=0,
    actions_a_second=0,
    requests_a_second=0,
    guests_a_minute=0,
    reads_a_minute=0,
    coach_a_minute=0,
    puzzles_a_minute=0,
    tables_a_minute=0,
    open_tables=0,
    open_tables_of_address=0,
    listed_tables=0,
)


class LogLines(logging.Handler):
    """What is logged, as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonFormatter())
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(self.format(record))
        self.lines.append(msgspec.json.encode({name: line[name] for name in line if name not in ("at", "ms")}))


class WithoutHeartbeats(LiveTables):
    """Heartbeats count the onlookers, by the real clock: for one twin before a move, for the other after it."""

    async def send_heartbeats(self) -> None:
        await asyncio.Event().wait()


class Hall:
    """A server with its chance and its time, and what it store."""

    def __init__(self, node: Node, ticks: Ticks, url: str, log: LogLines) -> None:
        self.node = node
        self.ticks = ticks
        self.url = url
        self.log = log
        self.http = httpx.AsyncClient(base_url=url, timeout=60)


@asynccontextmanager
async def hall(database: Path) -> AsyncIterator[Hall]:
    log, ticks = LogLines(), Ticks()
    logger = logging.getLogger("keypeg.server")
    level = logger.level
    logger.addHandler(log)
    logger.setLevel(logging.DEBUG)
    async with opened(str(database)) as store:
        node = Node(FREE, store, WithoutHeartbeats(store, TimeSource(START, ticks)))
        (listening,) = listen("127.0.0.1", 0)
        ready = asyncio.Event()
        server = Server(server_config(FREE, node), node, ready.set)
        serving = asyncio.create_task(server.serve([listening]))
        await ready.wait()
        made = Hall(node, ticks, f"http://127.0.0.1:{listening.getsockname()[1]}", log)
        try:
            yield made
        finally:
            await made.http.aclose()
            server.should_exit = True
            await serving
            await node.stop()
            listening.close()
            logger.removeHandler(log)
            logger.setLevel(level)


class Visit:
    """One match at the hall, and all that one viewer gets of it."""

    def __init__(self, there: Hall, played: Played, viewer: Viewer) -> None:
        self.hall = there
        self.played = played
        self.viewer = viewer
        self.got: list[bytes] = []
        self.tokens: list[str] = []
        self.names: list[str] = []
        """What is drawn anew for every match, and blotted out: addresses, guests, tokens."""

    async def run(self, seed: int) -> list[bytes]:
        there, played = self.hall, self.played
        deals = [entry.action for entry in played.record.entries if isinstance(entry.action, Deal)]
        there.ticks.passed = 0
        there.node.tables.randomness = Randomness(*counted_salts(deals))
        begun = len(there.log.lines)
        for name in GUESTS[: played.state.seats]:
            guest = (await self._post(None, "/api/guests", {"name": name})).json()
            self.tokens.append(guest["token"])
            self.names += (guest["token"], guest["guest"])
        agreed = played.record.edition
        seats = [{"sitter": "anyone"}] * played.state.seats
        asked = {"edition": agreed.name, "options": agreed.options, "seats": seats, "listed": True}
        address = (await self._post(0, "/api/tables", asked)).json()["address"]
        self.names.append(address)
        where = f"/api/tables/{address}"
        for seat in range(played.state.seats):
            await self._post(seat, f"{where}/sit", {"seat": seat, "id": "sit"})
        at = "" if self.viewer is None else f"?seat={self.viewer}"
        live_url = there.url.replace("http", "ws", 1) + f"{where}/live{at}"
        async with (
            connect(live_url, additional_headers=self._headers(self.viewer)) as socket,
            there.http.stream(
                "GET", f"{where}/events{at or '?'}&views=true", headers=self._headers(self.viewer)
            ) as stream,
        ):
            await self._play(where)
            version = (await there.node.tables.table(address)).state.version
            await self._look(where, at, seed)
            await self._drain(socket, stream, version)
        async with asyncio.timeout(60):
            while not any(b"/events" in line for line in there.log.lines[begun:]):
                await asyncio.sleep(0)  # a stream is logged when it has ended
        self.got += there.log.lines[begun:]
        return without_commitments([self._blot(message) for message in self.got])

    async def _play(self, where: str) -> None:
        table = await self.hall.node.tables.table(where.rpartition("/")[2])
        for number, entry in enumerate(self.played.record.entries):
            if entry.seat is not None:
                if table.state.race_starts is not None:
                    self.hall.ticks.passed = max(self.hall.ticks.passed, table.state.race_starts - START)
                act = msgspec.to_builtins(entry.action)
                done = await self._post(
                    entry.seat, f"{where}/actions", {"seat": entry.seat, "id": f"{number}", "act": act}
                )
                assert done.status_code == 200, done.text

    async def _look(self, where: str, at: str, seed: int) -> None:
        """Ask for everything that can be asked for, and try what may not be done."""
        http, headers = self.hall.http, self._headers(self.viewer)
        for path in ("", "/record", "/replay"):
            self._keep(await http.get(where + path + at, headers=headers))
            self._keep(await http.get(where + path, headers=headers))
        self._keep(await http.get("/api/me/tables", headers=headers))
        newest, *_ = (await http.get("/api/tables")).json()
        self.got.append(msgspec.json.encode(newest))
        rng = random.Random(seed)
        for number in range(4):
            action = any_action(rng, self.played.states[0])
            if self.viewer is not None and self._may_not(action):
                act = {"seat": self.viewer, "id": f"try {number}", "act": msgspec.to_builtins(action)}
                self._keep(await self._post(self.viewer, f"{where}/actions", act))

    def _may_not(self, action: Any) -> bool:
        try:
            referee.play(self.played.state, self.viewer, action)
        except Refusal:
            return True
        return False

    async def _drain(self, socket: ClientConnection, stream: httpx.Response, version: int) -> None:
        """Everything that was sent along the way."""
        async with asyncio.timeout(60):
            while True:
                message = await socket.recv()
                self.got.append(str(message).encode())
                if json.loads(message)["version"] >= version:
                    break
            async for line in stream.aiter_lines():
                self.got.append(line.encode())
                if line and json.loads(line)["version"] >= version:
                    break

    def _headers(self, viewer: Viewer) -> dict[str, str]:
        return {} if viewer is None else {"Authorization": f"Bearer {self.tokens[viewer]}"}

    async def _post(self, seat: Viewer, path: str, body: object) -> httpx.Response:
        self.hall.http.cookies.clear()
        return await self.hall.http.post(path, json=body, headers=self._headers(seat))

    def _keep(self, answer: httpx.Response) -> None:
        headers = [f"{name}: {value}" for name, value in answer.headers.items() if name != "date"]
        self.got.append("\n".join([str(answer.status_code), *headers, answer.text]).encode())

    def _blot(self, message: bytes) -> bytes:
        for name in self.names:
            message = message.replace(name.encode(), b"@")
        return message


async def compare(there: Hall, pair: Pair, seed: int) -> None:
    viewer, *both = pair
    one, other = [await Visit(there, played, viewer).run(seed) for played in both]
    assert one == other


@pytest.mark.parametrize("box", BOXES)
@live
async def test_nothing_that_is_sent_or_logged_hangs_on_a_secret(quick_folder: Path, box: str) -> None:
    rng = random.Random(f"secrets over the wire of {box}")
    async with hall(quick_folder / "tables.db") as there:
        for pair in islice(pairs_of_all_variants(box, rng), PAIRS):
            await compare(there, pair, rng.getrandbits(32))
