"""People at one table, each with a browser of their own, and somebody who looks on."""

import json

import pytest

from tests.browser.around import around
from tests.browser.hands import Keyboard, Mouse, Touch
from tests.browser.people import PHONE, Person, Street, Table
from tests.browser.playing import Moment, Player, counting_down, moment, play
from tests.browser.screen import Screen
from tests.browser.secrets import unseen, unsent

BOXES: dict[str, dict[str, object]] = {
    "classic": {"rounds": 2},
    "travel": {"rounds": 1},
    "hasbro94": {"rounds": 1},
    "duel": {"rounds": 1, "rings": 4},
    "custom": {"rounds": 1, "pegs": 3, "colours": 4},
}
WITHOUT_REPEATS = ("travel", "hasbro94")


def two_by_link(street: Street, edition: str, options: dict[str, object]) -> tuple[Person, Person, Table]:
    """Ada opens a table and sends the link to the other seat to Bo, who follows it."""
    ada = street.comes("Ada").known()
    bo = street.comes("Bo", touch=True, size=PHONE).known()
    table = ada.open(edition, "me", "link", options=options)
    ada.visit(table.path)
    bo.visit(table.link(1))
    return ada, bo, table


def starts_of(person: Person) -> set[int]:
    """When a person was told that the race starts."""
    told = [json.loads(frame).get("race_starts") for frame in person.frames]
    assert any(told)
    return {starts for starts in told if starts is not None}


@pytest.mark.parametrize("edition", BOXES)
def test_a_match_by_link_while_somebody_looks_on(street: Street, edition: str) -> None:
    ada, bo, table = two_by_link(street, edition, BOXES[edition])
    repeats = edition not in WITHOUT_REPEATS
    first, second = Player(ada, Mouse, repeats=repeats), Player(bo, Touch, repeats=repeats)
    cy = street.comes("Cy")
    cy.visit(table.path)
    onlooker = Player(cy, Mouse)

    def watch(_: Screen, player: Player) -> None:
        others = [other for other in (first, second) if other is not player and other.attempts >= player.attempts]
        unseen(player, [code for other in others for code in other.codes.values()])

    first.watch = second.watch = onlooker.watch = watch
    play(first, second, onlooker)
    assert "#" not in bo.page.url, "the link's secret stays in the address bar"
    assert first.hidden or second.hidden
    unsent(first, second.hidden)
    unsent(second, first.hidden)
    unsent(onlooker, first.hidden + second.hidden)
    assert not onlooker.look().has("button", "rematch-offer")


def test_three_around_a_table_by_link(street: Street) -> None:
    ada, bo, cy = (street.comes(name).known() for name in ("Ada", "Bo", "Cy"))
    table = ada.open("group", "me", "link", "link", options={"rounds": 1})
    for person, path in ((ada, table.path), (bo, table.link(1)), (cy, table.link(2))):
        person.visit(path)
    dee = street.comes("Dee")
    dee.visit(table.path)
    players = [Player(ada, Mouse), Player(bo, Mouse), Player(cy, Keyboard)]
    onlooker = Player(dee, Mouse)
    play(*players, onlooker, until=lambda: all(around(player.look()) for player in (*players, onlooker)))
    tables = [around(player.look()) for player in players]
    for seat, seen in enumerate(tables):
        assert seen is not None
        assert [token is not None for token in seen.boards] == [seat == board for board in range(3)]
    watched = around(onlooker.look())
    assert watched is not None
    assert watched.boards == (None, None, None)
    play(*players, onlooker)


def test_a_rematch_switches_the_roles(street: Street) -> None:
    ada, bo, table = two_by_link(street, "classic", {"rounds": 1})
    first, second = Player(ada, Mouse), Player(bo, Touch)
    play(first, second)
    assert first.hidden
    assert not second.hidden
    first.hands.press(first.button("rematch-offer"))
    offered = second.until(lambda screen: bool(screen.said("rematch-offered", names="Ada")))
    assert moment(offered) is Moment.OVER
    second.hands.press(second.button("rematch-offer"))
    second.until(lambda screen: moment(screen) is Moment.HIDE)
    first.until(lambda screen: moment(screen) is Moment.WAIT and bool(screen.boards()))
    assert ada.page.url == bo.page.url != f"{street.server.url}{table.path}"
    play(first, second)
    assert second.hidden


def test_a_race_starts_for_both_at_once(street: Street) -> None:
    ada, bo, _ = two_by_link(street, "duel", {"rounds": 1, "rings": 4, "race": True})
    first, second = Player(ada, Keyboard), Player(bo, Touch)
    for player in (first, second):
        player.hide(player.until(lambda screen: moment(screen) is Moment.HIDE), "RGBY")
    first.until(counting_down)
    ada.page.reload()
    screen = first.until(lambda screen: moment(screen) is Moment.GUESS or counting_down(screen))
    if counting_down(screen):  # Enter lays nothing before the time has come
        first.hands.put("WWWW")
        first.hands.lay(first.language.say("verb-guess"))
        assert first.rows(first.look()) == []
    second.until(lambda screen: not counting_down(screen))
    first.until(lambda screen: not counting_down(screen))
    second.lay("RGBY")
    assert len({starts for person in (ada, bo) for starts in starts_of(person)}) == 1
    over = first.until(lambda screen: moment(screen) is Moment.OVER)
    assert over.said("outcome-found", name="Bo")
