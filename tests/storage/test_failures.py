"""PostgreSQL fails while moves are in flight: every move is answered, nothing is lost or doubled, and play goes on."""

import asyncio
import random
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from keypeg.rules.actions import HideCode
from keypeg.storage.postgres import PostgresStore
from keypeg.tables.log_store import AppendRequest, Stale, Unavailable
from keypeg.tables.setup import Stage
from keypeg.tables.supervision import Supervisor
from keypeg.tables.table import Table
from tests.generators import random_action
from tests.live import live, opened
from tests.storage.faulty_network import faulty_network
from tests.storage.suite import acted, setup
from tests.tables.hosting import GUESTS, Host, hosting
from tests.tables.test_killed import Acknowledged, check

TABLES = 40
FAULTS = {"restart": 6, "terminate": 22, "cut": 22}
MOVES_BETWEEN_FAULTS = 60
HANG_SECONDS = 120
"""Seconds after which something hangs; nothing is measured by it."""


class Load:
    """Tables at which somebody moves all the time, at two nodes."""

    def __init__(self, hosts: list[Host]) -> None:
        self.hosts = hosts
        self.acknowledged: Acknowledged = {}
        self.refused = 0
        self.playing = True
        self._answers = asyncio.Semaphore(0)

    async def open(self, number: int) -> Table:
        """Open a table, before anything fails."""
        return await self.hosts[number % 2].open("classic", {"rounds": 20})

    async def play(self, number: int, table: Table) -> None:
        """Play at one table. A move that is not accepted is sent again under the same id, to the other node."""
        rng = random.Random(number)
        address = table.state.setup.address
        for move in count():
            if not self.playing or (chosen := random_action(table.state.match, rng)) is None:
                return
            seat, action = chosen
            assert seat is not None
            for attempt in count():
                try:
                    there = await self._table(attempt + number, address)
                    version = await there.act(GUESTS[seat], seat, action, str(move))
                    break
                except Unavailable:
                    self.refused += 1
                    await asyncio.sleep(0)
            self.acknowledged[address, seat, str(move)] = version
            self._answers.release()
            while table.state.version < version:  # the other node took it, and tells this one
                await asyncio.sleep(0)

    async def _table(self, number: int, address: str) -> Table:
        return await self.hosts[number % 2].tables.table(address)

    async def moves(self, number: int) -> None:
        """Wait until so many more moves were acknowledged."""
        for _ in range(number):
            await self._answers.acquire()


@live
async def test_fifty_faults_under_load_lose_and_double_nothing(own_postgres: Any, tmp_path: Path) -> None:
    address = own_postgres.get_uri()
    faults = [kind for kind, times in FAULTS.items() for _ in range(times)]
    random.Random("faults").shuffle(faults)
    async with asyncio.timeout(HANG_SECONDS), faulty_network(address, tmp_path) as (network, relayed):
        stores = [await PostgresStore.open(relayed) for _ in range(2)]
        hosts = [Host(store) for store in stores]
        listeners = [Supervisor() for _ in hosts]
        for listener, host in zip(listeners, hosts, strict=True):
            listener.start("notices", host.tables.listen)
        load = Load(hosts)
        tables = [await load.open(number) for number in range(TABLES)]
        async with asyncio.TaskGroup() as players:
            for number, table in enumerate(tables):
                players.create_task(load.play(number, table))
            for fault in faults:
                await load.moves(MOVES_BETWEEN_FAULTS)
                match fault:
                    case "restart":
                        await asyncio.to_thread(own_postgres.stop)
                        await asyncio.to_thread(own_postgres.start)
                    case "terminate":
                        await terminate_backends(address)
                    case _:
                        network.cut()
            await load.moves(2 * TABLES)
            load.playing = False
        assert load.refused > len(faults)
        for listener, store in zip(listeners, stores, strict=True):
            assert await listener.stop(HANG_SECONDS)
            await store.close()
    await check(address, load.acknowledged)


