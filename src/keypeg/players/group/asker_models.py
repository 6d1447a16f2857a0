"""Models of askers: how likely a row is from somebody who holds a certain hand.

Many people lay their own pegs in a row. Those who seek information leave their own places free and their own colours
out, because those would tell them little. Some lay anything, so that their rows say nothing about their hand. And some
lie: they ask as they would with another hand. Nobody knows which kind a rival is, and a wrong guess is costly. So the
likelihood is a mixture of all these ways of asking.
"""

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

import numpy as np

from keypeg.rules.attempts import AskedRow
from keypeg.rules.palette import EMPTY
from keypeg.thinking.group_beliefs import allowed_tokens
from keypeg.thinking.group_holdings import Bools, Floats, GroupSetup, Ints, hand_numbers, hands
from keypeg.thinking.group_rivals import open_holdings


class AskerModels(NamedTuple):
    """A likelihood under each model of an asker who does not lie."""

    consistent: Floats
    """Lays a row that may be the code, by all that it knows."""
    own_pegs: Floats
    """Lays its own pegs, and anything beside them."""
    information: Floats
    """Leaves its own places free and its own colours out; sometimes lays a row that may be the code."""


Shares = tuple[float, ...]
"""The share of askers who follow each way: the models, the same with a false hand, any row at all, and bluffs."""

HONEST: Final = (0.375, 0.1875, 0.4375)
"""The share of each model, in this order, among those whose rows tell something and are no lies."""
SLIP_CHANCE: Final = 0.03
"""How often an asker does not do what its model says."""
CONSISTENT_SHARE: Final = 0.2
"""How often a seeker of information lays a row that may be the code: near the end, such a row tells as much as any."""
AVOIDS_OWN_COLOURS: Final = {1: 0.9, 2: 0.5, 3: 0.2}
"""How often a seeker of information leaves its own colours out on purpose, by the number of boards that it asks. With
fewer boards, one of its own colours is less likely to be on them."""
FIRST_ANSWER_FACTOR: Final = 8
"""A first answer leaves about this fraction of the rows worth asking: one in eight."""


def shares_of_ways(anything: float, lies: float, bluffs: float = 0.0) -> Shares:
    """The shares of the ways: of those who do not bluff, some lay anything, and some of the others lie."""
    honest = [(1 - anything) * (1 - lies) * share for share in HONEST]
    lying = [(1 - anything) * lies * share for share in HONEST]
    return (*((1 - bluffs) * share for share in (*honest, *lying, anything)), bluffs)


TRUSTING: Final = shares_of_ways(0.2, 0.0)
"""Nobody lies, and one in five lays anything."""


def likelihood(setup: GroupSetup, asked: tuple[AskedRow, ...], seat: int, shares: Shares = TRUSTING) -> Floats:
    """For every hand that a seat may hold, how much likelier its rows are than from somebody who lays anything."""
    found: Floats = np.array(shares) @ by_way(setup, asked, seat)
    return found


@lru_cache(maxsize=512)
def by_way(setup: GroupSetup, asked: tuple[AskedRow, ...], seat: int) -> Floats:
    """Ways × hands: how much likelier the rows of a seat are than from somebody who lays anything.

    Who lies asks as with another hand, which is any that the answers have left open. Who bluffs fills its own places.
    """
    honest = _honest(setup, asked, seat)
    held, allowed = hands(setup, seat), allowed_tokens(setup, asked)
    others = np.ones(len(held), dtype=np.bool_)
    for column, board in enumerate(setup.of_seat(seat)):
        others &= allowed[board][held[:, column]]
        others &= np.logical_not((held[:, :column] % setup.places == held[:, column, None] % setup.places).any(axis=1))
    count = others.sum() - others
    lying = (honest[:, others].sum(axis=1)[:, None] - honest * others) / np.maximum(count, 1)
    bluffing = np.ones((1, len(held)))
    for row in asked:
        if row.seat == seat:
            bluffing = bluffing * _fills_own_places(setup, seat, row.row)
    return np.concatenate([honest, np.where(count, lying, 1.0), np.ones((1, len(held))), bluffing])


@lru_cache(maxsize=512)
def _honest(setup: GroupSetup, asked: tuple[AskedRow, ...], seat: int) -> Floats:
    """Models × hands: the same for those who do not lie."""
    last = next((index for index in reversed(range(len(asked))) if asked[index].seat == seat), None)
    if last is None:
        return np.ones((len(HONEST), len(hands(setup, seat))))
    before = asked[:last]
    return _honest(setup, before, seat) * _row_likelihood(setup, before, seat, asked[last].row)


