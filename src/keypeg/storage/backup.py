"""A copy of an SQLite database while its server goes on writing.

A read transaction fixes what is copied: everything that was acknowledged before it began, and nothing later. SQLite's
backup interface then copies a few hundred pages at a time. Without the transaction it would begin again after every
move. The server's checkpoints wait for the end of the copy; its moves do not.
"""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from keypeg.tables.log_store import Unavailable

PAGES_AT_ONCE: Final = 500
PAUSE_SECONDS: Final = 0.002
"""The pause after each part, in which the disk is the server's alone."""


class Backup(Struct, frozen=True):
    """What a copy holds."""

    file: str
    tables: int
    lines: int
    bytes: int


def back_up(source: Path, target: Path) -> Backup:
    """Copy a database to a file, which is complete or not there. Raises OSError and Unavailable."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        tables, lines = _copy(source, part)
        descriptor = os.open(part, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        part.replace(target)
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise Unavailable(str(error)) from None
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return Backup(str(target), tables, lines, target.stat().st_size)


def _copy(source: Path, part: Path) -> tuple[int, int]:
    with (
        closing(sqlite3.connect(source, timeout=10, isolation_level=None)) as from_here,
        closing(sqlite3.connect(part, isolation_level=None)) as to_there,
    ):
        from_here.execute("BEGIN")
        from_here.execute("SELECT 1 FROM tables LIMIT 1").fetchall()  # the transaction begins with its first read
        from_here.backup(to_there, pages=PAGES_AT_ONCE, progress=lambda *_: time.sleep(PAUSE_SECONDS))
        from_here.execute("COMMIT")
        to_there.execute("PRAGMA journal_mode = DELETE").fetchall()  # one file, without a write-ahead log beside it
        if to_there.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            raise Unavailable("the copy is damaged")
        counted = to_there.execute(
            "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM stored_lines)"
        ).fetchone()
        return int(counted[0]), int(counted[1])
