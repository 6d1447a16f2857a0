"""The code of the day and games alone: played by keyboard, on a board and as text, and never twice."""

import re
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Route

from keypeg.review.best_plays import best_play
from keypeg.review.daily import daily_code, daily_edition, share_lines
from keypeg.rules.keys import mark
from tests.browser.page_states import laid_alone
from tests.browser.test_reading import TEXT_MODE
from tests.browser.visitors import Visitor, Visitors

WRONG = ("RRRR", "YYYY", "GGGG")


def today() -> str:
    return str(datetime.now().date())


def code_of_today(box: str) -> str:
    return daily_code(box, datetime.now().date())


def wrong_rows(code: str, count: int) -> list[str]:
    return [row for row in WRONG if row != code][:count]


def said_row(visitor: Visitor, number: int, row: str, code: str) -> str:
    say, language = visitor.language.say, visitor.language
    reds, whites = mark(row, code)
    return say("row-words", number=number, row=language.in_words(row), key=say("key-words", reds=reds, whites=whites))


def lay(visitor: Visitor, row: str) -> None:
    """Lay a row by keyboard, and wait until it lies."""
    numbered = visitor.page.get_by_role("listitem").filter(has_text=re.compile(r"\d"))
    rows = numbered.locator(".unseen").count()
    visitor.page.keyboard.type(row)
    visitor.page.keyboard.press("Enter")
    numbered.locator(".unseen").nth(rows).wait_for(state="attached")


