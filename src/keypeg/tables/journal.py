"""The journal of a live table: how anything that happens there is taken, written down, and told, in that order.

Whatever happens is first a line that the state takes, then a line in the log, and only then something that anybody is
told of. If another node was first, the journal reads what is new and decides again.
"""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from keypeg.players.random_draws import draw_tokens
from keypeg.rules.refusals import Refusal
from keypeg.tables.clocks import deadlines
from keypeg.tables.log_lines import (
    LogLine,
    RaceSet,
    Stood,
    decode,
    encode,
)
from keypeg.tables.log_store import (
    FLAG,
    Append,
    DueWork,
    LogStore,
    NewLine,
    Repeated,
    SeatHolder,
    Stale,
    StoredLine,
    Unavailable,
)
from keypeg.tables.messages import Transition, VersionEncoder, Viewer, snapshot
from keypeg.tables.pacing import due_at
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.subscriptions import Subscription
from keypeg.tables.table_state import TableState, apply, computer_seats, deal_due, race_due, sealed
from keypeg.tables.time_source import TimeSource

REMEMBERED: Final = 16
"""How many answers are kept in memory; older ones are in the log."""
RACE_IN: Final = 3_000
"""A race starts so many milliseconds after it is announced."""
LONGEST_ID: Final = 120


class Chance(NamedTuple):
    """Where a table takes its chance from."""

    draw: Random
    salt: Callable[[], str]


