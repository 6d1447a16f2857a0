"""Played matches: a small row for each match that a guest finished, so that a history need not read any log.

Every query names the guest. Whatever else a request brings, such as a cursor, only chooses among that guest's own rows.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from keypeg.review.history_values import MatchResult
from keypeg.review.match_figures import MatchFigures
from keypeg.storage.sql_store import SqlStore, Statement

NOT_REVIEWABLE: Final = ""
"""Stands in place of figures where the coach cannot review a match."""
_COLUMNS: Final = "table_id, seat, address, ended, edition, result, opponents, figures, bots"
_FINISHED: Final = "holdings JOIN tables ON id = holdings.table_id WHERE holdings.guest = $1 AND stage = 'over'"
_PLAYED: Final = "result <> 'unfinished'"
"""A table that was closed has a row too, so that nobody looks for its figures again. No history has it."""

_encode: Final = msgspec.json.Encoder().encode
_decode_names: Final = msgspec.json.Decoder(tuple[str, ...]).decode
_decode_places: Final = msgspec.json.Decoder(tuple[int, ...]).decode
_decode_figures: Final = msgspec.json.Decoder(MatchFigures).decode


class PlayedMatch(NamedTuple):
    """A match that somebody finished."""

    table: int
    seat: int
    address: str
    ended: int
    edition: str
    result: MatchResult
    opponents: tuple[str, ...]
    figures: MatchFigures | None = None
    """None until it has been reviewed."""
    reviewable: bool = True
    bots: tuple[int, ...] = ()
    """Which of the opponents were bots, by their places."""


class MatchFilter(NamedTuple):
    """Which matches are wanted. None means all."""

    box: str | None = None
    opponent: str | None = None


class Cursor(NamedTuple):
    """A place in a list of matches in the order of time."""

    ended: int
    address: str


async def tables_without_row(store: SqlStore, guest: str, limit: int) -> list[int]:
    """Tables of a guest that are over and have no row yet, newest first."""
    query = f"""SELECT DISTINCT holdings.table_id FROM {_FINISHED} AND NOT EXISTS (
      SELECT 1 FROM played_matches WHERE guest = $1 AND table_id = holdings.table_id
    ) ORDER BY holdings.table_id DESC LIMIT $2"""
    return [row[0] for row in await store.select(query, guest, limit)]


async def tables_without_figures(store: SqlStore, guest: str, limit: int) -> list[int]:
    """Tables whose match is still to be reviewed for a guest, newest first."""
    query = """SELECT table_id FROM played_matches WHERE guest = $1 AND figures IS NULL
    ORDER BY table_id DESC LIMIT $2"""
    return [row[0] for row in await store.select(query, guest, limit)]


async def count_waiting(store: SqlStore, guest: str) -> int:
    """How many tables of a guest that are over have no row, or one without figures."""
    query = f"""SELECT count(DISTINCT holdings.table_id)
      - (SELECT count(*) FROM played_matches WHERE guest = $1 AND figures IS NOT NULL) FROM {_FINISHED}"""
    return max(0, int((await store.select(query, guest))[0][0]))


async def add_matches(store: SqlStore, matches: Iterable[tuple[str, PlayedMatch]], holders: int) -> bool:
    """Add the rows of the guests at one table, without figures. Returns whether they are there.

    `holders` is how many seats guests held when the names were read. If a guest has been erased since, there are fewer,
    and nothing is added: a name that was erased does not come back.
    """
    query = f"""INSERT INTO played_matches (guest, {_COLUMNS})
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, CAST($9 AS TEXT), CAST($11 AS TEXT)
    WHERE (SELECT count(*) FROM holdings WHERE table_id = $2) = $10
    ON CONFLICT (guest, table_id) DO NOTHING"""
    statements: list[Statement] = []
    table = None
    for guest, match in matches:
        table = match.table
        figures = None if match.reviewable else NOT_REVIEWABLE
        names = _encode(match.opponents).decode()
        bots = _encode(match.bots).decode()
        statements.append((query, guest, *match[:5], match.result.value, names, figures, holders, bots))
    if not statements:
        return False
    await store.change(*statements)
    return bool(await store.select("SELECT 1 FROM played_matches WHERE table_id = $1 LIMIT 1", table))


async def set_figures(store: SqlStore, table: int, figures: Sequence[tuple[str, MatchFigures | None]]) -> None:
    """Keep the figures of guests at a table; None if the coach cannot review it."""
    query = "UPDATE played_matches SET figures = $3 WHERE guest = $1 AND table_id = $2"
    await store.change(
        *[
            (query, guest, table, NOT_REVIEWABLE if found is None else _encode(found).decode())
            for guest, found in figures
        ]
    )


async def seats_to_review(store: SqlStore, table: int) -> list[tuple[str, int]]:
    """The guests at a table whose figures are still to be worked out, each with their seat."""
    query = "SELECT guest, seat FROM played_matches WHERE table_id = $1 AND figures IS NULL ORDER BY guest"
    return [(guest, seat) for guest, seat in await store.select(query, table)]


async def latest_matches(
    store: SqlStore, guest: str, wanted: MatchFilter, before: Cursor | None, limit: int
) -> list[PlayedMatch]:
    """A guest's matches, the latest first, from a place in the list on."""
    query = f"""SELECT {_COLUMNS} FROM played_matches WHERE guest = $1 AND {_PLAYED} {_filtered(store)}
      AND (ended, address) < ($4, $5) ORDER BY ended DESC, address DESC LIMIT $6"""
    place = before or Cursor(2**62, "")
    return [_match(row) for row in await store.select(query, guest, *wanted, *place, limit)]


