"""Consistent codes: codes that fit the marked rows, found without listing the board.

Used where a board has too many rows to list, and for players who remember only a part of what they saw.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking import _native
from keypeg.thinking.boards import native_shape

MOST_STEPS: Final = 800_000
"""How many pegs the search tries before it stops: a fraction of a second."""


class MarkedRow(Struct, frozen=True):
    """A row with what is known of its key: all of it, or the reds alone."""

    row: str
    key: Key
    reds_only: bool = False


class ConsistentCodes(Struct, frozen=True):
    """Codes that fit every marked row."""

    codes: tuple[str, ...]
    """The codes found within the steps allowed. The same code may come more than once."""
    none_fits: bool
    """Whether it is certain that no code fits."""


def find_consistent_codes(
    shape: Shape, marked: Sequence[MarkedRow], count: int, seed: int, steps: int = MOST_STEPS
) -> ConsistentCodes:
    """Find up to `count` codes that fit every marked row. The same seed finds the same codes."""
    letters = shape.colours + EMPTY
    numbers = {letter: number for number, letter in enumerate(letters)}
    rows = [
        (
            bytes(numbers[letter] for letter in known.row),
            known.key.reds,
            -1 if known.reds_only else known.key.reds + known.key.whites,
        )
        for known in marked
    ]
    found, none_fits = _native.consistent_codes(native_shape(shape), rows, wanted=count, seed=seed, step_limit=steps)
    return ConsistentCodes(tuple("".join(letters[peg] for peg in code) for code in found), none_fits)
