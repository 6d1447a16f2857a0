"""Redaction: a record as one reader may see it, with null for what is still hidden from them."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from keypeg.records.entries import Entry, wire_form
from keypeg.records.record import Record, write_fields
from keypeg.records.replay import steps
from keypeg.rules.actions import Action
from keypeg.rules.events import Event, holds_secret, redacted
from keypeg.rules.referee import State


def write_redacted(
    record: Record, seat: int | None, *, opened: Sequence[Entry] = (), start: State | None = None
) -> bytes:
    """A record's JSON for the player at a seat, or for a spectator (None).

    With `start`, the record is the rest of a match that has come to this state, and `opened` is what came before. All
    of that must be open to everybody by the end of the record.
    """
    fields: list[dict[str, Any]] = list(map(wire_form, opened))
    hidden: dict[int, tuple[Action, Event]] = {}
    """The actions that hold a secret which this reader may not see yet, each with the event that hides it."""
    for index, step in enumerate(steps(record, start=start), len(fields)):
        fields.append(wire_form(step.entry))
        for event in step.events:
            if holds_secret(event) and redacted(event, seat) != event:
                hidden[index] = step.entry.action, event
            elif event.reveals:
                hidden = {at: pair for at, pair in hidden.items() if not _is_out(pair[1], event)}
    for index, (action, event) in hidden.items():
        _withhold(fields[index], action, event, seat)
    return write_fields(record, fields)


def _is_out(hidden: Event, now: Event) -> bool:
    return hidden.secret is not None and hidden.secret.until in now.reveals


def _withhold(fields: dict[str, Any], action: Action, event: Event, seat: int | None) -> None:
    """Take out of an action what its event hides from the reader. The commitment to it stays, its salt does not."""
    secret = action.secret
    if secret is None:
        raise TypeError(f"{type(action).__name__} does not say what {type(event).__name__} hides")
    fields[secret.field] = _own_parts(fields[secret.field], event, seat) if secret.one_each else None
    if "salt" in fields:
        fields["salt"] = None


def _own_parts(values: list[Any], event: Event, seat: int | None) -> list[Any]:
    """The values that the event lets the reader see, in their places. The event holds them seat by seat."""
    assert event.secret is not None
    parts, shown = (getattr(each, event.secret.field) for each in (event, redacted(event, seat)))
    rest = iter(values)
    return [
        value if own is not None else None
        for part, own in zip(parts, shown, strict=True)
        for value in islice(rest, len(part))
    ]
