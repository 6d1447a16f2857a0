"""A computer lays row after row at the pace of a person, which the page keeps and the person may change."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.input_methods import Keyboard
from tests.browser.player import Player, Prompt, prompt_of
from tests.browser.visitors import OpenedTable, Visitor, Visitors

MAKES = {"rounds": 1, "first_codemaker": 0}
CODE = "RRRR"
"""A strong computer lays rows of several colours first, so it never finds this code in its first two rows."""
LONGEST_MS = 2000
"""A row takes between 1.2 and 2 seconds."""


def watching(visitor: Visitor) -> tuple[Player, OpenedTable]:
    """Somebody who has hidden a code from a computer, which has found it. The clock of the page stands still."""
    table = visitor.open("classic", "me", "strong", options=MAKES)
    visitor.page.clock.install()
    visitor.visit(table.path)
    player = Player(visitor, Keyboard)
    screen = player.until(lambda screen: prompt_of(screen) is Prompt.HIDE)
    visitor.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    player.hide(screen, CODE)
    expect(visitor.page.get_by_role("group", name=visitor.language.say("pace-label"))).to_be_visible()
    while visitor.context.request.get(f"/api/tables/{table.address}").json()["table"]["stage"] != "over":
        pass  # the computer is at it
    return player, table


def rows(player: Player) -> int:
    return len(player.rows(player.peek()))


def test_a_computer_lays_one_row_after_the_other(visitors: Visitors) -> None:
    ada = visitors.new("Ada", at_once=False).registered()
    player, _ = watching(ada)
    assert rows(player) == 0
    for shown in (1, 2):
        ada.page.clock.run_for(LONGEST_MS)
        assert rows(player) == shown
        assert prompt_of(player.peek()) is Prompt.WAIT


@pytest.mark.parametrize("by_key", [True, False])
def test_one_can_speed_it_up(visitors: Visitors, *, by_key: bool) -> None:
    ada = visitors.new("Ada", at_once=False).registered()
    player, table = watching(ada)
    for pace in (3, 0):
        button = player.button(f"pace-{pace}")
        if by_key:
            ada.page.keyboard.press(str(pace))
        else:
            button.press("Enter")
        if pace == 3:
            expect(button).to_have_attribute("aria-pressed", "true")
            ada.page.clock.run_for(
                LONGEST_MS // 3 + 1
            )  # too short for a row at the usual pace, and for two at this one
            assert rows(player) == 1
            assert prompt_of(player.peek()) is Prompt.WAIT
    player.until(lambda screen: prompt_of(screen) is Prompt.OVER)
    laid = ada.context.request.get(f"/api/tables/{table.address}").json()["snapshot"]["view"]["past"][0]["rows"]
    assert rows(player) == max(laid)


def test_a_reload_shows_how_things_stand(visitors: Visitors) -> None:
    ada = visitors.new("Ada", at_once=False).registered()
    player, _ = watching(ada)
    ada.page.reload()
    player.until(lambda screen: prompt_of(screen) is Prompt.OVER)


def test_whoever_acts_sees_how_things_stand(visitors: Visitors) -> None:
    """The round that is given up is the one on the screen, or none."""
    ada = visitors.new("Ada", at_once=False).registered()
    player, table = watching(ada)
    ada.page.get_by_label(ada.language.say("menu-more"), exact=True).press("Enter")
    for message in ("menu-resign", "resign-yes"):
        player.button(message).press("Enter")
    player.until(lambda screen: prompt_of(screen) is Prompt.OVER)
    [attempt] = ada.context.request.get(f"/api/tables/{table.address}").json()["snapshot"]["view"]["past"]
    assert attempt["outcome"] == "found"
