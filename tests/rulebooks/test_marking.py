"""Who gives the keys: M1 to M4, and D8, the mistakes of a duel."""

from itertools import product

import pytest

from keypeg.rules import Fault
from keypeg.rules.events import Challenged
from tests.rulebooks.scripts import CODE, WRONG, Duel, Match, refused

MISTAKES = [("classic", (0, 3)), ("travel", (-3, 3)), ("hasbro94", (-3, 0)), ("custom", (0, 3))]
"""What a wrong key brings the codemaker and the codebreaker."""
ROW_LIMITS = [("classic", 10), ("travel", 9), ("hasbro94", 12), ("custom", 10)]
FIRST, SECOND = "RGBYW", "KOPRG"
"""What seat 0 and seat 1 hide in a duel."""
MISS = "WWWWW"
"""Earns seat 0 nothing, and seat 1 a red."""


def by_hand(box: str) -> Match:
    match = Match(box, marking="by_hand")
    match.hide(0, CODE)
    return match


def duel_by_hand(**options: object) -> Duel:
    duel = Duel(marking="by_hand", **options)
    duel.hide_both(FIRST, SECOND)
    return duel


@pytest.mark.rule("M1")
@pytest.mark.parametrize("box", [box for box, _ in MISTAKES])
def test_the_referee_gives_the_keys_unless_agreed_otherwise(box: str) -> None:
    match = Match(box)
    match.hide(0, CODE)
    match.guess(1, WRONG)
    assert match.keys == [(0, 4)]
    with refused(Fault.NOT_BY_HAND, "M1"):
        match.mark(0, 0, 4)
    with refused(Fault.NOT_BY_HAND, "M1"):
        match.challenge(1)


@pytest.mark.rule("M1")
def test_the_referee_gives_the_keys_of_a_duel_too() -> None:
    duel = Duel()
    duel.hide_both(FIRST, SECOND)
    duel.turn(MISS, MISS)
    assert duel.keys == [(0, 0), (1, 0)]
    with refused(Fault.NOT_BY_HAND, "M1"):
        duel.mark(0, 1, 0)
    with refused(Fault.NOT_BY_HAND, "M1"):
        duel.challenge(1)


@pytest.mark.rule("M2")
def test_any_key_that_can_exist_is_taken_and_no_other() -> None:
    for reds, whites in product(range(-1, 6), repeat=2):
        match = by_hand("classic")
        match.guess(1, WRONG)
        if reds < 0 or whites < 0 or reds + whites > 4 or (reds, whites) == (3, 1):
            with refused(Fault.IMPOSSIBLE_KEY, "M2"):
                match.mark(0, reds, whites)
            match.mark(0, 0, 4)
            assert not match.results
        else:
            match.mark(0, reds, whites)
            assert match.keys == [(reds, whites)]


@pytest.mark.rule("M2", "D10")
def test_keys_that_cannot_exist_follow_the_rings_of_the_row() -> None:
    duel = Duel(marking="by_hand", handicap=0)
    duel.hide_both(FIRST, "KOPR")
    duel.turn("WWWW", MISS)
    with refused(Fault.IMPOSSIBLE_KEY, "M2"):
        duel.mark(1, 3, 1)
    with refused(Fault.IMPOSSIBLE_KEY, "M2"):
        duel.mark(0, 4, 1)
    duel.mark(0, 3, 1)


@pytest.mark.rule("M2", "M3", "C8", "T10", "H8", "X1")
@pytest.mark.parametrize(("box", "points"), MISTAKES)
def test_a_challenge_finds_any_wrong_key_at_once(box: str, points: tuple[int, int]) -> None:
    match = by_hand(box)
    match.guess_marked(1, WRONG, 0, 3)
    match.guess_marked(1, WRONG, 0, 4)
    match.guess(1, CODE)
    match.challenge(1)
    assert match.happened[0] == Challenged(1, upheld=True)
    assert match.results == [("wrong_key", points, (0, 3))]


@pytest.mark.rule("M2")
def test_a_challenge_of_right_keys_costs_nothing() -> None:
    match = by_hand("classic")
    with refused(Fault.NOTHING_TO_CHALLENGE, "M2"):
        match.challenge(1)
    match.guess(1, WRONG)
    with refused(Fault.NOTHING_TO_CHALLENGE, "M2"):
        match.challenge(1)
    match.mark(0, 0, 4)
    before = match.state
    match.challenge(1)
    assert match.happened == [Challenged(1, upheld=False)]
    assert match.state == before
    with refused(Fault.NOT_YOUR_TURN, "M2"):
        match.challenge(0)


