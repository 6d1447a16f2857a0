"""Inference from rows: what the rows of others tell about their hands."""

from typing import Final

import numpy as np

from keypeg.players.group.asker_models import SLIP_CHANCE, lays_own_pegs, likelihood
from keypeg.players.group.reading import Reading, shares_for
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import Belief
from keypeg.thinking.group_holdings import Floats, GroupSetup, hand_numbers

TRUSTING: Final = Reading()
"""Nobody lies."""


def infer_from_rows(view: GroupView, belief: Belief, reading: Reading = TRUSTING) -> Belief:
    """The belief after taking into account which rows the others have asked and called."""
    setup = belief.setup
    likely = np.ones(len(belief))
    for seat in range(view.seats):
        if seat != belief.seat:
            likely *= _likelihood_of_hands(setup, view, seat, reading)[hand_numbers(setup, seat, belief.held)]
    return belief.updated(likely)


def _likelihood_of_hands(setup: GroupSetup, view: GroupView, seat: int, reading: Reading) -> Floats:
    """For every hand, how likely the rows of its owner are. Whoever calls knows its own tokens, and lays them."""
    likely = likelihood(setup, view.asked, seat, shares_for(setup, view, seat, reading))
    for call in view.wrong_calls:
        if call.seat == seat:
            likely = likely * np.where(lays_own_pegs(setup, seat, call.row), 1.0, SLIP_CHANCE)
    found: Floats = (likely / likely.max()) ** reading.power
    return found
