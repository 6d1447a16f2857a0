"""Replay: the referee plays a record through, action by action, and says how the match stands."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from keypeg.records.commitments import verify as verify_commitment
from keypeg.records.entries import Entry
from keypeg.records.record import Record, read
from keypeg.rules import referee
from keypeg.rules.events import Event
from keypeg.rules.referee import State
from keypeg.rules.refusals import Refusal


class RecordRefused(Exception):
    """A record breaks a rule at one of its actions. `action` is None where it is no record at all."""

    def __init__(self, action: int | None, refusal: Refusal) -> None:
        super().__init__(action, refusal)
        self.action = action
        self.refusal = refusal


class Step(Struct, frozen=True):
    """An action of a match, and what followed from it."""

    entry: Entry
    events: list[Event]
    state: State
    """The state after it."""


class RoundSummary(Struct, frozen=True):
    """How one attempt at a round ended."""

    number: int
    outcome: str
    points: tuple[int, ...]
    rows: tuple[int, ...]


class MatchSummary(Struct, frozen=True):
    """How a match stands, as `keypeg replay --json` prints it."""

    edition: str
    finished: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: list[RoundSummary]


def read_record(document: bytes) -> Record:
    """Read a record, or raise RecordRefused."""
    try:
        return read(document)
    except Refusal as refusal:
        raise RecordRefused(None, refusal) from None


def steps(record: Record, *, verify: bool = False, start: State | None = None) -> Iterator[Step]:
    """Play a record through, step by step. Raises RecordRefused at its first bad action.

    With `start`, the record is the rest of a match that has come to this state.
    """
    check: Callable[[Entry], None] | None = verify_commitment if verify else None
    state = start or referee.start(record.edition, len(record.players))
    index = -1
    for index, entry in enumerate(record.entries):
        try:
            state, events = referee.play(state, entry.seat, entry.action)
            if check:
                check(entry)
        except Refusal as refusal:
            raise RecordRefused(index, refusal) from None
        yield Step(entry, events, state)
    if record.flaw:
        raise RecordRefused(index + 1, record.flaw)


def replay(record: Record, *, verify: bool = False) -> State:
    """The state at the end of a record."""
    state = referee.start(record.edition, len(record.players))
    for step in steps(record, verify=verify):
        state = step.state
    return state


def summary(state: State) -> MatchSummary:
    """How the match stands."""
    return MatchSummary(
        edition=state.edition.name,
        finished=bool(state.winners),
        scores=state.scores,
        winners=state.winners,
        rounds=[RoundSummary(past.number, past.outcome, past.points, past.rows) for past in state.past],
    )
