"""Rows rated by what the table knows, so that a row need say nothing about the hand of whoever asks it.

An observer can work out which rows are informative for which hand. If a player always asks the row that tells its own
hand most, every row says which hands it is good for. So rows are rated for every hand that the player may hold in the
eyes of the others.
"""

from random import Random
from typing import Final, NamedTuple

import numpy as np

from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import allowed_tokens
from keypeg.thinking.group_holdings import (
    Bools,
    Floats,
    GroupSetup,
    Holdings,
    Ints,
    add_up,
    answer_numbers,
    answers_by_token,
    hand_numbers,
    hands,
)
from keypeg.thinking.group_rivals import open_holdings

CANDIDATES: Final = 48
"""How many rows are compared."""
CODES_AMONG: Final = 8
"""How many of them are drawn from the rows that may be the code."""
MOST_COUNTED: Final = 1_500
"""With more holdings open than this, boards are looked at one by one."""
TINY: Final = 1e-300
"""Stands for zero where a logarithm is taken."""


class PublicRows(NamedTuple):
    """Rows with what they tell, for each hand of the asker."""

    rows: list[str]
    information: Floats
    """Hands × rows: what the answers tell about the code, in nats, if this is the asker's hand."""
    hand_chance: Floats
    """How likely each hand is in the eyes of the table."""


def rate_for_all_hands(view: GroupView, setup: GroupSetup, seat: int, rows: list[str]) -> PublicRows:
    """What rows tell, for every hand that a seat may hold. It does not depend on the one that the seat holds."""
    table = open_holdings(setup, view.asked, view.wrong_calls)
    if table is not None and 0 < len(table.code) <= MOST_COUNTED:
        return _exact(setup, seat, rows, table)
    return _by_board(setup, seat, rows, allowed_tokens(setup, view.asked))


def candidate_rows(
    view: GroupView, setup: GroupSetup, seat: int, shape: Shape, rng: Random, most: int = CANDIDATES
) -> list[str]:
    """Rows of tokens that the others may hold in the eyes of the table, and some that may be the code."""
    allowed = allowed_tokens(setup, view.asked)
    table = open_holdings(setup, view.asked, view.wrong_calls)
    others = [board for board in range(setup.boards) if board not in setup.of_seat(seat)]
    open_tokens = [np.flatnonzero(allowed[board]).tolist() for board in others]
    found: dict[str, None] = {}
    if table is not None and len(table.code):
        total = table.weight.cumsum().tolist()
        for pick in rng.choices(range(len(table.code)), cum_weights=total, k=CODES_AMONG):
            found[setup.code_row(int(table.code[pick]))] = None
    if not all(open_tokens):
        return list(found)
    for _ in range(2 * most):
        pegs = setup.places - rng.randint(shape.fewest_empty, shape.most_empty)
        turn = rng.randrange(len(others))
        drawn = [rng.choice(open_tokens[(turn + step) % len(others)]) for step in range(2 * pegs + 2)]
        found[_row_of(setup, drawn, pegs, rng)] = None
        if len(found) >= most:
            break
    return list(found)


def _row_of(setup: GroupSetup, tokens: list[int], pegs: int, rng: Random) -> str:
    """A row of some of these tokens; colours whose place is taken go to any other place."""
    row, spare = [EMPTY] * setup.places, []
    for token in tokens:
        colour, place = setup.colours[token // setup.places], token % setup.places
        if row.count(EMPTY) == setup.places - pegs:
            break
        if row[place] == EMPTY:
            row[place] = colour
        else:
            spare.append(colour)
    free = [place for place in range(setup.places) if row[place] == EMPTY]
    rng.shuffle(free)
    for place, colour in zip(free[: len(free) - (setup.places - pegs)], spare, strict=False):
        row[place] = colour
    return "".join(row)


def _by_board(setup: GroupSetup, seat: int, rows: list[str], allowed: Bools) -> PublicRows:
    """Boards taken one by one: the sum of what their answers tell. Good enough while much is open."""
    own, held = setup.of_seat(seat), hands(setup, seat)
    answers = np.stack([answers_by_token(setup, row) for row in rows])
    number = np.arange(setup.tokens) % setup.places
    colour = np.arange(setup.tokens) // setup.places
    possible = np.ones(len(held), dtype=np.bool_)
    for column, board in enumerate(own):
        possible &= allowed[board][held[:, column]]
    if len(own) > 1:
        possible &= held[:, 0] % setup.places != held[:, 1] % setup.places
    information = np.zeros((len(held), len(rows)))
    free = np.ones((len(held), setup.tokens))
    for column in range(len(own)):
        free *= number[None, :] != held[:, column, None] % setup.places
        free *= 1 - (colour[None, :] == held[:, column, None] // setup.places) / setup.copies
    given = np.stack([answers == kind for kind in range(3)]).astype(np.float64)  # 3 × rows × tokens
    for board in range(setup.boards):
        if board in own:
            continue
        weight = free * allowed[board]
        weight /= np.maximum(weight.sum(axis=1, keepdims=True), np.finfo(float).tiny)
        mass = weight @ given.transpose(0, 2, 1)  # 3 × hands × rows
        information -= (mass * np.log(np.maximum(mass, 1e-300))).sum(axis=0)
    return PublicRows(rows, information, possible / max(1, possible.sum()))


def _exact(setup: GroupSetup, seat: int, rows: list[str], table: Holdings) -> PublicRows:
    """What the answers tell about the code, counted over every holding: H(code) + H(answers) - H(both), by hand."""
    kinds, hand_of = np.unique(hand_numbers(setup, seat, table.held), return_inverse=True)
    answers = answer_numbers(setup, seat, rows, table.held)
    mass = add_up(hand_of, table.weight, len(kinds))
    heard = 3 ** (setup.boards - len(setup.of_seat(seat)))
    line = np.arange(len(rows))[:, None] * len(kinds) + hand_of
    cells = (line * heard + answers).ravel()
    masses = add_up(cells, np.tile(table.weight, len(rows)), len(rows) * len(kinds) * heard)
    shares: Floats = masses.reshape(len(rows), len(kinds), heard) / mass[:, None]
    rated = -(shares * np.log(np.maximum(shares, TINY))).sum(axis=2).T
    code_of = np.unique(table.code, return_inverse=True)[1]
    pair, pair_of = np.unique(hand_of * (code_of.max() + 1) + code_of, return_inverse=True)
    if len(pair) < len(table.code):  # else the hand and the code leave nothing open, and no answer is a surprise
        of_hand = pair // (code_of.max() + 1)
        before = _entropy(of_hand, np.bincount(pair_of, table.weight) / mass[of_hand], len(kinds))
        for index, given in enumerate(answers):
            both, both_of = np.unique(pair_of * heard + given, return_inverse=True)
            of_both: Ints = of_hand[both // heard]
            share: Floats = np.bincount(both_of, table.weight) / mass[of_both]
            rated[:, index] += before - _entropy(of_both, share, len(kinds))
    information, chance = np.zeros((len(hands(setup, seat)), len(rows))), np.zeros(len(hands(setup, seat)))
    information[kinds] = rated.round(9)
    chance[kinds] = mass / mass.sum()
    return PublicRows(rows, information, chance)


def _entropy(hand: Ints, share: Floats, count: int) -> Floats:
    """The entropy within each hand."""
    return -add_up(hand, share * np.log(np.maximum(share, TINY)), count)
