"""The best row known: from a shipped strategy while the match follows it, by live search where it does not."""

from functools import lru_cache
from typing import Final

from keypeg.players.duelling import race_objective
from keypeg.players.frames import Frame, Marked
from keypeg.players.sights import Sight, board_of
from keypeg.rules.edition import Edition
from keypeg.thinking.advice import advise
from keypeg.thinking.goals import goal
from keypeg.thinking.objectives import Objective
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.shipped import NotShipped, tree_for
from keypeg.thinking.tree_files import PackedTree

CHECKS: Final = 400
"""How long a live search goes on, in looks at its clock: the same position always gets the same row."""

FEW: Final = 250
"""Up to so many codes left, a duel is searched live: how near the opponent is counts from here on."""


def best_row(sight: Sight, frame: Frame) -> str:
    """The row that costs least in the end, by the edition's own score."""
    rows = frame.rows_inward(sight.rows)
    if sight.opponent is not None and len(Position(board_of(sight.shapes), rows)) <= FEW:
        return frame.outward(searched(sight.shapes, rows, race_objective(sight)))
    row = _on_the_tree(sight, rows)
    if row is None:
        objective = goal(sight.edition, "points", sight.seat, len(rows)).objective
        row = searched(sight.shapes, rows, objective)
    return frame.outward(row)


def _on_the_tree(sight: Sight, rows: Marked) -> str | None:
    """The strategy's row, if it has led to these rows."""
    tree = _tree(sight.edition, sight.seat)
    if tree is None:
        return None
    node = 0
    for row, key in rows:
        below = tree.follow(node, key) if tree.row(node) == row else None
        if below is None:
            return None
        node = below
    return tree.row(node)


def _tree(edition: Edition, seat: int) -> PackedTree | None:
    try:
        return tree_for(edition, seat)
    except NotShipped:
        return None


@lru_cache(maxsize=1 << 14)
def searched(shapes: Shapes, rows: Marked, objective: Objective) -> str:
    """The best row that a short search finds."""
    advice = advise(Position(board_of(shapes), rows), objective, count=1, checks=CHECKS)
    return advice.rows[0].row
