"""Checkpoints: copying SQLite's write-ahead log into the database file while commits go on.

By default SQLite does this inside a commit. That commit takes as long as the disk needs for thousands of pages, and all
players wait. Here a separate thread does it. What was committed meanwhile is little, and the writer copies it; then the
whole write-ahead log is copied, and SQLite reuses its file from the start.
"""

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Final

from keypeg.tables.supervision import log_failure

CHECKPOINT_PAGES: Final = 8192
"""About how many pages the write-ahead log has when a checkpoint begins."""
_PAGES_PER_COMMIT: Final = 4
"""An estimate of the pages that a commit writes, besides one for every other job in it."""


class Checkpoints:
    """The checkpoints of one writer. Only the writer's thread calls this."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._pages = CHECKPOINT_PAGES  # a process that was killed may have left as many
        self._thread: threading.Thread | None = None

    def after_commit(self, connection: sqlite3.Connection, jobs: int) -> None:
        """Begin or complete a checkpoint if it is time. Call this after each commit, with the number of its jobs."""
        self._pages += _PAGES_PER_COMMIT + jobs // 2
        if self._thread is None:
            if self._pages >= CHECKPOINT_PAGES:
                self._begin()
        elif not self._thread.is_alive():
            self._thread = None
            _checkpoint(connection)

    def after_failure(self) -> None:
        """Begin a checkpoint after a commit that failed, and another one after the next commit.

        If the disk is full, it may be full of the write-ahead log. Once that is copied, its file is used from the start
        again, and commits need no more room.
        """
        if self._thread is None or not self._thread.is_alive():
            self._begin()
        self._pages = CHECKPOINT_PAGES

    def _begin(self) -> None:
        self._pages = 0
        thread = threading.Thread(target=self._run, name="keypeg-checkpoint", daemon=True)
        thread.start()
        self._thread = thread

    def close(self) -> None:
        """Wait for a checkpoint that is running."""
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        try:
            with suppress(sqlite3.Error), closing(self._connect()) as connection:
                _checkpoint(connection)
                _checkpoint(connection)  # what was committed during the first, so that the writer has little to copy
        except Exception as error:
            log_failure("checkpoint failed", error)


def _checkpoint(connection: sqlite3.Connection) -> None:
    # If this fails, nothing is lost: the pages stay in the write-ahead log until the next checkpoint.
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
