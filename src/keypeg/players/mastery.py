"""The best row known: from a shipped strategy while the match follows it, by live search where it does not."""

from functools import lru_cache
from typing import Final

from keypeg.players.duelling import race_objective
from keypeg.players.frames import Frame, Marked
from keypeg.players.sights import Sight, board_of
from keypeg.thinking.advice import AdvisedRow, advise
from keypeg.thinking.edition_objectives import seat_objective
from keypeg.thinking.objectives import Objective
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.shipped import NotShipped, duel_tree, tree_for
from keypeg.thinking.tree_files import PackedTree

CHECKS: Final = 400
"""How long a live search goes on, in looks at its clock: the same position always gets the same row."""
FEW: Final = 60
"""Up to so many codes left, a duel is searched live: how near the opponent is counts from here on."""


def best_row(sight: Sight, frame: Frame) -> str:
    """The row that costs least in the end, by the edition's own score."""
    rows = frame.rows_inward(sight.rows)
    planned = _on_the_tree(sight, rows)
    if planned is not None and not _nearly_there(sight, rows):
        return frame.outward(planned)
    found = _searched(sight.shapes, rows, _objective(sight))
    return frame.outward(found.row if found.exact or planned is None else planned)


def _nearly_there(sight: Sight, rows: Marked) -> bool:
    return sight.opponent is not None and len(Position(board_of(sight.shapes), rows)) <= FEW


def _objective(sight: Sight) -> Objective:
    if sight.opponent is not None:
        return race_objective(sight, sight.opponent)
    return seat_objective(sight.edition, "points", sight.seat, len(sight.rows)).objective


def _on_the_tree(sight: Sight, rows: Marked) -> str | None:
    """The strategy's row, if it has led to these rows."""
    tree = _tree(sight)
    node = None if tree is None else tree.after(rows)
    return None if tree is None or node is None else tree.row(node)


def _tree(sight: Sight) -> PackedTree | None:
    try:
        return tree_for(sight.edition, sight.seat) if sight.opponent is None else duel_tree(sight.shapes)
    except NotShipped:
        return None  # a custom box


@lru_cache(maxsize=1 << 14)
def _searched(shapes: Shapes, rows: Marked, objective: Objective) -> AdvisedRow:
    """The best row that a short search finds."""
    return advise(Position(board_of(shapes), rows), objective, count=1, checks=CHECKS).rows[0]
