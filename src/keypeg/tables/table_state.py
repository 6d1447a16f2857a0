"""The state of a table: a fold over the lines of its log.

Everything here is pure: times and random values come in with the lines. `apply` decides about a line and carries it
out: it returns the state after the line, or refuses the line.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from keypeg.rules import referee
from keypeg.rules.actions import (
    AskRow,
    CallMastermind,
    GiveAnswer,
    HideCode,
    LayRow,
    MarkRow,
    TakeHint,
)
from keypeg.rules.boxes import edition
from keypeg.rules.edition import DuelGame
from keypeg.rules.events import AttemptEnded, Event
from keypeg.rules.offers import (
    MayCallMastermind,
    MayChallenge,
    Offer,
    is_awaited,
)
from keypeg.rules.referee import State
from keypeg.tables.clocks import Days, Outage, SeatTimers, advance, end_of_wait, initial_timers
from keypeg.tables.hint_grants import SeatHints, with_hint
from keypeg.tables.log_lines import (
    Acted,
    Cause,
    Closed,
    ClosedBy,
    LogLine,
    OnlookersCounted,
    PlayerConnected,
    PlayerDisconnected,
    RaceAnnounced,
    Reacted,
    RematchDeclined,
    RematchMade,
    RematchOffered,
    Seated,
    StoodUp,
)
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.setup import SeatKind, Stage, TableSetup

MOVES: Final = frozenset((HideCode, LayRow, MarkRow, AskRow, GiveAnswer, CallMastermind))
"""Actions that end a turn. Clocks count them."""
CLAIM_COUNTDOWN_MS: Final = 60_000
"""How long a player may be away while the match waits for them, before an opponent may claim the round."""
REACTION_PAUSE_MS: Final = 2_000
"""How long a seat has to wait after a reaction before its next one."""
PAST_ATTEMPTS: Final = 4
"""How many of the attempts that are over are kept in memory, and sent in snapshots. The log has the others."""


class Seat(Struct, frozen=True, gc=False):
    """A seat at the table and who holds it."""

    guest: str | None = None
    name: str | None = None
    level: str | None = None
    """The level of a computer."""
    bot: bool = False
    """Whether the guest is a program."""
    nodes: tuple[str, ...] = ()
    """The nodes that its player is connected to."""
    away_since: int | None = None
    """The last sign of a player who is not connected: when they sat down, acted or disconnected from the last node."""
    left_by: str | None = None
    """The guest who gave the seat up. Until somebody sits there, they may take it again."""
    reacted_at: int | None = None
    """When its player last sent a reaction."""

    def known_to(self, guest: str) -> bool:
        """Whether a guest sits there, or sat there last. They need no link."""
        return guest in (self.guest, self.left_by)

    @property
    def taken(self) -> bool:
        """Whether a guest or a computer holds the seat."""
        return self.guest is not None or self.level is not None

    @property
    def present(self) -> bool:
        """Whether its player is connected. A computer always is."""
        return self.level is not None or bool(self.nodes)


class SaltedCommitment(Struct, frozen=True, gc=False):
    """A commitment of the current attempt. The commitment is public; the salt is secret until the reveal."""

    seat: int | None
    """Who hid something; None for a deal, which is the table's own."""
    commitment: str
    salt: str
    round: int
    attempt: int
    at: int
    """When it was published."""

    def __repr__(self) -> str:
        return f"SaltedCommitment({self.seat}, {self.commitment})"


class TableState(Struct, frozen=True, gc=False):
    """A table after some version of its log."""

    setup: TableSetup
    match: State
    seats: tuple[Seat, ...]
    timers: SeatTimers
    offers: tuple[list[Offer], ...]
    action_counts: tuple[int, ...]
    """How many actions of each seat are in the log."""
    actions: int = 0
    """How many actions are in the log, deals included."""
    version: int = 0
    begun: bool = False
    race_starts: int | None = None
    """When the race of the current attempt starts, once that is announced."""
    commitments: tuple[SaltedCommitment, ...] = ()
    rematch_offers: frozenset[int] = frozenset()
    rematch_declined: frozenset[int] = frozenset()
    rematch: str | None = None
    """The address of the rematch's table."""
    outages: tuple[Outage, ...] = ()
    audience: tuple[tuple[str, int], ...] = ()
    """The nodes with onlookers, and how many each has."""
    closed: ClosedBy | None = None
    """Why the table was closed before the end of its match, if it was."""
    hints: tuple[SeatHints, ...] = ()
    """The help that each seat has taken."""
    causes: tuple[tuple[int, Cause], ...] = ()
    """The latest attempts that the table ended for a player, by their number from 0, and why."""

    def __repr__(self) -> str:
        return f"TableState({self.setup.address}, version {self.version})"

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        if self.match.winners or self.closed:
            return Stage.OVER
        return Stage.PLAYING if self.begun else Stage.OPEN

    @property
    def is_race(self) -> bool:
        """Whether the players race each other."""
        game = self.match.edition.game
        return isinstance(game, DuelGame) and game.race

    @property
    def onlookers(self) -> int:
        """How many spectators are connected, to whatever node."""
        return sum(count for _, count in self.audience)


