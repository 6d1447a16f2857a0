"""Entries: one action of a record, who did it, and what a live table adds."""

from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from keypeg.records.refusals import RecordFault
from keypeg.rules.actions import Action, Deal
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.secrecy import Until

_KINDS: Final[dict[object, type[Action]]] = {kind.__struct_config__.tag: kind for kind in get_args(Action)}
_SECRET_FIELDS: Final = tuple(kind.secret.field for kind in _KINDS.values() if kind.secret)
_decode = msgspec.json.Decoder(dict[str, Any]).decode


class Entry(Struct, frozen=True):
    """An action in a record."""

    seat: int | None
    """None where the table acts."""
    action: Action
    at: str | None = None
    salt: str | None = None
    commitment: str | None = None


def read_entry(raw: msgspec.Raw) -> Entry:
    """An entry from its JSON, or a Refusal that says what is wrong with it."""
    try:
        fields = _decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Refusal(RecordFault.BAD_ACTION, why="no_object") from None
    at = fields.pop("at", None)
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
        raise Refusal(RecordFault.BAD_ACTION, why="detail", detail=f"{str(error)[:200]} (in {do!r})") from None
    return Entry(seat, action, at if isinstance(at, str) else None, salt, commitment)


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
    for name in ("at", "salt", "commitment"):
        if (value := getattr(entry, name)) is not None:
            fields[name] = value
    return fields
