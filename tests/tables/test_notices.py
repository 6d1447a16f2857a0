"""Notices: a node reads what others appended, for the tables that are named, or for all if notices were missed."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest

from keypeg.rules.actions import HideCode, LayRow
from keypeg.tables import live_tables
from keypeg.tables.log_lines import Reacted, encode
from keypeg.tables.log_store import (
    LATEST,
    AppendRequest,
    ChangedTables,
    LogStore,
    NewLine,
    StoredLine,
    Unavailable,
)
from keypeg.tables.table import Table
from tests.live import START, live, opened
from tests.tables.hosting import ANYONE, Host, read
from tests.tables.stores import StoreAround

HANG_SECONDS = 60
"""Seconds after which something hangs; nothing is measured by it."""


class Noticing(StoreAround):
    """A store whose notices come from the test, and which fails when the test says so."""

    def __init__(self, store: LogStore) -> None:
        super().__init__(store)
        self.notices: asyncio.Queue[ChangedTables] = asyncio.Queue()
        self.asked: list[dict[int, int]] = []
        """What was read for several tables: their numbers, and the versions known before."""
        self.reads = 0
        self.answered = asyncio.Event()
        self.failures = 0
        """How often reading fails before it works again."""
        self.garbage: set[int] = set()
        """The tables whose lines cannot be read."""
        self.torn = False
        """Whether appends seem to fail, although they are written."""
        self.free = asyncio.Event()
        self.free.set()

    async def watch(self) -> AsyncIterator[ChangedTables]:
        while True:
            yield await self.notices.get()

    async def read_many(self, after: Mapping[int, int]) -> dict[int, list[StoredLine]]:
        self.asked.append(dict(after))
        self._fail()
        found = await self._store.read_many(after)
        self.answered.set()
        return {table: [self._damaged(table, line) for line in lines] for table, lines in found.items()}

    async def read(self, table: int, after: int = 0, most: int = LATEST) -> list[StoredLine]:
        self.reads += 1
        self._fail()
        return [self._damaged(table, line) for line in await self._store.read(table, after, most)]

    async def append(self, request: AppendRequest) -> None:
        await self.free.wait()
        await self._store.append(request)
        if self.torn:
            raise Unavailable("torn")

    def _fail(self) -> None:
        if self.failures:
            self.failures -= 1
            raise Unavailable("lost")

    def _damaged(self, table: int, line: StoredLine) -> StoredLine:
        return line._replace(body=b"?") if table in self.garbage else line


class Nodes:
    """One node that plays, and another that has the same tables in memory and gets notices."""

    def __init__(self, store: LogStore, others: LogStore) -> None:
        self.playing = Host(store)
        self.store = Noticing(others)
        self.host = Host(self.store)
        self.tables = self.host.tables

    async def open(self) -> tuple[Table, Table]:
        """A table at which a code may be hidden, as both nodes see it."""
        here = await self.playing.open("classic")
        return here, await self.tables.table(here.state.setup.address)


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "CATCH_UP_SECONDS", 0)


async def until(condition: Any) -> None:
    async with asyncio.timeout(HANG_SECONDS):
        while not condition():
            await asyncio.sleep(0)


@live
async def test_a_notice_reads_the_tables_that_it_names_and_tells_their_subscribers(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        nodes = Nodes(store, others)
        (here, there), (_, silent) = await nodes.open(), await nodes.open()
        _, subscription = await nodes.tables.subscribe(there.state.setup.address, None, None)
        subscription.take()
        before = there.state.version
        version = await nodes.playing.act(here, 0, HideCode("RGBY"))
        await nodes.tables.on_notices([(there.id, version), (silent.id, silent.state.version), (999, 5)])
        assert there.state == here.state
        assert [message["version"] for message in read(subscription.take())] == [version]
        assert nodes.store.asked == [{there.id: before}]
        await nodes.tables.on_notices([(there.id, version)])
        assert len(nodes.store.asked) == 1


@live
async def test_a_notice_names_the_last_version_of_a_table(address: str) -> None:
    """There is none of what the node of this database has taken over already."""
    async with opened(address) as store:
        host = Host(store)
        table = await host.open("classic")
        watching = store.watch()
        noticed = asyncio.ensure_future(anext(watching))
        await asyncio.sleep(0)
        version = await host.act(table, 0, HideCode("RGBY"))
        lines = [NewLine(encode(Reacted(START, seat, "clap"))) for seat in (0, 1)]
        await store.append(AppendRequest(table.id, version, lines))
        async with asyncio.timeout(HANG_SECONDS):
            assert await noticed == [(table.id, version + 2)]


@live
async def test_a_node_that_listens_first_reads_what_it_missed(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        nodes = Nodes(store, others)
        (here, there), (_, silent) = await nodes.open(), await nodes.open()
        await nodes.playing.act(here, 0, HideCode("RGBY"))
        listening = asyncio.create_task(nodes.tables.listen())
        await until(lambda: there.state == here.state)
        assert set(nodes.store.asked[-1]) == {there.id, silent.id}
        version = await nodes.playing.act(here, 1, LayRow("RRGG"))
        nodes.store.notices.put_nowait([(there.id, version)])
        await until(lambda: there.state == here.state)
        assert nodes.store.asked[-1] == {there.id: version - 1}
        await nodes.playing.act(here, 1, LayRow("RRBB"))
        nodes.store.notices.put_nowait([])  # notices were missed
        await until(lambda: there.state == here.state)
        listening.cancel()


@live
async def test_a_node_that_cannot_read_tries_again_until_it_can(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        nodes = Nodes(store, others)
        here, there = await nodes.open()
        await nodes.playing.act(here, 0, HideCode("RGBY"))
        nodes.store.failures = 2
        listening = asyncio.create_task(nodes.tables.listen())
        await until(lambda: there.state == here.state)
        nodes.store.failures = 2
        version = await nodes.playing.act(here, 1, LayRow("RRGG"))
        nodes.store.notices.put_nowait([(there.id, version)])
        await until(lambda: there.state == here.state)
        listening.cancel()


@live
async def test_what_could_not_be_read_is_read_before_the_next_write(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        nodes = Nodes(store, others)
        here, there = await nodes.open()
        version = await nodes.playing.act(here, 0, HideCode("RGBY"))
        nodes.store.failures = 1
        with pytest.raises(Unavailable):
            await nodes.tables.on_notices([(there.id, version)])
        assert there.state != here.state
        assert await nodes.host.act(there, 1, LayRow("RRGG")) == version + 1
        reads = nodes.store.reads
        await nodes.host.act(there, 1, LayRow("RRBB"))
        assert nodes.store.reads == reads


@live
async def test_what_was_written_although_it_seemed_to_fail_is_read_at_its_notice(address: str) -> None:
    async with opened(address) as store:
        torn = Noticing(store)
        host = Host(torn)
        made = await host.tables.open("ada", "Ada", "classic", {}, [ANYONE, ANYONE])
        torn.torn = True
        with pytest.raises(Unavailable):
            await host.tables.sit(made.table, "bo", "Bo", 1, "sits")
        assert made.table.state.version == 0
        await host.tables.on_notices([(made.table.id, 1)])
        assert made.table.state.seats[1].guest == "bo"


@live
async def test_the_first_line_of_a_table_is_noticed(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        nodes = Nodes(store, others)
        made = await nodes.playing.tables.open("ada", "Ada", "classic", {}, [ANYONE, ANYONE])
        there = await nodes.tables.table(made.table.state.setup.address)
        version = await nodes.playing.tables.sit(made.table, "bo", "Bo", 1, "sits")
        await nodes.tables.on_notices([(there.id, version)])
        assert (there.state.version, there.state.seats[1].guest) == (1, "bo")


@live
async def test_a_table_that_cannot_be_read_is_logged_and_holds_no_other_up(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(address) as store, opened(address) as others:
        nodes = Nodes(store, others)
        (broken_here, broken), (here, there) = await nodes.open(), await nodes.open()
        nodes.store.garbage.add(broken.id)
        versions = [await nodes.playing.act(table, 0, HideCode("RGBY")) for table in (broken_here, here)]
        await nodes.tables.on_notices(list(zip((broken.id, there.id), versions, strict=True)))
        assert there.state == here.state
        (record,) = caplog.records
        assert (record.getMessage(), vars(record)["fields"]) == ("table cannot be read", {"table": broken.id})
        assert record.exc_info is not None
        assert record.exc_info[0] is not None


@pytest.mark.parametrize("failure", ["lost", "garbage"])
@live
async def test_a_table_that_is_being_written_is_read_afterwards(
    address: str, failure: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Another table that cannot be read then holds it up as little."""
    async with opened(address) as store, opened(address) as others:
        nodes = Nodes(store, others)
        (here, there), (broken_here, broken) = await nodes.open(), await nodes.open()
        for table in (here, broken_here):
            await nodes.playing.act(table, 0, HideCode("RGBY"))
        versions = [await nodes.playing.act(table, 1, LayRow("RRGG")) for table in (here, broken_here)]
        nodes.store.free.clear()
        writing = [asyncio.create_task(nodes.host.act(table, 0, HideCode("YYYY"))) for table in (broken, there)]
        await until(lambda: broken.log.busy and there.log.busy)
        noticing = asyncio.create_task(nodes.tables.on_notices([(broken.id, versions[1]), (there.id, versions[0])]))
        await until(nodes.store.answered.is_set)
        if failure == "lost":
            nodes.store.failures = 1
        else:
            nodes.store.garbage.add(broken.id)
        for task in writing:
            task.cancel()
        async with asyncio.timeout(HANG_SECONDS):
            if failure == "lost":
                with pytest.raises(Unavailable):
                    await noticing
            else:
                await noticing
        assert there.state == here.state
        assert [(record.getMessage(), bool(record.exc_info)) for record in caplog.records] == (
            [] if failure == "lost" else [("table cannot be read", True)]
        )
        await asyncio.gather(*writing, return_exceptions=True)


@live
async def test_a_node_may_be_told_to_look_at_one_table_again(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        nodes = Nodes(store, others)
        here, there = await nodes.open()
        await nodes.playing.act(here, 0, HideCode("RGBY"))
        await nodes.tables.look_again(there.id)
        assert there.state == here.state
        await nodes.tables.look_again(999)


@live
async def test_a_table_that_is_forgotten_is_loaded_again_and_its_subscribers_come_back(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        nodes = Nodes(store, others)
        _, there = await nodes.open()
        place = there.state.setup.address
        _, closed = await nodes.tables.subscribe(place, None, None)
        assert not closed.must_reconnect
        closed.close()
        assert not closed.must_reconnect
        subscriptions = [(await nodes.tables.subscribe(place, None, None))[1] for _ in range(2)]
        nodes.tables.forget(there.id)
        assert [(each.closed, each.must_reconnect) for each in subscriptions] == [(True, True)] * 2
        assert await nodes.tables.table(place) is not there
        nodes.tables.forget(999)
