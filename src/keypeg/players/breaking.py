"""Breaking a code: which row to lay next."""

from functools import lru_cache
from random import Random

from keypeg.players.levels import Level
from keypeg.players.sights import Sight
from keypeg.thinking.boards import Board
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import Shapes


def lay_row(level: Level, sight: Sight, chance: Random) -> str:
    """The row that a player of this level lays."""
    position = Position(_board(sight.shapes), sight.rows)
    return position.codes(chance.randrange(len(position)), 1)[0]


def no_code_fits(level: Level, sight: Sight) -> bool:
    """Whether the keys contradict each other, as far as the player can tell."""
    return not len(Position(_board(sight.shapes), sight.rows))


@lru_cache(maxsize=8)
def _board(shapes: Shapes) -> Board:
    return shapes.board()
