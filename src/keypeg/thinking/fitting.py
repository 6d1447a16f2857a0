"""Codes that fit what is known, found without listing a board: for the largest custom boxes, and for poor memories."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking import _native
from keypeg.thinking.boards import native_shape

STEPS: Final = 800_000
"""How many pegs may be tried: a fraction of a second."""


class Told(Struct, frozen=True):
    """What somebody knows of a row's key: all of it, or the reds alone."""

    row: str
    key: Key
    reds_only: bool = False


class SomeFitting(Struct, frozen=True):
    """Codes that fit."""

    codes: tuple[str, ...]
    """As many as were found in time; some may be the same."""
    none_fits: bool
    """Whether it is certain that there are none."""


def some_fitting(shape: Shape, told: Sequence[Told], wanted: int, seed: int, steps: int = STEPS) -> SomeFitting:
    """Look for codes that fit every row; the same seed finds the same codes."""
    letters = shape.colours + EMPTY
    number = {letter: at for at, letter in enumerate(letters)}
    rows = [
        (
            bytes(number[letter] for letter in known.row),
            known.key.reds,
            -1 if known.reds_only else known.key.reds + known.key.whites,
        )
        for known in told
    ]
    found, none_fits = _native.consistent_codes(native_shape(shape), rows, wanted=wanted, seed=seed, step_limit=steps)
    return SomeFitting(tuple("".join(letters[peg] for peg in code) for code in found), none_fits)
