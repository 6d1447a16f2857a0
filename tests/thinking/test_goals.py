"""What a codebreaker aims at in a duel: to find its code before an opponent who plays by entropy finds the other."""

import pytest

from keypeg.rules import edition
from keypeg.thinking.goals import goal
from keypeg.thinking.one_step import RULES
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import row_limit, shapes_of


@pytest.mark.parametrize("rings", [4, 5])
def test_the_opponent_of_a_duel_is_counted_over_all_codes(rings: int) -> None:
    """To be later costs two, to be there together one; so the costs grow by the rounds in which the opponent ends.

    The opponent is played here over every code. A number of rows that it never needs counts as one round.
    """
    duel = edition("duel", {"rings": rings})
    finishes = Position(shapes_of(duel).board()).found_by(RULES["entropy"])
    expected = [max(1, count) for count in finishes] + [1] * (row_limit(duel) - len(finishes))
    aim = goal(duel, "points", 0, 0)
    costs, later = [], 0
    for count in expected:
        costs.append(2 * later + count)
        later += count
    assert [aim.objective.cost(row) for row in range(1, len(expected) + 1)] == costs
    assert aim.objective.failure == 2 * later == aim.unit


def test_an_opponent_has_not_found_the_code_within_the_rows_laid() -> None:
    """After three rows, whoever finds the code with the fourth shares the round or wins it."""
    duel = edition("duel", {"rings": 4})
    aim = goal(duel, "points", 0, 3)
    with_the_fourth = Position(shapes_of(duel).board()).found_by(RULES["entropy"])[3]
    assert [aim.objective.cost(row) for row in (1, 2, 3, 4)] == [0, 0, 0, with_the_fourth]
