"""Puzzles of the best row: a position, and three rows of clearly different worth.

What a row is worth is how many rows it takes on average from there, if play goes on as well as can be. It is exact: a
position is taken only if a search has proven it for all three rows, and that no row is better than the best of them.
The random numbers are those of `seeded_draws` for the text `keypeg row puzzle 1 BOARD SEED`.
"""

from typing import Final

from keypeg.review.puzzle_values import RowChoice, RowPuzzle
from keypeg.review.puzzles import check_seed, puzzle_board
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.review_values import DECIMALS
from keypeg.review.row_reviews import outlook_of
from keypeg.review.row_values import compare, split
from keypeg.review.seeded_draws import SeededDraws
from keypeg.rules.boxes import chosen_options
from keypeg.rules.edition import Edition
from keypeg.rules.keys import mark
from keypeg.thinking.boards import Board
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.positions import Position

FEWEST_LEFT: Final = 6
MOST_LEFT: Final = 40
"""A position has so many codes that it is worth thinking about, and that its rows can be compared exactly."""
LEAST_GAP: Final = 0.2
"""By how many rows each choice is better than the next one at least."""
_MOST_TRIES: Final = 60
_CANDIDATES: Final = 8


def make_row_puzzle(agreed: Edition, seed: int) -> RowPuzzle:
    """The puzzle of a seed. In a duel with a handicap the board is that of seat 0."""
    shapes = puzzle_board(agreed)
    check_seed(seed)
    board, draws = board_of(shapes), SeededDraws(f"keypeg row puzzle 1 {shapes.name} {seed}")
    for _ in range(_MOST_TRIES):
        position = _position(board, draws)
        choices = None if position is None else _choices(position, draws)
        if position is not None and choices is not None:
            return RowPuzzle(
                agreed.name,
                chosen_options(agreed),
                position.rows,
                len(position),
                tuple(choices),
                1 + min(range(len(choices)), key=lambda place: choices[place].cost),
                seed,
            )
    raise ReviewRefusal(ReviewFault.NO_PUZZLE, agreed.paragraphs.code, why="rows")


def _position(board: Board, draws: SeededDraws) -> Position | None:
    """A position after rows that each fitted those before, with few codes left; None if it went past that."""
    answer = board.code(draws.number(len(board)))
    position = Position(board)
    while not position.laid or len(position) > MOST_LEFT:
        (row,) = position.codes(draws.number(len(position)), 1)
        if row != answer:
            position = position.after(row, mark(row, answer))
    return position if len(position) >= FEWEST_LEFT else None


def _choices(position: Position, draws: SeededDraws) -> list[RowChoice] | None:
    """Three rows of clearly different worth, the best among them; None if a few tries find none."""
    rows = {position.codes(draws.number(len(position)), 1)[0] for _ in range(_CANDIDATES // 2)}
    rows |= {position.board.row(draws.number(position.board.native.row_count)) for _ in range(_CANDIDATES // 2)}
    telling = [row for row in sorted(rows) if len(split(position, row)) > 1]
    if not telling:
        return None
    compared = {row: compare(position, row) for row in telling}
    best = min(compared.values(), key=lambda choice: (choice.best, not choice.exact))
    if not best.exact:
        return None
    chosen = [(0.0, best.best_row)]
    for row, choice in sorted(compared.items(), key=lambda item: (item[1].laid, item[0])):
        cost = (choice.laid - best.best) / choice.codes
        if choice.exact and cost >= chosen[-1][0] + LEAST_GAP:
            chosen.append((cost, row))
    if len(chosen) < 3:
        return None
    to_go = best.best / len(position) - position.laid
    return draws.shuffled([_choice(position, row, cost, to_go) for cost, row in chosen[:3]])


def _choice(position: Position, row: str, cost: float, to_go: float) -> RowChoice:
    outlook = outlook_of(split(position, row), position.board.winning)
    return RowChoice(
        row,
        rows_to_go=round(to_go + cost, DECIMALS),
        cost=round(cost, DECIMALS),
        may_be_code=outlook.possible,
        keys=outlook.keys,
        codes_after=outlook.codes,
    )
