"""House rules: X1."""

import pytest

from keypeg.rules import Fault
from tests.rulebooks.scripts import CODE, WRONG, Match, refused

PALETTE = "RGBYOPWKNTML"


@pytest.mark.rule("X1")
def test_the_classic_shape_unless_agreed_otherwise() -> None:
    match = Match("custom")
    match.hide(0, "RRPO")
    match.guess(1, "RRRP")
    assert match.keys == [(2, 1)]
    match.guess(1, CODE, times=9)
    assert match.results == [("not_found", (11, 0), (0, 10))]
    match.found_in(2)
    assert match.winners == (0,)


@pytest.mark.rule("X1")
@pytest.mark.parametrize("pegs", [1, 5, 8])
def test_one_to_eight_pegs(pegs: int) -> None:
    match = Match("custom", pegs=pegs)
    for wrong in (pegs - 1, pegs + 1):
        with refused(Fault.WRONG_LENGTH, "X1"):
            match.hide(0, "R" * wrong)
    match.hide(0, "R" * pegs)
    with refused(Fault.WRONG_LENGTH, "X1"):
        match.guess(1, "R" * (pegs + 1))
    match.guess(1, "R" * pegs)
    assert match.keys == [(pegs, 0)]


@pytest.mark.rule("X1")
@pytest.mark.parametrize("colours", range(2, 13))
def test_the_first_two_to_twelve_colours_of_the_palette(colours: int) -> None:
    match = Match("custom", pegs=1, colours=colours)
    for letter in PALETTE[colours:]:
        with refused(Fault.COLOUR_NOT_IN_BOX, "X1"):
            match.hide(0, letter)
    match.hide(0, PALETTE[colours - 1])


@pytest.mark.rule("X1")
@pytest.mark.parametrize("limit", [1, 20])
def test_one_to_twenty_rows(limit: int) -> None:
    match = Match("custom", row_limit=limit)
    match.not_found_in(limit - 1)
    assert match.results == []
    match.guess(1, WRONG)
    assert match.results == [("not_found", (limit + 1, 0), (0, limit))]


@pytest.mark.rule("X1")
@pytest.mark.parametrize(
    "option",
    [
        {"pegs": 0},
        {"pegs": 9},
        {"colours": 1},
        {"colours": 13},
        {"row_limit": 0},
        {"row_limit": 21},
        {"bonus": -1},
        {"repeats": "no"},
        {"empties": 1},
        {"mistake": "none"},
        {"tie_break": "coin"},
    ],
    ids=str,
)
def test_house_rules_out_of_bounds_are_refused(option: dict[str, object]) -> None:
    with refused(Fault.BAD_OPTION, "X1"):
        Match("custom", 2, **option)


@pytest.mark.rule("X1", "T3")
@pytest.mark.parametrize("guesses", ["any", "as_code"])
def test_codes_without_repeats(guesses: str) -> None:
    match = Match("custom", repeats=False, guesses=guesses)
    with refused(Fault.COLOUR_REPEATED, "X1"):
        match.hide(0, "RRGB")
    match.hide(0, CODE)
    if guesses == "any":
        match.guess(1, "RRGB")
        assert match.keys == [(1, 2)]
    else:
        with refused(Fault.COLOUR_REPEATED, "T3"):
            match.guess(1, "RRGB")


@pytest.mark.rule("X1", "H11")
@pytest.mark.parametrize("repeats", [False, True])
def test_codes_with_empty_holes(*, repeats: bool) -> None:
    match = Match("custom", empties=True, repeats=repeats)
    match.hide(0, "R..G")
    match.guess(1, "R.G.")
    assert match.keys == [(2, 2)]


@pytest.mark.rule("X1")
def test_codes_without_empty_holes() -> None:
    with refused(Fault.EMPTY_HOLE, "X1"):
        Match("custom").hide(0, "R..G")


@pytest.mark.rule("X1")
@pytest.mark.parametrize(("pegs", "colours"), [(5, 4), (8, 7), (3, 2)])
def test_a_shape_that_no_code_satisfies_is_refused(pegs: int, colours: int) -> None:
    with refused(Fault.IMPOSSIBLE_SHAPE, "X1"):
        Match("custom", pegs=pegs, colours=colours, repeats=False)
    Match("custom", pegs=pegs, colours=colours + 1, repeats=False).hide(0, PALETTE[:pegs])
    Match("custom", pegs=pegs, colours=colours, repeats=True).hide(0, "R" * pegs)
    Match("custom", pegs=pegs, colours=colours, repeats=False, empties=True).hide(0, PALETTE[: pegs - 1] + ".")


@pytest.mark.rule("X1")
@pytest.mark.parametrize("bonus", [0, 1, 7])
def test_the_bonus_is_as_chosen(bonus: int) -> None:
    match = Match("custom", row_limit=3, bonus=bonus)
    match.not_found_in(3)
    match.resign(0)
    assert match.results == [("not_found", (3 + bonus, 0), (0, 3)), ("resigned", (0, 3 + bonus), (0, 0))]


MISTAKES = [("breaker_plus_3", (0, 3)), ("transfer_3", (-3, 3)), ("maker_minus_3", (-3, 0))]


@pytest.mark.rule("X1")
@pytest.mark.parametrize(("mistake", "points"), MISTAKES)
def test_the_penalty_is_as_chosen(mistake: str, points: tuple[int, int]) -> None:
    match = Match("custom", mistake=mistake, marking="by_hand")
    match.mistaken()
    assert (match.under_way, match.codemaker) == ((1, 2), 0)
    match.resign(0)
    assert (match.under_way, match.codemaker) == ((2, 1), 1)
    assert match.results == [("wrong_key", points, (0, 1)), ("resigned", points, (0, 0))]


@pytest.mark.rule("X1", "T9")
def test_a_tie_is_a_draw_unless_agreed_otherwise() -> None:
    drawn, played_off = Match("custom"), Match("custom", tie_break="extra_round")
    for match in (drawn, played_off):
        match.found_in(2)
        match.found_in(2)
    assert drawn.winners == (0, 1)
    played_off.found_in(3)
    assert not played_off.winners
    played_off.found_in(1)
    assert played_off.winners == (0,)
