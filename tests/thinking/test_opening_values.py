"""The values of first rows that are shipped: one for each class of rows, and no better than the strategies."""

import pytest

from keypeg.thinking.objectives import AVERAGE
from keypeg.thinking.opening_values import best_opening, opening_value, opening_values
from keypeg.thinking.rulebook_boards import Shapes, distinct_boards
from keypeg.thinking.shipped import known_total
from keypeg.thinking.symmetry_classes import symmetry_class

BOARDS = distinct_boards()


def test_every_board_of_the_rulebooks_has_values() -> None:
    assert opening_values().keys() == BOARDS.keys()


@pytest.mark.parametrize("shapes", BOARDS.values(), ids=BOARDS)
def test_the_best_first_row_costs_what_the_shipped_strategy_costs(shapes: Shapes) -> None:
    found = best_opening(shapes)
    assert found is not None
    row, best = found
    shapes.rows.check(row)
    assert best.total == known_total(shapes, AVERAGE)
    assert opening_value(shapes, row) is not None


@pytest.mark.parametrize("shapes", [BOARDS["4x6"], BOARDS["4x8-empties-no-repeats"]], ids=["4x6", "empties"])
def test_every_first_row_has_the_value_of_its_class(shapes: Shapes) -> None:
    classes = {symmetry_class(row, shapes) for row in shapes.rows.rows()}
    assert opening_values()[shapes.name].keys() == classes