def initial(setup: TableSetup, outages: Sequence[Outage] = ()) -> TableState:
    """The state of a table before its first line."""
    agreed = edition(setup.edition, setup.options)
    count = len(setup.plans)
    seats = tuple(Seat(level=plan.level, name=plan.level) for plan in setup.plans)
    state = TableState(
        setup=setup,
        match=referee.start(agreed, count),
        seats=seats,
        timers=initial_timers(setup.clock, count),
        offers=([],) * count,
        action_counts=(0,) * count,
        outages=tuple(outages),
        hints=(SeatHints(),) * count,
    )
    return _begin_if_full(state, setup.created)


def apply(state: TableState, line: LogLine) -> tuple[TableState, list[Event]]:
    """The state after a line, and the events of the match. Raises Refusal if the line is not allowed."""
    match state.closed:
        case "operator":
            raise TableRefusal(TableFault.TABLE_CLOSED, why="operator")
        case "disuse":
            raise TableRefusal(TableFault.TABLE_CLOSED, why="disuse")
        case "opener":
            raise TableRefusal(TableFault.TABLE_CLOSED, why="opener")
    match line:
        case Acted():
            return _act(state, line)
        case Seated(seat=seat):
            return _begin_if_full(_seated(state, line), line.at), []
        case StoodUp(seat=seat):
            return _with_seat(state, seat, Seat(left_by=state.seats[seat].guest)), []
        case PlayerConnected(seat=seat, node=node):
            held = state.seats[seat]
            return _with_seat(state, seat, replace(held, nodes=(*held.nodes, node), away_since=None)), []
        case PlayerDisconnected(seat=seat, node=node):
            held = state.seats[seat]
            nodes = tuple(other for other in held.nodes if other != node)
            return _with_seat(state, seat, replace(held, nodes=nodes, away_since=None if nodes else line.at)), []
        case RaceAnnounced(starts=starts):
            # Nobody may lay a row before the start: until then no clock runs, and no computer's pace counts.
            since = tuple(since and max(since, starts) for since in state.timers.waiting_since)
            timers = replace(state.timers, waiting_since=since)
            return replace(state, version=state.version + 1, race_starts=starts, timers=timers), []
        case RematchOffered(seat=seat):
            return _with_rematch_answer(state, seat, wanted=True), []
        case RematchDeclined(seat=seat):
            return _with_rematch_answer(state, seat, wanted=False), []
        case RematchMade(address=address):
            return replace(state, version=state.version + 1, rematch=address), []
        case Reacted(seat=seat, at=at):
            return _reacted(state, seat, at), []
        case OnlookersCounted(node=node, onlookers=onlookers):
            others = tuple(each for each in state.audience if each[0] != node)
            audience = (*others, (node, onlookers)) if onlookers else others
            return replace(state, version=state.version + 1, audience=audience), []
        case Closed(by=by):
            return _closed(state, by), []
        case _:
            assert_never(line)


def _act(state: TableState, line: Acted) -> tuple[TableState, list[Event]]:
    if not state.begun:
        raise TableRefusal(TableFault.NOT_BEGUN)
    action = line.action
    if state.race_starts is not None and line.at < state.race_starts and isinstance(action, LayRow):
        raise TableRefusal(TableFault.RACE_NOT_STARTED)
    match, events = referee.play(state.match, line.seat, action)
    if line.seat is not None and referee.keeps_offers(match, events):
        return _after_row(state, line, line.seat, match), events
    commitments = state.commitments
    if commitment := commitment_of(state, line):
        commitments = (*commitments, commitment)
    ended = AttemptEnded in map(type, events)
    if ended:
        match = replace(match, past=match.past.latest(PAST_ATTEMPTS))
    offers = tuple([referee.offers(match, seat) for seat in range(match.seats)])
    moved = line.seat if type(action) in MOVES else None
    causes = state.causes
    if ended and line.cause is not None:
        causes = (*causes, (match.past.count - 1, line.cause))[-PAST_ATTEMPTS:]
    hints = state.hints
    if type(action) is TakeHint and line.seat is not None:
        hints = with_hint(hints, match, line.seat, action.step)
    return TableState(
        setup=state.setup,
        match=match,
        seats=_with_sign_of_life(state.seats, line),
        timers=advance(
            state.setup.clock,
            state.timers,
            [is_awaited(found) for found in offers],
            line.at,
            moved=moved,
            reset=ended,
            outages=state.outages,
        ),
        offers=offers,
        action_counts=tuple([count + (seat == line.seat) for seat, count in enumerate(state.action_counts)]),
        actions=state.actions + 1,
        version=state.version + 1,
        begun=True,
        race_starts=None if ended else state.race_starts,
        commitments=() if ended else commitments,
        rematch_offers=state.rematch_offers,
        rematch_declined=state.rematch_declined,
        rematch=state.rematch,
        outages=state.outages,
        hints=hints,
        audience=state.audience,
        causes=causes,
    ), events


