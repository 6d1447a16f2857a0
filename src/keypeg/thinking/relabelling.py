"""Relabelling: other names for the holes and colours of a board.

Holes may change places and colours may change names, and nothing else changes. This serves two purposes:

- A strategy always lays the same first row, and whoever has seen it once could hide codes that it finds late. So a
  player plays it under a random relabelling: it costs the same, and no colour or hole is special.
- Two positions that differ only in names are one position. Under its canonical relabelling each becomes the same.
"""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking import _native

LaidRows = tuple[tuple[str, Key], ...]
"""Rows on a board with their keys."""


class Relabelling(Struct, frozen=True):
    """A permutation of the holes and one of the colours. An empty hole stays empty, unless it is one of the colours."""

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


def canonical_relabelling(colours: str, rows: Sequence[str]) -> Relabelling:
    """The relabelling under which these rows come first: colours are named in the order in which they appear.

    The colours are those whose names may be exchanged, such as `Board.exchangeable`.
    """
    if not rows:
        return Relabelling((), colours, colours)
    fixed = "" if EMPTY in colours else EMPTY
    numbers = {letter: number for number, letter in enumerate(fixed + colours)}
    pegs = [bytes(map(numbers.__getitem__, row)) for row in rows]
    order = tuple(_native.canonical_order(pegs, 0 if fixed else -1))
    seen = dict.fromkeys(row[hole] for row in rows for hole in order if row[hole] != fixed)
    letters = "".join(seen) + "".join(colour for colour in colours if colour not in seen)
    return Relabelling(order, letters, colours)


def relabelling_between(colours: str, rows: Sequence[str], others: Sequence[str]) -> Relabelling | None:
    """A relabelling that turns rows into other rows. None if there is none."""
    here, there = canonical_relabelling(colours, rows), canonical_relabelling(colours, others)
    if [here.apply(row) for row in rows] != [there.apply(row) for row in others]:
        return None
    holes = dict(zip(there.holes, here.holes, strict=True))
    return Relabelling(tuple(holes[hole] for hole in range(len(holes))), here.letters, there.letters)
