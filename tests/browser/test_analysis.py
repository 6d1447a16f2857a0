"""The analysis board: rows and keys laid freely, the figures of `keypeg analyse`, and every step in the address."""

import json
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visitors import PHONE, Visitor, Visitors

RECORD = {
    "keypeg": 1,
    "edition": "classic",
    "players": ["Ada", "Bo"],
    "actions": [
        {"seat": 0, "do": "hide", "code": "RGBY"},
        {"seat": 1, "do": "guess", "row": "RRYY"},
        {"seat": 1, "do": "guess", "row": "RYGB"},
    ],
}


def figures(*rows: str) -> dict[str, Any]:
    """What the command line says about a position of the classic box."""
    laid = [argument for row in rows for argument in ("--row", row)]
    command = [sys.executable, "-m", "keypeg", "analyse", "classic", "--json", "--best", "8", "--limit", "50", *laid]
    printed = subprocess.run(command, capture_output=True, check=True, text=True)
    found: dict[str, Any] = json.loads(printed.stdout)
    return found


def settled(page: Page) -> None:
    """Wait for the last answer."""
    expect(page.locator("[aria-busy=false]:not(.stale)")).to_be_visible()


def panel(visitor: Visitor, name: str) -> Locator:
    """A part of what the rows say, on a desktop."""
    return visitor.page.get_by_role("region", name=visitor.language.say(f"analysis-{name}"), exact=True)


def count(visitor: Visitor, remaining: int) -> Locator:
    text = visitor.language.say("analysis-count", count=remaining, codes=f"{remaining:,}")
    return visitor.page.locator("strong").get_by_text(text, exact=True)


