"""Every state of the pages that looks different, each as a function that brings a visitor there."""

import json
from base64 import b64encode
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from keypeg.review.best_plays import best_play
from keypeg.review.daily import daily_code, daily_edition
from tests.browser.group_table import group_table
from tests.browser.input_methods import Keyboard, Mouse
from tests.browser.played_matches import play_match, play_some
from tests.browser.player import Player, Prompt, play, play_into_match, prompt_of
from tests.browser.visitors import Friend, Visitor

Setup = Callable[[Visitor], None]
PAGE_STATES: dict[str, Setup] = {}


def page_state(setup: Setup) -> Setup:
    PAGE_STATES[setup.__name__.strip("_").replace("_", "-")] = setup
    return setup


def page(path: str) -> Setup:
    """A page that needs no preparation."""

    def setup(visitor: Visitor) -> None:
        visitor.visit(path)
        visitor.page.get_by_role("heading", level=1).wait_for()

    return setup


for name, path in {
    "home": "/",
    "lesson": "/learn",
    "new-classic": "/new/classic",
    "new-group": "/new/group",
    "new-custom": "/new/custom",
    "new-duel": "/new/duel",
    "tables-none": "/tables",
    "transfer": "/transfer",
    "assistant": "/assistant",
    "history-none": "/history",
    "rules": "/rules",
    "rules-duel": "/rules/duel",
    "solo-choice": "/solo",
}.items():
    PAGE_STATES[name] = page(path)


def seated_player(visitor: Visitor, edition: str, *seats: str, rows: int = 0, **options: object) -> Player:
    """A player at a table, after some rows."""

    def sit() -> Player:
        visitor.visit(visitor.open(edition, *seats, options=options, names=["Ada", "Bo", "Cy", "Dee"]).path)
        player = Player(visitor, Mouse, repeats=edition not in ("travel", "hasbro94"))
        player.until(lambda screen: prompt_of(screen) is not Prompt.WAIT)
        return player

    return play_into_match(sit, lambda player: arrived(player, rows))


def arrived(player: Player, rows: int) -> bool:
    screen = player.look()
    if prompt_of(screen) in (Prompt.CURTAIN, Prompt.GO_ON, Prompt.OVER):
        return rows == 0
    if (table := group_table(screen)) is not None:
        return len(table.asked) >= rows
    return rows == 0 or (prompt_of(screen) is not Prompt.HIDE and len(player.rows(screen)) >= rows)


@page_state
def not_found(visitor: Visitor) -> None:
    visitor.allow_fault("404")
    page("/nowhere")(visitor)


def analysis(path: str) -> Setup:
    """The analysis board, after its last answer."""

    def setup(visitor: Visitor) -> None:
        visitor.visit(path)
        visitor.page.locator("[aria-busy=false] [role=tabpanel], [aria-busy=false] section.card").first.wait_for()

    return setup


PAGE_STATES["analysis-empty"] = analysis("/analyse")
PAGE_STATES["analysis-rows"] = analysis("/analyse?box=classic&rows=RRYY-11.RGYB-11.RBWR")
PAGE_STATES["analysis-contradiction"] = analysis("/analyse?box=classic&rows=RRRR-20.RRYY-11.GGGG-30")


def assistant(role: str, **kept: object) -> Setup:
    """A role of the assistant, which goes on with what was kept."""

    def setup(visitor: Visitor) -> None:
        state = {"edition": "classic", "options": {}, "seat": 0, "rows": [], "open": None, **kept}
        visitor.context.add_init_script(
            f"localStorage.setItem('keypeg.assistant.{role}', {json.dumps(json.dumps(state))})"
        )
        visitor.visit(f"/assistant/{role}")
        visitor.page.locator("ol.deck li").first.wait_for()
        visitor.page.get_by_role("group").first.wait_for()

    return setup


CONTRADICTING = [["RRRR", [2, 0]], ["RRYY", [1, 1]], ["GGGG", [3, 0]]]
PAGE_STATES["assistant-contradiction"] = assistant("adviser", rows=CONTRADICTING)
MEASURES = {
    shape: {"holes": 4, "colours": "RYGBWK", "repeats": True, "fewest_empty": 0, "most_empty": 0}
    for shape in ("row_shape", "code_shape")
} | {"row_limit": 10}
PAGE_STATES["assistant-check"] = assistant(
    "marker", rows=CONTRADICTING[:2], mode="check", code=b64encode(b"RGBY").decode(), measures=MEASURES
)


