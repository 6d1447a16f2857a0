"""Key pegs: K1 to K6."""

from collections.abc import Callable
from itertools import product

import pytest

from keypeg.rules import Key, mark, redacted
from keypeg.rules.events import AnswersGiven, RowAsked, RowLaid
from tests.rulebooks.scripts import CODE, WRONG, Boards, Duel, Group, Match


def key_of(row: str, code: str) -> Key:
    """The key as a player gets it, in the box with the most colours."""
    match = Match("hasbro94", doubles=True)
    match.hide(0, code)
    match.guess(1, row)
    (key,) = match.keys
    return key


@pytest.mark.rule("K1")
@pytest.mark.parametrize(("row", "reds"), [("WKOP", 0), ("RKOP", 1), ("WGOY", 2), ("RGBP", 3), ("RGBY", 4)])
def test_red_for_each_peg_of_the_right_colour_in_place(row: str, reds: int) -> None:
    assert key_of(row, "RGBY") == (reds, 0)


@pytest.mark.rule("K2")
@pytest.mark.parametrize(("row", "whites"), [("WRKO", 1), ("GRKO", 2), ("GRWB", 3), ("GRYB", 4)])
def test_white_for_each_peg_of_the_right_colour_elsewhere(row: str, whites: int) -> None:
    assert key_of(row, "RGBY") == (0, whites)


@pytest.mark.rule("K1", "K2")
def test_black_and_white_in_the_group_edition() -> None:
    group = Group(3)
    group.deal("B3 R2 Y1", opener=2)
    group.ask(2, "RGB..")
    assert group.answers == ("black", "white", None)


def pair_off(row: str, code: str) -> tuple[int, int]:
    """A key as one finds it at the table: take away pegs in place, then match what is left one by one."""
    left = [(peg, hidden) for peg, hidden in zip(row, code, strict=True) if peg != hidden]
    unanswered = [hidden for _, hidden in left]
    whites = 0
    for peg, _ in left:
        if peg in unanswered:
            unanswered.remove(peg)
            whites += 1
    return len(row) - len(left), whites


@pytest.mark.rule("K3")
@pytest.mark.parametrize(("letters", "holes"), [("RG.", 4), ("RGBY", 3), ("RG", 5)])
def test_one_key_peg_answers_one_code_peg(letters: str, holes: int) -> None:
    rows = ["".join(pegs) for pegs in product(letters, repeat=holes)]
    for row, code in product(rows, rows):
        assert mark(row, code) == pair_off(row, code), (row, code)


@pytest.mark.rule("K3")
@pytest.mark.parametrize(
    ("row", "code", "key"),
    [
        ("RRRR", "RGBY", (1, 0)),
        ("RRGG", "GGRR", (0, 4)),
        ("RRRG", "GRRR", (2, 2)),
        ("GGRW", "RRGB", (0, 2)),
        ("RRWW", "WRRK", (1, 2)),
    ],
)
def test_red_goes_before_white(row: str, code: str, key: tuple[int, int]) -> None:
    assert key_of(row, code) == key_of(code, row) == key


def classic() -> Match:
    match = Match("classic")
    match.hide(0, CODE)
    return match


def race() -> Duel:
    duel = Duel(race=True, rings=4)
    duel.hide_both(CODE, CODE)
    return duel


@pytest.mark.rule("K4")
@pytest.mark.parametrize("box", [classic, race])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_key_does_not_tell_which_peg_it_answers(box: Callable[[], Boards], seat: int | None) -> None:
    """Rows with the same key, earned in every possible hole, bring the same news to everyone."""
    match = box()
    news = []
    for row in ("RWWW", "WGWW", "WWBW", "WWWY"):
        match.guess(1, row)
        news.append([redacted(event, seat) for event in match.happened if not isinstance(event, RowLaid)])
        assert match.keys == [Key(1, 0)]
    assert news == [news[0]] * 4


@pytest.mark.rule("K4")
def test_a_white_answer_does_not_tell_which_place_it_is_for() -> None:
    group = Group(2)
    group.deal("B3 R2", opener=0)
    news = []
    for row in ("RG...", "G.R..", "..GR.", ".G..R"):
        group.ask(0, row)
        news.append([redacted(event, 0) for event in group.happened if not isinstance(event, RowAsked)])
        group.ask(1, "WW...")
    assert news == [[AnswersGiven(((1, "white"),))]] * 4


@pytest.mark.rule("K5")
@pytest.mark.parametrize(
    ("code", "row", "key"),
    [
        pytest.param("GRBY", "BROG", (1, 2), id="travel: one in place, two elsewhere"),
        pytest.param("RGBY", "RWKG", (1, 1), id="classic 1: one in place, one elsewhere, two wrong colours"),
        pytest.param("GRBY", "GGWK", (1, 0), id="classic 2: two greens against one, one of them in place"),
        pytest.param("GRBY", "YWKO", (0, 1), id="classic 3: just a white for the yellow"),
        pytest.param("RRGB", "RWRK", (1, 1), id="classic 4: two reds in both, one in place"),
    ],
)
def test_printed_examples(code: str, row: str, key: tuple[int, int]) -> None:
    assert key_of(row, code) == key


@pytest.mark.rule("K6")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_rows_stay_in_view_for_the_whole_round(seat: int | None) -> None:
    match = Match("classic")
    match.hide(0, CODE)
    laid = ["RRGG", "WWKK", "RRGG", WRONG]
    for count, row in enumerate(laid, 1):
        match.guess(1, row)
        assert [placed.row for placed in match.view(seat).board] == laid[:count]
    assert [placed.key for placed in match.view(seat).board] == [(1, 1), (0, 0), (1, 1), (0, 4)]


@pytest.mark.rule("K6")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_rows_of_both_players_stay_in_view_in_a_duel(seat: int | None) -> None:
    duel = Duel()
    duel.hide_both("RGBYW", "KOPRG")
    duel.turn("WWWWW", "KKKKK")
    duel.turn("GGGGG", "RRRRR")
    boards = duel.view(seat).boards
    assert boards == ((("WWWWW", (0, 0)), ("GGGGG", (1, 0))), (("KKKKK", (0, 0)), ("RRRRR", (1, 0))))


@pytest.mark.rule("K6")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_rows_of_everyone_stay_in_view_in_the_group_edition(seat: int | None) -> None:
    group = Group(2)
    group.deal("B3 R2", opener=0)
    group.ask(0, "RB...")
    group.ask(1, "..BK.")
    assert group.view(seat).asked == ((0, "RB...", (None, "white")), (1, "..BK.", ("black", None)))
