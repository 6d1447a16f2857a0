"""What may be taken back at one keyboard, and what the record says about it: docs/decisions/0502.

A code, a row or a question may be taken back as long as nothing was done after it. If its key is not known yet, nobody
learned anything. If it is, people among themselves may agree to it, and a note in the record says so; against a
computer the row stays.
"""

from keypeg.cli.refusals import CommandFault, CommandRefusal
from keypeg.locales import Words
from keypeg.records.record import Record
from keypeg.records.replay import replay
from keypeg.rules import referee
from keypeg.rules.actions import Action, AskRow, HideCode, LayRow
from keypeg.rules.referee import State
from keypeg.rules.views import CodebreakingView, DuelView, GroupView


class TakeBacks:
    """Takes back the last action of a match in which nobody has acted since."""

    def __init__(self, record: Record, say: Words, *, against_computers: bool) -> None:
        self._record = record
        self._say = say
        self._against_computers = against_computers
        self._seen: dict[int, list[str]] = {}
        """The rows that each seat took back after it had seen their keys, until the next row says so."""

    def take_back(self, state: State, seat: int, names: list[str]) -> State:
        """The state before the last action, which is no longer in the record. Refuses what is not fair."""
        entries = self._record.entries
        last = entries[-1] if entries else None
        if last is None or not isinstance(last.action, HideCode | LayRow | AskRow):
            raise CommandRefusal(CommandFault.NOTHING_TO_UNDO, why="nothing")
        if last.seat != seat:
            raise CommandRefusal(CommandFault.NOTHING_TO_UNDO, why="other", name=names[last.seat or 0])
        before = replay(Record(self._record.edition, self._record.players, entries[:-1]))
        if len(before.past) != len(state.past):
            raise CommandRefusal(CommandFault.NOTHING_TO_UNDO, why="over")
        if not isinstance(last.action, HideCode) and _is_answered(state, seat):
            if self._against_computers:
                raise CommandRefusal(CommandFault.NOTHING_TO_UNDO, why="seen")
            self._seen.setdefault(seat, []).append(last.action.row)
        entries.pop()
        return before

    def note_for(self, seat: int | None, action: Action) -> str | None:
        """The note of a row that is laid in place of others whose keys were seen."""
        rows = self._seen.pop(seat, []) if seat is not None and isinstance(action, LayRow | AskRow) else []
        return self._say("play-undo-note", rows=" ".join(rows)) if rows else None


def _is_answered(state: State, seat: int) -> bool:
    """Whether this seat, or anybody else, was told something about its last row."""
    match referee.view(state, seat):
        case CodebreakingView(board=board):
            return board[-1].key is not None
        case DuelView(boards=boards):
            return boards[seat][-1].key is not None
        case GroupView(asked=asked):
            return any(answer is not None for answer in asked[-1].answers)