def test_rows_are_laid_by_keyboard_and_have_the_figures_of_the_command_line(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    page = ada.visit("/analyse")
    settled(page)
    expect(count(ada, 1296)).to_be_visible()
    page.keyboard.type("rryy")
    page.keyboard.press("Enter")
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.wait_for_url("**/analyse?box=classic&rows=RRYY-11")
    settled(page)
    check_figures(ada, figures("RRYY=1,1"))


def check_figures(ada: Visitor, found: dict[str, Any]) -> None:
    expect(count(ada, found["remaining"])).to_be_visible()
    cells = [[f"{hole[letter]:.0%}" for hole in found["heat"].values()] for letter in found["heat"]["0"]]
    rows = panel(ada, "left").get_by_role("row").all()[1:]
    assert [row.get_by_role("cell").all_inner_texts() for row in rows] == cells
    listed = panel(ada, "best").get_by_role("listitem").filter(has_text="rows to go").all()
    first, *others = found["best"]
    assert f"{first['expected'] - len(found['rows']):.2f} rows to go" in listed[0].inner_text()
    # Which rows come after the first depends on how long each side has thought.
    said = {ada.language.row(item.get_by_role("img").get_attribute("aria-label") or ""): item for item in listed}
    assert first["row"] in said
    for best in (first, *(row for row in others if row["row"] in said)):
        text = said[best["row"]].inner_text()
        assert ada.language.say("analysis-alike", count=best["alike"]) in text
        assert (ada.language.say("analysis-may-be") in text) == best["may_be_code"]
        assert f"{best['largest']} at most" in text


def test_a_row_is_followed_key_by_key_and_every_step_can_be_gone_back(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    page = ada.visit("/analyse?box=classic&rows=RRYY-11")
    settled(page)
    best = figures("RRYY=1,1")["best"][0]
    panel(ada, "best").get_by_role("listitem").filter(has_text="rows to go").first.get_by_role("button").click()
    page.wait_for_url(f"**rows=RRYY-11.{best['row']}")
    settled(page)
    keys = page.get_by_role("button", name=": leaves", exact=False)
    expect(keys).to_have_count(len(best["split"]))
    expect(page.get_by_text(ada.language.say("analysis-no-better"))).to_be_visible()
    reds, whites = 1, 2
    left = best["split"][f"{reds},{whites}"]
    key = ada.language.say("key-words", reds=reds, whites=whites)
    page.get_by_role("button", name=ada.language.say("analysis-key-leaves", key=key, count=left, codes=left)).click()
    page.wait_for_url(f"**rows=RRYY-11.{best['row']}-12")
    settled(page)
    expect(count(ada, left)).to_be_visible()
    page.go_back()
    expect(keys).to_have_count(len(best["split"]))
    page.go_back()
    settled(page)
    expect(keys).to_have_count(0)
    page.go_forward()
    expect(keys).to_have_count(len(best["split"]))
    page.get_by_role("button", name=ada.language.say("analysis-start"), exact=True).click()
    page.wait_for_url("**/analyse?box=classic")
    settled(page)
    expect(count(ada, 1296)).to_be_visible()


def test_contradicting_keys_are_named_and_mended_and_rows_are_changed(visitors: Visitors) -> None:
    ada = visitors.new("Ada", touch=True, size=PHONE).registered()
    say = ada.language.say
    page = ada.visit("/analyse?box=classic&rows=RRRR-20.RRYY-11.GGGG-30")
    settled(page)
    expect(page.get_by_text(say("review-contradicting", count=2, rows="1 and 3"))).to_be_visible()
    page.get_by_role("button", name=say("analysis-mend-row", number=3, key=say("key-words", reds=2, whites=0))).tap()
    page.wait_for_url("**rows=RRRR-20.RRYY-11.GGGG-20")
    settled(page)
    expect(count(ada, figures("RRRR=2,0", "RRYY=1,1", "GGGG=2,0")["remaining"])).to_be_visible()
    row = say("analysis-row", number=2, row=ada.language.in_words("RRYY"))
    page.get_by_role("button", name=row, exact=True).tap()
    page.get_by_role("button", name=say("analysis-down", number=2), exact=True).tap()
    page.wait_for_url("**rows=RRRR-20.GGGG-20.RRYY-11")
    page.get_by_role("button", name=say("analysis-remove", number=3), exact=True).tap()
    page.wait_for_url("**rows=RRRR-20.GGGG-20")
    key = say("analysis-key", number=2, key=say("key-words", reds=2, whites=0))
    page.get_by_role("button", name=key, exact=True).tap()
    dialog = page.get_by_role("dialog")
    assert dialog.get_by_role("button").count() == 14 + 1, "all keys but one that cannot be, and a button to close"
    dialog.get_by_role("button", name=say("key-words", reds=1, whites=0), exact=True).tap()
    page.wait_for_url("**rows=RRRR-20.GGGG-10")
    page.get_by_role("button", name=say("tray-undo"), exact=True).tap()
    page.wait_for_url("**rows=RRRR-20.GGGG-20")
    page.get_by_role("tab", name=say("analysis-left"), exact=True).focus()
    page.keyboard.press("ArrowLeft")
    fact = page.get_by_role("tabpanel").get_by_role("button").first
    expect(fact).to_contain_text(say("fact-pegs", letter="R", colour=say("colour-R"), pegs=2))
    fact.tap()
    expect(page.locator("li.pointed")).to_have_count(1)


@pytest.mark.parametrize(
    ("query", "said", "rows"),
    [
        ("box=classic&rows=RRYY-11.RRY-10.QQQQ-00.RGYB-11", "RRY-10. It has 3 letters; a row has 4 here.", 2),
        ("box=classic&rows=RRYY-31", "RRYY-31. Its key is wrong: if all pegs but one are in place", 0),
        ("box=duel&rings=7", "rings=7. Allowed for rings: 5, 4.", 0),
        ("box=nowhere&rows=RRYY-11", "nowhere", 1),
        ("box=custom&pegs=8&colours=12", "429,981,696", 0),
        ("box=group", None, 0),
    ],
)
def test_an_address_that_cannot_be_shown_says_why(visitors: Visitors, query: str, said: str | None, rows: int) -> None:
    ada = visitors.new("Ada").registered()
    ada.allow_fault("409")
    page = ada.visit(f"/analyse?{query}")
    if said is None:
        expect(page.get_by_text(ada.language.say("analysis-group"))).to_be_visible()
        way = page.get_by_role("link", name=ada.language.say("analysis-group-link"), exact=True)
        expect(way).to_have_attribute("href", "/assistant/group")
        return
    expect(page.get_by_role("alert")).to_contain_text(said)
    change = ada.language.say("analysis-row", number="7", row="").split("7")[0]
    expect(page.get_by_role("button", name=change, exact=False)).to_have_count(rows)


def test_a_match_opens_on_the_board_at_any_row(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    page = ada.visit(f"/record/{ada.post('/api/records', RECORD)['address']}")
    page.get_by_role("slider").fill("2")
    page.get_by_role("link", name=ada.language.say("record-analyse"), exact=True).click()
    page.wait_for_url("**/analyse?box=classic&rows=RRYY-20")
    settled(page)
    expect(count(ada, figures("RRYY=2,0")["remaining"])).to_be_visible()
