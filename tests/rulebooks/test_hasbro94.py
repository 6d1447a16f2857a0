"""The 1994 rulebook: H1 to H12, and T3 for its rows."""

import pytest

from keypeg.rules import Fault
from tests.rulebooks.scripts import CODE, WRONG, Match, refused


@pytest.mark.rule("H1")
@pytest.mark.parametrize("players", [1, 3])
def test_it_is_for_two(players: int) -> None:
    with refused(Fault.WRONG_PLAYER_COUNT, "H1"):
        Match("hasbro94", players)


@pytest.mark.rule("H1")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("rounds", [1, 3, 4])
def test_roles_switch_after_each_of_the_agreed_rounds(rounds: int, first: int) -> None:
    match = Match("hasbro94", rounds=rounds, first_codemaker=first)
    makers = []
    for _ in range(rounds):
        assert not match.winners
        makers.append(match.codemaker)
        match.found_in(1)
    assert match.winners
    assert makers == [(first + count) % 2 for count in range(rounds)]


@pytest.mark.rule("H1")
@pytest.mark.parametrize("option", [{"rounds": 0}, {"first_codemaker": 2}])
def test_an_agreement_that_makes_no_sense_is_refused(option: dict[str, object]) -> None:
    with refused(Fault.BAD_OPTION, "H1"):
        Match("hasbro94", 2, **option)


@pytest.mark.rule("H2")
@pytest.mark.parametrize("code", ["RYGB", "WKOP"])
def test_a_code_is_four_of_eight_colours(code: str) -> None:
    match = Match("hasbro94")
    match.hide(0, code)
    match.guess(1, code)
    assert match.revealed.codes == (code, None)


@pytest.mark.rule("H2")
@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("RGBR", Fault.COLOUR_REPEATED),
        ("RGB.", Fault.EMPTY_HOLE),
        ("RGBN", Fault.COLOUR_NOT_IN_BOX),
        ("RGBYO", Fault.WRONG_LENGTH),
    ],
)
def test_a_code_neither_repeats_a_colour_nor_leaves_a_hole(code: str, fault: Fault) -> None:
    with refused(fault, "H2"):
        Match("hasbro94").hide(0, code)


@pytest.mark.rule("T3", "H4")
def test_a_row_may_repeat_what_a_code_may_not() -> None:
    match = Match("hasbro94")
    match.hide(0, CODE)
    match.guess(1, "GGRR")
    assert match.keys == [(1, 1)]


@pytest.mark.rule("T3", "H2")
@pytest.mark.parametrize(
    ("row", "fault", "rule"), [("GGRB", Fault.COLOUR_REPEATED, "T3"), ("GRB.", Fault.EMPTY_HOLE, "H2")]
)
def test_rows_may_be_agreed_to_be_like_codes(row: str, fault: Fault, rule: str) -> None:
    match = Match("hasbro94", guesses="as_code")
    match.hide(0, CODE)
    with refused(fault, rule):
        match.guess(1, row)
    match.guess(1, WRONG)


@pytest.mark.rule("H3")
def test_there_are_twelve_rows() -> None:
    match = Match("hasbro94")
    match.not_found_in(11)
    assert match.results == []
    match.guess(1, WRONG)
    assert match.results == [("not_found", (13, 0), (0, 12))]


@pytest.mark.rule("H4")
def test_by_hand_each_row_waits_for_its_key() -> None:
    match = Match("hasbro94", marking="by_hand")
    match.hide(0, CODE)
    with refused(Fault.NOTHING_TO_MARK, "H4"):
        match.mark(0, 0, 0)
    match.guess(1, "BROG")
    with refused(Fault.NOT_YOUR_TURN, "H4"):
        match.guess(1, WRONG)
    match.mark(0, 0, 3)
    assert match.keys == [(0, 3)]
    match.guess(1, WRONG)


@pytest.mark.rule("H5", "H7")
@pytest.mark.parametrize("rows", [1, 2, 11, 12])
def test_a_point_for_the_codemaker_alone_for_each_row(rows: int) -> None:
    match = Match("hasbro94")
    match.found_in(rows)
    assert match.results == [("found", (rows, 0), (0, rows))]


@pytest.mark.rule("H6", "H7")
def test_a_bonus_for_the_codemaker_alone_if_the_code_is_not_found() -> None:
    match = Match("hasbro94")
    match.found_in(12)
    match.not_found_in(12)
    assert match.scores == (12, 13)


