"""What probes are told, and that a stop ends in time, whatever hangs."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from keypeg.server.errors import HttpError
from keypeg.server.node import Node
from keypeg.server.readiness import SHARED_SECONDS, Readiness
from keypeg.server.settings import Settings
from keypeg.storage.sqlite import SqliteStore
from keypeg.tables.log_store import Unavailable
from tests.live import live
from tests.server.load import Place, sit_down
from tests.server.running import TIMEOUT_SECONDS, UNLIMITED, running
from tests.server.test_faults import wait_until_ready
from tests.server.test_killed import check_all

RESTARTS = 4
TABLES = 20


class Now:
    """Seconds that the test counts."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@asynccontextmanager
async def probed(database: Path) -> AsyncIterator[tuple[Node, Readiness, Now]]:
    """A node, what answers its probes, and their clock."""
    node = await Node.open(Settings(database=str(database), thinkers=0))
    now = Now()
    try:
        yield node, Readiness(node, now), now
    finally:
        assert await node.stop()


@live
async def test_many_probes_share_one_write(database: Path) -> None:
    async with probed(database) as (node, readiness, now):
        store = node.store
        assert isinstance(store, SqliteStore)
        before = store.commits
        await asyncio.gather(*(readiness.check() for _ in range(100)))
        now.seconds += SHARED_SECONDS - 0.1
        await readiness.check()
        assert store.commits == before + 1
        now.seconds += 0.1
        await asyncio.gather(*(readiness.check() for _ in range(100)))
        assert store.commits == before + 2


@live
async def test_a_node_that_cannot_write_is_not_ready(database: Path) -> None:
    async with probed(database) as (node, readiness, now):
        await readiness.check()
        store = node.store
        assert isinstance(store, SqliteStore)
        await store._write(lambda connection: connection.execute("PRAGMA query_only = ON"))
        now.seconds += SHARED_SECONDS
        for _ in range(3):
            with pytest.raises(Unavailable):
                await readiness.check()
        connection = store._writer._connection
        assert connection is not None
        connection.execute("PRAGMA query_only = OFF")
        now.seconds += SHARED_SECONDS
        await readiness.check()


@live
async def test_a_node_whose_writer_does_not_run_is_not_ready(database: Path) -> None:
    async with probed(database) as (node, readiness, _):
        await readiness.check()
        await node.store.close()
        with pytest.raises(Unavailable, match="not running: writer"):
            await readiness.check()


@live
async def test_a_node_whose_background_task_fails_is_not_ready(database: Path) -> None:
    async with probed(database) as (node, readiness, _):
        await readiness.check()
        ran = asyncio.Event()

        async def fail() -> None:
            ran.set()
            raise ValueError

        node.tables.listen = fail  # type: ignore[method-assign]
        node.start()
        await ran.wait()
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="not running: notices"):
            await readiness.check()
        node.begin_stop()
        with pytest.raises(HttpError, match="stopping"):
            await readiness.check()


@live
async def test_a_write_that_hangs_is_not_ready(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keypeg.server.readiness.PROBE_SECONDS", 0.01)
    async with probed(database) as (node, readiness, now):
        store = node.store
        assert isinstance(store, SqliteStore)
        before = store.commits
        let_go = threading.Event()
        hanging = asyncio.ensure_future(store._write(lambda _: let_go.wait()))
        for _ in range(3):
            now.seconds += SHARED_SECONDS
            with pytest.raises(Unavailable, match="in time"):
                await readiness.check()
        let_go.set()
        await hanging
        monkeypatch.undo()
        await readiness.check()
        assert store.commits <= before + 2, "no probe wrote while another was writing"


@live
async def test_a_stop_ends_whatever_hangs(database: Path) -> None:
    node = await Node.open(Settings(database=str(database), thinkers=0))
    node.start()
    let_go = threading.Event()
    store = node.store
    assert isinstance(store, SqliteStore)
    hanging = asyncio.ensure_future(store._write(lambda _: let_go.wait()))  # a disk that does not answer
    shielded = asyncio.ensure_future(node.run_shielded(node.tables.heartbeat()))
    await asyncio.sleep(0)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        assert not await node.stop(0.05)
        let_go.set()
        await hanging
        await shielded
        await node.store.close()


@pytest.mark.parametrize(("code", "status"), [("limit.start()", 1), ("limit.start(); limit.cancel()", 0)])
def test_a_process_ends_after_its_time_limit(code: str, status: int) -> None:
    wait = "threading.Event().wait()" if status else "None"  # a thread that never ends
    program = f"""import threading
from keypeg.server.lifecycle import StopLimit
limit = StopLimit(0.05)
threading.Thread(target=lambda: {wait}).start()
{code}"""
    assert subprocess.run([sys.executable, "-c", program], timeout=TIMEOUT_SECONDS, check=False).returncode == status


@contextmanager
def frozen(server: Any) -> Iterator[None]:
    """A PostgreSQL whose processes do nothing any more, but are there."""

    async def backends() -> list[int]:
        connection = await asyncpg.connect(server.get_uri())
        try:
            return [row[0] for row in await connection.fetch("SELECT pid FROM pg_stat_activity")]
        finally:
            await connection.close()

    processes = [server.get_pid(), *asyncio.run(backends())]
    for process in processes:
        _send(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            _send(process, signal.SIGCONT)


def _send(process: int, number: signal.Signals) -> None:
    with suppress(ProcessLookupError):  # the backend that was asked
        os.kill(process, number)


async def play_through(places: list[Place], server: Any, postgres: Any) -> None:
    """Everybody plays to the end, while PostgreSQL restarts again and again."""
    answers = asyncio.Semaphore(0)
    await asyncio.gather(*(place.connect(server) for place in places))
    async with asyncio.timeout(TIMEOUT_SECONDS), asyncio.TaskGroup() as tasks:
        for number, place in enumerate(places):
            tasks.create_task(place.play(random.Random(number), answers.release))
        for _ in range(RESTARTS):
            for _ in range(2 * TABLES):
                await answers.acquire()
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)


def test_restarts_of_postgresql_under_load_and_a_stop_while_it_hangs(own_postgres: Any, tmp_path: Path) -> None:
    database = own_postgres.get_uri()
    with running(database, *UNLIMITED, "--thinkers=0", log=tmp_path / "log") as server:
        guests = [server.guest("Ada"), server.guest("Bo")]
        places = [place for _ in range(TABLES) for place in sit_down(server, guests, "classic", {"rounds": 2})]
        asyncio.run(play_through(places, server, own_postgres))
        assert {place.stage for place in places} == {"over"}
        wait_until_ready(server)
        check_all(database, places)
        address = guests[0].open("classic", [{"sitter": "anyone"}] * 2)["address"]
        for seat, guest in enumerate(guests):
            guest.sit(address, seat)
        client = guests[0].live(address, 0)
        with frozen(own_postgres):
            client.socket.send('{"id": "x", "act": {"do": "hide", "code": "RRGG"}}')
            assert server.stop() in (0, 1), "it ends, though PostgreSQL does not answer"
            assert client.closing_code() == 1012
            client.close()
