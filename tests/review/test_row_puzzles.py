"""Puzzles of the best row: three rows whose worth is exact, and far enough apart."""

from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from keypeg.review import row_puzzles
from keypeg.review.puzzles import puzzle_board
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.row_puzzles import FEWEST_LEFT, LEAST_GAP, MOST_LEFT, make_row_puzzle
from keypeg.review.row_values import RowComparison, compare
from keypeg.rules.boxes import edition
from keypeg.rules.keys import mark
from keypeg.rules.refusals import Refusal
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.positions import Position

EDITIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("classic", {}),
    ("travel", {"colours": 6}),
    ("hasbro94", {"ninth_colour": True}),
    ("custom", {"pegs": 2, "colours": 5}),
)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(EDITIONS), st.integers(0, 10**9))
def test_three_rows_are_clearly_of_different_worth(box: tuple[str, dict[str, Any]], seed: int) -> None:
    agreed = edition(*box)
    puzzle = make_row_puzzle(agreed, seed)
    position = Position(board_of(puzzle_board(agreed)), puzzle.rows)
    assert puzzle.codes == len(position)
    assert FEWEST_LEFT <= puzzle.codes <= MOST_LEFT
    costs = sorted(choice.cost for choice in puzzle.choices)
    assert len({choice.row for choice in puzzle.choices}) == 3
    assert costs[0] == 0
    assert puzzle.choices[puzzle.best - 1].cost == 0
    assert all(worse - better >= LEAST_GAP - 1e-4 for better, worse in pairwise(costs))
    for choice in puzzle.choices:
        assert choice.keys > 1
        assert choice.may_be_code == (choice.row in position.codes())
    assert make_row_puzzle(agreed, seed) == puzzle


@cache
def fewest_rows(codes: tuple[str, ...], rows: tuple[str, ...]) -> int:
    """The rows that the best play needs over all these codes, by trying everything."""
    return 0 if not codes else min(rows_with(row, codes, rows) for row in rows)


def rows_with(row: str, codes: tuple[str, ...], rows: tuple[str, ...]) -> int:
    """The rows needed over all these codes with this row first. A row that tells nothing is never best."""
    parts: dict[tuple[int, int], list[str]] = {}
    for code in codes:
        parts.setdefault(mark(row, code), []).append(code)
    if len(parts) == 1 and (len(row), 0) not in parts:
        return 10**6
    after = sum(fewest_rows(tuple(part), rows) for key, part in parts.items() if key != (len(row), 0))
    return len(codes) + after


@pytest.mark.parametrize("seed", range(6))
def test_the_worth_is_that_of_trying_everything(seed: int) -> None:
    agreed = edition("custom", {"pegs": 2, "colours": 4})
    puzzle = make_row_puzzle(agreed, seed)
    every = tuple(puzzle_board(agreed).codes.rows())
    left = tuple(code for code in every if all(mark(row, code) == key for row, key in puzzle.rows))
    best = fewest_rows(left, every)
    for choice in puzzle.choices:
        needed = rows_with(choice.row, left, every)
        assert choice.rows_to_go == pytest.approx(needed / len(left), abs=1e-4)
        assert choice.cost == pytest.approx((needed - best) / len(left), abs=1e-4)


def test_what_has_none_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        make_row_puzzle(edition("group"), 1)
    assert caught.value.fault is ReviewFault.NO_PUZZLE
    with pytest.raises(Refusal) as caught:
        make_row_puzzle(edition("classic"), -1)
    assert caught.value.fault is ReviewFault.BAD_SEED


@pytest.mark.parametrize(
    ("seed", "rows", "choices", "codes"),
    [
        (7, (("GGGY", (2, 0)), ("WRGY", (1, 0))), [("RBKR", 2.5), ("GBGB", 2.0), ("WWBR", 2.875)], 8),
        # It passes a position with just as many codes as are allowed, and one with just as few.
        (23, (("RWWK", (0, 0)), ("YBYB", (2, 1))), [("WGKB", 2.625), ("GRGW", 3.0), ("BBYG", 2.125)], 8),
        # The gap between its rows is as small as is allowed.
        (29, (("WYRW", (1, 0)), ("RKRK", (2, 0))), [("RGBR", 2.4), ("YWGK", 2.8), ("GKRG", 2.6)], 20),
    ],
)
def test_a_seed_gives_the_same_puzzle_on_every_machine(
    seed: int, rows: object, choices: list[tuple[str, float]], codes: int
) -> None:
    """Whoever shared a seed expects this puzzle. If the way puzzles are made changes, so must its version."""
    puzzle = make_row_puzzle(edition("classic"), seed)
    assert puzzle.rows == rows
    assert [(choice.row, choice.rows_to_go) for choice in puzzle.choices] == choices
    assert (puzzle.codes, puzzle.seed) == (codes, seed)
    assert choices[puzzle.best - 1] == min(choices, key=lambda choice: choice[1])


def test_what_is_not_proven_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    def unproven(position: Position, row: str) -> RowComparison:
        return replace(compare(position, row), exact=False)

    monkeypatch.setattr(row_puzzles, "compare", unproven)
    with pytest.raises(Refusal) as caught:
        make_row_puzzle(edition("custom", {"pegs": 2, "colours": 5}), 1)
    assert caught.value == ReviewRefusal(ReviewFault.NO_PUZZLE, "X1", why="rows")


def test_only_what_is_proven_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    def half_proven(position: Position, row: str) -> RowComparison:
        return replace(compare(position, row), exact=row[0] not in "RY")

    monkeypatch.setattr(row_puzzles, "compare", half_proven)
    for seed in range(8):
        puzzle = make_row_puzzle(edition("custom", {"pegs": 2, "colours": 5}), seed)
        assert all(choice.row[0] not in "RY" or choice.cost == 0 for choice in puzzle.choices)
