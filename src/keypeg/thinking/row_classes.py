"""Row classes: rows that are the same in a position, because holes and colours can change names without changing it.

A renaming of holes and colours that turns the rows on the board into themselves turns a row into another one that is
worth as much. Colours that stand in no row on the board may take each other's names freely.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from math import perm

from msgspec import Struct

from keypeg.rules.palette import EMPTY
from keypeg.thinking.advice import AdvisedRow
from keypeg.thinking.positions import Position
from keypeg.thinking.relabelling import MOST_ORDERED_HOLES


class RowClass(Struct, frozen=True):
    """A row that stands for all rows that are the same in the position."""

    row: AdvisedRow
    alike: int
    """How many other rows are the same."""


def row_classes(position: Position, rows: Iterable[AdvisedRow]) -> Iterator[RowClass]:
    """The first row of each class, in order."""
    symmetries = Symmetries(position)
    seen: set[frozenset[str]] = set()
    for row in rows:
        forms = symmetries.forms(row.row)
        if forms not in seen:
            seen.add(forms)
            yield RowClass(row, symmetries.count(forms) - 1)


class Symmetries:
    """The renamings of holes and colours that leave the rows on a board as they are."""

    def __init__(self, position: Position) -> None:
        laid = [row for row, _ in position.rows]
        used = dict.fromkeys(letter for row in laid for letter in row if letter != EMPTY)
        self._free = [letter for letter in position.board.codes.colours if letter not in used]
        holes = range(position.board.holes)
        orders = permutations(holes) if len(holes) <= MOST_ORDERED_HOLES else [tuple(holes)]
        self._renamings = [(order, colours) for order in orders if (colours := _colours_for(laid, order)) is not None]

    def forms(self, row: str) -> frozenset[str]:
        """Every row that is the same. Digits stand for colours that are in no row on the board, whichever they are."""
        return frozenset(
            "".join(_numbered([colours.get(row[hole], row[hole]) for hole in order], self._free))
            for order, colours in self._renamings
        )

    def count(self, forms: frozenset[str]) -> int:
        """How many rows these forms stand for."""
        return sum(perm(len(self._free), len({letter for letter in form if letter.isdigit()})) for form in forms)


def _colours_for(laid: Sequence[str], order: Sequence[int]) -> dict[str, str] | None:
    """The colours that have to change names if holes change places like this; None if the rows cannot stay the same."""
    colours: dict[str, str] = {EMPTY: EMPTY}
    for row in laid:
        for hole, letter in zip(order, row, strict=True):
            if colours.setdefault(row[hole], letter) != letter:
                return None
    return colours if len(set(colours.values())) == len(colours) else None


def _numbered(row: Sequence[str], free: Sequence[str]) -> Iterator[str]:
    numbers: dict[str, str] = {}
    for letter in row:
        yield numbers.setdefault(letter, str(len(numbers))) if letter in free else letter
