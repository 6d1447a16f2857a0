"""Puzzles on the pages: solved by keyboard, explained, rated, followed by the next, and said in text mode."""

from typing import Any

from playwright.sync_api import Locator, Response, expect

from keypeg.review.puzzle_ratings import START, fitting_grade, next_rating
from keypeg.review.puzzles import make_puzzle, solution
from keypeg.review.row_puzzles import make_row_puzzle
from keypeg.rules.boxes import edition
from tests.browser.test_reading import TEXT_MODE
from tests.browser.visitors import PHONE, TIMEOUT_MS, Visitor, Visitors

expect.set_options(timeout=TIMEOUT_MS)

PUZZLE = make_puzzle(edition("classic"), 7, 3)
STEPS = len(solution(PUZZLE))


def button(visitor: Visitor, message: str, **values: Any) -> Locator:
    return visitor.page.get_by_role("button", name=visitor.language.say(message, **values), exact=True)


def said(visitor: Visitor) -> Locator:
    """What is read out to a screen reader."""
    return visitor.page.get_by_role("status")


def change(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def test_a_puzzle_is_solved_by_keyboard_after_a_wrong_answer_and_a_hint(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    say = ada.language.say
    received: list[Response] = []
    ada.page.on("response", lambda response: received.append(response))
    page = ada.visit("/puzzles/classic/3/7")
    expect(page.get_by_role("group", name=say("tray-palette"))).to_be_visible()
    page.keyboard.type("1111")
    page.keyboard.press("Enter")
    objection = say(
        "puzzle-objection", row=1, earned=say("key-words", reds=2, whites=0), given=say("key-words", reds=1, whites=1)
    )
    expect(said(ada)).to_contain_text(objection)
    button(ada, "puzzles-hint", step=1, steps=STEPS).click()
    expect(said(ada)).to_contain_text(say("puzzles-step", number=1, count=1, rows="2"))
    judged = [response.text() for response in received if "/api/puzzles/" in response.url]
    assert len(judged) == 3
    assert PUZZLE.answer not in "".join(judged), "the answer is not sent before it is found"
    for _ in range(4):
        page.keyboard.press("Control+z")
    page.keyboard.press("Home")
    page.keyboard.type("brrb")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=say("puzzles-found"))).to_be_visible()
    rating = next_rating(START, 0, 3, 1 - 1 / STEPS - 0.25)
    moved = say("puzzles-rating-now", rating=str(rating), change=change(rating - START))
    expect(page.get_by_text(moved)).to_be_visible()
    # The whole proof is there now, and the code lies open.
    expect(page.get_by_role("region").get_by_role("listitem").last).to_contain_text(str(STEPS))
    expect(button(ada, "puzzles-next")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/puzzles/classic/{fitting_grade(rating, 5)}/1")
    # Whoever comes back finds it solved, and nothing more to win.
    ada.visit("/puzzles/classic/3/7")
    expect(page.get_by_text(say("puzzles-rating-stays", rating=str(rating)))).to_be_visible()


def test_the_start_leads_to_a_puzzle_of_the_box_and_remembers_what_was_chosen(visitors: Visitors) -> None:
    ada = visitors.new("Ada", touch=True, size=PHONE).registered()
    say = ada.language.say
    page = ada.visit("/puzzles")
    page.get_by_role("radio", name=say("box-travel-title"), exact=True).check()
    page.get_by_role("radio", name=say("puzzles-grade-4"), exact=True).check()
    button(ada, "puzzles-start").tap()
    page.wait_for_url("**/puzzles/travel/4/1")
    button(ada, "puzzles-show").tap()
    button(ada, "puzzles-show-yes").tap()
    expect(page.get_by_role("heading", name=say("puzzles-shown"), exact=True)).to_be_visible()
    rating = next_rating(START, 0, 4, 0)
    button(ada, "puzzles-next").tap()
    page.wait_for_url("**/puzzles/travel/4/2")
    button(ada, "puzzles-another").tap()
    page.wait_for_url("**/puzzles/travel/4/3")
    ada.visit("/puzzles")
    expect(page.get_by_role("radio", name=say("box-travel-title"), exact=True)).to_be_checked()
    expect(page.get_by_text(str(rating), exact=True)).to_be_visible()


def test_the_best_row_is_chosen_and_the_worth_of_all_is_told(visitors: Visitors) -> None:
    made = make_row_puzzle(edition("custom", {"pegs": 5}), 3)
    ada = visitors.new("Ada")  # a stranger, who becomes a guest by answering
    say = ada.language.say
    page = ada.visit("/puzzles/custom/best-row/3?pegs=5")
    best = made.choices[made.best - 1]
    choices = page.get_by_role("list", name=say("puzzles-choices"))
    expect(choices.get_by_role("button")).to_have_count(3)
    choices.get_by_role("button").nth(made.best - 1).click()
    expect(said(ada)).to_have_text(say("puzzle-row-right"))
    item = choices.get_by_role("listitem").nth(made.best - 1)
    expect(item).to_contain_text(say("puzzles-best"))
    expect(item).to_contain_text(f"{best.rows_to_go:.2f}")
    button(ada, "puzzles-next").click()
    page.wait_for_url("**/puzzles/custom/best-row/1?pegs=5")


def test_a_puzzle_in_text_mode_is_typed(visitors: Visitors) -> None:
    ada = visitors.new("Ada", tag="de").registered()
    say = ada.language.say
    ada.page.add_init_script(TEXT_MODE)
    page = ada.visit("/puzzles/classic/3/7")
    log = page.get_by_role("log")
    expect(log).to_contain_text(say("puzzle-task"))
    field = page.get_by_role("textbox", name=say("puzzles-text-code"))
    expect(field).to_be_focused()
    for typed, answered in (
        ("nichts", say("puzzles-text-unclear", holes=4, colours="")[:40]),
        (ada.language.in_words("RRRR"), say("puzzle-objection", row=1, earned="", given="")[:30]),
    ):
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        expect(log).to_contain_text(answered)
    button(ada, "puzzles-hint", step=1, steps=STEPS).click()
    expect(log).to_contain_text(say("puzzles-step", number=1, count=1, rows="2"))
    field.focus()
    page.keyboard.type(ada.language.in_words(PUZZLE.answer))
    page.keyboard.press("Enter")
    expect(log).to_contain_text(say("puzzle-right"))
    rating = next_rating(START, 0, 3, 1 - 1 / STEPS - 0.25)
    expect(button(ada, "puzzles-next")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/puzzles/classic/{fitting_grade(rating, 5)}/1")


def test_an_address_without_a_puzzle_says_why(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.allow_fault("400|409")
    say = ada.language.say
    for path, why in (
        ("/puzzles/classic/9/7", say("refusal-bad-grade", why="unknown", most=5)),
        ("/puzzles/classic/3/seven", say("refusal-bad-seed", most=str(2**53 - 1))),
        ("/puzzles/nothing/3/7", "nothing"),
        ("/puzzles/group/best-row/7", say("refusal-no-puzzle", why="no_codebreaker")),
        ("/puzzles/custom/3/7?pegs=99", "pegs"),
    ):
        page = ada.visit(path)
        expect(page.get_by_role("heading", name=say("puzzles-missing"))).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text(why)
    page.get_by_role("link", name=say("puzzles-all")).click()
    page.wait_for_url("**/puzzles")
