"""Facts in a group match: what the answers prove to one seat about the code, each with a smallest set of rows.

A seat knows its own tokens and the wrong calls anyway. So the rows are all that a proof names.
"""

from typing import Final

import numpy as np
from msgspec.structs import replace

from keypeg.review.fact_values import Fact
from keypeg.review.facts import CodeTable, Masks, proven
from keypeg.rules.palette import EMPTY
from keypeg.rules.views import GroupView
from keypeg.thinking.group_holdings import ANSWERS, Bools, GroupSetup, Ints, answers_by_token, group_setup, holdings

MOST_PROOF_ROWS: Final = 14
"""In a long round the facts are those that the last rows prove: there are too many sets of more rows to look at."""


def group_facts(view: GroupView) -> list[Fact]:
    """What the answers prove to the seat of a view. None if they contradict each other."""
    assert view.seat is not None
    setup, seat = group_setup(view), view.seat
    everything = holdings(setup, tuple(zip(setup.of_seat(seat), view.hand, strict=True)))
    open_codes = np.ones(len(everything.code), dtype=np.bool_)
    for call in view.wrong_calls:
        open_codes &= everything.code != setup.code_number(call.row)
    everything = everything.only(open_codes)
    asked = view.asked[-MOST_PROOF_ROWS:]
    fitting: Masks = np.zeros(len(everything.code), dtype=np.uint64)
    for index, row in enumerate(asked):
        fits: Bools = np.ones(len(everything.code), dtype=np.bool_)
        for board, given in enumerate(row.answers):
            if given is not None and board not in setup.of_seat(seat):
                fits &= answers_by_token(setup, row.row)[everything.held[:, board]] == ANSWERS.index(given)
        fitting |= fits.astype(np.uint64) << np.uint64(index)
    left = np.flatnonzero(fitting == np.uint64((1 << len(asked)) - 1))
    if not len(left) or not asked:
        return []
    before = len(view.asked) - len(asked)
    found = proven(_codes(setup, everything.code), left, fitting, len(asked))
    return [replace(fact, rows=tuple(row + before for row in fact.rows)) for fact in found]


def _codes(setup: GroupSetup, codes: Ints) -> CodeTable:
    """The codes by number as a table. Letter 0 is an empty place."""
    base = len(setup.colours) + 1
    pegs = np.stack([codes // base**place % base for place in range(setup.places)]).astype(np.uint8)
    return CodeTable.of(EMPTY + setup.colours, pegs)