def _after_row(state: TableState, line: Acted, seat: int, match: State) -> TableState:
    """The state after a row that the referee has marked, if the round goes on. Nearly every move is one."""
    counts, timers = state.action_counts, state.timers
    waited_for = [since is not None for since in timers.waiting_since]  # as before
    return replace(
        state,
        match=match,
        seats=_with_sign_of_life(state.seats, line),
        timers=advance(state.setup.clock, timers, waited_for, line.at, moved=seat, outages=state.outages),
        action_counts=(*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]),
        actions=state.actions + 1,
        version=state.version + 1,
    )


def _with_sign_of_life(seats: tuple[Seat, ...], line: Acted) -> tuple[Seat, ...]:
    """The seats after an action. A player may act without ever being connected, and is there nevertheless."""
    if line.seat is None or line.cause is not None or seats[line.seat].present:
        return seats
    acting = replace(seats[line.seat], away_since=line.at)
    return (*seats[: line.seat], acting, *seats[line.seat + 1 :])


def commitment_of(state: TableState, line: Acted) -> SaltedCommitment | None:
    """The commitment that comes with an action in this state, if the action hides something."""
    if line.salt is None or line.commitment is None:
        return None
    return SaltedCommitment(line.seat, line.commitment, line.salt, state.match.number, state.match.attempt, line.at)


def _seated(state: TableState, line: Seated) -> TableState:
    held = state.seats[line.seat]
    if held.guest == line.guest and not state.begun:
        return _with_seat(state, line.seat, replace(held, name=line.name))
    if held.taken:
        raise TableRefusal(TableFault.SEAT_TAKEN, why="taken")
    return _with_seat(state, line.seat, Seat(guest=line.guest, name=line.name, bot=line.bot, away_since=line.at))


def _with_rematch_answer(state: TableState, seat: int, *, wanted: bool) -> TableState:
    """The last answer of a player counts, until the rematch is created."""
    offers, declined = state.rematch_offers - {seat}, state.rematch_declined - {seat}
    if wanted:
        offers |= {seat}
    else:
        declined |= {seat}
    return replace(state, version=state.version + 1, rematch_offers=offers, rematch_declined=declined)


def _reacted(state: TableState, seat: int, at: int) -> TableState:
    held = state.seats[seat]
    if held.reacted_at is not None and at < held.reacted_at + REACTION_PAUSE_MS:
        raise TableRefusal(TableFault.REACTION_TOO_SOON)
    return _with_seat(state, seat, replace(held, reacted_at=at))


def _closed(state: TableState, by: ClosedBy) -> TableState:
    """Nobody may do anything any more, and no clock runs. What is hidden stays hidden."""
    seats = len(state.seats)
    timers = replace(state.timers, waiting_since=(None,) * seats)
    return replace(state, version=state.version + 1, closed=by, offers=([],) * seats, timers=timers)


def _with_seat(state: TableState, seat: int, held: Seat) -> TableState:
    seats = (*state.seats[:seat], held, *state.seats[seat + 1 :])
    return replace(state, version=state.version + 1, seats=seats)


def _begin_if_full(state: TableState, at: int) -> TableState:
    if state.begun or not all(seat.taken for seat in state.seats):
        return state
    offers = tuple([referee.offers(state.match, seat) for seat in range(state.match.seats)])
    awaited = [is_awaited(found) for found in offers]
    timers = advance(state.setup.clock, state.timers, awaited, at, reset=True)
    return replace(state, begun=True, offers=offers, timers=timers)


def computer_seats(state: TableState) -> list[int]:
    """The seats of computers that have an offer to decide about."""
    if not state.begun:
        return []
    return [
        seat
        for seat, plan in enumerate(state.setup.plans)
        if plan.kind is SeatKind.COMPUTER and _asks_computer(state.offers[seat])
    ]


def claim_from(state: TableState, seat: int) -> int | None:
    """When a round may be claimed from a seat; None unless its player is away and the match waits for them."""
    away, waiting = state.seats[seat].away_since, state.timers.waiting_since[seat]
    if away is None or waiting is None:
        return None
    if isinstance(state.setup.clock, Days):  # players are expected to be away between moves
        return None
    return end_of_wait(max(away, waiting), CLAIM_COUNTDOWN_MS, state.outages)


def _asks_computer(offers: list[Offer]) -> bool:
    """Whether a computer with these offers has to be asked. It is also asked whether it calls or challenges."""
    return any(offer.awaited or isinstance(offer, MayCallMastermind | MayChallenge) for offer in offers)
