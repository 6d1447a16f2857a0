"""`make run` until it serves, a visit by HTTP and a websocket, and Ctrl-C."""

import json
import re
import signal
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from scripts.fresh_machine.accounts import Account, Failed, at_most, kill

ADDRESS: Final = re.compile(r"^Keypeg is at (http://\S+)$")
VISIT_SECONDS: Final = 60
STOP_SECONDS: Final = 60


@dataclass
class Served:
    """A server that runs: where it is, and what was written before it said so. `after` is filled when it has ended."""

    url: str
    before: str
    after: str = ""


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("localhost", 0))
        port: int = bound.getsockname()[1]
        return port


@contextmanager
def served(
    account: Account, command: list[str], *, limit: float, more: Mapping[str, str] | None = None
) -> Iterator[Served]:
    """What a command serves; Ctrl-C ends it after the block, and must."""
    process = account.start(command, more or {})
    assert process.stdout is not None
    written: list[str] = []
    try:
        with at_most(limit, process):
            for line in process.stdout:
                written.append(line)
                if found := ADDRESS.match(line.strip()):
                    break
            else:
                raise Failed(f"it ended before it served, or took more than {limit:.0f} s:\n{''.join(written)}")
        server = Served(found[1], "".join(written))
        yield server
        with at_most(STOP_SECONDS, process):
            kill(process, signal.SIGINT)
            server.after, _ = process.communicate()
        if process.returncode == -signal.SIGKILL or "Traceback" in server.after:
            raise Failed(f"Ctrl-C did not end it within {STOP_SECONDS} s, or not cleanly:\n{server.after}")
    finally:
        kill(process)
        process.wait()


def visit(url: str) -> None:
    """The page, the readiness, and a table over a websocket."""
    try:
        _visit(url)
    except (httpx.HTTPError, WebSocketException, OSError) as error:
        raise Failed(f"{url} does not answer as it should: {error!r}") from error


def _visit(url: str) -> None:
    with httpx.Client(base_url=url, timeout=VISIT_SECONDS) as http:
        page = http.get("/", headers={"Accept": "text/html"})
        if page.status_code != 200 or "<title>" not in page.text:
            raise Failed(f"no page at {url}: {page.status_code}")
        script = re.search(r'src="(\.?/[^"]+\.js)"', page.text)
        if script is None or http.get(script[1].removeprefix(".")).status_code != 200:
            raise Failed("the page has no script, or it is not there")
        if (ready := http.get("/ready")).status_code != 200:
            raise Failed(f"/ready answers {ready.status_code}")
        guest = http.post("/api/guests", json={"name": "Ada"}).raise_for_status().json()
        seats = [{"sitter": "me"}, {"sitter": "computer", "level": "casual"}]
        headers = {"Authorization": f"Bearer {guest['token']}"}
        answer = http.post("/api/tables", json={"edition": "classic", "seats": seats}, headers=headers)
        if answer.status_code != 201:
            raise Failed(f"no table was opened: {answer.text}")
        live = f"{url.replace('http', 'ws', 1)}/api/tables/{answer.json()['address']}/live?seat=0"
    with connect(live, open_timeout=VISIT_SECONDS) as websocket:
        websocket.send(json.dumps({"token": guest["token"]}))
        said = json.loads(websocket.recv(VISIT_SECONDS))
    if said["say"] != "snapshot":
        raise Failed(f"the websocket began with {said}")
