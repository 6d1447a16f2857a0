"""Askers: what a row tells about the one who lays it.

People lay their own peg, or leave its place free because they would learn nothing there. Nobody says which of these he
does, so a reader weighs several kinds of asker against each other, and a stranger whose rows tell nothing among them:
to be wrong about the kind is ruinous.
"""

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

import numpy as np

from keypeg.players.group.beliefs import Belief
from keypeg.players.group.draws import Draw, Floats, Ints
from keypeg.players.group.rivals import heaps, open_holdings
from keypeg.rules.attempts import AskedRow
from keypeg.rules.palette import EMPTY
from keypeg.rules.views import GroupView

import os, json
KIND = json.loads(os.environ.get("KIND", "[0.3,0.15,0.35,0.2]"))
SLIP: Final = float(os.environ.get("SLIP", "0.03"))
"""How often an asker does what its kind does not do."""


class Seen(NamedTuple):
    """A row beside each hand that its asker may hold."""

    laid: Ints
    """How many of its own pegs lie in place."""
    filled: Ints
    """How many of its own places hold any peg."""


def beside(draw: Draw, row: str, hands: Ints) -> Seen:
    """What a row has in common with hands (hands × tokens)."""
    letters = np.array([draw.colours.find(letter) for letter in row])
    there = letters[hands % draw.places]
    return Seen((there == hands // draw.places).sum(axis=1), (there >= 0).sum(axis=1))


def kinds(draw: Draw, asked: tuple[AskedRow, ...], index: int, hands: Ints) -> Floats:
    """Kinds × hands: how likely the row is that was asked at this point, if a player of each kind holds each hand."""
    row, seat = asked[index].row, asked[index].seat
    before = asked[:index]
    own, pegs = draw.boards_each, draw.places - row.count(EMPTY)
    seen = beside(draw, row, hands)
    table = open_holdings(draw, before, ())
    # Whatever an asker wants, its row is about what the table leaves open.
    rows = float(len(np.unique(table.code))) if table is not None else OPEN[draw.boards] / (1 if not index else 8)
    rows = max(rows, 1.0)
    fewest = max(0, pegs - (draw.places - own))
    free = comb(own, fewest) * comb(draw.places - own, pegs - fewest) / comb(draw.places, pegs)
    laid = comb(draw.places - own, max(0, pegs - own)) / comb(draw.places, pegs) / len(draw.colours) ** own if pegs >= own else 0.0
    all_laid = seen.laid == own
    if table is None:
        fitter = all_laid / max(1.0, rows * laid)
    else:
        heap = heaps_of(draw, hands)
        of_table = heaps(draw, seat, table.held)
        known, where = np.unique(of_table, return_inverse=True)
        size = np.bincount(where, minlength=len(known))
        hits = np.bincount(where, table.code == draw.code_number(row), len(known))
        spot = np.searchsorted(known, heap).clip(0, max(0, len(known) - 1))
        fitter = np.where(known[spot] == heap, hits[spot] / size[spot], 0.0) if len(known) else np.zeros(len(hands))
    holder = np.where(all_laid, (1 - SLIP) / max(1.0, rows * laid), SLIP / rows)
    if free < 1:
        seeker = np.where(seen.filled == fewest, (1 - SLIP) / (rows * free), SLIP / (rows * (1 - free)))
    else:
        seeker = np.full(len(hands), 1 / rows)
    return np.stack([fitter, holder, seeker, np.full(len(hands), 1 / rows)])


OPEN: Final = {2: 360, 3: 2160, 4: 6480}


def heaps_of(draw: Draw, hands: Ints) -> Ints:
    heap: Ints = np.zeros(len(hands), dtype=np.int64)
    for column in range(hands.shape[1]):
        heap = heap * draw.tokens + hands[:, column]
    return heap


@lru_cache(maxsize=32)
def every_hand(draw: Draw) -> Ints:
    hands = np.stack(np.meshgrid(*[np.arange(draw.tokens)] * draw.boards_each, indexing="ij"), axis=-1)
    flat: Ints = hands.reshape(-1, draw.boards_each)
    return flat


@lru_cache(maxsize=256)
def read_row(draw: Draw, asked: tuple[AskedRow, ...], index: int) -> Floats:
    """Kinds × every hand."""
    return kinds(draw, asked, index, every_hand(draw))


@lru_cache(maxsize=256)
def read_rows(draw: Draw, asked: tuple[AskedRow, ...], seat: int, prior: tuple[float, ...]) -> Floats:
    """For every hand that a seat may hold, how likely its rows are."""
    likely = np.array(prior)[:, None] * np.ones(len(every_hand(draw)))
    for index, row in enumerate(asked):
        if row.seat == seat:
            likely = likely * read_row(draw, asked[: index + 1], index)
            likely /= likely.max()
    found: Floats = likely.sum(axis=0)
    return found


def read(view: GroupView, belief: Belief) -> Belief:
    """The belief in the light of what the others have asked and called."""
    draw = belief.draw
    likelihood = np.ones(len(belief))
    for seat in range(view.seats):
        if seat == belief.seat:
            continue
        of_hand = read_rows(draw, view.asked, seat, tuple(KIND))
        for call in view.wrong_calls:
            if call.seat == seat:
                laid = beside(draw, call.row, every_hand(draw)).laid == draw.boards_each
                of_hand = of_hand * np.where(laid, 1.0, SLIP)
        likelihood *= of_hand[heaps(draw, seat, belief.held)]
    return belief.weighed(likelihood)
