"""An example of every request and response about puzzles, for the OpenAPI document."""

from msgspec import Struct

from keypeg.review.fact_values import ColourFact
from keypeg.review.puzzle_values import Deduction, RowChoice
from keypeg.rules.attempts import Row
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.keys import Key
from keypeg.rules.shapes import Shape
from keypeg.server.puzzle_schemas import (
    GivenPuzzle,
    GivenRowPuzzle,
    GivenSteps,
    JudgedAnswer,
    JudgedChoice,
    NextPuzzle,
    Objection,
    PuzzleAnswer,
    PuzzleHint,
    PuzzleOutcome,
    PuzzleRating,
    PuzzleSolution,
    RowPuzzleAnswer,
)


def puzzle_examples() -> tuple[Struct, ...]:
    """An example for each schema."""
    shape = Shape(4, "RYGBWK", repeats=True)
    rows = [Row("RGRY", Key(1, 1)), Row("GGBR", Key(0, 2)), Row("KBYW", Key(0, 1)), Row("WRKK", Key(1, 0))]
    step = Deduction((2,), (ColourFact("G", 0, 2, (2,)),), with_known=False)
    worth = [RowChoice("RYGB", 2.1, 0.0, may_be_code=True, keys=7, codes_after=2.4)]
    outcome = PuzzleOutcome(100, 931, 31)
    return (
        GivenPuzzle(DEFAULT_BOX, {}, 3, 7, shape, rows, 5, [step], 0, None, None),
        PuzzleAnswer("RRRR"),
        JudgedAnswer(right=False, objections=[Objection(1, Key(2, 0), Key(1, 1))], outcome=None),
        PuzzleHint(1),
        GivenSteps([step]),
        PuzzleSolution("BRRB", [step], PuzzleOutcome(0, 880, -20)),
        GivenRowPuzzle(DEFAULT_BOX, {}, 7, shape, rows[:2], 12, ["RYGB", "WKRY", "GGRB"], None, None),
        RowPuzzleAnswer(2),
        JudgedChoice(right=True, worth=worth, outcome=outcome),
        NextPuzzle(2, 1),
        PuzzleRating(931, 1, [931]),
    )
