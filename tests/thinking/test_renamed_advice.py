"""Advice under other names: the same rows, figures and work, whatever colours and holes are called."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from keypeg.research.part_search import PartSearch
from keypeg.rules.keys import Key, mark
from keypeg.rules.palette import EMPTY
from keypeg.thinking.advice import Advice, advise
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import NO_BUDGET
from keypeg.thinking.positions import Position
from keypeg.thinking.relabelling import LaidRows, Relabelling, canonical_relabelling, relabelling_between
from keypeg.thinking.row_classes import classes_of
from tests.thinking.shapes import board

BOARDS = (
    board(4, 6),
    board(4, 7),
    board(5, 5),
    board(4, 6, repeats=False),
    board(4, 5, repeats=False, any_row=True),
    board(3, 6, empties=1),
    board(3, 5, empties=3),
)
CHECKS = 25
"""The same amount of work for both; not enough to finish every search."""


@st.composite
def renamed_positions(draw: st.DrawFn) -> tuple[Position, Relabelling]:
    """A position with one to four rows, and other names for its holes and colours."""
    tested: Board = draw(st.sampled_from(BOARDS))
    rng = draw(st.randoms(use_true_random=False))
    code = tested.code(rng.randrange(len(tested)))
    rows = [tested.row(rng.randrange(tested.native.row_count)) for _ in range(draw(st.integers(1, 4)))]
    laid = [(row, mark(row, code)) for row in rows if row != code]
    colours = tested.exchangeable
    holes = rng.sample(range(tested.holes), tested.holes)
    return Position(tested, laid), Relabelling(tuple(holes), "".join(rng.sample(colours, len(colours))), colours)


def advised(position: Position, names: Relabelling | None = None) -> list[object]:
    """What is advised, with the class of each row instead of one of its rows."""
    advice: Advice = advise(position, count=12, checks=CHECKS)
    rows = [row.row if names is None else names.undo(row.row) for row in advice.rows]
    named = [replace(row, row="") for row in advice.rows]
    return [rows, named, advice.at_least, advice.exact]


@given(renamed_positions())
def test_a_renamed_position_gets_the_same_advice(tested: tuple[Position, Relabelling]) -> None:
    position, names = tested
    renamed = Position(position.board, names.apply_to_all(position.rows))
    rows, *figures = advised(position)
    rows_there, *figures_there = advised(renamed, names)
    assert figures == figures_there
    assert isinstance(rows, list)
    assert isinstance(rows_there, list)
    assert classes_of(position, rows) == classes_of(position, rows_there)


@given(renamed_positions())
def test_renamed_rows_have_the_same_canonical_names(tested: tuple[Position, Relabelling]) -> None:
    position, names = tested
    colours = position.board.exchangeable
    rows = [row for row, _ in position.rows]
    renamed = [names.apply(row) for row in rows]
    here, there = canonical_relabelling(colours, rows), canonical_relabelling(colours, renamed)
    assert [here.apply(row) for row in rows] == [there.apply(row) for row in renamed]
    assert [here.undo(here.apply(row)) for row in rows] == rows
    if rows:
        between = relabelling_between(colours, rows, renamed)
        assert between is not None
        assert [between.apply(row) for row in rows] == renamed


def test_long_rows_have_canonical_names_too() -> None:
    rng = Random(8)
    tested = board(8, 4)
    laid: LaidRows = tuple((row, mark(row, "RYGBRYGB")) for row in ("RRYYGGBB", "BYGRRRYG"))
    names = Relabelling(tuple(rng.sample(range(8), 8)), "BGYR", tested.codes.colours)
    canonical = [
        canonical_relabelling(tested.exchangeable, [row for row, _ in rows]).apply_to_all(rows)
        for rows in (laid, names.apply_to_all(laid))
    ]
    assert canonical[0] == canonical[1]


@pytest.mark.parametrize(("row", "other"), [("RRGG", "PPOO"), ("RGBY", "POYB"), ("RGGG", "OOOP")])
def test_the_native_core_sees_the_symmetries_of_rows_off_the_palettes_order(row: str, other: str) -> None:
    """About as many second rows are worth trying after PPOO as after RRGG. Rows that split alike are listed once, and
    which these are depends a little on the names."""
    search = PartSearch(board(4, 6))
    listed, listed_there = (len(search.second_rows(first, Key(0, 2), NO_BUDGET).rows) for first in (row, other))
    assert listed_there <= 1.2 * listed


def test_an_empty_hole_that_behaves_like_a_colour_has_other_names_too() -> None:
    free, kept = board(3, 4, empties=3), board(3, 4, empties=1)
    assert canonical_relabelling(free.exchangeable, [EMPTY + "RR"]).apply(EMPTY + "RR") == "RRG"
    assert canonical_relabelling(kept.exchangeable, [EMPTY + "RR"]).apply(EMPTY + "RR") == EMPTY + "RR"
