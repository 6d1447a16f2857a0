"""How soon a page can be used on a slow machine: from the request until a press of its button is handled.

    python -m bench.page [TIMES]

Chromium's processor is slowed down four times and its cache is empty. The lower bound is a response of the same server
without a script, measured in turns with the pages in the same run. It is not enough that the button is there: the page
must also be idle, so that it can handle a press.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import APIRequestContext, Browser, sync_playwright

from scripts.chromium import launch
from tests.server.running import UNLIMITED, Running, running

TIMES = 7
SLOWED = 4
READY = {"floor": "pre", "home": "main button.primary", "table": ".colours button"}
"""The element that has to be there."""
WATCH = """wanted => {
  window.ready = new Promise(resolve => {
    const free = () => scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
    const look = () => { if (document.querySelector(wanted)) free(); };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
    addEventListener('load', look);
  });
}"""


def main(times: int) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.db", *UNLIMITED, log=Path(folder) / "log") as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        seen: dict[str, list[float]] = {kind: [] for kind in READY}
        for _ in range(times + 1):
            for kind, taken in seen.items():
                taken.append(timed(browser, server, kind))
    floor = median(seen["floor"][1:])  # without the first round, which warms up the server
    print(f"processor slowed {SLOWED} times, empty cache, median of {times}")
    for kind, taken in seen.items():
        print(f"  {kind:6} {median(taken[1:]):6.0f} ms   {median(taken[1:]) / floor:5.1f} × the floor")


def timed(browser: Browser, server: Running, kind: str) -> float:
    """Milliseconds until a page is ready, in a new browser context."""
    context = browser.new_context(base_url=server.url, locale="en")
    page = context.new_page()
    page.add_init_script(f"({WATCH})({READY[kind]!r})")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    answer = page.goto({"floor": "/health", "home": "/"}.get(kind) or table(context.request, server))
    assert answer
    assert answer.ok, answer.text()
    taken: float = page.evaluate("window.ready")
    context.close()
    return taken


def table(request: APIRequestContext, server: Running) -> str:
    """The path of a table at which the codebreaker has to move."""
    headers = {"Origin": server.url}
    request.post("/api/guests", data={"name": "Ada"}, headers=headers)
    seats = [{"sitter": "me"}, {"sitter": "computer", "level": "casual"}]
    wanted = {"edition": "classic", "seats": seats, "options": {"first_codemaker": 1}}
    opened = request.post("/api/tables", data=wanted, headers=headers)
    return f"/table/{opened.json()['address']}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TIMES)
