"""A tournament: who plays, and who sits where in which match, so that everybody has every seat equally often."""

from collections import Counter
from itertools import product
from random import Random

from msgspec import Struct

from keypeg.arena.entrants import Entrant
from keypeg.rules.edition import Edition

Seating = tuple[int, ...]
"""The entrant at each seat, by its place among the entrants."""


class Tournament(Struct, frozen=True):
    """All that a worker process needs to know to play any match of a tournament."""

    edition: Edition
    entrants: tuple[Entrant, ...]
    seatings: tuple[Seating, ...]
    seed: int
    keep_records: bool = False
    """Whether the result of a match includes its record."""

    def seating(self, number: int) -> Seating:
        """Who sits where in a match; matches are counted from 1."""
        return self.seatings[(number - 1) % len(self.seatings)]

    def rng(self, number: int, who: object) -> Random:
        """The random generator of a seat, or of the table, in a match."""
        return Random(f"{self.seed}/{number}/{who}")


def seatings(entrants: int, seats: int) -> tuple[Seating, ...]:
    """Every way to fill the seats as evenly as possible: no entrant has two seats more than another.

    Two entrants at two seats change places. With more entrants than seats, everybody meets everybody in every order.
    With fewer, some have several seats: of three seats, one entrant has two as often as the other. Over all seatings,
    each entrant has each seat equally often, whoever else sits at the table.
    """
    return tuple(seating for seating in product(range(entrants), repeat=seats) if _even(seating, entrants))


def _even(seating: Seating, entrants: int) -> bool:
    times = Counter(seating)
    held = [times[entrant] for entrant in range(entrants)]
    return max(held) - min(held) <= 1
