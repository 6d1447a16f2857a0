"""Large boards: the codes that fit are counted and listed without listing the board."""

from random import Random

import pytest

from keypeg.rules.boxes import edition
from keypeg.rules.keys import Key, mark
from keypeg.thinking.analysis import RowRefused
from keypeg.thinking.consistent_codes import MarkedRow, count_consistent_codes
from keypeg.thinking.large_boards import analyse_large, is_large
from keypeg.thinking.positions import Position
from tests.thinking.shapes import board, drawn

HUGE = edition("custom", {"pegs": 8, "colours": 8})


@pytest.mark.parametrize("seed", range(12))
def test_they_are_counted_as_on_a_board_that_is_listed(seed: int) -> None:
    rng = Random(seed)
    tested = (board(4, 5), board(4, 6, repeats=False), board(3, 4, empties=1), board(3, 4, empties=3))[seed % 4]
    code = drawn(tested.codes, rng)
    rows = [(row, mark(row, code)) for row in (drawn(tested.codes, rng) for _ in range(seed % 3))]
    position = Position(tested, rows)
    counted = count_consistent_codes(tested.codes, [MarkedRow(*row) for row in rows], 7)
    assert counted.complete
    assert (counted.count, list(counted.first)) == (len(position), position.codes(0, 7))
    for hole, expected in zip(counted.colours, position.heat(), strict=True):
        assert {letter: hole[letter] for letter in expected} == expected


def test_it_stops_where_counting_takes_too_long() -> None:
    counted = count_consistent_codes(board(4, 6).codes, [], 3, steps=500)
    assert not counted.complete
    assert 0 < counted.count < 500


def test_a_position_of_sixteen_million_codes() -> None:
    assert is_large(HUGE, 0)
    assert not is_large(edition("duel"), 0)
    analysis = analyse_large(HUGE, [("RRRRGGGG", Key(1, 1)), ("BBBBYYYY", Key(2, 3))], listed=3)
    assert analysis.counted.count == 12_480
    assert analysis.refusal is None
    for code in analysis.counted.first:
        assert [mark(row, code) for row, _ in analysis.rows] == [key for _, key in analysis.rows]
    for hole in analysis.heat:
        assert sum(hole.values()) == pytest.approx(1)


def test_rows_that_contradict_each_other_are_named() -> None:
    rows = [("BBBBBBBB", Key(0, 0)), ("RRRRGGGG", Key(1, 1)), ("RRRRRRRR", Key(5, 0))]
    analysis = analyse_large(HUGE, rows, listed=3)
    assert analysis.contradiction == (1, 2)
    assert analysis.refusal is not None
    with pytest.raises(RowRefused):
        analyse_large(HUGE, [("RRRRGGG", Key(1, 1))], listed=3)
