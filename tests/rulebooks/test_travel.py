"""The travel rulebook: T1 to T10."""

import pytest

from keypeg.rules import Fault
from tests.rulebooks.scripts import CODE, WRONG, Match, refused


def played(*rows: int, rounds: int = 4, **options: object) -> Match:
    """A match whose codes are found in so many rows, one after the other."""
    match = Match("travel", rounds=rounds, **options)
    for count in rows:
        match.found_in(count)
    return match


@pytest.mark.rule("T1")
def test_four_rounds_unless_agreed_otherwise() -> None:
    match = Match("travel")
    assert match.view(None).rounds == 4
    for rows in (1, 2, 1, 2):
        assert not match.winners
        match.found_in(rows)
    assert match.winners == (1,)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("players", [1, 3])
def test_it_is_for_two(players: int) -> None:
    with refused(Fault.WRONG_PLAYER_COUNT, "T1"):
        Match("travel", players)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("rounds", range(1, 7))
def test_an_odd_number_of_rounds_carries_a_note(rounds: int) -> None:
    match = Match("travel", rounds=rounds)
    for seat in (0, 1, None):
        assert bool(match.view(seat).notes) == (rounds % 2 == 1)


@pytest.mark.rule("T1")
def test_no_rounds_is_refused() -> None:
    with refused(Fault.BAD_OPTION, "T1"):
        Match("travel", rounds=0)


@pytest.mark.rule("T2")
@pytest.mark.parametrize("code", ["RYGB", "WKOP"])
def test_eight_colours(code: str) -> None:
    Match("travel").hide(0, code)


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("RRGB", Fault.COLOUR_REPEATED),
        ("RGBR", Fault.COLOUR_REPEATED),
        ("RGB.", Fault.EMPTY_HOLE),
        ("RGBN", Fault.COLOUR_NOT_IN_BOX),
        ("RGBYW", Fault.WRONG_LENGTH),
    ],
)
def test_a_code_holds_four_pegs_of_different_colours(code: str, fault: Fault) -> None:
    with refused(fault, "T2"):
        Match("travel").hide(0, code)


@pytest.mark.rule("T2")
def test_fewer_colours_may_be_agreed_on() -> None:
    for colours, code, gone in ((7, "WKOR", "P"), (6, "WOYR", "KP")):
        match = Match("travel", colours=colours)
        for letter in gone:
            with refused(Fault.COLOUR_NOT_IN_BOX, "T2"):
                match.hide(0, "RGB" + letter)
        match.hide(0, code)
    for colours in (5, 9):
        with refused(Fault.BAD_OPTION, "T2"):
            Match("travel", colours=colours)


@pytest.mark.rule("T3")
def test_a_row_may_repeat_what_a_code_may_not() -> None:
    match = Match("travel")
    match.hide(0, CODE)
    match.guess(1, "RRRR")
    assert match.keys == [(1, 0)]


@pytest.mark.rule("T3")
def test_rows_may_be_agreed_to_be_like_codes() -> None:
    match = Match("travel", guesses="as_code")
    match.hide(0, CODE)
    with refused(Fault.COLOUR_REPEATED, "T3"):
        match.guess(1, "RRGB")
    match.guess(1, WRONG)


@pytest.mark.rule("T2")
def test_the_printed_example_can_be_laid_with_any_number_of_colours() -> None:
    for colours in (6, 7, 8):
        match = Match("travel", colours=colours)
        match.hide(0, "GRBY")
        match.guess(1, "BROG")
        assert match.keys == [(1, 2)]


@pytest.mark.rule("T2", "T4")
@pytest.mark.parametrize(
    ("row", "fault", "rule"),
    [
        ("RGB", Fault.WRONG_LENGTH, "T4"),
        ("RGB.", Fault.EMPTY_HOLE, "T2"),
        ("RGBN", Fault.COLOUR_NOT_IN_BOX, "T2"),
    ],
)
def test_a_row_is_four_pegs_of_the_box(row: str, fault: Fault, rule: str) -> None:
    match = Match("travel")
    match.hide(0, CODE)
    with refused(fault, rule):
        match.guess(1, row)


@pytest.mark.rule("T4")
def test_there_are_nine_rows() -> None:
    match = Match("travel")
    match.not_found_in(8)
    assert match.results == []
    match.guess(1, WRONG)
    assert match.results == [("not_found", (9, 0), (0, 9))]


@pytest.mark.rule("T5")
def test_keys_are_those_of_the_classic_game() -> None:
    match = Match("travel")
    match.hide(0, "GRBY")
    match.guess(1, "BROG")
    assert match.keys == [(1, 2)]


