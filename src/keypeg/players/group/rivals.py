"""Rivals: how near the others are to the code, worked out from their side of the table.

A rival knows its own tokens and what everybody heard. So the holdings that the table leaves open fall into heaps, one
for each thing the rival may know; within a heap, the chances are those of the rival's own belief.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from keypeg.players.group.beliefs import allowed_tokens
from keypeg.players.group.draws import Draw, Floats, Holdings, Ints, chances, codes
from keypeg.rules.attempts import AskedRow, WrongCall

MOST: Final = 20_000
"""With more holdings than this open, nobody is near the code."""


class Readiness(NamedTuple):
    """How ready a rival is to call, for each holding that the table leaves open."""

    best: Floats
    """The chance of the code that it thinks likeliest."""
    right: Floats
    """The chance that this is the code of the holding."""


@lru_cache(maxsize=64)
def open_holdings(draw: Draw, asked: tuple[AskedRow, ...], wrong_calls: tuple[WrongCall, ...]) -> Holdings | None:
    """The holdings that somebody without a token would think possible; None while there are too many."""
    allowed = allowed_tokens(draw, asked)
    held: Ints = np.zeros((1, 0), dtype=np.int64)
    for board in range(draw.boards):
        tokens = np.flatnonzero(allowed[board])
        if len(held) * len(tokens) > 3 * MOST:
            return None
        longer = np.column_stack([np.repeat(held, len(tokens), axis=0), np.tile(tokens, len(held))])
        taken = (longer[:, :-1] % draw.places == longer[:, -1:] % draw.places).any(axis=1)
        held = longer[~taken]
    if len(held) > MOST:
        return None
    found = Holdings(held, chances(draw, held), codes(draw, held))
    for call in wrong_calls:
        found = found.only(found.code != draw.code_number(call.row))
    return found


def readiness(table: Holdings, heap: Ints) -> Readiness:
    """How ready a rival is who knows the heap that a holding lies in, and no more."""
    heap_of = np.unique(heap, return_inverse=True)[1]
    code_of = np.unique(table.code, return_inverse=True)[1]
    codes = int(code_of.max()) + 1
    pair, pair_of = np.unique(heap_of * codes + code_of, return_inverse=True)
    mass = np.bincount(pair_of, table.chance)
    in_heap = pair // codes
    total = np.bincount(heap_of, table.chance)
    top = np.zeros(len(total))
    np.maximum.at(top, in_heap, mass)
    leads = mass >= top[in_heap] * (1 - 1e-9)
    ties = np.bincount(in_heap, leads)
    return Readiness((top / total)[heap_of], (leads / ties[in_heap])[pair_of])
