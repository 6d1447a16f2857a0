"""The page with the matches that one played, as its visitor reads it."""

import json
from pathlib import Path

from tests.browser.played_matches import play_match, play_some
from tests.browser.visitors import Visitor, Visitors
from tests.cli.command import keypeg


def read_history(visitor: Visitor) -> None:
    """Open the page, and wait until the coach has looked at everything."""
    visitor.visit("/history")
    visitor.page.get_by_role("heading", name=visitor.language.say("played-time-title")).wait_for()
    visitor.page.get_by_role("status").wait_for(state="detached")


def test_matches_are_found_again_and_open_row_by_row(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    say = ada.language.say
    play_some(ada)
    ada.visit("/tables")
    ada.page.get_by_role("link", name=say("list-history")).click()
    ada.page.get_by_text(say("played-summary", matches=6, won=3, drawn=1, lost=2)).wait_for()
    ada.page.get_by_role("status").wait_for(state="detached")
    matches = ada.page.get_by_role("region", name=say("played-list-title")).get_by_role("link")
    assert matches.count() == 6
    # Pictures say what they show, and each has its numbers as a table.
    picture = ada.page.get_by_role("img", name=say("played-time-title"))
    assert say("played-time-skill", **{"from": 80, "to": 77}).split()[0] in (picture.get_attribute("aria-label") or "")
    mistakes = ada.page.get_by_role("region", name=say("played-mistakes-title"))
    mistakes.get_by_text(say("played-mistake-forgot_row", row=1), exact=True).wait_for()
    against = ada.page.get_by_role("region", name=say("played-against-title"))
    against.get_by_text(say("played-as-table"), exact=True).click()
    assert against.get_by_role("row", name="Bo").get_by_role("cell").all_inner_texts() == ["1", "0", "2"]
    # One opponent, and one box.
    ada.page.get_by_label(say("played-filter-opponent"), exact=True).select_option("Cy")
    ada.page.get_by_text(say("played-summary", matches=2, won=1, drawn=1, lost=0)).wait_for()
    assert matches.count() == 2
    ada.page.get_by_label(say("played-filter-opponent"), exact=True).select_option("")
    ada.page.get_by_label(say("played-filter-box"), exact=True).select_option("travel")
    ada.page.get_by_text(say("played-summary", matches=2, won=2, drawn=0, lost=0)).wait_for()
    matches.filter(has_text="Dorothea").click()
    ada.page.get_by_role("slider").wait_for()
    ada.page.get_by_text("Dorothea").first.wait_for()


def test_a_file_with_all_matches_gives_the_figures_of_the_page(visitors: Visitors, tmp_path: Path) -> None:
    ada = visitors.new("Ada").registered()
    say = ada.language.say
    play_some(ada)
    read_history(ada)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name=say("played-export"), exact=True).click()
    file = tmp_path / "history.jsonl"
    download.value.save_as(file)
    (own,) = json.loads(keypeg("history", str(file), "--own", "--json").stdout)["players"]
    assert (own["matches"], own["won"], own["drawn"]) == (6, 3, 1)
    for box in own["boxes"]:
        card = ada.page.get_by_role("article").filter(has_text=say(f"box-{box['edition']}-title"))
        card.get_by_text(say("played-skill", skill=box["skill"]), exact=True).wait_for()
        card.get_by_text(say("played-luck", luck=box["luck"]), exact=True).wait_for()
        for rows, times in box["rows"].items():
            picture = card.get_by_role("img").get_attribute("aria-label") or ""
            assert say("played-rows-bar", rows=int(rows), times=times) in picture


def test_matches_are_deleted_after_a_question_and_text_mode_has_tables(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    say = ada.language.say
    address = play_match(ada, "classic", "Bo", (3, 5))
    ada.context.add_init_script("localStorage.setItem('keypeg.settings', JSON.stringify({text: true}))")
    read_history(ada)
    rows = ada.page.get_by_role("table", name=say("played-rows-title")).get_by_role("row")
    assert rows.nth(1).inner_text().split() == ["3", "1"]
    assert ada.page.get_by_role("img", name=say("played-rows-title")).count() == 0
    ada.page.get_by_role("button", name=say("played-delete"), exact=True).click()
    dialog = ada.page.get_by_role("dialog", name=say("played-delete-title"))
    dialog.get_by_text(say("played-delete-others")).wait_for()
    dialog.get_by_role("button", name=say("played-delete-no"), exact=True).click()
    dialog.wait_for(state="detached")
    assert ada.page.get_by_role("link", name=say("played-result-won", others="Bo")).count() == 1
    ada.page.get_by_role("button", name=say("played-delete"), exact=True).click()
    dialog.get_by_role("button", name=say("played-delete-yes"), exact=True).click()
    ada.page.get_by_text(say("played-none"), exact=True).wait_for()
    assert ada.page.evaluate("document.activeElement.tagName") == "H1"
    # The match is there, and nobody is called Ada in it.
    record = ada.context.request.get(f"/api/tables/{address}/record").json()
    assert record["players"] == ["Seat 1", "Seat 2"]