async def matches_in_time(
    store: SqlStore, guest: str, wanted: MatchFilter, after: Cursor | None, limit: int
) -> list[PlayedMatch]:
    """A guest's matches, the oldest first, from a place in the list on."""
    query = f"""SELECT {_COLUMNS} FROM played_matches WHERE guest = $1 AND {_PLAYED} {_filtered(store)}
      AND (ended, address) > ($4, $5) ORDER BY ended, address LIMIT $6"""
    place = after or Cursor(-1, "")
    return [_match(row) for row in await store.select(query, guest, *wanted, *place, limit)]


def _filtered(store: SqlStore) -> str:
    named = f"EXISTS (SELECT 1 FROM {store.elements('opponents')} WHERE value = $3)"
    return f"AND (CAST($2 AS TEXT) IS NULL OR edition = $2) AND (CAST($3 AS TEXT) IS NULL OR {named})"


def _match(row: Sequence[Any]) -> PlayedMatch:
    table, seat, address, ended, edition, result, opponents, figures, bots = row
    return PlayedMatch(
        table,
        seat,
        address,
        ended,
        edition,
        MatchResult(result),
        _decode_names(opponents),
        _decode_figures(figures) if figures else None,
        figures != NOT_REVIEWABLE,
        _decode_places(bots),
    )


async def finished_tables(store: SqlStore, guest: str, after: int, limit: int) -> list[int]:
    """The next tables of a guest that are over, by their number."""
    query = f"""SELECT DISTINCT holdings.table_id FROM {_FINISHED} AND holdings.table_id > $2
    ORDER BY holdings.table_id LIMIT $3"""
    return [row[0] for row in await store.select(query, guest, after, limit)]


async def own_seats(store: SqlStore, guest: str, tables: Sequence[int]) -> dict[int, int]:
    """The seats that were a guest's own at some tables, as far as they have rows."""
    these = f"(SELECT CAST(value AS BIGINT) FROM {store.elements('$2')})"
    query = f"SELECT table_id, seat FROM played_matches WHERE guest = $1 AND table_id IN {these}"
    return dict(map(tuple, await store.select(query, guest, _encode(list(tables)).decode())))


async def count_finished(store: SqlStore, guest: str) -> int:
    """At how many tables that are over a guest sits."""
    return int((await store.select(f"SELECT count(DISTINCT holdings.table_id) FROM {_FINISHED}", guest))[0][0])


async def last_lines(store: SqlStore, table: int, before: int, limit: int) -> list[tuple[int, bytes]]:
    """Lines of a log with their versions, the last first."""
    query = "SELECT version, body FROM lines WHERE table_id = $1 AND version < $2 ORDER BY version DESC LIMIT $3"
    return [(version, body.encode()) for version, body in await store.select(query, table, before, limit)]
