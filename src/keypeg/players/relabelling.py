"""Relabelling: a player's own names for holes and colours, drawn anew every round.

A strategy always lays the same first row. Whoever has seen it once could hide codes that the strategy finds late. A
player therefore plays the strategy under a random relabelling: it costs the same, and no colour or hole is special.
"""

from random import Random

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape

LaidRows = tuple[tuple[str, Key], ...]
"""Rows on a board with their keys."""


class Relabelling(Struct, frozen=True):
    """A permutation of the holes and one of the colours; an empty hole stays empty."""

    holes: tuple[int, ...]
    """For each hole of a relabelled row, the hole of the table's row that it shows."""
    letters: str
    """The table's letters, in the order of `colours`, which replace them."""
    colours: str

    def apply(self, row: str) -> str:
        """A row of the table, relabelled."""
        renamed = row.translate(str.maketrans(self.letters, self.colours))
        return "".join(renamed[hole] for hole in self.holes)

    def apply_to_all(self, rows: LaidRows) -> LaidRows:
        """Rows of the table, relabelled; their keys stay the same."""
        return tuple((self.apply(row), key) for row, key in rows)

    def undo(self, row: str) -> str:
        """A relabelled row as it is laid on the table."""
        placed = [EMPTY] * len(row)
        for hole, letter in zip(self.holes, row, strict=True):
            placed[hole] = letter
        return "".join(placed).translate(str.maketrans(self.colours, self.letters))


def draw_relabelling(shape: Shape, rng: Random) -> Relabelling:
    """A relabelling of a board. Every one is equally likely."""
    holes = rng.sample(range(shape.holes), shape.holes)
    return Relabelling(tuple(holes), "".join(rng.sample(shape.colours, len(shape.colours))), shape.colours)
