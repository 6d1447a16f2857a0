"""The codebreaker: which row to lay next, at every level."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import log2
from random import Random
from typing import Final, assert_never

from keypeg.players.levels import Level, RowChoice
from keypeg.rules.edition import DuelGame
from keypeg.rules.keys import mark
from keypeg.thinking.advice import advise
from keypeg.thinking.breaker_views import BreakerView, board_of
from keypeg.thinking.consistent_codes import MarkedRow, find_consistent_codes
from keypeg.thinking.edition_objectives import seat_objective
from keypeg.thinking.objectives import Objective
from keypeg.thinking.one_step_rules import RULES, one_step_row
from keypeg.thinking.positions import Position
from keypeg.thinking.relabelling import LaidRows, Relabelling, draw_relabelling
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.shipped import NotShipped, duel_tree, tree_for
from keypeg.thinking.tree_files import PackedTree

LISTED_ROWS: Final = 50_000
"""A board with more rows than this is not listed: its codes are sampled instead."""
SAMPLED_CODES: Final = 60
"""How many codes stand for all codes left, where a board is not listed."""
SEARCH_CHECKS: Final = 400
"""The budget of a live search. It is counted in steps, not in seconds, so that a position always gets the same row."""


def choose_row(level: Level, view: BreakerView, round_rng: Random, rng: Random) -> str:
    """The row that a player of this level lays. `round_rng` draws what stays the same all through a round."""
    if level.rows_remembered is not None or level.overlook_chance:
        known = remembered_rows(level, view, round_rng)
        again = _forgotten_row(view, known) if level.row_choice is RowChoice.FAMILIAR else None
        return again or _sampled_row(view, known, rng)
    if view.shapes.rows.size > LISTED_ROWS:
        known = [MarkedRow(*row) for row in view.rows]
        consistent = level.row_choice is RowChoice.CONSISTENT
        return _sampled_row(view, known, rng) if consistent else _sampled_entropy_row(view, known, rng)
    match level.row_choice:
        case RowChoice.CONSISTENT | RowChoice.FAMILIAR:  # who remembers every row has forgotten none
            position = Position(board_of(view.shapes), view.rows)
            return position.codes(rng.randrange(len(position)), 1)[0]
        case RowChoice.ENTROPY:
            relabelling = draw_relabelling(view.shapes.codes, round_rng)
            return relabelling.undo(_entropy_row(view.shapes, relabelling.apply_to_all(view.rows)))
        case RowChoice.BEST:
            return _best_row(view, draw_relabelling(view.shapes.codes, round_rng))
        case _:
            assert_never(level.row_choice)


def no_code_fits(level: Level, view: BreakerView) -> bool:
    """Whether the keys contradict each other, and a player of this level remembers enough rows to notice."""
    known = view.rows[-level.rows_remembered :] if level.rows_remembered else view.rows
    if view.shapes.rows.size > LISTED_ROWS:
        return find_consistent_codes(view.shapes.codes, [MarkedRow(*row) for row in known], 1, len(known)).none_fits
    return not len(Position(board_of(view.shapes), known))


def remembered_rows(level: Level, view: BreakerView, round_rng: Random) -> list[MarkedRow]:
    """What a player remembers of its board: the last rows, some of them without their white pegs."""
    overlooked = [round_rng.random() < level.overlook_chance for _ in range(view.row_limit)]
    known = [MarkedRow(row, key, reds_only=missed) for (row, key), missed in zip(view.rows, overlooked, strict=False)]
    return known[-level.rows_remembered :] if level.rows_remembered else known


@lru_cache(maxsize=1 << 16)
def _entropy_row(shapes: Shapes, rows: LaidRows) -> str:
    """The row with the most bits. Cached: in a long series of matches the same positions come up again and again."""
    return one_step_row(Position(board_of(shapes), rows), RULES["entropy"])


def _best_row(view: BreakerView, relabelling: Relabelling) -> str:
    """The next row of the shipped strategy while the match follows it, else the best row that a search finds."""
    rows = relabelling.apply_to_all(view.rows)
    tree = _shipped_tree(view)
    node = None if tree is None else tree.after(rows)
    if tree is not None and node is not None:
        return relabelling.undo(tree.row(node))
    objective = seat_objective(view.edition, "points", view.seat, len(view.rows)).objective
    return relabelling.undo(_searched_row(view.shapes, rows, objective))


def _shipped_tree(view: BreakerView) -> PackedTree | None:
    """The strategy for this board. A duel that is played in turns has its own: it is the first one to finish more
    often than the one with the fewest rows on average."""
    game = view.edition.game
    try:
        if isinstance(game, DuelGame) and not game.race:
            return duel_tree(view.shapes)
        return tree_for(view.edition, view.seat)
    except NotShipped:
        return None  # a custom box


@lru_cache(maxsize=1 << 14)
def _searched_row(shapes: Shapes, rows: LaidRows, objective: Objective) -> str:
    """The best row that a short search finds."""
    return advise(Position(board_of(shapes), rows), objective, count=1, checks=SEARCH_CHECKS).rows[0].row


def _sampled_row(view: BreakerView, known: Sequence[MarkedRow], rng: Random) -> str:
    """A row that may be the code, found without listing the board.

    If the search ends without one, the oldest rows are ignored one by one until it finds something.
    """
    for ignored in range(len(known) + 1):
        found = find_consistent_codes(view.shapes.codes, known[ignored:], 1, rng.getrandbits(63))
        if found.codes:
            return found.codes[0]
    raise AssertionError("every shape has a code")


def _forgotten_row(view: BreakerView, known: Sequence[MarkedRow]) -> str | None:
    """A row that the player laid before, does not remember, and takes for a new idea."""
    forgotten = view.rows[: len(view.rows) - len(known)]
    return next((row for row, _ in forgotten if all(_fits(row, told) for told in known)), None)


def _fits(code: str, told: MarkedRow) -> bool:
    reds, whites = mark(told.row, code)
    return reds == told.key.reds and (told.reds_only or whites == told.key.whites)


def _sampled_entropy_row(view: BreakerView, known: Sequence[MarkedRow], rng: Random) -> str:
    """The most informative of some rows that may be the code."""
    found = find_consistent_codes(view.shapes.codes, known, SAMPLED_CODES, rng.getrandbits(63))
    codes = sorted(set(found.codes))
    return max(codes, key=lambda row: _bits(row, codes)) if codes else _sampled_row(view, known, rng)


def _bits(row: str, codes: Sequence[str]) -> float:
    """The information in the key of a row, where these codes are equally likely."""
    sizes = Counter(mark(row, code) for code in codes).values()
    return -sum(size / len(codes) * log2(size / len(codes)) for size in sizes)
