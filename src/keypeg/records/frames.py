"""Frames: a match to look at again, action by action, as its reader may see it."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from keypeg.records.record import Record
from keypeg.records.replay import steps
from keypeg.rules import referee
from keypeg.rules.events import Event, redacted
from keypeg.rules.referee import View

MOST_FRAMES: Final = 500
"""So many are given at once; whole matches are shorter, unless somebody is out to make one long."""


class Frame(Struct, frozen=True):
    """A match after one of its actions; the first frame is before any."""

    number: int
    """How many actions were taken."""
    seat: int | None
    """Who acted; None where the table did."""
    at: str | None
    events: list[Event]
    view: View
    """What could be seen then; in `past`, only what ended with this action."""


class Replay(Struct, frozen=True):
    """A match, or a part of it, frame by frame."""

    players: tuple[str, ...]
    whole: bool
    """Whether the events tell what was hidden; the views do not, before the reveal."""
    frames: list[Frame]
    next: int | None
    """The number of the frame after these, if there are more."""


def frames(record: Record, seat: int | None, *, whole: bool, first: int = 0, most: int = MOST_FRAMES) -> Replay:
    """The frames from one on, with the eyes of a seat or of a spectator (None); `whole` if nothing is secret now."""
    found = list(islice(_frames(record, seat, whole=whole), first, first + most + 1))
    more = len(found) > most
    return Replay(record.players, whole, found[:most], first + most if more else None)


def _frames(record: Record, seat: int | None, *, whole: bool) -> Iterator[Frame]:
    before = referee.start(record.edition, len(record.players))
    yield Frame(0, None, None, [], referee.view(before, seat))
    for number, step in enumerate(steps(record), 1):
        view = referee.view(step.state, seat)
        view = replace(view, past=view.past[len(before.past) :])
        events = step.events if whole else [redacted(event, seat) for event in step.events]
        yield Frame(number, step.entry.seat, step.entry.at, events, view)
        before = step.state
