"""Random draws: a computer's, which its seed repeats, and those of the table, which draws tokens and codes.

A player keeps nothing between moves, so it cannot use one random sequence for a whole match. Instead, it makes a new
generator for every purpose, from its seed and the moment of the match.
"""

from random import Random

from keypeg.rules.actions import Deal, Token
from keypeg.rules.offers import MayDeal
from keypeg.rules.palette import EMPTY
from keypeg.rules.referee import View
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape
from keypeg.rules.views import CodebreakingView, DuelView, GroupView


def seeded_random(seed: int, view: View, *purpose: object) -> Random:
    """A generator for one purpose, at one seat, in one attempt; `purpose` may also name a moment of the attempt."""
    parts = (seed, view.seat, view.number, view.attempt, *purpose)
    return Random("/".join(map(str, parts)))


def rows_laid(view: View) -> int:
    """How many rows lie on the table: it tells the moments of an attempt apart."""
    match view:
        case CodebreakingView(board=board):
            return len(board)
        case DuelView(boards=boards):
            return len(boards[0]) + len(boards[1])
        case GroupView(asked=asked):
            return len(asked)


def draw_tokens(offer: MayDeal, seats: int, rng: Random) -> Deal:
    """A token for each board, without replacement (G2), and the opener if the table draws one (G4)."""
    colours = rng.sample(offer.colours, offer.boards, counts=[offer.copies] * len(offer.colours))
    numbers = rng.sample(range(1, offer.places + 1), offer.boards)
    opener = rng.randrange(seats) if offer.names_opener else None
    return Deal(tuple(map(Token, colours, numbers)), opener)


def draw_code(shape: Shape, rng: Random) -> str:
    """A code of the shape. Every code is equally likely."""
    letters = shape.colours + (EMPTY if shape.most_empty else "")
    while True:
        code = "".join(rng.choices(letters, k=shape.holes))
        try:
            shape.check(code)
        except Refusal:
            continue
        return code
