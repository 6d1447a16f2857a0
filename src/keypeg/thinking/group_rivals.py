"""Rivals' knowledge: how near the others are to the code, worked out from their point of view.

A rival knows its own tokens and what everybody heard. So the holdings that the table leaves open fall into information
sets, one for each hand that the rival may have. Within an information set, the weights give the rival's own belief.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from keypeg.rules.attempts import AskedRow, WrongCall
from keypeg.thinking.group_beliefs import allowed_tokens
from keypeg.thinking.group_holdings import Floats, GroupSetup, Holdings, Ints, codes, weights

MOST_HOLDINGS: Final = 20_000
"""With more holdings open than this, nobody is near the code."""


class CallReadiness(NamedTuple):
    """How ready a rival is to call, for each holding that the table leaves open."""

    best: Floats
    """The probability of the code that it thinks likeliest."""
    right: Floats
    """The probability that this is the code of the holding."""


@lru_cache(maxsize=64)
def open_holdings(
    setup: GroupSetup, asked: tuple[AskedRow, ...], wrong_calls: tuple[WrongCall, ...]
) -> Holdings | None:
    """The holdings that are possible for somebody who has no token; None while there are too many."""
    allowed = allowed_tokens(setup, asked)
    held: Ints = np.zeros((1, 0), dtype=np.int64)
    for board in range(setup.boards):
        tokens = np.flatnonzero(allowed[board])
        if len(held) * len(tokens) > 3 * MOST_HOLDINGS:
            return None
        longer = np.column_stack([np.repeat(held, len(tokens), axis=0), np.tile(tokens, len(held))])
        taken = (longer[:, :-1] % setup.places == longer[:, -1:] % setup.places).any(axis=1)
        held = longer[~taken]
    if len(held) > MOST_HOLDINGS:
        return None
    found = Holdings(held, weights(setup, held), codes(setup, held))
    for call in wrong_calls:
        found = found.only(found.code != setup.code_number(call.row))
    return found


def call_readiness(table: Holdings, information_set: Ints) -> CallReadiness:
    """How ready a rival is that knows which information set a holding lies in, and no more."""
    set_of = np.unique(information_set, return_inverse=True)[1]
    code_of = np.unique(table.code, return_inverse=True)[1]
    codes = int(code_of.max()) + 1
    pair, pair_of = np.unique(set_of * codes + code_of, return_inverse=True)
    mass = np.bincount(pair_of, table.weight)
    set_of_pair = pair // codes
    total = np.bincount(set_of, table.weight)
    top = np.zeros(len(total))
    np.maximum.at(top, set_of_pair, mass)
    leads = mass >= top[set_of_pair] * (1 - 1e-9)
    ties = np.bincount(set_of_pair, leads)
    return CallReadiness((top / total)[set_of], (leads / ties[set_of_pair])[pair_of])
