"""Askers: what a row tells about the one who lays it.

Many people lay their own pegs; those who seek information leave their own places free and their own colours out, where
they would learn little. Nobody says which of these he does, and to be wrong about it is ruinous. So a reader weighs
several kinds of asker against each other, with a stranger among them whose rows tell nothing.
"""

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

import numpy as np

from keypeg.players.group.draws import Bools, Draw, Floats, Ints, hand_numbers, hands
from keypeg.players.group.rivals import open_holdings
from keypeg.rules.attempts import AskedRow
from keypeg.rules.palette import EMPTY


class Kinds(NamedTuple):
    """Something for each kind of asker."""

    fitter: Floats
    """Lays a row that may be the code, for all that it knows."""
    holder: Floats
    """Lays its own pegs, and beside them anything."""
    seeker: Floats
    """Leaves its own places free and its own colours out; now and then lays a row that may be the code."""
    stranger: Floats
    """Lays anything."""


BEFOREHAND: Final = (0.3, 0.15, 0.35, 0.2)
"""How many askers are of each kind."""
SLIP: Final = 0.03
"""How often an asker does what its kind does not do."""
FITS: Final = 0.2
"""How often a seeker lays a row that may be the code: near the end such a row tells as much as any other."""
SHUNS: Final = {1: 0.9, 2: 0.5, 3: 0.2}
"""How often a seeker leaves its own colours out for their own sake, by how many boards it asks: the fewer there are,
the rarer a colour is on them that it holds itself."""


@lru_cache(maxsize=256)
def likelihood(draw: Draw, asked: tuple[AskedRow, ...], seat: int) -> Floats:
    """For every hand that a seat may hold, how likely the rows are that it has asked."""
    by_kind = np.array(BEFOREHAND)[:, None] * np.ones(len(hands(draw)))
    for index, row in enumerate(asked):
        if row.seat == seat:
            by_kind = by_kind * _row_likelihood(draw, asked[:index], seat, row.row)
            by_kind /= by_kind.max()
    found: Floats = by_kind.sum(axis=0)
    return found


def lays_own_pegs(draw: Draw, row: str) -> Bools:
    """For every hand, whether all of its pegs lie in place in a row."""
    colours = np.array([draw.colours.find(letter) for letter in row])
    in_place: Ints = (colours[hands(draw) % draw.places] == hands(draw) // draw.places).sum(axis=1)
    laid: Bools = in_place == draw.boards_each
    return laid


@lru_cache(maxsize=512)
def _row_likelihood(draw: Draw, before: tuple[AskedRow, ...], seat: int, row: str) -> Floats:
    """Kinds × hands: how likely the row is from each kind of asker with each hand, after the rows before it."""
    table = open_holdings(draw, before, ())
    # Whatever an asker wants, its row is about what the table leaves open.
    rows = _rows_at_first(draw) / (EARLY if before else 1) if table is None else max(1, len(np.unique(table.code)))
    laid = lays_own_pegs(draw, row)
    laid_share = max(laid.mean(), 1 / rows)
    if table is None or not len(table.code):
        fitter = laid / (rows * laid_share)
    else:
        fitter = _fits(hand_numbers(draw, seat, table.held), table.code == draw.code_number(row), len(laid))
    holder = np.where(laid, (1 - SLIP) / laid_share, SLIP) / rows
    seeker = FITS * fitter + (1 - FITS) * _leaves_free(draw, row) * _leaves_out(draw, row) / rows
    return np.stack(Kinds(fitter, holder, seeker, np.full(len(laid), 1 / rows)))


EARLY: Final = 8
"""By how much a first answer cuts down the rows worth asking, about."""


def _rows_at_first(draw: Draw) -> int:
    rows: int = comb(draw.places, draw.boards) * len(draw.colours) ** draw.boards
    return rows


def _fits(hand: Ints, hit: Bools, count: int) -> Floats:
    """For every hand, how many of the holdings that its owner thinks possible make the row."""
    possible = np.bincount(hand, minlength=count)
    found: Floats = np.bincount(hand, hit, count) / np.maximum(possible, 1)
    return found


def _leaves_free(draw: Draw, row: str) -> Floats:
    """For every hand, how much likelier a seeker's row is than a stranger's by the places that it leaves free."""
    pegs, own = draw.places - row.count(EMPTY), draw.boards_each
    there = np.array([letter != EMPTY for letter in row])
    filled = there[hands(draw) % draw.places].sum(axis=1)
    fewest = max(0, pegs - (draw.places - own))
    share = comb(own, fewest) * comb(draw.places - own, pegs - fewest) / comb(draw.places, pegs)
    if share == 1:  # with so many pegs nobody has a choice
        return np.ones(len(filled))
    return np.where(filled == fewest, (1 - SLIP) / share, SLIP / (1 - share))


def _leaves_out(draw: Draw, row: str) -> Floats:
    """For every hand, how much likelier a seeker's row is than a stranger's by the colours that it leaves out."""
    there = np.array([colour in row for colour in draw.colours])
    out: Bools = np.logical_not(there[hands(draw) // draw.places]).all(axis=1)
    share, shuns = 1 - there.mean(), SHUNS[draw.boards - draw.boards_each]
    if not 0 < share < 1:
        return np.ones(len(out))
    return np.where(out, shuns / share + 1 - shuns, 1 - shuns)
