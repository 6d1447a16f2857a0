"""Match records of live tables: the match so far as one viewer may see it, or the whole match once it is over."""

from collections.abc import Sequence
from datetime import UTC, datetime

from keypeg.records.entries import Entry
from keypeg.records.receipts import TABLE_TAG
from keypeg.records.record import Record
from keypeg.records.redaction import write_redacted
from keypeg.records.replay_page import replay_page
from keypeg.tables.log_lines import Acted, decode
from keypeg.tables.log_store import StoredLine
from keypeg.tables.messages import Viewer, encode
from keypeg.tables.table_state import TableState


def full_record(state: TableState, stored: Sequence[StoredLine]) -> Record:
    """The record of a match with all its secrets. It must not leave the server."""
    lines = (decode(line.body) for line in stored)
    entries = [
        Entry(line.seat, line.action, _timestamp(line.at), line.salt, line.commitment)
        for line in lines
        if isinstance(line, Acted)
    ]
    names = tuple(seat.name or f"Seat {number + 1}" for number, seat in enumerate(state.seats))
    return Record(state.match.edition, names, entries, tags={TABLE_TAG: state.setup.address})


def record_for(state: TableState, stored: Sequence[StoredLine], viewer: Viewer) -> bytes:
    """The record as a viewer may see it."""
    return write_redacted(full_record(state, stored), viewer)


def replay_for(state: TableState, stored: Sequence[StoredLine], viewer: Viewer, first: int, *, whole: bool) -> bytes:
    """The match frame by frame as a viewer may see it, from the frame `first` on."""
    return encode(replay_page(full_record(state, stored), viewer, whole=whole, first=first))


def _timestamp(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
