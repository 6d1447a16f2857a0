"""Answers to puzzles: what speaks against a code. It needs the rules alone, and no solver."""

from keypeg.review.puzzle_values import Puzzle
from keypeg.rules.keys import Key, mark


def objections(puzzle: Puzzle, code: str) -> list[tuple[int, Key]]:
    """The rows, counted from 1, that speak against a code, each with the key that it would have earned."""
    keys = [(number, mark(row, code), key) for number, (row, key) in enumerate(puzzle.rows, 1)]
    return [(number, earned) for number, earned, key in keys if earned != key]
