"""Hiding a code: as people do, without a thought, or as the equilibrium of the board has it."""

from random import Random

from keypeg.players.dealing import draw_code
from keypeg.players.levels import Level
from keypeg.rules.shapes import Shape


def hide(level: Level, shape: Shape, chance: Random) -> str:
    """The code that a player of this level hides."""
    return draw_code(shape, chance)
