"""The shape of codes and rows: how many holes, which colours, repeats and empty holes."""

from collections.abc import Iterator
from itertools import product
from math import comb, perm

from msgspec import Struct

from keypeg.rules.palette import EMPTY, LETTERS
from keypeg.rules.refusals import Fault, Refusal


class Shape(Struct, frozen=True):
    """Which strings of letters may stand in a row; a shape that nothing fits cannot be constructed."""

    holes: int
    colours: str
    repeats: bool
    """Whether a colour may stand twice. Empty holes may repeat in any case (H11)."""
    fewest_empty: int = 0
    most_empty: int = 0

    def __post_init__(self) -> None:
        if self.holes < 1 or not self.colours or len(set(self.colours)) != len(self.colours):
            raise Refusal(Fault.IMPOSSIBLE_SHAPE, "X1", "A code needs at least one hole and one colour.")
        if set(self.colours) - set(LETTERS):
            raise Refusal(Fault.UNKNOWN_LETTER, "X1", f"Colours are among {LETTERS}.")
        if not 0 <= self.fewest_empty <= self.most_empty <= self.holes:
            raise Refusal(Fault.IMPOSSIBLE_SHAPE, "X1", "The number of empty holes does not fit the row.")
        if not self.repeats and self.holes - self.most_empty > len(self.colours):
            raise Refusal(
                Fault.IMPOSSIBLE_SHAPE,
                "X1",
                f"{self.holes} pegs of {len(self.colours)} colours need repeats: "
                "allow them, or take fewer pegs or more colours.",
            )

    def check(self, row: str, rule: str) -> None:
        """Refuse a row or code that does not have this shape; `rule` is the paragraph that asks for it."""
        if len(row) != self.holes:
            raise Refusal(Fault.WRONG_LENGTH, rule, f"{_shown(row)} has {len(row)} letters; this takes {self.holes}.")
        empty = row.count(EMPTY)
        if not self.fewest_empty <= empty <= self.most_empty or row.strip(self.colours + EMPTY):
            self._refuse_letters(row, empty, rule)
        if not self.repeats and len(set(row)) != self.holes - empty + (empty > 0):
            twice = next(letter for letter in row if letter != EMPTY and row.count(letter) > 1)
            raise Refusal(
                Fault.COLOUR_REPEATED,
                rule,
                f"{row} holds {twice} more than once; use every colour at most once.",
            )

    def _refuse_letters(self, row: str, empty: int, rule: str) -> None:
        for letter in row:
            if letter != EMPTY and letter not in self.colours:
                fault = Fault.COLOUR_NOT_IN_BOX if letter in LETTERS else Fault.UNKNOWN_LETTER
                raise Refusal(fault, rule, f"{letter!r} is not a colour here; use {' '.join(self.colours)}.")
        if empty > self.most_empty:
            if self.most_empty == 0:
                raise Refusal(Fault.EMPTY_HOLE, rule, f"{row} leaves a hole empty; fill all {self.holes}.")
            raise Refusal(Fault.WRONG_PEG_COUNT, rule, f"{row} holds too few pegs; lay {self.holes - self.most_empty}.")
        if empty < self.fewest_empty:
            raise Refusal(
                Fault.WRONG_PEG_COUNT,
                rule,
                f"{row} holds too many pegs; lay {self.holes - self.fewest_empty}.",
            )

    @property
    def size(self) -> int:
        """How many rows have this shape."""
        total = 0
        for empty in range(self.fewest_empty, self.most_empty + 1):
            pegs, colours = self.holes - empty, len(self.colours)
            total += comb(self.holes, empty) * (colours**pegs if self.repeats else perm(colours, pegs))
        return total

    def rows(self) -> Iterator[str]:
        """Every row of this shape, in palette order; the caller minds the size."""
        letters = self.colours + (EMPTY if self.most_empty else "")
        for row in product(letters, repeat=self.holes):
            empty = row.count(EMPTY)
            if not self.fewest_empty <= empty <= self.most_empty:
                continue
            if self.repeats or len(set(row)) == self.holes - empty + (empty > 0):
                yield "".join(row)


def _shown(row: str) -> str:
    """A row as an error message may repeat it: quoted, escaped and never long."""
    return ascii(row if len(row) <= 20 else row[:20] + "…")
