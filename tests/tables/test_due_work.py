"""Due work as a node does it: by itself, in the executor it was given, and again after a refusal."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from keypeg.rules.actions import LayRow
from keypeg.tables.due_work import REFUSED_RETRY_MS, DueWorker
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind, Stage
from tests.live import START, live
from tests.tables.hosting import hosting
from tests.tables.inline_executor import Inline

COMPUTER = SeatRequest(SeatKind.COMPUTER, "casual")


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
