"""Records of live tables: the match as one reader may see it now, and whole once it is over."""

from collections.abc import Sequence
from datetime import UTC, datetime

from keypeg.records.entries import Entry
from keypeg.records.record import Record
from keypeg.records.redaction import write_redacted
from keypeg.records.replay_page import replay_page
from keypeg.tables.course import Course
from keypeg.tables.lines import Acted, decode
from keypeg.tables.logs import StoredLine
from keypeg.tables.telling import Viewer, encode


def record(course: Course, stored: Sequence[StoredLine]) -> Record:
    """The record of a match, secrets and all: for the table alone."""
    lines = (decode(line.body) for line in stored)
    entries = [
        Entry(line.seat, line.action, _written(line.at), line.salt, line.commitment)
        for line in lines
        if isinstance(line, Acted)
    ]
    names = tuple(seat.name or f"Seat {number + 1}" for number, seat in enumerate(course.seats))
    return Record(course.state.edition, names, entries)


def exported(course: Course, stored: Sequence[StoredLine], viewer: Viewer) -> bytes:
    """The record for a reader."""
    return write_redacted(record(course, stored), viewer)


def replayed(course: Course, stored: Sequence[StoredLine], viewer: Viewer, first: int, *, whole: bool) -> bytes:
    """The match frame by frame for a reader."""
    return encode(replay_page(record(course, stored), viewer, whole=whole, first=first))


def _written(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
