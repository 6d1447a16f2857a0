"""People: each has a browser of their own, with a language, a screen and a way of working it, and an eye for faults.

A fault is anything that a page says on the console as an error, an error of a script, something that the content
security policy stopped, or a request that leaves the server.
"""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket

from tests.browser.words import language
from tests.server.running import Running

PHONE = (360, 740)
DESK = (1280, 800)
PATIENCE = 60_000
"""Milliseconds after which a test that waits for something has failed; nothing is measured by it."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

Scheme = Literal["light", "dark"]


class Table(Struct, frozen=True):
    """A table that somebody opened."""

    address: str
    links: dict[str, str]

    @property
    def path(self) -> str:
        return f"/table/{self.address}"

    def link(self, seat: int) -> str:
        """What one sends to whoever is to sit there."""
        return f"{self.path}#{seat}.{self.links[str(seat)]}"


class Person:
    """Somebody with a browser."""

    def __init__(self, context: BrowserContext, server: Running, name: str, tag: str) -> None:
        self.context = context
        self.server = server
        self.name = name
        self.language = language(tag)
        self.faults: list[str] = []
        self.frames: list[str] = []
        """Every message that came over a websocket."""
        self._forgiven: list[re.Pattern[str]] = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self.faults.append(f"script: {error.error}"))
        context.on("request", self._request)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", self._websocket)

    def known(self) -> "Person":
        """Become a guest before the first page is seen, as somebody who was here before."""
        self.context.add_init_script(
            f"localStorage.getItem('keypeg.name') ?? localStorage.setItem('keypeg.name', {json.dumps(self.name)})"
        )
        self.post("/api/guests", {"name": self.name})
        return self

    def post(self, path: str, body: object) -> Any:
        answer = self.context.request.post(path, data=body, headers={"Origin": self.server.url})
        assert answer.ok, answer.text()
        return answer.json()

    def open(
        self,
        edition: str,
        *seats: str,
        options: Mapping[str, object] | None = None,
        clock: Mapping[str, object] | None = None,
        listed: bool = False,
        names: Sequence[str] = (),
    ) -> Table:
        """Open a table: a seat is `me`, `link`, `anyone`, or a computer's level."""
        wanted: list[dict[str, object]] = [
            {"sitter": seat} if seat in ("me", "link", "anyone") else {"sitter": "computer", "level": seat}
            for seat in seats
        ]
        for seat, name in zip(wanted, names, strict=False):
            seat["name"] = name
        body = {"edition": edition, "seats": wanted, "options": options or {}, "clock": clock, "listed": listed}
        opened = self.post("/api/tables", body)
        return Table(opened["address"], opened["links"])

    def keep_links(self, table: Table) -> None:
        """Let the browser hold the table's links, as it does where a table is opened on the page."""
        kept = json.dumps({table.address: table.links})
        self.page.evaluate("kept => localStorage.setItem('keypeg.links', kept)", kept)

    def visit(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def forgive(self, pattern: str) -> None:
        """Let pass what this test itself brings about."""
        self._forgiven.append(re.compile(pattern))

    def unforgiven(self) -> list[str]:
        return [fault for fault in self.faults if not any(pattern.search(fault) for pattern in self._forgiven)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, "blob:")):
            self.faults.append(f"leaves: {request.url}")

    def _websocket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.server.url.replace("http", "ws", 1)):
            self.faults.append(f"leaves: {socket.url}")
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))


class Street:
    """Where people come from: a browser and a server."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.browser = browser
        self.server = server
        self.people: list[Person] = []

    def comes(
        self,
        name: str,
        *,
        tag: str = "en",
        scheme: Scheme = "light",
        size: tuple[int, int] = DESK,
        touch: bool = False,
        calm: bool = True,
        bypass_csp: bool = False,
        server: Running | None = None,
    ) -> Person:
        """Somebody comes who was never here."""
        here = server or self.server
        context = self.browser.new_context(
            base_url=here.url,
            locale=tag,
            color_scheme=scheme,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            reduced_motion="reduce" if calm else "no-preference",
            bypass_csp=bypass_csp,
        )
        person = Person(context, here, name, tag)
        self.people.append(person)
        return person

    def leave(self) -> list[str]:
        """Everybody goes home; gives what was at fault."""
        faults = [f"{person.name}: {fault}" for person in self.people for fault in person.unforgiven()]
        for person in self.people:
            person.context.close()
        self.people.clear()
        return faults
