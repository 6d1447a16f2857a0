"""Rows that hide the hand of whoever asks them: chosen by what the table knows, or as one would with another hand.

A seeker of information leaves its own places free and its own colours out. A bluff does so for a false hand and fills
the places of its own. The false hand is the same for the whole round, unless the answers rule it out.
"""

from random import Random
from typing import Final

import numpy as np

from keypeg.players.group.public_rows import CANDIDATES, candidate_rows, rate_for_all_hands
from keypeg.players.group.reading import hand_number
from keypeg.players.group.styles import Style
from keypeg.players.random_draws import seeded_random
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import Belief, allowed_tokens
from keypeg.thinking.group_holdings import Bools, GroupSetup, hands

NEAR: Final = 2
"""With so few codes left, there is no time to hide: the row is chosen for the own hand."""
BLUFFS_AMONG: Final = 4 * CANDIDATES
"""Among how many rows a bluff is looked for: about one in six can serve."""


def hiding_row(style: Style, seed: int, view: GroupView, belief: Belief, shape: Shape) -> str:
    """The row to ask in this style."""
    setup, seat = belief.setup, belief.seat
    rng = seeded_random(seed, view, "turn", len(view.asked), len(view.wrong_calls))
    own = hand_number(setup, view.hand)
    if not style.bluffs or len(belief.codes) <= NEAR:
        rated = rate_for_all_hands(view, setup, seat, candidate_rows(view, setup, seat, shape, rng))
        told = rated.information[own] if len(belief.codes) <= NEAR else rated.hand_chance @ rated.information
        return rated.rows[int(told.round(9).argmax())]  # rounded, so that equal rows stay equal
    false = false_hand(setup, seat, own, allowed_tokens(setup, view.asked), seeded_random(seed, view, "bluff"))
    rows = candidate_rows(view, setup, seat, shape, rng, BLUFFS_AMONG)
    fitting = [row for row in rows if _seems_from(setup, seat, row, false, own)]
    rated = rate_for_all_hands(view, setup, seat, (fitting or rows)[:CANDIDATES])
    return rated.rows[int(rated.information[own].argmax())]


def false_hand(setup: GroupSetup, seat: int, own: int, allowed: Bools, rng: Random) -> int:
    """A hand that the answers allow, on other places than the own: the first such in an order drawn once."""
    held = hands(setup, seat)
    order = list(range(len(held)))
    rng.shuffle(order)
    places = held % setup.places
    possible = np.ones(len(held), dtype=np.bool_)
    for column, board in enumerate(setup.of_seat(seat)):
        possible &= allowed[board][held[:, column]]
    elsewhere: Bools = np.logical_not((places[:, :, None] == places[own][None, None, :]).any(axis=(1, 2)))
    return next((hand for hand in order if possible[hand] and elsewhere[hand]), own)


def _seems_from(setup: GroupSetup, seat: int, row: str, false: int, own: int) -> bool:
    """Whether a seeker of information with a false hand might ask this row, and one with the own hand would not."""
    as_false, as_own = hands(setup, seat)[false], hands(setup, seat)[own]
    free = all(row[token % setup.places] == EMPTY for token in as_false)
    shown = any(setup.colours[token // setup.places] in row for token in as_false)
    return free and not shown and all(row[token % setup.places] != EMPTY for token in as_own)
