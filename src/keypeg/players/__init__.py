"""Computer players: a view and its offers in, an action out. They never see a state.

`keypeg.players.computer` is not among these names: it loads everything that thinking needs.
"""

from keypeg.players.levels import LEVELS, Level
from keypeg.players.player import Player

__all__ = ["LEVELS", "Level", "Player"]
