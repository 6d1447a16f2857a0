"""The PostgreSQL store: the suite on a real server, notices between nodes, and a server that restarts."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from keypeg.storage.postgres import READ_MANY, PostgresStore
from keypeg.tables.log_store import AppendRequest, DueWork, Stale, Unavailable
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
            await other.listen_to(table)
            await one.append(AppendRequest(table, 0, lines("1")))
            await heard(watching, {(table, 1)})

    @live
    async def test_nodes_get_no_notices_of_tables_that_they_do_not_listen_to(self, address: str) -> None:
        async with opened(address) as one, opened(address) as other:
            first, second, third = [await one.create(setup(name), Stage.OPEN) for name in "abc"]
            watching = other.watch()
            for table in (first, third):
                await other.listen_to(table)
            await one.listen_to(second)
            await other.stop_listening([first])
            for table in (first, second, third):
                await one.append(AppendRequest(table, 0, lines("1")))
            assert await anext(watching) == [(third, 1)]

    @live
    async def test_a_node_that_is_a_little_behind_at_many_tables_does_not_read_all_lines(self, address: str) -> None:
        async with opened(address) as store:
            logs = "generate_series(1, 100) AS id, generate_series(1, 400) AS version"
            await store._execute((f"INSERT INTO lines SELECT id, version, NULL, NULL, '{{}}' FROM {logs}",))
            plan = await store._read(f"EXPLAIN {READ_MANY}", list(range(1, 101)), [399] * 100)
        assert "Seq Scan on lines" not in "".join(line for (line,) in plan)

    @live
    async def test_an_append_is_notified_or_can_be_read_however_it_meets_a_node_that_begins_to_listen(
        self, address: str
    ) -> None:
        async with asyncio.timeout(60), opened(address) as one, opened(address) as other:
            watching = other.watch()
            for number in range(40):
                table = await one.create(setup(str(number)), Stage.OPEN)
                append = asyncio.ensure_future(one.append(AppendRequest(table, 0, lines("1"))))
                for _ in range(number % 8):
                    await asyncio.sleep(0)
                await other.listen_to(table)
                found = await other.read(table)
                await append
                if not found:
                    await heard(watching, {(table, 1)})

    @live
    async def test_nodes_that_are_gone_get_no_notices(self, address: str) -> None:
        async with opened(address) as one:
            table = await one.create(setup("a"), Stage.OPEN)
            async with opened(address) as gone:
                await gone.listen_to(table)
            listeners: list[Any] = [gone]
            async with asyncio.timeout(60):
                while listeners:  # until the server has noticed that the connection is gone
                    async with opened(address) as late:
                        assert isinstance(late, PostgresStore)
                        listeners = await late.select("SELECT * FROM listeners")

    @live
    async def test_stale_appends_and_the_rest_of_their_batch_share_one_transaction(self, address: str) -> None:
        async with opened(address) as store, opened(address) as other:
            assert isinstance(store, PostgresStore)
            tables = [await store.create(setup(str(number)), Stage.OPEN) for number in range(40)]
            for table in tables[::4]:
                await other.append(AppendRequest(table, 0, lines("by another node")))
            before = store.commits
            appends = [AppendRequest(table, 0, lines("1", "2"), [DueWork(table, 0, 2, 5)]) for table in tables]
            outcomes = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
            assert [isinstance(outcome, Stale) for outcome in outcomes] == [number % 4 == 0 for number in range(40)]
            assert store.commits <= before + 2  # the first append may have gone ahead of the others
            for number, table in enumerate(tables):  # nothing of a stale append stays
                assert len(await store.read(table)) == (2 if number % 4 else 1)

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
        await store.listen_to(table)
        await store.append(AppendRequest(table, 0, acted(0, "before")))
        await asyncio.to_thread(own_postgres.stop)
        with pytest.raises(Unavailable):
            await store.append(AppendRequest(table, 1, acted(0, "during")))
        with pytest.raises(Unavailable):
            await store.read(table)
        watching = store.watch()
        await asyncio.to_thread(own_postgres.start)
        while True:  # as a table does: try again; if it was written after all, it is stale
            try:
                await store.append(AppendRequest(table, 1, acted(0, "during")))
                break
            except Stale:
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
