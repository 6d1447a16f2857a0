"""Super, a box of our own: X2."""

import pytest

from keypeg.rules import BOXES, Fault, edition
from keypeg.thinking.rulebook_boards import row_limit, rulebook_boards
from keypeg.thinking.shipped import tree_for
from tests.rulebooks.scripts import Match, refused

HIDDEN = "RGBYO"
OTHER = "GBYOR"
"""Every peg of HIDDEN out of place."""


@pytest.mark.rule("X2")
def test_five_pegs_of_eight_colours_with_repeats() -> None:
    match = Match("super")
    match.hide(0, "PPOOK")
    match.guess(1, "OOPPK")
    assert match.keys == [(1, 4)]
    match.guess(1, "WWWWW")
    match.guess(1, "PPOOK")
    assert match.results == [("found", (3, 0), (0, 3))]


@pytest.mark.rule("X2")
@pytest.mark.parametrize(
    ("pegs", "fault"),
    [
        ("RGBY", Fault.WRONG_LENGTH),
        ("RGBYOP", Fault.WRONG_LENGTH),
        ("RGBY.", Fault.EMPTY_HOLE),
        ("RGBYN", Fault.COLOUR_NOT_IN_BOX),
    ],
)
def test_what_is_no_code_and_no_row_is_refused(pegs: str, fault: Fault) -> None:
    match = Match("super")
    with refused(fault, "X2"):
        match.hide(0, pegs)
    match.hide(0, HIDDEN)
    with refused(fault, "X2"):
        match.guess(1, pegs)


@pytest.mark.rule("X2")
def test_not_found_in_twelve_rows_scores_thirteen_and_roles_switch() -> None:
    match = Match("super")
    match.hide(0, HIDDEN)
    match.guess(1, OTHER, times=11)
    assert match.results == []
    match.guess(1, OTHER)
    assert match.results == [("not_found", (13, 0), (0, 12))]
    assert match.codemaker == 1
    match.hide(1, HIDDEN)
    match.guess(0, HIDDEN)
    assert match.scores == (13, 1)
    assert match.winners == (0,)


@pytest.mark.rule("X2")
def test_a_wrong_key_gives_the_codebreaker_three_and_the_round_is_replayed() -> None:
    match = Match("super", 2, marking="by_hand")
    match.hide(0, HIDDEN)
    match.guess_marked(1, OTHER, 0, 4)
    match.challenge(1)
    assert match.results == [("wrong_key", (0, 3), (0, 1))]
    assert (match.under_way, match.codemaker) == ((1, 2), 0)


@pytest.mark.rule("X2")
def test_its_options_are_those_of_the_classic_box() -> None:
    assert BOXES["super"].options == BOXES["classic"].options
    assert Match("super", 2, first_codemaker=1).codemaker == 1
    with refused(Fault.UNKNOWN_OPTION, None):
        Match("super", 2, pegs=4)


def test_it_is_a_house_box_and_no_rulebook() -> None:
    assert [name for name, box in BOXES.items() if box.house] == ["custom", "super"]
    assert "super" not in {board.edition.name for board in rulebook_boards()}


def test_the_strategy_of_the_duel_serves_it() -> None:
    agreed = edition("super")
    tree = tree_for(agreed)
    assert tree is tree_for(edition("duel"))
    assert tree.depth <= row_limit(agreed)
