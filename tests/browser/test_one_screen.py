"""Several people at one screen: a curtain with a name before every secret, and nothing behind it."""

import pytest

from tests.browser.around import around
from tests.browser.hands import Hands, Keyboard, Mouse, Touch
from tests.browser.people import PHONE, Street
from tests.browser.playing import Moment, Player, moment, play
from tests.browser.screen import Screen
from tests.browser.secrets import holds

BOXES: dict[str, tuple[type[Hands], dict[str, object]]] = {
    "classic": (Mouse, {"rounds": 2, "marking": "by_hand"}),
    "travel": (Touch, {"rounds": 1}),
    "hasbro94": (Keyboard, {"rounds": 1}),
    "duel": (Keyboard, {"rounds": 1, "rings": 4}),
}
WITHOUT_REPEATS = ("travel", "hasbro94")


@pytest.mark.parametrize("edition", BOXES)
def test_a_match_at_one_screen(street: Street, edition: str) -> None:
    hands, options = BOXES[edition]
    ada = street.comes("Ada", touch=hands is Touch, size=PHONE).known()
    table = ada.open(edition, "me", "me", options=options, names=["Ada", "Bo"])

    def watch(screen: Screen, player: Player) -> None:
        """Behind a curtain lies nothing; before it, what its person may know."""
        if moment(screen) is Moment.CURTAIN:
            assert not screen.boards()
            others = list(player.codes.values())
        elif moment(screen) in (Moment.GO_ON, Moment.OVER):
            others = []
        else:
            others = [code for who, code in player.codes.items() if who != player.who]
        for code in others:
            if code not in player.laid and holds(player.page, code, player.language):
                assert moment(player.peek()) in (Moment.GO_ON, Moment.OVER), f"{code} can be seen"

    player = Player(ada, hands, repeats=edition not in WITHOUT_REPEATS, watch=watch)
    ada.visit(table.path)
    play(player)
    assert set(player.seen_by) == {"Ada", "Bo"}


def test_four_people_around_a_tablet(street: Street) -> None:
    """Nobody ever sees another's token, and behind a curtain there is none at all."""
    ada = street.comes("Ada", size=(820, 1180)).known()
    names = ["Ada", "Bo", "Cy", "Dee"]
    table = ada.open("group", *["me"] * 4, options={"rounds": 1, "marking": "by_hand"}, names=names)
    held: dict[str, object] = {}

    def watch(screen: Screen, player: Player) -> None:
        seen = around(screen)
        if moment(screen) is Moment.CURTAIN:
            assert seen is None
            assert not any(
                screen.language.pattern("token-open", "colour", "number").search(each.text) for each in screen.walk()
            )
        elif seen is not None and moment(screen) not in (Moment.GO_ON, Moment.OVER):
            tokens = [token for token in seen.boards if token is not None]
            assert len(tokens) == 1
            assert held.setdefault(player.who, tokens[0]) == tokens[0]
            assert seen.boards[names.index(player.who)] == tokens[0]

    player = Player(ada, Mouse, watch=watch)
    ada.visit(table.path)
    play(player)
    assert set(held) == set(names)
