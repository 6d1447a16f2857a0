"""Row classes: rows that are the same in a position, because holes and colours can change names without changing it.

A renaming of holes and colours turns a row into another one that is worth as much, if it turns the rows on the board
into themselves, in any order and with the same keys. Colours that stand in no row on the board may take each other's
names freely.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from keypeg.thinking.advice import AdvisedRow
from keypeg.thinking.positions import Position


class RowClass(Struct, frozen=True):
    """A row that stands for all rows that are the same in the position."""

    row: AdvisedRow
    alike: int
    """How many other rows are the same."""


def row_classes(position: Position, rows: Sequence[AdvisedRow]) -> Iterator[RowClass]:
    """The first row of each class, in order."""
    seen: set[str] = set()
    for row, (first, alike) in zip(rows, classes_of(position, [row.row for row in rows]), strict=True):
        if first not in seen:
            seen.add(first)
            yield RowClass(row, alike)


def classes_of(position: Position, rows: Sequence[str]) -> list[tuple[str, int]]:
    """The class of each row: the first row that is the same, and how many others are the same."""
    board = position.board
    classes = position.native.row_classes([board.row_number(row) for row in rows])
    return [(board.row(first), size - 1) for first, size in classes]