def lays_own_pegs(setup: GroupSetup, seat: int, row: str) -> Bools:
    """For every hand of a seat, whether all of its pegs lie in place in a row."""
    colours = np.array([setup.colours.find(letter) for letter in row])
    held = hands(setup, seat)
    laid: Bools = (colours[held % setup.places] == held // setup.places).all(axis=1)
    return laid


@lru_cache(maxsize=512)
def _row_likelihood(setup: GroupSetup, before: tuple[AskedRow, ...], seat: int, row: str) -> Floats:
    """Models × hands: how much likelier the row is, after the rows before it, than from somebody who lays anything."""
    table = open_holdings(setup, before, ())
    # Under every model, a row is about what the table leaves open.
    if table is None:
        rows = _rows_at_first(setup) / (FIRST_ANSWER_FACTOR if before else 1)
    else:
        rows = max(1, len(np.unique(table.code)))
    laid = lays_own_pegs(setup, seat, row)
    laid_share = max(laid.mean(), 1 / rows)
    if table is None or not len(table.code):
        consistent = laid / laid_share
    else:
        row_is_code = table.code == setup.code_number(row)
        consistent = rows * _share_by_hand(hand_numbers(setup, seat, table.held), row_is_code, len(laid))
    own_pegs = np.where(laid, (1 - SLIP_CHANCE) / laid_share, SLIP_CHANCE)
    by_places, by_colours = _avoids_own_places(setup, seat, row), _avoids_own_colours(setup, seat, row)
    information = CONSISTENT_SHARE * consistent + (1 - CONSISTENT_SHARE) * by_places * by_colours
    return np.stack(AskerModels(consistent, own_pegs, information))


def _rows_at_first(setup: GroupSetup) -> int:
    rows: int = comb(setup.places, setup.boards) * len(setup.colours) ** setup.boards
    return rows


def _share_by_hand(hand: Ints, hit: Bools, count: int) -> Floats:
    """For every hand, the share of hits among the holdings that its owner thinks possible."""
    possible = np.bincount(hand, minlength=count)
    found: Floats = np.bincount(hand, hit, count) / np.maximum(possible, 1)
    return found


def _avoids_own_places(setup: GroupSetup, seat: int, row: str) -> Floats:
    """For every hand, how much likelier the row is from a seeker of information than from anybody, by its places."""
    pegs, own = setup.places - row.count(EMPTY), len(setup.of_seat(seat))
    there = np.array([letter != EMPTY for letter in row])
    filled = there[hands(setup, seat) % setup.places].sum(axis=1)
    fewest = max(0, pegs - (setup.places - own))
    share = comb(own, fewest) * comb(setup.places - own, pegs - fewest) / comb(setup.places, pegs)
    if share == 1:  # with so many pegs nobody has a choice
        return np.ones(len(filled))
    return np.where(filled == fewest, (1 - SLIP_CHANCE) / share, SLIP_CHANCE / (1 - share))


def _fills_own_places(setup: GroupSetup, seat: int, row: str) -> Floats:
    """For every hand, how much likelier the row is from somebody who bluffs than from anybody."""
    own, pegs = len(setup.of_seat(seat)), setup.places - row.count(EMPTY)
    there = np.array([letter != EMPTY for letter in row])
    filled = there[hands(setup, seat) % setup.places].sum(axis=1) == own
    share = comb(setup.places - own, pegs - own) / comb(setup.places, pegs) if pegs >= own else 0.0
    if not 0 < share < 1:
        return np.ones(len(filled))
    return np.where(filled, (1 - SLIP_CHANCE) / share, SLIP_CHANCE / (1 - share))


def _avoids_own_colours(setup: GroupSetup, seat: int, row: str) -> Floats:
    """For every hand, how much likelier the row is from a seeker of information than from anybody, by its colours."""
    there = np.array([colour in row for colour in setup.colours])
    out: Bools = np.logical_not(there[hands(setup, seat) // setup.places]).all(axis=1)
    share, avoids = 1 - there.mean(), AVOIDS_OWN_COLOURS[setup.boards - len(setup.of_seat(seat))]
    if not 0 < share < 1:
        return np.ones(len(out))
    return np.where(out, avoids / share + 1 - avoids, 1 - avoids)
