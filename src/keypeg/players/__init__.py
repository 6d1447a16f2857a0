"""Computer players. A player gets a view and its offers, and returns an action; it never sees the state of a match.

`player` declares what a player is, `levels` the five levels, and `computer` plays at one of them: with `codebreaker`
and `codemaker` at a board, with `group` in the group edition. `random_draws` makes the same seed play the same match.

`keypeg.players.computer` is not imported here, because it loads the whole solver.
"""

from keypeg.players.levels import LEVELS, Level
from keypeg.players.player import Player

__all__ = ["LEVELS", "Level", "Player"]
