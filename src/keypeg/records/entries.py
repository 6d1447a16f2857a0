"""Entries: one action of a record, who did it, and what a live table adds."""

import re
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from keypeg.records.refusals import RecordFault
from keypeg.records.repeated_keys import colons_in, refuse_repeated_keys
from keypeg.rules.actions import Action, Deal
from keypeg.rules.refusals import Fault, Refusal, shown
from keypeg.rules.secrecy import Until

_KINDS: Final[dict[object, type[Action]]] = {kind.__struct_config__.tag: kind for kind in get_args(Action)}
_SECRET_FIELDS: Final = tuple(kind.secret.field for kind in _KINDS.values() if kind.secret)
_FIELD: Final = re.compile(r"\$\.(\w+)")
_EXAMPLES: Final = {
    "code": '"RGBY"',
    "row": '"RGBY"',
    "reds": "1",
    "whites": "2",
    "tokens": '[["B", 3], ["R", 2]]',
    "opener": "0",
    "key": '"black" | "white" | "none"',
    "board": "0",
    "step": "1",
}
"""How the value of each field is written. A refusal shows it, and every language understands it."""
LONGEST_NOTE: Final = 500
_decode = msgspec.json.Decoder(dict[str, Any]).decode


class Entry(Struct, frozen=True):
    """An action in a record."""

    seat: int | None
    """None where the table acts."""
    action: Action
    at: str | None = None
    """When it was done; nothing depends on it."""
    note: str | None = None
    """A comment for people."""
    salt: str | None = None
    commitment: str | None = None


def read_entry(document: bytes, colons: int) -> Entry:
    """An entry from its JSON, which holds so many colons, or a Refusal that says what is wrong with it."""
    try:
        fields = _decode(document)
        if colons != len(fields) and (b"\\" in document or colons != colons_in(fields)):
            refuse_repeated_keys(document)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Refusal(RecordFault.BAD_ACTION, why="no_object") from None
    at = fields.pop("at", None)
    note = fields.pop("note", None)
    if note is not None and (not isinstance(note, str) or len(note) > LONGEST_NOTE):
        raise Refusal(RecordFault.BAD_ACTION, why="note", most=LONGEST_NOTE)
    seat = fields.pop("seat", None)
    if seat is not None and type(seat) is not int:
        raise Refusal(Fault.UNKNOWN_SEAT, why="no_number")
    do = fields.get("do")
    kind = _KINDS.get(do) if isinstance(do, str) else None
    if kind is None:
        raise Refusal(RecordFault.UNKNOWN_ACTION, actions=", ".join(map(str, _KINDS)))
    salt = commitment = None
    if "salt" in fields or "commitment" in fields:
        salt, commitment = _sealed(kind, fields)
    for name in _SECRET_FIELDS:
        if name in fields and _withheld(fields[name]):
            raise Refusal(RecordFault.HIDDEN)
    try:
        action = msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise _bad_fields(kind, fields, error) from None
    return Entry(seat, action, at if isinstance(at, str) else None, note, salt, commitment)


def _bad_fields(kind: type[Action], fields: dict[str, Any], error: msgspec.ValidationError) -> Refusal:
    """What is wrong with the fields of an action. The decoder's own sentence is in English, so it is not shown."""
    action = str(kind.__struct_config__.tag)
    for needed in msgspec.structs.fields(kind):
        if needed.required and needed.name not in fields:
            return Refusal(RecordFault.BAD_ACTION, why="missing", action=action, field=needed.name)
    for name in fields:
        if name != "do" and name not in kind.__struct_fields__:
            return Refusal(RecordFault.BAD_ACTION, why="unknown_field", action=action, field=shown(name))
    found = _FIELD.search(str(error))
    assert found is not None  # every field is there and known, so the value of one is wrong
    field = found[1]
    return Refusal(RecordFault.BAD_ACTION, why="value", action=action, field=field, example=_EXAMPLES[field])


def _withheld(value: object) -> bool:
    if isinstance(value, list):
        return any(part is None or (isinstance(part, list) and None in part) for part in value)
    return value is None


def _sealed(kind: type[Action], fields: dict[str, Any]) -> tuple[str | None, str | None]:
    """The salt and commitment that a live table adds where a code is hidden or tokens are dealt."""
    if kind.secret is None or kind.secret.until is not Until.ATTEMPT_ENDED:
        raise Refusal(RecordFault.BAD_ACTION, why="no_secret")
    salt, commitment = fields.pop("salt", None), fields.pop("commitment", None)
    if not (salt is None or isinstance(salt, str)) or not (commitment is None or isinstance(commitment, str)):
        raise Refusal(RecordFault.BAD_ACTION, why="no_hex")
    return salt, commitment


def wire_form(entry: Entry) -> dict[str, Any]:
    """An entry as a record writes it."""
    fields: dict[str, Any] = {} if entry.seat is None else {"seat": entry.seat}
    fields |= msgspec.to_builtins(entry.action)
    if isinstance(entry.action, Deal) and entry.action.opener is None:
        del fields["opener"]
    for name in ("at", "note", "salt", "commitment"):
        if (value := getattr(entry, name)) is not None:
            fields[name] = value
    return fields
