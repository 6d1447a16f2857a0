"""The classic rulebook: C1 to C9."""

import pytest

from keypeg.rules import Fault, Key, redacted
from keypeg.rules.events import AttemptEnded, MatchEnded, RoundBegan, RowLaid, RowMarked
from tests.rulebooks.scripts import CODE, WRONG, Match, refused


@pytest.mark.rule("C1")
@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_it_is_for_two(players: int) -> None:
    with refused(Fault.WRONG_PLAYER_COUNT, "C1"):
        Match("classic", players)


@pytest.mark.rule("C1")
@pytest.mark.parametrize("first", [0, 1])
def test_players_agree_who_makes_the_first_code(first: int) -> None:
    match = Match("classic", first_codemaker=first)
    assert "hide" in match.may(first)
    assert "hide" not in match.may(1 - first)
    match.found_in(3)
    assert match.scores[first] == 3


@pytest.mark.rule("C1")
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_players_agree_how_many_rounds(rounds: int) -> None:
    match = Match("classic", rounds=rounds)
    for _ in range(rounds):
        assert not match.winners
        match.found_in(1)
    assert match.winners


@pytest.mark.rule("C1")
@pytest.mark.parametrize("option", [{"rounds": 0}, {"rounds": "2"}, {"rounds": True}, {"first_codemaker": 2}])
def test_an_agreement_that_makes_no_sense_is_refused(option: dict[str, object]) -> None:
    with refused(Fault.BAD_OPTION, "C1"):
        Match("classic", 2, **option)


@pytest.mark.rule("C2")
@pytest.mark.parametrize("code", ["RYGB", "WKRR", "RRRR"])
def test_any_four_pegs_of_six_colours_make_a_code(code: str) -> None:
    match = Match("classic")
    match.hide(0, code)
    match.guess(1, code)
    assert match.revealed.codes == (code, None)


BAD_PEGS = [
    ("RGB", Fault.WRONG_LENGTH),
    ("RGBYR", Fault.WRONG_LENGTH),
    ("", Fault.WRONG_LENGTH),
    ("RGB.", Fault.EMPTY_HOLE),
    ("RGBO", Fault.COLOUR_NOT_IN_BOX),
    ("RGBP", Fault.COLOUR_NOT_IN_BOX),
    ("RGBX", Fault.UNKNOWN_LETTER),
    ("rgby", Fault.UNKNOWN_LETTER),
]


@pytest.mark.rule("C2", "C3")
@pytest.mark.parametrize(("pegs", "fault"), BAD_PEGS)
def test_what_is_no_code_is_refused(pegs: str, fault: Fault) -> None:
    match = Match("classic")
    with refused(fault, "C2"):
        match.hide(0, pegs)
    match.hide(0, CODE)
    with refused(fault, "C3" if fault is Fault.WRONG_LENGTH else "C2"):
        match.guess(1, pegs)


@pytest.mark.rule("C2")
def test_the_codemaker_hides_one_code_before_the_first_row() -> None:
    match = Match("classic")
    with refused(Fault.CODE_NOT_HIDDEN, "C2"):
        match.guess(1, CODE)
    with refused(Fault.NOT_YOUR_TURN, "C1"):
        match.hide(1, CODE)
    match.hide(0, CODE)
    with refused(Fault.CODE_ALREADY_HIDDEN, "C2"):
        match.hide(0, WRONG)


@pytest.mark.rule("C3")
def test_there_are_ten_rows() -> None:
    match = Match("classic")
    match.not_found_in(9)
    assert match.results == []
    assert "guess" in match.may(1)
    match.guess(1, WRONG)
    assert match.results == [("not_found", (11, 0), (0, 10))]


@pytest.mark.rule("C4")
def test_each_row_gets_its_key_before_the_next() -> None:
    match = Match("classic")
    match.hide(0, CODE)
    match.guess(1, "RBWW")
    assert match.happened == [RowLaid(1, "RBWW"), RowMarked(1, Key(1, 1))]


@pytest.mark.rule("C4")
def test_by_hand_the_codebreaker_waits_for_the_key() -> None:
    match = Match("classic", marking="by_hand")
    match.hide(0, CODE)
    with refused(Fault.NOTHING_TO_MARK, "C4"):
        match.mark(0, 0, 0)
    match.guess(1, "RBWW")
    with refused(Fault.NOT_YOUR_TURN, "C4"):
        match.guess(1, "RBWW")
    with refused(Fault.NOT_YOUR_TURN, "C4"):
        match.mark(1, 1, 1)
    match.mark(0, 1, 1)
    match.guess(1, "KKKK")


@pytest.mark.rule("C4")
def test_the_codemaker_lays_no_rows() -> None:
    match = Match("classic")
    match.hide(0, CODE)
    with refused(Fault.NOT_YOUR_TURN, "C4"):
        match.guess(0, CODE)


