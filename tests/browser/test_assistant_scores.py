"""The score keeper and the adviser for the group box, on a phone beside the table, by keyboard and in text mode."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitors import PHONE, Visitor, Visitors


def new_visitor(visitors: Visitors) -> Visitor:
    return visitors.new("Ada", touch=True, size=PHONE).registered()


def button(visitor: Visitor, message: str, **values: str | int) -> Locator:
    return visitor.page.get_by_role("button", name=visitor.language.say(message, **values), exact=True)


def begin(visitor: Visitor, box: str, *names: str) -> None:
    """Fill in the form for a box and its players."""
    say, page = visitor.language.say, visitor.page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    boxes = page.get_by_role("group", name=say("pad-box"), exact=True)
    if boxes.count():
        boxes.get_by_role("button", name=say(f"box-{box}-title"), exact=True).click()
    for number, name in enumerate(names, 1):
        page.get_by_label(say("pad-name", number=number), exact=True).fill(name)
    button(visitor, "pad-begin").click()


def note(visitor: Visitor, name: str) -> None:
    """Press the button of a result, by the beginning of its name."""
    visitor.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).click()


def totals(page: Page) -> list[str]:
    return [header.split("\n")[-1] for header in page.locator("thead th").all_inner_texts()]


def test_a_match_is_kept_by_the_book_and_after_a_reload(visitors: Visitors) -> None:
    visitor = new_visitor(visitors)
    say, page = visitor.language.say, visitor.visit("/assistant/scores")
    begin(visitor, "classic", "Ada", "Ben")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(say("pad-round", number=1, rounds=2))
    expect(page.get_by_text(say("pad-roles", maker="Ada", breaker="Ben"))).to_be_visible()
    note(visitor, say("pad-in-rows", rows=5))
    expect(heading).to_have_text(say("pad-round", number=2, rounds=2))
    note(visitor, say("pad-wrong_key"))
    expect(heading).to_have_text(say("pad-round-again", number=2))
    assert totals(page) == ["8", "0"]
    page.reload()
    expect(heading).to_have_text(say("pad-round-again", number=2))
    button(visitor, "pad-new").click()
    button(visitor, "pad-new-no").click()  # a match that is not over is given up only after a question
    expect(heading).to_have_text(say("pad-round-again", number=2))
    note(visitor, say("pad-not_found"))
    expect(heading).to_have_text(say("pad-won", name="Ben"))
    assert totals(page) == ["8", "11"]
    button(visitor, "pad-undo").click()
    expect(heading).to_have_text(say("pad-round-again", number=2))
    button(visitor, "rule-why", rule="C8").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("C8")


def test_an_earlier_line_is_mended_and_what_no_longer_fits_is_dropped(visitors: Visitors) -> None:
    visitor = new_visitor(visitors)
    visitor.allow_fault("409")
    say, page = visitor.language.say, visitor.visit("/assistant/scores")
    begin(visitor, "duel", "Ada", "Ben")
    heading = page.get_by_role("heading", level=1)
    note(visitor, say("pad-found-by", name="Ada"))
    expect(heading).to_have_text(say("pad-round", number=2, rounds=3))
    note(visitor, say("pad-found-by", name="Ben"))
    expect(heading).to_have_text(say("pad-round", number=3, rounds=3))
    note(visitor, say("pad-found-by", name="Ben"))
    expect(heading).to_have_text(say("pad-won", name="Ben"))
    line = page.get_by_role("rowheader", name=say("pad-mend"))
    line.nth(0).get_by_role("button").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile(say("pad-found-by", name="Ben"))).click()
    dialog.get_by_role("button", name=say("pad-drop-later"), exact=True).click()
    expect(dialog).to_have_count(0)
    expect(heading).to_have_text(say("pad-round", number=2, rounds=3))
    assert totals(page) == ["0", "1"]


def test_wrong_answers_in_a_group_bar_those_who_gave_them(visitors: Visitors) -> None:
    visitor = new_visitor(visitors)
    say, page = visitor.language.say, visitor.visit("/assistant/scores")
    begin(visitor, "group", "Ada", "Ben", "Cy")
    opener = page.get_by_role("group", name=say("pad-who-opens"), exact=True)
    opener.get_by_role("button", name="Ben", exact=True).click()
    expect(page.get_by_text(say("pad-opens", name="Ben"))).to_be_visible()
    page.get_by_text(say("pad-rare"), exact=True).click()
    blame = page.get_by_role("group", name=say("pad-who-wrong"), exact=True)
    for name in ("Ben", "Cy"):
        blame.get_by_role("button", name=name, exact=True).click()
    blame.get_by_role("button", name=re.compile(say("pad-wrong_key"))).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("pad-round-again", number=1))
    expect(page.get_by_text(say("pad-opens", name="Ada"))).to_be_visible()
    for name in ("Ben", "Cy"):
        expect(page.get_by_text(say("pad-barred", name=name))).to_be_visible()
        assert page.get_by_role("button", name=re.compile(say("pad-mastermind-by", name=name))).count() == 0


def answer(visitor: Visitor, name: str, given: str) -> None:
    group = visitor.page.get_by_role("group", name=visitor.language.say("group-aid-answer", name=name), exact=True)
    group.get_by_role("button", name=visitor.language.say(f"sheet-answer-{given}"), exact=True).click()


def ask(visitor: Visitor, name: str, row: str, **given: str) -> None:
    """Note a question: the row by keyboard, the rest by buttons."""
    askers = visitor.page.get_by_role("group", name=visitor.language.say("group-aid-who-asks"), exact=True)
    askers.get_by_role("button", name=name, exact=True).click()
    for letter in row:
        visitor.page.keyboard.press("." if letter == "." else visitor.language.say(f"letter-{letter}").lower())
    for board, each in given.items():
        answer(visitor, board, each)
    visitor.page.get_by_role("button", name=re.compile(visitor.language.say("group-aid-note", number=""))).click()


def take_token(visitor: Visitor, colour: str, number: int, then: str) -> None:
    say, page = visitor.language.say, visitor.page
    colours = page.get_by_role("group", name=say("group-aid-colour", number=1), exact=True)
    colours.get_by_role("button", name=say(f"colour-{colour}"), exact=True).click()
    numbers = page.get_by_role("group", name=say("group-aid-number", number=1), exact=True)
    numbers.get_by_role("button", name=str(number), exact=True).click()
    button(visitor, then).click()


def test_a_group_player_is_advised_and_a_contradiction_is_mended(visitors: Visitors) -> None:
    visitor = new_visitor(visitors)
    say, page = visitor.language.say, visitor.visit("/assistant/group")
    begin(visitor, "group", "Ada", "Ben", "Cy")
    take_token(visitor, "B", 3, "group-aid-start")
    expect(page.get_by_text(say("hint-codes", count=216))).to_be_visible()
    ask(visitor, "Ben", "Y.BR", Cy="white")
    expect(page.get_by_text(say("hint-codes", count=143))).to_be_visible()
    for step in (2, 3, 4):
        button(visitor, f"hint-asker-{step}").click()
    expect(page.get_by_text(say("hint-question", all="143", codes="22"))).to_be_visible()
    ask(visitor, "Cy", "YRB", Ben="black")
    expect(page.get_by_text(say("hint-codes", count=15))).to_be_visible()
    page.reload()
    expect(page.get_by_text(say("hint-codes", count=15))).to_be_visible()
    ask(visitor, "Ben", "YRB", Cy="none")
    expect(page.get_by_text(say("group-aid-contradict", count=2, rows="1 and 3"))).to_be_visible()
    button(visitor, "group-aid-repair", number=3, name="Cy", answer=say("sheet-answer-black")).click()
    expect(page.get_by_text(re.compile(say("group-aid-contradict", count=2, rows="1 and 3")))).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage.getItem('keypeg.assistant.group')"))
    assert [question["answers"] for question in kept["asked"]] == [
        [None, None, "white"],
        [None, "black", None],
        [None, None, "black"],
    ]
    button(visitor, "group-aid-check").click()
    take_token(visitor, "R", 2, "group-aid-checked")
    expect(page.get_by_role("heading", name=say("group-aid-token-of", name="Cy"))).to_be_visible()
    take_token(visitor, "Y", 1, "group-aid-checked")
    wrong = say("group-aid-wrong", name="Cy", number=1, answer=say("sheet-answer-black"))
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(wrong)


def test_in_text_mode_a_question_is_typed(visitors: Visitors) -> None:
    visitor = new_visitor(visitors)
    say, page = visitor.language.say, visitor.visit("/assistant")
    notes = {
        "agreed": {"edition": "group", "options": {}, "names": ["Ada", "Ben", "Cy"]},
        "hand": [["B", 3]],
        "asked": [],
        "calls": [],
    }
    page.evaluate(
        """notes => { localStorage.setItem('keypeg.assistant.group', JSON.stringify(notes));
        localStorage.setItem('keypeg.settings', JSON.stringify({
          ...JSON.parse(localStorage.getItem('keypeg.settings') ?? '{}'), text: true })) }""",
        notes,
    )
    visitor.visit("/assistant/group")
    field = page.get_by_role("textbox")
    field.fill("Ben y.br.")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(say("group-aid-unclear"))
    field.fill("ben y.br. w")
    field.press("Enter")
    expect(page.get_by_text(say("hint-codes", count=143))).to_be_visible()
    expect(page.get_by_role("listitem").first).to_contain_text(f"Cy: {say('sheet-answer-white')}.")
