"""The objectives of an edition: its own score, and what a codebreaker at one of its seats minimises."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, assert_never

from msgspec import Struct

from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.thinking.objectives import AVERAGE, Objective, ObjectiveName, by_row, points
from keypeg.thinking.rulebook_boards import shapes_of


class SeatObjective(Struct, frozen=True):
    """What the codebreaker at a seat minimises."""

    objective: Objective = AVERAGE
    worst_first: bool = False
    """Whether the worst case counts before the objective."""
    unit: int = 1
    """Divide a cost by this to get rows, points or the share of a point."""


FOUND_BY_ROW: Final = {
    4: (1, 5, 70, 595, 2467, 954, 4, 1, 1, 1, 1, 1),
    5: (1, 9, 113, 1575, 14136, 16014, 919, 1, 1, 1, 1, 1),
}
"""In how many rounds the opponent of a duel needs 1, 2, 3 … rows, by number of rings. The opponent always lays the
row with the most bits; counted over all codes of eight colours. A number of rows that never occurred counts as one."""


def edition_objective(agreed: Edition) -> Objective:
    """What an edition itself counts: the codemaker's points within the row limit; in a duel, rows."""
    match agreed.game:
        case CodebreakingGame(row_limit=limit, bonus=bonus):
            return points(limit, limit + bonus)
        case DuelGame():
            return AVERAGE
        case GroupGame():
            shapes_of(agreed)
            raise AssertionError("the group edition has no board")
        case game:
            assert_never(game)


def seat_objective(agreed: Edition, name: ObjectiveName, seat: int, laid: int) -> SeatObjective:
    """What the codebreaker at a seat minimises after laying so many rows."""
    match name:
        case "average":
            return SeatObjective()
        case "worst":
            return SeatObjective(worst_first=True)
        case "points":
            return _points_objective(agreed, seat, laid)
        case _:
            assert_never(name)


def _points_objective(agreed: Edition, seat: int, laid: int) -> SeatObjective:
    if isinstance(agreed.game, DuelGame):
        # The opponent has not found the code within the rows laid, or the round would be over.
        found_by_row = FOUND_BY_ROW[agreed.game.to_find[1 - seat].holes]
        return duel_objective([0] * laid + list(found_by_row[laid:]))
    return SeatObjective(edition_objective(agreed))


def duel_objective(found_by_row: Sequence[int]) -> SeatObjective:
    """To finish before an opponent who needs 1, 2, 3 … rows in so many rounds. To finish together is half as bad."""
    before = [0, *accumulate(found_by_row)]
    costs = [sooner + sooner + together for sooner, together in zip(before, found_by_row, strict=False)]
    return SeatObjective(by_row(costs, 2 * before[-1]), unit=2 * max(before[-1], 1))
