"""The SQLite store: the suite, disks that fail, and checkpoints."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from keypeg.storage.checkpoints import CHECKPOINT_PAGES
from keypeg.storage.migrations import migrations
from keypeg.storage.sqlite import SqliteStore
from keypeg.tables.log_store import AppendRequest, Unavailable
from keypeg.tables.setup import Stage
from tests.live import live, opened
from tests.storage.suite import StoreSuite, acted, computers, setup, versions

PAGE = 4096


class TestSqlite(StoreSuite):
    @pytest.fixture
    def address(self, tmp_path: Path) -> str:
        return str(tmp_path / "tables.db")


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """Limit the size of all files that this process writes, in bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@live
async def test_a_full_disk_is_an_error_that_passes(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(str(path)) as store:
        table = await store.create(setup("a"), Stage.OPEN)
        await store.append(AppendRequest(table, 0, acted(0, "0", "0")))
        done = 1
        size = max(file.stat().st_size for file in tmp_path.iterdir())
        with full_disk(size + 50_000):
            while True:
                try:
                    await store.append(AppendRequest(table, done, acted(0, str(done), "9" * 3000)))
                except Unavailable:
                    break
                done += 1
                assert done < 1000
            with pytest.raises(Unavailable):
                await store.append(AppendRequest(table, done, acted(0, "more", "9" * 3000)))
            # What was acknowledged can be read meanwhile, and what was not is not there.
            assert [version for version, _ in await versions(store, table)] == list(range(1, done + 1))
        await store.append(AppendRequest(table, done, acted(0, "at last", "1")))
        assert len(await store.read(table)) == done + 1
    async with opened(str(path)) as store:
        assert len(await store.read(table)) == done + 1


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
    path = quick_folder / "tables.db"
    count = 6_000
    async with opened(str(path)) as store:
        table = await store.create(setup("a"), Stage.OPEN)
        for done in range(count):
            await store.append(AppendRequest(table, done, acted(0, str(done), "9" * 3000)))
        ahead = path.with_name("tables.db-wal").stat().st_size
    assert ahead < 1.5 * CHECKPOINT_PAGES * PAGE  # without checkpoints it would be three times that
    async with opened(str(path)) as store:
        assert [version for version, _ in await versions(store, table)] == list(range(1, count + 1))


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
