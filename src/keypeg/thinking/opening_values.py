"""Opening values: what each first row costs on the boards of the rulebooks, if play goes on as well as is known.

First rows that differ only in the places and names of their pegs cost the same, so there is one value for each class.
"""

from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.symmetry_classes import symmetry_class

FILE: Final = Path(__file__).parent / "strategies" / "openings.json"


class OpeningValue(Struct, frozen=True, array_like=True):
    """The rows needed over all codes after a first row."""

    total: int
    exact: bool
    """Whether no strategy that begins with this row needs fewer."""


@cache
def opening_values() -> dict[str, dict[str, OpeningValue]]:
    """The values by board and class."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, OpeningValue]])


def opening_value(shapes: Shapes, row: str) -> OpeningValue | None:
    """The value of a first row, or None if this board has no values."""
    return opening_values().get(shapes.name, {}).get(symmetry_class(row, shapes))


def best_opening(shapes: Shapes) -> tuple[str, OpeningValue] | None:
    """The best first row and its value, or None if this board has no values."""
    values = opening_values().get(shapes.name)
    if values is None:
        return None
    name, best = min(values.items(), key=lambda item: item[1].total)
    row = name.translate(str.maketrans(ascii_uppercase[: len(shapes.rows.colours)], shapes.rows.colours))
    return row, OpeningValue(best.total, exact=all(value.exact for value in values.values()))
