"""An immutable sequence that grows at its end.

A tuple would do, but adding to a tuple copies all of it, which makes a long match slow. A history is kept in chunks:
adding an item copies the last chunk only.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final, Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")

CHUNK_ITEMS: Final = 256


class History(Struct, Generic[T], frozen=True):
    """An immutable sequence; `appended` gives a new one that is longer by one item."""

    chunks: tuple[tuple[T, ...], ...] = ()
    """Full chunks of `CHUNK_ITEMS` items each; they never change again."""
    tail: tuple[T, ...] = ()
    """The items after the last full chunk."""
    earlier: int = 0
    """How many items came before these and were dropped."""

    def appended(self, item: T) -> "History[T]":
        """This history with one more item at its end."""
        if len(self.tail) < CHUNK_ITEMS:
            return History(self.chunks, (*self.tail, item), self.earlier)
        return History((*self.chunks, self.tail), (item,), self.earlier)

    def latest(self, most: int) -> "History[T]":
        """This history with its last `most` items alone; the others are dropped, and counted."""
        dropped = len(self) - most
        if dropped <= 0:
            return self
        kept = self.as_tuple()[dropped:]
        starts = range(0, most, CHUNK_ITEMS)
        *chunks, tail = (kept[start : start + CHUNK_ITEMS] for start in starts)
        return History(tuple(chunks), tail, self.earlier + dropped)

    @property
    def count(self) -> int:
        """How many items were ever added, dropped ones included."""
        return self.earlier + len(self)

    def __len__(self) -> int:
        """How many items it holds."""
        return len(self.chunks) * CHUNK_ITEMS + len(self.tail)

    def __iter__(self) -> Iterator[T]:
        return chain(*self.chunks, self.tail)

    def as_tuple(self) -> tuple[T, ...]:
        """All items as a tuple."""
        return tuple(self) if self.chunks else self.tail
