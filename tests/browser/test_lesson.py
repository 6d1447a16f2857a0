"""The lesson: played through by every means and in every language, skipped, repeated. Its lines end at their pegs."""

import json
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from keypeg.locales import LANGUAGES
from keypeg.players import LEVELS
from keypeg.rules.keys import Key, mark
from tests.browser.language import Language
from tests.browser.screen import Rows, read
from tests.browser.test_reading import TEXT_MODE
from tests.browser.visitors import AXE, Visitor, Visitors

COLOURS = "RYGB"
ENDS = """() => [...document.querySelectorAll('path[data-pair]')].map(path => {
  const matrix = path.getScreenCTM();
  const [start, end] = [0, path.getTotalLength()].map(at => path.getPointAtLength(at).matrixTransform(matrix));
  return { pair: Number(path.dataset.pair), to: path.dataset.end, start: [start.x, start.y], end: [end.x, end.y] };
})"""
KEY_PEGS = """() => [...document.querySelectorAll('section li use[href^="#key-"]')].map(peg => {
  const { x, y, width, height } = peg.getBoundingClientRect();
  return { colour: peg.getAttribute('href').slice(5), x, y, width, height };
})"""


class Learner:
    """Somebody who takes the lesson on its board."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.language: Language = visitor.language

    def open(self) -> "Learner":
        self.visitor.visit("/learn")
        expect(self.page.get_by_role("heading", level=1)).to_be_focused()
        return self

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=self.language.say(message), exact=True)

    def hole(self, number: int) -> Locator:
        return self.page.get_by_role("button", name=self.language.pattern_of_hole(number - 1))

    def put(self, row: str) -> None:
        for hole, letter in enumerate(row, start=1):
            self.hole(hole).click()
            palette = self.page.get_by_role("group", name=self.language.say("tray-palette"))
            palette.get_by_role("button", name=self.language.colour(letter), exact=True).click()

    def clear(self) -> None:
        while self.button("tray-undo").is_enabled():
            self.button("tray-undo").click()

    def reads(self, message: str, colour: str) -> None:
        """The caption says a message about a colour, and the next button has the focus."""
        named = self.language.say(f"lesson-colour-{colour}")
        expect(self.page.get_by_role("status")).to_contain_text(self.language.say(message, colour=named))
        expect(self.button("lesson-next")).to_be_focused()

    def rows(self) -> Rows:
        screen = read(self.page, self.language)
        (board,) = screen.find("region", "lesson-board")
        return screen.rows(board)

    def fitting(self) -> list[str]:
        """The codes that fit every key on the board."""
        return codes_for(self.rows())


def codes_for(rows: Rows) -> list[str]:
    return [
        "".join(code) for code in permutations(COLOURS, 3) if all(mark(row, "".join(code)) == key for row, key in rows)
    ]


def kept(page: Page, setting: str = "lesson") -> str:
    """What the settings say about the lesson, or about something else."""
    stored: str = page.evaluate("localStorage.getItem('keypeg.settings') ?? '{}'")
    return str(json.loads(stored).get(setting, "new"))


def plays_the_easiest_computer(learner: Learner) -> None:
    """The last button opens a match against the easiest computer."""
    with learner.page.expect_request("**/api/tables") as request:
        learner.button("lesson-play-first").click()
    wanted: Any = request.value.post_data_json
    seats = wanted["seats"]
    assert [seat["level"] for seat in seats if seat["sitter"] == "computer"] == [next(iter(LEVELS))]
    learner.page.wait_for_url("**/table/*")
    assert kept(learner.page, "level") == next(iter(LEVELS))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_lesson_by_pointer(visitors: Visitors, tag: str) -> None:
    learner = Learner(visitors.new("Ada", tag=tag, size=(375, 667), touch=True)).open()
    say = learner.language.say
    learner.put("RG")
    learner.hole(3).click()
    palette = learner.page.get_by_role("group", name=say("tray-palette"))
    palette.get_by_role("button", name=learner.language.colour("R"), exact=True).click(force=True)
    # A colour that is used already stays where it is.
    expect(learner.page.get_by_role("status")).to_contain_text(
        say("lesson-used", colour=say("lesson-colour-R"), hole=1)
    )
    learner.clear()
    learner.put("RGB")
    learner.button("verb-guess").click()
    assert learner.rows() == [("RGB", Key(1, 1))]
    shown = learner.page.get_by_role("region", name=say("lesson-board"))
    expect(shown).to_contain_text(say("shield-open", code=learner.language.in_words("YGR")))
    caption = learner.page.get_by_role("status")
    learner.reads("lesson-red", "G")
    expect(caption).to_contain_text(say("lesson-pair-red", colour=learner.language.colour("G"), hole=2, place=2))
    learner.button("lesson-next").click()
    learner.reads("lesson-white", "R")
    expect(caption).to_contain_text(say("lesson-pair-white", colour=learner.language.colour("R"), hole=1, place=3))
    learner.button("lesson-next").click()
    learner.reads("lesson-order", "B")
    learner.button("lesson-next").click()

    expect(learner.hole(1)).to_be_focused()
    expect(shown).to_contain_text(say("shield-shut"))
    (code,) = learner.fitting()
    wrong = next(row for row in map("".join, permutations(COLOURS, 3)) if mark("RGB", row) != mark("RGB", code))
    learner.put(wrong)
    learner.button("verb-guess").click()
    would, got = (say("key-words", **key._asdict()) for key in (mark("RGB", wrong), mark("RGB", code)))
    expect(caption).to_contain_text(say("lesson-wrong", number=1, would=would, got=got))
    expect(learner.hole(1)).to_be_focused()
    assert kept(learner.page) == "new"
    learner.clear()
    learner.put(code)
    learner.button("verb-guess").click()
    expect(caption).to_contain_text(say("lesson-found"))
    expect(learner.button("lesson-play-first")).to_be_focused()
    assert kept(learner.page) == "done"
    plays_the_easiest_computer(learner)


def test_the_lesson_by_keyboard_and_again(visitors: Visitors) -> None:
    learner = Learner(visitors.new("Ada")).open()
    press = learner.page.keyboard.press
    for round_of_lesson in ("rgb", "ybg"):
        for key in round_of_lesson:
            press(key)
        press("Enter")
        for _ in range(3):
            expect(learner.button("lesson-next")).to_be_focused()
            press("Enter")
        expect(learner.hole(1)).to_be_focused()
        (code,) = learner.fitting()
        for letter in code:
            press(letter.lower())
        press("Enter")
        expect(learner.button("lesson-play-first")).to_be_focused()
        press("Shift+Tab")
        expect(learner.button("lesson-again")).to_be_focused()
        press("Enter")
        expect(learner.hole(1)).to_be_focused()
    for key in "rgb":
        press(key)
    press("Enter")
    learner.button("lesson-back").press("Enter")
    expect(learner.hole(1)).to_be_focused()
    assert learner.rows() == []
    press("r")
    learner.button("tray-undo").click()
    expect(learner.button("tray-undo")).to_be_disabled()


def test_a_second_wrong_try_brings_a_hint(visitors: Visitors) -> None:
    learner = Learner(visitors.new("Ada")).open()
    learner.put("RYG")
    learner.button("verb-guess").click()
    for _ in range(3):
        learner.button("lesson-next").click()
    hint = learner.language.say("lesson-hint", colour=learner.language.say("lesson-colour-B"))
    caption = learner.page.get_by_role("status")
    learner.put("BYG")
    learner.button("verb-guess").click()
    expect(caption).to_contain_text(learner.language.say("lesson-wrong-title"))
    expect(caption).not_to_contain_text(hint)
    learner.button("verb-guess").click()
    expect(caption).to_contain_text(hint)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_lesson_in_text_mode(visitors: Visitors, tag: str) -> None:
    learner = Learner(visitors.new("Ada", tag=tag))
    language = learner.language
    learner.page.add_init_script(TEXT_MODE)
    learner.visitor.visit("/learn")
    field = learner.page.get_by_role("textbox", name=language.say("lesson-text-field"))
    log = learner.page.get_by_role("log")

    def types(row: str) -> None:
        expect(field).to_be_focused()
        field.fill(language.in_words(row))
        field.press("Enter")

    types("RR")
    expect(log.locator(".error")).to_have_count(1)
    types("GBY")
    key = language.say("key-words", reds=1, whites=1)
    expect(log).to_contain_text(language.say("row-words", number=1, row=language.in_words("GBY"), key=key))
    expect(log).to_contain_text(language.say("lesson-pair-white", colour=language.colour("G"), hole=1, place=3))
    expect(log).to_contain_text(language.say("lesson-order", colour=language.say("lesson-colour-Y")))
    screen = read(learner.page, language)
    (said,) = (part for part in screen.walk() if part.role == "log")
    found = [language.pattern("row-words", "number", "row", "key").fullmatch(text) for text in said.texts()]
    told = [(language.row(line["row"]), language.key(line["key"])) for line in found if line][1:]
    (code,) = codes_for([(row, key) for row, key in told if row and key])
    types("GBR" if code != "GBR" else "GRB")
    expect(log).to_contain_text(language.say("lesson-wrong-title"))
    types(code)
    expect(log).to_contain_text(language.say("lesson-found"))
    expect(learner.button("lesson-play-first")).to_be_focused()
    assert kept(learner.page) == "done"
    plays_the_easiest_computer(learner)


def test_skipping_is_remembered_and_the_menu_brings_the_lesson_back(visitors: Visitors) -> None:
    learner = Learner(visitors.new("Ada")).open()
    learner.put("RG")
    learner.button("lesson-skip").click()
    learner.page.wait_for_url(learner.visitor.server.url + "/")
    assert kept(learner.page) == "skipped"
    learner.page.get_by_label(learner.language.say("bar-settings"), exact=True).click()
    learner.page.get_by_role("link", name=learner.language.say("bar-learn")).first.click()
    expect(learner.page.get_by_role("heading", level=1)).to_be_focused()
    expect(learner.hole(1)).to_have_accessible_name(learner.language.say("tray-hole", number=1, colour="empty"))


@pytest.mark.parametrize("size", [(320, 480), (390, 844), (844, 390), (1280, 800)], ids=str)
def test_the_lines_end_at_their_pegs_and_all_is_in_view(visitors: Visitors, size: tuple[int, int]) -> None:
    learner = Learner(visitors.new("Ada", tag="de", size=size)).open()
    page = learner.page
    for control in (*(learner.hole(number) for number in (1, 2, 3)), learner.button("verb-guess")):
        expect(control).to_be_in_viewport(ratio=1)
        assert_large_enough(control)
    learner.put("RGB")
    board = page.get_by_role("region", name=learner.language.say("lesson-board"))
    learner.button("verb-guess").click()
    place = board.bounding_box()
    for pairs in (1, 2, 2):
        lines = page.evaluate(ENDS)
        assert len(lines) == 2 * pairs
        keys = page.evaluate(KEY_PEGS)
        for line in lines:
            # the code is yellow, green, red: green is in its place, red is elsewhere
            colour, hole, in_code = (("red", 1, 1), ("white", 0, 2))[line["pair"]]
            (key,) = (peg for peg in keys if peg["colour"] == colour)
            peg = page.locator(f"[data-row='{hole}'] svg").bounding_box()
            if line["to"] == "key":
                assert_inside(line["start"], key)
                assert_inside(line["end"], peg)
            else:
                assert_inside(line["start"], peg)
                assert_inside(line["end"], page.locator(f"[data-code='{in_code}'] svg").bounding_box())
        assert board.bounding_box() == place
        expect(learner.button("lesson-next")).to_be_in_viewport(ratio=1)
        learner.button("lesson-next").click()
    expect(learner.hole(3)).to_be_in_viewport(ratio=1)


def assert_inside(point: list[float], box: Any) -> None:
    x, y = point
    assert box["x"] <= x <= box["x"] + box["width"], (point, box)
    assert box["y"] <= y <= box["y"] + box["height"], (point, box)


def assert_large_enough(control: Locator) -> None:
    box = control.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44, box


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_any_step(visitors: Visitors, scheme: Any) -> None:
    learner = Learner(visitors.new("Ada", size=(375, 667), scheme=scheme, bypass_csp=True)).open()
    learner.page.evaluate(AXE.read_text(encoding="utf-8"))

    def check() -> None:
        found = learner.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        assert [(each["id"], each["nodes"][0]["html"]) for each in found["violations"]] == []

    check()
    learner.put("RGB")
    check()
    learner.button("verb-guess").click()
    for _ in range(3):
        check()
        learner.button("lesson-next").click()
    learner.put("RGY")
    learner.button("verb-guess").click()
    check()
    learner.clear()
    learner.put(*learner.fitting())
    learner.button("verb-guess").click()
    check()
