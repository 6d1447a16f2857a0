"""A master in a duel: how near the opponent is decides between finding out and trying."""

from random import Random

from keypeg.players.dealing import draw_code
from keypeg.players.duelling import race_objective
from keypeg.players.frames import Marked, draw_frame
from keypeg.players.mastery import best_row
from keypeg.players.sights import Rival, Sight, board_of
from keypeg.rules import edition
from keypeg.rules.keys import Key, mark
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import shapes_of

DUEL = edition("duel", {"rings": 4})
SHAPES = shapes_of(DUEL)
BOARD = board_of(SHAPES)


def rows_of(code: str, seed: int, count: int) -> Marked:
    rng = Random(seed)
    rows = [draw_code(SHAPES.codes, rng) for _ in range(count)]
    return tuple((row, mark(row, code)) for row in rows)


def standing(code: str, fewest: int, most: int) -> Marked:
    """Three rows that leave so many codes."""
    return next(
        rows
        for seed in range(100_000)
        if fewest <= len(Position(BOARD, rows := rows_of(code, seed, 3))) <= most and (code, Key(4, 0)) not in rows
    )


def test_an_opponent_who_knows_the_code_leaves_one_row() -> None:
    """The code may be found together with the opponent now, or never: only a row that may be the code is of use."""
    certain = Rival(SHAPES, standing("RYGB", 1, 1))
    mine = standing("WKOP", 12, 20)
    objective = race_objective(Sight(DUEL, 0, SHAPES, mine, 12), certain)
    assert objective.cost(4) < 0.6 * objective.cost(5)
    assert objective.cost(5) > 0.99 * objective.cost(6)
    for seed in range(4):
        row = best_row(Sight(DUEL, 0, SHAPES, mine, 12, certain), draw_frame(SHAPES.codes, Random(seed)))
        assert row in list(Position(BOARD, mine))


def test_an_opponent_who_knows_little_leaves_time() -> None:
    mine = standing("WKOP", 12, 20)
    lost = Rival(SHAPES, tuple(("RRRR", Key(0, 0)) for _ in mine))
    objective = race_objective(Sight(DUEL, 0, SHAPES, mine, 12), lost)
    assert objective.cost(5) < 0.5 * objective.failure


def test_the_opponents_finish_is_counted_from_its_own_rows() -> None:
    one, two = Rival(SHAPES, standing("RYGB", 1, 1)), Rival(SHAPES, standing("RYGB", 2, 2))
    mine = standing("WKOP", 12, 20)
    sure, even = (race_objective(Sight(DUEL, 0, SHAPES, mine, 12), rival) for rival in (one, two))
    assert sure.cost(4) / sure.failure > 0.45  # there together
    assert 0.2 < even.cost(4) / even.failure < 0.3
    assert 0.7 < even.cost(5) / even.failure < 0.8
