"""The table of a group match: the call of MASTERMIND."""

from tests.browser.group_table import group_table
from tests.browser.input_methods import Mouse
from tests.browser.player import Player, Prompt, play
from tests.browser.visitors import Visitors

SELECTED = "document.querySelector('[data-hole][aria-current]').dataset.hole"


def test_a_call_starts_with_the_own_token_and_points_at_the_first_empty_place(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.visit(ada.open("group", "me", "novice", "novice").path)
    player = Player(ada, Mouse)
    play(player, before=Prompt.ASK)
    table = group_table(player.look())
    assert table is not None
    [(colour, number)] = [token for token in table.boards if token]
    player.input.press(player.button("call-do"))
    called = player.until(lambda screen: screen.has("button", "verb-mastermind"))
    assert called.draft() == [colour if place == number else "." for place in range(1, 6)]
    assert ada.page.evaluate(SELECTED) == ("1" if number == 1 else "0")
