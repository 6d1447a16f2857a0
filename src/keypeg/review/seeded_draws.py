"""Seeded draws: numbers that follow from a text alone, the same on every machine and in every version of Python.

The number below n that belongs to a text is made from its SHA-256:

1. Take the SHA-256 of the text in UTF-8 as a number of 256 bits, the first byte being the most significant.
2. If it is not below the largest multiple of n that 256 bits can hold, take the SHA-256 of those 32 bytes instead,
   and so on. So every result is equally likely.
3. The remainder of its division by n is the result.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypeVar

T = TypeVar("T")

_SPAN: Final = 1 << 256


def drawn_number(text: str, count: int) -> int:
    """The number below `count` that belongs to a text."""
    limit = _SPAN - _SPAN % count
    digest = sha256(text.encode()).digest()
    while (number := int.from_bytes(digest, "big")) >= limit:
        digest = sha256(digest).digest()
    return number % count


class SeededDraws:
    """One number after another from a text: the n-th belongs to the text, a space, and n."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._drawn = 0

    def number(self, count: int) -> int:
        """The next number below `count`."""
        self._drawn += 1
        return drawn_number(f"{self._text} {self._drawn}", count)

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in another order. Every order is equally likely."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.number(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
