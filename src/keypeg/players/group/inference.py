"""Inference from rows: what the rows of others tell about their hands, and which own row reveals least."""

from typing import Final

import numpy as np

from keypeg.players.group.asker_models import SLIP_CHANCE, lays_own_pegs, likelihood
from keypeg.rules.attempts import AskedRow
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import Belief, allowed_tokens
from keypeg.thinking.group_holdings import Floats, GroupSetup, group_setup, hand_numbers, hands
from keypeg.thinking.group_questions import RatedRow

VEIL_COST: Final = 0.1
"""The share of a row's information that may be given up to reveal less."""
VEIL_ROWS: Final = 12
"""How many rows are compared by what they reveal."""


def infer_from_rows(view: GroupView, belief: Belief) -> Belief:
    """The belief after taking into account which rows the others have asked and called."""
    setup = belief.setup
    likely = np.ones(len(belief))
    for seat in range(view.seats):
        if seat != belief.seat:
            likely *= _likelihood_of_hands(setup, view, seat)[hand_numbers(setup, seat, belief.held)]
    return belief.updated(likely)


def _likelihood_of_hands(setup: GroupSetup, view: GroupView, seat: int) -> Floats:
    """For every hand, how likely the rows of its owner are. Whoever calls knows its own tokens, and lays them."""
    likely = likelihood(setup, view.asked, seat)
    for call in view.wrong_calls:
        if call.seat == seat:
            likely = likely * np.where(lays_own_pegs(setup, seat, call.row), 1.0, SLIP_CHANCE)
    return likely


def least_revealing_row(view: GroupView, rated: list[RatedRow]) -> str:
    """Of the rows that are about as informative as the first, the one that reveals the player's own tokens least."""
    near = [found.row for found in rated if found.information >= (1 - VEIL_COST) * rated[0].information]
    return min(near[:VEIL_ROWS], key=lambda row: exposure(view, row))


def exposure(view: GroupView, row: str) -> float:
    """The probability that an observer would give to the player's own hand after this row."""
    assert view.seat is not None
    setup, seat = group_setup(view), view.seat
    asked = (*view.asked, AskedRow(seat, row, (None,) * setup.boards))
    allowed = allowed_tokens(setup, view.asked)
    believed = likelihood(setup, asked, seat)
    for column, board in enumerate(setup.of_seat(seat)):
        believed = believed * allowed[board][hands(setup, seat)[:, column]]
    own = 0
    for token in view.hand:
        own = own * setup.tokens + setup.token_number(token)
    return float(believed[own] / believed.sum())
