"""Hints in steps: each says a little more than the one before.

A hint is made from the view of a seat, so it uses nothing that the seat cannot see.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from msgspec.structs import replace

from keypeg.review.fact_values import ColourFact, Fact, HoleFact
from keypeg.review.facts import facts
from keypeg.review.group_facts import group_facts
from keypeg.review.hint_values import BoardHint, CallAdvice, GroupHint, Hint, HintStep
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.row_values import compare, seat_tree, split
from keypeg.rules.views import CodebreakingView, DuelView, GroupView, View
from keypeg.thinking.boards import MOST_ROWS, board_too_large
from keypeg.thinking.breaker_views import board_of, breaker_view
from keypeg.thinking.group_beliefs import Belief, believe
from keypeg.thinking.group_calls import chance_of_rivals, rivals_of, should_call
from keypeg.thinking.group_questions import best_question
from keypeg.thinking.positions import Position
from keypeg.thinking.tree_files import PackedTree

MOST_RATED: Final = 200
"""How many of the codes that fit are rated for a good row at most."""
MOST_MARKS: Final = 100_000
"""How many codes are marked for that at most: a fraction of a second."""
DECIMALS: Final = 4


def hints(view: View, last: HintStep) -> list[Hint]:
    """The hints for the seat of a view, up to a step."""
    return [hint(view, step) for step in HintStep if step <= last]


def hint(view: View, step: HintStep) -> Hint:
    """A hint for the seat of a view."""
    return _group_hint(view, step) if isinstance(view, GroupView) else _board_hint(view, step)


def _board_hint(view: CodebreakingView | DuelView, step: HintStep) -> BoardHint:
    if isinstance(view, CodebreakingView) and view.seat == view.codemaker:
        raise ReviewRefusal(ReviewFault.NO_HINT, why="codemaker")
    breaker = breaker_view(view)
    if breaker.shapes.rows.size > MOST_ROWS:
        raise board_too_large(breaker.shapes.rows, breaker.edition.paragraphs.code)
    position = Position(board_of(breaker.shapes), breaker.rows)
    if not len(position):
        raise ReviewRefusal(ReviewFault.NO_HINT, why="contradiction")
    if view.winners or position.found or position.laid >= breaker.row_limit:
        raise ReviewRefusal(ReviewFault.NO_HINT, why="no_row")
    return position_hint(position, step, seat_tree(breaker.edition, breaker.seat))


def position_hint(position: Position, step: HintStep, tree: PackedTree | None = None) -> BoardHint:
    """A hint for whoever lays the next row in a position that a code fits. `tree` is a strategy to look rows up in."""
    count = len(position)
    match step:
        case HintStep.CODES_LEFT:
            return BoardHint(step, count)
        case HintStep.DEDUCTION:
            return BoardHint(step, count, fact=_most_telling(facts(position), position.laid))
        case HintStep.GOOD_ROW:
            return _with_row(BoardHint(step, count, row=_good_row(position)), position)
        case HintStep.BEST_ROW:
            comparison = compare(position, _good_row(position), tree)
            rows_to_go = round(comparison.best / count - position.laid, DECIMALS)
            best = BoardHint(step, count, row=comparison.best_row, rows_to_go=rows_to_go, exact=comparison.exact)
            return _with_row(best, position)
        case _:
            assert_never(step)


def _with_row(made: BoardHint, position: Position) -> BoardHint:
    """A hint with what the keys to its row would tell."""
    assert made.row is not None
    sizes = split(position, made.row)
    after = sum(size * size for size in sizes.values()) / made.codes
    return replace(made, keys=len(sizes), codes_after=round(after, DECIMALS))


def _group_hint(view: GroupView, step: HintStep) -> GroupHint:
    if view.seat is None or view.winners or not view.dealt or view.out[view.seat]:
        raise ReviewRefusal(ReviewFault.NO_HINT, why="no_row")
    belief = believe(view, view.asked)
    codes = len(belief.codes)
    if not codes:
        raise ReviewRefusal(ReviewFault.NO_HINT, why="contradiction")
    match step:
        case HintStep.CODES_LEFT:
            return GroupHint(step, codes)
        case HintStep.DEDUCTION:
            return GroupHint(step, codes, fact=_most_telling(group_facts(view), len(view.asked)))
        case HintStep.GOOD_ROW if belief.certain:
            return GroupHint(step, codes)
        case HintStep.GOOD_ROW:
            question = best_question(belief, view.row_shape)
            return GroupHint(step, codes, row=question.row, bits=round(question.bits, DECIMALS))
        case HintStep.BEST_ROW:
            return GroupHint(step, codes, call=_call_advice(view, belief))
        case _:
            assert_never(step)


def _call_advice(view: GroupView, belief: Belief) -> CallAdvice:
    rivals = chance_of_rivals(belief, view.asked, view.wrong_calls, rivals_of(view))
    call = belief.certain or should_call(view, belief, best_question(belief, view.row_shape).row)
    return CallAdvice(belief.likeliest, round(belief.best, DECIMALS), round(rivals, DECIMALS), call)


def _most_telling(found: Sequence[Fact], laid: int) -> Fact | None:
    """The fact that helps most: what is certain before what is out, what the last row shows first, short proofs."""
    return min(found, key=lambda fact: (_rank(fact), laid not in fact.rows, len(fact.rows)), default=None)


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
