"""What facts are, apart from how they are found: values that programs and pages get."""

from msgspec import Struct


class ColourFact(Struct, frozen=True, tag_field="fact", tag="colour"):
    """How many pegs of a colour the code has."""

    colour: str
    least: int
    most: int
    rows: tuple[int, ...]
    """The rows that prove it, counted from 1."""


class HoleFact(Struct, frozen=True, rename={"holds": "is"}, tag_field="fact", tag="hole"):
    """Whether a hole of the code holds a colour."""

    hole: int
    """Counted from 1."""
    colour: str
    holds: bool
    rows: tuple[int, ...]
    """The rows that prove it, counted from 1."""


Fact = ColourFact | HoleFact
