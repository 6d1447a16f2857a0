"""The journal of a live table: how anything that happens there is taken, written down, and told, in that order.

Whatever happens is first a line that the course takes, then a line in the log, and only then something that anybody is
told of. If another node was first, the journal reads what is new and decides again.
"""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from keypeg.players.random_draws import draw_tokens
from keypeg.rules.refusals import Refusal
from keypeg.tables.clocks import deadlines
from keypeg.tables.course import Course, computer_seats, deal_due, race_due, sealed, take
from keypeg.tables.following import Following
from keypeg.tables.instants import Instants
from keypeg.tables.lines import (
    Line,
    RaceSet,
    Stood,
    decode,
    encode,
)
from keypeg.tables.logs import FLAG, Append, Due, Holding, Logs, NewLine, Repeated, Stale, StoredLine, Unavailable
from keypeg.tables.pacing import due_at
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.telling import Step, Teller, Viewer, snapshot

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
    """A table's course with the log behind it and those who follow it."""

    __slots__ = (
        "_answers",
        "_chance",
        "_computers",
        "_doubtful",
        "_flag",
        "_instants",
        "_lock",
        "_logs",
        "_notice",
        "course",
        "expected",
        "followers",
        "id",
    )

    def __init__(
        self,
        table: int,
        course: Course,
        logs: Logs,
        instants: Instants,
        chance: Chance,
        notice: Callable[["Journal", Append], None],
    ) -> None:
        self.id = table
        self.course = course
        self.expected = 0
        """The version that is being written: if another node wrote it instead, this one will be stale, and look."""
        self.followers: list[Following] = []
        self._logs = logs
        self._instants = instants
        self._chance = chance
        self._computers = any(plan.level is not None for plan in course.head.plans)
        self._notice = notice
        self._lock = asyncio.Lock()
        self._answers: dict[tuple[int, str], int | Refusal] = {}
        self._doubtful = False
        self._flag: int | None = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.course.head.address}, version {self.course.version})"

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._lock.locked()

    # How it is written down

    async def _once(
        self, key: tuple[int, str], plan: Callable[[int], Sequence[Line]], holdings: Sequence[Holding] = ()
    ) -> int:
        """Write what somebody planned, once for each id. What was refused stays refused under its id."""
        if not 0 < len(key[1]) <= LONGEST_ID:
            raise TableRefusal(TableFault.BAD_ID, most=LONGEST_ID)
        answer = self._answers.get(key)
        if answer is None:
            async with self._lock:
                answer = self._answers.get(key)
                if answer is None:
                    answer = await self._answer(key, plan, holdings)
                    self._remember(key, answer)
        if isinstance(answer, int):
            return answer
        raise answer.with_traceback(None)

    async def _answer(
        self, key: tuple[int, str], plan: Callable[[int], Sequence[Line]], holdings: Sequence[Holding]
    ) -> "int | Refusal":
        while True:
            try:
                return await self._write_locked(plan, key, holdings)
            except Refusal as no:
                # Nobody is refused by what another node has moved past,
                before = self.course.version
                await self._catch_up()
                if self.course.version != before:
                    continue
                # nor because it was played already: before a restart, or long ago.
                known = await self._logs.acted(self.id, *key)
                return no if known is None else known

    def _remember(self, key: tuple[int, str], answer: int | Refusal) -> None:
        answers = self._answers
        answers[key] = answer
        if len(answers) > REMEMBERED:
            del answers[next(iter(answers))]

    async def _write(self, plan: Callable[[int], Sequence[Line]], key: tuple[int, str] | None = None) -> None:
        async with self._lock:
            await self._write_locked(plan, key, ())

    async def _write_locked(
        self, plan: Callable[[int], Sequence[Line]], key: tuple[int, str] | None, holdings: Sequence[Holding]
    ) -> int:
        """Plan lines, take them, append them, and tell; again from the start when another node was first."""
        if self._doubtful:
            await self._catch_up()
        while True:
            if key is not None and isinstance(known := self._answers.get(key), int):
                return known  # another node wrote it, as the log has just shown
            now = self._instants.now()
            steps = self._foresee(plan(now), now)
            if not steps:
                return self.course.version
            append = self._as_append(steps, key, holdings, now)
            self.expected = steps[-1].after.version
            try:
                await self._logs.append(append)
            except Stale:
                await self._catch_up()
                continue
            except Repeated as repeated:
                await self._catch_up()
                return repeated.version
            except (Unavailable, asyncio.CancelledError):
                self._doubtful = True
                self.expected = 0
                raise
            self._flag = next((due.at for due in append.due if due.seat == FLAG), self._flag)
            version = steps[0].after.version
            self._adopt(steps)
            if append.due or append.stage is not None:
                self._notice(self, append)
            return version

    def _foresee(self, lines: Sequence[Line], now: int) -> list[Step]:
        """What the lines bring, and what the table adds: the next deal, the start of a race."""
        steps: list[Step] = []
        course = self.course
        for line in lines:
            course = self._step(steps, course, line)
        while True:
            if (deal := deal_due(course)) is not None:
                tokens = draw_tokens(deal, course.state.seats, self._chance.draw)
                course = self._step(steps, course, sealed(now, None, tokens, self._chance.salt))
            elif race_due(course):
                course = self._step(steps, course, RaceSet(now, now + RACE_IN))
            else:
                return steps

    def _step(self, steps: list[Step], course: Course, line: Line) -> Course:
        after, events = take(course, line)
        steps.append(Step(line, events, course, after))
        return after

    def _as_append(
        self, steps: Sequence[Step], key: tuple[int, str] | None, holdings: Sequence[Holding], now: int
    ) -> Append:
        before, after = self.course, steps[-1].after
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
            holdings=holdings,
        )

    def _due(self, after: Course, now: int) -> list[Due]:
        """The work that is due after it; a flag that comes too early is put off when its time comes."""
        due = []
        if after.head.clock is not None and after.state.winners:
            due.append(Due(self.id, FLAG, after.version, None))
        elif after.head.clock is not None:
            flag = min((at for at in deadlines(after.waits, after.outages) if at is not None), default=None)
            if flag is not None and (self._flag is None or flag < self._flag or self._flag <= now):
                due.append(Due(self.id, FLAG, after.version, flag))
        if self._computers:
            thinking = computer_seats(after)
            due += (Due(self.id, seat, after.version, due_at(after, seat, now)) for seat in thinking)
            done = set(computer_seats(self.course)) - set(thinking)
            due += (Due(self.id, seat, after.version, None) for seat in sorted(done))
        return due

    def _adopt(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.course = step.after
            if isinstance(step.line, Stood):
                self._show_out(step.line.seat)
            self._tell(step)

    def _tell(self, step: Step) -> None:
        if self.followers:
            teller = Teller(step)
            for follower in self.followers:
                if follower.wants:
                    follower.put(teller.tell(follower.viewer, views=follower.views))

    def _show_out(self, seat: int) -> None:
        """Whoever gave a seat up looks on from it no longer."""
        for follower in [follower for follower in self.followers if follower.viewer == seat]:
            follower.close()

    async def catch_up(self) -> None:
        """Read what other nodes wrote."""
        async with self._lock:
            await self._catch_up()

    async def hear(self, version: int | None = None) -> None:
        """Another node may have written, up to this version or (None) nobody knows what."""
        try:
            await (self.catch_up() if version is None else self.catch_up_to(version))
        except Unavailable:
            self.doubt()

    def doubt(self) -> None:
        """Another node may have written what could not be read: it is read before anything else is done."""
        self._doubtful = True

    def take_in(self, lines: Sequence[StoredLine]) -> None:
        """Lines that another node wrote, for a table at which nothing is being written."""
        assert not self.busy
        for line in lines:
            if line.version == self.course.version + 1:  # else it was heard of meanwhile
                self.follow(line)

    async def catch_up_to(self, version: int) -> None:
        """Read what other nodes wrote, unless it is known."""
        async with self._lock:
            if self.course.version < version:
                await self._catch_up()

    async def _catch_up(self) -> None:
        for stored in await self._logs.read(self.id, self.course.version):
            self.follow(stored)
        self._doubtful = False

    def follow(self, stored: StoredLine) -> None:
        """Take a line that is in the log."""
        line = decode(stored.body)
        after, events = take(self.course, line)
        step = Step(line, events, self.course, after)
        self._adopt([step])
        if stored.action is not None and stored.seat is not None:
            self._remember((stored.seat, stored.action), stored.version)

    # Who looks on

    def open_following(self, viewer: Viewer, *, views: bool = False) -> Following:
        """Follow the table from a seat, or (None) as a spectator; with `views`, versions hold the view as well."""
        following = Following(viewer, self.snapshot, self.followers.remove, views=views)
        self.followers.append(following)
        return following

    def snapshot(self, viewer: Viewer) -> bytes:
        """The table as a viewer may know it now."""
        return snapshot(self.course, viewer, self._instants.now())
