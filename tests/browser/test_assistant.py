"""The assistant for a real box: every role, on a phone beside the board or by keyboard, and after a reload."""

import json
from base64 import b64decode
from typing import Any

from playwright.sync_api import Locator, Page, expect

from keypeg.rules.keys import Key, mark
from tests.browser.test_reading import TEXT_MODE
from tests.browser.visitors import PHONE, Visitor, Visitors


class Assisted:
    """Somebody with a role of the assistant on a phone."""

    def __init__(self, visitors: Visitors, role: str) -> None:
        self.visitor: Visitor = visitors.new("Ada", touch=True, size=PHONE).registered()
        self.say = self.visitor.language.say
        self.role = role
        self.page: Page = self.visitor.visit("/assistant")
        link = self.page.get_by_role("link", name=self.say(f"assistant-{role}"))
        link.filter(has_text=self.say(f"assistant-{role}-line")).tap()
        expect(self.page.get_by_role("heading", level=1)).to_have_text(self.say(f"assistant-{role}"))

    def button(self, message: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **values), exact=True)

    def group(self, message: str) -> Locator:
        return self.page.get_by_role("group", name=self.say(message), exact=True)

    def put(self, row: str) -> None:
        for letter in row:
            name = self.visitor.language.lettered(letter)
            self.group("tray-palette").get_by_role("button", name=name, exact=True).tap()

    def key(self, key: Key) -> str:
        return self.say("key-words", reds=key.reds, whites=key.whites)

    def set_key(self, key: Key) -> None:
        for name, number in (("mark-reds", key.reds), ("mark-whites", key.whites)):
            self.group(name).get_by_role("button", name=str(number), exact=True).tap()
        self.button("assistant-set-key", key=self.key(key)).tap()

    def lay(self, row: str, key: Key) -> None:
        """Lay a row with its key, as it stands on the real board."""
        self.put(row)
        self.button("analysis-lay").tap()
        self.set_key(key)

    def count(self, codes: int) -> Locator:
        return self.button("analysis-count", count=codes, codes=f"{codes:,}")

    def row(self, number: int, row: str, key: Key) -> Locator:
        words = self.say("row-words", number=number, row=self.visitor.language.in_words(row), key=self.key(key))
        return self.page.get_by_text(words, exact=True)

    def says(self, message: str, **values: str | int) -> None:
        expect(self.page.get_by_text(self.say(message, **values), exact=True).first).to_be_visible()

    def wait_for_proposal(self, number: int) -> None:
        """Until it has said which row to lay next. Until then the pad is that of the row before."""
        self.page.wait_for_function(
            """([role, laid]) => {
                const { rows, open } = JSON.parse(localStorage.getItem(`keypeg.assistant.${role}`) ?? "{}");
                return rows?.length === laid && open;
            }""",
            arg=[self.role, number - 1],
        )

    @property
    def kept(self) -> dict[str, Any]:
        kept = self.page.evaluate("role => localStorage.getItem(`keypeg.assistant.${role}`)", self.role)
        found: dict[str, Any] = json.loads(kept)
        return found


def test_the_adviser_gives_hints_and_has_a_contradiction_mended(visitors: Visitors) -> None:
    ada = Assisted(visitors, "adviser")
    ada.lay("RRYY", Key(1, 1))
    expect(ada.count(208)).to_be_visible()
    ada.button("hint-title").tap()
    for step in (3, 4):
        ada.button(f"hint-step-{step}").tap()
    ada.button("hint-put").tap()
    ada.button("analysis-lay").tap()
    ada.set_key(Key(4, 0))
    ada.says("assistant-found", rows=2)

    ada.button("assistant-start-over").tap()
    ada.button("assistant-yes").tap()
    laid = [("RRRR", Key(2, 0)), ("RRYY", Key(1, 1)), ("GGGG", Key(3, 0))]
    for row, key in laid:
        ada.lay(row, key)
    ada.says("review-contradicting", count=2, rows="1 and 3")
    expect(ada.page.locator("li.pointed")).to_have_count(2)
    ada.page.reload()
    ada.says("review-contradicting", count=2, rows="1 and 3")
    ada.page.get_by_role("alert").get_by_role("button").first.tap()
    expect(ada.page.locator("li.pointed")).to_have_count(0)
    mended = ada.kept["rows"]
    assert mended[:2] == [[row, list(key)] for row, key in laid[:2]]
    assert mended[2][1] != [3, 0]
    # Any row can be mended, and every step undone.
    ada.button("analysis-row", number=2, row=ada.visitor.language.in_words("RRYY")).tap()
    ada.put("B")
    ada.button("assistant-row-done").tap()
    assert ada.kept["rows"][1] == ["RRBY", [1, 1]]
    ada.button("tray-undo").tap()
    expect(ada.row(2, "RRYY", Key(1, 1))).to_be_attached()


def test_the_adviser_is_used_by_keyboard(visitors: Visitors) -> None:
    ada = Assisted(visitors, "adviser")
    ada.group("tray-palette").wait_for()
    ada.page.keyboard.type("rryy")
    for key in ("Enter", "1", "1", "Enter"):
        ada.page.keyboard.press(key)
    expect(ada.count(208)).to_be_visible()
    ada.page.keyboard.type("rgyb")
    for key in ("Enter", "2", "0", "Escape", "Backspace", "k", "Enter", "0", "2", "Enter"):
        ada.page.keyboard.press(key)
    expect(ada.row(2, "RGYK", Key(0, 2))).to_be_attached()


