"""Puzzles made in the processes of the thinkers, as JSON. The solver is loaded there, and not in the server."""

import msgspec

from keypeg.rules.edition import Edition
from keypeg.server.puzzle_schemas import MadePuzzle, MadeRowPuzzle, PuzzleBoard


def puzzle_board_of(agreed: Edition) -> bytes:
    """The board of an edition's puzzles."""
    return msgspec.json.encode(_board(agreed))


def puzzle_of(agreed: Edition, grade: int, seed: int) -> bytes:
    """A puzzle with its answer and the proof of it."""
    from keypeg.review.puzzles import make_puzzle, solution

    puzzle = make_puzzle(agreed, seed, grade)
    return msgspec.json.encode(MadePuzzle(_board(agreed), puzzle, solution(puzzle)))


def row_puzzle_of(agreed: Edition, seed: int) -> bytes:
    """A puzzle of the best row with what its rows are worth."""
    from keypeg.review.row_puzzles import make_row_puzzle

    return msgspec.json.encode(MadeRowPuzzle(_board(agreed), make_row_puzzle(agreed, seed)))


def _board(agreed: Edition) -> PuzzleBoard:
    from keypeg.review.puzzles import hardest_grade, puzzle_board

    shapes = puzzle_board(agreed)
    return PuzzleBoard(shapes.name, hardest_grade(shapes), shapes.codes)
