"""Habits: how each level plays the group edition. Every one is something that people do, or do not do."""

from typing import Final

from msgspec import Struct

from keypeg.players.levels import CASUAL, MASTER, NOVICE, STRONG, Level


class Habits(Struct, frozen=True):
    """What a level does at a table of the group edition."""

    remembers: int | None = None
    """How many of the last rows on the table it bears in mind; None is all of them."""
    overlooks: float = 0.0
    """The chance that the white answers to a row mean nothing to it."""
    patience: int | None = None
    """After how many rows of its own it calls whatever fits what it has in mind; None is never."""
    weighs_rows: bool = False
    """Whether it lays the row that tells most, or any that may be the code, its own peg in it."""
    calls_early: bool = False
    """Whether it calls before it is certain when somebody else may be certain first."""
    reads_rows: bool = False
    """Whether it concludes from the rows of others what they hold."""
    veils: bool = False
    """Whether, among rows that tell about equally much, it lays the one that gives its own tokens away least."""


HABITS: Final = {
    NOVICE.rank: Habits(remembers=2, overlooks=0.5, patience=6),
    CASUAL.rank: Habits(),
    STRONG.rank: Habits(weighs_rows=True, calls_early=True),
    MASTER.rank: Habits(weighs_rows=True, calls_early=True, reads_rows=True, veils=True),
}


def habits(level: Level) -> Habits:
    """The habits of a level."""
    return HABITS[level.rank]
