"""The SQLite store: the suite, disks that fail, and checkpoints."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from keypeg.storage import sqlite_lines
from keypeg.storage.inventory import list_tables
from keypeg.storage.migrations import migrations
from keypeg.storage.played_matches import last_lines
from keypeg.storage.removal import tables_in_use
from keypeg.storage.sql_store import SqlStore
from keypeg.storage.sqlite import SqliteStore, connect
from keypeg.storage.sqlite_writer import SqliteWriter
from keypeg.tables.log_store import AppendRequest, LogStore, Unavailable
from keypeg.tables.setup import Stage
from tests.live import live, opened
from tests.storage.suite import StoreSuite, acted, computers, setup, versions

HANG_SECONDS = 120
"""Seconds after which something hangs; nothing is measured by it."""


class TestSqlite(StoreSuite):
    @pytest.fixture
    def address(self, tmp_path: Path) -> str:
        return str(tmp_path / "tables.db")


class TestIndexingAllTheTime(TestSqlite):
    """The same, if new lines are indexed after nearly every append."""

    @pytest.fixture(autouse=True)
    def index_early(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sqlite_lines, "INDEXED_AT", 2)


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """Limit the size of all files that this process writes, in bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def append_until_refused(store: SqlStore, table: int, done: int) -> int:
    """Append lines until one is refused; returns how many there are."""
    while True:
        try:
            await store.append(AppendRequest(table, done, acted(0, str(done), "9" * 3000)))
        except Unavailable:
            return done
        done += 1


async def append_at_last(store: SqlStore, table: int, done: int) -> int:
    """Append one line, as soon as the database takes it."""
    while True:
        try:
            await store.append(AppendRequest(table, done, acted(0, str(done), "1")))
            return done + 1
        except Unavailable:
            await asyncio.sleep(0)


async def finish_checkpoint(store: LogStore) -> None:
    """Wait for the checkpoint that is running, if there is one."""
    assert isinstance(store, SqliteStore)
    thread = store._writer._checkpoints._thread
    if thread is not None:
        await asyncio.to_thread(thread.join)


