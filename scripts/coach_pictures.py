"""Takes the pictures of docs/coach.md from the pages: `python -m scripts.coach_pictures`, after the pages are built."""

from typing import Final

from scripts.screenshots import save, visiting
from tests.browser.input_methods import Mouse
from tests.browser.page_states import open_review, take_hints
from tests.browser.player import Player, Prompt, play, prompt_of
from tests.browser.test_two_browsers import two_by_link
from tests.browser.visitors import Visitors

CODE: Final = "RYGB"
FIRST_ROWS: Final = ("RRYY", "WWKK")
LATER_ROWS: Final = ("RRRR", "RBYG")


def main() -> None:
    with visiting() as visitors:
        take_pictures(visitors)


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


if __name__ == "__main__":
    main()