@pytest.mark.rule("M2", "M3")
@pytest.mark.parametrize(("box", "points"), MISTAKES)
def test_the_reveal_finds_an_earlier_wrong_key(box: str, points: tuple[int, int]) -> None:
    match = by_hand(box)
    match.guess_marked(1, WRONG, 1, 1)
    match.guess_marked(1, CODE, 4, 0)
    assert match.results == [("wrong_key", points, (0, 2))]
    assert (match.under_way, match.codemaker) == ((1, 2), 0)


@pytest.mark.rule("M4")
@pytest.mark.parametrize(("box", "points"), MISTAKES)
@pytest.mark.parametrize(
    ("row", "key"),
    [
        pytest.param(WRONG, (4, 0), id="a wrong row claimed to be right"),
        pytest.param(CODE, (2, 1), id="a right row marked wrongly"),
    ],
)
def test_the_reveal_comes_with_a_right_row_or_all_reds(
    box: str, points: tuple[int, int], row: str, key: tuple[int, int]
) -> None:
    match = by_hand(box)
    match.guess_marked(1, row, *key)
    assert match.results == [("wrong_key", points, (0, 1))]
    assert match.revealed.codes == (CODE, None)


@pytest.mark.rule("M4")
@pytest.mark.parametrize(("box", "limit"), ROW_LIMITS)
@pytest.mark.parametrize(
    ("row", "key", "outcome"), [(WRONG, (0, 4), "not_found"), (CODE, (4, 0), "found"), (WRONG, (0, 3), "wrong_key")]
)
def test_the_reveal_comes_when_the_last_row_is_marked(
    box: str, limit: int, row: str, key: tuple[int, int], outcome: str
) -> None:
    match = by_hand(box)
    for _ in range(limit - 1):
        match.guess_marked(1, WRONG, 0, 4)
    match.guess(1, row)
    assert match.results == []
    match.mark(0, *key)
    assert [(result[0], result[2]) for result in match.results] == [(outcome, (0, limit))]


@pytest.mark.rule("M4", "D3")
def test_in_a_duel_both_rows_are_marked_first() -> None:
    duel = duel_by_hand()
    with refused(Fault.NOTHING_TO_MARK, "D3"):
        duel.mark(0, 0, 0)
    duel.guess(0, SECOND)
    with refused(Fault.NOTHING_TO_MARK, "D3"):
        duel.mark(1, 5, 0)
    duel.guess(1, MISS)
    duel.mark(1, 5, 0)
    assert duel.results == []
    for seat in (0, 1):
        with refused(Fault.NOT_YOUR_TURN, "M4"):
            duel.guess(seat, MISS)
    duel.mark(0, 1, 0)
    assert duel.results == [("found", (1, 0), (1, 1))]


@pytest.mark.rule("M4", "D7")
def test_in_a_duel_the_last_turn_is_marked_before_the_reveal() -> None:
    duel = duel_by_hand()
    for turn in range(12):
        assert duel.results == [], turn
        duel.turn(MISS, MISS)
        duel.mark(1, 0, 0)
        duel.mark(0, 1, 0)
    assert duel.results == [("out_of_rows", (0, 0), (12, 12))]


@pytest.mark.rule("D8", "M2", "M3")
@pytest.mark.parametrize(
    ("earlier", "row", "key"),
    [
        pytest.param((1, 0), SECOND, (5, 0), id="an earlier mistake, found when the code is"),
        pytest.param((0, 0), MISS, (5, 0), id="all reds claimed wrongly"),
        pytest.param((0, 0), SECOND, (4, 0), id="a right row marked wrongly"),
    ],
)
def test_the_victim_of_a_wrong_key_gets_the_point(earlier: tuple[int, int], row: str, key: tuple[int, int]) -> None:
    duel = duel_by_hand()
    duel.turn(MISS, MISS)
    duel.mark(0, 1, 0)
    duel.mark(1, *earlier)
    duel.turn(row, MISS)
    duel.mark(0, 1, 0)
    assert duel.results == []
    duel.mark(1, *key)
    assert duel.results == [("wrong_key", (1, 0), (2, 2))]
    assert (duel.under_way, duel.view(None).hidden) == ((1, 2), (False, False))


