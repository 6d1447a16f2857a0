"""The duel rulebook: D1 to D12. Marking by hand is in test_marking."""

import pytest

from keypeg.rules import Fault, redacted
from keypeg.rules.events import MatchEnded, RowCovered, RowsOpened
from tests.rulebooks.scripts import Duel, Result, refused

FIRST, SECOND = "RGBYW", "KOPRG"
"""What seat 0 and seat 1 hide."""
MISS = "WWWWW"


def hidden(**options: object) -> Duel:
    duel = Duel(**options)
    duel.hide_both(FIRST, SECOND)
    return duel


def win(duel: Duel, seat: int) -> None:
    """A round that this seat wins in its first turn."""
    duel.hide_both(FIRST, SECOND)
    duel.turn(*((SECOND, MISS) if seat == 0 else (MISS, FIRST)))


@pytest.mark.rule("D1")
@pytest.mark.parametrize("rounds", [2, 4, 100])
def test_an_even_number_of_rounds_is_refused(rounds: int) -> None:
    with refused(Fault.CONTRADICTORY_OPTIONS, "D1"):
        Duel(rounds=rounds)


@pytest.mark.rule("D1")
def test_no_rounds_is_refused() -> None:
    with refused(Fault.BAD_OPTION, "D1"):
        Duel(rounds=-1)


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("rounds", "won_by", "winner"),
    [(1, [1], 1), (3, [0, 0], 0), (3, [0, 1, 1], 1), (5, [0, 0, 0], 0), (5, [1, 0, 0, 1, 1], 1)],
)
def test_the_first_to_a_majority_of_points_wins(rounds: int, won_by: list[int], winner: int) -> None:
    duel = Duel(rounds=rounds)
    for seat in won_by:
        assert not duel.winners
        win(duel, seat)
    assert duel.winners == (winner,)
    with refused(Fault.MATCH_OVER, "D1"):
        duel.hide(0, FIRST)


@pytest.mark.rule("D1")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_resigns_gives_the_opponent_the_point(seat: int) -> None:
    duel = hidden()
    duel.guess(seat, MISS)
    duel.resign(seat)
    gained = (int(seat == 1), int(seat == 0))
    assert duel.results == [("resigned", gained, (int(seat == 0), int(seat == 1)))]
    assert duel.under_way == (2, 1)
    duel.resign(seat)
    assert duel.winners == (1 - seat,)


@pytest.mark.rule("D2")
def test_each_breaks_the_code_that_the_other_hid() -> None:
    duel = hidden()
    duel.turn(FIRST, MISS)
    assert duel.results == []
    duel.turn(SECOND, MISS)
    assert duel.revealed.codes == (FIRST, SECOND)
    assert duel.results == [("found", (1, 0), (2, 2))]


@pytest.mark.rule("D2")
@pytest.mark.parametrize("code", ["RYGBW", "KOPKK", "PPPPP"])
def test_a_code_is_five_rings_of_eight_colours(code: str) -> None:
    duel = Duel()
    duel.hide_both(code, code)
    assert duel.view(None).hidden == (True, True)


@pytest.mark.rule("D2")
@pytest.mark.parametrize(
    ("rings", "fault"),
    [("RGBY", Fault.WRONG_LENGTH), ("RGBY.", Fault.EMPTY_HOLE), ("RGBYN", Fault.COLOUR_NOT_IN_BOX)],
)
def test_what_is_no_code_is_refused(rings: str, fault: Fault) -> None:
    with refused(fault, "D2"):
        Duel().hide(1, rings)
    with refused(fault, "D2"):
        hidden().guess(1, rings)


@pytest.mark.rule("D2")
def test_both_hide_once_in_either_order_before_the_first_row() -> None:
    duel = Duel()
    duel.hide(1, SECOND)
    for seat in (0, 1):
        with refused(Fault.CODE_NOT_HIDDEN, "D2"):
            duel.guess(seat, MISS)
    with refused(Fault.CODE_ALREADY_HIDDEN, "D2"):
        duel.hide(1, FIRST)
    assert [duel.view(seat).code for seat in (0, 1, None)] == [None, SECOND, None]
    duel.hide(0, FIRST)
    duel.guess(0, MISS)


