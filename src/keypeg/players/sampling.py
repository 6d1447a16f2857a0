"""Rows found by trying: where a board is too large to list, or a memory too short to need it."""

from collections import Counter
from collections.abc import Sequence
from math import log2
from random import Random
from typing import Final

from keypeg.players.sights import Sight
from keypeg.rules.keys import mark
from keypeg.thinking.consistent_codes import MarkedRow, find_consistent_codes

SAMPLED: Final = 60
"""How many codes stand for all that fit, where they are too many to list."""


def fitting_row(sight: Sight, known: Sequence[MarkedRow], chance: Random) -> str:
    """A row that may be the code; where none is found in time, one that fits the last rows at least."""
    for forgotten in range(len(known) + 1):
        found = find_consistent_codes(sight.shapes.codes, known[forgotten:], 1, chance.getrandbits(63))
        if found.codes:
            return found.codes[0]
    raise AssertionError("every shape has a code")


def telling_row(sight: Sight, known: Sequence[MarkedRow], chance: Random) -> str:
    """The row that tells most among some that may be the code."""
    found = find_consistent_codes(sight.shapes.codes, known, SAMPLED, chance.getrandbits(63))
    codes = sorted(set(found.codes))
    return max(codes, key=lambda row: _bits(row, codes)) if codes else fitting_row(sight, known, chance)


def _bits(row: str, codes: Sequence[str]) -> float:
    """What the key of a row tells about codes that are equally likely."""
    sizes = Counter(mark(row, code) for code in codes).values()
    return -sum(size / len(codes) * log2(size / len(codes)) for size in sizes)
