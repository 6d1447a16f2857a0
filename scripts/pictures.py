"""Pictures of the running program for the documentation: `python -m scripts.pictures`, after the pages are built.

It plays a few rows of every box in a browser and writes what it sees to `docs/pictures`.
"""

from typing import Final, NamedTuple

from scripts.screenshots import save, visiting
from tests.browser.page_states import PAGE_STATES, seated_player
from tests.browser.visitors import Visitors

DESK: Final = (1180, 740)
PHONE: Final = (390, 780)


class Scene(NamedTuple):
    """A match to be shown: its box, the computers, how many rows lie, and the size of the screen."""

    box: str
    computers: tuple[str, ...] = ("casual",)
    rows: int = 3
    size: tuple[int, int] = PHONE
    breaks: bool = True
    """Whether the computer hides the first code; else both sides have one, or none has."""


SCENES: Final = {
    "match": Scene("classic", size=DESK, rows=4),
    "classic": Scene("classic"),
    "travel": Scene("travel"),
    "hasbro94": Scene("hasbro94"),
    "duel": Scene("duel", breaks=False),
    "group": Scene("group", ("novice", "novice", "novice"), breaks=False),
}

PAGES: Final = {"daily": "daily-end", "puzzle": "puzzle-hints", "assistant": "assistant-check"}
"""Pictures of pages for one person, and the states of the pages that they show."""


def main() -> None:
    with visiting() as visitors:
        take_home(visitors)
        take_pages(visitors)
        for name, scene in SCENES.items():
            ada = visitors.new("Ada", size=scene.size).registered()
            options = {"first_codemaker": 1} if scene.breaks else {}
            seated_player(ada, scene.box, "me", *scene.computers, rows=scene.rows, **options)
            save(ada.page, name)


def take_home(visitors: Visitors) -> None:
    ada = visitors.new("Ada", size=(1180, 860))
    ada.visit("/").get_by_role("heading", level=1).wait_for()
    save(ada.page, "home")


def take_pages(visitors: Visitors) -> None:
    for name, state in PAGES.items():
        ada = visitors.new("Ada", size=DESK, reduced_motion=True).registered()
        PAGE_STATES[state](ada)
        ada.page.wait_for_load_state("networkidle")
        ada.page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished))")
        save(ada.page, name)


if __name__ == "__main__":
    main()
