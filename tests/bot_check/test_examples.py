"""What the example bots do when a connection is lost."""

import shutil
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.cli.command import PATIENCE

NODE = [shutil.which("node") or "node", str(Path(__file__).parents[2] / "examples" / "lobby_bot.mjs")]
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