@pytest.mark.rule("D3")
@pytest.mark.parametrize("first", [0, 1])
def test_nobody_sees_a_row_before_both_are_down(first: int) -> None:
    duel = hidden()
    duel.guess(first, "GGGGG")
    assert duel.happened == [RowCovered(first, "GGGGG")]
    for seat in (1 - first, None):
        assert redacted(duel.happened[0], seat) == RowCovered(first, None)
        assert duel.view(seat).covered is None
    assert duel.view(None).down == (first == 0, first == 1)
    assert duel.view(1 - first).boards == ((), ())
    with refused(Fault.NOT_YOUR_TURN, "D3"):
        duel.guess(first, MISS)
    duel.guess(1 - first, MISS)
    assert RowsOpened(("GGGGG", MISS) if first == 0 else (MISS, "GGGGG")) in duel.happened
    assert duel.keys == ([(1, 0), (1, 0)] if first == 0 else [(0, 0), (1, 0)])


@pytest.mark.rule("D3")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_past_rows_and_keys_are_open_to_both(seat: int | None) -> None:
    duel = hidden()
    duel.turn("GGGGG", MISS)
    duel.guess(0, MISS)
    assert duel.view(seat).boards == ((("GGGGG", (1, 0)),), ((MISS, (1, 0)),))


@pytest.mark.rule("D4", "D7")
def test_nobody_in_twelve_rows_replays_the_round_with_new_codes() -> None:
    duel = hidden()
    duel.turn(MISS, MISS, times=11)
    assert duel.results == []
    duel.turn(MISS, MISS)
    assert duel.results == [("out_of_rows", (0, 0), (12, 12))]
    assert duel.under_way == (1, 2)
    assert duel.view(None).hidden == (False, False)
    duel.hide_both(SECOND, FIRST)
    duel.turn(FIRST, MISS)
    assert duel.results[-1] == ("found", (1, 0), (1, 1))


@pytest.mark.rule("D4", "D5")
@pytest.mark.parametrize("turns", [1, 12])
@pytest.mark.parametrize("finder", [0, 1])
def test_a_point_for_finding_the_code_in_a_turn_in_which_the_other_does_not(finder: int, turns: int) -> None:
    duel = hidden()
    duel.turn(MISS, MISS, times=turns - 1)
    duel.turn(*((SECOND, MISS) if finder == 0 else (MISS, FIRST)))
    assert duel.results == [("found", (int(finder == 0), int(finder == 1)), (turns, turns))]
    assert duel.under_way == (2, 1)


@pytest.mark.rule("D5")
def test_the_second_player_still_lays_the_row_of_the_turn() -> None:
    duel = hidden()
    duel.guess(0, SECOND)
    assert duel.results == []
    duel.guess(1, FIRST)
    assert duel.results == [("both_found", (0, 0), (1, 1))]


@pytest.mark.rule("D6")
@pytest.mark.parametrize("turns", [1, 12])
def test_both_in_the_same_turn_is_void_and_replayed(turns: int) -> None:
    duel = hidden(rounds=1)
    duel.turn(MISS, MISS, times=turns - 1)
    duel.turn(SECOND, FIRST)
    assert duel.results == [("both_found", (0, 0), (turns, turns))]
    assert (duel.under_way, duel.winners) == ((1, 2), ())
    win(duel, 1)
    assert duel.winners == (1,)


@pytest.mark.rule("D9", "D12")
def test_four_rings() -> None:
    duel = Duel(rings=4)
    with refused(Fault.WRONG_LENGTH, "D9"):
        duel.hide(0, FIRST)
    duel.hide_both("RGBY", "KOPR")
    duel.turn("KOPR", "RGBW")
    assert duel.keys == [(4, 0), (3, 0)]
    assert duel.results == [("found", (1, 0), (1, 1))]


