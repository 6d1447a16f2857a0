"""The referee: one small protocol over the three machines.

`start` a match, ask for `offers`, let the referee `decide` what an action brings, and `evolve` the state by it.
`view` is what a seat may know. None stands for nobody's seat: the table when it acts, a spectator when it looks.
"""

from types import ModuleType
from typing import Any, Final

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

__all__ = ["State", "View", "decide", "evolve", "offers", "play", "start", "view"]

_MACHINES: Final[dict[type[Any], ModuleType]] = {
    Codebreaking: codebreaking,
    Duel: duel,
    Group: group,
}


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


def offers(state: State, seat: int | None) -> list[Offer]:
    """What a seat may do now, or the table (None); empty when it is not its moment."""
    if state.winners:
        return []
    found: list[Offer] = _MACHINES[type(state)].offers(state, seat)
    if seat is not None and state.edition.hints:
        found.append(MayTakeHint())
    return found


def decide(state: State, seat: int | None, action: Action) -> list[Event]:
    """What follows from an action, or a Refusal. Changes nothing."""
    if state.winners:
        raise Refusal(Fault.MATCH_OVER, state.edition.paragraphs.ending)
    if seat is None:
        if not isinstance(action, Deal):
            raise Refusal(Fault.UNKNOWN_SEAT, why="unnamed")
    elif not 0 <= seat < state.seats:
        raise Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=state.seats - 1)
    elif isinstance(action, TakeHint):
        if not state.edition.hints:
            raise Refusal(Fault.HINTS_FORBIDDEN)
        return [HintTaken(seat, action.step)]
    elif isinstance(action, Deal):
        raise Refusal(Fault.NOT_YOUR_TURN, "G2", why="table_deals")
    events: list[Event] = _MACHINES[type(state)].decide(state, seat, action)
    return events


def evolve(state: State, event: Event) -> State:
    """The state after an event: the only place where it changes."""
    after: State = _MACHINES[type(state)].evolve(state, event)
    return after


def play(state: State, seat: int | None, action: Action) -> tuple[State, list[Event]]:
    """Decide and evolve at once."""
    machine = _MACHINES[type(state)]
    events = decide(state, seat, action)
    for event in events:
        state = machine.evolve(state, event)
    return state, events
