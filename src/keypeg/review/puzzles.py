"""Puzzles: rows and keys that exactly one code fits, made from a seed and a grade.

A puzzle depends on its board, its grade and its seed, and on nothing else. Its random numbers are those of
`seeded_draws` for the text `keypeg puzzle 1 BOARD GRADE SEED`, where BOARD is the name of the board, such as 4x6.
"""

from collections.abc import Sequence
from typing import Final

from keypeg.review.deductions import explain, prove
from keypeg.review.puzzle_grades import grade_of
from keypeg.review.puzzle_values import GRADES, Deduction, Puzzle
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.seeded_draws import SeededDraws
from keypeg.rules.boxes import chosen_options, edition
from keypeg.rules.edition import Edition, GroupGame
from keypeg.rules.keys import Key, mark
from keypeg.thinking.boards import Board
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import Shapes, shapes_of

DEFAULT_GRADE: Final = 3
MOST_SEED: Final = 2**53 - 1
"""Larger numbers are not exact in every language."""
MOST_CODES: Final = 50_000
"""On a board with more codes or rows a puzzle would take too long to make."""
FEWEST_CODES: Final = 16
"""On a board with fewer codes there is nothing to puzzle over."""
MOST_PUZZLE_ROWS: Final = 10
"""A puzzle with more rows is not given: it would be read more than solved."""
_LEAST_CODES: Final = ((500, 5), (300, 4), (40, 3), (FEWEST_CODES, 1))
"""A board with at least so many codes has puzzles up to this grade. Harder ones are found hardly ever, or never."""
_MOST_TRIES: Final = 4_000

MarkedRows = Sequence[tuple[str, Key]]


def make_puzzle(agreed: Edition, seed: int, grade: int | None = None) -> Puzzle:
    """The puzzle of a seed and a grade. Without a grade it is of grade 3, or of the hardest that the board has.

    In a duel with a handicap the board is that of seat 0.
    """
    shapes = puzzle_board(agreed)
    check_seed(seed)
    hardest = hardest_grade(shapes)
    wanted = min(DEFAULT_GRADE, hardest) if grade is None else grade
    if wanted not in GRADES or type(wanted) is not int:
        raise ReviewRefusal(ReviewFault.BAD_GRADE, why="unknown", most=GRADES[-1])
    if wanted > hardest:
        raise ReviewRefusal(ReviewFault.BAD_GRADE, why="board", most=hardest)
    answer, rows = _search(shapes, wanted, SeededDraws(f"keypeg puzzle 1 {shapes.name} {wanted} {seed}"))
    return Puzzle(agreed.name, chosen_options(agreed), tuple(rows), answer, wanted, seed)


def solution(puzzle: Puzzle) -> tuple[Deduction, ...]:
    """The answer explained: deductions with their rows, step by step."""
    return explain(prove(puzzle_board(edition(puzzle.edition, puzzle.options)), puzzle.rows))


def puzzle_board(agreed: Edition) -> Shapes:
    """The board of an edition's puzzles, or a refusal if it has none."""
    if isinstance(agreed.game, GroupGame):
        raise ReviewRefusal(ReviewFault.NO_PUZZLE, agreed.game.paragraphs.answer, why="no_codebreaker")
    shapes = shapes_of(agreed, 0)
    size = max(shapes.codes.size, shapes.rows.size)
    if size > MOST_CODES:
        raise ReviewRefusal(ReviewFault.NO_PUZZLE, agreed.paragraphs.code, why="large", codes=size, most=MOST_CODES)
    if shapes.codes.size < FEWEST_CODES:
        raise ReviewRefusal(
            ReviewFault.NO_PUZZLE, agreed.paragraphs.code, why="small", codes=shapes.codes.size, least=FEWEST_CODES
        )
    return shapes


def check_seed(seed: int) -> None:
    """Refuse what is no seed."""
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise ReviewRefusal(ReviewFault.BAD_SEED, most=str(MOST_SEED))


def hardest_grade(shapes: Shapes) -> int:
    """The hardest grade of puzzles on a board."""
    return next(grade for codes, grade in _LEAST_CODES if shapes.codes.size >= codes)


def _search(shapes: Shapes, grade: int, draws: SeededDraws) -> tuple[str, list[tuple[str, Key]]]:
    """The first puzzle of this grade, and its answer.

    In every second try, and in all of them for the easiest grade, each row fits the rows before it.
    """
    board = board_of(shapes)
    for attempt in range(_MOST_TRIES):
        answer = board.code(draws.number(len(board)))
        rows = _needed(board, _rows(board, answer, draws, careful=grade == 1 or attempt % 2 == 0))
        if rows and grade_of(prove(shapes, rows).steps) == grade:
            return answer, rows
    raise ReviewRefusal(ReviewFault.BAD_GRADE, why="seed", grade=grade)


def _rows(board: Board, answer: str, draws: SeededDraws, *, careful: bool) -> list[tuple[str, Key]]:
    """Rows with their keys until one code is left. A careful player lays only codes that fit all rows so far."""
    position = Position(board)
    while len(position) > 1 and position.laid < 2 * MOST_PUZZLE_ROWS:
        if careful:
            (row,) = position.codes(draws.number(len(position)), 1)
        else:
            row = board.row(draws.number(board.native.row_count))
        if row != answer:
            position = position.after(row, mark(row, answer))
    return list(position.rows) if len(position) == 1 else []


def _needed(board: Board, rows: list[tuple[str, Key]]) -> list[tuple[str, Key]]:
    """The rows without those that are not needed to leave one code. None if there are too many."""
    rows = list(dict.fromkeys(rows))  # the same row may have been drawn twice
    for row in rows:
        others = [other for other in rows if other != row]
        if len(Position(board, others)) == 1:
            rows = others
    return rows if len(rows) <= MOST_PUZZLE_ROWS else []
