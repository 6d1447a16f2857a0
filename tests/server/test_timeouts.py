"""Those who keep a server waiting: vanished, deaf, slow, or simply many. It gives up on them, or they cost little."""

import json
import select
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from keypeg.server.timeouts import MAX_HEADER_BYTES
from tests.server.raw_socket import PING, RawSocket, frame, memory, raw_sockets
from tests.server.running import UNLIMITED, Client, Running, running
from tests.server.test_live import ANYONE, sat_down

MANY = 10_000
MOST_BYTES_EACH = 100_000
"""What an idle connection may cost, generously; the figure that is measured is in the benchmarks."""
WARM = 100
"""After so many, whatever the server needs in any case is there."""
SOON = "--request-seconds=1"
NEVER = "--ping-seconds=3600"
PATIENT = "--request-seconds=3600"
"""On a slow machine a test may need longer than a request has."""


def test_whoever_vanishes_without_a_word_is_away(database: Path, tmp_path: Path) -> None:
    with running(database, *UNLIMITED, "--ping-seconds=0.5", log=tmp_path / "log") as server:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        address = ada.open("classic", [ANYONE, ANYONE])["address"]
        ada.sit(address, 0)
        bo.sit(address, 1)
        there = ada.live(address, 0)
        vanished = RawSocket(server)
        vanished.upgrade(f"/api/tables/{address}/live?seat=1", f"Authorization: Bearer {bo.token}")
        present: list[bool] = []
        for expected in ([True, True], [True, False]):
            while present != expected:
                present = [seat["present"] for seat in there.read().get("seats", [])]
        assert there.act({"do": "hide", "code": "RRGG"})["say"] == "accepted"
        assert vanished.closing_code() == 1011
        for each in (there, vanished):
            each.close()


def test_whoever_reads_no_answers_is_kept_none(database: Path, tmp_path: Path) -> None:
    with running(database, *UNLIMITED, NEVER, PATIENT, log=tmp_path / "log") as server:
        address, clients = sat_down(server, "classic")
        clients[0].act({"do": "hide", "code": "RRGG"})
        assert server.http.get("/api/openapi.json").status_code == 200  # whatever is made once is there
        with raw_sockets(server, 2, receive_buffer=4096) as (deaf, greedy):
            deaf.upgrade(f"/api/tables/{address}/live")
            before = memory(server)
            pings = frame(PING, b"x" * 125) * 500
            for _ in range(250):
                deaf.send(pings)  # 16 MB, and as much to answer
            for _ in range(50):
                assert clients[1].act({"do": "hint", "step": 1})["say"] == "accepted"
            assert memory(server) - before < 8_000_000
            greedy.socket.settimeout(0)
            question = greedy.ask("/api/openapi.json") * 100
            sent = 0
            while sent < 100 * len(question) and select.select([], [greedy.socket], [], 0.5)[1]:
                sent += greedy.socket.send(question)  # each to be answered with a hundred kilobytes
            for _ in range(50):
                assert clients[1].act({"do": "hint", "step": 1})["say"] == "accepted"
            assert memory(server) - before < 40_000_000
        for client in clients:
            client.close()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("impatient")
    with running(folder / "tables.db", *UNLIMITED, SOON, log=folder / "log") as server:
        yield server


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"\r\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
    ],
)
def test_a_request_that_never_comes_whole_is_not_waited_for(impatient: Running, begun: bytes) -> None:
    with raw_sockets(impatient, 3) as (silent, trickling, returning):
        silent.send(begun)
        trickling.send(begun)
        returning.send(returning.ask("/health"))
        returning.read_until(b'"ok"}')
        returning.send(begun or b"G")
        while not select.select([trickling.socket], [], [], 0.1)[0] and trickling.send(
            b"x" if begun.strip() else b"\r\n"
        ):
            pass
        for raw in (silent, trickling, returning):
            assert raw.ended()


def test_a_header_without_an_end_is_not_kept(impatient: Running) -> None:
    with raw_sockets(impatient) as (raw,):
        raw.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n")
        sent = 0
        while raw.send(b"X-More: " + b"x" * 8_000 + b"\r\n"):
            sent += 8_010
        assert sent < 20_000_000, "what was under way when it hung up"


