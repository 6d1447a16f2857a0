"""A node's copy of one table's log: it appends lines, and follows what other nodes append.

A write goes through four steps: propose lines, apply them to a copy of the state, append them to the database, publish
them to the subscribers. Nothing is published before it is durable.

Nothing is in the way of most moves. Such a move needs no task: it is planned, and the database calls back when it is
durable. Everything else waits for the lock in a task. If another node appended first, that reads the new lines and
proposes again.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from keypeg.rules.refusals import Refusal
from keypeg.tables.action_ids import ActionIds, ActionKey
from keypeg.tables.log_lines import LogLine, decode, encode
from keypeg.tables.log_lock import LogLock
from keypeg.tables.log_store import (
    CLOCK_CHECK,
    AppendRequest,
    LogStore,
    NewLine,
    SeatHolder,
    Stale,
    StoredLine,
    Unavailable,
    settle,
)
from keypeg.tables.messages import Transition
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.saved_states import is_time_to_save, save_state
from keypeg.tables.table_state import TableState, apply
from keypeg.tables.time_source import TimeSource
from keypeg.tables.work_schedule import clock_work, computer_work

MAX_ANSWERS: Final = 16
"""How many answers are kept in memory for actions that are sent again. Older ones are looked up in the log."""
MAX_IDS: Final = 2_000
"""How many ids of actions are read at once."""
MAX_ID_LENGTH: Final = 120
MAX_LINES: Final = 200
"""How many lines are read and applied at once."""

Proposal = Callable[[int], Sequence[LogLine]]
"""Given the time, the lines to append in the current state, or a refusal. It is called again after a conflict."""
WriteDone = Callable[["int | Exception"], object]
"""Called with the version of what was written, or with what prevented it."""


class Plan(Struct, frozen=True, gc=False):
    """What a write changes, once it is durable."""

    transitions: Sequence[Transition]
    request: AppendRequest

    def __repr__(self) -> str:
        return f"Plan({self.request.table}, after {self.request.after})"


class TableLog:
    """The log of one table, with the state after its last line."""

    __slots__ = (
        "_answers",
        "_clock_check",
        "_follow_up",
        "_has_computers",
        "_ids",
        "_lock",
        "_on_append",
        "_publish",
        "_store",
        "_time_source",
        "expected_version",
        "id",
        "state",
        "uncertain",
    )

    def __init__(
        self,
        table: int,
        state: TableState,
        store: LogStore,
        time_source: TimeSource,
        follow_up: Callable[[TableState, int], LogLine | None] | None,
        publish: Callable[[Transition], None],
        on_append: Callable[["TableLog", AppendRequest], None],
    ) -> None:
        self.id = table
        self.state = state
        self.expected_version = 0
        """The version that is being appended. If another node appends it first, this node notices by itself."""
        self._store = store
        self._time_source = time_source
        self._follow_up = follow_up
        """The line that the table adds by itself in a state, if any. None: at this table it never adds one."""
        self._publish = publish
        self._on_append = on_append
        """Called after an append that made work due or changed the table's stage."""
        self._has_computers = any(plan.level is not None for plan in state.setup.plans)
        self._lock = LogLock()
        self._answers: dict[ActionKey, int | Refusal] = {}
        self._ids: ActionIds | None = None if state.version else ActionIds()
        """The ids of all actions of the log up to the state. None: they have to be read before the next action."""
        self.uncertain = False
        """Whether the database may hold lines that are not known here, and must be read before the next write."""
        self._clock_check: int | None = None
        """When the check of the clocks is due, as far as this node knows."""

    def __repr__(self) -> str:
        return f"TableLog({self.state.setup.address}, version {self.state.version})"

    @property
    def busy(self) -> bool:
        """Whether something is being appended or read."""
        return self._lock.taken

    # Writing

    async def write_once(self, key: ActionKey, propose: Proposal, holders: Sequence[SeatHolder] = ()) -> int:
        """Append what somebody sent, once for each key, and return its version. The latest refusals are repeated."""
        if not 0 < len(key[1]) <= MAX_ID_LENGTH:
            raise TableRefusal(TableFault.BAD_ID, most=MAX_ID_LENGTH)
        answer = self._answers.get(key)
        if answer is None:
            async with self._lock:
                answer = self._answers.get(key)
                if answer is None:
                    answer = await self._answer(key, propose, holders)
                    self._remember(key, answer)
        if isinstance(answer, int):
            return answer
        raise answer.with_traceback(None)

    def write_now(self, key: ActionKey, propose: Proposal, done: WriteDone) -> bool:
        """Begin to append what somebody sent, if nothing is in the way: then `done` is called later.

        Otherwise nothing has happened, and `write_once` does it. It also has to if `done` is called with `Stale`: then
        nothing was written, and the log has to be read first.
        """
        if self._lock.taken or self.uncertain or self._ids is None or self._ids.may_have(key):
            return False
        if key in self._answers or not 0 < len(key[1]) <= MAX_ID_LENGTH:
            return False
        try:
            plan = self.plan(propose, key)
        except Refusal:
            return False  # it may rest on a state that another node has left behind
        if plan is None or is_time_to_save(plan.request):
            return False
        self._lock.take()
        self.expected_version = plan.request.last_version
        self._store.submit(plan.request, partial(self._on_append_done, plan, key, done))
        return True

    def _on_append_done(self, plan: Plan, key: ActionKey, done: WriteDone, error: Exception | None) -> bool:
        outcome: int | Exception
        if error is None:
            try:
                outcome = self._finish(plan, key)
                self._remember(key, outcome)
            except Exception as failure:
                outcome = failure
        else:
            outcome = error
        if isinstance(outcome, Exception):
            self._on_failure()
        self._lock.release()
        done(outcome)
        return isinstance(outcome, int)

    async def write(self, propose: Proposal, key: ActionKey | None = None) -> None:
        """Append what the table does by itself."""
        async with self._lock:
            await self._append(propose, key, ())

    async def _answer(self, key: ActionKey, propose: Proposal, holders: Sequence[SeatHolder]) -> "int | Refusal":
        while True:
            try:
                return await self._append(propose, key, holders)
            except Refusal as refusal:
                # The refusal may rest on a state that another node has left behind: read, and try again.
                before = self.state.version
                await self._catch_up()
                if self.state.version != before:
                    continue
                return refusal

    def _remember(self, key: ActionKey, answer: int | Refusal) -> None:
        answers = self._answers
        answers[key] = answer
        if len(answers) > MAX_ANSWERS:
            del answers[next(iter(answers))]

    async def _append(self, propose: Proposal, key: ActionKey | None, holders: Sequence[SeatHolder]) -> int:
        """Propose, apply, append and publish; start again when another node was first. Needs the lock."""
        if self.uncertain:
            await self._catch_up()
        while True:
            if key is not None and (known := await self._version_of(key)) is not None:
                return known
            plan = self.plan(propose, key, holders)
            if plan is None:
                return self.state.version
            self.expected_version = plan.request.last_version
            appended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            try:
                self._store.submit(plan.request, partial(settle, appended))
                await appended
            except Stale:
                await self._catch_up()
                continue
            except BaseException:
                self._on_failure()
                raise
            version = self._finish(plan, key)
            if is_time_to_save(plan.request):
                await save_state(self._store, self.id, self.state)
            return version

    async def _version_of(self, key: ActionKey) -> int | None:
        """The version of an action that is in the log already, sent by whomever to whatever node."""
        if isinstance(known := self._answers.get(key), int):
            return known
        if self._ids is None:
            self._ids = await self._read_ids()
        if not self._ids.may_have(key):
            return None
        version = await self._store.version_of_action(self.id, *key)
        if version is not None and version > self.state.version:
            await self._catch_up()
        return version

    async def _read_ids(self) -> ActionIds:
        """The ids of all actions in the log. They are read part by part, once after a table was loaded."""
        ids, version, more = ActionIds(), 0, True
        while more:
            found = await self._store.actions(self.id, version, MAX_IDS)
            for each in found:
                ids.add((each.seat, each.action))
                version = each.version
            more = len(found) == MAX_IDS
        return ids

    def plan(self, propose: Proposal, key: ActionKey | None, holders: Sequence[SeatHolder] = ()) -> Plan | None:
        """What to append, and what it changes; None if nothing does. Raises Refusal. Changes nothing itself."""
        now = self._time_source.now()
        transitions = self.transitions(propose(now), now)
        return Plan(transitions, self.append_request(transitions, key, holders, now)) if transitions else None

    def _finish(self, plan: Plan, key: ActionKey | None) -> int:
        """Take over what is durable now and publish it; returns its first version."""
        request = plan.request
        if key is not None and self._ids is not None:
            self._ids.add(key)
        if request.due:
            self._clock_check = next((due.at for due in request.due if due.seat == CLOCK_CHECK), self._clock_check)
        for transition in plan.transitions:
            self._commit(transition)
        if request.due or request.stage is not None:
            self._on_append(self, request)
        return request.after + 1

    def _on_failure(self) -> None:
        """Note that an append failed. Whatever it was, the lines may have been written."""
        self.uncertain = True
        self.expected_version = 0

    def transitions(self, lines: Sequence[LogLine], now: int) -> list[Transition]:
        """What these lines, and those that the table adds to them, change. Raises Refusal; changes nothing itself."""
        transitions: list[Transition] = []
        state = self.state
        for line in lines:
            transitions.append(_transition(state, line))
            state = transitions[-1].after
        while self._follow_up is not None and (added := self._follow_up(state, now)) is not None:
            transitions.append(_transition(state, added))
            state = transitions[-1].after
        return transitions

    def append_request(
        self, transitions: Sequence[Transition], key: ActionKey | None, holders: Sequence[SeatHolder], now: int
    ) -> AppendRequest:
        """The lines of these transitions as they are appended, with everything that changes with them."""
        before, after = self.state, transitions[-1].after
        seat, action = key or (None, None)
        lines = [NewLine(encode(transitions[0].line), seat, action)]
        lines += [NewLine(encode(transition.line)) for transition in transitions[1:]]
        due = clock_work(self.id, after, self._clock_check, now)
        if self._has_computers:
            due += computer_work(self.id, before, after, now)
        stage = after.stage
        return AppendRequest(
            table=self.id,
            after=before.version,
            lines=lines,
            due=due,
            stage=None if stage is before.stage else stage,
            holders=holders,
        )

    def _commit(self, transition: Transition) -> None:
        self.state = transition.after
        self._publish(transition)

    # Following what other nodes append

    async def catch_up(self) -> None:
        """Read the lines that other nodes appended."""
        async with self._lock:
            await self._catch_up()

    async def catch_up_to(self, version: int) -> None:
        """Read the lines that other nodes appended, unless this version is already known."""
        async with self._lock:
            if self.state.version < version:
                await self._catch_up()

    async def on_notice(self, version: int | None = None) -> None:
        """Handle a notice that the log has grown to a version; None if it is not known. Raises Unavailable."""
        try:
            await (self.catch_up() if version is None else self.catch_up_to(version))
        except Unavailable:
            self.mark_uncertain()
            raise

    def mark_uncertain(self) -> None:
        """Note that there may be lines that could not be read. They are read before the next write."""
        self.uncertain = True

    def apply_many(self, lines: Sequence[StoredLine]) -> None:
        """Apply lines that another node appended and that were read while nothing was written here."""
        assert not self.busy
        for line in lines:
            if line.version == self.state.version + 1:  # otherwise it has been applied meanwhile
                self.apply_stored(line)

    def apply_stored(self, stored: StoredLine) -> None:
        """Apply the next line of the log."""
        self._commit(_transition(self.state, decode(stored.body)))
        if stored.action is not None and stored.seat is not None:
            key = stored.seat, stored.action
            self._remember(key, stored.version)
            if self._ids is not None:
                self._ids.add(key)

    async def _catch_up(self) -> None:
        more = True
        while more:  # part by part, so that others get their turn when a node was away for long
            lines = await self._store.read(self.id, self.state.version, MAX_LINES)
            for stored in lines:
                self.apply_stored(stored)
            more = len(lines) == MAX_LINES
        self.uncertain = False


def _transition(before: TableState, line: LogLine) -> Transition:
    after, events = apply(before, line)
    return Transition(line, events, before, after)
