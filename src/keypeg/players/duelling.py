"""Racing a known opponent: in a duel both boards are open, so how soon the other will be there can be counted."""

from typing import Final

from keypeg.players.sights import Rival, Sight, board_of
from keypeg.thinking.edition_objectives import duel_objective, seat_objective
from keypeg.thinking.objectives import Objective
from keypeg.thinking.one_step_rules import RULES, one_step_depths
from keypeg.thinking.positions import Position

COUNTED: Final = 400
"""Up to so many codes it is counted how soon the opponent finds each; with more, all that matters is still to come."""
SURE: Final = 1000
"""How much more is believed of what was counted than of any later row, as even the best overlook something."""


def race_objective(sight: Sight, rival: Rival) -> Objective:
    """What it costs to find the code by each row, seen from where the opponent stands."""
    laid = len(sight.rows)
    position = Position(board_of(rival.shapes), rival.rows)
    if len(rival.rows) != laid or not 0 < len(position) <= COUNTED:
        return seat_objective(sight.edition, "points", sight.seat, laid).objective
    counted = [SURE * codes for codes in one_step_depths(position, RULES["entropy"])]
    later = sight.row_limit - laid
    finishes = [0] * laid + [1 + codes for codes in (counted + [0] * later)[:later]]
    return duel_objective(finishes).objective
