"""Simultaneous choices: a match as a sequence of moments.

In a moment, every seat that has something to choose is asked once, and all are asked about the same state: no choice
takes effect before all have chosen. So nobody learns anything from the order in which they are asked. Then the choices
reach the referee in a random order, which favours nobody.
"""

from collections.abc import Mapping
from random import Random

from msgspec import Struct

from keypeg.players.random_draws import draw_tokens
from keypeg.rules import referee
from keypeg.rules.actions import Action, CallMastermind, Challenge, LayRow
from keypeg.rules.duel import Duel
from keypeg.rules.edition import Edition
from keypeg.rules.offers import (
    MayChallenge,
    MayDeal,
    MayLayRow,
    MayResign,
    MayTakeHint,
    Offer,
    is_awaited,
)
from keypeg.rules.referee import State, View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView


class PendingChoice(Struct, frozen=True):
    """What a seat may choose from."""

    offers: tuple[Offer, ...]
    may_pass: bool


class SimultaneousMatch:
    """A match, and the choices that are pending in the current moment."""

    def __init__(self, edition: Edition, seats: int, rng: Random) -> None:
        self.state: State = referee.start(edition, seats)
        self._rng = rng
        self._checked: dict[int, tuple[int, int, int]] = {}
        """The keys that each seat last challenged without success."""
        self.pending: dict[int, PendingChoice] = {}
        """By seat. It is empty once the match is over."""
        self._next_moment()

    def settle(self, choices: Mapping[int, Action | None]) -> None:
        """Play the choices of all seats that were asked (None is to pass), and begin the next moment.

        Challenges come first, then calls, then everything else; within each kind the order is random. If one of them
        ends the attempt, those after it are dropped. So is the second row of a tick in a race by hand: its player owes
        the key of the first one now (D11).
        """
        arriving = list(self.pending)
        self._rng.shuffle(arriving)
        arriving.sort(key=lambda seat: _priority(choices[seat]))
        attempt = _attempt(self.state)
        for seat in arriving:
            action = choices[seat]
            if action is None or (isinstance(action, LayRow) and not self._may_lay(seat)):
                continue
            self.state, _ = referee.play(self.state, seat, action)
            if _attempt(self.state) != attempt:
                break
            if isinstance(action, Challenge):
                self._checked[seat] = _keys_seen(referee.view(self.state, seat), seat)
        self._next_moment()

    def _may_lay(self, seat: int) -> bool:
        return any(isinstance(offer, MayLayRow) for offer in referee.offers(self.state, seat))

    def _next_moment(self) -> None:
        for deal in referee.offers(self.state, None):
            assert isinstance(deal, MayDeal)  # the table does nothing else
            self.state, _ = referee.play(self.state, None, draw_tokens(deal, self.state.seats, self._rng))
        found = {seat: self._offers(seat) for seat in range(self.state.seats)}
        self.pending = {
            seat: PendingChoice(offers, self._may_pass(seat, found)) for seat, offers in found.items() if offers
        }

    def _offers(self, seat: int) -> tuple[Offer, ...]:
        """The referee's offers, but nobody challenges the same keys twice."""
        offers = [offer for offer in referee.offers(self.state, seat) if not isinstance(offer, MayResign | MayTakeHint)]
        if self._already_challenged(seat):
            offers = [offer for offer in offers if not isinstance(offer, MayChallenge)]
        return tuple(offers)

    def _already_challenged(self, seat: int) -> bool:
        """Whether this seat has challenged the same keys before, and they were right."""
        return seat in self._checked and self._checked[seat] == _keys_seen(referee.view(self.state, seat), seat)

    def _may_pass(self, seat: int, found: Mapping[int, tuple[Offer, ...]]) -> bool:
        """A seat that the match waits for may not pass. A race waits for nobody while the other seat can act."""
        racing = isinstance(self.state, Duel) and self.state.game.race
        if any(offer.awaited and not (racing and isinstance(offer, MayLayRow)) for offer in found[seat]):
            return False
        return any(is_awaited(offers) for other, offers in found.items() if other != seat)


def _attempt(state: State) -> tuple[int, int, bool]:
    return state.number, state.attempt, bool(state.winners)


def _priority(action: Action | None) -> int:
    match action:
        case Challenge():
            return 0
        case CallMastermind():
            return 1
        case _:
            return 2


def _keys_seen(view: View, seat: int) -> tuple[int, int, int]:
    """The keys that a seat could challenge: the round, the attempt and their number."""
    match view:
        case CodebreakingView(board=board):
            keys = sum(row.key is not None for row in board)
        case DuelView(boards=boards):
            keys = sum(row.key is not None for row in boards[seat])
        case GroupView(asked=asked):
            keys = sum(answer is not None for row in asked for answer in row.answers)
    return view.number, view.attempt, keys
