"""Boards: which codes may be hidden and which rows may be laid, listed once by the native core."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking import _native

MOST_ROWS: Final = 1 << 20
"""A board with more rows than this is not listed: it would take minutes and gigabytes before the first answer."""


class TooManyRows(ValueError):
    """The board has more rows than can be listed."""


class NotOnThisBoard(ValueError):
    """A row or a code that does not belong to the board."""


def key_number(key: Key) -> int:
    """The number of a key in the native core: by pegs, then by reds."""
    pegs = key.reds + key.whites
    return pegs * (pegs + 1) // 2 + key.reds


def keys_by_number(holes: int) -> tuple[Key, ...]:
    """Every key in the order of its number; the last is the winning one, the one before it cannot exist."""
    return tuple(Key(reds, pegs - reds) for pegs in range(holes + 1) for reds in range(pegs + 1))


class Board:
    """The codes that may be hidden and the rows that may be laid. Every code may be laid as a row."""

    def __init__(self, codes: Shape, rows: Shape | None = None) -> None:
        rows = codes if rows is None else rows
        if codes.colours != rows.colours or codes.holes != rows.holes:
            raise NotOnThisBoard("Codes and rows need the same holes and the same colours.")
        if rows.size > MOST_ROWS:
            raise TooManyRows(f"This board has {rows.size:,} rows; at most {MOST_ROWS:,} can be thought about.")
        self.codes: Final = codes
        self.rows: Final = rows
        self._letters: Final = codes.colours + EMPTY
        self._number: Final = {letter: number for number, letter in enumerate(self._letters)}
        try:
            self.native: Final = _native.Board(native_shape(codes), native_shape(rows))
        except ValueError as fault:
            raise NotOnThisBoard(str(fault)) from None

    def __len__(self) -> int:
        return self.native.code_count

    def __iter__(self) -> Iterator[str]:
        return map(self.code, range(len(self)))

    @property
    def holes(self) -> int:
        """Holes of a row."""
        return self.codes.holes

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        """Every key in the order of its number."""
        return keys_by_number(self.holes)

    @property
    def winning(self) -> Key:
        """The key of the code itself."""
        return Key(self.holes, 0)

    @property
    def letters(self) -> str:
        """What may stand in a hole: every colour, and the empty hole where there is one."""
        return self.codes.colours + (EMPTY if self.rows.most_empty else "")

    def code(self, number: int) -> str:
        """The code of that number, in letters."""
        return self._spelled(self.native.code(number))

    def row(self, number: int) -> str:
        """The row of that number, in letters."""
        return self._spelled(self.native.row(number))

    def row_number(self, row: str) -> int:
        """The number of a row that may be laid here."""
        try:
            return self.native.row_number(self.pegs(row))
        except ValueError:
            raise NotOnThisBoard(f"{row} may not be laid on this board.") from None

    def pegs(self, row: str) -> bytes:
        """A row as the native core takes it."""
        if len(row) != self.holes or not set(row) <= set(self._number):
            raise NotOnThisBoard(f"{row!r} is no row of this board.")
        return bytes(map(self._number.__getitem__, row))

    def mark_all(self, row: str, codes: Sequence[str]) -> list[Key]:
        """The keys of a row against many codes."""
        marked = _native.mark(self.pegs(row), [self.pegs(code) for code in codes])
        return [self.keys[number] for number in marked]

    def split(self, row: str) -> dict[Key, int]:
        """How many codes of the board answer a row with each key; keys that none gives are left out."""
        counts = self.native.split(self.pegs(row))
        return {self.keys[number]: count for number, count in enumerate(counts) if count}

    def _spelled(self, pegs: bytes) -> str:
        return "".join(map(self._letters.__getitem__, pegs))


def native_shape(shape: Shape) -> _native.Shape:
    """A shape as the native core takes it."""
    return _native.Shape(shape.holes, len(shape.colours), shape.repeats, shape.fewest_empty, shape.most_empty)