def test_a_daily_code_is_played_by_keyboard_and_goes_on_after_a_reload(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    say, code = ada.language.say, code_of_today("classic")
    ada.visit("/daily")
    ada.page.get_by_role("link", name=re.compile(say("box-classic-title"))).click()
    ada.page.get_by_role("region", name=say("solo-board")).wait_for()
    first, second = wrong_rows(code, 2)
    lay(ada, first)
    ada.page.reload()
    ada.page.get_by_text(said_row(ada, 1, first, code)).first.wait_for(state="attached")
    # Another tab goes on, and this one is told.
    game = ada.post("/api/daily", {"edition": "classic", "date": today()})
    ada.post(f"/api/solo/{game['id']}/rows", {"number": 2, "row": second})
    ada.allow_fault("409")
    ada.page.keyboard.type("KKKK" if code != "KKKK" else "WWWW")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("alert").wait_for()
    ada.page.get_by_text(said_row(ada, 2, second, code)).first.wait_for(state="attached")
    ada.page.keyboard.press("Control+z")
    lay_last(ada, code)
    ada.page.get_by_role("heading", name=say("solo-found", rows=3)).wait_for()
    ada.page.get_by_role("button", name=say("coach-open")).wait_for()
    ada.page.get_by_role("link", name=say("solo-next-box", box=say("box-travel-title"))).wait_for()
    ada.page.get_by_role("link", name=say("solo-today")).click()
    found = ada.page.get_by_role("link", name=re.compile(say("box-classic-title")))
    assert say("today-found", rows=3) in found.inner_text()
    assert ada.page.get_by_text(say("today-bar", rows=3, count=1)).count() == 1


def lay_last(visitor: Visitor, code: str) -> None:
    for _ in code:
        visitor.page.keyboard.press("Backspace")
    visitor.page.keyboard.press("Home")
    visitor.page.keyboard.type(code)
    visitor.page.keyboard.press("Enter")


def test_a_daily_code_as_text_and_the_text_to_share(visitors: Visitors) -> None:
    bo = visitors.new("Bo", tag="de").registered()
    bo.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bo.context.add_init_script(TEXT_MODE)
    say, code = bo.language.say, code_of_today("classic")
    rows = [*wrong_rows(code, 1), *(row for row, _ in best_play(daily_edition("classic"), code))]
    bo.visit("/daily/classic")
    field = bo.page.get_by_role("textbox")
    field.fill("was?")
    field.press("Enter")
    bo.page.get_by_text(say("solo-text-unclear", colours="")[:20]).wait_for()
    for number, row in enumerate(rows, 1):
        field.fill(bo.language.in_words(row) if number == 1 else "".join(say(f"letter-{peg}") for peg in row))
        field.press("Enter")
        bo.page.get_by_role("log").get_by_text(said_row(bo, number, row, code)).wait_for()
    bo.page.get_by_role("log").get_by_text(say("solo-found", rows=len(rows))).wait_for()
    bo.page.evaluate("() => { delete Navigator.prototype.share }")
    bo.page.get_by_role("button", name=say("solo-copy")).click()
    bo.page.get_by_role("button", name=say("solo-copied")).wait_for()
    title = say("daily-share", box=say("box-classic-title"), day=today(), rows=str(len(rows)), limit=10)
    lines = share_lines([mark(row, code) for row in rows], 4)
    copied = bo.page.evaluate("navigator.clipboard.readText()")
    assert copied.replace("\u00a0", " ").replace("\u202f", " ") == "\n".join([title, *lines])


def begin(visitor: Visitor, **more: object) -> dict[str, Any]:
    options = {"pegs": 2, "colours": 2, "row_limit": 3}
    game: dict[str, Any] = visitor.post(
        "/api/solo", {"id": "x", "kind": "single", "edition": "custom", "options": options, **more}
    )
    return game


def test_a_blind_game_covers_its_rows_until_the_end(visitors: Visitors) -> None:
    cy = visitors.new("Cy").registered()
    say = cy.language.say
    cy.visit("/solo")
    cy.page.get_by_role("button", name=say("box-super-title")).click()
    cy.page.get_by_label(say("solo-blind")).check()
    cy.page.get_by_label(say("solo-no-repeats")).check()
    cy.page.get_by_role("button", name=say("solo-begin-single")).click()
    board = cy.page.get_by_role("region", name=say("solo-board"))
    board.wait_for()
    lay(cy, "RRRRR")
    assert say("row-covered") in board.get_by_role("listitem").locator(".unseen").first.inner_text()
    cy.page.get_by_label(say("menu-more"), exact=True).click()
    cy.page.get_by_role("button", name=say("solo-give-up")).click()
    cy.page.get_by_role("dialog").get_by_role("button", name=say("solo-give-up")).click()
    cy.page.get_by_role("heading", name=say("solo-given-up")).wait_for()
    assert cy.language.in_words("RRRRR") in board.get_by_role("listitem").locator(".unseen").first.inner_text()
    cy.page.get_by_role("button", name=say("solo-again-single")).click()
    cy.page.get_by_text(say("solo-row-of", number=1, limit=12)).wait_for()


def test_a_sprint_leads_from_code_to_code(visitors: Visitors) -> None:
    dee = visitors.new("Dee").registered()
    say = dee.language.say
    game = begin(dee, kind="sprint")
    rows, view = ["RR", "RG", "GR"], game
    while len(view["boards"]) < 10:  # the first nine codes without a browser
        at = len(view["boards"][-1]["rows"])
        view = dee.post(f"/api/solo/{game['id']}/rows", {"number": view["laid"] + 1, "row": rows[at]})
    dee.visit("/solo")
    dee.page.get_by_role("link", name=re.compile(say("solo-code-of", number=10, codes=10))).click()
    dee.page.get_by_role("region", name=say("solo-board")).wait_for()
    done = dee.page.get_by_role("button", name=say("solo-again-sprint"))
    for row in rows:
        if done.is_visible():
            break
        dee.page.keyboard.type(row)
        dee.page.keyboard.press("Enter")
        dee.page.get_by_role("status").filter(has_text=dee.language.in_words(row)).first.wait_for(state="attached")
    done.wait_for()
    assert dee.page.get_by_role("list", name=say("solo-codes")).get_by_role("listitem").count() == 10
    dee.page.get_by_text(say("solo-best-first")).wait_for()


def test_a_code_of_a_sprint_ends_with_the_next_one_under_the_finger(visitors: Visitors) -> None:
    eve = visitors.new("Eve").registered()
    say = eve.language.say
    game = begin(eve, kind="sprint", options={"pegs": 1, "colours": 2, "row_limit": 1})
    laid_alone(eve, game, "R")
    eve.visit(f"/solo/{game['id']}")
    eve.page.get_by_text(say("solo-code-of", number=2, codes=10)).wait_for()
    eve.page.keyboard.type("R")
    eve.page.keyboard.press("Enter")
    eve.page.get_by_role("button", name=say("solo-code-of", number=3, codes=10)).wait_for()
    eve.page.keyboard.press("Enter")  # the focus is on it
    eve.page.get_by_text(say("solo-row-of", number=1, limit=1)).wait_for()


def test_a_page_that_is_looked_at_again_after_midnight_shows_the_new_day(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    now = datetime.now()
    line = ada.page.locator("header p")
    ada.page.clock.set_fixed_time(now - timedelta(days=1))
    ada.visit("/daily")
    line.filter(has_text=f" {(now - timedelta(days=1)).day} ").wait_for()
    solution = ada.page.locator("section ol li").first
    solution.wait_for(state="attached")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    waiting: list[Route] = []
    ada.page.route("**/api/daily?*", lambda route: waiting.append(route))
    ada.page.clock.set_fixed_time(now)
    with ada.page.expect_request("**/api/daily?*"):
        ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    ada.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    # What was known of the day before says nothing about the new one.
    assert not [url for url in asked if "/solution" in url]
    waiting.pop().continue_()
    line.filter(has_text=f" {now.day} ").wait_for()
