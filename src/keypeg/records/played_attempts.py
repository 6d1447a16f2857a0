"""Played attempts: a match cut into its attempts, each with the actions that it consisted of."""

from collections.abc import Iterable

from msgspec import Struct

from keypeg.records.entries import Entry
from keypeg.records.record import Record
from keypeg.records.replay import Step, steps
from keypeg.rules import referee
from keypeg.rules.events import AttemptEnded
from keypeg.rules.match import AnyAttempt
from keypeg.rules.referee import State


class PlayedAttempt(Struct, frozen=True):
    """An attempt that is over, and its actions."""

    attempt: AnyAttempt
    entries: list[Entry]


class PlayedMatch(Struct):
    """What a match consists of, as far as it has been played."""

    state: State
    attempts: list[PlayedAttempt]
    """The attempts that are over."""
    entries: list[Entry]
    """The actions of the attempt under way."""

    def add(self, played: Iterable[Step]) -> None:
        """Play on."""
        for step in played:
            self.state = step.state
            self.entries.append(step.entry)
            for event in step.events:
                if isinstance(event, AttemptEnded):
                    self.attempts.append(PlayedAttempt(event.attempt, self.entries))
                    self.entries = []


def played_match(record: Record) -> PlayedMatch:
    """A record cut into its attempts. Raises RecordRefused if it breaks a rule."""
    match = PlayedMatch(referee.start(record.edition, len(record.players)), [], [])
    match.add(steps(record))
    return match
