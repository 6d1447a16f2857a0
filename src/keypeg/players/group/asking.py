"""Asking: which row to lay, from any that fits to the one that tells most about the code."""

from random import Random
from typing import Final

import numpy as np

from keypeg.players.group.beliefs import Belief
from keypeg.players.group.draws import Floats, Ints, reply_table
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape

CANDIDATES: Final = 60
"""How many rows are weighed against each other; more of them gain nothing."""
SAMPLE: Final = 600
"""How many holdings stand for all of them while there are more."""
CELLS: Final = 300_000
"""Up to how many cases codes are told apart exactly; beyond, only answers are."""


def fitting_row(belief: Belief, chance: Random) -> str:
    """A row that may be the code: one's own peg lies in it."""
    return belief.draw.code_row(int(chance.choice(belief.code.tolist())))


def candidate_rows(belief: Belief, own_places: frozenset[int], shape: Shape, chance: Random) -> list[str]:
    """Rows worth weighing: what the others may hold, put together with their own places left free where that can be."""
    found: dict[str, None] = {}
    others, places = belief.others, belief.draw.places
    picks = chance.choices(range(len(belief)), cum_weights=belief.chance.cumsum().tolist(), k=3 * CANDIDATES)
    for index, pick in enumerate(picks):
        if len(found) >= CANDIDATES:
            break
        if index % 8 == 0:
            found[belief.draw.code_row(int(belief.code[pick]))] = None
            continue
        row = [EMPTY] * places
        stray = []
        for board in others:
            token = int(belief.held[chance.choice(picks), board])
            colour, place = belief.draw.colours[token // places], token % places
            if row[place] == EMPTY:
                row[place] = colour
            else:
                stray.append(colour)
        pegs = places - chance.randint(shape.fewest_empty, shape.most_empty)
        free = [place for place in range(places) if row[place] == EMPTY]
        chance.shuffle(free)
        free.sort(key=lambda place: place in own_places)
        while free and places - row.count(EMPTY) < pegs:
            token = int(belief.held[chance.choice(picks), chance.choice(others)])
            row[free.pop(0)] = stray.pop() if stray else belief.draw.colours[token // places]
        while places - row.count(EMPTY) > pegs:
            row[chance.choice([place for place in range(places) if row[place] != EMPTY])] = EMPTY
        found["".join(row)] = None
    return list(found)


def answers_to(belief: Belief, rows: list[str]) -> Ints:
    """Rows × holdings: the answers of all other boards together, as one number."""
    table = reply_table(belief.draw, rows)
    together: Ints = np.zeros((len(rows), len(belief)), dtype=np.int64)
    for board in belief.others:
        together = together * 3 + table[:, belief.held[:, board]]
    return together


def tell(belief: Belief, rows: list[str]) -> tuple[Floats, Floats]:
    """For each row, how uncertain the code is expected to stay (in nats), and the chance to name it after the answers."""
    together, kinds = answers_to(belief, rows), 3 ** len(belief.others)
    count, codes = len(rows), len(belief.codes)
    row_index = np.arange(count)[:, None] * kinds
    answers = np.bincount(
        (row_index + together).ravel(), np.broadcast_to(belief.chance, together.shape).ravel(), count * kinds
    ).reshape(count, kinds)
    if count * kinds * codes > CELLS:
        return -entropy(answers), (answers > 0).sum(axis=1) / codes
    cells = ((row_index + together) * codes + belief.code_of).ravel()
    joint = np.bincount(
        cells, np.broadcast_to(belief.chance, together.shape).ravel(), count * kinds * codes
    ).reshape(count, kinds, codes)
    return entropy(joint.reshape(count, -1)) - entropy(answers), joint.max(axis=2).sum(axis=1)


def entropy(mass: Floats) -> Floats:
    """The entropy of each line."""
    logs = np.log(mass, out=np.zeros_like(mass), where=mass > 0)
    result: Floats = -(mass * logs).sum(axis=-1)
    return result


def thinned(belief: Belief, chance: Random) -> Belief:
    """The belief itself, or a sample of it while it is large."""
    if len(belief) <= SAMPLE:
        return belief
    picks = chance.choices(range(len(belief)), cum_weights=belief.chance.cumsum().tolist(), k=SAMPLE)
    from keypeg.players.group.draws import Holdings

    return Belief(belief.draw, belief.seat, Holdings(belief.held[picks], np.ones(SAMPLE), belief.code[picks]))


def telling_row(belief: Belief, own_places: frozenset[int], shape: Shape, chance: Random) -> tuple[str, float]:
    """The row that tells most, and the chance to name the code after its answers."""
    some = thinned(belief, chance)
    rows = candidate_rows(some, own_places, shape, chance)
    uncertain, named = tell(some, rows)
    best = int(uncertain.argmin())
    return rows[best], float(named[best])