class Journal:
    """A table's state with the log behind it and those who follow it."""

    __slots__ = (
        "_answers",
        "_chance",
        "_computers",
        "_flag",
        "_lock",
        "_notice",
        "_store",
        "_time_source",
        "_uncertain",
        "expected",
        "id",
        "state",
        "subscriptions",
    )

    def __init__(
        self,
        table: int,
        state: TableState,
        store: LogStore,
        time_source: TimeSource,
        chance: Chance,
        notice: Callable[["Journal", Append], None],
    ) -> None:
        self.id = table
        self.state = state
        self.expected = 0
        """The version that is being written: if another node wrote it instead, this one will be stale, and look."""
        self.subscriptions: list[Subscription] = []
        self._store = store
        self._time_source = time_source
        self._chance = chance
        self._computers = any(plan.level is not None for plan in state.setup.plans)
        self._notice = notice
        self._lock = asyncio.Lock()
        self._answers: dict[tuple[int, str], int | Refusal] = {}
        self._uncertain = False
        self._flag: int | None = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.state.setup.address}, version {self.state.version})"

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._lock.locked()

    # How it is written down

    async def _once(
        self, key: tuple[int, str], plan: Callable[[int], Sequence[LogLine]], holders: Sequence[SeatHolder] = ()
    ) -> int:
        """Write what somebody planned, once for each id. What was refused stays refused under its id."""
        if not 0 < len(key[1]) <= LONGEST_ID:
            raise TableRefusal(TableFault.BAD_ID, most=LONGEST_ID)
        answer = self._answers.get(key)
        if answer is None:
            async with self._lock:
                answer = self._answers.get(key)
                if answer is None:
                    answer = await self._answer(key, plan, holders)
                    self._remember(key, answer)
        if isinstance(answer, int):
            return answer
        raise answer.with_traceback(None)

    async def _answer(
        self, key: tuple[int, str], plan: Callable[[int], Sequence[LogLine]], holders: Sequence[SeatHolder]
    ) -> "int | Refusal":
        while True:
            try:
                return await self._write_locked(plan, key, holders)
            except Refusal as no:
                # Nobody is refused by what another node has moved past,
                before = self.state.version
                await self._catch_up()
                if self.state.version != before:
                    continue
                # nor because it was played already: before a restart, or long ago.
                known = await self._store.acted(self.id, *key)
                return no if known is None else known

    def _remember(self, key: tuple[int, str], answer: int | Refusal) -> None:
        answers = self._answers
        answers[key] = answer
        if len(answers) > REMEMBERED:
            del answers[next(iter(answers))]

    async def _write(self, plan: Callable[[int], Sequence[LogLine]], key: tuple[int, str] | None = None) -> None:
        async with self._lock:
            await self._write_locked(plan, key, ())

    async def _write_locked(
        self, plan: Callable[[int], Sequence[LogLine]], key: tuple[int, str] | None, holders: Sequence[SeatHolder]
    ) -> int:
        """SeatPlan lines, take them, append them, and tell; again from the start when another node was first."""
        if self._uncertain:
            await self._catch_up()
        while True:
            if key is not None and isinstance(known := self._answers.get(key), int):
                return known  # another node wrote it, as the log has just shown
            now = self._time_source.now()
            steps = self._plan_transitions(plan(now), now)
            if not steps:
                return self.state.version
            append = self._as_append(steps, key, holders, now)
            self.expected = steps[-1].after.version
            try:
                await self._store.append(append)
            except Stale:
                await self._catch_up()
                continue
            except Repeated as repeated:
                await self._catch_up()
                return repeated.version
            except (Unavailable, asyncio.CancelledError):
                self._uncertain = True
                self.expected = 0
                raise
            self._flag = next((due.at for due in append.due if due.seat == FLAG), self._flag)
            version = steps[0].after.version
            self._commit(steps)
            if append.due or append.stage is not None:
                self._notice(self, append)
            return version

    def _plan_transitions(self, lines: Sequence[LogLine], now: int) -> list[Transition]:
        """What the lines bring, and what the table adds: the next deal, the start of a race."""
        steps: list[Transition] = []
        state = self.state
        for line in lines:
            state = self._step(steps, state, line)
        while True:
            if (deal := deal_due(state)) is not None:
                tokens = draw_tokens(deal, state.match.seats, self._chance.draw)
                state = self._step(steps, state, sealed(now, None, tokens, self._chance.salt))
            elif race_due(state):
                state = self._step(steps, state, RaceSet(now, now + RACE_IN))
            else:
                return steps

    def _step(self, steps: list[Transition], state: TableState, line: LogLine) -> TableState:
        after, events = apply(state, line)
        steps.append(Transition(line, events, state, after))
        return after

    def _as_append(
        self, steps: Sequence[Transition], key: tuple[int, str] | None, holders: Sequence[SeatHolder], now: int
    ) -> Append:
        before, after = self.state, steps[-1].after
        seat, action = key or (None, None)
        lines = [NewLine(encode(step.line)) for step in steps]
        lines[0] = NewLine(lines[0].body, seat, action)
        stage = after.stage
        return Append(
            table=self.id,
            after=before.version,
            lines=lines,
            due=self._due(after, now),
            stage=None if stage is before.stage else stage,
            holders=holders,
        )

    def _due(self, after: TableState, now: int) -> list[DueWork]:
        """The work that is due after it; a flag that comes too early is put off when its time comes."""
        due = []
        if after.setup.clock is not None and after.match.winners:
            due.append(DueWork(self.id, FLAG, after.version, None))
        elif after.setup.clock is not None:
            flag = min((at for at in deadlines(after.waits, after.outages) if at is not None), default=None)
            if flag is not None and (self._flag is None or flag < self._flag or self._flag <= now):
                due.append(DueWork(self.id, FLAG, after.version, flag))
        if self._computers:
            thinking = computer_seats(after)
            due += (DueWork(self.id, seat, after.version, due_at(after, seat, now)) for seat in thinking)
            done = set(computer_seats(self.state)) - set(thinking)
            due += (DueWork(self.id, seat, after.version, None) for seat in sorted(done))
        return due

    def _commit(self, steps: Sequence[Transition]) -> None:
        for step in steps:
            self.state = step.after
            if isinstance(step.line, Stood):
                self._unsubscribe_seat(step.line.seat)
            self._publish(step)

    def _publish(self, step: Transition) -> None:
        if self.subscriptions:
            encoder = VersionEncoder(step)
            for subscription in self.subscriptions:
                if subscription.wants:
                    subscription.put(encoder.encode_for(subscription.viewer, views=subscription.views))

    def _unsubscribe_seat(self, seat: int) -> None:
        """Whoever gave a seat up looks on from it no longer."""
        for subscription in [subscription for subscription in self.subscriptions if subscription.viewer == seat]:
            subscription.close()

    async def catch_up(self) -> None:
        """Read what other nodes wrote."""
        async with self._lock:
            await self._catch_up()

    async def on_notice(self, version: int | None = None) -> None:
        """Another node may have written, up to this version or (None) nobody knows what."""
        try:
            await (self.catch_up() if version is None else self.catch_up_to(version))
        except Unavailable:
            self.mark_uncertain()

    def mark_uncertain(self) -> None:
        """Another node may have written what could not be read: it is read before anything else is done."""
        self._uncertain = True

    def apply_many(self, lines: Sequence[StoredLine]) -> None:
        """Lines that another node wrote, for a table at which nothing is being written."""
        assert not self.busy
        for line in lines:
            if line.version == self.state.version + 1:  # else it was heard of meanwhile
                self.apply_stored(line)

    async def catch_up_to(self, version: int) -> None:
        """Read what other nodes wrote, unless it is known."""
        async with self._lock:
            if self.state.version < version:
                await self._catch_up()

    async def _catch_up(self) -> None:
        for stored in await self._store.read(self.id, self.state.version):
            self.apply_stored(stored)
        self._uncertain = False

    def apply_stored(self, stored: StoredLine) -> None:
        """Take a line that is in the log."""
        line = decode(stored.body)
        after, events = apply(self.state, line)
        step = Transition(line, events, self.state, after)
        self._commit([step])
        if stored.action is not None and stored.seat is not None:
            self._remember((stored.seat, stored.action), stored.version)

    # Who looks on

    def subscribe(self, viewer: Viewer, *, views: bool = False) -> Subscription:
        """Follow the table from a seat, or (None) as a spectator; with `views`, versions hold the view as well."""
        subscription = Subscription(viewer, self.snapshot, self.subscriptions.remove, views=views)
        self.subscriptions.append(subscription)
        return subscription

    def snapshot(self, viewer: Viewer) -> bytes:
        """The table as a viewer may know it now."""
        return snapshot(self.state, viewer, self._time_source.now())
