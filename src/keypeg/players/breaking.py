"""Breaking a code: which row to lay next, at every level."""

from functools import lru_cache
from random import Random
from typing import Final, assert_never

from keypeg.players.frames import Marked, draw_frame
from keypeg.players.levels import Level, Way
from keypeg.players.mastery import best_row
from keypeg.players.sampling import fitting_row, telling_row
from keypeg.players.sights import Sight, board_of
from keypeg.thinking.consistent_codes import MarkedRow, find_consistent_codes
from keypeg.thinking.one_step_rules import RULES, one_step_row
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import Shapes

LISTED: Final = 50_000
"""A board with more rows than this is not listed: its codes are sampled instead."""


def lay_row(level: Level, sight: Sight, round_chance: Random, chance: Random) -> str:
    """The row that a player of this level lays. What it does all through a round hangs on `round_chance`."""
    if level.remembers is not None or level.overlooks:
        return fitting_row(sight, bears_in_mind(level, sight, round_chance), chance)
    if sight.shapes.rows.size > LISTED:
        known = [MarkedRow(*row) for row in sight.rows]
        return fitting_row(sight, known, chance) if level.way is Way.FITTING else telling_row(sight, known, chance)
    match level.way:
        case Way.FITTING:
            position = Position(board_of(sight.shapes), sight.rows)
            return position.codes(chance.randrange(len(position)), 1)[0]
        case Way.TELLING:
            frame = draw_frame(sight.shapes.codes, round_chance)
            return frame.outward(_telling(sight.shapes, frame.rows_inward(sight.rows)))
        case Way.BEST:
            return best_row(sight, draw_frame(sight.shapes.codes, round_chance))
        case _:
            assert_never(level.way)


def no_code_fits(level: Level, sight: Sight) -> bool:
    """Whether the keys contradict each other, and a player of this level notices."""
    known = sight.rows[-level.remembers :] if level.remembers else sight.rows
    if sight.shapes.rows.size > LISTED:
        return find_consistent_codes(sight.shapes.codes, [MarkedRow(*row) for row in known], 1, len(known)).none_fits
    return not len(Position(board_of(sight.shapes), known))


@lru_cache(maxsize=1 << 16)
def _telling(shapes: Shapes, rows: Marked) -> str:
    """The row with the most bits. The same positions come up again and again while a match is watched or measured."""
    return one_step_row(Position(board_of(shapes), rows), RULES["entropy"])


def bears_in_mind(level: Level, sight: Sight, round_chance: Random) -> list[MarkedRow]:
    """What a player remembers of its board: the last rows, some of them without their white pegs."""
    overlooked = [round_chance.random() < level.overlooks for _ in range(sight.row_limit)]
    told = [MarkedRow(row, key, reds_only=missed) for (row, key), missed in zip(sight.rows, overlooked, strict=False)]
    return told[-level.remembers :] if level.remembers else told
