"""Whose choice it is: a match taken moment by moment.

In a moment, every seat that has something to choose is asked once, and all of them about the same state: what one
chooses changes nothing before all have chosen. So the order in which they are asked cannot tell anybody anything. Then
the choices reach the referee in an order that the table draws, which favours nobody.
"""

from collections.abc import Mapping
from random import Random

from msgspec import Struct

from keypeg.players.dealing import draw_tokens
from keypeg.rules import referee
from keypeg.rules.actions import Action, CallMastermind, Challenge
from keypeg.rules.duel import Duel
from keypeg.rules.edition import Edition
from keypeg.rules.offers import (
    MayChallenge,
    MayDeal,
    MayLayRow,
    MayMarkRow,
    MayResign,
    MayTakeHint,
    Offer,
    is_awaited,
)
from keypeg.rules.referee import State, View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView


class Asked(Struct, frozen=True):
    """What a seat is asked."""

    offers: tuple[Offer, ...]
    may_pass: bool


class Turns:
    """A match, and who is asked what in the moment under way."""

    def __init__(self, edition: Edition, seats: int, chance: Random) -> None:
        self.state: State = referee.start(edition, seats)
        self._chance = chance
        self._checked: dict[int, tuple[int, int, int]] = {}
        """Where each seat last challenged in vain."""
        self.asked: dict[int, Asked] = {}
        """Everybody who has something to choose; nobody once the match is over."""
        self._ask()

    def settle(self, choices: Mapping[int, Action | None]) -> None:
        """Everybody asked has chosen (None is to pass): let the referee decide, and ask for the next choices.

        Challenges arrive first, then calls, then everything else; those of one kind in any order. What has been
        chosen for an attempt that is over by then comes too late.
        """
        arriving = list(self.asked)
        self._chance.shuffle(arriving)
        arriving.sort(key=lambda seat: _haste(choices[seat]))
        attempt = _attempt(self.state)
        for seat in arriving:
            action = choices[seat]
            if action is None:
                continue
            self.state, _ = referee.play(self.state, seat, action)
            if _attempt(self.state) != attempt:
                break
            if isinstance(action, Challenge):
                self._checked[seat] = _keys_seen(referee.view(self.state, seat), seat)
        self._ask()

    def _ask(self) -> None:
        for deal in referee.offers(self.state, None):
            assert isinstance(deal, MayDeal)  # the table does nothing else
            self.state, _ = referee.play(self.state, None, draw_tokens(deal, self.state.seats, self._chance))
        found = {seat: self._offers(seat) for seat in range(self.state.seats)}
        self.asked = {seat: Asked(offers, self._may_pass(seat, found)) for seat, offers in found.items() if offers}

    def _offers(self, seat: int) -> tuple[Offer, ...]:
        """What the referee offers; but rows are answered at once (D11), and nobody challenges the same keys twice."""
        offers = [offer for offer in referee.offers(self.state, seat) if not isinstance(offer, MayResign | MayTakeHint)]
        if any(isinstance(offer, MayMarkRow) for offer in offers):
            offers = [offer for offer in offers if not isinstance(offer, MayLayRow)]
        if self.in_vain(seat):
            offers = [offer for offer in offers if not isinstance(offer, MayChallenge)]
        return tuple(offers)

    def in_vain(self, seat: int) -> bool:
        """Whether the keys this seat could challenge have been found to be right already."""
        return seat in self._checked and self._checked[seat] == _keys_seen(referee.view(self.state, seat), seat)

    def _may_pass(self, seat: int, found: Mapping[int, tuple[Offer, ...]]) -> bool:
        """A seat that the match waits for may not pass. In a race it does not wait, while the other can go on."""
        racing = isinstance(self.state, Duel) and self.state.game.race
        if any(offer.awaited and not (racing and isinstance(offer, MayLayRow)) for offer in found[seat]):
            return False
        return any(is_awaited(offers) for other, offers in found.items() if other != seat)


def _attempt(state: State) -> tuple[int, int, bool]:
    return state.number, state.attempt, bool(state.winners)


def _haste(action: Action | None) -> int:
    match action:
        case Challenge():
            return 0
        case CallMastermind():
            return 1
        case _:
            return 2


def _keys_seen(view: View, seat: int) -> tuple[int, int, int]:
    """The keys that a seat could challenge: how many, and in which attempt."""
    match view:
        case CodebreakingView(board=board):
            keys = sum(row.key is not None for row in board)
        case DuelView(boards=boards):
            keys = sum(row.key is not None for row in boards[seat])
        case GroupView(asked=asked):
            keys = sum(answer is not None for row in asked for answer in row.answers)
    return view.number, view.attempt, keys
