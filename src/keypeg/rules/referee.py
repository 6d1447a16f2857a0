"""The referee: one small protocol in front of the three machines.

`start` begins a match, `offers` says what a seat may do, `decide` gives the events that follow from an action, `evolve`
gives the state after an event, and `view` gives what a seat may know. The seat None is the table when it acts, and a
spectator when it looks.
"""

from collections.abc import Sequence
from functools import reduce
from typing import assert_never

from keypeg.rules import codebreaking, duel, group
from keypeg.rules.actions import Action, Deal, TakeHint
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.rules.events import Event, HintTaken
from keypeg.rules.group import Group
from keypeg.rules.offers import MayTakeHint, Offer
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.views import View, view

State = Codebreaking | Duel | Group

__all__ = ["State", "View", "decide", "evolve", "keeps_offers", "offers", "play", "start", "view"]


def start(edition: Edition, seats: int) -> State:
    """A match of this edition before its first action."""
    edition.check_players(seats)
    match edition.game:
        case CodebreakingGame() as game:
            return codebreaking.start(edition, seats, game)
        case DuelGame() as game:
            return duel.start(edition, seats, game)
        case GroupGame() as game:
            return group.start(edition, seats, game)
        case game:
            assert_never(game)


def offers(state: State, seat: int | None) -> list[Offer]:
    """What a seat, or the table (None), may do now. Empty if it may do nothing."""
    if state.winners:
        return []
    match state:
        case Codebreaking():
            found = codebreaking.offers(state, seat)
        case Duel():
            found = duel.offers(state, seat)
        case Group():
            found = group.offers(state, seat)
        case _:
            assert_never(state)
    if seat is not None and state.edition.hints:
        found.append(MayTakeHint())
    return found


def keeps_offers(state: State, events: Sequence[Event]) -> bool:
    """Whether every seat may do after these events what it might do before them, as when the referee marks a row."""
    return type(state) is Codebreaking and codebreaking.keeps_offers(events)


def decide(state: State, seat: int | None, action: Action) -> list[Event]:
    """What follows from an action, or a Refusal. Changes nothing."""
    if hint := _check(state, seat, action):
        return hint
    match state:
        case Codebreaking():
            return codebreaking.decide(state, seat, action)
        case Duel():
            return duel.decide(state, seat, action)
        case Group():
            return group.decide(state, seat, action)
        case _:
            assert_never(state)


def evolve(state: State, event: Event) -> State:
    """The state after an event. The state changes nowhere else."""
    match state:
        case Codebreaking():
            return codebreaking.evolve(state, event)
        case Duel():
            return duel.evolve(state, event)
        case Group():
            return group.evolve(state, event)
        case _:
            assert_never(state)


def play(state: State, seat: int | None, action: Action) -> tuple[State, list[Event]]:
    """Decide what an action brings, and evolve the state by it.

    The same as `decide` and then `evolve` for each event, but with one dispatch for all of it: class patterns that do
    not match a struct are slow, and replays spend their time here.
    """
    events = _check(state, seat, action)
    match state:
        case Codebreaking():
            events = events or codebreaking.decide(state, seat, action)
            return codebreaking.evolved(state, events), events
        case Duel():
            events = events or duel.decide(state, seat, action)
            return reduce(duel.evolve, events, state), events
        case Group():
            events = events or group.decide(state, seat, action)
            return reduce(group.evolve, events, state), events
        case _:
            assert_never(state)


def _check(state: State, seat: int | None, action: Action) -> list[Event]:
    """Refuse what no machine takes. A hint is the same in every machine, so its event is given here."""
    if state.winners:
        raise Refusal(Fault.MATCH_OVER, state.edition.paragraphs.ending)
    # `type(…) is`, because isinstance is slow where it says no, and here it nearly always does.
    if seat is None:
        if type(action) is not Deal:
            raise Refusal(Fault.UNKNOWN_SEAT, why="unnamed")
    elif not 0 <= seat < state.seats:
        raise Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=state.seats - 1)
    elif type(action) is TakeHint:
        if not state.edition.hints:
            raise Refusal(Fault.HINTS_FORBIDDEN)
        return [HintTaken(seat, action.step)]
    return []