@pytest.mark.rule("D9", "D10")
@pytest.mark.parametrize(
    ("option", "rule"),
    [({"rings": 6}, "D9"), ({"rings": 3}, "D9"), ({"handicap": 2}, "D10"), ({"handicap": False}, "D10")],
)
def test_variants_that_the_box_does_not_have_are_refused(option: dict[str, object], rule: str) -> None:
    with refused(Fault.BAD_OPTION, rule):
        Duel(**option)


@pytest.mark.rule("D10", "D12")
@pytest.mark.parametrize("beginner", [0, 1])
def test_the_beginner_has_four_rings_to_find(beginner: int) -> None:
    duel, expert = Duel(handicap=beginner), 1 - beginner
    with refused(Fault.WRONG_LENGTH, "D10"):
        duel.hide(expert, FIRST)
    duel.hide(expert, "RGBY")
    with refused(Fault.WRONG_LENGTH, "D10"):
        duel.hide(beginner, "RGBY")
    duel.hide(beginner, FIRST)
    with refused(Fault.WRONG_LENGTH, "D10"):
        duel.guess(beginner, FIRST)
    duel.guess(beginner, "RGBY")
    duel.guess(expert, FIRST)
    assert sorted(duel.keys) == [(4, 0), (5, 0)]
    assert duel.results == [("both_found", (0, 0), (1, 1))]


@pytest.mark.rule("D11")
def test_in_a_race_rows_are_answered_at_once_and_open_to_all() -> None:
    duel = hidden(race=True)
    for row, key in (("GGGGG", (1, 0)), (MISS, (0, 0)), ("GKOPR", (0, 5))):
        duel.guess(0, row)
        assert duel.keys == [key]
    assert [len(board) for board in duel.view(1).boards] == [3, 0]


@pytest.mark.rule("D11")
@pytest.mark.parametrize(
    ("rows", "result"), [((11, 0), ("found", (1, 0), (12, 0))), ((2, 5), ("found", (1, 0), (3, 5)))]
)
def test_the_first_to_find_the_code_wins_the_race_whatever_the_rows(rows: tuple[int, int], result: Result) -> None:
    duel = hidden(race=True)
    for seat in (0, 1):
        duel.guess(seat, MISS, rows[seat])
    duel.guess(0, SECOND)
    assert duel.results == [result]


@pytest.mark.rule("D11")
def test_a_player_out_of_rows_waits() -> None:
    duel = hidden(race=True, rounds=1)
    duel.guess(0, MISS, times=12)
    with refused(Fault.NO_ROWS_LEFT, "D4"):
        duel.guess(0, SECOND)
    assert "guess" not in duel.may(0)
    duel.guess(1, MISS, times=11)
    assert duel.results == []
    duel.guess(1, FIRST)
    assert duel.happened[-1] == MatchEnded((1,))


@pytest.mark.rule("D11", "D7")
def test_both_out_of_rows_replays_the_race() -> None:
    duel = hidden(race=True)
    duel.guess(1, MISS, times=12)
    duel.guess(0, MISS, times=12)
    assert duel.results == [("out_of_rows", (0, 0), (12, 12))]
    assert (duel.under_way, duel.view(None).hidden) == ((1, 2), (False, False))


@pytest.mark.rule("D12")
@pytest.mark.parametrize("race", [False, True])
def test_the_finder_sees_as_many_reds_as_rings_and_the_code(*, race: bool) -> None:
    duel = hidden(race=race)
    duel.guess(1, MISS)
    duel.guess(0, SECOND)
    assert duel.revealed.boards[0] == ((SECOND, (5, 0)),)
    assert duel.revealed.codes[1] == SECOND
    assert all(redacted(event, 0) == event for event in duel.happened[1:])
