"""Match records of live tables: the match so far as one viewer may see it, or the whole match once it is over.

What takes longer for a longer match is read part by part and done in a thread, one request at a time. Where it can, it
starts from a saved state. The record of a finished match is the same for everybody; the latest are kept in memory.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from datetime import UTC, datetime
from typing import Final, ParamSpec, TypeVar

from msgspec import Struct

from keypeg.records.bot_seats import write_bot_seats
from keypeg.records.entries import Entry
from keypeg.records.played_attempts import PlayedAttempt, PlayedMatch
from keypeg.records.receipts import TABLE_TAG
from keypeg.records.record import Record, write
from keypeg.records.redaction import write_redacted
from keypeg.records.replay import steps
from keypeg.records.replay_page import MOST_FRAMES, ReplayStart, replay_page
from keypeg.rules import referee
from keypeg.rules.events import AttemptEnded
from keypeg.rules.match import AnyAttempt
from keypeg.rules.referee import State
from keypeg.tables.log_lines import Acted, decode
from keypeg.tables.log_store import LATEST, LogStore
from keypeg.tables.messages import Viewer, encode
from keypeg.tables.saved_states import latest_state
from keypeg.tables.setup import TableSetup
from keypeg.tables.table_state import TableState

LINES_AT_ONCE: Final = 200
"""How many lines are read at once, in between which others get their turn."""
MAX_KEPT_BYTES: Final = 16 * 2**20
"""How much memory the records of finished matches may take."""
ATTEMPTS_PER_PAGE: Final = 20

P = ParamSpec("P")
T = TypeVar("T")


class AttemptPage(Struct, frozen=True):
    """Some of the attempts that are over. Everything about them is open to all."""

    earlier: int
    """How many attempts ended before these."""
    attempts: list[AnyAttempt]


class MatchRecords:
    """The records of the tables of one node."""

    def __init__(self, store: LogStore, initial_state: Callable[[TableSetup], TableState]) -> None:
        self._store = store
        self._initial_state = initial_state
        self._one_thread = asyncio.Semaphore(1)
        self._kept: dict[int, bytes] = {}
        """The records of finished matches, least recently used first."""

    async def record(self, table: int, state: TableState, viewer: Viewer) -> bytes:
        """The record as a viewer may see it."""
        if state.match.winners:  # a table that was closed before keeps its secrets
            return await self._whole_record(table, state)
        # What came before this saved state belongs to attempts that are over now, and is open.
        start = await self._state_before(table, state, attempts=state.match.past.count - 1)
        return await self._in_thread(_write_redacted, start, state, await self._actions(table), viewer)

    async def _whole_record(self, table: int, state: TableState) -> bytes:
        found = self._kept.pop(table, None)
        if found is None:
            found = await self._in_thread(_write_whole, state, await self._actions(table))
        self._kept[table] = found
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MAX_KEPT_BYTES:
            del self._kept[next(iter(self._kept))]
        return found

    def forget(self, table: int) -> None:
        """Drop the record of a table that is in memory: its log was changed or removed."""
        self._kept.pop(table, None)

    async def replay(self, table: int, state: TableState, viewer: Viewer, first: int) -> bytes:
        """The match frame by frame as a viewer may see it, from the frame `first` on; whole if it is over."""
        start = await self._state_before(table, state, actions=first - 1)
        actions = await self._actions(table, start.version, first + MOST_FRAMES + 1 - start.actions)
        return await self._in_thread(_write_replay, start, state, actions, viewer, first)

    async def attempts(self, table: int, state: TableState, before: int) -> bytes:
        """The latest attempts before number `before`, counted from 0."""
        before = min(before, state.match.past.count)
        first = max(0, before - ATTEMPTS_PER_PAGE)
        start = await self._state_before(table, state, attempts=first)
        match, known = start.match, start.match.past.count
        found: list[AnyAttempt] = []
        async for actions in self._parts(table, start.version):
            match = await self._in_thread(_play, match, actions, found)
            if known + len(found) >= before:
                break
        return encode(AttemptPage(first, found[first - known : before - known]))

    async def played_attempts(self, table: int, state: TableState, first: int, most: int) -> list[PlayedAttempt]:
        """Attempts that are over with their actions, from number `first` on, counted from 0."""
        last = min(first + most, state.match.past.count)
        # A state that was saved during an attempt lacks its first actions: begin before that attempt.
        start = await self._state_before(table, state, attempts=first - 1)
        known = start.match.past.count
        played = PlayedMatch(start.match, [], [])
        async for actions in self._parts(table, start.version):
            await self._in_thread(_play_on, played, actions)
            if known + len(played.attempts) >= last:
                break
        return played.attempts[first - known : last - known]

    async def _state_before(
        self, table: int, state: TableState, *, actions: int = LATEST, attempts: int = LATEST
    ) -> TableState:
        """The newest state that is saved after at most so many actions and attempts; else that of the new table."""
        initial = self._initial_state(state.setup)
        return await latest_state(self._store, table, initial, actions=actions, attempts=attempts)

    async def _actions(self, table: int, after: int = 0, most: int = LATEST) -> list[Acted]:
        """The actions that follow a version, at least `most` of them if there are so many."""
        found: list[Acted] = []
        async for actions in self._parts(table, after):
            found += actions
            if len(found) >= most:
                break
        return found

    async def _parts(self, table: int, after: int) -> AsyncIterator[list[Acted]]:
        """The actions that follow a version, part by part."""
        while lines := await self._store.read(table, after, LINES_AT_ONCE):
            decoded = [decode(line.body) for line in lines]
            yield [line for line in decoded if isinstance(line, Acted)]
            after = lines[-1].version

    async def _in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something in a thread, one thing after the other: more threads would slow the event loop down."""
        async with self._one_thread:
            return await asyncio.to_thread(work, *args, **kwargs)


