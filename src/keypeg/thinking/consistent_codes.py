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


MOST_COUNTED_STEPS: Final = 300_000_000
"""How many pegs are tried where codes are counted: about two seconds."""


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


class CountedCodes(Struct, frozen=True):
    """How many codes fit every marked row, and the first of them."""

    first: tuple[str, ...]
    count: int
    """How many fit, or how many were found before the steps ran out."""
    complete: bool
    """Whether the steps were enough to go through all codes."""
    colours: tuple[dict[str, int], ...]
    """For each hole, how many of the codes counted have each colour there."""


def count_consistent_codes(
    shape: Shape, marked: Sequence[MarkedRow], listed: int, steps: int = MOST_COUNTED_STEPS
) -> CountedCodes:
    """Count the codes that fit every marked row, in ascending order, and list the first of them."""
    letters = shape.colours + EMPTY
    found, count, colours, complete = _native.count_codes(
        native_shape(shape), _constraints(letters, marked), listed=listed, step_limit=steps
    )
    return CountedCodes(
        tuple("".join(letters[peg] for peg in code) for code in found),
        count,
        complete,
        tuple(dict(zip(letters, hole, strict=True)) for hole in colours),
    )


def find_consistent_codes(
    shape: Shape, marked: Sequence[MarkedRow], count: int, seed: int, steps: int = MOST_STEPS
) -> ConsistentCodes:
    """Find up to `count` codes that fit every marked row. The same seed finds the same codes."""
    letters = shape.colours + EMPTY
    rows = _constraints(letters, marked)
    found, none_fits = _native.consistent_codes(native_shape(shape), rows, wanted=count, seed=seed, step_limit=steps)
    return ConsistentCodes(tuple("".join(letters[peg] for peg in code) for code in found), none_fits)


def _constraints(letters: str, marked: Sequence[MarkedRow]) -> list[tuple[bytes, int, int]]:
    """Marked rows as the native core takes them."""
    numbers = {letter: number for number, letter in enumerate(letters)}
    return [
        (
            bytes(numbers[letter] for letter in known.row),
            known.key.reds,
            -1 if known.reds_only else known.key.reds + known.key.whites,
        )
        for known in marked
    ]