@live
async def test_a_full_disk_is_an_error_that_passes(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with asyncio.timeout(HANG_SECONDS), opened(str(path)) as store:
        table = await store.create(setup("a"), Stage.OPEN)
        await finish_checkpoint(store)  # the one at the start, which the next commit completes
        done = 0
        for _ in range(30):  # small ones, so that the write-ahead log is larger than the database file
            done = await append_at_last(store, table, done)
        size = max(file.stat().st_size for file in tmp_path.iterdir())
        with full_disk(size + 50_000):
            done = await append_until_refused(store, table, done)
            # The write-ahead log has no room any more, but the database file has: once it is copied, it is used again.
            before = done
            for _ in range(3):
                await finish_checkpoint(store)
                done = await append_until_refused(store, table, done)
            assert done > before
            # In the end the database file has no room either.
            refusals = 0
            while refusals < 50:
                before = done
                done = await append_until_refused(store, table, done)
                refusals = refusals + 1 if done == before else 0
            # What was acknowledged can be read meanwhile, and what was not is not there.
            assert [version for version, _ in await versions(store, table)] == list(range(1, done + 1))
        for _ in range(3):
            done = await append_at_last(store, table, done)
        assert len(await store.read(table)) == done
    async with opened(str(path)) as store:
        assert len(await store.read(table)) == done


@live
async def test_nothing_that_a_job_raises_ends_the_writer(tmp_path: Path) -> None:
    """Whoever waits is answered, and the next job is done."""

    def leave(_: sqlite3.Connection) -> None:
        raise SystemExit

    async with asyncio.timeout(HANG_SECONDS):
        store = await SqliteStore.open(tmp_path / "tables.db")
        table = await store.create(setup("a"), Stage.OPEN)
        impossible = AppendRequest(2**70, 0, acted(0, "x"))  # which SQLite cannot store
        outcomes = await asyncio.gather(
            store.append(impossible),
            store.append(AppendRequest(table, 0, acted(0, "x"))),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [OverflowError, type(None)], "and it fails alone"
        for job in (leave, sqlite3.Connection.close):
            outcomes = await asyncio.gather(
                store._write(job), store.append(AppendRequest(table, 1, acted(0, "y"))), return_exceptions=True
            )
            assert {type(outcome) for outcome in outcomes} == {Unavailable}
            assert store.down == []
        await store.append(AppendRequest(table, 1, acted(0, "y")))
        assert len(await store.read(table)) == 2
        await store.close()


@live
async def test_a_writer_that_cannot_connect_answers_and_closes(tmp_path: Path) -> None:
    attempts = iter(range(3))

    def connect_at_last() -> sqlite3.Connection:
        if next(attempts, None) is not None:  # for the writer or for a checkpoint
            raise ValueError("out of order")
        return connect(tmp_path / "tables.db")

    async with asyncio.timeout(HANG_SECONDS):
        writer = SqliteWriter(connect_at_last, asyncio.get_running_loop(), lambda _: None)
        with pytest.raises(Unavailable):
            await writer.write(lambda _: None)
        while True:
            try:
                assert await writer.write(lambda connection: connection.execute("SELECT 1").fetchone()) == (1,)
                break
            except Unavailable:
                pass
        await writer.close()
        with pytest.raises(Unavailable, match="closed"):
            await writer.write(lambda _: None)
        await writer.close()


@live
async def test_a_closed_store_answers(tmp_path: Path) -> None:
    async with asyncio.timeout(HANG_SECONDS):
        store = await SqliteStore.open(tmp_path / "tables.db")
        waiting = asyncio.ensure_future(store.create(setup("a"), Stage.OPEN))
        await asyncio.sleep(0)
        await store.close()
        assert await waiting == 1, "what was pending is written"
        assert store.down == ["writer"]
        with pytest.raises(Unavailable):
            await store.create(setup("b"), Stage.OPEN)
        with pytest.raises(Unavailable):
            await store.find("a")
        await store.close()


@live
async def test_a_read_only_database_is_an_error_that_passes(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.db")
    table = await store.create(setup("a"), Stage.OPEN)

    def read_only(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA query_only = ON")

    await store._write(read_only)
    for _ in range(2):
        with pytest.raises(Unavailable, match="readonly"):
            await store.append(AppendRequest(table, 0, acted(0, "x", "1")))
    assert await store.read(table) == []
    connection = store._writer._connection
    assert connection is not None
    connection.execute("PRAGMA query_only = OFF")
    await store.append(AppendRequest(table, 0, acted(0, "x", "1")))
    assert len(await store.read(table)) == 1
    await store.close()


@live
async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"this is not a database, and long enough to tell" * 100)
    with pytest.raises(Unavailable):
        await SqliteStore.open(tmp_path / "tables.db")


@live
async def test_an_acknowledged_line_is_synchronised_to_the_disk(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tables.db")
    names = ("journal_mode", "synchronous")
    settings = await store._write(
        lambda connection: [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]
    )
    assert settings == ["wal", 2]
    await store.close()


@live
async def test_checkpoints_run_while_commits_go_on(quick_folder: Path) -> None:
    path, ahead = quick_folder / "tables.db", quick_folder / "tables.db-wal"
    # Without checkpoints what is written ahead grows with every line. With them it stops growing, sooner or later.
    most, first = 30_000, 500
    async with opened(str(path)) as store:
        table = await store.create(setup("a"), Stage.OPEN)
        bytes_a_line, count = 0.0, 0
        while not bytes_a_line or ahead.stat().st_size > count * bytes_a_line / 2:
            assert count < most, "nothing was carried over"
            for _ in range(first):
                await store.append(AppendRequest(table, count, acted(0, str(count), "9" * 3000)))
                count += 1
            bytes_a_line = bytes_a_line or ahead.stat().st_size / first
    async with opened(str(path)) as store:
        assert [version for version, _ in await versions(store, table)] == list(range(1, count + 1))


@live
async def test_moves_at_many_tables_share_pages(quick_folder: Path) -> None:
    """A commit of a line at each of 200 tables changes far fewer pages than there are tables."""
    path, count = quick_folder / "tables.db", 200
    async with opened(str(path)) as store:
        tables = [await store.create(setup(str(number)), Stage.OPEN) for number in range(count)]
        for table in tables:  # enough lines to fill a page of an index for each table
            await store.append(AppendRequest(table, 0, acted(0, "x") * 300))
        await finish_checkpoint(store)
        assert isinstance(store, SqliteStore)

        async def pages_of_a_commit(after: int) -> int:
            await store._write(_empty_write_ahead_log)
            await asyncio.gather(*(store.append(AppendRequest(table, after, acted(0, "y"))) for table in tables))
            pages: int = await store._write(_pages_written_ahead)
            return pages

        for after in (300, 301):
            assert await pages_of_a_commit(after) < count / 4
        assert {len(await store.read(table)) for table in tables} == {302}


def _empty_write_ahead_log(connection: sqlite3.Connection) -> None:
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("SAVEPOINT one")


def _pages_written_ahead(connection: sqlite3.Connection) -> int:
    """How many pages the write-ahead log has; it is read by a connection of its own."""
    path = connection.execute("PRAGMA database_list").fetchone()[2]
    return Path(f"{path}-wal").stat().st_size // 4120


@live
async def test_logs_are_read_by_their_index(tmp_path: Path) -> None:
    """However many lines there are, a query for the lines of one table looks only through its own and the new ones."""
    async with opened(str(tmp_path / "tables.db")) as store:
        assert isinstance(store, SqliteStore)
        plans: list[str] = []
        fetch = store._fetch

        def explain(query: str, values: tuple[object, ...]) -> list[tuple[object, ...]]:
            plans.extend(row[3] for row in fetch(f"EXPLAIN QUERY PLAN {query}", values))
            return fetch(query, values)

        store._fetch = explain  # type: ignore[method-assign]
        table = await store.create(setup("a"), Stage.OPEN)
        await store.append(AppendRequest(table, 0, acted(0, "x")))
        await store.read(table)
        await store.actions(table, 0, 9)
        await store.version_of_action(table, 0, "x")
        await last_lines(store, table, 9, 9)
        await tables_in_use(store, 0, 100)
        await list_tables(store, 9)
        assert any(plan.startswith("SEARCH line_index") for plan in plans)
        assert [plan for plan in plans if plan.startswith(("SCAN stored_lines", "SCAN line_index"))] == []


@live
async def test_tables_from_before_openers_were_known_are_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    for migration in migrations("sqlite"):
        if migration.number < 4:
            for statement in migration.statements():
                connection.execute(statement)
            connection.execute("INSERT INTO migrations VALUES (?, ?)", (migration.number, migration.name))
    for made in (setup("people"), computers("alone")):
        values = (made.address, msgspec.json.encode(made).decode(), "playing", 0)
        connection.execute("INSERT INTO tables (address, head, stage, listed) VALUES (?, ?, ?, ?)", values)
        connection.execute("INSERT INTO due SELECT id, 0, 0, 1 FROM tables WHERE address = ?", (made.address,))
    connection.commit()
    connection.close()
    async with opened(str(path)) as store:
        leased = await store.lease_work(1, 2, 9)
        assert [(work.opener, work.computers_alone) for work in leased] == [("people", False), ("alone", True)]
