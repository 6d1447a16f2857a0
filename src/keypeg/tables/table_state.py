"""The state of a match at a table: the fold over its log. Pure: time and chance come in with the lines.

`take` is decision and consequence in one: it gives the state after a line, or refuses the line.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from keypeg.records.commitments import commitment, secret_of
from keypeg.rules import referee
from keypeg.rules.actions import (
    Action,
    Ask,
    CallMastermind,
    GiveAnswer,
    HideCode,
    LayRow,
    MarkRow,
)
from keypeg.rules.boxes import edition
from keypeg.rules.edition import DuelGame, Edition, GroupGame
from keypeg.rules.events import AttemptEnded, Event
from keypeg.rules.offers import MayAnswer, MayAsk, MayCall, MayChallenge, MayDeal, MayGuess, MayHide, MayMark, Offer
from keypeg.rules.referee import State
from keypeg.tables.clocks import Outage, Waits, begin, go_on
from keypeg.tables.log_lines import (
    Acted,
    Came,
    LogLine,
    RaceSet,
    RematchMade,
    RematchOffered,
    Seated,
    Stood,
    Went,
)
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.setup import SeatKind, Stage, TableSetup

LEADING: Final = frozenset((MayHide, MayGuess, MayMark, MayAsk, MayAnswer))
"""Offers that the match waits for. Nobody is on the clock for what they may do at any time."""
THINKING: Final = LEADING | {MayCall, MayChallenge}
"""Offers that a computer is asked about."""
MOVES: Final = frozenset((HideCode, LayRow, MarkRow, Ask, GiveAnswer, CallMastermind))
"""Actions that take an offer that leads; they are what clocks count."""


class Seat(Struct, frozen=True, gc=False):
    """A place at the table and who has it."""

    guest: str | None = None
    name: str | None = None
    level: str | None = None
    nodes: tuple[str, ...] = ()
    """The nodes by way of which its player is there."""
    went: int | None = None
    """Since when its player is away."""

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.level is not None

    @property
    def present(self) -> bool:
        return self.level is not None or bool(self.nodes)


class Seal(Struct, frozen=True, gc=False):
    """What was committed to in the attempt under way. The salt stays here until the reveal."""

    seat: int | None
    commitment: str
    salt: str

    def __repr__(self) -> str:
        return f"Seal({self.seat}, {self.commitment})"


class TableState(Struct, frozen=True, gc=False):
    """A table as its log leaves it."""

    setup: TableSetup
    match: State
    seats: tuple[Seat, ...]
    waits: Waits
    offers: tuple[list[Offer], ...]
    acts: tuple[int, ...]
    """How often each seat has acted."""
    version: int = 0
    begun: bool = False
    race_starts: int | None = None
    seals: tuple[Seal, ...] = ()
    rematch_offers: frozenset[int] = frozenset()
    rematch: str | None = None
    """The address of the table where the match goes on."""
    outages: tuple[Outage, ...] = ()

    def __repr__(self) -> str:
        return f"TableState({self.setup.address}, version {self.version})"

    @property
    def stage(self) -> Stage:
        if self.match.winners:
            return Stage.OVER
        return Stage.PLAYING if self.begun else Stage.OPEN

    @property
    def racing(self) -> bool:
        game = self.match.edition.game
        return isinstance(game, DuelGame) and game.race


def initial(setup: TableSetup, outages: Sequence[Outage] = ()) -> TableState:
    """A table before its first line."""
    agreed = agreed_edition(setup)
    count = len(setup.plans)
    seats = tuple(Seat(level=plan.level, name=plan.level) for plan in setup.plans)
    state = TableState(
        setup=setup,
        match=referee.start(agreed, count),
        seats=seats,
        waits=begin(setup.clock, count),
        offers=([],) * count,
        acts=(0,) * count,
        outages=tuple(outages),
    )
    return _begin_if_full(state, setup.created)


def agreed_edition(setup: TableSetup) -> Edition:
    """The edition played at a table; tables that agreed on the same share it."""
    return _edition(setup.edition, tuple(sorted(setup.options.items())))


@lru_cache(maxsize=256)
def _edition(name: str, options: tuple[tuple[str, str | int | bool | None], ...]) -> Edition:
    return edition(name, dict(options))


def apply(state: TableState, line: LogLine) -> tuple[TableState, list[Event]]:
    """The state after a line, and what happened in the match; a Refusal or TableRefusal if it may not be."""
    match line:
        case Acted():
            return _act(state, line)
        case Seated(seat=seat):
            return _begin_if_full(_seated(state, line), line.at), []
        case Stood(seat=seat):
            return _with_seat(state, seat, Seat()), []
        case Came(seat=seat, node=node):
            there = state.seats[seat]
            return _with_seat(state, seat, replace(there, nodes=(*there.nodes, node), went=None)), []
        case Went(seat=seat, node=node):
            there = state.seats[seat]
            nodes = tuple(other for other in there.nodes if other != node)
            return _with_seat(state, seat, replace(there, nodes=nodes, went=None if nodes else line.at)), []
        case RaceSet(starts=starts):
            waits = replace(state.waits, since=tuple(since and max(since, starts) for since in state.waits.since))
            return replace(state, version=state.version + 1, race_starts=starts, waits=waits), []
        case RematchOffered(seat=seat):
            return replace(state, version=state.version + 1, rematch_offers=state.rematch_offers | {seat}), []
        case RematchMade(address=address):
            return replace(state, version=state.version + 1, rematch=address), []
        case _:
            assert_never(line)


def _act(state: TableState, line: Acted) -> tuple[TableState, list[Event]]:
    if not state.begun:
        raise TableRefusal(TableFault.NOT_BEGUN)
    action = line.action
    if state.race_starts is not None and line.at < state.race_starts and isinstance(action, LayRow):
        raise TableRefusal(TableFault.RACE_NOT_STARTED)
    match, events = referee.play(state.match, line.seat, action)
    seals = state.seals
    if line.salt is not None and line.commitment is not None:
        seals = (*seals, Seal(line.seat, line.commitment, line.salt))
    fresh = AttemptEnded in map(type, events)
    offers = tuple([referee.offers(match, seat) for seat in range(match.seats)])
    moved = line.seat if type(action) in MOVES else None
    return TableState(
        setup=state.setup,
        match=match,
        seats=state.seats,
        waits=go_on(
            state.setup.clock,
            state.waits,
            [_leads(found) for found in offers],
            line.at,
            moved=moved,
            fresh=fresh,
            outages=state.outages,
        ),
        offers=offers,
        acts=tuple([count + (seat == line.seat) for seat, count in enumerate(state.acts)]),
        version=state.version + 1,
        begun=True,
        race_starts=None if fresh else state.race_starts,
        seals=() if fresh else seals,
        rematch_offers=state.rematch_offers,
        rematch=state.rematch,
        outages=state.outages,
    ), events


def _leads(offers: list[Offer]) -> bool:
    """Whether the match waits for whoever has these."""
    for offer in offers:  # noqa: SIM110 - on the way of every move
        if type(offer) in LEADING:
            return True
    return False


def _seated(state: TableState, line: Seated) -> TableState:
    if state.seats[line.seat].taken:
        raise TableRefusal(TableFault.SEAT_TAKEN, why="taken")
    return _with_seat(state, line.seat, Seat(guest=line.guest, name=line.name))


def _with_seat(state: TableState, seat: int, there: Seat) -> TableState:
    seats = (*state.seats[:seat], there, *state.seats[seat + 1 :])
    return replace(state, version=state.version + 1, seats=seats)


def _begin_if_full(state: TableState, at: int) -> TableState:
    if state.begun or not all(seat.taken for seat in state.seats):
        return state
    offers = tuple([referee.offers(state.match, seat) for seat in range(state.match.seats)])
    leading = [_leads(found) for found in offers]
    return replace(
        state, begun=True, offers=offers, waits=go_on(state.setup.clock, state.waits, leading, at, fresh=True)
    )


def sealed(at: int, seat: int | None, action: Action, salts: Callable[[], str]) -> Acted:
    """The line of an action; one that hides something carries the commitment to it."""
    secret = secret_of(action)
    if secret is None:
        return Acted(at, seat, action)
    salt = salts()
    return Acted(at, seat, action, None, salt, commitment(salt, secret))


def deal_due(state: TableState) -> MayDeal | None:
    """The draw that the table owes."""
    if state.begun and isinstance(state.match.edition.game, GroupGame):
        for offer in referee.offers(state.match, None):
            if isinstance(offer, MayDeal):
                return offer
    return None


def race_due(state: TableState) -> bool:
    """Whether both codes of a race are hidden and its start is not announced yet."""
    if not state.racing or state.race_starts is not None or not state.begun:
        return False
    return any(isinstance(offer, MayGuess) for found in state.offers for offer in found)


def computer_seats(state: TableState) -> list[int]:
    """The computers that have something to think about."""
    if not state.begun:
        return []
    return [
        seat
        for seat, plan in enumerate(state.setup.plans)
        if plan.sitter is SeatKind.COMPUTER and any(type(offer) in THINKING for offer in state.offers[seat])
    ]
