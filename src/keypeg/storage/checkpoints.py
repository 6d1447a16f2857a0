"""Checkpoints: what SQLite wrote ahead is carried over into the database file beside the writing, not in its way.

By itself SQLite does so within some unlucky commit, which then lasts as long as the disk needs for thousands of pages,
and everybody waits for it. Here a thread carries over what is there while commits go on, and the writer only the little
that came meanwhile: then nothing is ahead any more, and the write-ahead file begins anew.
"""

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Final

PAGES_AHEAD: Final = 8192
"""About so many pages are written ahead before they are carried over."""
_PAGES_A_COMMIT: Final = 4
"""Beside one for each work in it."""


class Checkpoints:
    """Carries over, for one writer. Its thread is the only one that calls."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._ahead = PAGES_AHEAD  # a run that was killed may have left as much
        self._carrying: threading.Thread | None = None

    def wrote(self, connection: sqlite3.Connection, works: int) -> None:
        """The writer has committed so much at once, or tried to."""
        self._ahead += _PAGES_A_COMMIT + works
        if self._carrying is None:
            if self._ahead >= PAGES_AHEAD:
                self._ahead = 0
                self._carrying = threading.Thread(target=self._carry, name="keypeg-checkpoint", daemon=True)
                self._carrying.start()
        elif not self._carrying.is_alive():
            self._carrying = None
            _carry_over(connection)

    def close(self) -> None:
        """Wait for what is being carried."""
        if self._carrying is not None:
            self._carrying.join()

    def _carry(self) -> None:
        with suppress(sqlite3.Error), closing(self._connect()) as connection:
            _carry_over(connection)
            _carry_over(connection)  # again, so that little is left for the writer


def _carry_over(connection: sqlite3.Connection) -> None:
    # Nothing is lost where the disk does not let it: it stays ahead, and is carried over the next time.
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