@pytest.mark.rule("C5")
def test_the_code_is_revealed_when_it_is_found_and_not_before() -> None:
    match = Match("classic")
    match.hide(0, CODE)
    assert [redacted(event, 1) == event for event in match.happened] == [False]
    match.guess(1, WRONG)
    assert [match.view(seat).code for seat in (0, 1, None)] == [CODE, None, None]
    match.guess(1, CODE)
    assert match.revealed.codes == (CODE, None)
    assert [type(redacted(event, 1)) for event in match.happened] == [RowLaid, RowMarked, AttemptEnded, RoundBegan]
    assert redacted(match.happened[2], 1) == match.happened[2]
    assert match.view(1).past == (match.revealed,)


@pytest.mark.rule("C5")
def test_the_round_is_over_once_the_code_is_found() -> None:
    match = Match("classic")
    match.found_in(2)
    assert match.under_way == (2, 1)
    with refused(Fault.NOT_YOUR_TURN, "C4"):
        match.guess(1, CODE)


@pytest.mark.rule("C6")
@pytest.mark.parametrize("rows", [1, 2, 9, 10])
def test_a_point_for_the_codemaker_for_each_row(rows: int) -> None:
    match = Match("classic")
    match.found_in(rows)
    assert match.results == [("found", (rows, 0), (0, rows))]


@pytest.mark.rule("C6", "C7")
@pytest.mark.parametrize(("rows", "found"), [(4, True), (10, False)])
def test_roles_switch_after_a_round(rows: int, *, found: bool) -> None:
    match = Match("classic", rounds=3)
    makers = []
    for _ in range(3):
        makers.append(match.codemaker)
        match.found_in(rows) if found else match.not_found_in(rows)
    assert makers == [0, 1, 0]


@pytest.mark.rule("C7")
def test_a_bonus_if_the_code_is_not_found_in_ten_rows() -> None:
    match = Match("classic")
    match.not_found_in(10)
    match.found_in(10)
    assert match.scores == (11, 10)


@pytest.mark.rule("C7")
@pytest.mark.parametrize("rows", [0, 1, 9])
def test_a_codebreaker_who_resigns_has_not_found_it(rows: int) -> None:
    match = Match("classic")
    match.not_found_in(rows)
    match.resign(1)
    assert match.results == [("resigned", (11, 0), (0, rows))]
    assert (match.under_way, match.codemaker) == ((2, 1), 1)


@pytest.mark.rule("C8")
def test_a_wrong_key_brings_the_codebreaker_three_points_and_a_replay() -> None:
    match = Match("classic", marking="by_hand")
    match.mistaken()
    assert match.results == [("wrong_key", (0, 3), (0, 1))]
    assert match.revealed.mistakes == ((0, 1, 0, (0, 3), (0, 4)),)
    assert (match.under_way, match.codemaker) == ((1, 2), 0)
    assert match.view(1).board == ()
    match.mistaken()
    assert (match.scores, match.under_way) == ((0, 6), (1, 3))


@pytest.mark.rule("C8")
def test_a_codemaker_who_resigns_pays_as_for_a_wrong_key_but_the_round_is_over() -> None:
    match = Match("classic")
    match.not_found_in(2)
    match.resign(0)
    assert match.results == [("resigned", (0, 3), (0, 2))]
    assert (match.under_way, match.codemaker) == ((2, 1), 1)


@pytest.mark.rule("C9")
@pytest.mark.parametrize(
    ("rows", "winners"),
    [((4, 5), (1,)), ((5, 4), (0,)), ((4, 4), (0, 1)), ((1, 9, 9, 2), (1,)), ((1, 9, 9, 1), (0, 1))],
)
def test_the_higher_total_wins_and_equal_totals_draw(rows: tuple[int, ...], winners: tuple[int, ...]) -> None:
    match = Match("classic", rounds=len(rows))
    for count in rows:
        match.found_in(count)
    assert match.winners == winners
    assert match.happened[-1] == MatchEnded(winners)


@pytest.mark.rule("C9")
def test_points_for_a_wrong_key_count_in_the_total() -> None:
    match = Match("classic", rounds=1, marking="by_hand")
    match.mistaken()
    match.hide(0, CODE)
    match.guess_marked(1, WRONG, 0, 4)
    match.guess_marked(1, CODE, 4, 0)
    assert (match.scores, match.winners) == ((2, 3), (1,))


@pytest.mark.rule("C9")
def test_nothing_happens_after_the_match() -> None:
    match = Match("classic", rounds=1)
    match.found_in(1)
    assert match.may(0) == match.may(1) == set()
    with refused(Fault.MATCH_OVER, "C9"):
        match.hide(1, CODE)
    with refused(Fault.MATCH_OVER, "C9"):
        match.resign(0)
