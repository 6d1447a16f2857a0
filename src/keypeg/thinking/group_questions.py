"""Questions: which row to ask, from any row that may be the code to the one that tells most about it."""

from math import log
from random import Random
from typing import Final

import numpy as np
from msgspec import Struct

from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking.group_beliefs import Belief
from keypeg.thinking.group_holdings import Floats, GroupSetup, Holdings, add_up, answer_numbers

CANDIDATE_ROWS: Final = 60
"""How many rows are compared; more of them gain nothing."""
CONSISTENT_EVERY: Final = 8
"""One in this many candidates is a row that may be the code."""
SAMPLED_HOLDINGS: Final = 600
"""A larger belief is replaced by a sample of this many holdings."""
MOST_CELLS: Final = 300_000
"""With more combinations of row, answers and code than this, the information about the code is not computed: the
entropy of the answers is used instead."""


class RatedRow(Struct, frozen=True):
    """A row with the information that it is expected to give."""

    row: str
    information: float
    """What its answers are expected to tell about the code, in nats."""

    @property
    def bits(self) -> float:
        """The same in bits."""
        return self.information / log(2)


def consistent_row(belief: Belief, rng: Random) -> str:
    """A row that may be the code; the player's own pegs lie in it."""
    return belief.setup.code_row(int(rng.choice(belief.code.tolist())))


def rate_rows(belief: Belief, shape: Shape, rng: Random) -> list[RatedRow]:
    """Rows worth asking, the most informative first."""
    some = _sample(belief, rng)
    rows = _candidates(some, shape, rng)
    rng.shuffle(rows)  # where several are equally good, each may come first
    rated = map(RatedRow, rows, _information(some, rows).tolist())
    return sorted(rated, key=lambda found: -found.information)


def best_question(belief: Belief, shape: Shape) -> RatedRow:
    """The most informative row that is found. The same belief always gets the same answer."""
    return rate_rows(belief, shape, Random(len(belief)))[0]


def compared_question(belief: Belief, shape: Shape, row: str) -> tuple[RatedRow, RatedRow]:
    """A row beside the most informative one that is found, which may be the row itself."""
    rng = Random(len(belief))
    some = _sample(belief, rng)
    rows = [row, *_candidates(some, shape, rng)]
    rated = list(map(RatedRow, rows, _information(some, rows).tolist()))
    return rated[0], max(rated, key=lambda found: found.information)


def _sample(belief: Belief, rng: Random) -> Belief:
    """The belief itself, or a sample of it while it is large."""
    if len(belief) <= SAMPLED_HOLDINGS:
        return belief
    picks = _draw_holdings(belief, SAMPLED_HOLDINGS, rng)
    sampled = Holdings(belief.held[picks], np.ones(SAMPLED_HOLDINGS), belief.code[picks])
    return Belief(belief.setup, belief.seat, sampled)


def _draw_holdings(belief: Belief, count: int, rng: Random) -> list[int]:
    return rng.choices(range(len(belief)), cum_weights=belief.probability.cumsum().tolist(), k=count)


def _candidates(belief: Belief, shape: Shape, rng: Random) -> list[str]:
    """Some rows that may be the code, and many that combine tokens which the others may hold."""
    own_tokens = belief.held[0, belief.setup.of_seat(belief.seat)].tolist()
    own_places = {token % belief.setup.places for token in own_tokens}
    picks = _draw_holdings(belief, 2 * CANDIDATE_ROWS, rng)
    tokens = belief.held[picks][:, belief.others].ravel().tolist()
    found: dict[str, None] = {}
    for turn, pick in enumerate(picks):
        if turn % CONSISTENT_EVERY == 0:
            row = belief.setup.code_row(int(belief.code[pick]))
        else:
            some = rng.choices(tokens, k=2 * belief.setup.places)
            row = _combined_row(belief.setup, some, own_places, shape, rng)
        found[row] = None
        if len(found) == CANDIDATE_ROWS:
            break
    return list(found)


def _combined_row(setup: GroupSetup, tokens: list[int], own_places: set[int], shape: Shape, rng: Random) -> str:
    """A row of some of these tokens. The player's own places tell it least, so they are filled last."""
    pegs = setup.places - rng.randint(shape.fewest_empty, shape.most_empty)
    row, laid, spare = [EMPTY] * setup.places, 0, []
    for token in tokens:
        colour, place = setup.colours[token // setup.places], token % setup.places
        if row[place] == EMPTY and laid < pegs:
            row[place], laid = colour, laid + 1
        else:
            spare.append(colour)
    free = [place for place in range(setup.places) if row[place] == EMPTY]
    rng.shuffle(free)
    free.sort(key=own_places.__contains__)
    for place, colour in zip(free[: pegs - laid], spare, strict=False):
        row[place] = colour
    return "".join(row)


def _information(belief: Belief, rows: list[str]) -> Floats:
    """What the answers to each row are expected to tell about the code: the mutual information of the two."""
    answers, kinds = answer_numbers(belief.setup, belief.seat, rows, belief.held), 3 ** len(belief.others)
    count, codes = len(rows), len(belief.codes)
    answers += np.arange(count)[:, None] * kinds
    probability = np.broadcast_to(belief.probability, answers.shape).ravel()
    by_answer = add_up(answers.ravel(), probability, count * kinds).reshape(count, kinds)
    if count * kinds * codes > MOST_CELLS:
        return _entropy(by_answer)
    cells = answers * codes + belief.code_of
    together = add_up(cells.ravel(), probability, count * kinds * codes).reshape(count, kinds * codes)
    # Rounded, so that equal rows stay equal in whatever order the terms were added.
    information: Floats = _entropy(belief.code_probability[None]) + _entropy(by_answer) - _entropy(together)
    return information.round(9)


def _entropy(mass: Floats) -> Floats:
    """The entropy of each line, in nats."""
    logs = np.log(mass, out=np.zeros_like(mass), where=mass > 0)
    found: Floats = -(mass * logs).sum(axis=1)
    return found
