"""Golden playthroughs: a match as a text file, with what each seat sees after each action.

A file opens with the record's head; each line that begins with `> ` is an action. Everything else follows from these,
and is written anew by `python -m tests.playthroughs.script`. Only what changed is shown: first what anybody sees, then
what a seat sees otherwise. `board[2:] = …` says what stands from the third place on.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from keypeg.records.record import Record, read
from keypeg.records.replay import steps
from keypeg.rules import redacted, referee
from keypeg.rules.events import Event
from keypeg.rules.offers import Offer
from keypeg.rules.referee import State

GOLDEN = Path(__file__).parent / "golden"
APPENDED = ("board", "asked", "wrong_calls")
"""What grows at its end: only the new part is shown."""


def files() -> list[Path]:
    return sorted(GOLDEN.glob("*.txt"))


def record_of(text: str) -> Record:
    """The record that a golden file is about."""
    head, *rest = text.splitlines()
    actions = [json.loads(line[2:]) for line in rest if line.startswith("> ")]
    return read(msgspec.json.encode({"keypeg": 1, **json.loads(head), "actions": actions}))


def head_of(text: str) -> dict[str, Any]:
    """The edition, options and players of a golden file."""
    head: dict[str, Any] = json.loads(text.splitlines()[0])
    return head


def told(text: str) -> str:
    """A golden file as it should be, from its head and its actions."""
    head, *rest = text.splitlines()
    actions = [line for line in rest if line.startswith("> ")]
    record = record_of(text)
    state = referee.start(record.edition, len(record.players))
    before: dict[int | None, dict[str, Any]] = {}
    lines = [head, "", *_seats(state, before)]
    for action, step in zip(actions, steps(record), strict=True):
        lines += ["", action, *(f"  {line}" for line in map(_event, step.events))]
        lines += _seats(step.state, before)
    return "\n".join(lines) + "\n"


def _event(event: Event) -> str:
    """An event as the referee knows it, with a note for those who are told less."""
    fields = msgspec.to_builtins(event)
    kind = fields.pop("event")
    attempt = fields.pop("attempt") if kind == "attempt_ended" else None
    shown = " ".join(f"{name}={_compact(value)}" for name, value in (attempt or fields).items())
    hidden = " (hidden from others)" if redacted(event, None) != event else ""
    return f"* {kind} {shown}{hidden}"


def _seats(state: State, before: dict[int | None, dict[str, Any]]) -> Iterator[str]:
    """What a spectator sees now that it did not see before, what each seat sees beyond that, and what it may do."""
    common: list[str] = []
    for seat in (None, *range(state.seats)):
        view = json.loads(msgspec.json.encode(referee.view(state, seat)))
        changes = list(_changes(before.get(seat, {}), view))
        before[seat] = view
        if seat is None:
            common = changes
            yield f"  all see {'; '.join(common) or 'nothing new'}"
            if offers := referee.offers(state, None):
                yield f"  the table may {', '.join(map(_offer, offers))}"
            continue
        own = [change for change in changes if change not in common]
        named = {change.partition(" ")[0] for change in own}
        own += (f"not {c}" for c in common if c not in changes and c.partition(" ")[0] not in named)
        may = ", ".join(map(_offer, referee.offers(state, seat))) or "nothing"
        sees = f"sees {'; '.join(own)}; " if own else ""
        yield f"  seat {seat} {sees}may {may}"


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for name, value in after.items():
        was = before.get(name)
        if name in before and was == value:
            continue
        if name == "earlier":  # only live tables drop attempts
            assert value == 0
            continue
        if name == "past" and value:
            yield f"past: {len(value)} over"
        elif name in APPENDED and isinstance(was, list) and len(value) >= len(was) > 0:
            pairs = enumerate(zip(was, value, strict=False))
            start = next((at for at, (old, new) in pairs if old != new), len(was))
            yield f"{name}[{start}:] = {_compact(value[start:])}"
        else:
            yield f"{name} = {_compact(value)}"


def _offer(offer: Offer) -> str:
    fields = msgspec.to_builtins(offer)
    kind = fields.pop("may")
    if shape := fields.pop("shape", None):
        repeats = "" if shape["repeats"] else " once"
        empty = f" empty {shape['fewest_empty']}–{shape['most_empty']}" if shape["most_empty"] else ""
        return f"{kind} {shape['holes']} of {shape['colours']}{repeats}{empty}"
    return " ".join([kind, *(f"{name}={_compact(value)}" for name, value in fields.items())])


def _compact(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Write every golden file anew."""
    for file in files():
        text = file.read_text(encoding="utf-8")
        file.write_text(told(text), encoding="utf-8")
        sys.stdout.write(f"{file.name}\n")


if __name__ == "__main__":
    main()
