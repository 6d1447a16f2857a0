"""The four levels: each is something that people do or cannot do, not noise."""

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True):
    """How well a computer plays. Every field is a limitation that a person could have."""

    name: str
    rank: int
    remembers: int | None
    """How many of the last rows it bears in mind; None is all of them."""
    overlooks: float
    """The chance that the white pegs of a row mean nothing to it."""
    errs: float
    """The chance that a key it marks by hand, or an answer it gives, is wrong."""
    pace: float
    """How many seconds it takes for a row, on average."""


NOVICE: Final = Level("novice", 0, remembers=2, overlooks=0.5, errs=0.05, pace=24.0)
CASUAL: Final = Level("casual", 1, remembers=None, overlooks=0.0, errs=0.0, pace=17.0)
STRONG: Final = Level("strong", 2, remembers=None, overlooks=0.0, errs=0.0, pace=12.0)
MASTER: Final = Level("master", 3, remembers=None, overlooks=0.0, errs=0.0, pace=8.0)

LEVELS: Final = {level.name: level for level in (NOVICE, CASUAL, STRONG, MASTER)}
