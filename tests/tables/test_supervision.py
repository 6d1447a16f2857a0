"""Supervision: a background task that ends is logged, is reported as down, and is started again."""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

import pytest

from keypeg.tables import supervision
from keypeg.tables.supervision import Supervisor, end, log_failure, wait_for_all
from tests.live import live

Run = Callable[[], Coroutine[Any, Any, None]]
HANG_SECONDS = 60
"""Seconds after which something hangs; nothing is measured by it."""


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "RESTART_SECONDS", 0)


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[str, object, type[BaseException] | None]]:
    """What was logged: the event, its fields, and the type of the error."""
    return [
        (record.getMessage(), getattr(record, "fields", None), record.exc_info[0] if record.exc_info else None)
        for record in caplog.records
    ]


def ends_once(way: Run, again: asyncio.Event) -> Run:
    """A task that ends in some way, and stays when it is started again."""
    runs = count(1)

    async def run() -> None:
        if next(runs) == 1:
            await way()
        else:
            again.set()
            await asyncio.Event().wait()

    return run


async def fail() -> None:
    raise ValueError


async def be_cancelled() -> None:
    """Wait for something that is cancelled, which is not the end of whoever waits."""
    waited_for = asyncio.get_running_loop().create_future()
    waited_for.cancel()
    await waited_for


async def return_() -> None:
    return


@pytest.mark.parametrize(
    ("way", "error"), [(fail, ValueError), (be_cancelled, asyncio.CancelledError), (return_, None)]
)
@live
async def test_a_task_that_ends_is_logged_and_started_again(
    way: Run,
    error: type[BaseException] | None,
    caplog: pytest.LogCaptureFixture,
) -> None:
    supervisor, again = Supervisor(), asyncio.Event()
    supervisor.start("task", ends_once(way, again))
    async with asyncio.timeout(HANG_SECONDS):
        await again.wait()
    assert supervisor.down == ["task"]
    assert logged(caplog) == [("background task ended", {"task": "task"}, error)]
    assert await supervisor.stop(HANG_SECONDS)


@live
async def test_a_task_is_no_longer_down_once_it_has_run_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    supervisor, again = Supervisor(), asyncio.Event()
    assert supervisor.down == []
    supervisor.start("task", ends_once(fail, again))
    async with asyncio.timeout(HANG_SECONDS):
        await again.wait()
    assert supervisor.down == ["task"]
    monkeypatch.setattr(supervision, "PROBATION_SECONDS", 0)
    assert supervisor.down == []
    await supervisor.stop(HANG_SECONDS)


@live
async def test_a_task_that_may_end_is_started_again_only_if_it_fails(caplog: pytest.LogCaptureFixture) -> None:
    supervisor, runs = Supervisor(), 0

    async def run() -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            raise ValueError

    supervisor.start("task", run, once=True)
    (task,) = supervisor._tasks.values()
    async with asyncio.timeout(HANG_SECONDS):
        await task
    assert runs == 2
    assert len(caplog.records) == 1
    assert task.get_name() == "task"


@live
async def test_a_task_that_does_not_end_in_time_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    supervisor, may_end = Supervisor(), asyncio.Event()

    async def stay() -> None:
        while not may_end.is_set():
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if may_end.is_set():
                    raise

    supervisor.start("stubborn", stay)
    supervisor.start("polite", asyncio.Event().wait)  # type: ignore[arg-type]
    stubborn = supervisor._tasks["stubborn"]
    await asyncio.sleep(0)
    assert not await supervisor.stop(0.01)
    assert logged(caplog) == [("background task does not end", {"task": "stubborn"}, None)]
    may_end.set()
    assert await end([stubborn], HANG_SECONDS)


@live
async def test_tasks_that_failed_are_logged_and_those_that_were_cancelled_are_not(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tasks = [asyncio.create_task(way(), name=way.__name__) for way in (fail, return_, be_cancelled)]
    async with asyncio.timeout(HANG_SECONDS):
        assert await wait_for_all(iter(tasks), HANG_SECONDS)
    assert logged(caplog) == [("background task failed", {"task": "fail"}, ValueError)]
    assert await wait_for_all([], 0)


def test_a_failure_is_logged_as_an_error_with_its_fields(caplog: pytest.LogCaptureFixture) -> None:
    log_failure("something failed", ValueError("why"), table=3)
    (record,) = caplog.records
    assert (record.levelname, record.name) == ("ERROR", "keypeg.supervision")
    assert logged(caplog) == [("something failed", {"table": 3}, ValueError)]
