"""Reading and writing of match records: what the players did, in any edition."""

import re
from collections.abc import Iterable
from errno import ENOENT
from os import PathLike
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct

from keypeg.records.entries import Entry, read_entry, wire_form
from keypeg.records.refusals import RecordFault, unreadable
from keypeg.records.repeated_keys import colons_in, refuse_repeated_keys
from keypeg.rules.boxes import chosen_options, edition
from keypeg.rules.edition import Edition
from keypeg.rules.refusals import Fault, Refusal, shown

VERSION: Final = 1
MOST_BYTES: Final = 16 * 2**20
"""Longer records are refused. Real matches are far shorter."""
LONGEST_NAME: Final = 100


class Record(Struct):
    """A match, or the beginning of one.

    It has the `edition`, the names of the `players`, the actions as `entries`, and the `tags`.
    """

    edition: Edition
    players: tuple[str, ...]
    entries: list[Entry]
    tags: dict[str, str] = {}
    """Texts for people: a date, an event. Nothing depends on them."""
    flaw: Refusal | None = None
    """What is wrong with the action after the last entry, if the record could not be read to its end."""
    rest: tuple[bytes, ...] = ()
    """The actions from the first one on that withholds a secret, if that is what is wrong."""

    @classmethod
    def read(cls, source: "bytes | str | PathLike[str]") -> "Record":
        """A record from a file, or from its JSON as bytes, or a Refusal.

        >>> record = keypeg.Record.read(b'{"keypeg": 1, "edition": "classic", "players": ["Ada", "Bo"], "actions": []}')
        >>> record.players
        ('Ada', 'Bo')
        >>> keypeg.Match.from_record(record)
        <keypeg.Match classic, 0 actions, 0 : 0>
        """
        if isinstance(source, bytes):
            return read(source)
        try:
            with Path(source).open("rb") as file:
                document = file.read(MOST_BYTES + 1)  # one byte more shows that there is too much
        except OSError as error:
            raise unreadable(str(source), error) from None
        except ValueError:  # a null byte in the file's name
            raise unreadable(str(source), FileNotFoundError(ENOENT, "")) from None
        return read(document)

    def to_json(self) -> bytes:
        """The record as JSON, with one line for each action."""
        return write(self)


class _Envelope(Struct, forbid_unknown_fields=True, omit_defaults=True):
    keypeg: Any
    edition: Any
    players: Any
    actions: list[Raw]
    options: Any = UNSET
    tags: Any = UNSET


_REQUIRED: Final = ("keypeg", "edition", "players", "actions")
_PLACE: Final = re.compile(r"\(byte (\d+)\)")
_decode = msgspec.json.Decoder(_Envelope).decode
_decode_fields = msgspec.json.Decoder(dict[str, Raw]).decode


def read(document: bytes) -> Record:
    """A record from its JSON, or a Refusal. A bad action is not refused here but when a replay reaches it."""
    if len(document) > MOST_BYTES:
        raise Refusal(RecordFault.TOO_LARGE, why="record", most=MOST_BYTES // 2**20)
    envelope = _open(document)
    actions = list(map(bytes, envelope.actions))
    colons = [action.count(b":") for action in actions]
    _check_keys(document, envelope, sum(colons))
    if type(envelope.keypeg) is not int or envelope.keypeg != VERSION:
        raise Refusal(RecordFault.UNKNOWN_VERSION, version=VERSION)
    if not isinstance(envelope.edition, str):
        raise Refusal(Fault.UNKNOWN_EDITION, why="no_name")
    options = {} if envelope.options is UNSET else envelope.options
    if not isinstance(options, dict):
        raise Refusal(RecordFault.NOT_A_RECORD, why="options")
    agreed = edition(envelope.edition, options)
    record = Record(agreed, _names(agreed, envelope.players), [], _tags(envelope.tags))
    try:
        for action, count in zip(actions, colons, strict=True):
            record.entries.append(read_entry(action, count))
    except Refusal as flaw:
        record.flaw = flaw
        if flaw.fault is RecordFault.HIDDEN:
            record.rest = tuple(actions[len(record.entries) :])
    return record


def _check_keys(document: bytes, envelope: _Envelope, colons_in_actions: int) -> None:
    """Refuse a key that stands twice outside the actions; each of them is checked when it is read."""
    head = {name: value for name in envelope.__struct_fields__ if (value := getattr(envelope, name)) is not UNSET}
    needed = colons_in({**head, "actions": None}) + colons_in_actions
    if b"\\" in document or document.count(b":") != needed:
        try:
            refuse_repeated_keys(document, but_in="actions")
        except RecursionError:
            raise Refusal(RecordFault.NOT_JSON, why="nested") from None


def _open(document: bytes) -> _Envelope:
    try:
        return _decode(document)
    except msgspec.ValidationError:
        raise _no_record(document) from None
    except RecursionError:
        raise Refusal(RecordFault.NOT_JSON, why="nested") from None
    except UnicodeDecodeError:
        raise Refusal(RecordFault.NOT_JSON, why="no_text") from None
    except msgspec.DecodeError as error:
        place = _PLACE.search(str(error))
        if place is None:
            raise Refusal(RecordFault.NOT_JSON, why="cut_short") from None
        raise Refusal(RecordFault.NOT_JSON, why="damaged", byte=place[1]) from None


def _no_record(document: bytes) -> Refusal:
    """What is missing, or too much, in JSON that is no record."""
    try:
        fields = _decode_fields(document)
    except msgspec.DecodeError:
        return Refusal(RecordFault.NOT_A_RECORD, why="no_object")
    except UnicodeDecodeError:  # in the name of a field
        return Refusal(RecordFault.NOT_JSON, why="no_text")
    for name in _REQUIRED:
        if name not in fields:
            return Refusal(RecordFault.NOT_A_RECORD, why="missing", field=name)
    for name in fields:
        if name not in _Envelope.__struct_fields__:
            return Refusal(RecordFault.NOT_A_RECORD, why="unknown_field", field=shown(name))
    return Refusal(RecordFault.NOT_A_RECORD, why="actions")


def _names(agreed: Edition, players: object) -> tuple[str, ...]:
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise Refusal(RecordFault.NOT_A_RECORD, why="players")
    agreed.check_players(len(players))
    check_names(players)
    return tuple(players)


def check_names(names: Iterable[str]) -> None:
    """Refuse names that are longer than a record may hold."""
    if any(len(name) > LONGEST_NAME for name in names):
        raise Refusal(RecordFault.BAD_NAME, why="length", most=LONGEST_NAME)


def _tags(tags: object) -> dict[str, str]:
    if tags is UNSET:
        return {}
    if not isinstance(tags, dict) or not all(isinstance(text, str) for text in tags.values()):
        raise Refusal(RecordFault.NOT_A_RECORD, why="tags")
    return tags


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
