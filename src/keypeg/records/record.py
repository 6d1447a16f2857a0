"""Reading and writing of match records: what the players did, in any edition."""

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from keypeg.records.entries import Entry, read_entry, wire_form
from keypeg.records.refusals import RecordFault
from keypeg.rules.boxes import chosen_options, edition
from keypeg.rules.edition import Edition
from keypeg.rules.refusals import Fault, Refusal

VERSION: Final = 1
MOST_BYTES: Final = 16 * 2**20
"""Longer records are refused. Real matches are far shorter."""
LONGEST_NAME: Final = 100


class Record(Struct):
    """A match, or the beginning of one."""

    edition: Edition
    players: tuple[str, ...]
    entries: list[Entry]
    flaw: Refusal | None = None
    """What is wrong with the action after the last entry, if the record could not be read to its end."""
    tags: dict[str, str] = {}
    """Texts for people. The referee ignores them."""


class _Envelope(Struct, forbid_unknown_fields=True):
    keypeg: Any
    edition: Any
    players: Any
    actions: list[Raw]
    options: Any = {}
    tags: dict[str, str] = {}


_decode = msgspec.json.Decoder(_Envelope).decode


def read(document: bytes) -> Record:
    """A record from its JSON, or a Refusal. A bad action is not refused here but when a replay reaches it."""
    if len(document) > MOST_BYTES:
        raise Refusal(RecordFault.TOO_LARGE, why="record", most=MOST_BYTES // 2**20)
    envelope = _open(document)
    if type(envelope.keypeg) is not int or envelope.keypeg != VERSION:
        raise Refusal(RecordFault.UNKNOWN_VERSION, version=VERSION)
    if not isinstance(envelope.edition, str):
        raise Refusal(Fault.UNKNOWN_EDITION, why="no_name")
    if not isinstance(envelope.options, dict):
        raise Refusal(RecordFault.NOT_A_RECORD, why="options")
    agreed = edition(envelope.edition, envelope.options)
    record = Record(agreed, _names(agreed, envelope.players), [], tags=envelope.tags)
    try:
        for raw in envelope.actions:
            record.entries.append(read_entry(raw))
    except Refusal as flaw:
        record.flaw = flaw
    return record


def _open(document: bytes) -> _Envelope:
    try:
        return _decode(document)
    except msgspec.ValidationError as error:
        raise Refusal(RecordFault.NOT_A_RECORD, why="detail", detail=str(error)[:200]) from None
    except RecursionError:
        raise Refusal(RecordFault.NOT_JSON, why="nested") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal(RecordFault.NOT_JSON, why="detail", detail=str(error)[:200]) from None


def _names(agreed: Edition, players: object) -> tuple[str, ...]:
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise Refusal(RecordFault.NOT_A_RECORD, why="players")
    agreed.check_players(len(players))
    if any(len(name) > LONGEST_NAME for name in players):
        raise Refusal(RecordFault.BAD_NAME, most=LONGEST_NAME)
    return tuple(players)


def write(record: Record) -> bytes:
    """A record as JSON, with one line for each action."""
    return write_fields(record, [wire_form(entry) for entry in record.entries])


def write_fields(record: Record, actions: list[dict[str, Any]]) -> bytes:
    """A record's JSON with its actions given in wire form."""
    head = {
        "keypeg": VERSION,
        "edition": record.edition.name,
        "options": chosen_options(record.edition),
        "players": record.players,
    }
    encode = msgspec.json.encode
    lines = [b"  " + encode(name) + b": " + encode(value) for name, value in head.items()]
    listed = b",\n    ".join(map(encode, actions))
    lines.append(b'  "actions": [\n    ' + listed + b"\n  ]" if actions else b'  "actions": []')
    if record.tags:
        lines.append(b'  "tags": ' + encode(record.tags))
    return b"{\n" + b",\n".join(lines) + b"\n}\n"
