"""Facts: what the rows on a board prove about the code, each with a smallest set of rows that proves it.

A code fits a set of rows if each of them would have earned its key against it. A set of rows proves a fact if the fact
holds in every code that fits the set. So we note for each code the rows that it fits, as a bit mask, and the facts that
it violates. A set proves a fact if no code that violates the fact fits the whole set.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from keypeg.review.fact_values import ColourFact, Fact, HoleFact
from keypeg.rules.palette import EMPTY
from keypeg.thinking.positions import Position
from keypeg.thinking.refusals import ThinkingFault, ThinkingRefusal
from keypeg.thinking.rulebook_boards import Shapes

MOST_FACT_ROWS: Final = 20
"""With more rows there are too many sets of rows to look at. No box has more."""

Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]
Masks = NDArray[np.uint64]


def facts(position: Position) -> list[Fact]:
    """Every fact that the rows prove and that does not hold in all codes anyway. None if no code fits."""
    if position.laid > MOST_FACT_ROWS:
        raise ThinkingRefusal(ThinkingFault.TOO_MANY_ROWS, rows=position.laid, most=MOST_FACT_ROWS)
    if not len(position) or not position.laid:
        return []
    codes = code_table(Shapes(position.board.codes, position.board.rows))
    return proven(codes, position.native.codes(0, len(position)), _fitting_rows(position), position.laid)


class CodeTable(NamedTuple):
    """Codes, for all of them at once."""

    letters: str
    pegs: NDArray[np.uint8]
    """Holes × codes: the number of the letter in each hole."""
    counts: NDArray[np.uint8]
    """Letters × codes: how often each letter stands in a code."""

    @classmethod
    def of(cls, letters: str, pegs: NDArray[np.uint8]) -> "CodeTable":
        """The table of these codes, with its letters counted."""
        return cls(letters, pegs, np.stack([(pegs == at).sum(axis=0, dtype=np.uint8) for at in range(len(letters))]))

    def only(self, numbers: list[int] | Ints) -> "CodeTable":
        """The codes with these numbers."""
        return CodeTable(self.letters, self.pegs[:, numbers], self.counts[:, numbers])


def proven(codes: CodeTable, fitting_codes: list[int] | Ints, fitting_rows: Masks, rows: int) -> list[Fact]:
    """Every fact that some rows prove and that does not hold in all codes anyway.

    `fitting_codes` are the codes that fit all rows, and `fitting_rows` the rows that each code fits, as a bit mask.
    """
    left = codes.only(fitting_codes)
    found: list[Fact] = []
    violating: list[Bools] = []
    for number, colour in enumerate(codes.letters):
        counts = codes.counts[number]
        least, most = int(left.counts[number].min()), int(left.counts[number].max())
        if (least, most) != (int(counts.min()), int(counts.max())):
            found.append(ColourFact(colour, least, most, ()))
            violating.append((counts < least) | (counts > most))
    for hole, pegs in enumerate(codes.pegs):
        possible, before = set(left.pegs[hole].tolist()), set(pegs.tolist())
        for number in sorted(before) if possible != before else ():
            holds = possible == {number}
            if holds or number not in possible:
                found.append(HoleFact(hole + 1, codes.letters[number], holds, ()))
                violating.append((pegs == number) != holds)
    proofs = smallest_proofs(fitting_rows, violating, rows)
    return [replace(fact, rows=numbers) for fact, numbers in zip(found, proofs, strict=True)]


@lru_cache(maxsize=8)
def code_table(shapes: Shapes) -> CodeTable:
    """The codes of a board, in its order."""
    board = shapes.board()
    listed = b"".join(board.native.code(number) for number in range(len(board)))
    pegs = np.frombuffer(listed, dtype=np.uint8).reshape(len(board), board.holes).T.copy()
    return CodeTable.of(board.codes.colours + EMPTY, pegs)  # where no hole may be empty, this letter tells nothing


def _fitting_rows(position: Position) -> Masks:
    """For each code of the board, the rows that it fits: bit 0 is the first row."""
    fitting = np.zeros(len(position.board), dtype=np.uint64)
    for index, row in enumerate(position.rows):
        alone = Position(position.board, [row])
        fitting[alone.native.codes(0, len(alone))] |= np.uint64(1 << index)
    return fitting


def smallest_proofs(fitting: Masks, violating: list[Bools], rows: int) -> list[tuple[int, ...]]:
    """For each fact, a smallest set of rows such that no code that violates the fact fits all of them."""
    order = np.argsort(fitting)
    masks, starts = np.unique(fitting[order], return_index=True)
    proofs: list[tuple[int, ...]] = []
    for first in range(0, len(violating), 64):
        some = violating[first : first + 64]
        by_code = np.zeros(len(fitting), dtype=np.uint64)
        for bit, codes in enumerate(some):
            by_code |= codes.astype(np.uint64) << np.uint64(bit)
        violated = np.zeros(1 << rows, dtype=np.uint64)
        violated[masks] = np.bitwise_or.reduceat(by_code[order], starts)
        # A code that fits more rows fits every subset of them, too.
        for row in range(rows):
            halves = violated.reshape(-1, 2, 1 << row)
            halves[:, 0] |= halves[:, 1]
        by_size = violated[_sets_by_size(rows)]
        for bit in range(len(some)):
            place = int(np.argmin(by_size & np.uint64(1 << bit)))
            chosen = int(_sets_by_size(rows)[place])
            proofs.append(tuple(row + 1 for row in range(rows) if chosen >> row & 1))
    return proofs


@lru_cache(maxsize=4)
def _sets_by_size(rows: int) -> NDArray[np.int64]:
    """Every set of rows as a bit mask, the smallest sets first, and early rows before late ones."""
    sets = np.arange(1 << rows, dtype=np.int64)
    return sets[np.argsort(np.bitwise_count(sets), kind="stable")]
