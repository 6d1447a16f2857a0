"""A real server in a process of its own, on a real socket, and clients that know no rules."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from keypeg.rules.keys import mark
from keypeg.rules.shapes import Shape
from tests.generators import random_row

UNLIMITED = (
    "--actions-a-second=0",
    "--requests-a-second=0",
    "--guests-a-minute=0",
    "--records-a-minute=0",
    "--reads-a-minute=0",
    "--coach-a-minute=0",
    "--puzzles-a-minute=0",
    "--tables-a-minute=0",
    "--open-tables=0",
    "--open-tables-of-address=0",
    "--listed-tables=0",
)
TIMEOUT_SECONDS = 120
"""Seconds after which a test that waits for something has failed; nothing is measured by it."""
Message = dict[str, Any]
_ids = count()


class Running:
    """A server that runs."""

    def __init__(self, process: "subprocess.Popen[str]", url: str, log: Path) -> None:
        self.process = process
        self.url = url
        self._log_path = log
        self.http = httpx.Client(base_url=url, timeout=TIMEOUT_SECONDS)

    @property
    def log(self) -> str:
        """Everything it has logged."""
        return self._log_path.read_text(encoding="utf-8")

    def guest(self, name: str, *, bot: bool = False) -> "Guest":
        answer = self.http.post("/api/guests", json={"name": name, "bot": bot})
        assert answer.status_code == 201, answer.text
        self.http.cookies.clear()
        return Guest(self, **answer.json())

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Tell it to stop; gives its exit status."""
        self.process.send_signal(number)
        return self.process.wait(TIMEOUT_SECONDS)


