"""Goals: what a codebreaker may aim at, as an objective: few rows on average, few at worst, or the box's points."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, assert_never

from msgspec import Struct

from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.thinking.objectives import AVERAGE, Objective, by_row, points
from keypeg.thinking.rulebook_boards import Aim


class Goal(Struct, frozen=True):
    """An objective; what it says a code costs is to be divided by `unit`."""

    objective: Objective = AVERAGE
    worst_first: bool = False
    unit: int = 1


FINISHES: Final = {
    4: (1, 5, 70, 595, 2467, 954, 4, 1, 1, 1, 1, 1),
    5: (1, 9, 113, 1575, 14136, 16014, 919, 1, 1, 1, 1, 1),
}
"""In how many rounds the opponent of a duel needs 1, 2, 3 … rows, by rings: one who always lays the row that tells
most bits, counted over all codes of eight colours, and one round for each number of rows that never occurred."""


def goal(agreed: Edition, aim: Aim, seat: int, laid: int) -> Goal:
    """The objective of a seat that has laid so many rows."""
    match aim:
        case "average":
            return Goal()
        case "worst":
            return Goal(worst_first=True)
        case "points":
            return _for_points(agreed, seat, laid)
        case _:
            assert_never(aim)


def _for_points(agreed: Edition, seat: int, laid: int) -> Goal:
    match agreed.game:
        case CodebreakingGame() as game:
            return Goal(points(game.row_limit, game.row_limit + game.bonus))
        case DuelGame() as game:
            # The opponent has not found the code within the rows laid, or the round would be over.
            return against([0] * laid + list(FINISHES[game.to_find[1 - seat].holes][laid:]))
        case GroupGame():
            raise TypeError(agreed.name)  # a task was refused before
        case game:
            assert_never(game)


def against(finishes: Sequence[int]) -> Goal:
    """To be there before an opponent who needs 1, 2, 3 … rows in so many rounds; there together is half as bad."""
    before = [0, *accumulate(finishes)]
    costs = [sooner + sooner + together for sooner, together in zip(before, finishes, strict=False)]
    return Goal(by_row(costs, 2 * before[-1]), unit=2 * max(before[-1], 1))