@pytest.mark.rule("T5")
def test_by_hand_each_row_waits_for_its_key() -> None:
    match = Match("travel", marking="by_hand")
    match.hide(0, CODE)
    with refused(Fault.NOTHING_TO_MARK, "T5"):
        match.mark(0, 0, 0)
    match.guess(1, WRONG)
    with refused(Fault.NOT_YOUR_TURN, "T5"):
        match.guess(1, WRONG)
    match.mark(0, 0, 4)
    match.guess(1, WRONG)


@pytest.mark.rule("T6")
@pytest.mark.parametrize("rows", [1, 2, 8, 9])
def test_a_point_for_the_codemaker_for_each_row(rows: int) -> None:
    assert played(rows).results == [("found", (rows, 0), (0, rows))]


@pytest.mark.rule("T7")
def test_no_bonus_if_the_code_is_not_found() -> None:
    match = Match("travel")
    match.not_found_in(9)
    match.found_in(9)
    assert match.scores == (9, 9)


@pytest.mark.rule("T7")
def test_a_codebreaker_who_resigns_has_not_found_it() -> None:
    match = Match("travel")
    match.not_found_in(3)
    match.resign(1)
    assert match.results == [("resigned", (9, 0), (0, 3))]


@pytest.mark.rule("T8")
def test_roles_switch_after_every_round_however_it_ended() -> None:
    match = Match("travel", first_codemaker=1, marking="by_hand")
    match.hide(1, CODE)
    match.guess_marked(0, CODE, 4, 0)
    assert match.codemaker == 0
    match.mistaken()
    assert match.codemaker == 0
    match.resign(0)
    assert match.codemaker == 1
    match.resign(0)
    assert match.codemaker == 0


@pytest.mark.rule("T9")
def test_the_highest_total_wins_without_extra_rounds() -> None:
    assert played(3, 4, 3, 3).winners == (1,)


@pytest.mark.rule("T9")
def test_a_tie_is_played_off_by_two_rounds() -> None:
    match = played(4, 4, rounds=2)
    assert (match.winners, match.under_way, match.codemaker) == ((), (3, 1), 0)
    match.found_in(5)
    assert (match.winners, match.under_way, match.codemaker) == ((), (4, 1), 1)
    match.found_in(3)
    assert match.winners == (0,)
    with refused(Fault.MATCH_OVER, "T9"):
        match.hide(0, CODE)


@pytest.mark.rule("T9")
def test_extra_rounds_go_on_until_the_totals_differ() -> None:
    match = played(4, 4, 5, 5, 6, 6, rounds=2)
    assert (match.winners, match.under_way) == ((), (7, 1))
    match.found_in(1)
    match.found_in(2)
    assert (match.winners, match.scores) == ((1,), (16, 17))


@pytest.mark.rule("T9")
def test_extra_rounds_come_in_pairs_after_an_odd_number_too() -> None:
    match = played(2, 4, 2, rounds=3)
    makers = []
    for rows in (3, 1):
        assert not match.winners
        makers.append(match.codemaker)
        match.found_in(rows)
    assert (makers, match.winners, match.scores) == ([1, 0], (1,), (5, 7))


@pytest.mark.rule("T9")
def test_a_replayed_extra_round_is_still_one_round() -> None:
    match = Match("travel", rounds=2, marking="by_hand")
    match.resign(1)
    match.resign(0)
    match.mistaken()
    assert (match.winners, match.scores, match.under_way) == ((), (6, 12), (3, 2))
    match.resign(1)
    assert (match.winners, match.under_way) == ((), (4, 1))
    match.resign(0)
    assert (match.winners, match.scores) == ((1,), (15, 21))


@pytest.mark.rule("T9")
def test_players_may_agree_to_share_a_tie() -> None:
    assert played(4, 4, rounds=2, tie_break="draw").winners == (0, 1)
    with refused(Fault.BAD_OPTION, "T9"):
        Match("travel", tie_break="coin")


@pytest.mark.rule("T10")
def test_three_points_pass_from_the_codemaker_to_the_opponent() -> None:
    match = Match("travel", marking="by_hand")
    match.mistaken()
    assert match.results == [("wrong_key", (-3, 3), (0, 1))]
    assert (match.under_way, match.codemaker) == ((1, 2), 0)


@pytest.mark.rule("T10")
def test_a_total_may_go_below_zero() -> None:
    match = Match("travel", marking="by_hand")
    match.mistaken()
    match.mistaken()
    assert match.view(0).scores == (-6, 6)


@pytest.mark.rule("T10")
def test_a_codemaker_who_resigns_pays_as_for_a_wrong_key_but_the_round_is_over() -> None:
    match = Match("travel")
    match.not_found_in(1)
    match.resign(0)
    assert match.results == [("resigned", (-3, 3), (0, 1))]
    assert (match.under_way, match.codemaker) == ((2, 1), 1)
