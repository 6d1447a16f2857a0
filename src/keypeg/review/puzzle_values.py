"""What puzzles are, apart from how they are made: values that programs and pages get."""

from typing import Final

from msgspec import Struct

from keypeg.review.fact_values import Fact
from keypeg.rules.edition import OptionValue
from keypeg.rules.keys import Key

GRADES: Final = (1, 2, 3, 4, 5)
"""From the easiest to the hardest."""


class Deduction(Struct, frozen=True):
    """One step of a proof: some rows looked at together, and what they prove with what is known by then."""

    rows: tuple[int, ...]
    """Counted from 1."""
    facts: tuple[Fact, ...]
    """What follows and is needed later."""
    with_known: bool
    """Whether it takes what the steps before have shown. Otherwise the rows alone prove it."""


class Puzzle(Struct, frozen=True):
    """Rows and their keys. Exactly one code fits all of them, and every row is needed for that."""

    edition: str
    options: dict[str, OptionValue]
    """The options that differ from the defaults of the box."""
    rows: tuple[tuple[str, Key], ...]
    answer: str
    grade: int
    seed: int


class RowChoice(Struct, frozen=True):
    """One of the rows to choose from, with its exact worth."""

    row: str
    rows_to_go: float
    """How many rows it takes on average from here, this one included, if play goes on as well as can be."""
    cost: float
    """How many rows more that is than with the best row."""
    may_be_code: bool
    keys: int
    """How many different keys could answer it."""
    codes_after: float
    """How many codes fit after it on average."""


class RowPuzzle(Struct, frozen=True):
    """A position and three rows, of which one is the best."""

    edition: str
    options: dict[str, OptionValue]
    rows: tuple[tuple[str, Key], ...]
    codes: int
    """How many codes fit."""
    choices: tuple[RowChoice, ...]
    best: int
    """The number of the best of them, counted from 1."""
    seed: int
