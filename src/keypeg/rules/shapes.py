"""Shapes of codes and rows: how many holes, which colours, whether with repeats and empty holes."""

from collections.abc import Iterator
from itertools import product
from math import comb, perm
from typing import Final

from msgspec import Struct

from keypeg.rules.palette import EMPTY, LETTERS
from keypeg.rules.refusals import Fault, Refusal, shown


class ShapeParagraphs(Struct, frozen=True, kw_only=True):
    """The rule ids for what may be wrong with a row or a code: where this rulebook says it."""

    length: str | None = None
    """How many holes it has."""
    colours: str | None = None
    """Which colours there are."""
    repeats: str | None = None
    """Whether a colour may stand twice."""
    empty: str | None = None
    """Whether holes may stay empty, and how many."""


NO_PARAGRAPHS: Final = ShapeParagraphs()
"""For rows that no rulebook is about."""


class Shape(Struct, frozen=True):
    """Which strings of letters may stand in a row. A shape that nothing fits cannot be constructed."""

    holes: int
    colours: str
    repeats: bool
    """Whether a colour may stand twice. Empty holes may always repeat (H11)."""
    fewest_empty: int = 0
    most_empty: int = 0

    def __post_init__(self) -> None:
        if self.holes < 1 or not self.colours or len(set(self.colours)) != len(self.colours):
            raise Refusal(Fault.IMPOSSIBLE_SHAPE, why="nothing")
        if set(self.colours) - set(LETTERS):
            letter = next(letter for letter in self.colours if letter not in LETTERS)
            raise Refusal(Fault.UNKNOWN_LETTER, letter=shown(letter), colours=" ".join(LETTERS))
        if not 0 <= self.fewest_empty <= self.most_empty <= self.holes:
            raise Refusal(Fault.IMPOSSIBLE_SHAPE, why="empties")
        if not self.repeats and self.holes - self.most_empty > len(self.colours):
            raise Refusal(Fault.IMPOSSIBLE_SHAPE, why="repeats", pegs=self.holes, colours=len(self.colours))

    def check(self, row: str, rules: ShapeParagraphs = NO_PARAGRAPHS) -> None:
        """Refuse a row or code that does not have this shape; `rules` are the paragraphs that ask for it."""
        if len(row) != self.holes:
            raise Refusal(Fault.WRONG_LENGTH, rules.length, row=shown(row), letters=len(row), holes=self.holes)
        empty = row.count(EMPTY)
        if not self.fewest_empty <= empty <= self.most_empty or row.strip(self.colours + EMPTY):
            self._refuse_letters(row, empty, rules)
        if not self.repeats and len(set(row)) != self.holes - empty + (empty > 0):
            twice = next(letter for letter in row if letter != EMPTY and row.count(letter) > 1)
            raise Refusal(Fault.COLOUR_REPEATED, rules.repeats, row=row, colour=twice)

    def _refuse_letters(self, row: str, empty: int, rules: ShapeParagraphs) -> None:
        for letter in row:
            if letter != EMPTY and letter not in self.colours:
                colours, rule = " ".join(self.colours), rules.colours
                if letter in LETTERS:
                    raise Refusal(Fault.COLOUR_NOT_IN_BOX, rule, letter=letter, colours=colours)
                raise Refusal(Fault.UNKNOWN_LETTER, rule, letter=shown(letter), colours=colours)
        rule = rules.empty
        if empty > self.most_empty:
            if self.most_empty == 0:
                raise Refusal(Fault.EMPTY_HOLE, rule, row=row, holes=self.holes)
            raise Refusal(Fault.WRONG_PEG_COUNT, rule, row=row, pegs=self.holes - self.most_empty)
        if empty < self.fewest_empty:
            raise Refusal(Fault.WRONG_PEG_COUNT, rule, row=row, pegs=self.holes - self.fewest_empty)

    @property
    def empty_is_a_colour(self) -> bool:
        """Whether an empty hole is allowed wherever and as often as a peg: then it behaves like one more colour."""
        return self.repeats and self.fewest_empty == 0 and self.most_empty == self.holes

    @property
    def size(self) -> int:
        """How many rows have this shape."""
        return self._completions(0, 0)

    def _completions(self, pegs: int, empty: int) -> int:
        """How many rows begin with some given pegs and empty holes."""
        total, holes, colours = 0, self.holes - pegs - empty, len(self.colours)
        for more in range(max(0, self.fewest_empty - empty), min(holes, self.most_empty - empty) + 1):
            left = holes - more
            total += comb(holes, more) * (colours**left if self.repeats else perm(max(0, colours - pegs), left))
        return total

    def nth(self, number: int) -> str:
        """The row with a number, counted from 0 in the order of `rows`."""
        if not 0 <= number < self.size:
            raise IndexError(number)
        row = ""
        while len(row) < self.holes:
            empty = row.count(EMPTY)
            pegs = len(row) - empty
            each = self._completions(pegs + 1, empty)
            free = [letter for letter in self.colours if self.repeats or letter not in row]
            if number < each * len(free):
                row += free[number // each]
                number %= each
            else:
                row += EMPTY
                number -= each * len(free)
        return row

    def rows(self) -> Iterator[str]:
        """Every row of this shape, in palette order. There may be very many."""
        letters = self.colours + (EMPTY if self.most_empty else "")
        for row in product(letters, repeat=self.holes):
            empty = row.count(EMPTY)
            if not self.fewest_empty <= empty <= self.most_empty:
                continue
            if self.repeats or len(set(row)) == self.holes - empty + (empty > 0):
                yield "".join(row)
