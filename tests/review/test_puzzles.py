"""Puzzles: one code fits, every row is needed, a seed repeats its puzzle, and the grade is what the grader says."""

from functools import lru_cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review import puzzles as puzzles_
from keypeg.review.puzzle_answers import objections
from keypeg.review.puzzle_grades import grade, grade_of
from keypeg.review.puzzle_values import GRADES, Puzzle
from keypeg.review.puzzles import (
    FEWEST_CODES,
    MOST_CODES,
    MOST_PUZZLE_ROWS,
    MOST_SEED,
    hardest_grade,
    make_puzzle,
    puzzle_board,
)
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.rules.boxes import edition
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key, mark
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape

EDITIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("classic", {}),
    ("travel", {}),
    ("travel", {"colours": 6}),
    ("hasbro94", {}),
    ("hasbro94", {"doubles": True, "ninth_colour": True}),
    ("hasbro94", {"ninth_colour": True}),
    ("duel", {"rings": 4}),
    ("duel", {"handicap": 0}),
    ("custom", {"pegs": 3, "colours": 5}),
    ("custom", {"pegs": 2, "colours": 4, "empties": True}),
    ("custom", {"pegs": 4, "colours": 4, "repeats": False}),
)
SEEDS = st.integers(0, MOST_SEED)


def codes(agreed: Edition) -> tuple[str, ...]:
    """Every code of an edition, listed without the native core."""
    return _codes(puzzle_board(agreed).codes)


@lru_cache(maxsize=32)
def _codes(shape: Shape) -> tuple[str, ...]:
    return tuple(shape.rows())


def fitting(agreed: Edition, rows: tuple[tuple[str, Key], ...]) -> list[str]:
    return [code for code in codes(agreed) if all(mark(row, code) == key for row, key in rows)]


@st.composite
def puzzles(draw: st.DrawFn) -> tuple[Edition, Puzzle]:
    name, options = draw(st.sampled_from(EDITIONS))
    agreed = edition(name, options)
    wanted = draw(st.integers(1, hardest_grade(puzzle_board(agreed))))
    return agreed, make_puzzle(agreed, draw(SEEDS), wanted)


@settings(max_examples=60, deadline=None)
@given(puzzles())
def test_exactly_one_code_fits_and_every_row_is_needed(made: tuple[Edition, Puzzle]) -> None:
    agreed, puzzle = made
    assert fitting(agreed, puzzle.rows) == [puzzle.answer]
    assert 1 <= len(puzzle.rows) <= MOST_PUZZLE_ROWS
    for index in range(len(puzzle.rows)):
        assert len(fitting(agreed, puzzle.rows[:index] + puzzle.rows[index + 1 :])) > 1
    for row, _ in puzzle.rows:
        puzzle_board(agreed).rows.check(row)
        assert row != puzzle.answer


def test_a_row_that_was_drawn_twice_is_there_once() -> None:
    """On a small board rows are drawn twice now and then, among them in one of these puzzles."""
    for seed in range(30):
        puzzle = make_puzzle(edition("travel", {"colours": 6}), seed, 4)
        assert len(set(puzzle.rows)) == len(puzzle.rows)


@settings(max_examples=60, deadline=None)
@given(puzzles())
def test_the_grade_is_what_the_grader_says_and_the_seed_repeats_it(made: tuple[Edition, Puzzle]) -> None:
    agreed, puzzle = made
    assert grade(puzzle_board(agreed), puzzle.rows) == puzzle.grade
    assert make_puzzle(agreed, puzzle.seed, puzzle.grade) == puzzle


def test_another_seed_or_grade_is_another_puzzle() -> None:
    classic = edition("classic")
    made = {make_puzzle(classic, seed, grade).rows for seed in range(10) for grade in GRADES}
    assert len(made) == 50


@pytest.mark.parametrize(
    ("box", "wanted", "seed", "answer", "rows"),
    [
        ("classic", 3, 7, "BRRB", "RGRY=1,1 GGBR=0,2 KBYW=0,1 WRKK=1,0"),
        ("classic", 1, 0, "BYKW", "BYKY=3,0 BWKY=2,2"),
        ("travel", 5, 123456, "YOPB", "KOYW=1,1 BGOW=0,2 WRYB=1,1 WOPR=2,0"),
        ("hasbro94", 2, 1, "YPKR", "YRKB=2,1 YKGB=1,1 WRYB=0,2 YOKR=3,0"),
        ("duel", 4, MOST_SEED, "YKKPO", "GKBWP=1,1 OGYOP=0,3 PPBYO=1,2 YKRPO=4,0"),
        ("super", 3, 9, "WYYRR", "RBRYB=0,3 PBYBB=1,0 OWBKR=1,1 WGPGW=1,0 PYWOW=1,1"),
    ],
)
def test_a_seed_gives_the_same_puzzle_on_every_machine(
    box: str, wanted: int, seed: int, answer: str, rows: str
) -> None:
    """Whoever shared a seed expects this puzzle. If the way puzzles are made changes, so must its version."""
    puzzle = make_puzzle(edition(box), seed, wanted)
    assert puzzle.answer == answer
    assert " ".join(f"{row}={key.reds},{key.whites}" for row, key in puzzle.rows) == rows


