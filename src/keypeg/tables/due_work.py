"""Work that is due: computers' moves and flags. Any node takes it from the storage, once its time has come.

Computers think in other processes, so that people never wait for them. Whoever takes work and dies leaves it in the
storage, where it is due again before long.
"""

import asyncio
import os
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
from keypeg.tables.log_store import FLAG, DueWork, Unavailable
from keypeg.tables.table import Table

LEASE: Final = 30_000
"""Work that was taken and not done is due again after so many milliseconds."""
AGAIN: Final = 1_000
"""A computer whose moment has passed is asked again after so many milliseconds."""
AT_ONCE: Final = 32
"""So much work is taken at most before some of it is done."""
LOOK: Final = 1.0
"""Seconds between looks for work that other nodes left behind."""
BREATH: Final = 0.01
"""Seconds between looks in any case."""


def think(level: str, seed: int, view: View, offers: list[Offer]) -> Action | None:
    """A computer's choice."""
    from keypeg.players.computer import Computer  # loads all that thinking needs, which the server itself does not

    return Computer(LEVELS[level], seed).choose(view, offers)


def thinkers(processes: int) -> Executor:
    """Processes for computers to think in, which step back for people."""
    return ProcessPoolExecutor(processes, mp_context=get_context("forkserver"), initializer=_step_back)


def _step_back() -> None:
    os.nice(5)
    belong_to_parent()


class DueWorker:
    """Takes work that is due and does it."""

    def __init__(self, tables: LiveTables, executor: Executor, lease: int = LEASE) -> None:
        self._tables = tables
        self._executor = executor
        self._lease = lease

    async def run(self) -> None:
        """Work for as long as this runs."""
        tables = self._tables
        doing: set[asyncio.Task[None]] = set()
        while True:
            tables.wake.clear()
            wait = LOOK
            try:
                for due in await self.claim(AT_ONCE - len(doing)):
                    task = asyncio.create_task(self.do(due))
                    doing.add(task)
                    task.add_done_callback(doing.discard)
                if len(doing) == AT_ONCE:  # what is left waits, here or for another node, until one of these is done
                    await asyncio.wait(doing, return_when=asyncio.FIRST_COMPLETED)
                    continue
                if (at := await tables.store.next_due()) is not None:
                    wait = min(max((at - tables.time_source.now()) / 1000, BREATH), LOOK)
            except Unavailable:
                pass  # the next look may find it well again
            try:
                async with asyncio.timeout(wait):
                    await tables.wake.wait()
            except TimeoutError:
                pass

    async def claim(self, most: int = AT_ONCE) -> list[DueWork]:
        """Work that nobody else will be given for a while."""
        now = self._tables.time_source.now()
        return await self._tables.store.claim(now, now + self._lease, most)

    async def work(self) -> int:
        """Do all that is due now, and say how much it was."""
        due = await self.claim()
        await asyncio.gather(*map(self.do, due))
        return len(due)

    async def do(self, due: DueWork) -> None:
        """Do one piece of work. If the storage fails, it is due again once the lease is over."""
        try:
            table = await self._tables.by_number(due.table)
            if due.seat == FLAG:
                await self._tables.store.settle(due._replace(at=await table.check_clocks()))
            else:
                await self._move(table, due)
        except Unavailable:
            return

    async def _move(self, table: Table, due: DueWork) -> None:
        seat = due.seat
        await table.catch_up_to(due.version)
        state = table.state
        plan = state.setup.plans[seat]
        assert plan.level is not None
        assert plan.seed is not None
        view, offers = referee.view(state.match, seat), state.offers[seat]
        loop = asyncio.get_running_loop()
        action = await loop.run_in_executor(self._executor, think, plan.level, plan.seed, view, offers)
        if action is None:
            await self._tables.store.settle(due._replace(at=None))
            return
        try:
            await table.move(seat, state.acts[seat], action)
        except Refusal:  # not its moment: it is asked again, unless it was already
            await self._tables.store.settle(due._replace(at=self._tables.time_source.now() + AGAIN))