@page_state
def assistant_breaker(visitor: Visitor) -> None:
    assistant("breaker", rows=CONTRADICTING[:2])(visitor)
    visitor.page.get_by_role("group", name=visitor.language.say("mark-reds")).wait_for()


PAGE_STATES["puzzles"] = page("/puzzles")


def puzzle(visitor: Visitor, path: str) -> None:
    """A puzzle that can be answered."""
    visitor.visit(path)
    visitor.page.get_by_role("button", name=visitor.language.say("puzzles-share"), exact=True).wait_for()


@page_state
def puzzle_hints(visitor: Visitor) -> None:
    puzzle(visitor, "/puzzles/classic/3/7")
    for step in (1, 2):
        visitor.page.get_by_role("button", name=visitor.language.say("puzzles-hint", step=step, steps=4)).click()
        visitor.page.get_by_role("region").get_by_role("listitem").nth(step - 1).wait_for()
    visitor.page.keyboard.type("12")


@page_state
def puzzle_solved(visitor: Visitor) -> None:
    puzzle(visitor, "/puzzles/classic/3/7")
    visitor.page.keyboard.type("4114")
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_role("heading", name=visitor.language.say("puzzles-found")).wait_for()


@page_state
def puzzle_best_row(visitor: Visitor) -> None:
    puzzle(visitor, "/puzzles/duel/best-row/2")
    visitor.page.keyboard.press("1")
    visitor.page.get_by_role("button", name=visitor.language.say("puzzles-next"), exact=True).wait_for()


@page_state
def home_again(visitor: Visitor) -> None:
    seated_player(visitor, "classic", "me", "novice", first_codemaker=1)
    visitor.visit("/")
    visitor.page.get_by_role("heading", name=visitor.language.say("mine-title")).wait_for()


@page_state
def leaving(visitor: Visitor) -> None:
    home_again(visitor)
    visitor.page.get_by_role("button", name=visitor.language.say("mine-leave")).click()
    visitor.page.get_by_role("button", name=visitor.language.say("leave-yes")).wait_for()


@page_state
def tables(visitor: Visitor) -> None:
    visitor.open("duel", "me", "anyone", listed=True)
    visitor.open("classic", "me", "anyone", listed=True, clock={"clock": "per_move", "seconds": 60})
    visitor.visit("/tables")
    visitor.page.get_by_role("listitem").first.wait_for()


@page_state
def history(visitor: Visitor) -> None:
    play_some(visitor)
    visitor.visit("/history")
    visitor.page.get_by_role("heading", name=visitor.language.say("played-time-title")).wait_for()
    visitor.page.get_by_role("status").wait_for(state="detached")  # the coach has looked at everything


@page_state
def delete_history(visitor: Visitor) -> None:
    play_match(visitor, "classic", "Bo", (2, 2))
    visitor.visit("/history")
    visitor.page.get_by_role("button", name=visitor.language.say("played-delete"), exact=True).click()
    visitor.page.get_by_role("dialog").wait_for()


@page_state
def settings(visitor: Visitor) -> None:
    page("/")(visitor)
    visitor.page.get_by_label(visitor.language.say("bar-settings"), exact=True).click()


@page_state
def waiting_room(visitor: Visitor) -> None:
    table = visitor.open("classic", "me", "link")
    visitor.visit(table.path)
    visitor.store_links(table)
    visitor.page.reload()
    visitor.page.get_by_role("textbox", name=visitor.language.say("share-link")).wait_for()


@page_state
def waiting_for_anyone(visitor: Visitor) -> None:
    visitor.visit(visitor.open("duel", "me", "anyone", listed=True).path)
    visitor.page.get_by_role("button", name=visitor.language.say("room-meanwhile"), exact=True).wait_for()


@page_state
def seat_given_up(visitor: Visitor) -> None:
    waiting_for_anyone(visitor)
    visitor.page.get_by_role("button", name=visitor.language.say("room-stand"), exact=True).click()
    visitor.page.get_by_role("button", name=visitor.language.say("room-stand-yes"), exact=True).click()
    visitor.page.get_by_role("button", name=visitor.language.say("room-back"), exact=True).wait_for()


