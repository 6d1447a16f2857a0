"""PostgreSQL fails while moves are in flight: every move is answered, nothing is lost or doubled, and play goes on."""

import asyncio
import random
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from keypeg.storage.postgres import PostgresStore
from keypeg.tables.log_store import Unavailable
from keypeg.tables.supervision import Supervisor
from keypeg.tables.table import Table
from tests.generators import random_action
from tests.live import live
from tests.storage.faulty_network import faulty_network
from tests.tables.hosting import GUESTS, Host
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

    async def play(self, number: int) -> None:
        """Play at one table. A move that is not accepted is sent again under the same id, to the other node."""
        rng = random.Random(number)
        host = self.hosts[number % 2]
        table = await host.open("classic", {"rounds": 20})
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
        async with asyncio.TaskGroup() as players:
            for number in range(TABLES):
                players.create_task(load.play(number))
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


async def terminate_backends(address: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    finally:
        await connection.close()