class Guest:
    """A client of the HTTP interface."""

    def __init__(self, server: Running, guest: str, name: str, token: str, *, bot: bool = False) -> None:
        self.server = server
        self.guest = guest
        self.name = name
        self.token = token
        self.bot = bot
        self.headers = {"Authorization": f"Bearer {token}"}

    def get(self, path: str, **query: object) -> httpx.Response:
        return self.server.http.get(path, params=query, headers=self.headers)  # type: ignore[arg-type]

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.server.http.post(path, json=body, headers=self.headers)

    def open(self, edition: str, seats: Sequence[Message], **more: object) -> Message:
        answer = self.post("/api/tables", {"edition": edition, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    def sit(self, address: str, seat: int, link: str | None = None) -> None:
        answer = self.post(f"/api/tables/{address}/sit", {"seat": seat, "id": "sit", "link": link})
        assert answer.status_code == 200, answer.text

    def live(self, address: str, seat: int) -> "Client":
        return Client(self.server, address, seat, self.token)


class Client:
    """A client of the websocket: it keeps what it is sent, and checks that nothing is missing."""

    def __init__(self, server: Running, address: str, seat: int | None = None, token: str | None = None) -> None:
        self.seat = seat
        self.received: list[str] = []
        self.answers: dict[str, Message] = {}
        self.version = -1
        self.stage = ""
        self.offers: list[Message] = []
        self.codes: list[str] = []
        self.done: tuple[str, Message, int | None] | None = None
        """The last thing it did: its id, what it was, and the version it has."""
        query = "" if seat is None else f"?seat={seat}"
        url = server.url.replace("http", "ws", 1)
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(f"{url}/api/tables/{address}/live{query}", open_timeout=TIMEOUT_SECONDS)
        )
        if token is not None:
            with suppress(ConnectionClosed):  # it may have been refused already; what was said is still to be read
                self.socket.send(json.dumps({"token": token}))
        self.read()

    def read(self) -> Message:
        """The next message."""
        text = self.socket.recv(TIMEOUT_SECONDS)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        match message["say"]:
            case "snapshot":
                self.version = message["version"]
                self.offers = message["offers"]
                self.stage = message["stage"]
            case "version":
                assert message["version"] == self.version + 1, "a gap"
                self.version += 1
                self.offers = message.get("offers", self.offers)
                self.stage = message.get("stage", self.stage)
            case "accepted" | "refused":
                self.answers[message["id"] or ""] = message
        return message

    def read_to(self, version: int) -> None:
        while self.version < version:
            self.read()

    def say(self, id: str, **what: object) -> Message:  # noqa: A002
        """Say something and wait for the answer."""
        self.answers.pop(id, None)
        self.socket.send(json.dumps({"id": id, **what}))
        while id not in self.answers:
            self.read()
        return self.answers[id]

    def act(self, action: Message, id: str | None = None) -> Message:  # noqa: A002
        return self.say(id or f"id {next(_ids)}", act=action)

    def read_answer(self) -> Message:
        """The answer to something that had no id."""
        while "" not in self.answers:
            self.read()
        return self.answers.pop("")

    def read_error(self) -> Message:
        error: Message = self.read_answer()["error"]
        return error

    def closing_code(self) -> int | None:
        """Read until the server closes, and say why it did."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def close(self) -> None:
        self._open.close()


class Player(Protocol):
    """Somebody at a table, as far as choosing goes."""

    offers: list[Message]
    codes: list[str]


def choice(client: Player, rng: random.Random, others: Sequence[Player] = ()) -> Message | None:
    """What a client that knows no rules does: it takes an offer. Now and then it peeks, or nothing would end."""
    offers = [offer for offer in client.offers if offer["may"] not in ("resign", "hint", "challenge")]
    calls = [offer for offer in offers if offer["may"] == "mastermind"]
    rest = [offer for offer in offers if offer["may"] != "mastermind"]
    if not offers:
        return None
    offer = rng.choice(calls if calls and (not rest or rng.random() < 0.2) else rest)
    codes = [other.codes[-1] for other in others if other.codes and other is not client]
    if offer["may"] == "guess" and codes and rng.random() < 0.15:
        return {"do": "guess", "row": codes[0]}
    match offer["may"]:
        case "hide":
            client.codes.append(random_row(rng, msgspec.convert(offer["shape"], Shape)))
            return {"do": "hide", "code": client.codes[-1]}
        case "mark":
            reds, whites = mark(offer["row"], client.codes[-1])
            return {"do": "mark", "reds": reds, "whites": whites}
        case "guess" | "ask" | "mastermind" as do:
            return {"do": do, "row": random_row(rng, msgspec.convert(offer["shape"], Shape))}
        case other:
            raise AssertionError(other)


def play_out(clients: Sequence[Client], rng: random.Random, most: int = 2_000) -> None:
    """Play a match to its end, or for so many actions."""
    for _ in range(most):
        if all(client.stage == "over" for client in clients):
            return
        acting = [(client, action) for client in clients if (action := choice(client, rng, clients))]
        if acting:
            client, action = rng.choice(acting)
            answer = client.act(action)
            client.done = (answer["id"], action, answer.get("version"))
            assert answer["say"] == "accepted", answer
            for each in clients:
                each.read_to(answer["version"])
        else:
            newest = max(client.version for client in clients)
            behind = [client for client in clients if client.version < newest]
            for client in behind or clients:
                if client.stage != "over":
                    client.read()


@contextmanager
def running(
    database: str | Path, *flags: str, log: Path, python: str | Path = sys.executable, **environment: str
) -> Iterator[Running]:
    """A server, until the end of the block."""
    command = [python, "-m", "keypeg", "serve", "--lang=en", "--port=0", f"--database={database}", *flags]
    with (
        log.open("a", encoding="utf-8") as err,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=err, text=True, env={**os.environ, **environment}
        ) as process,
    ):
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Keypeg is at http://"), log.read_text(encoding="utf-8")
        server = Running(process, line.split()[-1], log)
        try:
            yield server
        finally:
            server.http.close()
            if process.poll() is None:
                process.terminate()
                process.wait(TIMEOUT_SECONDS)
