"""Codebreakers: what each level lays, and that none of them does worse than it says."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.players.codebreaker import choose_row, no_code_fits, remembered_rows
from keypeg.players.levels import CASUAL, LEVELS, MASTER, NOVICE, ROOKIE, STRONG, Level
from keypeg.players.random_draws import draw_code
from keypeg.rules import edition
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key, mark
from keypeg.thinking.breaker_views import BreakerView
from keypeg.thinking.rulebook_boards import RulebookBoard, row_limit, rulebook_boards, shapes_of
from keypeg.thinking.shipped import tree_for


def rows_needed(level: Level, agreed: Edition, code: str, seed: int, seat: int = 0) -> int:
    """How many rows a level lays to find a code; one more than there are if it does not."""
    shapes, limit = shapes_of(agreed, seat), row_limit(agreed)
    rows: tuple[tuple[str, Key], ...] = ()
    for laid in range(limit):
        seen = BreakerView(agreed, seat, shapes, rows, limit)
        row = choose_row(level, seen, Random(seed), Random(f"{seed} {laid}"))
        shapes.rows.check(row)
        if row == code:
            return laid + 1
        rows += ((row, mark(row, code)),)
    return limit + 1


@pytest.mark.parametrize(
    "board", list(rulebook_boards()), ids=lambda board: f"{board.edition.name}-{board.shapes.name}"
)
@pytest.mark.parametrize("level", list(LEVELS.values()), ids=lambda level: level.name)
def test_every_level_finds_codes_on_every_board(board: RulebookBoard, level: Level) -> None:
    rng = Random(f"{board.shapes.name} {level.name}")
    for seed in range(5):
        code = draw_code(board.shapes.codes, rng)
        needed = rows_needed(level, board.edition, code, seed, board.seat or 0)
        if level not in (ROOKIE, NOVICE):
            assert needed <= 10


def test_the_master_follows_the_shipped_strategy_to_the_row() -> None:
    """Under any relabelling, a strategy costs in total what it promises."""
    agreed = edition("classic")
    promised = tree_for(agreed).header.total
    for seed in range(2):
        assert sum(rows_needed(MASTER, agreed, code, seed) for code in shapes_of(agreed).codes.rows()) == promised


def test_the_strong_level_is_within_two_percent_of_the_best() -> None:
    agreed = edition("classic")
    total = sum(rows_needed(STRONG, agreed, code, 7) for code in shapes_of(agreed).codes.rows())
    assert tree_for(agreed).header.total < total <= 1.02 * tree_for(agreed).header.total


def test_a_casual_player_lays_only_rows_that_may_be_the_code() -> None:
    agreed, rng = edition("duel"), Random(5)
    shapes = shapes_of(agreed)
    for _ in range(40):
        code = draw_code(shapes.codes, rng)
        rows: tuple[tuple[str, Key], ...] = ()
        while not rows or rows[-1][0] != code:
            row = choose_row(CASUAL, BreakerView(agreed, 0, shapes, rows, 12), rng, rng)
            assert all(mark(laid, row) == key for laid, key in rows)
            rows += ((row, mark(row, code)),)


def test_casual_players_lay_each_fitting_code_as_often_as_any_other() -> None:
    agreed = edition("classic")
    rows = (("RRYY", Key(2, 0)), ("RGYB", Key(1, 1)), ("RRBK", Key(2, 1)))
    seen = BreakerView(agreed, 0, shapes_of(agreed), rows, 10)
    fitting = [code for code in seen.shapes.codes.rows() if all(mark(row, code) == key for row, key in rows)]
    laid = [choose_row(CASUAL, seen, Random(1), Random(seed)) for seed in range(400 * len(fitting))]
    assert set(laid) == set(fitting)
    assert all(300 < laid.count(code) < 500 for code in fitting)


def test_a_rookie_needs_seven_to_eight_rows_and_lays_forgotten_rows_again() -> None:
    agreed, rng = edition("classic"), Random(11)
    codes = [draw_code(shapes_of(agreed).codes, rng) for _ in range(300)]
    needed = [rows_needed(ROOKIE, agreed, code, seed) for seed, code in enumerate(codes)]
    assert 7 <= sum(needed) / len(needed) <= 8
    laid = ("RYGB", "WWKK", "WKWK", "KWKW")
    rows = tuple((row, mark(row, "RYBG")) for row in laid)
    seen = BreakerView(agreed, 0, shapes_of(agreed), rows, 10)
    assert choose_row(ROOKIE, seen, Random(1), Random(1)) == "RYGB"  # the key of row 1 ruled it out
    remembered = BreakerView(agreed, 0, shapes_of(agreed), rows[:3], 10)
    assert all(choose_row(ROOKIE, remembered, Random(1), Random(seed)) != "RYGB" for seed in range(50))


def test_a_novice_remembers_only_the_last_rows() -> None:
    agreed = edition("classic")
    code, rng = "RYGB", Random(2)
    rows = tuple((row, mark(row, code)) for row in (draw_code(shapes_of(agreed).codes, rng) for _ in range(9)))
    known = remembered_rows(NOVICE, BreakerView(agreed, 0, shapes_of(agreed), rows, 10), Random(3))
    assert [told.row for told in known] == [row for row, _ in rows[-4:]]


def test_a_novice_overlooks_the_white_pegs_of_some_rows_all_through_a_round() -> None:
    agreed = edition("classic")
    rows = (("RRYY", Key(1, 1)), ("GGBB", Key(0, 2)), ("WWKK", Key(1, 0)), ("RGBW", Key(0, 3)))
    before, overlooked = set[int](), 0
    for seed in range(400):
        for laid in range(1, 5):
            seen = BreakerView(agreed, 0, shapes_of(agreed), rows[:laid], 10)
            missed = {at for at, told in enumerate(remembered_rows(NOVICE, seen, Random(seed))) if told.reds_only}
            assert laid == 1 or missed - {laid - 1} == before
            before = missed
        overlooked += len(before)
    assert 0.2 < overlooked / 1600 < 0.3


@pytest.mark.rule("M2")
@pytest.mark.parametrize("level", [CASUAL, STRONG, MASTER], ids=lambda level: level.name)
def test_whoever_remembers_all_rows_notices_keys_that_contradict_each_other(level: Level) -> None:
    agreed = edition("classic", {"marking": "by_hand"})
    wrong = (("RRRR", Key(0, 0)), ("YYYY", Key(0, 0)), ("GGGG", Key(0, 0)), ("BBBB", Key(0, 0)), ("WWKK", Key(0, 0)))
    assert no_code_fits(level, BreakerView(agreed, 0, shapes_of(agreed), wrong, 10))
    assert not no_code_fits(NOVICE, BreakerView(agreed, 0, shapes_of(agreed), wrong, 10))
    assert not no_code_fits(level, BreakerView(agreed, 0, shapes_of(agreed), wrong[:4], 10))


@given(st.integers(5, 8), st.integers(9, 12), st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_boards_too_large_to_list_are_played_all_the_same(pegs: int, colours: int, seed: int) -> None:
    rng = Random(seed)
    options = {"pegs": pegs, "colours": colours, "row_limit": 20, "repeats": rng.random() < 0.5}
    agreed = edition("custom", options)
    code = draw_code(shapes_of(agreed).codes, rng)
    level = rng.choice([CASUAL, STRONG, MASTER])
    assert rows_needed(level, agreed, code, seed) <= 20