def test_the_marker_says_why_and_names_the_wrong_key(visitors: Visitors) -> None:
    ada = Assisted(visitors, "marker")
    ada.button("assistant-mark-begin").tap()
    ada.button("assistant-curtain-lift").tap()
    ada.put("RGBY")
    ada.button("verb-hide").tap()
    shown = ada.say("shield-open", code=ada.visitor.language.in_words("RGBY"))
    expect(ada.page.get_by_text(shown)).to_have_count(0)
    ada.put("RRYG")
    ada.button("lay-row", number=1).tap()
    ada.says("assistant-codemaker-key", number=1, key=ada.key(Key(1, 2)))
    ada.button("assistant-why-key", number=1, key=ada.key(Key(1, 2))).tap()
    ada.button("assistant-curtain-lift").tap()
    expect(ada.page.get_by_role("dialog").locator("path[data-pair]")).to_have_count(6)
    ada.button("dialog-close").tap()

    ada.button("assistant-start-over").tap()
    ada.button("assistant-yes").tap()
    ada.button("assistant-mode-check").tap()
    ada.put("RGBY")
    ada.button("assistant-check-code-done").tap()
    ada.lay("RRYG", Key(1, 2))
    ada.lay("RGYB", Key(2, 0))
    wrong: dict[str, str | int] = {"number": 2, "given": ada.key(Key(2, 0)), "right": ada.key(Key(2, 2))}
    ada.says("assistant-check-wrong", **wrong)
    ada.page.reload()
    ada.says("assistant-check-wrong", **wrong)
    ada.button("assistant-check-typo").tap()
    ada.set_key(Key(2, 2))
    ada.says("assistant-check-right", rows=2)


def test_the_codemaker_keeps_one_code_and_the_score(visitors: Visitors) -> None:
    ada = Assisted(visitors, "codemaker")
    ada.group("tray-palette").wait_for()
    code = b64decode(ada.kept["code"]).decode()[::-1]
    row = "RRYY" if code != "RRYY" else "GGBB"
    ada.put(row)
    ada.button("lay-row", number=1).tap()
    ada.says("assistant-codemaker-key", number=1, key=ada.key(mark(row, code)))
    ada.page.reload()
    expect(ada.row(1, row, mark(row, code))).to_be_attached()
    ada.put(code)
    ada.button("lay-row", number=2).tap()
    ada.says("assistant-found", rows=2)
    expect(
        ada.page.get_by_text(ada.say("shield-open", code=ada.visitor.language.in_words(code))).first
    ).to_be_attached()
    ada.button("assistant-breaker-again").tap()
    ada.button("assistant-codemaker-show").tap()
    ada.button("assistant-yes").tap()
    ada.says("assistant-score", codes=2, found=1, rows="2.0")
    assert ada.kept["score"] == [2, None]


def test_the_breaker_finds_a_real_code_and_notices_a_wrong_key(visitors: Visitors) -> None:
    code, ada = "RGBY", Assisted(visitors, "breaker")
    for number in range(1, 11):
        ada.wait_for_proposal(number)
        ada.group("mark-reds").wait_for()
        row = ada.kept["open"]
        key = mark(row, code)
        if number == 1:  # the first answer is wrong by a slip, and mended
            ada.set_key(Key(4, 0))
            ada.says("assistant-breaker-found", rows=1)
            ada.button("tray-undo").tap()
            ada.group("mark-reds").wait_for()
            ada.page.reload()
            ada.group("mark-reds").wait_for()
            assert ada.kept["open"] == row, "it stays with its row"
        ada.set_key(key)
        if row == code:
            ada.says("assistant-breaker-found", rows=number)
            break
        expect(ada.row(number, row, key)).to_be_attached()
    assert [row for row, _ in ada.kept["rows"]][-1] == code
    # Too many reds in an early row contradict the others.
    row, key = ada.kept["rows"][0]
    ada.button("analysis-key", number=1, key=ada.key(Key(*key))).tap()
    ada.set_key(Key(0, 0))
    ada.says("assistant-breaker-wrong")
    expect(ada.page.locator("li.pointed").first).to_be_visible()


def test_the_roles_are_talked_to_in_text_mode(visitors: Visitors) -> None:
    bo = visitors.new("Bo", tag="de").registered()
    bo.context.add_init_script(TEXT_MODE)
    say = bo.language.say
    page = bo.visit("/assistant/adviser")
    log = page.get_by_role("log")

    def type_line(text: str, answer: str) -> None:
        page.get_by_role("textbox").fill(text)
        page.keyboard.press("Enter")
        expect(log).to_contain_text(answer)

    expect(log).to_contain_text(say("assistant-text-commands", commands="tipp, reihen, signal, zurück, nochmal, hilfe"))
    type_line("rrg 1 1", say("assistant-bad-shape", holes=4, row="REGB"))
    type_line("rrgg", say("assistant-text-no-key", row="RRGG"))
    type_line("kkkk 0 0", say("row-words", number=1, row=bo.language.in_words("KKKK"), key=words_of(bo, Key(0, 0))))
    type_line("rrgg 1 1", say("analysis-count", count=120, codes="120"))
    type_line("yybb 4 0", say("review-contradicting", count=2, rows="2 und 3"))
    type_line("signal 3 0 2", say("row-words", number=3, row=bo.language.in_words("YYBB"), key=words_of(bo, Key(0, 2))))
    type_line("tipp", "Reihe")
    page = bo.visit("/assistant/marker")
    type_line("rgby", say("assistant-mark-first"))
    expect(log).not_to_contain_text("rgby")
    type_line("rryg", say("assistant-codemaker-key", number=1, key=words_of(bo, Key(1, 2))))
    type_line("warum 1", say("lesson-pair-red", colour=bo.language.colour("R"), hole=1, place=1))


def words_of(visitor: Visitor, key: Key) -> str:
    return visitor.language.say("key-words", reds=key.reds, whites=key.whites)