@pytest.mark.rule("H6", "H7")
@pytest.mark.parametrize("rows", [0, 11])
def test_a_codebreaker_who_resigns_has_not_found_it(rows: int) -> None:
    match = Match("hasbro94")
    match.not_found_in(rows)
    match.resign(1)
    assert match.results == [("resigned", (13, 0), (0, rows))]


PENALTIES = [("codemaker", (-3, 0)), ("as_printed", (0, -3))]


@pytest.mark.rule("H8")
@pytest.mark.parametrize(("penalty", "points"), PENALTIES)
def test_a_wrong_key_costs_three_points_and_the_round_starts_again(penalty: str, points: tuple[int, int]) -> None:
    match = Match("hasbro94", marking="by_hand", penalty=penalty)
    match.mistaken()
    assert match.results == [("wrong_key", points, (0, 1))]
    assert (match.under_way, match.codemaker) == ((1, 2), 0)


@pytest.mark.rule("H8", "H7")
def test_the_codemaker_pays_unless_agreed_otherwise() -> None:
    match = Match("hasbro94", marking="by_hand", first_codemaker=1)
    match.mistaken()
    assert match.scores == (0, -3)
    with refused(Fault.BAD_OPTION, "H8"):
        Match("hasbro94", penalty="codebreaker")


@pytest.mark.rule("H8")
@pytest.mark.parametrize("penalty", ["codemaker", "as_printed"])
@pytest.mark.parametrize("codemaker", [0, 1])
def test_a_codemaker_who_resigns_pays_whatever_the_penalty_for_wrong_keys(penalty: str, codemaker: int) -> None:
    match = Match("hasbro94", penalty=penalty, first_codemaker=codemaker)
    match.resign(codemaker)
    assert match.results == [("resigned", (-3, 0) if codemaker == 0 else (0, -3), (0, 0))]
    assert (match.under_way, match.codemaker) == ((2, 1), 1 - codemaker)


@pytest.mark.rule("H9")
@pytest.mark.parametrize(("rows", "winners"), [((4, 5), (1,)), ((12, 11), (0,)), ((4, 4), (0, 1))])
def test_most_points_win(rows: tuple[int, ...], winners: tuple[int, ...]) -> None:
    match = Match("hasbro94")
    for count in rows:
        assert not match.winners
        match.found_in(count)
    assert match.winners == winners
    with refused(Fault.MATCH_OVER, "H9"):
        match.hide(0, CODE)


@pytest.mark.rule("H10")
@pytest.mark.parametrize("code", ["RRGB", "RRRR", "RGBY"])
def test_doubled_colours(code: str) -> None:
    match = Match("hasbro94", doubles=True)
    match.hide(0, code)
    match.guess(1, code)
    assert match.keys == [(4, 0)]


@pytest.mark.rule("H10")
def test_doubled_colours_leave_no_hole_empty() -> None:
    match = Match("hasbro94", doubles=True)
    with refused(Fault.EMPTY_HOLE, "H2"):
        match.hide(0, "RRG.")


@pytest.mark.rule("H11")
@pytest.mark.parametrize(
    ("code", "row", "key"),
    [
        pytest.param("R.GB", "R.GB", (4, 0), id="found"),
        pytest.param("R..G", "R.G.", (2, 2), id="several empty, one in place"),
        pytest.param("RGBY", "R...", (1, 0), id="empties that the code does not have"),
        pytest.param("R...", "GY.R", (1, 1), id="one empty against three"),
    ],
)
def test_empty_holes_count_as_a_ninth_colour(code: str, row: str, key: tuple[int, int]) -> None:
    match = Match("hasbro94", ninth_colour=True)
    match.hide(0, code)
    match.guess(1, row)
    assert match.keys == [key]


@pytest.mark.rule("H11")
def test_empty_holes_alone_do_not_allow_doubled_colours() -> None:
    match = Match("hasbro94", ninth_colour=True)
    with refused(Fault.COLOUR_REPEATED, "H2"):
        match.hide(0, "RR..")
    match.hide(0, "RG..")


@pytest.mark.rule("H10", "H11")
def test_the_variants_combine() -> None:
    match = Match("hasbro94", doubles=True, ninth_colour=True)
    match.hide(0, "RR..")
    match.guess(1, ".RR.")
    assert match.keys == [(2, 2)]


@pytest.mark.rule("H12")
def test_the_score_runs_past_thirty() -> None:
    match = Match("hasbro94", rounds=6)
    scores = []
    for _ in range(6):
        match.resign(1)
        scores.append(match.view(None).scores[0])
    assert scores == [13, 13, 26, 26, 39, 39]