@pytest.mark.parametrize("size", [31 * 1024, 33 * 1024, 500 * 1024])
@pytest.mark.parametrize("part", ["one field", "many fields", "the URL", "a handshake", "no end"])
def test_a_header_is_at_most_32_kib_long(server: Running, part: str, size: int) -> None:
    fields = [f"X-{number}: {'x' * 1000}" for number in range(size // 1010)]
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    logged = len(server.log)
    with raw_sockets(server) as (raw,):
        asked = {
            "one field": raw.ask("/health", f"X-Long: {'x' * size}"),
            "many fields": raw.ask("/health", *fields),
            "the URL": raw.ask(f"/health?{'x' * size}"),
            "a handshake": raw.ask("/api/tables/x/live", *upgrade, key, *fields),
            "no end": raw.ask("/health", f"X-Long: {'x' * size}").removesuffix(b"\r\n"),
        }[part]
        raw.send(raw.ask("/health"))  # the connection was used before
        raw.read_until(b'"ok"}')
        raw.send(asked[: size // 2])
        raw.send(asked[size // 2 :])
        if size < MAX_HEADER_BYTES:
            raw.send(b"\r\n" if part == "no end" else b"")
            assert raw.read_until(b"\r\n").split()[1] == (b"101" if part == "a handshake" else b"200")
            return
        head = raw.read_until(b"\r\n\r\n").lower()
        assert head.startswith(b"http/1.1 431 ")
        assert b"content-type: application/json\r\n" in head
        error = json.loads(raw.read_until(b"}}"))["error"]
        assert (error["code"], error["values"]) == ("too_large", {"why": "header", "most": 32})
    assert '"level":"warning"' not in server.log[logged:]
    assert '"level":"error"' not in server.log[logged:]


def test_a_long_header_does_not_answer_an_earlier_request(server: Running) -> None:
    address = server.guest("Ada").open("classic", [ANYONE, ANYONE])["address"]
    with raw_sockets(server) as (raw,):
        raw.send(raw.ask(f"/api/tables/{address}/events"))
        raw.read_until(b'"snapshot"')
        raw.send(raw.ask("/health", f"X-Long: {'x' * 40_000}"))
        assert b"431" not in raw.read_to_end()


def test_a_connection_that_is_used_is_kept(impatient: Running) -> None:
    """A websocket, a stream and a connection that asks again outlive the time that a request has."""
    address, clients = sat_down(impatient, "classic")
    with raw_sockets(impatient, 3) as (stream, again, silent), Client(impatient, address).socket as onlooker:
        stream.send(stream.ask(f"/api/tables/{address}/events"))
        stream.read_until(b'"snapshot"')
        while not select.select([silent.socket], [], [], 0.3)[0]:  # more than a second
            again.send(again.ask("/health"))
            again.read_until(b'"ok"}')
        assert silent.ended()
        version = clients[0].act({"do": "hide", "code": "RRGG"})["version"]
        stream.read_until(f'"version":{version}'.encode())
        assert json.loads(onlooker.recv(60))["version"] <= version
    for client in clients:
        client.close()


@contextmanager
def many_files() -> Iterator[int]:
    """As many files as this process may have, and how many these are."""
    resource = pytest.importorskip("resource")
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    yield most
    resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))


def test_ten_thousand_idle_connections_cost_little_and_delay_nobody(database: Path, tmp_path: Path) -> None:
    with (
        many_files() as files,
        running(database, *UNLIMITED, NEVER, "--sockets=100000", log=tmp_path / "log") as server,
        ExitStack() as idle,
    ):
        many = min(MANY, files - 1_000)
        guest = server.guest("Ada")
        tables = [guest.open("classic", [ANYONE, ANYONE])["address"] for _ in range(20)]
        _, (ada, bo) = sat_down(server, "classic")
        before = 0
        for number in range(many):
            if number == WARM:
                before = memory(server)
            raw = RawSocket(server)
            idle.callback(raw.close)
            raw.upgrade(f"/api/tables/{tables[number % 20]}/live")
            assert b'"snapshot"' in raw.read_frame()[1]
        assert (memory(server) - before) / (many - WARM) < MOST_BYTES_EACH
        assert f"keypeg_live {many + 2:.1f}" in server.http.get("/metrics").text
        assert ada.act({"do": "hide", "code": "RRGG"})["say"] == "accepted"
        ada.read_to(bo.act({"do": "guess", "row": "RRGG"})["version"])
        for client in (ada, bo):
            client.close()