@pytest.mark.parametrize(
    ("seed", "answer", "rows"),
    [
        # Puzzles with more rows than are allowed come before it, and it has as many as are allowed.
        (24, "TO", "MM=0,0 BR=0,0 TL=1,0 TT=1,0 TP=1,0 TN=1,0 TY=1,0 TK=1,0 TG=1,0 TW=1,0"),
        # Before it, rows are drawn in vain as often as is allowed.
        (27, "GG", "OY=0,0 LP=0,0 BT=0,0 KN=0,0 MR=0,0 WW=0,0"),
    ],
)
def test_a_puzzle_has_no_more_rows_than_can_be_solved(seed: int, answer: str, rows: str) -> None:
    puzzle = make_puzzle(edition("custom", {"pegs": 2, "colours": 12}), seed, 2)
    assert puzzle.answer == answer
    assert " ".join(f"{row}={key.reds},{key.whites}" for row, key in puzzle.rows) == rows


def test_a_seed_whose_puzzle_is_not_found_soon_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles_, "_MOST_TRIES", 1)
    assert refused("classic", {}, 0, 5) == ReviewRefusal(ReviewFault.BAD_GRADE, why="seed", grade=5)


def test_options_that_do_not_change_the_board_do_not_change_the_puzzle() -> None:
    plain = make_puzzle(edition("classic"), 3, 2)
    longer = make_puzzle(edition("classic", {"rounds": 6, "hints": "forbidden"}), 3, 2)
    assert longer.rows == plain.rows
    assert longer.options == {"rounds": 6, "hints": "forbidden"}


def test_without_a_grade_it_is_of_grade_three_or_of_the_hardest_there_is() -> None:
    assert make_puzzle(edition("classic"), 1) == make_puzzle(edition("classic"), 1, 3)
    assert make_puzzle(edition("custom", {"pegs": 2, "colours": 4}), 1).grade == 1


def test_json_is_as_the_contract_has_it() -> None:
    puzzle = msgspec.json.decode(msgspec.json.encode(make_puzzle(edition("travel", {"colours": 6}), 7, 2)))
    assert list(puzzle) == ["edition", "options", "rows", "answer", "grade", "seed"]
    assert (puzzle["edition"], puzzle["options"], puzzle["grade"], puzzle["seed"]) == ("travel", {"colours": 6}, 2, 7)
    assert all(isinstance(row, str) and len(key) == 2 for row, key in puzzle["rows"])


@settings(max_examples=30, deadline=None)
@given(puzzles(), st.data())
def test_objections_are_the_rows_that_a_code_does_not_fit(made: tuple[Edition, Puzzle], data: st.DataObject) -> None:
    agreed, puzzle = made
    code = data.draw(st.sampled_from(codes(agreed)))
    against = objections(puzzle, code)
    assert (against == []) == (code == puzzle.answer)
    for number, earned in against:
        row, key = puzzle.rows[number - 1]
        assert mark(row, code) == earned != key


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([(0,)] * 4, 1),
        ([(0,)] * 5, 2),
        ([(0, 1)], 3),
        ([(0,)] * 9 + [(0, 1)], 3),
        ([(0, 1), (1, 2)], 4),
        ([(0, 1), (1, 2), (0, 2)], 5),
        ([(0, 1), (1, 2), (0, 2), (0, 3)], 5),
        ([(0, 1, 2)], 5),
    ],
)
def test_grades_count_steps_and_rows_that_are_taken_together(steps: list[tuple[int, ...]], expected: int) -> None:
    assert grade_of(steps) == expected


def refused(box: str, options: dict[str, Any], seed: Any = 1, grade: Any = None) -> Refusal:
    with pytest.raises(Refusal) as caught:
        make_puzzle(edition(box, options), seed, grade)
    return caught.value


def test_what_has_no_puzzles_is_refused() -> None:
    group = refused("group", {})
    assert (group.fault, group.rule, group.values) == (ReviewFault.NO_PUZZLE, "G5", {"why": "no_codebreaker"})
    large = refused("custom", {"pegs": 8, "colours": 12})
    assert large == ReviewRefusal(ReviewFault.NO_PUZZLE, "X1", why="large", codes=12**8, most=MOST_CODES)
    small = refused("custom", {"pegs": 1, "colours": 12})
    assert small == ReviewRefusal(ReviewFault.NO_PUZZLE, "X1", why="small", codes=12, least=FEWEST_CODES)


def test_in_a_duel_with_a_handicap_the_board_is_that_of_the_first_seat() -> None:
    boards = [puzzle_board(edition("duel", {"handicap": seat})) for seat in range(2)]
    assert [board.codes.holes for board in boards] == [4, 5]


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1, 1.0, True, "7", None])
def test_a_seed_is_a_whole_number_that_every_language_can_hold(seed: Any) -> None:
    assert refused("classic", {}, seed) == ReviewRefusal(ReviewFault.BAD_SEED, most="9007199254740991")


@pytest.mark.parametrize("grade", [0, 6, -1, 2.0, True, "3"])
def test_a_grade_is_one_of_five(grade: Any) -> None:
    refusal = refused("classic", {}, 1, grade)
    assert (refusal.fault, refusal.values) == (ReviewFault.BAD_GRADE, {"why": "unknown", "most": 5})


def test_a_small_board_has_no_hard_puzzles() -> None:
    refusal = refused("travel", {"colours": 6}, 1, 5)
    assert (refusal.fault, refusal.values) == (ReviewFault.BAD_GRADE, {"why": "board", "most": 4})
