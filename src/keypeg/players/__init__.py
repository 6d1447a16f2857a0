"""Computer players: a view and its offers in, an action out. They never see a state."""

from keypeg.players.computer import Computer
from keypeg.players.levels import LEVELS, Level
from keypeg.players.player import Player

__all__ = ["LEVELS", "Computer", "Level", "Player"]
