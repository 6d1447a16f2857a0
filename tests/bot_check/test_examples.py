"""What the example bots do when a connection is lost."""

import shutil
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.cli.command import PATIENCE
from tests.server.proxied import free_port
from tests.server.running import UNLIMITED, running

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = [shutil.which("node") or "node", str(EXAMPLES / "lobby_bot.mjs")]
PYTHON = [sys.executable, str(EXAMPLES / "lobby_bot.py")]
both = pytest.mark.parametrize("bot", [PYTHON, NODE], ids=["python", "javascript"])
LOOKS = 3
"""How often the bot has to look at the list of tables, each time after its connection was closed."""


class ClosingServer(ThreadingHTTPServer):
    """Keeps each connection after the first answer, and closes it without an answer when it is used again."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), ClosingHandler)
        self.looks = 0
        self.lost = 0
        self.enough = threading.Event()


class ClosingHandler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: ClosingServer

    def setup(self) -> None:
        super().setup()
        self.used = False

    def do_GET(self) -> None:
        if self._is_lost():
            return
        self.server.looks += 1
        self._answer(b"[]")
        if self.server.looks == LOOKS:
            self.server.enough.set()

    def do_POST(self) -> None:
        if not self._is_lost():
            self.rfile.read(int(self.headers["Content-Length"]))
            self._answer(b'{"token": "secret"}')

    def _is_lost(self) -> bool:
        if self.used:
            self.server.lost += 1
            self.close_connection = True
        return self.used

    def _answer(self, body: bytes) -> None:
        self.used = True
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name of the base class
        pass


def test_a_request_on_a_connection_that_was_just_closed_is_sent_again() -> None:
    with ClosingServer() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with subprocess.Popen([*NODE, f"http://127.0.0.1:{server.server_port}"], stderr=subprocess.PIPE) as bot:

            def ended() -> None:
                bot.wait()
                server.enough.set()

            threading.Thread(target=ended, daemon=True).start()
            assert server.enough.wait(PATIENCE)
            status = bot.poll()
            bot.kill()
            assert bot.stderr is not None
            assert status is None, bot.stderr.read().decode()
        server.shutdown()
        assert server.lost >= 1


@both
def test_a_match_goes_on_after_the_server_was_away(bot: list[str], tmp_path: Path) -> None:
    database, options = tmp_path / "tables.db", (*UNLIMITED, f"--port={free_port()}")
    with running(database, *options, log=tmp_path / "first") as server:
        ada = server.guest("Ada")
        seats = [{"sitter": "me"}, {"sitter": "anyone"}]
        table = f"/api/tables/{ada.open('classic', seats, listed=True, bots=True)['address']}"
        playing = subprocess.Popen([*bot, server.url])
        until = time.monotonic() + PATIENCE
        while not ada.get(table, seat=0).json()["table"]["seats"][1]["taken"]:
            assert time.monotonic() < until
            time.sleep(0.1)
        server.stop()
    try:
        time.sleep(2)
        assert playing.poll() is None, "it has given up"
        with running(database, *options, log=tmp_path / "second") as server:
            hide = {"seat": 0, "id": "hide", "act": {"do": "hide", "code": "RGBY"}}
            assert server.http.post(f"{table}/actions", json=hide, headers=ada.headers).status_code == 200
            laid = False
            while not laid:
                assert time.monotonic() < until
                time.sleep(0.1)
                view = server.http.get(table, params={"seat": 0}, headers=ada.headers).json()["snapshot"]["view"]
                laid = bool(view["board"]) or any(view["scores"])  # it may have found the code already
    finally:
        playing.kill()
        playing.wait()


@both
def test_where_no_server_is_it_says_so(bot: list[str]) -> None:
    ran = subprocess.run(
        [*bot, f"http://127.0.0.1:{free_port()}"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 1
    assert ran.stderr.startswith("The server does not answer: ")
    assert len(ran.stderr.splitlines()) == 1
