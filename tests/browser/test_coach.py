"""The coach on the pages: hints for one player alone, reviews with the figures of the terminal, practice, proofs."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Locator, Response, expect

from keypeg.rules.keys import mark
from tests.browser.input_methods import Keyboard, Mouse
from tests.browser.language import plain
from tests.browser.page_states import open_review, seated_player, take_hints
from tests.browser.player import Player, Prompt, play, prompt_of
from tests.browser.test_reading import TEXT_MODE, types
from tests.browser.test_two_browsers import two_by_link
from tests.browser.visitors import Visitor, Visitors

CODE = "RYGB"


def hint_panel(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.language.say("hint-title"), exact=True)


def test_a_hint_is_told_to_one_player_and_its_use_to_all(visitors: Visitors) -> None:
    ada, bo, _ = two_by_link(visitors, "classic", {"rounds": 1})
    asked: list[str] = []

    def collect(response: Response) -> None:
        asked.append(response.url)

    ada.page.on("response", collect)
    maker, breaker = Player(ada, Mouse), Player(bo, Mouse)
    maker.hide(maker.until(lambda screen: prompt_of(screen) is Prompt.HIDE), CODE)
    breaker.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    for row in ("RRYY", "WWKK"):
        breaker.lay(row)
    told_before = len(ada.frames)
    take_hints(breaker, 4)

    panel = hint_panel(bo)
    pegs = panel.get_by_role("img").last.get_attribute("aria-label")
    assert pegs is not None
    best = bo.language.row(pegs)
    assert best is not None
    facts = [bo.language.say("fact-none", count=1, rows="2", colour=colour) for colour in ("white", "black")]
    assert any(fact in panel.inner_text() for fact in facts)
    expect(bo.page.locator("li.pointed")).to_have_count(1)  # the rows of the proof

    maker.until(lambda screen: screen.has("img", "hints-taken", "count"))
    assert maker.look().find("img", "hints-taken", "count")[0].name == ada.language.say("hints-taken", count=4)
    assert ada.page.get_by_role("button", name=ada.language.say("hint-button"), exact=True).count() == 0
    later = [json.loads(frame) for frame in ada.frames[told_before:]]
    assert [event["event"] for message in later for event in message.get("events") or []] == ["hint_taken"] * 4
    for frame in ada.frames[told_before:]:
        assert best not in frame
        assert '"codes"' not in frame
        assert '"fact"' not in frame
    assert not [url for url in asked if "/api/" in url and "/hint" in url]

    bo.page.reload()
    breaker.until(lambda screen: prompt_of(screen) is Prompt.GUESS)
    breaker.input.press(breaker.button("hint-button"))
    expect(panel.get_by_role("img").last).to_have_attribute("aria-label", pegs)
    breaker.input.press(breaker.button("hint-put"))
    assert breaker.look().draft() == list(best)
    breaker.input.press(breaker.button("lay-row", number="3"))
    breaker.until(lambda screen: len(breaker.rows(screen)) == 3)
    breaker.input.press(breaker.button("hint-button"))
    expect(breaker.button("hint-step-1")).to_be_visible()  # a new position: help has to be taken again
    assert not [part for part in breaker.look().walk() if bo.language.row(part.name) == best and part.role == "img"]


def test_a_table_without_hints_offers_none(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    player = seated_player(ada, "classic", "me", "casual", rows=1, first_codemaker=1, hints="forbidden")
    assert not player.look().has("button", "hint-button")
    player.input.press(player.button("notes-title"))
    expect(ada.page.get_by_text(ada.language.say("notes-by-hand"))).to_be_visible()
    address = ada.page.url.rpartition("/")[2]
    taken = ada.context.request.post(
        f"/api/tables/{address}/hint",
        data={"seat": 0, "id": "h", "step": 1},
        headers={"Origin": ada.server.url},
    )
    assert taken.json()["error"]["code"] == "hints_forbidden"
    ada.context.add_init_script(TEXT_MODE)
    ada.page.reload()
    ada.page.get_by_role("log").wait_for()
    types(ada, "why", "blue 2")
    expect(ada.page.get_by_role("log")).to_contain_text(ada.language.say("text-why-forbidden"))


def test_hints_and_notes_take_turns(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    player = seated_player(ada, "classic", "me", "casual", rows=1, first_codemaker=1)
    notes = ada.page.get_by_role("region", name=ada.language.say("notes-title"), exact=True)
    for size in ((1280, 800), (1920, 1080)):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        player.input.press(player.button("hint-button"))
        expect(hint_panel(ada)).to_be_visible()
        player.input.press(player.button("notes-title"))
        expect(notes).to_be_visible()
        expect(hint_panel(ada)).to_have_count(0)
        player.input.press(player.button("hint-button"))
        expect(hint_panel(ada)).to_be_visible()
        expect(notes).to_have_count(0)
        player.input.press(player.button("hint-button"))


def reviewed(visitor: Visitor) -> list[dict[str, Any]]:
    """The attempts of the match as `keypeg review --json` has them."""
    address = visitor.page.url.rpartition("/")[2]
    record = visitor.context.request.get(f"/api/tables/{address}/record").text()
    command = [sys.executable, "-m", "keypeg", "review", "-", "--json"]
    said = subprocess.run(command, input=record, capture_output=True, text=True, check=True, encoding="utf-8")
    attempts = json.loads(said.stdout)["attempts"]
    assert isinstance(attempts, list)
    return attempts


def shown_rows(visitor: Visitor) -> list[str]:
    """What the review says about each row, in one line each."""
    return [plain(" ".join(text.split())) for text in visitor.page.locator("dialog summary").all_inner_texts()]


@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        ("classic", ("me", "casual"), {"rounds": 1, "first_codemaker": 1}),
        ("duel", ("me", "novice"), {"rounds": 1, "rings": 4}),
        ("group", ("me", "casual", "casual"), {"rounds": 1}),
    ],
)
def test_the_figures_of_a_review_are_those_of_the_terminal(
    visitors: Visitors, edition: str, seats: tuple[str, ...], options: dict[str, Any]
) -> None:
    ada = visitors.new("Ada").registered()
    player = seated_player(ada, edition, *seats, rows=0, **options)
    if edition == "classic":
        for row in ("RRRR", "RRRR"):
            player.lay(row)
    play(player)
    open_review(ada)
    attempt = reviewed(ada)[-1]
    for person in attempt["players"]:
        if len(attempt["players"]) > 1:
            tabs = ada.page.get_by_role("group", name=ada.language.say("players-label"), exact=True)
            tabs.get_by_role("button").nth(attempt["players"].index(person)).click()
        shown = shown_rows(ada)
        assert len(shown) == len(person["rows"])
        for said, row in zip(shown, person["rows"], strict=True):
            assert f"{row['before']:,} → {row['after']:,}" in said
            assert re.findall(rf"{ada.language.say('coach-skill')} (\d+)", said) == listed(row["skill"])
            assert re.findall(rf"{ada.language.say('coach-luck')} (\d+)", said) == listed(row.get("luck"))


def listed(figure: int | None) -> list[str]:
    return [] if figure is None else [str(figure)]


def test_a_mistake_can_be_tried_again_against_the_same_code(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    player = seated_player(ada, "classic", "me", "casual", rounds=1, first_codemaker=1)
    for row in ("RRRR", "RRRR"):
        player.lay(row)
    play(player)
    open_review(ada)
    [code] = reviewed(ada)[-1]["codes"]
    ada.page.get_by_role("button", name=ada.language.say("coach-try"), exact=True).locator("visible=true").first.click()
    heading = ada.page.get_by_role("heading", name=ada.language.say("try-title", row=2), exact=True)
    heading.wait_for()
    practised = Player(ada, Keyboard)
    wrong = "WWWW" if code["code"] != "WWWW" else "KKKK"
    practised.input.put(wrong)
    practised.input.press(practised.button("lay-row", number="2"))
    board = ada.page.get_by_role("region", name=ada.language.say("try-board"), exact=True)
    told = ada.language.say(
        "row-words",
        number=2,
        row=ada.language.in_words(wrong),
        key=ada.language.say("key-words", **mark(wrong, code["code"])._asdict()),
    )
    expect(board.get_by_text(told)).to_have_count(1)
    practised.input.put(code["code"])
    practised.input.press(practised.button("lay-row", number="3"))
    fewer = code["rows"] - 3
    kind = "try-sooner" if fewer > 0 else "try-same" if fewer == 0 else "try-later"
    values = {"rows": 3} if fewer == 0 else {"rows": 3, "by": abs(fewer)}
    expect(ada.page.get_by_role("status").filter(has_text=ada.language.say(kind, **values))).to_have_count(1)
    judged = ada.page.get_by_role("region", name=ada.language.say("try-rows"), exact=True)
    expect(judged.locator("summary")).to_have_count(2)
    expect(judged).to_contain_text(ada.language.say("coach-skill"))
    before = ada.language.say("try-skill", skill=0, before=0).partition("0")[0]
    expect(ada.page.get_by_role("status").filter(has_text=before)).to_have_count(1)
    practised.input.press(practised.button("try-repeat"))
    expect(board.get_by_text(ada.language.in_words(wrong))).to_have_count(0)
    ada.page.keyboard.press("Escape")  # leaves the practice board, and not the review
    expect(heading).to_have_count(0)
    assert shown_rows(ada)


def test_the_review_is_still_open_after_a_look_at_the_analysis_board(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    player = seated_player(ada, "classic", "me", "novice", rounds=2, first_codemaker=1)
    player.lay("RRRR")
    play(player, before=Prompt.GO_ON)
    open_review(ada)
    shown = shown_rows(ada)
    first = ada.page.locator("dialog details").first
    first.evaluate("row => (row.open = true)")
    first.get_by_role("link", name=ada.language.say("coach-analyse"), exact=True).click()
    ada.page.wait_for_url("**/analyse?box=classic&rows=RRRR")  # the row itself is compared
    ada.page.go_back()
    ada.page.get_by_role("dialog").wait_for()
    assert shown_rows(ada) == shown
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    ada.page.reload()
    player.until(lambda screen: prompt_of(screen) is not Prompt.WAIT)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_a_note_says_which_rows_force_it(visitors: Visitors) -> None:
    ada, bo, _ = two_by_link(visitors, "classic", {"rounds": 1, "marking": "by_hand"})
    ada.context.add_init_script(TEXT_MODE)
    ada.page.reload()
    ada.page.get_by_role("log").wait_for()
    types(ada, "hide", CODE.lower())
    breaker = Player(bo, Mouse)
    breaker.until(lambda screen: prompt_of(screen) is Prompt.GUESS)

    asked = ada.language.say("prompt-mark", name=ada.language.say("seat-you"))

    def lay(row: str, key: str) -> None:
        breaker.input.put(row)
        breaker.input.press(breaker.button("lay-row", number=str(len(breaker.rows(breaker.look())) + 1)))
        ada.page.locator("#prompt", has_text=asked).wait_for()
        types(ada, "mark", key)
        breaker.until(lambda screen: prompt_of(screen) is Prompt.GUESS)

    lay("WWRR", "0 1")
    lay("WWWW", "0 0")
    breaker.input.press(breaker.button("notes-title"))
    bo.page.get_by_label(bo.language.say("notes-auto"), exact=True).check()
    out = bo.language.say("notes-automatic", mark=bo.language.say("notes-mark-out"))
    white = bo.page.get_by_role(
        "button", name=bo.language.say("notes-cell", colour="white", place=1, mark=out), exact=True
    )
    white.focus()
    bo.page.keyboard.press("Enter")
    said = bo.language.say("fact-none", count=1, rows="2", colour="white")
    expect(bo.page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    expect(bo.page.locator("li.pointed")).to_have_count(1)
    bo.page.get_by_role(
        "button", name=bo.language.say("notes-cell", colour="red", place=3, mark=out), exact=True
    ).click()
    said = bo.language.say("fact-hole-is-not", count=1, rows="1", hole=3, colour="red")
    expect(bo.page.get_by_role("status").filter(has_text=said)).to_have_count(1)

    bo.page.get_by_label(bo.language.say("dialog-close"), exact=True).click()
    lay("WWWW", "1 0")
    breaker.input.press(breaker.button("notes-title"))
    said = bo.language.say("review-contradicting", count=2, rows="2 and 3")
    expect(bo.page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    expect(bo.page.locator("li.pointed")).to_have_count(2)


def test_the_coach_in_text_mode(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    table = ada.open("classic", "me", "novice", options={"rounds": 1, "first_codemaker": 1})
    ada.context.add_init_script(TEXT_MODE)
    ada.visit(table.path)
    log = ada.page.get_by_role("log")
    prompt = ada.page.locator("#prompt", has_text=ada.language.say("prompt-guess", name=ada.language.say("seat-you")))
    prompt.wait_for()
    types(ada, "hint", "")
    expect(log).to_contain_text(ada.language.say("hint-codes", count=1296))
    types(ada, "hint", "")
    expect(log).to_contain_text(ada.language.say("hint-no-fact"))
    types(ada, "review", "")
    expect(log).to_contain_text(ada.language.say("review-nothing"))
    types(ada, "why", "blue 2")
    expect(log).to_contain_text(ada.language.say("text-why-open"))
    types(ada, "guess", "wwkk")
    expect(log).to_contain_text(ada.language.in_words("WWKK"))
    types(ada, "resign", "")
    types(ada, "yes", "")
    ada.page.get_by_role("link", name=ada.language.say("record-see"), exact=True).wait_for()
    types(ada, "review", "")
    expect(log).to_contain_text(ada.language.say("coach-how-searched", name="You", who="you"))
    [code] = reviewed(ada)[-1]["codes"]
    types(ada, "try", "1")
    expect(log).to_contain_text(ada.language.say("try-match-not"))
    types(ada, "guess", code["code"].lower())
    expect(log).to_contain_text(ada.language.say("try-first", rows=1))
    expect(log).to_contain_text(plain(ada.language.say("try-to-go", row=1, average="4.34", rows=1)))


CONTRADICTING: dict[str, Any] = {
    "keypeg": 1,
    "edition": "classic",
    "options": {"marking": "by_hand"},
    "players": ["Ada", "Bo"],
    "actions": [
        {"seat": 0, "do": "hide", "code": CODE},
        {"seat": 1, "do": "guess", "row": "WWKK"},
        {"seat": 0, "do": "mark", "reds": 1, "whites": 0},
        {"seat": 1, "do": "guess", "row": "WWKK"},
        {"seat": 0, "do": "mark", "reds": 0, "whites": 0},
    ],
}


def test_a_record_that_is_not_over_is_reviewed_and_its_contradiction_named(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.visit(f"/record/{ada.post('/api/records', CONTRADICTING)['address']}")
    said = ada.language.say("review-contradicting", count=2, rows="1 and 2")
    coach = ada.page.get_by_role("region", name=ada.language.say("coach-title"), exact=True)
    expect(coach.get_by_text(said)).to_be_visible()
    open_review(ada)
    ada.page.get_by_role("button", name=ada.language.say("coach-match-open"), exact=True).click()
    expect(ada.page.get_by_role("row", name=ada.language.say("coach-match-round", number=1))).to_be_visible()


WRONG_KEY: dict[str, Any] = CONTRADICTING | {
    "actions": [
        {"seat": 0, "do": "hide", "code": CODE},
        {"seat": 1, "do": "guess", "row": "RRYY"},
        {"seat": 0, "do": "mark", "reds": 1, "whites": 1},
        {"seat": 1, "do": "guess", "row": "RGWW"},
        {"seat": 0, "do": "mark", "reds": 0, "whites": 1},
        {"seat": 1, "do": "guess", "row": "GKYK"},
        {"seat": 0, "do": "mark", "reds": 0, "whites": 2},
        {"seat": 1, "do": "challenge"},
    ],
}


def test_a_wrong_key_is_named_with_what_it_cost(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.visit(f"/record/{ada.post('/api/records', WRONG_KEY)['address']}")
    ada.page.get_by_role("button", name=ada.language.say("record-round", number=1), exact=True).click()
    coach = ada.page.get_by_role("region", name=ada.language.say("coach-title"), exact=True)
    expect(coach.get_by_text(ada.language.say("coach-moment-mistake", row=2))).to_be_visible()
    open_review(ada)
    given, right = (ada.language.say("key-words", reds=reds, whites=1) for reds in (0, 1))
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_text(ada.language.say("review-mistake-key", given=given, right=right))).to_be_visible()
    expect(dialog.get_by_text(ada.language.say("review-mistake-cost", left="46", right="34", rows=1))).to_be_visible()
    expect(dialog.get_by_text(ada.language.say("coach-key-wrong", right=right))).to_be_visible()  # beside the row


def test_a_record_of_a_thousand_rounds_is_read_with_ease(visitors: Visitors) -> None:
    actions: list[dict[str, Any]] = []
    for number in range(1000):
        maker = number % 2
        actions.append({"seat": maker, "do": "hide", "code": CODE})
        actions += ({"seat": 1 - maker, "do": "guess", "row": row} for row in ("RRYY", CODE))
    ada = visitors.new("Ada").registered()
    record = CONTRADICTING | {"options": {"rounds": 1000}, "actions": actions}
    ada.visit(f"/record/{ada.post('/api/records', record)['address']}")
    rounds = ada.page.get_by_label(ada.language.say("record-rounds"), exact=True)
    rounds.select_option(label=plain(ada.language.say("record-round", number=500)))
    open_review(ada)
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.language.say("round-of", number=500, rounds=1000))
    ada.page.get_by_role("button", name=ada.language.say("coach-match-open"), exact=True).click()
    figures = ada.page.get_by_role("region", name=ada.language.say("coach-match"), exact=True)
    expect(
        figures.get_by_role("row", name=ada.language.say("coach-match-round", number=41), exact=False)
    ).to_have_count(1)
    expect(ada.page.locator("progress")).to_have_attribute("max", "1000")
    heights = figures.evaluate("table => [table.scrollHeight, table.clientHeight]")
    assert heights[0] > heights[1]  # the table scrolls by itself
