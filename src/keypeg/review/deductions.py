"""Deductions: the answer of a puzzle proven in steps, each from as few rows as can be.

What is known at any moment is a list of facts: which colours each hole may hold, and how many pegs of each colour the
code has at least and at most. A step looks at some rows together. Of the codes that agree with what is known, it keeps
those that fit these rows, and what holds in all of them is known from then on.

The proof looks at one row at a time as long as that shows anything new, then at two together, then at three. Among sets
of the same size it takes the one that rules out most. In the end it leaves out every step that it can do without.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from keypeg.review.fact_values import ColourFact, Fact, HoleFact
from keypeg.review.facts import Bools, CodeTable, Masks, code_table
from keypeg.review.puzzle_values import Deduction
from keypeg.rules.keys import Key
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import Shapes

RowSet = tuple[int, ...]
"""Rows that are looked at together, counted from 0."""
_WORD: Final = 64


class Proof(NamedTuple):
    """Which rows are looked at together, one step after another."""

    rows: "PuzzleRows"
    steps: tuple[RowSet, ...]


class PuzzleRows:
    """The rows of a puzzle, and which codes of its board fit each of them."""

    def __init__(self, shapes: Shapes, rows: Sequence[tuple[str, Key]]) -> None:
        self.codes: Final = code_table(shapes)
        self.traits: Final = _traits(shapes)
        self.fitting: Final = _fitting(shapes, rows)


def prove(shapes: Shapes, rows: Sequence[tuple[str, Key]]) -> Proof:
    """A proof of the one code that fits all rows."""
    puzzle = PuzzleRows(shapes, rows)
    steps = tuple(_steps(puzzle))
    # Steps that take more rows together are left out first, and of these the later ones.
    for step in sorted(range(len(steps)), key=lambda step: (-len(steps[step]), -step)):
        if _proves(puzzle, shorter := (*steps[:step], (), *steps[step + 1 :])):
            steps = shorter
    return Proof(puzzle, tuple(step for step in steps if step))


def explain(proof: Proof) -> tuple[Deduction, ...]:
    """The steps of a proof with the facts that they show, as far as these are needed."""
    return tuple(_Explanation(proof).deductions())


def _steps(puzzle: PuzzleRows) -> Iterator[RowSet]:
    """Every step of the proof, before any is left out."""
    traits, fitting = puzzle.traits, puzzle.fitting
    while traits.shape[1] > 1:
        chosen, kept = _next_step(traits, fitting)
        yield chosen
        traits, fitting = traits[:, kept], fitting[:, kept]


def _next_step(traits: Masks, fitting: Bools) -> tuple[RowSet, Bools]:
    """The rows to look at next, and which codes agree with what is known then."""
    for size in range(1, len(fitting) + 1):
        fewest, best = traits.shape[1], None
        for rows in combinations(range(len(fitting)), size):
            kept = _agreeing(traits, _together(fitting, rows))
            count = int(np.count_nonzero(kept))
            if count < fewest:
                fewest, best = count, (rows, kept)
        if best is not None:
            return best
    raise ValueError("More than one code fits these rows.")


def _proves(puzzle: PuzzleRows, steps: Sequence[RowSet]) -> bool:
    """Whether these steps leave one code. An empty step shows nothing."""
    traits, fitting = puzzle.traits, puzzle.fitting
    for rows in filter(None, steps):
        kept = _agreeing(traits, _together(fitting, rows))
        traits, fitting = traits[:, kept], fitting[:, kept]
    return len(traits[0]) == 1


def _together(fitting: Bools, rows: RowSet) -> Bools:
    """The codes that fit all of these rows."""
    left: Bools = np.logical_and.reduce(fitting[list(rows)])
    return left


def _agreeing(traits: Masks, left: Bools) -> Bools:
    """The codes that have no trait that none of the codes left has."""
    lost = ~np.bitwise_or.reduce(traits[:, left], axis=1)
    agreeing: Bools = ~(traits & lost[:, np.newaxis]).any(axis=0)
    return agreeing


@lru_cache(maxsize=8)
def _traits(shapes: Shapes) -> Masks:
    """Words × codes: a bit for everything that can be said about a code.

    That is, for each hole and each colour, whether the hole holds it; and for each colour and each number from 1 on,
    whether the code has at least so many pegs of it, and whether it has fewer.
    """
    codes = code_table(shapes)
    listed: list[Bools] = [pegs == number for pegs in codes.pegs for number in range(len(codes.letters))]
    for counts in codes.counts:
        for number in range(1, len(codes.pegs) + 1):
            listed += (counts >= number, counts < number)
    words = np.zeros((-(-len(listed) // _WORD), codes.pegs.shape[1]), dtype=np.uint64)
    for bit, having in enumerate(listed):
        words[bit // _WORD] |= having.astype(np.uint64) << np.uint64(bit % _WORD)
    return words


def _fitting(shapes: Shapes, rows: Sequence[tuple[str, Key]]) -> Bools:
    """Rows × codes: whether each code fits each row."""
    board = board_of(shapes)
    fitting = np.zeros((len(rows), len(board)), dtype=np.bool_)
    for index, row in enumerate(rows):
        alone = Position(board, [row])
        fitting[index, alone.native.codes(0, len(alone))] = True
    return fitting


class _Explanation:
    """A proof as facts, from which those that are not needed are taken out."""

    def __init__(self, proof: Proof) -> None:
        self._codes = proof.rows.codes
        self._fitting = proof.rows.fitting
        self._left = [_together(self._fitting, rows) for rows in proof.steps]
        self._steps = proof.steps
        self._holding: dict[Fact, Bools] = {}
        self._facts: list[list[Fact]] = []
        known = np.ones(self._fitting.shape[1], dtype=np.bool_)
        for left in self._left:
            shown = []
            for fact in _facts(self._codes, known, known & left):
                holding = self._holding.setdefault(fact, _holding(self._codes, fact))
                if not (holding >= known).all():
                    known = known & holding
                    shown.append(fact)
            self._facts.append(shown)

    def deductions(self) -> Iterator[Deduction]:
        self._leave_out()
        for rows, left, facts in zip(self._steps, self._left, self._facts, strict=True):
            numbers = tuple(row + 1 for row in rows)
            alone = all((self._holding[fact] >= left).all() for fact in facts)
            yield Deduction(numbers, tuple(replace(fact, rows=numbers) for fact in facts), with_known=not alone)

    def _leave_out(self) -> None:
        """Leave out facts that nothing depends on, late ones first, and weak ones before strong ones."""
        for facts in reversed(self._facts):
            for fact in list(reversed(facts)):
                place = facts.index(fact)
                facts.remove(fact)
                if not self._holds_together():
                    facts.insert(place, fact)

    def _holds_together(self) -> bool:
        """Whether every fact follows from those before it and the rows of its step, and all of them leave one code."""
        known = np.ones(self._fitting.shape[1], dtype=np.bool_)
        for left, facts in zip(self._left, self._facts, strict=True):
            fitting = known & left
            for fact in facts:
                if not (self._holding[fact] >= fitting).all():
                    return False
                known = known & self._holding[fact]
        return int(np.count_nonzero(known)) == 1


def _facts(codes: CodeTable, known: Bools, left: Bools) -> Iterator[Fact]:
    """What holds in the codes left and not in all codes that agree with what is known: the strongest facts first."""
    before, after = codes.only(np.flatnonzero(known)), codes.only(np.flatnonzero(left))
    colours = list(_colour_facts(codes.letters, before.counts, after.counts))
    out: list[Fact] = []
    for hole, (pegs_before, pegs_after) in enumerate(zip(before.pegs, after.pegs, strict=True), 1):
        possible, had = set(pegs_after.tolist()), set(pegs_before.tolist())
        if len(possible) == 1 < len(had):
            yield HoleFact(hole, codes.letters[possible.pop()], holds=True, rows=())
        else:
            out += (HoleFact(hole, codes.letters[number], holds=False, rows=()) for number in sorted(had - possible))
    yield from (fact for fact in colours if fact.least == fact.most)
    yield from (fact for fact in colours if fact.least != fact.most)
    yield from out


def _colour_facts(letters: str, before: NDArray[np.uint8], after: NDArray[np.uint8]) -> Iterator[ColourFact]:
    for letter, had, left in zip(letters, before, after, strict=True):
        least, most = int(left.min()), int(left.max())
        if (least, most) != (int(had.min()), int(had.max())):
            yield ColourFact(letter, least, most, ())


def _holding(codes: CodeTable, fact: Fact) -> Bools:
    """The codes in which a fact holds."""
    number = codes.letters.index(fact.colour)
    holding: Bools
    match fact:
        case ColourFact(least=least, most=most):
            counts = codes.counts[number]
            holding = (least <= counts) & (counts <= most)
        case HoleFact(hole=hole, holds=holds):
            holding = (codes.pegs[hole - 1] == number) == holds
    return holding
