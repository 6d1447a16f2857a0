"""Several people at one screen: a curtain before every secret, and no secret behind it."""

import pytest

from tests.browser.group_table import group_table
from tests.browser.input_methods import InputMethod, Keyboard, Mouse, Touch
from tests.browser.player import Player, Prompt, play, prompt_of
from tests.browser.screen import Screen
from tests.browser.secrets import shows_code
from tests.browser.visitors import PHONE, Visitors

BOXES: dict[str, tuple[type[InputMethod], dict[str, object]]] = {
    "classic": (Mouse, {"rounds": 2, "marking": "by_hand"}),
    "travel": (Touch, {"rounds": 1}),
    "hasbro94": (Keyboard, {"rounds": 1}),
    "duel": (Keyboard, {"rounds": 1, "rings": 4}),
}
WITHOUT_REPEATS = ("travel", "hasbro94")


@pytest.mark.parametrize("edition", BOXES)
def test_a_match_at_one_screen(visitors: Visitors, edition: str) -> None:
    method, options = BOXES[edition]
    ada = visitors.new("Ada", touch=method is Touch, size=PHONE).registered()
    table = ada.open(edition, "me", "me", options=options, names=["Ada", "Bo"])

    def watch(screen: Screen, player: Player) -> None:
        """With a curtain no code is on the page; otherwise only those of whoever has the screen."""
        if prompt_of(screen) is Prompt.CURTAIN:
            assert not screen.boards()
            others = list(player.codes.values())
        elif prompt_of(screen) in (Prompt.GO_ON, Prompt.OVER):
            others = []
        else:
            others = [code for who, code in player.codes.items() if who != player.who]
        for code in others:
            if code not in player.laid and shows_code(player.page, code, player.language):
                assert prompt_of(player.peek()) in (Prompt.GO_ON, Prompt.OVER), f"{code} can be seen"

    player = Player(ada, method, repeats=edition not in WITHOUT_REPEATS, watch=watch)
    ada.visit(table.path)
    play(player)
    assert set(player.seen_by) == {"Ada", "Bo"}


def test_four_people_around_a_tablet(visitors: Visitors) -> None:
    """Nobody ever sees another's token, and behind a curtain there is none at all."""
    ada = visitors.new("Ada", size=(820, 1180)).registered()
    names = ["Ada", "Bo", "Cy", "Dee"]
    table = ada.open("group", *["me"] * 4, options={"rounds": 1, "marking": "by_hand"}, names=names)
    held: dict[str, object] = {}

    def watch(screen: Screen, player: Player) -> None:
        seen = group_table(screen)
        if prompt_of(screen) is Prompt.CURTAIN:
            assert seen is None
            assert not any(
                screen.language.pattern("token-open", "colour", "number").search(each.text) for each in screen.walk()
            )
        elif seen is not None and prompt_of(screen) not in (Prompt.GO_ON, Prompt.OVER):
            tokens = [token for token in seen.boards if token is not None]
            assert len(tokens) == 1
            assert held.setdefault(player.who, tokens[0]) == tokens[0]
            assert seen.boards[names.index(player.who)] == tokens[0]

    player = Player(ada, Mouse, watch=watch)
    ada.visit(table.path)
    play(player)
    assert set(held) == set(names)
