"""Telling: what leaves a table for one seat, as bytes. The only door.

A follower gets a snapshot, and then one message a version without a gap. Whatever is secret passes through the
referee's `view` or `redacted`; everything else here is public and is named field by field.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from keypeg.rules import referee
from keypeg.rules.events import AttemptEnded, Event, holds_secret, redacted
from keypeg.rules.offers import Offer
from keypeg.rules.referee import View
from keypeg.tables.clocks import Clock, countdown_ends, deadlines
from keypeg.tables.course import Course, Seal
from keypeg.tables.lines import Acted, Came, Cause, Line, RaceSet, RematchMade, RematchOffered, Seated, Stood, Went
from keypeg.tables.settings import Stage

COUNTDOWN: Final = 60_000
"""How long somebody who is away, and waited for, may be so before the round can be claimed."""


class Sitting(Struct, frozen=True, gc=False):
    """A seat as everybody sees it."""

    name: str | None
    kept_for: str
    computer: str | None
    taken: bool
    present: bool
    claim_from: int | None
    """From when the round may be claimed from its player, who is away and waited for."""


class Commitment(Struct, frozen=True, gc=False, omit_defaults=True):
    """A commitment, and its salt once it is opened."""

    seat: int | None
    commitment: str
    salt: str | None = None


class Times(Struct, frozen=True, gc=False):
    """The clocks: what each seat had left when its wait began, and when its flag falls."""

    left: tuple[int, ...]
    deadlines: tuple[int | None, ...]


class Snapshot(Struct, frozen=True, tag_field="say", tag="snapshot"):
    """Everything one seat may know of a table now."""

    version: int
    now: int
    address: str
    stage: Stage
    listed: bool
    clock: Clock | None
    seats: list[Sitting]
    view: View
    offers: list[Offer]
    waits_for: list[int]
    """The seats without which the match cannot go on."""
    times: Times | None
    race_starts: int | None
    commitments: list[Commitment]
    rematch_offers: list[int]
    rematch: str | None


class Told(Struct, frozen=True, gc=False, tag_field="say", tag="version"):
    """What one version brought, as one seat may know it. What is left out has not changed."""

    version: int
    at: int
    events: list[Event] | UnsetType = UNSET
    offers: list[Offer] | UnsetType = UNSET
    view: View | UnsetType = UNSET
    """For those who asked for views: what the seat may know now; in `past`, only what ended with this version."""
    cause: Cause | UnsetType = UNSET
    commitment: Commitment | UnsetType = UNSET
    opened: list[Commitment] | UnsetType = UNSET
    waits_for: list[int] | UnsetType = UNSET
    times: Times | UnsetType = UNSET
    seats: list[Sitting] | UnsetType = UNSET
    stage: Stage | UnsetType = UNSET
    race_starts: int | UnsetType = UNSET
    rematch_offers: list[int] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET


class Accepted(Struct, frozen=True, gc=False, tag_field="say", tag="accepted"):
    """The answer to what is in the log now, however often it was sent."""

    id: str
    version: int


class Step(Struct, frozen=True, gc=False):
    """One version: the line, what it brought, and the courses before and after it."""

    line: Line
    events: list[Event]
    before: Course
    after: Course

    def __repr__(self) -> str:
        return f"Step({self.after!r})"


T = TypeVar("T")
Viewer = int | None
"""A seat, or None for a spectator."""

encode: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode


def snapshot(course: Course, viewer: Viewer, now: int) -> bytes:
    """The table as a viewer may know it."""
    return encode(
        Snapshot(
            version=course.version,
            now=now,
            address=course.head.address,
            stage=course.stage,
            listed=course.head.listed,
            clock=course.head.clock,
            seats=sittings(course),
            view=referee.view(course.state, viewer),
            offers=[] if viewer is None else course.offers[viewer],
            waits_for=_waits_for(course),
            times=_times(course),
            race_starts=course.race_starts,
            commitments=[Commitment(seal.seat, seal.commitment) for seal in course.seals],
            rematch_offers=sorted(course.rematch_offers),
            rematch=course.rematch,
        )
    )


def sittings(course: Course) -> list[Sitting]:
    """The seats as everybody sees them."""
    return [
        Sitting(seat.name, plan.sitter, seat.level, seat.taken, seat.present, claim_from(course, number))
        for number, (seat, plan) in enumerate(zip(course.seats, course.head.plans, strict=True))
    ]


def claim_from(course: Course, seat: int) -> int | None:
    """From when a round may be claimed from a seat: it is away, waited for, and has had a fair countdown."""
    went, since = course.seats[seat].went, course.waits.since[seat]
    if went is None or since is None or _unhurried(course.head.clock):
        return None
    return countdown_ends(max(went, since), COUNTDOWN, course.outages)


def _unhurried(clock: Clock | None) -> bool:
    """Whether players are expected to be away between moves."""
    return clock is not None and clock.__struct_config__.tag == "days"


def _waits_for(course: Course) -> list[int]:
    return [seat for seat, since in enumerate(course.waits.since) if since is not None]


def _times(course: Course) -> Times | None:
    if course.head.clock is None:
        return None
    return Times(course.waits.left, tuple(deadlines(course.waits, course.outages)))


class Teller:
    """Tells each kind of viewer of one version; what is the same for several is encoded once."""

    def __init__(self, step: Step) -> None:
        self._step = step
        self._secret = any(map(holds_secret, step.events))
        self._for_all: bytes | None = None

    def tell(self, viewer: Viewer, *, views: bool = False) -> bytes:
        """The message of this version for one viewer."""
        step = self._step
        offers = UNSET if viewer is None else _changed(step.before.offers[viewer], step.after.offers[viewer])
        if views and step.after.state is not step.before.state:
            return encode(replace(self._told(viewer, offers), view=self._view(viewer)))
        if self._secret or offers is not UNSET:
            return encode(self._told(viewer, offers))
        if self._for_all is None:
            self._for_all = encode(self._told(None, UNSET))
        return self._for_all

    def _view(self, viewer: Viewer) -> View:
        before, after = self._step.before.state, self._step.after.state
        now = referee.view(after, viewer)
        return replace(now, past=now.past[len(before.past) :])

    def _told(self, viewer: Viewer, offers: list[Offer] | UnsetType) -> Told:
        step = self._step
        line, after = step.line, step.after
        if isinstance(line, Acted):
            return self._told_action(line, viewer, offers)
        seats: list[Sitting] | UnsetType = UNSET
        stage: Stage | UnsetType = UNSET
        if isinstance(line, Seated | Stood | Came | Went):
            seats = sittings(after)
            stage = UNSET if after.stage is step.before.stage else after.stage
        return Told(
            after.version,
            line.at,
            offers=offers,
            seats=seats,
            stage=stage,
            waits_for=_changed(_waits_for(step.before), _waits_for(after)),
            times=(_times(after) or UNSET) if after.waits is not step.before.waits else UNSET,
            race_starts=line.starts if isinstance(line, RaceSet) else UNSET,
            rematch_offers=sorted(after.rematch_offers) if isinstance(line, RematchOffered) else UNSET,
            rematch=line.address if isinstance(line, RematchMade) else UNSET,
        )

    def _told_action(self, line: Acted, viewer: Viewer, offers: list[Offer] | UnsetType) -> Told:
        step = self._step
        before, after, events = step.before, step.after, step.events
        over = AttemptEnded in map(type, events)
        away = any(seat.went is not None for seat in after.seats)
        return Told(
            after.version,
            line.at,
            [redacted(event, viewer) for event in events] if self._secret else events,
            offers,
            UNSET,
            line.cause or UNSET,
            Commitment(line.seat, line.commitment) if line.commitment else UNSET,
            _opened(before.seals, line) if over else UNSET,
            _changed(_waits_for(before), _waits_for(after)),
            _times(after) or UNSET,
            sittings(after) if away and after.waits is not before.waits else UNSET,
            after.stage if after.state.winners else UNSET,
        )


def _opened(seals: Sequence[Seal], line: Acted) -> list[Commitment]:
    """The salts of everything that was hidden in an attempt which is over now."""
    opened = [Commitment(seal.seat, seal.commitment, seal.salt) for seal in seals]
    if line.commitment is not None:
        opened.append(Commitment(line.seat, line.commitment, line.salt))
    return opened


def _changed(before: list[T], after: list[T]) -> list[T] | UnsetType:
    return UNSET if before == after else after


def accepted(action: str, version: int) -> bytes:
    """The answer to an action that is in the log."""
    return encode(Accepted(action, version))
