"""Takes the pictures of docs/coach.md from the pages: `python -m scripts.coach_pictures`, after the pages are built."""

import io
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Locator, sync_playwright

from scripts.chromium import launch
from tests.browser.input_methods import Mouse
from tests.browser.page_states import open_review, take_hints
from tests.browser.player import Player, Prompt, play, prompt_of
from tests.browser.test_two_browsers import two_by_link
from tests.browser.visitors import Visitors
from tests.server.running import UNLIMITED, running

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
CODE: Final = "RYGB"
FIRST_ROWS: Final = ("RRYY", "WWKK")
LATER_ROWS: Final = ("RRRR", "RBYG")
COLOURS: Final = 256
"""As many as a small file can have."""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.db", *UNLIMITED, log=Path(folder) / "log") as server,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        visitors = Visitors(browser, server)
        take_pictures(visitors)
        visitors.close()


def take_pictures(visitors: Visitors) -> None:
    ada, bo, _ = two_by_link(visitors, "classic", {"rounds": 1})
    bo.page.set_viewport_size({"width": 390, "height": 720})
    maker, breaker = Player(ada, Mouse), Player(bo, Mouse)
    maker.hide(maker.until(lambda screen: prompt_of(screen) is Prompt.HIDE), CODE)
    breaker.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    for row in FIRST_ROWS:
        breaker.lay(row)
    take_hints(breaker, 3)
    save(bo.page.locator(".match"), "coach-hints")
    bo.page.keyboard.press("Escape")
    breaker.input.press(breaker.button("notes-title"))
    bo.page.get_by_label(bo.language.say("notes-auto"), exact=True).check()
    bo.page.locator(".cell.thin").first.click()
    bo.page.locator("li.pointed").first.wait_for()
    save(bo.page.locator(".match"), "coach-why")
    bo.page.keyboard.press("Escape")
    for row in (*LATER_ROWS, CODE):
        breaker.lay(row) if row != CODE else breaker.input.put(row)
    breaker.input.press(breaker.button("lay-row", number=str(len(FIRST_ROWS) + len(LATER_ROWS) + 1)))
    play(maker, breaker)
    bo.page.set_viewport_size({"width": 1100, "height": 1000})
    open_review(bo)
    save(bo.page.locator("dialog .sheet").first, "coach-curve")
    save(bo.page.locator("dialog details[open]").first, "coach-row")


def save(part: Locator, name: str) -> None:
    picture = Image.open(io.BytesIO(part.screenshot())).convert("RGB")
    picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
