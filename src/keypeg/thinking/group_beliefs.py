"""Beliefs: who may hold which token, by all that one seat has heard, and how likely each code is.

An answer is about the token of one board alone (G5). So the answers leave a set of tokens for each board, and the
possible holdings are the combinations of those sets in which no number occurs twice.
"""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from keypeg.rules.actions import Token
from keypeg.rules.attempts import AskedRow, WrongCall
from keypeg.rules.views import GroupView
from keypeg.thinking.group_holdings import (
    ANSWERS,
    Bools,
    Floats,
    GroupSetup,
    Holdings,
    Ints,
    add_up,
    answers_by_token,
    group_setup,
    holdings,
)


class Belief:
    """The holdings that are still possible, each with its probability."""

    def __init__(self, setup: GroupSetup, seat: int, remaining: Holdings) -> None:
        self.setup = setup
        self.seat = seat
        self.held = remaining.held
        self.code = remaining.code
        total = remaining.weight.sum()
        self.probability: Floats = remaining.weight / total if total else remaining.weight
        self.others = [board for board in range(setup.boards) if board not in setup.of_seat(seat)]
        self.codes: Ints
        self.code_of: Ints
        self.codes, self.code_of = np.unique(self.code, return_inverse=True)
        self.code_probability: Floats = add_up(self.code_of, self.probability, len(self.codes))

    def __len__(self) -> int:
        return len(self.code)

    @property
    def certain(self) -> bool:
        """Whether the code is known, whoever holds what (G7)."""
        return len(self.codes) == 1

    @property
    def best(self) -> float:
        """The probability of the likeliest code."""
        return float(self.code_probability.max()) if len(self.codes) else 0.0

    @property
    def likeliest(self) -> str:
        """The likeliest code, as a row to call."""
        return self.setup.code_row(int(self.codes[self.code_probability.argmax()]))

    def chance(self, row: str) -> float:
        """The probability that a row is the code."""
        return float(self.code_probability[self.codes == self.setup.code_number(row)].sum())

    def updated(self, likelihood: Floats) -> "Belief":
        """The belief after an observation that has this likelihood under each holding (Bayes' rule)."""
        return Belief(self.setup, self.seat, Holdings(self.held, self.probability * likelihood, self.code))


def allowed_tokens(setup: GroupSetup, asked: Iterable[AskedRow]) -> Bools:
    """Boards × tokens: which tokens each board may hold after its own answers."""
    allowed = np.ones((setup.boards, setup.tokens), dtype=np.bool_)
    for row in asked:
        answers = answers_by_token(setup, row.row)
        for board, given in enumerate(row.answers):
            if given is not None:
                allowed[board] &= answers == ANSWERS.index(given)
    return allowed


def believe(view: GroupView, rows: tuple[AskedRow, ...]) -> Belief:
    """What the view's seat believes after these rows: all on the table, or those that it remembers."""
    assert view.seat is not None
    return belief_of(group_setup(view), view.seat, view.hand, rows, view.wrong_calls)


@lru_cache(maxsize=128)
def belief_of(
    setup: GroupSetup,
    seat: int,
    hand: tuple[Token, ...],
    asked: tuple[AskedRow, ...],
    wrong_calls: tuple[WrongCall, ...],
) -> Belief:
    """What a seat believes that holds these tokens, after these rows and wrong calls."""
    own = dict(zip(setup.of_seat(seat), hand, strict=True))
    everything = holdings(setup, tuple(own.items()))
    allowed = allowed_tokens(setup, asked)
    fits = np.ones(len(everything.code), dtype=np.bool_)
    for board in range(setup.boards):
        if board not in own:  # its own answers tell a seat nothing new
            fits &= allowed[board][everything.held[:, board]]
    for call in wrong_calls:
        fits &= everything.code != setup.code_number(call.row)
    return Belief(setup, seat, everything.only(fits))
