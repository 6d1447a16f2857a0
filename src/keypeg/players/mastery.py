"""The best row known: from a shipped strategy while the match follows it, by live search where it does not."""

from functools import lru_cache
from typing import Final

from keypeg.players.frames import Frame, Marked
from keypeg.players.sights import Sight, board_of
from keypeg.rules.edition import DuelGame
from keypeg.thinking.advice import advise
from keypeg.thinking.goals import goal
from keypeg.thinking.objectives import Objective
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.shipped import NotShipped, duel_tree, tree_for
from keypeg.thinking.tree_files import PackedTree

CHECKS: Final = 400
"""How long a live search goes on, in looks at its clock: the same position always gets the same row."""


def best_row(sight: Sight, frame: Frame) -> str:
    """The row that costs least in the end, by the edition's own score."""
    rows = frame.rows_inward(sight.rows)
    tree = _tree(sight)
    node = None if tree is None else tree.after(rows)
    if tree is not None and node is not None:
        return frame.outward(tree.row(node))
    objective = goal(sight.edition, "points", sight.seat, len(sight.rows)).objective
    return frame.outward(_searched(sight.shapes, rows, objective))


def _tree(sight: Sight) -> PackedTree | None:
    """The shipped strategy. In a duel turn by turn, it is the one that is there first most often."""
    game = sight.edition.game
    try:
        return (
            duel_tree(sight.shapes)
            if isinstance(game, DuelGame) and not game.race
            else tree_for(sight.edition, sight.seat)
        )
    except NotShipped:
        return None  # a custom box


@lru_cache(maxsize=1 << 14)
def _searched(shapes: Shapes, rows: Marked, objective: Objective) -> str:
    """The best row that a short search finds."""
    return advise(Position(board_of(shapes), rows), objective, count=1, checks=CHECKS).rows[0].row
