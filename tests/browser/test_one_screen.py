"""Several people at one screen: a curtain before every secret, and no secret behind it."""

import pytest

from tests.browser.group_table import group_table
from tests.browser.input_methods import InputMethod, Keyboard, Mouse, Touch
from tests.browser.player import Player, Prompt, addressed, play, prompt_of
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
        """A code is on the page only while its owner, who has lifted the curtain, does something in secret."""
        prompt = prompt_of(screen)
        if prompt is Prompt.CURTAIN and edition != "duel":  # there the board stays in sight before a row
            assert not screen.boards()
        if prompt in (Prompt.GO_ON, Prompt.OVER):
            return
        alone = addressed(screen) if prompt is not Prompt.CURTAIN and player.seen_by else None
        if alone is not None and (alone != player.seen_by[-1] or (prompt is Prompt.GUESS and edition != "duel")):
            alone = None
        for code in [code for who, code in player.codes.items() if who != alone]:
            if code not in player.laid and shows_code(player.page, code, player.language):
                assert prompt_of(player.peek()) in (Prompt.GO_ON, Prompt.OVER), f"{code} can be seen"

    player = Player(ada, method, repeats=edition not in WITHOUT_REPEATS, watch=watch)
    ada.visit(table.path)
    play(player)
    if edition != "duel":
        assert len(player.seen_by) == len(player.hidden) + player.marked, "a curtain before each secret, and only there"
    else:
        assert set(player.seen_by) == {"Ada", "Bo"}
        turns = len(next(iter(player.look().boards().values())))
        # Whoever hides second goes on alone with the first row.
        assert len(player.seen_by) == len(player.hidden) + turns - 1, "only the first row of a turn is a secret"


def test_four_people_around_a_tablet(visitors: Visitors) -> None:
    """Nobody ever sees another's token, and behind a curtain there is none at all."""
    ada = visitors.new("Ada", size=(820, 1180)).registered()
    names = ["Ada", "Bo", "Cy", "Dee"]
    table = ada.open("group", *["me"] * 4, options={"rounds": 1, "marking": "by_hand"}, names=names)
    held: dict[str, object] = {}
    covered = 0

    def watch(screen: Screen, player: Player) -> None:
        nonlocal covered
        seen = group_table(screen)
        if prompt_of(screen) is Prompt.CURTAIN:
            assert seen is None
            assert not any(
                screen.language.pattern("token-open", "colour", "number").search(each.text) for each in screen.walk()
            )
        elif seen is not None and prompt_of(screen) not in (Prompt.GO_ON, Prompt.OVER):
            tokens = [token for token in seen.boards if token is not None]
            if not tokens:
                covered += 1
                return
            if len(tokens) == len(names):  # all are turned over at the end
                player.page.get_by_role("link", name=player.language.say("record-see")).wait_for()
                return
            alone = player.seen_by[-1]
            assert len(tokens) == 1
            assert held.setdefault(alone, tokens[0]) == tokens[0]
            assert seen.boards[names.index(alone)] == tokens[0]

    player = Player(ada, Mouse, watch=watch)
    ada.visit(table.path)
    play(player)
    assert set(held) == set(names)
    assert covered > 0, "a question is open to all"
