"""Asking: which row to lay, from any that fits to the one that tells most about the code."""

from random import Random
from typing import Final

import numpy as np
from msgspec import Struct

from keypeg.players.group.beliefs import Belief
from keypeg.players.group.draws import Draw, Floats, Holdings, add_up, answer_numbers
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape

CANDIDATES: Final = 60
"""How many rows are weighed against each other; more of them gain nothing."""
FITTING: Final = 8
"""One in so many candidates may itself be the code."""
SAMPLE: Final = 600
"""How many holdings stand for all of them while there are more."""
CELLS: Final = 300_000
"""Up to how many cases the codes are told apart; beyond, only the answers are."""


class Weighed(Struct, frozen=True):
    """A row that was weighed."""

    row: str
    tells: float
    """How much its answers are expected to tell about the code, in nats."""


def fitting_row(belief: Belief, chance: Random) -> str:
    """A row that may be the code: one's own pegs lie in it."""
    return belief.draw.code_row(int(chance.choice(belief.code.tolist())))


def weigh_rows(belief: Belief, shape: Shape, chance: Random) -> list[Weighed]:
    """Rows worth asking, the one that tells most first."""
    some = _sample(belief, chance)
    rows = _candidates(some, shape, chance)
    chance.shuffle(rows)  # where some tell equally much, any of them may lead
    weighed = map(Weighed, rows, _information(some, rows).tolist())
    return sorted(weighed, key=lambda found: -found.tells)


def _sample(belief: Belief, chance: Random) -> Belief:
    """The belief itself, or a sample of it while it is large."""
    if len(belief) <= SAMPLE:
        return belief
    picks = chance.choices(range(len(belief)), cum_weights=belief.chance.cumsum().tolist(), k=SAMPLE)
    return Belief(belief.draw, belief.seat, Holdings(belief.held[picks], np.ones(SAMPLE), belief.code[picks]))


def _candidates(belief: Belief, shape: Shape, chance: Random) -> list[str]:
    """Some rows that may be the code, and many that are put together from what the others may hold."""
    own_places = {token % belief.draw.places for token in belief.held[0, belief.draw.of_seat(belief.seat)].tolist()}
    picks = chance.choices(range(len(belief)), cum_weights=belief.chance.cumsum().tolist(), k=2 * CANDIDATES)
    tokens = belief.held[picks][:, belief.others].ravel().tolist()
    found: dict[str, None] = {}
    for turn, pick in enumerate(picks):
        if turn % FITTING == 0:
            row = belief.draw.code_row(int(belief.code[pick]))
        else:
            some = chance.choices(tokens, k=2 * belief.draw.places)
            row = _put_together(belief.draw, some, own_places, shape, chance)
        found[row] = None
        if len(found) == CANDIDATES:
            break
    return list(found)


def _put_together(draw: Draw, tokens: list[int], own_places: set[int], shape: Shape, chance: Random) -> str:
    """A row of some of these tokens. A seat learns least from its own places, and so they are the last to be filled."""
    pegs = draw.places - chance.randint(shape.fewest_empty, shape.most_empty)
    row, laid, spare = [EMPTY] * draw.places, 0, []
    for token in tokens:
        colour, place = draw.colours[token // draw.places], token % draw.places
        if row[place] == EMPTY and laid < pegs:
            row[place], laid = colour, laid + 1
        else:
            spare.append(colour)
    free = [place for place in range(draw.places) if row[place] == EMPTY]
    chance.shuffle(free)
    free.sort(key=own_places.__contains__)
    for place, colour in zip(free[: pegs - laid], spare, strict=False):
        row[place] = colour
    return "".join(row)


def _information(belief: Belief, rows: list[str]) -> Floats:
    """How much the answers to each row are expected to tell about the code."""
    answers, kinds = answer_numbers(belief.draw, belief.seat, rows, belief.held), 3 ** len(belief.others)
    count, codes = len(rows), len(belief.codes)
    answers += np.arange(count)[:, None] * kinds
    chance = np.broadcast_to(belief.chance, answers.shape).ravel()
    heard = add_up(answers.ravel(), chance, count * kinds).reshape(count, kinds)
    if count * kinds * codes > CELLS:
        return _entropy(heard)
    cells = answers * codes + belief.code_of
    together = add_up(cells.ravel(), chance, count * kinds * codes).reshape(count, kinds * codes)
    # Rounded, so that equals are equal whatever order they were added up in.
    told: Floats = _entropy(belief.code_chance[None]) + _entropy(heard) - _entropy(together)
    return told.round(9)


def _entropy(mass: Floats) -> Floats:
    """The entropy of each line, in nats."""
    logs = np.log(mass, out=np.zeros_like(mass), where=mass > 0)
    found: Floats = -(mass * logs).sum(axis=1)
    return found
