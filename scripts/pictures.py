"""The pictures in the README, taken from the running program.

    python -m scripts.pictures

starts a server of its own, plays a few rows of every box in a browser, and writes what it sees to `docs/pictures`.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from scripts.chromium import launch

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
DESK = {"width": 1180, "height": 740}
PHONE = {"width": 380, "height": 760}
ADDRESS = "http://localhost:"


class Scene(NamedTuple):
    """A match to be shown: its box, how many computers there are, and the rows that are typed."""

    box: str
    rows: tuple[str, ...]
    computers: int = 1
    hides: bool = False
    level: str = "casual"
    size: dict[str, int] = PHONE


SCENES = {
    "match": Scene("classic", ("rygb", "rwky", "gbrw", "kyrg"), size=DESK),
    "classic": Scene("classic", ("rygb", "rwky", "gbrw")),
    "travel": Scene("travel", ("rygb", "wkop", "gbrw")),
    "hasbro94": Scene("hasbro94", ("rygb", "wkop", "gbrw", "oryk")),
    "duel": Scene("duel", ("ygbrw", "rygbw", "koppr", "wbygr"), hides=True),
    "group": Scene("group", ("rgyk", "wbyk"), computers=3, level="novice"),
}


@contextmanager
def serving() -> Iterator[str]:
    """A server with nothing in it, and its address."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "keypeg", "serve", "--lang=en", "--port=0", f"--database={folder}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert server.stdout is not None
        try:
            said = next(line for line in server.stdout if ADDRESS in line)
            yield ADDRESS + said.split(ADDRESS)[1].split()[0].strip("/.")
        finally:
            server.terminate()
            server.wait()


def visitor(browser: Browser, address: str, size: dict[str, int]) -> Page:
    """Somebody called Ada, who has just come."""
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        device_scale_factor=1.5,
        locale="en",
        color_scheme="light",
        reduced_motion="reduce",
    )
    context.add_init_script("localStorage.getItem('keypeg.name') ?? localStorage.setItem('keypeg.name', 'Ada')")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("heading").first.wait_for()
    return page


def sit(page: Page, address: str, scene: Scene) -> None:
    """Open the scene's table and go there."""
    seats: list[dict[str, Any]] = [{"sitter": "me"}]
    seats += [{"sitter": "computer", "level": scene.level}] * scene.computers
    options = {} if scene.box in ("duel", "group") else {"first_codemaker": 1}
    page.request.post(f"{address}/api/guests", data={"name": "Ada"}, headers={"origin": address})
    opened = page.request.post(
        f"{address}/api/tables",
        data={"edition": scene.box, "seats": seats, "options": options},
        headers={"origin": address},
    )
    page.goto(f"{address}/table/{opened.json()['address']}")


def lay(page: Page, row: str) -> bool:
    """Type a row once there is a tray; whether the round went on that long."""
    tray, over = page.locator(".tray"), page.locator("section.card h2")
    tray.or_(over).first.wait_for()
    if over.count():
        return False
    page.keyboard.type(row)
    page.keyboard.press("Enter")
    page.wait_for_function("row => document.querySelectorAll('.tray .hole svg:not(.hole)').length === 0", arg=row)
    return True


def play(page: Page, scene: Scene) -> None:
    """Type the scene's rows."""
    for row in ((scene.rows[0],) if scene.hides else ()) + scene.rows:
        if not lay(page, row):
            return
    page.locator(".tray").or_(page.locator("section.card h2")).first.wait_for()


def keep(page: Page, name: str) -> None:
    """Write a picture, with so few colours that it is quick to fetch."""
    with Image.open(BytesIO(page.screenshot())) as picture:
        picture.convert("RGB").quantize(192).save(FOLDER / f"{name}.png", optimize=True)
    sys.stdout.write(f"{FOLDER.name}/{name}.png\n")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with serving() as address, sync_playwright() as playwright, launch(playwright) as browser:
        page = visitor(browser, address, {"width": 1180, "height": 860})
        keep(page, "home")
        for name, scene in SCENES.items():
            page = visitor(browser, address, scene.size)
            sit(page, address, scene)
            play(page, scene)
            keep(page, name)


if __name__ == "__main__":
    main()
