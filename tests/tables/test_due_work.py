"""Due work as a node does it: by itself, in the executor it was given, and again after a refusal."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from typing import Any, Literal

import pytest

from keypeg.rules.actions import LayRow
from keypeg.tables import due_work
from keypeg.tables.clocks import PerMove
from keypeg.tables.due_work import REFUSED_RETRY_MS, DueWorker
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind, Stage
from keypeg.tables.table import Table
from keypeg.tables.thinking_turns import ThinkingTurns
from tests.live import START, Ticks, live, opened
from tests.tables.hosting import Host, hosting
from tests.tables.inline_executor import Inline

COMPUTER = SeatRequest(SeatKind.COMPUTER, "casual")
ME = SeatRequest(SeatKind.GUEST)
NEVER_SECONDS = 1_000
"""A pause that no test waits for."""
HANG_SECONDS = 60
"""Seconds after which something hangs; nothing is measured by it."""


class Counted(Inline):
    """Counts what it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked += 1
        return super().submit(fn, *args, **kwargs)


class Mistaken(Inline):
    """Always chooses a row that is none."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ARG002
        future: Future[Any] = Future()
        future.set_result(LayRow("no row"))
        return future


@live
async def test_a_node_plays_computers_to_the_end_by_itself(address: str) -> None:
    async with hosting(address) as host:
        executor = Counted()
        running = asyncio.create_task(DueWorker(host.tables, executor).run())
        made = await host.tables.open("ada", "Ada", "classic", {"rounds": 2}, [COMPUTER, COMPUTER])
        _, subscription = await host.tables.subscribe(made.table.state.setup.address, None, None)
        async with asyncio.timeout(60):
            while made.table.state.stage is not Stage.OVER:
                await subscription.next()
        running.cancel()
        assert executor.asked >= 4
        assert await host.tables.store.next_due() is None


@live
async def test_a_computer_is_asked_again_a_second_after_a_refusal(address: str) -> None:
    async with hosting(address) as host:
        made = await host.tables.open("ada", "Ada", "classic", {}, [COMPUTER, COMPUTER])
        await host.tables.subscribe(made.table.state.setup.address, None, None)
        host.ticks.passed = 500
        assert await DueWorker(host.tables, Mistaken()).work() == 1
        assert made.table.state.version == 0
        assert await host.tables.store.next_due() == START + 500 + REFUSED_RETRY_MS
        assert REFUSED_RETRY_MS == 1_000


class Thinking(Executor):
    """Computers that think until the test lets them go on."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.thoughts.append((future, lambda: fn(*args, **kwargs)))
        return future

    def finish(self, number: int) -> None:
        future, choose = self.thoughts[number]
        future.set_result(choose())

    async def begun(self, count: int) -> None:
        """Wait until so many have begun to think."""
        async with asyncio.timeout(HANG_SECONDS):
            while len(self.thoughts) < count:
                await asyncio.sleep(0)


class Announced(asyncio.Event):
    """New work. It knows whether the node waits for it."""

    waited_for = False

    async def wait(self) -> Literal[True]:
        self.waited_for = True
        try:
            return await super().wait()
        finally:
            self.waited_for = False

    async def rest(self) -> None:
        """Wait until the node has nothing else to do than to wait."""
        async with asyncio.timeout(HANG_SECONDS):
            resting = 0
            while resting < 20:  # steps in which work that is done would end
                await asyncio.sleep(0)
                resting = resting + 1 if self.waited_for and not self.is_set() else 0


class Running(Ticks):
    """A clock that runs by itself."""

    def __init__(self) -> None:
        self._start = time.monotonic_ns()

    @property
    def passed(self) -> int:  # type: ignore[override]
        return (time.monotonic_ns() - self._start) // 1_000_000


async def open_table(host: Host, guest: str) -> Table:
    """A table at which a computer has to hide a code."""
    return (await host.tables.open(guest, guest, "classic", {}, [COMPUTER, ME])).table


@asynccontextmanager
async def working(host: Host, executor: Executor, **more: Any) -> AsyncIterator[None]:
    running = asyncio.create_task(DueWorker(host.tables, executor, turns=ThinkingTurns(99), **more).run())
    yield
    running.cancel()


