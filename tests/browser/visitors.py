"""Visitors: each has a browser profile with a language and a screen, and collects the faults of its pages.

A fault is an error or a warning on the console, an uncaught error of a script, a violation of the content security
policy, or a request to another server.
"""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from msgspec import Struct
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket

from tests.browser.language import language
from tests.server.running import Guest, Running

PHONE = (360, 740)
DESKTOP = (1280, 800)
TIMEOUT_MS = 60_000
"""A test that waits longer for something fails; nothing is measured by it."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

AT_ONCE = """localStorage.setItem('keypeg.settings', JSON.stringify({
  pace: 0, ...JSON.parse(localStorage.getItem('keypeg.settings') ?? '{}') }))"""

Scheme = Literal["light", "dark"]


class OpenedTable(Struct, frozen=True):
    """A table that somebody opened."""

    address: str
    links: dict[str, str]

    @property
    def path(self) -> str:
        return f"/table/{self.address}"

    def link(self, seat: int) -> str:
        """The link to a seat, to be sent to its player."""
        return f"{self.path}#{seat}.{self.links[str(seat)]}"


class Visitor:
    """A person with a browser profile."""

    def __init__(self, context: BrowserContext, server: Running, name: str, tag: str) -> None:
        self.context = context
        self.server = server
        self.name = name
        self.language = language(tag)
        self.faults: list[str] = []
        self.frames: list[str] = []
        """Every message that came over a websocket."""
        self._allowed_faults: list[re.Pattern[str]] = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self.faults.append(f"script: {error.error}"))
        context.on("request", self._request)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(TIMEOUT_MS)
        self.page.on("websocket", self._websocket)

    def registered(self) -> "Visitor":
        """Register as a guest before the first page, as after an earlier visit."""
        self.context.add_init_script(
            f"localStorage.getItem('keypeg.name') ?? localStorage.setItem('keypeg.name', {json.dumps(self.name)})"
        )
        self.post("/api/guests", {"name": self.name})
        return self

    def called(self, name: str) -> str:
        """What the pages of this visitor call a player: "you" if it is the visitor."""
        return self.language.say("seat-you") if name == self.name else name

    def forget(self) -> None:
        """Become somebody who was never here."""
        self.context.clear_cookies()
        self.context.add_init_script("localStorage.removeItem('keypeg.name')")

    def post(self, path: str, body: object) -> Any:
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(self.server.url))
        answer = self.context.request.post(self.server.url + path, data=body, headers={"Origin": origin})
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
    ) -> OpenedTable:
        """Open a table: a seat is `me`, `link`, `anyone`, or a computer's level."""
        wanted: list[dict[str, object]] = [
            {"sitter": seat} if seat in ("me", "link", "anyone") else {"sitter": "computer", "level": seat}
            for seat in seats
        ]
        for seat, name in zip(wanted, names, strict=False):
            seat["name"] = name
        body = {"edition": edition, "seats": wanted, "options": options or {}, "clock": clock, "listed": listed}
        opened = self.post("/api/tables", body)
        return OpenedTable(opened["address"], opened["links"])

    def store_links(self, table: OpenedTable) -> None:
        """Store the links of a table in the browser, as the page does when it opens a table."""
        kept = json.dumps({table.address: table.links})
        self.page.evaluate("kept => localStorage.setItem('keypeg.links', kept)", kept)

    def visit(self, path: str) -> Page:
        self.page.goto(self.server.url + path if path.startswith("/") else path)
        return self.page

    def accept(self, table: OpenedTable, seat: int) -> Page:
        """Follow the link to a seat and sit down there."""
        self.visit(table.link(seat))
        self.page.get_by_role("button", name=self.language.say("invite-sit"), exact=True).click()
        self.page.wait_for_url(lambda url: "#" not in url)
        return self.page

    def allow_fault(self, pattern: str) -> None:
        """Ignore faults that the test itself causes."""
        self._allowed_faults.append(re.compile(pattern))

    def unexpected_faults(self) -> list[str]:
        return [fault for fault in self.faults if not any(pattern.search(fault) for pattern in self._allowed_faults)]

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


class Friend:
    """Somebody at another device, who needs no browser: what they do goes over HTTP."""

    def __init__(self, guest: Guest, table: OpenedTable, seat: int) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat

    def do(self, what: str, **values: object) -> None:
        """Send a request for the seat."""
        body = {"seat": self.seat, "id": f"{what} {values}", **values}
        answer = self.guest.post(f"/api/tables/{self.table.address}/{what}", body)
        assert answer.status_code == 200, answer.text

    def act(self, do: str, **values: object) -> None:
        self.do("actions", act={"do": do, **values})


class Visitors:
    """The visitors of a test, who share a browser and a server."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.browser = browser
        self.server = server
        self.all: list[Visitor] = []

    def new(
        self,
        name: str,
        *,
        tag: str = "en",
        scheme: Scheme = "light",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        reduced_motion: bool = True,
        bypass_csp: bool = False,
        at_once: bool = True,
        server: Running | None = None,
    ) -> Visitor:
        """A visitor who was never here before. Computers play at once, not at the pace of a person."""
        here = server or self.server
        context = self.browser.new_context(
            base_url=here.url,
            locale=tag,
            color_scheme=scheme,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            reduced_motion="reduce" if reduced_motion else "no-preference",
            bypass_csp=bypass_csp,
        )
        visitor = Visitor(context, here, name, tag)
        if at_once:  # the empty page that the visitor begins with has no storage
            context.add_init_script(AT_ONCE)
        self.all.append(visitor)
        return visitor

    def close(self) -> list[str]:
        """Close all profiles. Returns the unexpected faults."""
        faults = [f"{visitor.name}: {fault}" for visitor in self.all for fault in visitor.unexpected_faults()]
        for visitor in self.all:
            visitor.context.close()
        self.all.clear()
        return faults
