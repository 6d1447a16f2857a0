"""The table of a group match: the call of MASTERMIND, and what the open row says about its pegs."""

import pytest
from playwright.sync_api import expect

from tests.browser.group_table import Token, group_table
from tests.browser.input_methods import Mouse
from tests.browser.player import Player, Prompt, play, tray_is_empty
from tests.browser.visitors import Visitors

SELECTED = "document.querySelector('[data-hole][aria-current]').dataset.hole"
FOCUSED = "document.activeElement.dataset.hole ?? document.activeElement.className"


@pytest.fixture
def asked(visitors: Visitors) -> tuple[Player, Token]:
    """A player whose turn it is, with their token. The code has three pegs and two empty places."""
    ada = visitors.new("Ada").registered()
    ada.visit(ada.open("group", "me", "novice", "novice").path)
    player = Player(ada, Mouse)
    play(player, before=Prompt.ASK)
    table = group_table(player.look())
    assert table is not None
    [token] = [token for token in table.boards if token]
    return player, token


def test_a_call_starts_with_the_own_token_and_points_at_the_first_empty_place(asked: tuple[Player, Token]) -> None:
    player, (colour, number) = asked
    page, say = player.page, player.language.say
    first = "1" if number == 1 else "0"
    player.input.press(player.button("call-do"))
    called = player.until(lambda screen: screen.has("button", "call-not"))
    assert called.draft() == [colour if place == number else "." for place in range(1, 6)]
    assert page.evaluate(SELECTED) == first
    page.keyboard.press("End")
    missing = page.get_by_role("button", name=f"{say('pegs-missing', count=2)} {say('verb-mastermind')}", exact=True)
    missing.click()
    assert page.evaluate(FOCUSED) == first, "it points at the first empty place"
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED) == first, "so does Enter"
    player.input.press(player.button("call-not"))
    assert tray_is_empty(player.until(lambda screen: screen.has("button", "verb-ask"))), "the question is another row"


def test_enter_never_calls(asked: tuple[Player, Token]) -> None:
    player, (colour, number) = asked
    player.input.press(player.button("call-do"))
    player.until(lambda screen: screen.has("button", "call-not"))
    others = [place for place in range(1, 6) if place != number][:2]
    for place in others:
        player.input.press(player.input.hole(place - 1))
        player.page.keyboard.press(player.language.say(f"letter-{colour}").lower())
    player.page.keyboard.press("Enter")
    assert "main" in player.page.evaluate(FOCUSED), "it moves the focus to the button"
    expect(player.button("verb-mastermind")).to_be_enabled()
    player.page.keyboard.press("Escape")
    player.until(lambda screen: screen.has("button", "verb-ask"))


def test_the_button_says_how_many_pegs_are_missing_or_too_many(asked: tuple[Player, Token]) -> None:
    player, _ = asked
    say = player.language.say
    for keys, told in (
        ("", say("pegs-missing", count=3)),
        ("11", say("pegs-missing", count=1)),
        ("1", None),
        ("1", say("pegs-extra", count=1)),
    ):
        for key in keys:
            player.page.keyboard.press(key)
        ask = player.page.get_by_role(
            "button", name=f"{told} {say('verb-ask')}" if told else say("verb-ask"), exact=True
        )
        expect(ask).to_be_enabled(enabled=told is None)
