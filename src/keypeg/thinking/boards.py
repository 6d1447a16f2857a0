"""Boards: which codes may be hidden and which rows may be laid. The native core lists them once."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.refusals import shown
from keypeg.rules.shapes import Shape
from keypeg.thinking import _native
from keypeg.thinking.refusals import ThinkingFault, ThinkingRefusal

MOST_ROWS: Final = 1 << 20
"""A board with more rows is not listed: the first answer would take minutes and gigabytes."""


def board_too_large(rows: Shape, rule: str | None = None) -> ThinkingRefusal:
    """The refusal of a board that has too many rows to list."""
    return ThinkingRefusal(ThinkingFault.TOO_LARGE, rule, why="board", rows=rows.size, most=MOST_ROWS)


def key_number(key: Key) -> int:
    """The number of a key in the native core: ordered by pegs, then by reds."""
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
            raise ThinkingRefusal(ThinkingFault.BAD_BOARD, why="colours")
        if rows.size > MOST_ROWS:
            raise board_too_large(rows)
        self.codes: Final = codes
        self.rows: Final = rows
        self._letters: Final = codes.colours + EMPTY
        self._number: Final = {letter: number for number, letter in enumerate(self._letters)}
        try:
            self.native: Final = _native.Board(native_shape(codes), native_shape(rows))
        except ValueError:
            raise ThinkingRefusal(ThinkingFault.BAD_BOARD, why="rows") from None

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
        """The winning key."""
        return Key(self.holes, 0)

    @property
    def letters(self) -> str:
        """What a hole may hold: every colour, and the empty hole where the board allows it."""
        return self.codes.colours + (EMPTY if self.rows.most_empty else "")

    @property
    def exchangeable(self) -> str:
        """The colours whose names may be exchanged. The empty hole is one of them where it behaves like a colour."""
        return self.codes.colours + (EMPTY if self.codes.empty_is_a_colour and self.rows.empty_is_a_colour else "")

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
            raise ThinkingRefusal(ThinkingFault.NOT_ON_THIS_BOARD, why="row", row=row) from None

    def pegs(self, row: str) -> bytes:
        """A row in the form of the native core."""
        if len(row) != self.holes or not set(row) <= set(self._number):
            raise ThinkingRefusal(ThinkingFault.NOT_ON_THIS_BOARD, why="row", row=shown(row))
        return bytes(map(self._number.__getitem__, row))

    def mark_all(self, row: str, codes: Sequence[str]) -> list[Key]:
        """The keys of a row against many codes."""
        marked = _native.mark(self.pegs(row), [self.pegs(code) for code in codes])
        return [self.keys[number] for number in marked]

    def split(self, row: str) -> dict[Key, int]:
        """How many codes of the board answer a row with each key. Keys that no code gives are left out."""
        counts = self.native.split(self.pegs(row))
        return {self.keys[number]: count for number, count in enumerate(counts) if count}

    def weights(self, weights: Mapping[str, int] | None) -> list[int]:
        """Weights in the order of the codes, as the native core takes them: none for equal weights.

        A code that is not named weighs nothing.
        """
        if weights is None:
            return []
        listed = [weights.get(code, 0) for code in self]
        if unknown := set(weights) - set(self):
            raise ThinkingRefusal(ThinkingFault.NOT_ON_THIS_BOARD, why="code", code=shown(min(unknown)))
        return listed

    def _spelled(self, pegs: bytes) -> str:
        return "".join(map(self._letters.__getitem__, pegs))


def native_shape(shape: Shape) -> _native.Shape:
    """A shape in the form of the native core."""
    return _native.Shape(
        holes=shape.holes,
        colours=len(shape.colours),
        repeats=shape.repeats,
        fewest_empty=shape.fewest_empty,
        most_empty=shape.most_empty,
    )