@live
async def test_no_guest_keeps_more_than_some_of_a_node_busy(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_work, "POLL_SECONDS", NEVER_SECONDS)
    executor = Thinking()
    async with hosting(address) as host:
        announced = host.tables.work_due = Announced()
        tables = [await open_table(host, "greedy") for _ in range(due_work.MAX_PER_GUEST)]
        async with working(host, executor):
            await executor.begun(4)
            tables += [await open_table(host, "greedy") for _ in range(2)]
            modest = await open_table(host, "modest")
            await executor.begun(5)
            executor.finish(4)
            async with asyncio.timeout(HANG_SECONDS):
                while modest.state.actions == 0:
                    await asyncio.sleep(0)
            await announced.rest()
            assert len(executor.thoughts) == 5
            executor.thoughts[0][0].set_exception(ValueError("lost the thread"))
            await executor.begun(6)  # at once, without waiting for the next look
    assert due_work.MAX_PER_GUEST == 4


@live
async def test_a_node_begins_no_more_than_it_can_do_at_a_time(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_work, "MAX_CONCURRENT", 2)
    monkeypatch.setattr(due_work, "POLL_SECONDS", NEVER_SECONDS)
    executor = Thinking()
    async with opened(address) as store, opened(address) as others:
        host, other = Host(store), Host(others)
        await open_table(host, "ada")
        async with working(host, executor):
            await executor.begun(1)
            for guest in ("bo", "cy"):
                await open_table(other, guest)
            host.tables.work_due.set()
            await executor.begun(2)
            assert await store.next_due() == START, "the third is left to other nodes"
            executor.finish(1)
            await executor.begun(3)  # though the first still thinks


@live
async def test_a_clock_runs_out_for_whoever_plays_with_a_computer(address: str) -> None:
    async with hosting(address) as host:
        made = await host.tables.open("ada", "Ada", "classic", {}, [COMPUTER, ME], clock=PerMove(60))
        worker = DueWorker(host.tables, Inline())
        await worker.work()
        assert made.table.state.actions == 1
        assert await host.tables.store.next_due() == START + 60_000
        host.ticks.passed = 60_000
        await worker.work()
        assert made.table.state.match.past.count == 1


@live
async def test_work_is_done_as_soon_as_it_is_due(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_work, "POLL_SECONDS", NEVER_SECONDS)
    executor = Thinking()
    async with hosting(address, ticks=Running()) as host:
        await open_table(host, "ada")
        (leased,) = await DueWorker(host.tables, executor).lease()
        await host.tables.store.reschedule(leased.due._replace(at=host.tables.time_source.now() + 50))
        async with working(host, executor):
            await executor.begun(1)


@live
async def test_work_that_another_node_left_is_found(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_work, "POLL_SECONDS", 0.01)
    executor = Thinking()
    async with opened(address) as store, opened(address) as others:
        host, other = Host(store), Host(others)
        announced = host.tables.work_due = Announced()
        async with working(host, executor):
            await announced.rest()
            await open_table(other, "ada")
            await executor.begun(1)


@live
async def test_computers_think_one_after_the_other_where_there_is_one_process(address: str) -> None:
    executor = Thinking()
    async with hosting(address) as host:
        for guest in ("ada", "bo"):
            await open_table(host, guest)
        working = asyncio.create_task(DueWorker(host.tables, executor).work())
        for number in range(2):
            await executor.begun(number + 1)
            for _ in range(20):  # steps in which another would begin
                await asyncio.sleep(0)
            assert len(executor.thoughts) == number + 1
            executor.finish(number)
        assert await working == 2


class Failing(Inline):
    """A computer that fails at its first thought."""

    def __init__(self) -> None:
        self.failed = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.failed:
            return super().submit(fn, *args, **kwargs)
        self.failed = True
        future: Future[Any] = Future()
        future.set_exception(ValueError("lost the thread"))
        return future


@live
async def test_work_that_fails_is_logged_and_holds_no_other_up(address: str, caplog: pytest.LogCaptureFixture) -> None:
    async with hosting(address) as host:
        tables = [await open_table(host, guest) for guest in ("ada", "bo")]
        async with working(host, Failing()), asyncio.timeout(HANG_SECONDS):
            while sum(table.state.actions for table in tables) == 0:
                await asyncio.sleep(0)
    (failed,) = [table for table in tables if table.state.actions == 0]
    (record,) = caplog.records
    assert (record.getMessage(), vars(record)["fields"]) == ("due work failed", {"table": failed.id, "seat": 0})
    assert record.exc_info is not None
    assert record.exc_info[0] is ValueError
