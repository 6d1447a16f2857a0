"""Calls: whether to call MASTERMIND before one is certain, because somebody else may be certain first.

To call now is worth the probability of the likeliest code, for whoever calls wrongly is out. To wait is worth the
probability that nobody else calls rightly in the meantime, times the probability of a right call later.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from keypeg.rules.attempts import AskedRow, WrongCall
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import Belief
from keypeg.thinking.group_holdings import Floats, Holdings, Ints, add_up, answer_numbers, hand_numbers
from keypeg.thinking.group_rivals import call_readiness, open_holdings

RIVAL_CALLS_AT: Final = 0.45
"""A rival is expected to call when its likeliest code is this probable."""
LATER_AT_LEAST: Final = 0.3
"""The value of a round in which nobody is near the code."""
MARGIN: Final = 0.999
"""A call is made even if it is worth this little less than waiting, so that rounding does not decide."""
GAIN_PER_ROW: Final = 1.5
"""By what factor a row that somebody else asks makes the likeliest code more probable, roughly."""


def rivals_of(view: GroupView) -> list[int]:
    """The others who are still in the round."""
    return [seat for seat in range(view.seats) if seat != view.seat and not view.out[seat]]


def should_call(view: GroupView, belief: Belief, row: str | None) -> bool:
    """Whether to call the likeliest code now, instead of asking this row, or of waiting for others to ask (None)."""
    rivals = rivals_of(view)
    # Without rivals there is no hurry: ask until the code is certain.
    return bool(rivals) and belief.best >= MARGIN * _value_of_waiting(view, belief, row, rivals)


def _value_of_waiting(view: GroupView, belief: Belief, row: str | None, rivals: list[int]) -> float:
    later = _right_later(belief, row)
    table = open_holdings(belief.setup, view.asked, view.wrong_calls)
    if table is None or not len(table.code):
        return float(belief.probability @ later)
    nobody = np.ones(len(belief))
    for rival in rivals:
        best, right = _rival_readiness(belief, table, rival, row)
        calls = best >= RIVAL_CALLS_AT
        nobody *= 1 - calls * right
        later = later + calls * (1 - right) * (1 - later) / len(rivals)  # a rival that calls wrongly is out
    return float(belief.probability @ (nobody * later))


def chance_of_rivals(
    belief: Belief, asked: tuple[AskedRow, ...], wrong_calls: tuple[WrongCall, ...], rivals: Sequence[int]
) -> float:
    """The probability that one of the rivals, by what lies open to all, calls and is right before this seat."""
    table = open_holdings(belief.setup, asked, wrong_calls)
    if table is None or not len(table.code) or not len(belief):
        return 0.0
    nobody = np.ones(len(belief))
    for rival in rivals:
        best, right = _rival_readiness(belief, table, rival, None)
        nobody *= 1 - (best >= RIVAL_CALLS_AT) * right
    return float(belief.probability @ (1 - nobody))


def _right_later(belief: Belief, row: str | None) -> Floats:
    """For each holding, the probability of a right call at the next opportunity."""
    if row is None:
        return np.full(len(belief), min(1.0, max(LATER_AT_LEAST, GAIN_PER_ROW * belief.best)))
    answers = np.unique(answer_numbers(belief.setup, belief.seat, [row], belief.held)[0], return_inverse=True)[1]
    codes = len(belief.codes)
    mass = add_up(answers * codes + belief.code_of, belief.probability, (int(answers.max()) + 1) * codes)
    by_answer = mass.reshape(-1, codes)
    best: Floats = by_answer.max(axis=1) / np.maximum(by_answer.sum(axis=1), np.finfo(float).tiny)
    return np.maximum(best, LATER_AT_LEAST)[answers]


def _rival_readiness(belief: Belief, table: Holdings, rival: int, row: str | None) -> tuple[Floats, Floats]:
    """For each holding of the belief: how sure a rival is after the row, and the probability that it is right."""
    setup = belief.setup
    information_set = hand_numbers(setup, rival, table.held)
    if row is not None:
        heard = answer_numbers(setup, belief.seat, [row], table.held)[0]
        information_set = information_set * 3**setup.boards + heard
    best, right = call_readiness(table, information_set)
    powers = setup.tokens ** np.arange(setup.boards)
    of_table: Ints = table.held @ powers
    of_belief: Ints = belief.held @ powers
    order = np.argsort(of_table)
    where = order[np.searchsorted(of_table, of_belief, sorter=order).clip(max=len(order) - 1)]
    # A holding is missing from the table if this seat has answered wrongly: then the others believe something else.
    known = of_table[where] == of_belief
    return best[where] * known, right[where] * known
