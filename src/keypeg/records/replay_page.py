"""Replay pages: a match to look at again, action by action, as its reader may see it."""

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from msgspec import Struct

from keypeg.records.record import Record
from keypeg.records.replay import steps
from keypeg.rules import referee
from keypeg.rules.events import Event, redacted
from keypeg.rules.referee import State, View
from keypeg.rules.views import ended_since

MOST_FRAMES: Final = 500
"""The most frames on one page. Ordinary matches are shorter."""


class ReplayFrame(Struct, frozen=True):
    """A match after one of its actions; the first frame is before any."""

    number: int
    """How many actions were taken."""
    seat: int | None
    """Who acted; None where the table did."""
    at: str | None
    note: str | None
    """A comment on the action."""
    events: list[Event]
    view: View
    """What the reader could see then; in `past`, only what ended with this action."""


class ReplayPage(Struct, frozen=True):
    """The frames of a match, or some of them."""

    players: tuple[str, ...]
    tags: dict[str, str]
    """Texts for people about the match."""
    whole: bool
    """Whether the events show what was hidden. The views do not, before the reveal."""
    frames: list[ReplayFrame]
    next: int | None
    """The number of the first frame of the next page, if there is one."""


class ReplayStart(NamedTuple):
    """A point of a match: how many actions were taken, and the state after them."""

    actions: int
    state: State


def replay_page(
    record: Record,
    seat: int | None,
    *,
    whole: bool,
    first: int = 0,
    most: int = MOST_FRAMES,
    start: ReplayStart | None = None,
) -> ReplayPage:
    """The frames from number `first` on, for the player at a seat or for a spectator (None).

    With `whole` the events show everything; that is for matches in which nothing is secret any more. With `start`, a
    point before the first frame, the record holds the actions after that point alone.
    """
    frames = _frames(record, seat, start, whole=whole)
    skipped = first - (start.actions + 1 if start else 0)
    found = list(islice(frames, skipped, skipped + most + 1))
    more = len(found) > most
    return ReplayPage(record.players, record.tags, whole, found[:most], first + most if more else None)


def _frames(record: Record, seat: int | None, start: ReplayStart | None, *, whole: bool) -> Iterator[ReplayFrame]:
    actions, before = start or ReplayStart(0, referee.start(record.edition, len(record.players)))
    if start is None:
        yield ReplayFrame(0, None, None, None, [], referee.view(before, seat))
    for number, step in enumerate(steps(record, start=before), actions + 1):
        view = ended_since(referee.view(step.state, seat), before)
        events = step.events if whole else [redacted(event, seat) for event in step.events]
        yield ReplayFrame(number, step.entry.seat, step.entry.at, step.entry.note, events, view)
        before = step.state
