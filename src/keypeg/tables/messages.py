"""The messages of a table to its subscribers, encoded as JSON. Nothing else about a running match leaves the server.

A subscriber gets a snapshot, then one message for each version, without a gap. Secrets are filtered by the referee's
`view` and `redacted`; everything else here is public and is named field by field.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from keypeg.rules import referee
from keypeg.rules.events import AttemptEnded, Event, holds_secret, redacted
from keypeg.rules.offers import Offer
from keypeg.rules.referee import View
from keypeg.rules.views import ended_since
from keypeg.tables.clocks import Clock, deadlines
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
    Reaction,
    RematchMade,
    Seated,
    StoodUp,
)
from keypeg.tables.setup import Stage
from keypeg.tables.table_state import SaltedCommitment, TableState, claim_from, commitment_of


class SeatView(Struct, frozen=True, gc=False):
    """A seat as everybody sees it."""

    name: str | None
    kind: str = field(name="kept_for")
    """Who may take it: a `SeatKind`."""
    computer: str | None
    """The level of a computer."""
    bot: bool
    """Whether a program of somebody's own sits there. It said so itself."""
    character: int | None
    """Which of the four characters of its level a computer is. In a rematch it is the same one."""
    taken: bool
    present: bool
    claim_from: int | None
    """When an opponent may claim the round, because the player is away and the match waits for them."""


class Commitment(Struct, frozen=True, gc=False, omit_defaults=True):
    """A commitment to something hidden, with its salt once that is revealed."""

    seat: int | None
    """Who hid it; None for a deal, which is the table's own."""
    round: int
    attempt: int
    at: int
    """When it was published, in milliseconds since 1970."""
    commitment: str
    salt: str | None = None


class SeatReaction(Struct, frozen=True, gc=False):
    """A reaction of a player. It is shown for a moment, and no snapshot repeats it."""

    seat: int
    reaction: Reaction


class ClockTimes(Struct, frozen=True, gc=False):
    """The clocks: the time that each seat had left when its clock started, and when that runs out."""

    left: tuple[int, ...]
    deadlines: tuple[int | None, ...]


class Snapshot(Struct, frozen=True, tag_field="say", tag="snapshot"):
    """Everything that one viewer may know about a table now."""

    version: int
    now: int
    address: str
    stage: Stage
    listed: bool
    bots: bool
    """Whether bots may take free seats."""
    opened_by: str | None
    """The name of whoever opened the table: at their seat, if they sit there."""
    clock: Clock | None
    seats: list[SeatView]
    view: View
    offers: list[Offer]
    waits_for: list[int]
    """The seats that the match waits for."""
    times: ClockTimes | None
    race_starts: int | None
    commitments: list[Commitment]
    rematch_offers: list[int]
    rematch_declined: list[int]
    rematch: str | None
    onlookers: int
    """How many spectators are connected."""
    closed: ClosedBy | None
    """Why the table was closed before the end of the match, if it was."""
    hints: list[int]
    """How many hints each seat has taken."""
    causes: list[tuple[int, Cause]]
    """The latest attempts that ended because time ran out or a player was away, by their number from 0, and which."""


class VersionMessage(Struct, frozen=True, gc=False, tag_field="say", tag="version"):
    """What changed with one version, as far as one viewer may know it. Fields that are absent have not changed."""

    version: int
    at: int
    events: list[Event] | UnsetType = UNSET
    offers: list[Offer] | UnsetType = UNSET
    view: View | UnsetType = UNSET
    """For subscribers who asked for views: the whole view now, but `past` holds only what ended with this version."""
    cause: Cause | UnsetType = UNSET
    commitment: Commitment | UnsetType = UNSET
    opened: list[Commitment] | UnsetType = UNSET
    waits_for: list[int] | UnsetType = UNSET
    times: ClockTimes | UnsetType = UNSET
    seats: list[SeatView] | UnsetType = UNSET
    stage: Stage | UnsetType = UNSET
    race_starts: int | UnsetType = UNSET
    rematch_offers: list[int] | UnsetType = UNSET
    rematch_declined: list[int] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    reaction: SeatReaction | UnsetType = UNSET
    onlookers: int | UnsetType = UNSET
    closed: ClosedBy | UnsetType = UNSET
    hints: list[int] | UnsetType = UNSET


class Done(Struct, frozen=True, gc=False):
    """It is in the log, under this version, however often it is sent."""

    id: str
    version: int


class Accepted(Done, frozen=True, gc=False, tag_field="say", tag="accepted"):
    """The same answer as a message over a WebSocket."""


class Transition(Struct, frozen=True, gc=False):
    """One version of a log: its line, the events of the match, and the states before and after it."""

    line: LogLine
    events: list[Event]
    before: TableState
    after: TableState

    def __repr__(self) -> str:
        return f"Transition({self.after!r})"


T = TypeVar("T")
Viewer = int | None
"""A seat, or None for a spectator."""

encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode


def snapshot(state: TableState, viewer: Viewer, now: int) -> bytes:
    """The snapshot of a table for a viewer."""
    return encode(
        Snapshot(
            version=state.version,
            now=now,
            address=state.setup.address,
            stage=state.stage,
            listed=state.setup.listed,
            bots=state.setup.bots,
            opened_by=opener_name(state),
            clock=state.setup.clock,
            seats=seat_views(state),
            view=referee.view(state.match, viewer),
            offers=[] if viewer is None else state.offers[viewer],
            waits_for=_waits_for(state),
            times=_clock_times(state),
            race_starts=state.race_starts,
            commitments=[_published(each) for each in state.commitments],
            rematch_offers=sorted(state.rematch_offers),
            rematch_declined=sorted(state.rematch_declined),
            rematch=state.rematch,
            onlookers=state.onlookers,
            closed=state.closed,
            hints=_hints_taken(state),
            causes=list(state.causes),
        )
    )


