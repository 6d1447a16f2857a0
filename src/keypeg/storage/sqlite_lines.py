"""Appending lines in SQLite: they go to the end of a table, and into the index of their logs by the thousand.

If every line went into the index at once, a commit of three hundred moves at as many tables would change three hundred
pages of it. Lines that are indexed together share them: docs/decisions/0210-lines-are-indexed-by-the-thousand.md.
"""

import json
import sqlite3
from collections.abc import Sequence
from typing import Final

from keypeg.tables.log_store import AppendRequest, Stale

INDEXED_AT: Final = 8192
"""How many new lines are indexed at once. More would hold up moves for longer, and make reading a log dearer."""
RETRY_AFTER: Final = 256
"""After how many more lines indexing is tried again, if a transaction failed."""

_INSERT: Final = [
    "INSERT INTO stored_lines (table_id, version, seat, action, body) VALUES "
    + ", ".join(["(?, ?, ?, ?, ?)"] * (1 << power))
    for power in range(8)
]
"""Statements for 1, 2, 4 … 128 lines."""
_COLUMNS: Final = 5
"""How many columns a line has."""
_NEW_LINES: Final = "FROM stored_lines WHERE id > (SELECT last_line FROM indexed)"
_LAST_NEW_VERSIONS: Final = f"SELECT table_id, max(version), count(*) {_NEW_LINES} GROUP BY table_id"
_LAST_VERSIONS: Final = """SELECT value, (SELECT coalesce(max(version), 0) FROM line_index WHERE table_id = value)
FROM json_each(?)"""
_INDEX: Final = (
    f"INSERT INTO line_index SELECT table_id, version, id {_NEW_LINES} ORDER BY table_id, version",
    "UPDATE indexed SET last_line = max(last_line, coalesce((SELECT max(id) FROM stored_lines), 0))",
)


class SqliteLines:
    """Appends lines for one writer, inside its transactions. It notices which appends are stale.

    The index lacks new lines, so it does not refuse a version which is there already. So the last version of each table
    that has new lines is remembered, and learnt again when somebody else has written to the database.
    """

    def __init__(self) -> None:
        self._last_versions: dict[int, int] = {}
        """Of the tables that have new lines, and of those that were looked up since lines were indexed."""
        self._count = 0
        """How many new lines there are."""
        self._index_at = INDEXED_AT
        """The count at which they are indexed."""
        self._data_version: int | None = None
        """SQLite's number for what others have written. None if nothing is remembered."""

    def forget(self) -> None:
        """Remember nothing: a transaction was not committed, or the connection is another one."""
        self._data_version = None

    def append(self, connection: sqlite3.Connection, requests: Sequence[AppendRequest]) -> list[Stale | None]:
        """Append lines, but for requests that are stale. The transaction has to be the only one that writes."""
        data_version = connection.execute("PRAGMA data_version").fetchone()[0]
        if data_version != self._data_version:
            self._learn(connection)
            self._data_version = data_version
        if self._count >= self._index_at:
            self._index(connection)
        self._look_up(connection, requests)
        results: list[Stale | None] = []
        values: list[object] = []
        for request in requests:
            table, version = request.table, request.after
            if self._last_versions.get(table, 0) > version:
                results.append(Stale())
                continue
            for line in request.lines:
                version += 1
                values += (table, version, line.seat, line.action, line.body.decode())
            self._last_versions[table] = version
            results.append(None)
        insert_lines(connection, values)
        self._count += len(values) // _COLUMNS
        return results

    def _learn(self, connection: sqlite3.Connection) -> None:
        rows = connection.execute(_LAST_NEW_VERSIONS).fetchall()
        self._last_versions = {table: version for table, version, _ in rows}
        self._count = sum(count for _, _, count in rows)
        # If the disk has no room for the index, it may still have room for some lines.
        self._index_at = max(INDEXED_AT, self._count + RETRY_AFTER)

    def _index(self, connection: sqlite3.Connection) -> None:
        for statement in _INDEX:
            connection.execute(statement)
        self._last_versions.clear()
        self._count, self._index_at = 0, INDEXED_AT

    def _look_up(self, connection: sqlite3.Connection, requests: Sequence[AppendRequest]) -> None:
        unknown = {request.table for request in requests}.difference(self._last_versions)
        if unknown:
            self._last_versions.update(connection.execute(_LAST_VERSIONS, (json.dumps(list(unknown)),)).fetchall())


def insert_lines(connection: sqlite3.Connection, values: Sequence[object]) -> None:
    """Insert lines, many with each statement: after every statement this thread has to wait for the GIL.

    `values` are the columns of all lines, one line after the other.
    """
    first = 0
    while first < len(values):
        power = min(((len(values) - first) // _COLUMNS).bit_length(), len(_INSERT)) - 1
        after = first + (_COLUMNS << power)
        connection.execute(_INSERT[power], values[first:after])
        first = after
