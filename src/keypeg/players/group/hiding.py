"""Rows that hide the hand of whoever asks them: chosen by what the table knows, or as somebody with a false hand would.

A seeker of information leaves its own places free and its own colours out. A bluff does so for a false hand, the same one
for the whole round unless the answers rule it out, and fills the places of its own.
"""

from random import Random

import numpy as np

from keypeg.players.group.public_rows import PublicRows, rate_for_all_hands
from keypeg.players.group.reading import hand_number
from keypeg.players.group.styles import Style
from keypeg.players.random_draws import seeded_random
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import Belief
from keypeg.thinking.group_holdings import Floats, GroupSetup, hands


def hiding_row(style: Style, seed: int, view: GroupView, belief: Belief, shape: Shape) -> str:
    """The row to ask in this style."""
    setup, seat = belief.setup, belief.seat
    rng = seeded_random(seed, view, "turn", len(view.asked), len(view.wrong_calls))
    rated = rate_for_all_hands(setup, seat, view.asked, view.wrong_calls, shape, rng)
    own = hand_number(setup, view.hand)
    if not style.bluffs:
        return rated.rows[int(_scores(rated, own, style.own_weight).argmax())]
    false = false_hand(setup, seat, own, rated.hand_chance, seeded_random(seed, view, "bluff"))
    told = rated.information[own]
    fitting = [index for index, row in enumerate(rated.rows) if _seems_from(setup, seat, row, false, own)]
    return rated.rows[max(fitting or range(len(rated.rows)), key=told.__getitem__)]


def _scores(rated: PublicRows, own: int, own_weight: float) -> Floats:
    """The information of each row, for the hands that the table thinks possible and for the player's own."""
    by_table: Floats = rated.hand_chance @ rated.information
    # Rounded, so that equal rows stay equal whatever the own hand is.
    return ((1 - own_weight) * by_table + own_weight * rated.information[own]).round(9)


def false_hand(setup: GroupSetup, seat: int, own: int, chance: Floats, rng: Random) -> int:
    """A hand that the table thinks possible, on other places than the own: the first such in an order drawn once."""
    order = list(range(len(chance)))
    rng.shuffle(order)
    places = hands(setup, seat) % setup.places
    elsewhere = np.logical_not((places[:, :, None] == places[own][None, None, :]).any(axis=(1, 2)))
    return next((hand for hand in order if chance[hand] > 0 and elsewhere[hand]), own)


def _seems_from(setup: GroupSetup, seat: int, row: str, false: int, own: int) -> bool:
    """Whether a seeker of information with a false hand might ask this row, and one with the own hand would not."""
    as_false, as_own = hands(setup, seat)[false], hands(setup, seat)[own]
    free = all(row[token % setup.places] == EMPTY for token in as_false)
    shown = any(setup.colours[token // setup.places] in row for token in as_false)
    return free and not shown and all(row[token % setup.places] != EMPTY for token in as_own)
