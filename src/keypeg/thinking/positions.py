"""Positions: a board with rows and keys on it. Which codes still fit, and if none does, which rows disagree?"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from keypeg.rules.keys import Key, can_exist
from keypeg.rules.marking import impossible_key
from keypeg.thinking import _native
from keypeg.thinking.boards import Board, key_number
from keypeg.thinking.refusals import ThinkingFault, ThinkingRefusal

MOST_LAID_ROWS: Final = 64
"""The native core takes no more rows."""


class Position:
    """The rows laid so far with their keys, and the codes that fit all of them."""

    def __init__(self, board: Board, rows: Iterable[tuple[str, Key]] = ()) -> None:
        self.board: Final = board
        self.rows: Final = tuple((row, Key(*key)) for row, key in rows)
        if len(self.rows) > MOST_LAID_ROWS:
            raise ThinkingRefusal(ThinkingFault.TOO_MANY_ROWS, rows=len(self.rows), most=MOST_LAID_ROWS)
        if not all(can_exist(key, board.holes) for _, key in self.rows):
            raise impossible_key(board.holes)
        laid = [(board.row_number(row), key_number(key)) for row, key in self.rows]
        self.native: Final = _native.Position(board.native, laid)

    def __repr__(self) -> str:
        return f"<Position of {len(self.rows)} rows, {len(self)} codes fit>"

    def __len__(self) -> int:
        """How many codes fit."""
        return self.native.code_count

    def __iter__(self) -> Iterator[str]:
        """The codes that fit, in the order of the board."""
        return iter(self.codes())

    def __bool__(self) -> bool:
        """Always true: a position without fitting codes is a position too."""
        return True

    @property
    def laid(self) -> int:
        """How many rows are laid."""
        return len(self.rows)

    @property
    def found(self) -> bool:
        """Whether one of the rows was the code."""
        return any(key == self.board.winning for _, key in self.rows)

    def codes(self, first: int = 0, most: int | None = None) -> list[str]:
        """The codes that fit, in the order of the board: at most `most` of them, from number `first` on."""
        return [self.board.code(number) for number in self.native.codes(first, len(self) if most is None else most)]

    def heat(self, weights: Mapping[str, int] | None = None) -> list[dict[str, int]]:
        """For each hole, how many of the fitting codes have each colour there, or how much these codes weigh."""
        letters = self.board.letters
        weighed = self.board.weights(weights)
        return [dict(zip(letters, hole, strict=False)) for hole in self.native.colour_weights(weighed)]

    def contradiction(self) -> list[int]:
        """A smallest set of rows that no code fits together, by index. Empty if a code fits every row."""
        return self.native.contradiction()

    def after(self, row: str, key: Key) -> "Position":
        """The position with one more row."""
        return Position(self.board, (*self.rows, (row, key)))
