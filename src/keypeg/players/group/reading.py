"""Reading: a belief in the light of the rows that others have laid; and veiling, so that one's own tell less."""

from typing import Final

import numpy as np

from keypeg.players.group.askers import SLIP, lays_own_pegs, likelihood
from keypeg.players.group.asking import Weighed
from keypeg.players.group.beliefs import Belief, allowed_tokens
from keypeg.players.group.draws import Draw, Floats, drawn_from, hand_numbers, hands
from keypeg.rules.attempts import AskedRow
from keypeg.rules.views import GroupView

VEIL: Final = 0.1
"""What part of what a row tells a veil may cost."""
VEILS: Final = 12
"""How many rows are looked at from the other side of the table."""


def read(view: GroupView, belief: Belief) -> Belief:
    """The belief in the light of what the others have asked and called."""
    draw = belief.draw
    likely = np.ones(len(belief))
    for seat in range(view.seats):
        if seat != belief.seat:
            likely *= _of_hands(draw, view, seat)[hand_numbers(draw, seat, belief.held)]
    return belief.weighed(likely)


def _of_hands(draw: Draw, view: GroupView, seat: int) -> Floats:
    """For every hand, how likely what its owner has laid is. Who calls knows its own tokens, and lays them."""
    likely = likelihood(draw, view.asked, seat)
    for call in view.wrong_calls:
        if call.seat == seat:
            likely = likely * np.where(lays_own_pegs(draw, call.row), 1.0, SLIP)
    return likely


def veiled(view: GroupView, weighed: list[Weighed]) -> str:
    """Of the rows that tell about as much as the first, the one that gives one's own tokens away least."""
    near = [found.row for found in weighed if found.tells >= (1 - VEIL) * weighed[0].tells]
    return min(near[:VEILS], key=lambda row: exposure(view, row))


def exposure(view: GroupView, row: str) -> float:
    """How likely a reader would think one's own hand to be after this row."""
    assert view.seat is not None
    draw, seat = drawn_from(view), view.seat
    asked = (*view.asked, AskedRow(seat, row, (None,) * draw.boards))
    allowed = allowed_tokens(draw, view.asked)
    thought = likelihood(draw, asked, seat)
    for column, board in enumerate(draw.of_seat(seat)):
        thought = thought * allowed[board][hands(draw)[:, column]]
    own = 0
    for token in view.hand:
        own = own * draw.tokens + draw.number(token)
    return float(thought[own] / thought.sum())
