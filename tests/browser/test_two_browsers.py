"""Several visitors at one table, each with a browser of their own, and a spectator."""

import json

import pytest

from tests.browser.group_table import group_table
from tests.browser.input_methods import Keyboard, Mouse, Touch
from tests.browser.player import Player, Prompt, counting_down, play, prompt_of
from tests.browser.screen import Screen
from tests.browser.secrets import assert_not_sent, assert_not_shown
from tests.browser.visitors import PHONE, OpenedTable, Visitor, Visitors

BOXES: dict[str, dict[str, object]] = {
    "classic": {"rounds": 2},
    "travel": {"rounds": 1},
    "hasbro94": {"rounds": 1},
    "duel": {"rounds": 1, "rings": 4},
    "custom": {"rounds": 1, "pegs": 3, "colours": 4},
}
WITHOUT_REPEATS = ("travel", "hasbro94")


def two_by_link(visitors: Visitors, edition: str, options: dict[str, object]) -> tuple[Visitor, Visitor, OpenedTable]:
    """Ada opens a table and sends the link to the other seat to Bo, who follows it."""
    ada = visitors.new("Ada").registered()
    bo = visitors.new("Bo", touch=True, size=PHONE).registered()
    table = ada.open(edition, "me", "link", options=options)
    ada.visit(table.path)
    bo.accept(table, 1)
    return ada, bo, table


def starts_of(visitor: Visitor) -> set[int]:
    """When a visitor was told that the race starts."""
    told = [json.loads(frame).get("race_starts") for frame in visitor.frames]
    assert any(told)
    return {starts for starts in told if starts is not None}


@pytest.mark.parametrize("edition", BOXES)
def test_a_match_by_link_with_a_spectator(visitors: Visitors, edition: str) -> None:
    ada, bo, table = two_by_link(visitors, edition, BOXES[edition])
    repeats = edition not in WITHOUT_REPEATS
    first, second = Player(ada, Mouse, repeats=repeats), Player(bo, Touch, repeats=repeats)
    cy = visitors.new("Cy")
    cy.visit(table.path)
    spectator = Player(cy, Mouse)

    def watch(_: Screen, player: Player) -> None:
        others = [other for other in (first, second) if other is not player and other.attempts >= player.attempts]
        assert_not_shown(player, [code for other in others for code in other.codes.values()])

    first.watch = second.watch = spectator.watch = watch
    play(first, second, spectator)
    assert "#" not in bo.page.url, "the link's secret stays in the address bar"
    assert first.hidden or second.hidden
    assert_not_sent(first, second.hidden)
    assert_not_sent(second, first.hidden)
    assert_not_sent(spectator, first.hidden + second.hidden)
    over = spectator.look()
    assert not over.find("button", "rematch-offer", "kind")
    assert not over.has("button", "reaction-label")


def test_three_around_a_table_by_link(visitors: Visitors) -> None:
    ada, bo, cy = (visitors.new(name).registered() for name in ("Ada", "Bo", "Cy"))
    table = ada.open("group", "me", "link", "link", options={"rounds": 1})
    ada.visit(table.path)
    bo.accept(table, 1)
    cy.accept(table, 2)
    dee = visitors.new("Dee")
    dee.visit(table.path)
    players = [Player(ada, Mouse), Player(bo, Mouse), Player(cy, Keyboard)]
    spectator = Player(dee, Mouse)
    play(*players, spectator, until=lambda: all(group_table(player.look()) for player in (*players, spectator)))
    tables = [group_table(player.look()) for player in players]
    for seat, seen in enumerate(tables):
        assert seen is not None
        assert [token is not None for token in seen.boards] == [seat == board for board in range(3)]
    watched = group_table(spectator.look())
    assert watched is not None
    assert watched.boards == (None, None, None)
    play(*players, spectator)


def test_a_rematch_switches_the_roles(visitors: Visitors) -> None:
    ada, bo, table = two_by_link(visitors, "classic", {"rounds": 1})
    first, second = Player(ada, Mouse), Player(bo, Touch)
    play(first, second)
    assert first.hidden
    assert not second.hidden
    first.input.press(first.button("rematch-offer", kind="codebreaking"))
    first.until(lambda screen: screen.said("rematch-waiting", names="Bo"))
    offered = second.until(lambda screen: screen.said("rematch-wants", names="Ada", count=1))
    assert prompt_of(offered) is Prompt.OVER
    second.input.press(second.button("rematch-decline"))
    second.until(lambda screen: screen.said("rematch-declined", name="You"))
    first.until(lambda screen: screen.said("rematch-declined", name="Bo"))
    second.input.press(second.button("rematch-after-all"))
    second.until(lambda screen: prompt_of(screen) is Prompt.HIDE)
    first.until(lambda screen: prompt_of(screen) is Prompt.WAIT and bool(screen.boards()))
    assert ada.page.url == bo.page.url != f"{visitors.server.url}{table.path}"
    play(first, second)
    assert second.hidden


def test_a_race_starts_for_both_at_once(visitors: Visitors) -> None:
    ada, bo, _ = two_by_link(visitors, "duel", {"rounds": 1, "rings": 4, "race": True})
    first, second = Player(ada, Keyboard), Player(bo, Touch)
    for player in (first, second):
        player.hide(player.until(lambda screen: prompt_of(screen) is Prompt.HIDE), "RGBY")
    first.until(counting_down)
    ada.page.reload()
    screen = first.until(lambda screen: prompt_of(screen) is Prompt.GUESS or counting_down(screen))
    if counting_down(screen):  # Enter lays nothing before the time has come
        first.input.put("WWWW")
        first.press_lay()
        assert first.rows(first.look()) == []
    second.until(lambda screen: not counting_down(screen))
    first.until(lambda screen: not counting_down(screen))
    second.lay("RGBY")
    assert len({starts for visitor in (ada, bo) for starts in starts_of(visitor)}) == 1
    over = first.until(lambda screen: prompt_of(screen) is Prompt.OVER)
    assert over.said("over-found", name="Bo", rows=1)
