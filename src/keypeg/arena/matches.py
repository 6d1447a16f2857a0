"""A match among players. Players are shown their views; the state of the match stays here.

Players who may act at the same moment act in the order of simulated clocks: each row takes the pace of its player.
Nobody waits for these clocks. They decide races as they would be decided among people.
"""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from keypeg.arena.refusals import ArenaFault, ArenaRefusal
from keypeg.players.player import Player
from keypeg.players.random_draws import draw_tokens
from keypeg.records.entries import Entry
from keypeg.records.replay import Step
from keypeg.rules import referee
from keypeg.rules.actions import Action, Deal, LayRow
from keypeg.rules.edition import Edition
from keypeg.rules.events import AttemptEnded
from keypeg.rules.offers import MayDeal
from keypeg.rules.referee import State
from keypeg.rules.refusals import Refusal


def play(edition: Edition, players: Sequence[Player], rng: Random, *, opener: int | None = None) -> Iterator[Step]:
    """Play a match to its end. `rng` makes the draws of the table; `opener`, if given, opens instead of a drawn seat.

    Raises ArenaRefusal when a player does what the referee refuses, or when nobody acts.
    """
    state = referee.start(edition, len(players))
    clock_seconds = [0.0] * len(players)
    while not state.winners:
        seat, action = _next(state, players, clock_seconds, rng)
        if opener is not None and isinstance(action, Deal) and action.opener is not None:
            action = replace(action, opener=opener)
        try:
            state, events = referee.play(state, seat, action)
        except Refusal as refusal:
            if seat is None:
                raise  # the table deals by the rules, so this is a bug
            raise ArenaRefusal(ArenaFault.ILLEGAL_ACTION, why="seat", seat=seat, reason=refusal) from refusal
        if any(isinstance(event, AttemptEnded) for event in events):
            clock_seconds[:] = [max(clock_seconds)] * len(clock_seconds)  # the next attempt begins for all at once
        yield Step(Entry(seat, action), events, state)


def _next(
    state: State, players: Sequence[Player], clock_seconds: list[float], rng: Random
) -> tuple[int | None, Action]:
    for deal in referee.offers(state, None):
        assert isinstance(deal, MayDeal)  # the table does nothing else
        return None, draw_tokens(deal, state.seats, rng)
    waiting = []
    for seat, player in enumerate(players):
        if not (offers := referee.offers(state, seat)):
            continue
        view = referee.view(state, seat)
        if (action := player.choose(view, offers)) is not None:
            seconds = player.pace_seconds(view) if isinstance(action, LayRow) else 0.0
            waiting.append((clock_seconds[seat] + seconds, seat, action))
    if not waiting:
        raise ArenaRefusal(ArenaFault.MATCH_STALLED, why="round", round=state.number)
    done_at, seat, action = min(waiting, key=lambda entry: entry[:2])
    clock_seconds[seat] = done_at
    return seat, action