def seat_views(state: TableState) -> list[SeatView]:
    """The seats as everybody sees them."""
    return [
        SeatView(
            seat.name,
            plan.kind,
            seat.level,
            seat.bot,
            state.setup.character(number) if seat.level else None,
            seat.taken,
            seat.present,
            claim_from(state, number),
        )
        for number, (seat, plan) in enumerate(zip(state.seats, state.setup.plans, strict=True))
    ]


def opener_name(state: TableState) -> str | None:
    """The name of whoever opened the table. At their seat they may have taken another one since."""
    opener = state.setup.opener
    there = [seat.name for seat in state.seats if opener is not None and seat.guest == opener]
    return there[0] if there else state.setup.opener_name


def _waits_for(state: TableState) -> list[int]:
    return [seat for seat, since in enumerate(state.timers.waiting_since) if since is not None]


def _hints_taken(state: TableState) -> list[int]:
    return [seat.taken for seat in state.hints]


def _clock_times(state: TableState) -> ClockTimes | None:
    if state.setup.clock is None:
        return None
    return ClockTimes(state.timers.remaining_ms, tuple(deadlines(state.timers, state.outages)))


class VersionEncoder:
    """Encodes the message of one version for each viewer. Viewers who get the same message share its encoding."""

    def __init__(self, transition: Transition) -> None:
        self._transition = transition
        self._secret = any(map(holds_secret, transition.events))
        self._keeps_offers = transition.after.offers is transition.before.offers
        """Whether nobody may do anything else than before, as while a round goes on."""
        self._for_all: bytes | None = None

    def encode_for(self, viewer: Viewer, *, views: bool = False) -> bytes:
        """The message of this version for one viewer."""
        before, after = self._transition.before, self._transition.after
        offers: list[Offer] | UnsetType = UNSET
        if viewer is not None and not self._keeps_offers:
            offers = _changed(before.offers[viewer], after.offers[viewer])
        if views and after.match is not before.match:
            return encode(replace(self._message(viewer, offers), view=self._view(viewer)))
        if self._secret or offers is not UNSET:
            return encode(self._message(viewer, offers))
        if self._for_all is None:
            self._for_all = encode(self._message(None, UNSET))
        return self._for_all

    def _view(self, viewer: Viewer) -> View:
        before, after = self._transition.before.match, self._transition.after.match
        return ended_since(referee.view(after, viewer), before)

    def _message(self, viewer: Viewer, offers: list[Offer] | UnsetType) -> VersionMessage:
        transition = self._transition
        line, before, after = transition.line, transition.before, transition.after
        if isinstance(line, Acted):
            return self._action_message(line, viewer, offers)
        seats: list[SeatView] | UnsetType = UNSET
        stage: Stage | UnsetType = UNSET
        if isinstance(line, Seated | StoodUp | PlayerConnected | PlayerDisconnected | RaceAnnounced | Closed):
            seats = seat_views(after)
            stage = UNSET if after.stage is before.stage else after.stage
        return VersionMessage(
            after.version,
            line.at,
            offers=offers,
            seats=seats,
            stage=stage,
            waits_for=_changed(_waits_for(before), _waits_for(after)),
            times=(_clock_times(after) or UNSET) if after.timers is not before.timers else UNSET,
            race_starts=line.starts if isinstance(line, RaceAnnounced) else UNSET,
            rematch_offers=_changed(sorted(before.rematch_offers), sorted(after.rematch_offers)),
            rematch_declined=_changed(sorted(before.rematch_declined), sorted(after.rematch_declined)),
            reaction=SeatReaction(line.seat, line.reaction) if isinstance(line, Reacted) else UNSET,
            onlookers=after.onlookers if isinstance(line, OnlookersCounted) else UNSET,
            rematch=line.address if isinstance(line, RematchMade) else UNSET,
            closed=line.by if isinstance(line, Closed) else UNSET,
        )

    def _action_message(self, line: Acted, viewer: Viewer, offers: list[Offer] | UnsetType) -> VersionMessage:
        transition = self._transition
        before, after, events = transition.before, transition.after, transition.events
        over = AttemptEnded in map(type, events)
        added = commitment_of(before, line)
        countdown_changed = after.timers is not before.timers or after.seats is not before.seats
        away = countdown_changed and [seat for seat in after.seats if seat.away_since is not None]
        return VersionMessage(
            after.version,
            line.at,
            [redacted(event, viewer) for event in events] if self._secret else events,
            offers,
            UNSET,
            line.cause or UNSET,
            _published(added) if added else UNSET,
            _opened(before.commitments, added) if over else UNSET,
            UNSET if self._keeps_offers else _changed(_waits_for(before), _waits_for(after)),
            _clock_times(after) or UNSET,
            seat_views(after) if away else UNSET,
            after.stage if after.match.winners else UNSET,
            hints=UNSET if after.hints is before.hints else _hints_taken(after),
        )


def _published(salted: SaltedCommitment, salt: str | None = None) -> Commitment:
    """A commitment as everybody sees it; the salt is for after the reveal."""
    return Commitment(salted.seat, salted.round, salted.attempt, salted.at, salted.commitment, salt)


def _opened(commitments: Sequence[SaltedCommitment], added: SaltedCommitment | None) -> list[Commitment]:
    """The commitments of an attempt that has just ended, with their salts."""
    return [_published(each, each.salt) for each in (*commitments, *((added,) if added else ()))]


def _changed(before: list[T], after: list[T]) -> list[T] | UnsetType:
    return UNSET if before == after else after


def accepted(action: str, version: int) -> bytes:
    """The answer to an action that is in the log."""
    return encode(Accepted(action, version))