@live
async def test_what_was_missed_is_read_as_soon_as_it_can_be(postgres_address: str, tmp_path: Path) -> None:
    """A node loses a notice, and the database cannot be read when it listens again."""
    async with (
        asyncio.timeout(HANG_SECONDS),
        faulty_network(postgres_address, tmp_path) as (network, relayed),
        hosting(postgres_address) as near,
        hosting(relayed) as far,
    ):
        table = await near.open("classic")
        there = await far.tables.table(table.state.setup.address)
        listener = Supervisor()
        listener.start("notices", far.tables.listen)
        network.freeze()
        version = await near.act(table, 0, HideCode("RRGG"))
        await execute(postgres_address, "ALTER TABLE lines RENAME TO elsewhere")
        network.cut()
        network.thaw()
        while not there.log.uncertain:
            await asyncio.sleep(0)
        assert there.state.version < version
        await execute(postgres_address, "ALTER TABLE elsewhere RENAME TO lines")
        subscription = there.subscribe(None)
        while there.state.version < version:
            subscription.take()
            await subscription.next()
        assert await listener.stop(HANG_SECONDS)


@live
async def test_a_network_that_carries_nothing_hangs_nobody(postgres_address: str, tmp_path: Path) -> None:
    async with asyncio.timeout(HANG_SECONDS), faulty_network(postgres_address, tmp_path) as (network, relayed):
        store = await PostgresStore.open(relayed, timeout_seconds=1)
        table = await store.create(setup("a"), Stage.OPEN)
        network.freeze()
        attempts = [store.append(AppendRequest(table, 0, acted(0, "x"))), store.read(table), store.now()]
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {Unavailable}
        while "listener" not in store.down:  # which nobody tells that its connection is dead
            await asyncio.sleep(0.01)
        network.cut()
        network.thaw()
        for attempt in count():
            try:
                await store.append(AppendRequest(table, 0, acted(0, "x")))
                break
            except (Unavailable, Stale) as error:
                if isinstance(error, Stale):
                    break
                assert attempt < 1000
        while "listener" in store.down:
            await asyncio.sleep(0.01)
        network.freeze()
        waiting = asyncio.ensure_future(store.append(AppendRequest(table, 1, acted(0, "y"))))
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(Unavailable):
            await waiting
        with pytest.raises(Unavailable):
            await store.append(AppendRequest(table, 1, acted(0, "y")))


@live
async def test_an_append_that_cannot_be_written_fails_alone(postgres_address: str) -> None:
    async with asyncio.timeout(HANG_SECONDS), opened(postgres_address) as store:
        tables = [await store.create(setup(str(number)), Stage.OPEN) for number in range(3)]
        ids = ["x", "no \0 in PostgreSQL", "x"]
        appends = [AppendRequest(table, 0, acted(0, id_)) for table, id_ in zip(tables, ids, strict=True)]
        outcomes = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        assert [isinstance(outcome, asyncpg.DataError) for outcome in outcomes] == [False, True, False]
        assert [len(await store.read(table)) for table in tables] == [1, 0, 1]


@live
async def test_a_writer_that_is_interrupted_answers_and_starts_again(postgres_address: str) -> None:
    async with asyncio.timeout(HANG_SECONDS):
        store = await PostgresStore.open(postgres_address)
        tables = [await store.create(setup(str(number)), Stage.OPEN) for number in range(20)]
        interrupted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        transaction = store._writer._transaction

        async def fail_once(_: Any) -> Any:
            store._writer._transaction = transaction
            interrupted.cancel()
            await interrupted

        store._writer._transaction = fail_once
        outcomes = await asyncio.gather(
            *(store.append(AppendRequest(table, 0, acted(0, "x"))) for table in tables), return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {Unavailable}
        assert store.down == ["writer"]
        await asyncio.gather(*(store.append(AppendRequest(table, 0, acted(0, "x"))) for table in tables))
        await store.close()


async def execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def terminate_backends(address: str) -> None:
    await execute(address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
