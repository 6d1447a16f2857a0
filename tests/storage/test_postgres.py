"""The PostgreSQL store: the suite on a real server, notices between nodes, and a server that restarts."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from keypeg.tables.log_store import AppendRequest, DuplicateAction, Unavailable
from keypeg.tables.setup import Stage
from tests.live import live, opened
from tests.storage.suite import StoreSuite, acted, heard, lines, setup


class TestPostgres(StoreSuite):
    @pytest.fixture
    def address(self, postgres_address: str) -> str:
        return postgres_address

    @live
    async def test_nodes_get_notices_of_what_others_append(self, address: str) -> None:
        async with opened(address) as one, opened(address) as other:
            table = await one.create(setup("a"), Stage.OPEN)
            watching = other.watch()
            await one.append(AppendRequest(table, 0, lines("1")))
            await heard(watching, {(table, 1)})

    @live
    async def test_many_nodes_may_start_at_once(self, address: str) -> None:
        async def start() -> None:
            async with opened(address):
                pass

        await asyncio.gather(*(start() for _ in range(4)))


@live
async def test_nodes_recover_when_the_server_restarts(own_postgres: Any) -> None:
    async with opened(own_postgres.get_uri()) as store:
        table = await store.create(setup("a"), Stage.OPEN)
        await store.append(AppendRequest(table, 0, acted(0, "before")))
        await asyncio.to_thread(own_postgres.stop)
        with pytest.raises(Unavailable):
            await store.append(AppendRequest(table, 1, acted(0, "during")))
        with pytest.raises(Unavailable):
            await store.read(table)
        watching = store.watch()
        await asyncio.to_thread(own_postgres.start)
        while True:  # as a table does: try again, the action's id makes it safe
            try:
                await store.append(AppendRequest(table, 1, acted(0, "during")))
                break
            except DuplicateAction:
                break
            except Unavailable:
                await asyncio.sleep(0)
        assert [line.action for line in await store.read(table)] == ["before", "during"]
        async for grown in watching:
            if not grown:  # it listens again, and says that something may have been missed
                break
        await store.append(AppendRequest(table, 2, lines("2")))
        await heard(watching, {(table, 3)})


@live
async def test_a_server_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        async with opened(f"postgresql://postgres@/postgres?host={tmp_path}"):
            pass
