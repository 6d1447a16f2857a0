"""What is read rather than seen: the text mode, the rules, and a match row by row."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import OpenedTable, Visitor, Visitors

TEXT_MODE = "localStorage.setItem('keypeg.settings', JSON.stringify({ text: true }))"
ONE_ROUND = {"rounds": 1}


def types(visitor: Visitor, command: str, *rest: str) -> None:
    """Type a command by its usual word in the visitor's language."""
    word = visitor.language.say(f"type-{command}").split(",")[0]
    field = visitor.page.get_by_role("textbox")
    expect(field).to_be_focused()
    field.fill(" ".join((word, *rest)))
    field.press("Enter")


def lift(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=visitor.language.say("curtain-lift", name=name)).press("Enter")


def said(page: Page, sentence: str) -> None:
    expect(page.get_by_role("log")).to_contain_text(sentence)


def played(visitor: Visitor) -> OpenedTable:
    """A match of one round between two people at one screen, by its text alone."""
    table = visitor.open("classic", "me", "me", options=ONE_ROUND, names=["Ada", "Bo"])
    say = visitor.language.say
    visitor.page.add_init_script(TEXT_MODE)
    visitor.visit(table.path)
    lift(visitor, "Ada")
    types(visitor, "hide", visitor.language.in_words("RGBY"))
    said(visitor.page, say("prompt-guess", who="other", name="Bo"))
    types(visitor, "guess", "rr gg")  # nothing about Bo's rows is secret, so there is no curtain
    said(
        visitor.page,
        say("told-row", name="Bo", row=visitor.language.in_words("RRGG"), key=say("key-words", reds=1, whites=1)),
    )
    types(visitor, "guess", "rgby")
    said(visitor.page, say("told-won", name="Ada"))
    return table


@pytest.mark.parametrize("tag", ["en", "fr", "de"])
def test_a_match_is_typed_and_read_and_said_once(visitors: Visitors, tag: str) -> None:
    ada = visitors.new("Ada", tag=tag).registered()
    played(ada)
    expect(ada.page.get_by_role("status")).to_have_text("")  # the log alone speaks
    log = ada.page.get_by_role("log").inner_text()
    assert log.count(ada.language.say("told-won", name="Ada")) == 1
    types(ada, "board")
    expect(ada.page.get_by_role("log")).to_have_count(0)


def test_english_commands_work_in_every_language_and_resigning_is_asked_about(visitors: Visitors) -> None:
    ada = visitors.new("Ada", tag="de").registered()
    ada.page.add_init_script(TEXT_MODE)
    ada.visit(ada.open("classic", "me", "novice").path)
    field = ada.page.get_by_role("textbox")
    for command in ("hide red red red", "resign", "no", "hide red red red red"):
        field.fill(command)
        field.press("Enter")
    say = ada.language.say
    said(ada.page, say("told-hidden", name=say("seat-you")))
    said(ada.page, say("text-resign-not"))
    ada.page.get_by_role("button", name=say("rule-why", rule="C2")).click()
    said(ada.page, say("rule-C2").split(".")[0])


def test_a_rule_has_an_address(visitors: Visitors) -> None:
    ada = visitors.new("Ada")
    ada.visit("/rules/classic#C7")
    expect(ada.page.locator("#C7")).to_be_focused()
    expect(ada.page.locator("#C7")).to_be_in_viewport()
    ada.page.get_by_role("link", name=ada.language.say("box-duel-title")).click()
    expect(ada.page.locator("#D8")).to_contain_text(ada.language.say("rule-D8")[:40])


def test_a_match_is_looked_at_shared_and_brought_back(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    address = played(ada).address
    say = ada.language.say
    page = ada.visit(f"/record/{address}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", "3")
    expect(slider).to_have_value("3")  # the final position
    expect(page.locator("main")).to_contain_text(say("shield-open", code=ada.language.in_words("RGBY")))
    page.keyboard.press("Home")
    for step in (1, 2):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
    assert say("shield-shut") in page.locator("main").inner_text()
    page.get_by_role("checkbox").check()
    expect(page.locator("main")).to_contain_text(say("shield-open", code=ada.language.in_words("RGBY")))

    page.get_by_role("button", name=say("share-match")).click()
    text = page.get_by_role("textbox", name=say("share-text"))
    assert "1 🟥⚪▫️▫️\n2 🟥🟥🟥🟥" in text.input_value()
    page.get_by_role("checkbox", name=say("share-colours")).check()
    assert "1 RRGG 🟥⚪▫️▫️\n2 RGBY 🟥🟥🟥🟥" in text.input_value()
    with page.expect_download() as download:
        page.get_by_role("button", name=say("share-save")).click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")

    record = ada.context.request.get(f"/api/tables/{address}/record").json()
    record["tags"] = {"event": "<b>Kitchen</b> cup"}
    record["actions"][0]["note"] = "<img src=x> a bold code"
    page.get_by_role("link", name=say("record-other")).click()
    file = {"name": "match.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.get_by_label(say("bring-line")).set_input_files(file)  # type: ignore[arg-type]
    page.get_by_role("slider").wait_for()
    assert address not in page.url
    expect(page.get_by_text("<b>Kitchen</b> cup")).to_be_visible()  # as text, not as markup
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(say("record-note", note="<img src=x> a bold code"))).to_be_visible()
