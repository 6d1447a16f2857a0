"""The five levels. Each limits a computer in a way that people are limited too; none plays random mistakes."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from keypeg.players.group.styles import HIDING, Styles
from keypeg.players.random_draws import rows_laid, seeded_random
from keypeg.rules.referee import View

PACE_SPREAD: Final = 0.35
"""The standard deviation of the logarithm of the time for a row."""


class RowChoice(StrEnum):
    """How a codebreaker chooses its next row."""

    CONSISTENT = "consistent"
    """Any row that may be the code, as far as the player knows."""
    FAMILIAR = "familiar"
    """A row that the player laid before and forgot, if one may be the code as far as it knows; else any that may."""
    ENTROPY = "entropy"
    """The row whose key gives the most information, whether it may be the code or not."""
    BEST = "best"
    """The row with the lowest expected cost, by the edition's own score."""


class CodeChoice(StrEnum):
    """How a codemaker chooses its code."""

    HABIT = "habit"
    """As people do: favourite colours, few repeats, hardly ever an empty hole."""
    UNIFORM = "uniform"
    """Any code, each equally likely."""
    EQUILIBRIUM = "equilibrium"
    """With the probabilities of the board's equilibrium."""


class GroupHabits(Struct, frozen=True, kw_only=True):
    """How a level plays the group edition."""

    rows_remembered: int | None = None
    """How many of the last rows on the table it remembers; None is all of them."""
    overlook_chance: float = 0.0
    """The chance that it ignores the white answers to a row."""
    patience_rows: int | None = None
    """After how many rows of its own it calls any code that fits what it remembers; None is never."""
    weighs_rows: bool = False
    """Whether it asks the most informative row; if not, it asks any row that may be the code, its own pegs in it."""
    calls_early: bool = False
    """Whether it calls before it is certain, when somebody else may become certain first."""
    styles: Styles | None = None
    """How it hides its hand and reads the rows of others: one of these styles a round. Without any it does neither."""


class Level(Struct, frozen=True, kw_only=True):
    """How well a computer plays."""

    name: str
    row_choice: RowChoice
    code_choice: CodeChoice
    rows_remembered: int | None = None
    """How many of its last rows it remembers; None is all of them."""
    overlook_chance: float = 0.0
    """The chance that it ignores the white pegs of a row."""
    error_chance: float = 0.0
    """The chance that a key it marks by hand, or an answer it gives, is wrong."""
    pace_seconds: float
    """The median time that it takes for a row of a race."""
    group: GroupHabits
    """How it plays the group edition, where memory and attention serve another game."""


ROOKIE: Final = Level(
    name="rookie",
    row_choice=RowChoice.FAMILIAR,
    code_choice=CodeChoice.HABIT,
    rows_remembered=3,
    overlook_chance=0.5,
    error_chance=0.1,
    pace_seconds=30.0,
    group=GroupHabits(rows_remembered=2, overlook_chance=0.75, patience_rows=4),
)
NOVICE: Final = Level(
    name="novice",
    row_choice=RowChoice.CONSISTENT,
    code_choice=CodeChoice.HABIT,
    rows_remembered=4,
    overlook_chance=0.25,
    error_chance=0.05,
    pace_seconds=24.0,
    group=GroupHabits(rows_remembered=2, overlook_chance=0.5, patience_rows=6),
)
CASUAL: Final = Level(
    name="casual",
    row_choice=RowChoice.CONSISTENT,
    code_choice=CodeChoice.UNIFORM,
    pace_seconds=17.0,
    group=GroupHabits(),
)
STRONG: Final = Level(
    name="strong",
    row_choice=RowChoice.ENTROPY,
    code_choice=CodeChoice.UNIFORM,
    pace_seconds=12.0,
    group=GroupHabits(weighs_rows=True, calls_early=True),
)
MASTER: Final = Level(
    name="master",
    row_choice=RowChoice.BEST,
    code_choice=CodeChoice.EQUILIBRIUM,
    pace_seconds=8.0,
    group=GroupHabits(weighs_rows=True, calls_early=True, styles=HIDING),
)

LEVELS: Final = {level.name: level for level in (ROOKIE, NOVICE, CASUAL, STRONG, MASTER)}
"""The levels by name, the weakest first."""


def draw_pace_seconds(level: Level, seed: int, view: View) -> float:
    """How long a computer takes for its next row: about the level's pace, sometimes faster, sometimes slower."""
    return seeded_random(seed, view, "pace", rows_laid(view)).lognormvariate(0, PACE_SPREAD) * level.pace_seconds
