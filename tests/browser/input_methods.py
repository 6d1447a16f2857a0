"""Input methods: mouse, touch, drag and drop, keyboard. All of them can do the same, and none knows the game."""

from playwright.sync_api import Locator, Page, expect

from keypeg.rules.palette import EMPTY
from tests.browser.language import Language

MAX_TABS = 150
"""More tab stops than any page has."""


class InputMethod:
    """An input method. By default a row is put together by presses: a colour goes into the selected hole."""

    def __init__(self, page: Page, language: Language) -> None:
        self.page = page
        self.language = language
        self.tray = page.get_by_role("group", name=language.say("tray-label"), exact=True)
        self.palette = page.get_by_role("group", name=language.say("tray-palette"), exact=True)

    def press(self, button: Locator) -> None:
        """Press a button."""
        raise NotImplementedError

    def put(self, row: str) -> None:
        """Put pegs into the empty tray."""
        # The first hole is filled last, so that a hole has to be selected too; the others follow one another.
        selected = 0
        for hole in (*range(1, len(row)), 0):
            if row[hole] == EMPTY:
                continue
            if hole != selected:
                self.press(self.hole(hole))
            self.press(self.colour(row[hole]))
            selected = hole + 1

    def complete(self, row: str, laid: list[str]) -> None:
        """Put the pegs that are missing."""
        for hole, letter in enumerate(row):
            if letter not in (EMPTY, laid[hole]):
                self.press(self.hole(hole))
                self.press(self.colour(letter))

    def lay(self, verb: str) -> None:
        """Lay the row that is in the tray."""
        self.press(self.page.get_by_role("button", name=verb, exact=True))

    def hole(self, hole: int) -> Locator:
        return self.tray.get_by_role("button", name=self.language.pattern_of_hole(hole))

    def colour(self, letter: str) -> Locator:
        return self.palette.get_by_role("button", name=self.language.lettered(letter), exact=True)


class Mouse(InputMethod):
    def press(self, button: Locator) -> None:
        button.click()


class Touch(InputMethod):
    def press(self, button: Locator) -> None:
        button.tap()


class Drag(Mouse):
    """A mouse that drags pegs from the palette into their holes."""

    def put(self, row: str) -> None:
        for hole, letter in enumerate(row):
            if letter != EMPTY:
                self.drag(self.colour(letter), self.hole(hole))

    def drag(self, what: Locator, where: Locator) -> None:
        """Drag an element to another one, in more than one move."""
        what.hover()
        self.page.mouse.down()
        where.hover()
        where.hover()
        self.page.mouse.up()


class Keyboard(InputMethod):
    """Keys only: pegs by letter or digit, Enter to lay the row, Tab to reach buttons."""

    def press(self, button: Locator) -> None:
        expect(button).to_be_enabled()
        for _ in range(MAX_TABS):
            if button.evaluate("element => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard cannot reach {button}")

    def put(self, row: str) -> None:
        names = self.palette.get_by_role("button").evaluate_all("all => all.map(each => each.ariaLabel)")
        order = "".join(self.language.palette[name] for name in names)
        self.page.keyboard.press("Home")
        for hole, letter in enumerate(row):
            if letter == EMPTY:
                self.page.keyboard.press(EMPTY)
            elif hole % 2 and order.index(letter) < 9:
                self.page.keyboard.press(str(order.index(letter) + 1))
            else:
                self.page.keyboard.press(self.language.say(f"letter-{letter}").lower())

    def complete(self, row: str, laid: list[str]) -> None:
        for hole, letter in enumerate(row):
            if letter not in (EMPTY, laid[hole]):
                self.page.keyboard.press("Home")
                for _ in range(hole):
                    self.page.keyboard.press(self.forth())
                self.page.keyboard.press(self.language.say(f"letter-{letter}").lower())

    def forth(self) -> str:
        """The arrow towards the next hole. On a lying board the holes stand above one another."""
        first, last = (self.tray.get_by_role("button").nth(at).bounding_box() for at in (0, -1))
        assert first is not None
        assert last is not None
        if abs(last["x"] - first["x"]) >= abs(last["y"] - first["y"]):
            return "ArrowRight"
        return "ArrowDown" if last["y"] > first["y"] else "ArrowUp"

    def lay(self, verb: str) -> None:  # noqa: ARG002 (Enter lays the row)
        self.page.keyboard.press("End")  # onto a hole of the tray: on a button Enter would press the button
        self.page.keyboard.press("Enter")
