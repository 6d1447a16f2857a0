"""Rivals: how near the others are to the code, worked out from their side of the table.

A rival knows its own tokens and what everybody heard. So all holdings that the table allows are dealt into heaps, one
for each hand that the rival may hold; within a heap its chances are those of its own belief.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from keypeg.players.group.beliefs import allowed_tokens
from keypeg.players.group.draws import Draw, Floats, Holdings, Ints, chances, codes
from keypeg.rules.attempts import AskedRow, WrongCall

MOST: Final = 20_000
"""With more holdings than this on the table, nobody is near the code."""


@lru_cache(maxsize=64)
def open_holdings(draw: Draw, asked: tuple[AskedRow, ...], wrong_calls: tuple[WrongCall, ...]) -> Holdings | None:
    """The holdings that anybody at the table must think possible; None while there are too many to count."""
    allowed = allowed_tokens(draw, asked)
    held: Ints = np.zeros((1, 0), dtype=np.int64)
    for board in range(draw.boards):
        tokens = np.flatnonzero(allowed[board])
        if len(held) * len(tokens) > 3 * MOST:
            return None
        longer = np.concatenate(
            [np.repeat(held, len(tokens), axis=0), np.tile(tokens, len(held))[:, None]], axis=1
        )
        taken = (longer[:, :-1] % draw.places == longer[:, -1:] % draw.places).any(axis=1)
        held = longer[~taken]
    if len(held) > MOST:
        return None
    found = Holdings(held, chances(draw, held), codes(draw, held))
    for call in wrong_calls:
        found = found.only(found.code != draw.code_number(call.row))
    return found


def heaps(draw: Draw, seat: int, held: Ints, answers: Ints | None = None) -> Ints:
    """For each holding, what the rival at a seat would know in it: its own tokens, and the answers to one more row."""
    heap: Ints = np.zeros(len(held), dtype=np.int64)
    for board in draw.of_seat(seat):
        heap = heap * draw.tokens + held[:, board]
    return heap if answers is None else heap * 3**draw.boards + answers


def readiness(table: Holdings, heap: Ints) -> tuple[Floats, Floats]:
    """For each holding: the chance of the code that the rival holds likeliest, and the chance that it names the right one."""
    heap_of = np.unique(heap, return_inverse=True)[1]
    pair, pair_of = np.unique(heap_of * 20_000 + table.code, return_inverse=True)
    mass = np.bincount(pair_of, table.chance, len(pair))
    total = np.bincount(heap_of, table.chance)
    heap_of_pair = pair // 20_000
    top = np.zeros(len(total))
    np.maximum.at(top, heap_of_pair, mass)
    leads = mass >= top[heap_of_pair] * (1 - 1e-9)
    ties = np.bincount(heap_of_pair, leads, len(total))
    return (top / total)[heap_of], (leads / ties[heap_of_pair])[pair_of]
