"""Calling: whether to announce MASTERMIND before one is certain, because somebody else may be certain first.

A call is worth the chance of the likeliest code: whoever is wrong is out. Waiting is worth the chance that nobody else
calls rightly in the meantime, times the chance to be right later.
"""

from typing import Final

import numpy as np

from keypeg.players.group.beliefs import Belief
from keypeg.players.group.draws import Floats, Holdings, Ints, add_up, answer_numbers, hand_numbers
from keypeg.players.group.rivals import open_holdings, readiness
from keypeg.rules.views import GroupView

BOLD: Final = 0.45
"""How sure somebody is who calls early; rivals may be like that."""
HOPE: Final = 0.3
"""What a round is worth in which nobody is near the code."""
SURE: Final = 0.999
"""Beyond this, waiting gains nothing."""
GAIN: Final = 1.5
"""How much likelier the code becomes, about, by a row that somebody else asks."""


def rivals_of(view: GroupView) -> list[int]:
    """The others who are still in."""
    return [seat for seat in range(view.seats) if seat != view.seat and not view.out[seat]]


def should_call(view: GroupView, belief: Belief, row: str | None) -> bool:
    """Whether to call the likeliest code now, rather than to ask this row, or to wait for others to ask (None)."""
    rivals = rivals_of(view)
    # With nobody left to fear, there is all the time in the world to become certain.
    return bool(rivals) and belief.best >= SURE * _worth_of_waiting(view, belief, row, rivals)


def _worth_of_waiting(view: GroupView, belief: Belief, row: str | None, rivals: list[int]) -> float:
    later = _chance_later(belief, row)
    table = open_holdings(belief.draw, view.asked, view.wrong_calls)
    if table is None or not len(table.code):
        return float(belief.chance @ later)
    nobody = np.ones(len(belief))
    for rival in rivals:
        best, right = _seen_from(belief, table, rival, row)
        calls = best >= BOLD
        nobody *= 1 - calls * right
        later = later + calls * (1 - right) * (1 - later) / len(rivals)  # who calls wrongly is out of the way
    return float(belief.chance @ (nobody * later))


def _chance_later(belief: Belief, row: str | None) -> Floats:
    """For each holding, the chance to name the code next time."""
    if row is None:
        return np.full(len(belief), min(1.0, max(HOPE, GAIN * belief.best)))
    answers = np.unique(answer_numbers(belief.draw, belief.seat, [row], belief.held)[0], return_inverse=True)[1]
    codes = len(belief.codes)
    told = add_up(answers * codes + belief.code_of, belief.chance, (int(answers.max()) + 1) * codes)
    by_answer = told.reshape(-1, codes)
    best: Floats = by_answer.max(axis=1) / np.maximum(by_answer.sum(axis=1), np.finfo(float).tiny)
    return np.maximum(best, HOPE)[answers]


def _seen_from(belief: Belief, table: Holdings, rival: int, row: str | None) -> tuple[Floats, Floats]:
    """For each holding of the belief: how sure a rival is after the row, and the chance that it is right."""
    draw = belief.draw
    heap = hand_numbers(draw, rival, table.held)
    if row is not None:
        heap = heap * 3**draw.boards + answer_numbers(draw, belief.seat, [row], table.held)[0]
    best, right = readiness(table, heap)
    key = draw.tokens ** np.arange(draw.boards)
    of_table: Ints = table.held @ key
    of_belief: Ints = belief.held @ key
    order = np.argsort(of_table)
    where = order[np.searchsorted(of_table, of_belief, sorter=order).clip(max=len(order) - 1)]
    # Where one's own answer was wrong, the others count on something else.
    known = of_table[where] == of_belief
    return best[where] * known, right[where] * known
