"""The objectives of editions: their own points, and the race against the opponent of a duel."""

import pytest

from keypeg.rules import edition
from keypeg.thinking.edition_objectives import FOUND_BY_ROW, duel_objective, seat_objective
from keypeg.thinking.objectives import AVERAGE, by_row, points
from keypeg.thinking.one_step_rules import RULES, one_step_depths
from keypeg.thinking.positions import Position
from tests.thinking.shapes import board


@pytest.mark.parametrize("rings", [4, 5])
def test_the_opponent_of_a_duel_finishes_as_one_who_lays_the_row_with_the_most_bits(rings: int) -> None:
    depths = one_step_depths(Position(board(rings, 8)), RULES["entropy"])
    assert FOUND_BY_ROW[rings] == (*depths, *[1] * (12 - len(depths)))


def test_finishing_together_costs_half_of_finishing_later() -> None:
    """The opponent needs one row in 1 of 4 rounds, two rows in 2, three rows in 1."""
    race = duel_objective([1, 2, 1])
    assert race.objective == by_row([1, 4, 7], 8)
    assert race.unit == 8


def test_each_objective_of_a_seat() -> None:
    classic = edition("classic")
    assert seat_objective(classic, "average", 0, 3).objective == AVERAGE
    assert seat_objective(classic, "worst", 0, 3).worst_first
    assert seat_objective(classic, "points", 0, 3).objective == points(10, 11)
    assert seat_objective(edition("duel", {"handicap": 0}), "points", 1, 0) == duel_objective(FOUND_BY_ROW[4])
    assert seat_objective(edition("duel"), "points", 0, 2) == duel_objective([0, 0, *FOUND_BY_ROW[5][2:]])