def full_record(state: TableState, actions: Sequence[Acted]) -> Record:
    """A record with all its secrets. It must not leave the server."""
    entries = [
        Entry(line.seat, line.action, _timestamp(line.at), salt=line.salt, commitment=line.commitment)
        for line in actions
    ]
    names = tuple(seat.name or f"Seat {number + 1}" for number, seat in enumerate(state.seats))
    bots = write_bot_seats(number for number, seat in enumerate(state.seats) if seat.bot)
    return Record(state.match.edition, names, entries, tags={TABLE_TAG: state.setup.address} | bots)


def _write_whole(state: TableState, actions: Sequence[Acted]) -> bytes:
    """The record of a match that is over: nothing in it is secret any more."""
    return write(full_record(state, actions))


def _write_redacted(start: TableState, state: TableState, actions: Sequence[Acted], viewer: Viewer) -> bytes:
    record = full_record(state, actions)
    opened, record.entries = record.entries[: start.actions], record.entries[start.actions :]
    return write_redacted(record, viewer, opened=opened, start=start.match)


def _write_replay(start: TableState, state: TableState, actions: Sequence[Acted], viewer: Viewer, first: int) -> bytes:
    whole = bool(state.match.winners)
    replay_start = ReplayStart(start.actions, start.match) if first else None
    record = full_record(state, actions)
    return encode(replay_page(record, viewer, whole=whole, first=first, most=MOST_FRAMES, start=replay_start))


def _play(match: State, actions: Sequence[Acted], ended: list[AnyAttempt]) -> State:
    """The match after some actions. The attempts that end with them are added to `ended`."""
    for line in actions:
        match, events = referee.play(match, line.seat, line.action)
        ended += (event.attempt for event in events if isinstance(event, AttemptEnded))
    return match


def _play_on(played: PlayedMatch, actions: Sequence[Acted]) -> None:
    entries = [Entry(line.seat, line.action) for line in actions]
    names = ("",) * played.state.seats
    played.add(steps(Record(played.state.edition, names, entries), start=played.state))


def _timestamp(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
