"""A trail: what has happened so far, as a value that grows at its end.

A tuple would do, but growing one copies all of it. A trail copies its last stretch only, so that a match may go on for
as long as people like.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final, Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")

STRETCH: Final = 256


class Trail(Struct, Generic[T], frozen=True):
    """An immutable sequence; `plus` makes one that is longer by one."""

    full: tuple[tuple[T, ...], ...] = ()
    """Stretches that will not change any more."""
    last: tuple[T, ...] = ()

    def plus(self, thing: T) -> "Trail[T]":
        if len(self.last) < STRETCH:
            return Trail(self.full, (*self.last, thing))
        return Trail((*self.full, self.last), (thing,))

    def __len__(self) -> int:
        return len(self.full) * STRETCH + len(self.last)

    def __iter__(self) -> Iterator[T]:
        return chain(*self.full, self.last)

    def whole(self) -> tuple[T, ...]:
        """All of it as a tuple."""
        return tuple(self) if self.full else self.last
