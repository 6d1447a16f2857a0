"""Pace: how long a computer takes for a row. It decides races and nothing else."""

from typing import Final

from keypeg.players.chance import toss
from keypeg.players.levels import Level
from keypeg.rules.referee import View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView

SPREAD: Final = 0.35
"""How much the time for a row varies about a level's pace."""


def pace(level: Level, seed: int, view: View) -> float:
    """Seconds for the next row: about the level's pace, now quicker, now slower."""
    return toss(seed, view, "pace", laid(view)).lognormvariate(0, SPREAD) * level.pace


def laid(view: View) -> int:
    """How many rows lie on the table."""
    match view:
        case CodebreakingView(board=board):
            return len(board)
        case DuelView(boards=boards):
            return len(boards[0]) + len(boards[1])
        case GroupView(asked=asked):
            return len(asked)
