"""The four levels: each is something that people do or cannot do, not noise."""

from enum import StrEnum
from typing import Final

from msgspec import Struct


class Way(StrEnum):
    """How a codebreaker comes by its next row."""

    FITTING = "fitting"
    """Any row that may be the code, as far as it knows."""
    TELLING = "telling"
    """The row that tells most, whether it may be the code or not."""
    BEST = "best"
    """The row that costs least in the end, by the edition's own score."""


class Hiding(StrEnum):
    """How a codemaker comes by its code."""

    HABIT = "habit"
    """As people do: favourite colours, few repeats, hardly ever an empty hole."""
    DRAWN = "drawn"
    """Out of a hat."""
    MIXED = "mixed"
    """As often as the equilibrium of the board has it."""


class Level(Struct, frozen=True, kw_only=True):
    """How well a computer plays. Every field is a limitation that a person could have."""

    name: str
    rank: int
    way: Way
    hiding: Hiding
    remembers: int | None = None
    """How many of the last rows it bears in mind; None is all of them."""
    overlooks: float = 0.0
    """The chance that the white pegs of a row mean nothing to it."""
    errs: float = 0.0
    """The chance that a key it marks by hand, or an answer it gives, is wrong."""
    pace: float
    """How many seconds it takes for a row, on average."""


NOVICE: Final = Level(
    name="novice", rank=0, way=Way.FITTING, hiding=Hiding.HABIT, remembers=4, overlooks=0.25, errs=0.05, pace=24.0
)
CASUAL: Final = Level(name="casual", rank=1, way=Way.FITTING, hiding=Hiding.DRAWN, pace=17.0)
STRONG: Final = Level(name="strong", rank=2, way=Way.TELLING, hiding=Hiding.DRAWN, pace=12.0)
MASTER: Final = Level(name="master", rank=3, way=Way.BEST, hiding=Hiding.MIXED, pace=8.0)

LEVELS: Final = {level.name: level for level in (NOVICE, CASUAL, STRONG, MASTER)}
"""The levels by name, the weakest first."""
