"""The course of a match at a table: the fold over its log. Pure: time and chance come in with the lines.

`take` is decision and consequence in one: it gives the course after a line, or refuses the line.
"""

from collections.abc import Callable, Sequence
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from keypeg.records.commitments import commitment, secret_of
from keypeg.rules import referee
from keypeg.rules.actions import (
    Action,
    AskRow,
    CallMastermind,
    GiveAnswer,
    HideCode,
    LayRow,
    MarkRow,
)
from keypeg.rules.boxes import edition
from keypeg.rules.edition import DuelGame, Edition, GroupGame
from keypeg.rules.events import AttemptEnded, Event
from keypeg.rules.offers import (
    MayCallMastermind,
    MayChallenge,
    MayDeal,
    MayLayRow,
    Offer,
    is_awaited,
)
from keypeg.rules.referee import State
from keypeg.tables.clocks import Outage, Waits, begin, go_on
from keypeg.tables.lines import (
    Acted,
    Came,
    Line,
    RaceSet,
    RematchMade,
    RematchOffered,
    Seated,
    Stood,
    Went,
)
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.settings import Head, Sitter, Stage

MOVES: Final = frozenset((HideCode, LayRow, MarkRow, AskRow, GiveAnswer, CallMastermind))
"""Actions that clocks count: a turn ends with each of them."""


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


class Course(Struct, frozen=True, gc=False):
    """A table as its log leaves it."""

    head: Head
    state: State
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
        return f"Course({self.head.address}, version {self.version})"

    @property
    def stage(self) -> Stage:
        if self.state.winners:
            return Stage.OVER
        return Stage.PLAYING if self.begun else Stage.OPEN

    @property
    def racing(self) -> bool:
        game = self.state.edition.game
        return isinstance(game, DuelGame) and game.race


def set_out(head: Head, outages: Sequence[Outage] = ()) -> Course:
    """A table before its first line."""
    agreed = agreed_edition(head)
    count = len(head.plans)
    seats = tuple(Seat(level=plan.level, name=plan.level) for plan in head.plans)
    course = Course(
        head=head,
        state=referee.start(agreed, count),
        seats=seats,
        waits=begin(head.clock, count),
        offers=([],) * count,
        acts=(0,) * count,
        outages=tuple(outages),
    )
    return _begin_if_full(course, head.created)


def agreed_edition(head: Head) -> Edition:
    """The edition played at a table; tables that agreed on the same share it."""
    return edition(head.edition, head.options)


def take(course: Course, line: Line) -> tuple[Course, list[Event]]:
    """The course after a line, and what happened in the match; a Refusal or TableRefusal if it may not be."""
    match line:
        case Acted():
            return _act(course, line)
        case Seated(seat=seat):
            return _begin_if_full(_seated(course, line), line.at), []
        case Stood(seat=seat):
            return _with_seat(course, seat, Seat()), []
        case Came(seat=seat, node=node):
            there = course.seats[seat]
            return _with_seat(course, seat, replace(there, nodes=(*there.nodes, node), went=None)), []
        case Went(seat=seat, node=node):
            there = course.seats[seat]
            nodes = tuple(other for other in there.nodes if other != node)
            return _with_seat(course, seat, replace(there, nodes=nodes, went=None if nodes else line.at)), []
        case RaceSet(starts=starts):
            waits = replace(course.waits, since=tuple(since and max(since, starts) for since in course.waits.since))
            return replace(course, version=course.version + 1, race_starts=starts, waits=waits), []
        case RematchOffered(seat=seat):
            return replace(course, version=course.version + 1, rematch_offers=course.rematch_offers | {seat}), []
        case RematchMade(address=address):
            return replace(course, version=course.version + 1, rematch=address), []
        case _:
            assert_never(line)


def _act(course: Course, line: Acted) -> tuple[Course, list[Event]]:
    if not course.begun:
        raise TableRefusal(TableFault.NOT_BEGUN)
    action = line.action
    if course.race_starts is not None and line.at < course.race_starts and isinstance(action, LayRow):
        raise TableRefusal(TableFault.RACE_NOT_STARTED)
    state, events = referee.play(course.state, line.seat, action)
    seals = course.seals
    if line.salt is not None and line.commitment is not None:
        seals = (*seals, Seal(line.seat, line.commitment, line.salt))
    fresh = AttemptEnded in map(type, events)
    offers = tuple([referee.offers(state, seat) for seat in range(state.seats)])
    moved = line.seat if type(action) in MOVES else None
    return Course(
        head=course.head,
        state=state,
        seats=course.seats,
        waits=go_on(
            course.head.clock,
            course.waits,
            [is_awaited(found) for found in offers],
            line.at,
            moved=moved,
            fresh=fresh,
            outages=course.outages,
        ),
        offers=offers,
        acts=tuple([count + (seat == line.seat) for seat, count in enumerate(course.acts)]),
        version=course.version + 1,
        begun=True,
        race_starts=None if fresh else course.race_starts,
        seals=() if fresh else seals,
        rematch_offers=course.rematch_offers,
        rematch=course.rematch,
        outages=course.outages,
    ), events


def _seated(course: Course, line: Seated) -> Course:
    if course.seats[line.seat].taken:
        raise TableRefusal(TableFault.SEAT_TAKEN, why="taken")
    return _with_seat(course, line.seat, Seat(guest=line.guest, name=line.name))


def _with_seat(course: Course, seat: int, there: Seat) -> Course:
    seats = (*course.seats[:seat], there, *course.seats[seat + 1 :])
    return replace(course, version=course.version + 1, seats=seats)


def _begin_if_full(course: Course, at: int) -> Course:
    if course.begun or not all(seat.taken for seat in course.seats):
        return course
    offers = tuple([referee.offers(course.state, seat) for seat in range(course.state.seats)])
    awaited = [is_awaited(found) for found in offers]
    return replace(
        course, begun=True, offers=offers, waits=go_on(course.head.clock, course.waits, awaited, at, fresh=True)
    )


def sealed(at: int, seat: int | None, action: Action, salts: Callable[[], str]) -> Acted:
    """The line of an action; one that hides something carries the commitment to it."""
    secret = secret_of(action)
    if secret is None:
        return Acted(at, seat, action)
    salt = salts()
    return Acted(at, seat, action, None, salt, commitment(salt, secret))


def deal_due(course: Course) -> MayDeal | None:
    """The draw that the table owes."""
    if course.begun and isinstance(course.state.edition.game, GroupGame):
        for offer in referee.offers(course.state, None):
            if isinstance(offer, MayDeal):
                return offer
    return None


def race_due(course: Course) -> bool:
    """Whether both codes of a race are hidden and its start is not announced yet."""
    if not course.racing or course.race_starts is not None or not course.begun:
        return False
    return any(isinstance(offer, MayLayRow) for found in course.offers for offer in found)


def computer_seats(course: Course) -> list[int]:
    """The computers that have something to think about."""
    if not course.begun:
        return []
    return [
        seat
        for seat, plan in enumerate(course.head.plans)
        if plan.sitter is Sitter.COMPUTER and _asks_computer(course.offers[seat])
    ]


def _asks_computer(offers: list[Offer]) -> bool:
    """Whether a computer with these offers is asked what it does: also where it may call or challenge."""
    return any(offer.awaited or isinstance(offer, MayCallMastermind | MayChallenge) for offer in offers)
