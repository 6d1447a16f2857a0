"""What hints are, apart from how they are made: values that programs and pages get."""

from enum import IntEnum

from msgspec import Struct

from keypeg.review.fact_values import Fact


class HintStep(IntEnum):
    """How much a hint says."""

    CODES_LEFT = 1
    DEDUCTION = 2
    GOOD_ROW = 3
    BEST_ROW = 4
    """In a group match: whether to call."""


class BoardHint(Struct, frozen=True, tag_field="kind", tag="boards"):
    """Help for a codebreaker. What its step does not say is None."""

    step: HintStep
    codes: int
    """How many codes fit."""
    fact: Fact | None = None
    """Something that the rows prove. None if they prove nothing yet."""
    row: str | None = None
    """A row to lay."""
    keys: int | None = None
    """How many different keys could answer it."""
    codes_after: float | None = None
    """How many codes fit after it on average."""
    rows_to_go: float | None = None
    """How many rows it takes from here on average, with this row."""
    exact: bool = False
    """Whether no row is better, as a search has proven."""


class CallAdvice(Struct, frozen=True):
    """Whether to call MASTERMIND, by what the seat knows."""

    row: str
    """The likeliest code."""
    chance: float
    """How likely it is right."""
    rivals: float
    """How likely it is that somebody else calls rightly first."""
    call: bool
    """Whether a call is worth more than waiting."""


class GroupHint(Struct, frozen=True, tag_field="kind", tag="group"):
    """Help for a player of a group match. What its step does not say is None."""

    step: HintStep
    codes: int
    """How many codes fit what the seat knows, its own tokens included."""
    fact: Fact | None = None
    """Something that the answers prove to this seat. None if they prove nothing yet."""
    row: str | None = None
    """A question worth asking. None if the code is certain."""
    bits: float | None = None
    """What its answers are expected to tell about the code."""
    call: CallAdvice | None = None


Hint = BoardHint | GroupHint
