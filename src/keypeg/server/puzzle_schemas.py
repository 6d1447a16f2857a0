"""Schemas of puzzles over HTTP: what is given, what is answered, and how it counts."""

from typing import Annotated

from msgspec import Meta, Struct

from keypeg.review.puzzle_values import Deduction, Puzzle, RowChoice, RowPuzzle
from keypeg.rules.attempts import Row
from keypeg.rules.edition import OptionValue
from keypeg.rules.keys import Key
from keypeg.rules.shapes import Shape

MAX_HINTS = 100
"""More steps than any proof has."""


class PuzzleBoard(Struct, frozen=True):
    """The board of an edition's puzzles."""

    name: str
    """The same for editions with the same board."""
    hardest: int
    shape: Shape


class MadePuzzle(Struct, frozen=True):
    """A puzzle with its answer and the proof of it. It stays in the server."""

    board: PuzzleBoard
    puzzle: Puzzle
    steps: tuple[Deduction, ...]


class MadeRowPuzzle(Struct, frozen=True):
    """A puzzle of the best row with what its rows are worth. It stays in the server."""

    board: PuzzleBoard
    puzzle: RowPuzzle


class PuzzleOutcome(Struct, frozen=True):
    """How a puzzle ended for you. Only the first result of a puzzle counts."""

    percent: int
    """Your score: 100 if you solved it without hints and wrong answers, 0 if you were shown the solution."""
    rating: int
    """Your rating after it."""
    change: int
    """By how much it changed your rating; 0 if the result did not count, because there was one before."""


class GivenPuzzle(Struct, frozen=True):
    """A puzzle, and what you have done at it so far. It has its answer once it is over for you."""

    edition: str
    options: dict[str, OptionValue]
    grade: int
    seed: int
    shape: Shape
    """The shape of the code."""
    rows: list[Row]
    steps: int
    """How many hints there are: the steps of the proof."""
    hints: list[Deduction]
    """Those that you have taken."""
    wrong: int
    """How many wrong answers you gave."""
    answer: str | None
    outcome: PuzzleOutcome | None


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that fits all rows."""

    code: Annotated[str, Meta(max_length=20, description="One letter a hole.", examples=["BRRB"])]


class Objection(Struct, frozen=True):
    """A row that speaks against a code."""

    row: int
    """Counted from 1."""
    earned: Key
    """The key that it would have earned with this code."""
    given: Key


class JudgedAnswer(Struct, frozen=True):
    """Whether an answer is right, and if not, the rows that speak against it."""

    right: bool
    objections: list[Objection]
    outcome: PuzzleOutcome | None
    """How the puzzle ended for you; None while it goes on."""


class PuzzleHint(Struct, frozen=True, forbid_unknown_fields=True):
    """How many steps of the proof are wanted."""

    step: Annotated[int, Meta(ge=1, le=MAX_HINTS, description="The last step wanted, from 1.", examples=[1])]


class GivenSteps(Struct, frozen=True):
    """The proof of the answer, as far as it was wanted."""

    hints: list[Deduction]


class PuzzleSolution(Struct, frozen=True):
    """The answer with the whole proof of it."""

    answer: str
    hints: list[Deduction]
    outcome: PuzzleOutcome


class GivenRowPuzzle(Struct, frozen=True):
    """A puzzle of the best row. What its rows are worth is in it once you have chosen."""

    edition: str
    options: dict[str, OptionValue]
    seed: int
    shape: Shape
    """The shape of the code."""
    rows: list[Row]
    codes: int
    """How many codes fit."""
    choices: list[str]
    worth: list[RowChoice] | None
    outcome: PuzzleOutcome | None


class RowPuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The row that is best."""

    choice: Annotated[int, Meta(ge=1, le=3, description="Its number, from 1.", examples=[2])]


class JudgedChoice(Struct, frozen=True):
    """Whether a choice is right, and what each row is worth."""

    right: bool
    worth: list[RowChoice]
    outcome: PuzzleOutcome


class NextPuzzle(Struct, frozen=True):
    """A puzzle at which you have done nothing yet."""

    grade: int | None
    """None if it is a puzzle of the best row."""
    seed: int


class PuzzleRating(Struct, frozen=True):
    """How strong you are at puzzles."""

    rating: int
    results: int
    """How many puzzles count."""
    curve: list[int]
    """The rating after each of the latest results, the oldest first."""
