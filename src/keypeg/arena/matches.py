"""A match among players: the referee's side of it. Players are shown their views; the state stays here.

Players who may act at the same moment do so in the order of a clock: each takes its pace for a row. Nobody waits for
that clock; it is only there so that races are decided as among people.
"""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from keypeg.locales import in_english
from keypeg.players.dealing import draw_tokens
from keypeg.players.player import Player
from keypeg.records.entries import Entry
from keypeg.records.replay import Step
from keypeg.rules import referee
from keypeg.rules.actions import Action, Deal, LayRow
from keypeg.rules.edition import Edition
from keypeg.rules.events import AttemptEnded
from keypeg.rules.offers import MayDeal
from keypeg.rules.referee import State
from keypeg.rules.refusals import Refusal


class Stalled(RuntimeError):
    """Nobody does anything, and the match is not over."""


class Illegal(RuntimeError):
    """A player wants to do what the referee refuses."""

    def __init__(self, seat: int, refusal: Refusal) -> None:
        super().__init__(in_english(refusal.fault, refusal.values))
        self.seat = seat


def play(edition: Edition, players: Sequence[Player], chance: Random, *, opener: int | None = None) -> Iterator[Step]:
    """Play a match to its end; `chance` is the table's. Where the table draws who opens, `opener` may do without."""
    state = referee.start(edition, len(players))
    clocks = [0.0] * len(players)
    while not state.winners:
        seat, action = _next(state, players, clocks, chance)
        if opener is not None and isinstance(action, Deal) and action.opener is not None:
            action = replace(action, opener=opener)
        try:
            state, events = referee.play(state, seat, action)
        except Refusal as refusal:
            if seat is None:
                raise  # the table deals by the rules, or something is broken here
            raise Illegal(seat, refusal) from refusal
        if any(isinstance(event, AttemptEnded) for event in events):
            clocks[:] = [max(clocks)] * len(clocks)  # the next attempt begins for all at once
        yield Step(Entry(seat, action), events, state)


def _next(state: State, players: Sequence[Player], clocks: list[float], chance: Random) -> tuple[int | None, Action]:
    for deal in referee.offers(state, None):
        assert isinstance(deal, MayDeal)  # the table does nothing else
        return None, draw_tokens(deal, state.seats, chance)
    waiting = []
    for seat, player in enumerate(players):
        if not (offers := referee.offers(state, seat)):
            continue
        view = referee.view(state, seat)
        if (action := player.choose(view, offers)) is not None:
            seconds = player.pace(view) if isinstance(action, LayRow) else 0.0
            waiting.append((clocks[seat] + seconds, seat, action))
    if not waiting:
        raise Stalled(f"Nobody acts in round {state.number}.")
    clock, seat, action = min(waiting, key=lambda entry: entry[:2])
    clocks[seat] = clock
    return seat, action
