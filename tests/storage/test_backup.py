"""A copy of an SQLite database that is being written."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from keypeg.storage import backup
from keypeg.storage.backup import Backup, back_up
from keypeg.tables.log_store import AppendRequest
from keypeg.tables.setup import Stage
from tests.live import live, opened
from tests.storage.suite import acted, setup

MOST_WRITES = 20_000
"""A copy that begins again after every write has not ended by then."""


@live
async def test_a_copy_ends_however_much_is_written_meanwhile(
    quick_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "PAGES_AT_ONCE", 50)
    path, copy = quick_folder / "tables.db", quick_folder / "copy.db"
    async with opened(str(path)) as store:
        table = await store.create(setup("a"), Stage.OPEN)
        before = 500
        await store.append(AppendRequest(table, 0, acted(0, "big", "9" * 3000) + acted(0, "next", "9" * 3000)))
        for version in range(2, before):
            await store.append(AppendRequest(table, version, acted(0, str(version), "9" * 3000)))
        copying = asyncio.create_task(asyncio.to_thread(back_up, path, copy))
        written = before
        while not copying.done() and written < MOST_WRITES:
            await store.append(AppendRequest(table, written, acted(0, str(written), "1")))
            written += 1
        assert copying.done(), "it begins again and again"
        made: Backup = copying.result()
        assert written > before
        assert before <= made.lines <= written
    with closing(sqlite3.connect(copy)) as connection:
        versions = [row[0] for row in connection.execute("SELECT version FROM lines ORDER BY version")]
        assert versions == list(range(1, made.lines + 1))
    assert sorted(file.name for file in quick_folder.iterdir() if "copy" in file.name) == ["copy.db"]
