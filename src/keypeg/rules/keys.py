"""Key pegs: how a row is answered (K1–K4)."""

from functools import lru_cache
from operator import eq
from typing import Literal, NamedTuple


class Key(NamedTuple):
    """The key pegs beside a row: how many, never which hole they answer (K4).

    >>> keypeg.Key(1, 2) == (1, 2), keypeg.Key(1, 2).reds
    (True, 1)
    """

    reds: int
    whites: int


@lru_cache(maxsize=1024)
def _key(reds: int, whites: int) -> Key:
    """A key, made once: there are few different keys and many rows."""
    return Key(reds, whites)


def mark(row: str, code: str) -> Key:
    """The key that a row earns: one key peg answers one code peg, and red goes before white (K3)."""
    reds = sum(map(eq, row, code))
    shared = 0
    for colour in set(row):
        in_code = code.count(colour)
        if in_code:
            in_row = row.count(colour)
            shared += in_row if in_row < in_code else in_code
    return _key(reds, shared - reds)


def can_exist(key: Key, holes: int) -> bool:
    """Whether a row with this number of holes could earn this key at all (M2)."""
    reds, whites = key
    if reds < 0 or whites < 0 or reds + whites > holes:
        return False
    # With every other peg in place, the last one has nowhere else to be.
    return not (whites == 1 and reds == holes - 1)


Answer = Literal["black", "white", "none"]
"""What one board of a group match answers for its own token (G5)."""


def answer(row: str, colour: str, number: int) -> Answer:
    """What the holder of a token answers to a row: black in place, white elsewhere, else none (G5)."""
    if row[number - 1] == colour:
        return "black"
    return "white" if colour in row else "none"
