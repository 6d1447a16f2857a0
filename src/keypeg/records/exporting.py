"""Exporting: a record as one reader may see it, with null for what is still hidden from them."""

from typing import Any

from keypeg.records.entries import wire_form
from keypeg.records.record import Record, write_fields
from keypeg.records.replay import steps
from keypeg.rules.actions import Deal, HideCode
from keypeg.rules.events import AttemptEnded, RowCovered, RowsOpened


def export(record: Record, seat: int | None) -> bytes:
    """A record's JSON for the player at a seat, or for a spectator (None)."""
    fields: list[dict[str, Any]] = []
    # The actions of the attempt under way that hold something this reader may not see, and those of its turn.
    hidden: list[int] = []
    covered: list[int] = []
    for index, step in enumerate(steps(record)):
        fields.append(wire_form(step.entry))
        if isinstance(step.entry.action, Deal) or (isinstance(step.entry.action, HideCode) and step.entry.seat != seat):
            hidden.append(index)
        for event in step.events:
            match event:
                case RowCovered(seat=owner) if owner != seat:
                    covered.append(index)
                case RowsOpened():
                    covered.clear()
                case AttemptEnded():
                    hidden.clear()
                    covered.clear()
    each = _boards_each(record)
    for index in (*hidden, *covered):
        _withhold(fields[index], seat, each)
    return write_fields(record, fields)


def _boards_each(record: Record) -> int:
    return int(record.edition.options.get("boards_each") or 1)


def _withhold(fields: dict[str, Any], seat: int | None, each: int) -> None:
    """Take out what the reader may not see; the commitment to it stays."""
    if "tokens" in fields:
        fields["tokens"] = [token if board // each == seat else None for board, token in enumerate(fields["tokens"])]
    for name in ("code", "row", "salt"):
        if name in fields:
            fields[name] = None
