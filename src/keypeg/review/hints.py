"""Hints for a codebreaker, in steps: each says a little more than the one before.

A hint is made from the view of a seat, so it uses nothing that the seat cannot see.
"""

from enum import IntEnum
from typing import Final, assert_never

from msgspec import Struct

from keypeg.review.facts import ColourFact, Fact, HoleFact, facts
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.row_values import compare, shipped_tree, split
from keypeg.rules.views import CodebreakingView, DuelView
from keypeg.thinking.boards import MOST_ROWS, board_too_large
from keypeg.thinking.breaker_views import board_of, breaker_view
from keypeg.thinking.positions import Position

MOST_RATED: Final = 200
"""How many of the codes that fit are rated for a good row at most."""
MOST_MARKS: Final = 100_000
"""How many codes are marked for that at most: a fraction of a second."""


class HintStep(IntEnum):
    """How much a hint says."""

    CODES_LEFT = 1
    DEDUCTION = 2
    GOOD_ROW = 3
    BEST_ROW = 4


class Hint(Struct, frozen=True):
    """Help for a codebreaker. What its step does not say is None."""

    step: HintStep
    codes: int
    """How many codes fit."""
    fact: Fact | None = None
    """Something that the rows prove. None if they prove nothing yet."""
    row: str | None = None
    """A row to lay."""
    rows_to_go: float | None = None
    """How many rows it takes from here on average, with this row."""
    exact: bool = False
    """Whether no row is better, as a search has proven."""


def hint(view: CodebreakingView | DuelView, step: HintStep) -> Hint:
    """A hint for the seat of a view."""
    breaker = breaker_view(view)
    if breaker.shapes.rows.size > MOST_ROWS:
        raise board_too_large(breaker.shapes.rows, breaker.edition.paragraphs.code)
    position = Position(board_of(breaker.shapes), breaker.rows)
    count = len(position)
    if not count:
        raise ReviewRefusal(ReviewFault.NO_HINT, why="contradiction")
    if position.found or position.laid >= breaker.row_limit:
        raise ReviewRefusal(ReviewFault.NO_HINT, why="no_row")
    match step:
        case HintStep.CODES_LEFT:
            return Hint(step, count)
        case HintStep.DEDUCTION:
            return Hint(step, count, fact=_most_telling(position))
        case HintStep.GOOD_ROW:
            return Hint(step, count, row=_good_row(position))
        case HintStep.BEST_ROW:
            choice = compare(position, _good_row(position), shipped_tree(breaker.edition, breaker.seat))
            rows_to_go = choice.best / count - position.laid
            return Hint(step, count, row=choice.best_row, rows_to_go=round(rows_to_go, 4), exact=choice.exact)
        case _:
            assert_never(step)


def _most_telling(position: Position) -> Fact | None:
    """The fact that helps most: what is certain before what is out, what the last row shows first, short proofs."""
    found = facts(position)
    return min(found, key=lambda fact: (_rank(fact), position.laid not in fact.rows, len(fact.rows)), default=None)


def _rank(fact: Fact) -> int:
    match fact:
        case HoleFact(holds=True):
            return 0
        case ColourFact(least=least, most=most) if least == most:
            return 1 if most else 2
        case ColourFact(least=least) if least:
            return 3
        case HoleFact():
            return 4
        case ColourFact():
            return 5
        case _:
            assert_never(fact)


def _good_row(position: Position) -> str:
    """Of the codes that fit, or of the first of them, the one that splits them into the most parts."""
    rated = max(1, min(MOST_RATED, MOST_MARKS // len(position)))
    return max(position.codes(0, rated), key=lambda code: len(split(position, code)))
