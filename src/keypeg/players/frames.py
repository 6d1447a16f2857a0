"""Frames: a player's own names for holes and colours, drawn anew every round.

A strategy lays the same first row every time, and whoever has seen it once could hide codes that it finds late. Through
a frame, the strategy is as good as before, and nobody can tell one colour or hole from another by it.
"""

from random import Random

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape

Marked = tuple[tuple[str, Key], ...]
"""Rows with their keys."""


class Frame(Struct, frozen=True):
    """Other places for the holes and other letters for the colours; an empty hole stays empty."""

    holes: tuple[int, ...]
    """Where in a row of the table each hole of the frame is."""
    letters: str
    """The table's letters in the order of the frame's, `colours`."""
    colours: str

    def inward(self, row: str) -> str:
        """A row of the table as the frame has it."""
        renamed = row.translate(str.maketrans(self.letters, self.colours))
        return "".join(renamed[hole] for hole in self.holes)

    def outward(self, row: str) -> str:
        """A row of the frame as it is laid on the table."""
        placed = [EMPTY] * len(row)
        for hole, letter in zip(self.holes, row, strict=True):
            placed[hole] = letter
        return "".join(placed).translate(str.maketrans(self.colours, self.letters))

    def rows_inward(self, rows: Marked) -> Marked:
        """Rows of the table as the frame has them; their keys stay what they are."""
        return tuple((self.inward(row), key) for row, key in rows)


def draw_frame(shape: Shape, chance: Random) -> Frame:
    """Any frame of a board, every one as likely as any other."""
    holes = chance.sample(range(shape.holes), shape.holes)
    return Frame(tuple(holes), "".join(chance.sample(shape.colours, len(shape.colours))), shape.colours)
