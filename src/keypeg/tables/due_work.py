"""The worker that does due work: computers' moves and checks of the clocks. Any node may do any of it.

Computers think in other processes, so that people never wait for them, and no guest's computers keep those of others
waiting. Computers alone play while somebody follows them. If a node dies with leased work, the lease expires and
another node does the work.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Collection
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from keypeg.players.levels import LEVELS
from keypeg.research.workers import belong_to_parent
from keypeg.rules import referee
from keypeg.rules.actions import Action
from keypeg.rules.offers import Offer
from keypeg.rules.referee import View
from keypeg.rules.refusals import Refusal
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_store import CLOCK_CHECK, LeasedWork, Unavailable
from keypeg.tables.refusals import TableRefusal
from keypeg.tables.supervision import log_failure
from keypeg.tables.table import Table
from keypeg.tables.thinking_turns import ThinkingTurns

LEASE_MS: Final = 30_000
"""How long other nodes leave leased work alone, in milliseconds."""
REFUSED_RETRY_MS: Final = 1_000
"""When a computer is asked again after its move was refused, in milliseconds."""
MAX_CONCURRENT: Final = 32
"""How much work a node does at the same time."""
MAX_PER_GUEST: Final = 4
"""How much of it is on the account of one guest."""
POLL_SECONDS: Final = 1.0
"""The longest time between two looks for due work. It finds work that other nodes scheduled or left behind."""
MIN_POLL_SECONDS: Final = 0.01
"""The shortest time between two looks for due work, unless new work is announced."""


def think(level: str, seed: int, view: View, offers: list[Offer]) -> Action | None:
    """A computer's choice."""
    from keypeg.players.computer import Computer  # imports the solver, which only these processes need

    return Computer(LEVELS[level], seed).choose(view, offers)


def thinkers(processes: int) -> Executor:
    """Processes for computers to think in, with a lower priority than the server."""
    return ProcessPoolExecutor(processes, mp_context=get_context("forkserver"), initializer=_begin_process)


def _begin_process() -> None:
    os.nice(5)
    belong_to_parent()


class DueWorker:
    """Leases due work and does it."""

    def __init__(
        self, tables: LiveTables, executor: Executor, lease_ms: int = LEASE_MS, *, turns: ThinkingTurns | None = None
    ) -> None:
        self._tables = tables
        self._executor = executor
        self._lease_ms = lease_ms
        self._turns = turns or ThinkingTurns(1)

    async def run(self) -> None:
        """Do due work until cancelled. It may be run again after it has failed."""
        tasks: dict[asyncio.Task[None], str] = {}
        """What is being done, each with the guest on whose account it is."""
        try:
            while True:
                await self._run_once(tasks)
        finally:
            for task in tasks:
                task.cancel()

    async def _run_once(self, tasks: "dict[asyncio.Task[None], str]") -> None:
        """Begin work that is due, and wait until more may be."""
        tables = self._tables

        def end(task: "asyncio.Task[None]") -> None:
            if Counter(tasks.values())[tasks[task]] == MAX_PER_GUEST:
                tables.work_due.set()
            del tasks[task]

        tables.work_due.clear()
        wait_seconds = POLL_SECONDS
        try:
            for leased in await self.lease(MAX_CONCURRENT - len(tasks), _busy(tasks.values())):
                task = asyncio.create_task(self._do_or_log(leased))
                tasks[task] = leased.opener
                task.add_done_callback(end)
            if len(tasks) == MAX_CONCURRENT:  # leave the rest to other nodes until one of these is done
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                return
            if (at := await tables.store.next_due(_busy(tasks.values()))) is not None:
                until_due = (at - tables.time_source.now()) / 1000
                wait_seconds = min(max(until_due, MIN_POLL_SECONDS), POLL_SECONDS)
        except Unavailable:
            pass  # try again at the next poll
        try:
            async with asyncio.timeout(wait_seconds):
                await tables.work_due.wait()
        except TimeoutError:
            pass

    async def _do_or_log(self, leased: LeasedWork) -> None:
        """Do leased work. If it fails, it is done again after the lease, and nothing else waits for it."""
        try:
            await self.do(leased)
        except Exception as error:
            log_failure("due work failed", error, table=leased.due.table, seat=leased.due.seat)

    async def lease(self, limit: int = MAX_CONCURRENT, busy: Collection[str] = ()) -> list[LeasedWork]:
        """Take due work, so that no other node does it until the lease expires."""
        now = self._tables.time_source.now()
        return await self._tables.store.lease_work(now, now + self._lease_ms, limit, busy)

    async def work(self) -> int:
        """Do all work that is due now, and return how much it was."""
        leased = await self.lease()
        await asyncio.gather(*map(self.do, leased))
        return len(leased)

    async def do(self, leased: LeasedWork) -> None:
        """Do leased work. If the database fails, the work is done again after the lease."""
        due, store = leased.due, self._tables.store
        try:
            table = await self._tables.by_number(due.table)
        except (Unavailable, TableRefusal):  # a table that was removed takes its due work with it
            return
        try:
            unfollowed = leased.computers_alone and not table.subscriptions
            if unfollowed and await store.park(due, self._tables.time_source.now()):
                return
            if due.seat == CLOCK_CHECK:
                next_check = await table.flag_expired_clock()
                await store.reschedule(due._replace(at=next_check))
            else:
                await self._move(table, leased)
        except Unavailable:
            return

    async def _move(self, table: Table, leased: LeasedWork) -> None:
        due, seat = leased.due, leased.due.seat
        await table.log.catch_up_to(due.version)
        async with self._turns.turn(leased.opener, can_wait=leased.computers_alone):
            state = table.state
            plan = state.setup.plans[seat]
            assert plan.level is not None
            assert plan.seed is not None
            view, offers = referee.view(state.match, seat), state.offers[seat]
            loop = asyncio.get_running_loop()
            action = await loop.run_in_executor(self._executor, think, plan.level, plan.seed, view, offers)
        if action is None:
            await self._tables.store.reschedule(due._replace(at=None))
            return
        try:
            await table.play_computer_move(seat, state.action_counts[seat], action)
        except Refusal:  # somebody else moved meanwhile; ask again, unless newer work is due already
            retry_at = self._tables.time_source.now() + REFUSED_RETRY_MS
            await self._tables.store.reschedule(due._replace(at=retry_at))


def _busy(openers: Collection[str]) -> list[str]:
    """The guests of whose work enough is being done."""
    return [opener for opener, count in Counter(openers).items() if count >= MAX_PER_GUEST]
