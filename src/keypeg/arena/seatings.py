"""Seatings: who sits where, match after match, so that everybody has every seat equally often."""

from collections import Counter
from itertools import product

Seating = tuple[int, ...]
"""Which entrant has each seat."""


def seatings(entrants: int, seats: int) -> tuple[Seating, ...]:
    """Every way to fill the seats as evenly as can be: at one table nobody sits twice more often than another.

    Two entrants at two seats change places. With more entrants than seats, all who can meet do, in every order. With
    fewer, some sit twice: one entrant has two of three seats as often as the other. Over all of them each entrant has
    each seat equally often, whoever else sits at the table.
    """
    return tuple(seating for seating in product(range(entrants), repeat=seats) if _even(seating, entrants))


def _even(seating: Seating, entrants: int) -> bool:
    times = Counter(seating)
    held = [times[entrant] for entrant in range(entrants)]
    return max(held) - min(held) <= 1
