"""Beliefs: who may hold what, for all that one seat has heard, and how likely each code is.

An answer speaks for one board's token alone (G5), so what was heard leaves each board a set of tokens; the holdings
that remain are those sets, put together so that no number is drawn twice.
"""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from keypeg.players.group.draws import (
    ANSWERS,
    Bools,
    Draw,
    Floats,
    Holdings,
    Ints,
    add_up,
    drawn_from,
    holdings,
    replies,
)
from keypeg.rules.actions import Token
from keypeg.rules.attempts import AskedRow, WrongCall
from keypeg.rules.views import GroupView


class Belief:
    """The holdings that are still possible, each with its chance."""

    def __init__(self, draw: Draw, seat: int, remaining: Holdings) -> None:
        self.draw = draw
        self.seat = seat
        self.held = remaining.held
        self.code = remaining.code
        total = remaining.chance.sum()
        self.chance: Floats = remaining.chance / total if total else remaining.chance
        self.others = [board for board in range(draw.boards) if board not in draw.of_seat(seat)]
        self.codes: Ints
        self.code_of: Ints
        self.codes, self.code_of = np.unique(self.code, return_inverse=True)
        self.code_chance: Floats = add_up(self.code_of, self.chance, len(self.codes))

    def __len__(self) -> int:
        return len(self.code)

    @property
    def certain(self) -> bool:
        """Whether the code is known, whoever holds what (G7)."""
        return len(self.codes) == 1

    @property
    def best(self) -> float:
        """The chance of the likeliest code."""
        return float(self.code_chance.max()) if len(self.codes) else 0.0

    @property
    def likeliest(self) -> str:
        """The likeliest code, as it is called."""
        return self.draw.code_row(int(self.codes[self.code_chance.argmax()]))

    def weighed(self, likelihood: Floats) -> "Belief":
        """The same holdings in the light of something that makes some of them likelier."""
        return Belief(self.draw, self.seat, Holdings(self.held, self.chance * likelihood, self.code))


def allowed_tokens(draw: Draw, asked: Iterable[AskedRow]) -> Bools:
    """Boards × tokens: which tokens each board may hold after its own answers."""
    allowed = np.ones((draw.boards, draw.tokens), dtype=np.bool_)
    for heard in asked:
        table = replies(draw, heard.row)
        for board, given in enumerate(heard.answers):
            if given is not None:
                allowed[board] &= table == ANSWERS.index(given)
    return allowed


def believe(view: GroupView, rows: tuple[AskedRow, ...]) -> Belief:
    """What the view's seat believes by these rows: all on the table, or those that it bears in mind."""
    assert view.seat is not None
    return belief(drawn_from(view), view.seat, view.hand, rows, view.wrong_calls)


@lru_cache(maxsize=128)
def belief(
    draw: Draw, seat: int, hand: tuple[Token, ...], asked: tuple[AskedRow, ...], wrong_calls: tuple[WrongCall, ...]
) -> Belief:
    """What a seat with these tokens believes after these rows and wrong calls."""
    own = dict(zip(draw.of_seat(seat), hand, strict=True))
    everything = holdings(draw, tuple(own.items()))
    allowed = allowed_tokens(draw, asked)
    fits = np.ones(len(everything.code), dtype=np.bool_)
    for board in range(draw.boards):
        if board not in own:  # what it answered itself is no news to it
            fits &= allowed[board][everything.held[:, board]]
    for call in wrong_calls:
        fits &= everything.code != draw.code_number(call.row)
    return Belief(draw, seat, everything.only(fits))