@pytest.mark.rule("D8", "M3")
def test_the_finder_gets_nothing_if_it_erred_itself() -> None:
    duel = duel_by_hand()
    duel.turn(SECOND, MISS)
    duel.mark(0, 0, 0)
    duel.mark(1, 5, 0)
    assert duel.results == [("wrong_key", (0, 1), (1, 1))]


@pytest.mark.rule("D8")
def test_the_round_is_played_again_for_a_point_of_its_own() -> None:
    duel = duel_by_hand()
    duel.turn(MISS, MISS)
    duel.mark(1, 3, 0)
    duel.challenge(0)
    assert (duel.scores, duel.under_way, duel.winners) == ((1, 0), (1, 2), ())
    duel.hide_both(FIRST, SECOND)
    duel.turn(SECOND, MISS)
    duel.mark(1, 5, 0)
    duel.mark(0, 1, 0)
    assert (duel.scores, duel.winners) == ((2, 0), (0,))


@pytest.mark.rule("D8", "D1")
def test_a_victims_point_can_win_the_match() -> None:
    duel = duel_by_hand(rounds=1)
    duel.turn(MISS, MISS)
    duel.mark(1, 3, 0)
    duel.challenge(0)
    assert duel.winners == (0,)
    assert not duel.revealed.again


@pytest.mark.rule("D8", "M2")
@pytest.mark.parametrize("challenger", [0, 1])
def test_both_wrong_replays_without_a_point(challenger: int) -> None:
    duel = duel_by_hand()
    duel.turn(MISS, MISS)
    duel.mark(1, 3, 0)
    duel.mark(0, 3, 0)
    duel.challenge(challenger)
    assert duel.results == [("wrong_key", (0, 0), (1, 1))]
    assert duel.under_way == (1, 2)


@pytest.mark.rule("M2", "D8")
def test_a_challenge_in_a_duel_looks_at_the_keys_of_the_challenger() -> None:
    duel = duel_by_hand()
    duel.turn(MISS, MISS)
    duel.mark(1, 3, 0)
    with refused(Fault.NOTHING_TO_CHALLENGE, "M2"):
        duel.challenge(1)
    duel.mark(0, 1, 0)
    duel.challenge(1)
    assert duel.happened == [Challenged(1, upheld=False)]
    duel.challenge(0)
    assert duel.results == [("wrong_key", (1, 0), (1, 1))]


@pytest.mark.rule("M4", "D11")
def test_in_a_race_a_player_waits_for_the_mark_of_its_own_row() -> None:
    duel = duel_by_hand(race=True)
    duel.guess(0, MISS)
    with refused(Fault.NOT_YOUR_TURN, "M4"):
        duel.guess(0, MISS)
    duel.mark(1, 0, 0)
    duel.guess(0, MISS)
    assert [len(board) for board in duel.view(None).boards] == [2, 0]


@pytest.mark.rule("D11", "M4")
@pytest.mark.parametrize("breaker", [0, 1])
def test_in_a_race_whoever_owes_a_key_gives_it_before_laying_a_row(breaker: int) -> None:
    duel, marker = duel_by_hand(race=True), 1 - breaker
    right, key = (SECOND, FIRST), ((0, 0), (1, 0))[breaker]
    duel.guess(breaker, MISS)
    assert "guess" not in duel.may(marker)
    with refused(Fault.NOT_YOUR_TURN, "D11"):
        duel.guess(marker, right[marker])
    duel.mark(marker, *key)
    duel.guess(marker, right[marker])
    with refused(Fault.NOT_YOUR_TURN, "D11"):
        duel.guess(breaker, right[breaker])
    duel.mark(breaker, 5, 0)
    assert duel.results == [("found", (int(marker == 0), int(marker == 1)), (1, 1))]


@pytest.mark.rule("D11")
def test_in_a_race_a_player_out_of_rows_still_gives_the_keys_it_owes() -> None:
    duel = duel_by_hand(race=True)
    for _ in range(12):
        duel.guess_marked(0, MISS, 0, 0)
    with refused(Fault.NO_ROWS_LEFT, "D4"):
        duel.guess(0, MISS)
    duel.guess_marked(1, MISS, 1, 0)
    assert duel.results == []
    for _ in range(11):
        duel.guess_marked(1, MISS, 1, 0)
    assert duel.results == [("out_of_rows", (0, 0), (12, 12))]