@page_state
def invitation(visitor: Visitor) -> None:
    table = visitor.open("hasbro94", "me", "link", options={"rounds": 2}, clock={"clock": "per_move", "seconds": 60})
    visitor.forget()
    visitor.visit(table.link(1))
    visitor.page.get_by_role("button", name=visitor.language.say("invite-sit"), exact=True).wait_for()


@page_state
def curtain(visitor: Visitor) -> None:
    seated_player(visitor, "classic", "me", "me")


@page_state
def hide_code(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "novice")
    player.input.put("RG..")


@page_state
def classic(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", rows=3, first_codemaker=1)
    player.input.put("RY..")


@page_state
def classic_over(visitor: Visitor) -> None:
    play(seated_player(visitor, "classic", "me", "casual", rows=1, rounds=1, first_codemaker=1))


def with_a_friend(visitor: Visitor, rounds: int = 1) -> Friend:
    """A match under way with somebody at another device."""
    table = visitor.open("classic", "me", "link", options={"rounds": rounds, "first_codemaker": 1})
    friend = Friend(visitor.server.guest("Bo"), table, 1)
    friend.do("sit", link=table.links["1"])
    friend.act("hide", code="RGBY")
    visitor.visit(table.path)
    visitor.page.get_by_role("group", name=visitor.language.say("tray-palette")).wait_for()
    return friend


@page_state
def reactions(visitor: Visitor) -> None:
    friend = with_a_friend(visitor)
    visitor.page.get_by_label(visitor.language.say("reaction-label"), exact=True).click()
    friend.do("reactions", reaction="well_played")
    visitor.page.get_by_text(visitor.language.say("reaction-well_played")).nth(1).wait_for()


@page_state
def rematch_offered(visitor: Visitor) -> None:
    friend = with_a_friend(visitor)
    friend.act("resign")
    friend.do("rematch", wanted=True)
    visitor.page.get_by_role("button", name=visitor.language.say("rematch-decline"), exact=True).wait_for()


@page_state
def travel(visitor: Visitor) -> None:
    seated_player(visitor, "travel", "me", "casual", rows=3, first_codemaker=1)


@page_state
def hasbro94(visitor: Visitor) -> None:
    seated_player(visitor, "hasbro94", "me", "casual", rows=3, first_codemaker=1)


@page_state
def duel(visitor: Visitor) -> None:
    seated_player(visitor, "duel", "me", "casual", rows=2)


@page_state
def duel_over(visitor: Visitor) -> None:
    play(seated_player(visitor, "duel", "me", "novice", rows=1, rounds=1, rings=4))


@page_state
def group(visitor: Visitor) -> None:
    seated_player(visitor, "group", "me", "casual", "casual", rows=2)


@page_state
def group_call(visitor: Visitor) -> None:
    player = seated_player(visitor, "group", "me", "novice", rows=1)
    play(player, before=Prompt.ASK)
    player.input.press(player.button("call-do"))


@page_state
def group_of_four(visitor: Visitor) -> None:
    player = seated_player(visitor, "group", "me", "casual", "novice", "novice", marking="by_hand", calls="anytime")
    play(player, before=Prompt.ANSWER)


@page_state
def group_over(visitor: Visitor) -> None:
    play(seated_player(visitor, "group", "me", "casual", rounds=1, boards_each=2))


@page_state
def notebook(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", rows=2, first_codemaker=1)
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    player.input.press(player.button("notes-title"))
    visitor.page.get_by_role("table").wait_for()


@page_state
def clock(visitor: Visitor) -> None:
    table = visitor.open("duel", "me", "novice", clock={"clock": "bank", "seconds": 600, "increment": 5})
    visitor.visit(table.path)
    visitor.page.get_by_role("timer").first.wait_for()


@page_state
def mark_row(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", marking="by_hand")
    play(player, before=Prompt.MARK)


@page_state
def a_wrong_key(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", marking="by_hand")
    player.wrong_marks = {1}
    play(player, before=Prompt.GO_ON)


@page_state
def rules_dialog(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", rows=1, first_codemaker=1)
    visitor.page.get_by_label(player.language.say("menu-more"), exact=True).click()
    player.input.press(player.button("menu-rules"))
    visitor.page.get_by_role("dialog").wait_for()


@page_state
def resign_dialog(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", rows=1, first_codemaker=1)
    visitor.page.get_by_label(player.language.say("menu-more"), exact=True).click()
    player.input.press(player.button("menu-resign"))
    visitor.page.get_by_role("dialog").wait_for()


@page_state
def commitments_dialog(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", rows=1, first_codemaker=1)
    visitor.page.get_by_label(player.language.say("menu-more"), exact=True).click()
    player.input.press(player.button("fair-title"))
    visitor.page.get_by_role("button", name=player.language.say("fair-save")).wait_for()


@page_state
def text_mode(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", rows=2, first_codemaker=1)
    visitor.page.get_by_label(player.language.say("menu-more"), exact=True).click()
    player.input.press(player.button("menu-text"))
    visitor.page.get_by_role("log").wait_for()


@page_state
def record(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", rows=1, rounds=1, first_codemaker=1)
    play(player)
    visitor.page.get_by_role("link", name=player.language.say("record-see"), exact=True).click()
    visitor.page.get_by_role("slider").wait_for()


@page_state
def record_with_receipt(visitor: Visitor) -> None:
    record(visitor)
    visitor.page.get_by_text(visitor.language.say("fair-title"), exact=True).click()
    rubbish = {"name": "receipt.json", "mimeType": "application/json", "buffer": b"{}"}
    visitor.page.get_by_label(visitor.language.say("fair-bring")).set_input_files(rubbish)  # type: ignore[arg-type]
    visitor.page.get_by_role("alert").wait_for()


@page_state
def share_dialog(visitor: Visitor) -> None:
    record(visitor)
    visitor.page.get_by_role("button", name=visitor.language.say("share-match"), exact=True).click()
    visitor.page.get_by_role("dialog").wait_for()


def take_hints(player: Player, steps: int) -> None:
    """Open the hints and take some."""
    player.input.press(player.button("hint-button"))
    what = "asker" if group_table(player.look()) is not None else "step"
    panel = player.page.get_by_role("region", name=player.language.say("hint-title"), exact=True)
    for step in range(1, steps + 1):
        player.input.press(player.button(f"hint-{what}-{step}"))
        panel.get_by_role("listitem").nth(step - 1).wait_for()


@page_state
def hint(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", first_codemaker=1)
    for row in ("RRGG", "BBYY"):
        player.lay(row)
    take_hints(player, 4)


@page_state
def hint_group(visitor: Visitor) -> None:
    take_hints(seated_player(visitor, "group", "me", "casual", "casual", rows=2), 4)


def open_review(visitor: Visitor) -> None:
    """Open the review of the round that is over."""
    visitor.page.get_by_role("button", name=visitor.language.say("coach-open"), exact=True).click()
    visitor.page.get_by_role("dialog").get_by_role("heading", level=2).wait_for()


@page_state
def round_review(visitor: Visitor) -> None:
    player = seated_player(visitor, "classic", "me", "casual", rounds=1, first_codemaker=1)
    for row in ("RRRR", "RRRR", "GGGG"):
        player.lay(row)
    play(player)
    open_review(visitor)


@page_state
def round_review_duel(visitor: Visitor) -> None:
    play(seated_player(visitor, "duel", "me", "novice", rows=1, rounds=1, rings=4))
    open_review(visitor)


@page_state
def round_review_group(visitor: Visitor) -> None:
    play(seated_player(visitor, "group", "me", "casual", "casual", rounds=1))
    open_review(visitor)


@page_state
def try_again(visitor: Visitor) -> None:
    round_review(visitor)
    again = visitor.page.get_by_role("button", name=visitor.language.say("coach-try"), exact=True)
    again.locator("visible=true").first.click()
    visitor.page.get_by_role("heading", name=visitor.language.say("try-title", row="")[:8]).wait_for()


@page_state
def tried_again(visitor: Visitor) -> None:
    try_again(visitor)
    player = Player(visitor, Keyboard)
    while not visitor.page.get_by_role("button", name=visitor.language.say("try-repeat"), exact=True).count():
        player.input.put("RYGB")
        visitor.page.keyboard.press("Enter")
    visitor.page.get_by_role("region", name=visitor.language.say("try-rows"), exact=True).wait_for()


@page_state
def offline(visitor: Visitor) -> None:
    visitor.allow_fault("WebSocket connection to|ERR_INTERNET_DISCONNECTED")
    player = seated_player(visitor, "classic", "me", "casual", rows=1, first_codemaker=1)
    visitor.context.set_offline(True)
    player.until(lambda screen: screen.said("connection-offline"))


@page_state
def custom(visitor: Visitor) -> None:
    player = seated_player(visitor, "custom", "me", "novice", first_codemaker=1, pegs=6, colours=12, row_limit=14)
    for row in ("RRYYGG", "WWKKOO", "NNTTMM", "RYGBWK"):
        player.lay(row)
    player.input.put("RYG...")


@page_state
def super_(visitor: Visitor) -> None:
    player = seated_player(visitor, "super", "me", "casual", rows=3, first_codemaker=1)
    player.input.put("RY...")


def laid_alone(visitor: Visitor, game: dict[str, Any], *rows: str) -> None:
    """Lay rows in a game alone, without a browser."""
    for number, row in enumerate(rows, 1):
        visitor.post(f"/api/solo/{game['id']}/rows", {"number": number, "row": row})


@page_state
def daily(visitor: Visitor) -> None:
    """The codes of the day: one is found, one has begun, and the others wait."""
    today = datetime.now().date()
    for day in (today - timedelta(days=9), today):
        game = visitor.post("/api/daily", {"edition": "classic", "date": str(day)})
        rows = [row for row, _ in best_play(daily_edition("classic"), daily_code("classic", day))]
        laid_alone(visitor, game, *(["KKKK"] if day != today else []), *rows)
    laid_alone(visitor, visitor.post("/api/daily", {"edition": "duel", "date": str(today)}), "RRYYG")
    visitor.visit("/daily")
    visitor.page.get_by_role("heading", name=visitor.language.say("today-standing")).wait_for()


@page_state
def daily_end(visitor: Visitor) -> None:
    day = datetime.now().date()
    game = visitor.post("/api/daily", {"edition": "classic", "date": str(day)})
    laid_alone(visitor, game, *(row for row, _ in best_play(daily_edition("classic"), daily_code("classic", day))))
    visitor.visit("/daily/classic")
    visitor.page.get_by_role("button", name=visitor.language.say("coach-open")).wait_for()


@page_state
def solo_blind(visitor: Visitor) -> None:
    wanted = {"id": "blind", "kind": "sprint", "edition": "classic", "blind": True}
    game = visitor.post("/api/solo", wanted)
    laid_alone(visitor, game, "RRYY", "GGBB")
    visitor.visit(f"/solo/{game['id']}")
    visitor.page.get_by_role("region", name=visitor.language.say("solo-board")).wait_for()


def kept_by_assistant(role: str, state: dict[str, object]) -> Setup:
    """A role of the assistant that goes on where it was."""

    def setup(visitor: Visitor) -> None:
        page("/assistant")(visitor)
        visitor.page.evaluate(
            "([role, state]) => localStorage.setItem(`keypeg.assistant.${role}`, JSON.stringify(state))", [role, state]
        )
        visitor.visit(f"/assistant/{role}")
        visitor.page.get_by_role("table").first.wait_for()

    return setup


def score(edition: str, *results: dict[str, object], names: tuple[str, ...] = ("Ada", "Ben")) -> dict[str, object]:
    return {"agreed": {"edition": edition, "options": {}, "names": names}, "opener": 0, "results": results}


PAGE_STATES["score-form"] = page("/assistant/scores")
PAGE_STATES["score-track"] = kept_by_assistant(
    "scores", score("hasbro94", {"outcome": "found", "rows": 5}, {"outcome": "wrong_key"})
)
PAGE_STATES["score-group"] = kept_by_assistant(
    "scores", score("group", {"outcome": "mastermind", "by": 2}, names=("Ada", "Ben", "Cleopatra", "Dee"))
)
GROUP_NOTES: dict[str, object] = {
    "agreed": {"edition": "group", "options": {}, "names": ("Ada", "Ben", "Cy")},
    "hand": [("B", 3)],
    "asked": [
        {"seat": 1, "row": "Y.BR.", "answers": (None, None, "white")},
        {"seat": 2, "row": "YRB..", "answers": (None, "black", None)},
    ],
    "calls": [],
}
PAGE_STATES["group-adviser"] = kept_by_assistant("group", GROUP_NOTES)
