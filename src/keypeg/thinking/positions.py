"""Positions: a board with rows and keys on it. What can the code still be, and if nothing, which rows disagree?"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from keypeg.rules.keys import Key, can_exist
from keypeg.thinking import _native
from keypeg.thinking.boards import Board, NotOnThisBoard, key_number
from keypeg.thinking.exact import weights_of

MOST_LAID: Final = 64


class ImpossibleKey(ValueError):
    """A key that no row can earn."""


class Position:
    """The rows laid so far with their keys, and the codes that fit all of them."""

    def __init__(self, board: Board, rows: Iterable[tuple[str, Key]] = ()) -> None:
        self.board: Final = board
        self.rows: Final = tuple((row, Key(*key)) for row, key in rows)
        if len(self.rows) > MOST_LAID:
            raise NotOnThisBoard(f"At most {MOST_LAID} rows can be thought about.")
        for row, key in self.rows:
            if not can_exist(key, board.holes):
                raise ImpossibleKey(f"No row of {board.holes} holes earns {key.reds},{key.whites} (after {row}).")
        laid = [(board.row_number(row), key_number(key)) for row, key in self.rows]
        self.native: Final = _native.Position(board.native, laid)

    def __len__(self) -> int:
        """How many codes fit."""
        return self.native.code_count

    def __iter__(self) -> Iterator[str]:
        """The codes that fit, in the order of the board."""
        return iter(self.codes())

    def __bool__(self) -> bool:
        """A position is one even if no code fits it."""
        return True

    @property
    def laid(self) -> int:
        """Rows laid so far."""
        return len(self.rows)

    @property
    def found(self) -> bool:
        """Whether one of the rows was the code."""
        return any(key == self.board.winning for _, key in self.rows)

    def codes(self, first: int = 0, most: int | None = None) -> list[str]:
        """The codes that fit, in the order of the board; `most` of them from `first` on."""
        return [self.board.code(number) for number in self.native.codes(first, len(self) if most is None else most)]

    def heat(self, weights: Mapping[str, int] | None = None) -> list[dict[str, int]]:
        """How many of the codes left have each colour in each hole, hole by hole; weights count if given."""
        letters = self.board.letters
        weighed = [] if weights is None else weights_of(self.board, weights)
        return [dict(zip(letters, hole, strict=False)) for hole in self.native.colour_weights(weighed)]

    def contradiction(self) -> list[int]:
        """The fewest rows that no code fits together, by their place; none if a code fits every row."""
        return self.native.contradiction()

    def chosen_by(self, rule: _native.Rule) -> str:
        """The row that a rule which looks one row ahead would lay."""
        if not len(self):
            raise ValueError("No code fits these rows.")
        return self.board.row(self.native.choose_row(rule))

    def found_by(self, rule: _native.Rule) -> list[int]:
        """How many of the codes left such a rule finds with its next row, the one after it, and so on."""
        return self.native.found_by_row(rule)

    def after(self, row: str, key: Key) -> "Position":
        """The position with one more row."""
        return Position(self.board, (*self.rows, (row, key)))
