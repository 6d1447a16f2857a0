"""A guest's history over HTTP: the matches that are over, their statistics, all records, and how to delete them.

Everything here is about the guest of the token, and nobody else's matches can be asked for.
"""

from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import timedelta
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from keypeg.records.record import LONGEST_NAME
from keypeg.review.history_values import OWN_SEAT_TAG
from keypeg.server.errors import HttpError
from keypeg.server.history_schemas import DeletedMatches, HistoryPage, Statistics
from keypeg.server.identity import limit_reads
from keypeg.server.match_summaries import own_seat, player_names
from keypeg.server.node import Node
from keypeg.server.schemas import MatchRecord
from keypeg.server.statistics import entry_of, gather
from keypeg.storage import played_matches
from keypeg.storage.erasure import erase_matches, erase_solo
from keypeg.storage.played_matches import Cursor, MatchFilter
from keypeg.tables.log_store import GuestIdentity
from keypeg.tables.refusals import TableRefusal

LINES: Final = "application/x-ndjson"
MAX_MATCHES: Final = 100
TABLES_AT_ONCE: Final = 100
DELETED_AT_ONCE: Final = 50
"""How many matches one request deletes. Each is a transaction of its own."""

# The bounds are said again for the document: Litestar leaves them out of it if a parameter may be None.
_BOX: Final = {"pattern": "^[a-z0-9]{1,40}$"}
_NAME: Final = {"pattern": "^[^\\x00-\\x1f]+$", "minLength": 1, "maxLength": LONGEST_NAME}
_PLACE: Final = {"pattern": "^[0-9]{1,15}-[a-z0-9]{1,40}$"}
OfBox = Annotated[
    str | None, Parameter(pattern=_BOX["pattern"], schema_extra=_BOX, description="Matches of one box alone.")
]
Against = Annotated[
    str | None,
    Parameter(
        pattern=str(_NAME["pattern"]),
        min_length=1,
        max_length=LONGEST_NAME,
        schema_extra=_NAME,
        description="Matches against a player of this name alone.",
    ),
]
Before = Annotated[
    str | None,
    Parameter(pattern=_PLACE["pattern"], schema_extra=_PLACE, description="The `next` of the part before."),
]
Most = Annotated[int, Parameter(ge=1, le=MAX_MATCHES, description="How many matches are wanted.")]


@get("/api/me/history", tags=["History"], summary="Your matches")
async def list_matches(
    request: Request[Any, Any, Any],
    node: Node,
    guest: GuestIdentity,
    box: OfBox = None,
    opponent: Against = None,
    before: Before = None,
    most: Most = 20,
) -> HistoryPage:
    """The matches that you played to their end, the latest first."""
    limit_reads(request, node)
    if before is None:
        node.summaries.catch_up(guest.guest)
    ended, _, address = (before or "").partition("-")
    place = Cursor(int(ended), address) if before else None
    found = await played_matches.latest_matches(node.store, guest.guest, MatchFilter(box, opponent), place, most + 1)
    shown = found[:most]
    following = f"{shown[-1].ended}-{shown[-1].address}" if len(found) > most else None
    return HistoryPage([entry_of(match) for match in shown], following)


@get("/api/me/history/statistics", tags=["History"], summary="Your statistics")
async def statistics(
    request: Request[Any, Any, Any],
    node: Node,
    guest: GuestIdentity,
    box: OfBox = None,
    opponent: Against = None,
) -> Statistics:
    """What your matches come to. Those that are still to be reviewed are, in the background; then ask again."""
    limit_reads(request, node)
    waiting = await played_matches.count_waiting(node.store, guest.guest)
    if waiting:
        node.summaries.catch_up(guest.guest)
    history, periods, impossible = await gather(node.store, guest.guest, guest.name, MatchFilter(box, opponent))
    return Statistics(history, periods, waiting, impossible, node.coach.present)


@get(
    "/api/me/history/records",
    tags=["History"],
    summary="All your records",
    responses={
        200: ResponseSpec(
            MatchRecord,
            description="A match record a line, the oldest first. The tag `own_seat` says which seat was yours.",
            media_type=LINES,
            generate_examples=False,
        )
    },
)
async def export_records(request: Request[Any, Any, Any], node: Node, guest: GuestIdentity) -> Stream:
    """The whole records of your matches that are over. Matches under way, and tables that were closed, are left out."""
    limit_reads(request, node)
    if guest.guest in node.exports:
        raise HttpError(429, "too_many", 1)
    headers = {"content-disposition": 'attachment; filename="keypeg-history.jsonl"'}
    return Stream(_records(node, guest), media_type=LINES, headers=headers)


async def _records(node: Node, guest: GuestIdentity) -> AsyncIterator[bytes]:
    node.exports.add(guest.guest)
    after = 0
    try:
        while tables := await played_matches.finished_tables(node.store, guest.guest, after, TABLES_AT_ONCE):
            seats = await played_matches.own_seats(node.store, guest.guest, tables)
            for table in tables:
                with suppress(TableRefusal):  # it was removed meanwhile
                    if line := await _record_line(node, guest, table, seats.get(table)):
                        yield line
                node.tables.release(table)
            after = tables[-1]
    finally:
        node.exports.discard(guest.guest)


async def _record_line(node: Node, guest: GuestIdentity, number: int, seat: int | None) -> bytes | None:
    table = await node.tables.by_number(number)
    state = table.state
    if not state.match.winners or all(seat.guest != guest.guest for seat in state.seats):
        return None
    record = msgspec.json.decode(await node.tables.export(table, guest.guest, None))
    record["players"] = player_names(state)
    own = own_seat(state, guest.guest, guest.name) if seat is None else seat
    record["tags"] = {**record.get("tags", {}), OWN_SEAT_TAG: str(own)}
    return msgspec.json.encode(record) + b"\n"


@delete("/api/me/history", status_code=200, tags=["History"], summary="Delete your matches")
async def delete_matches(request: Request[Any, Any, Any], node: Node, guest: GuestIdentity) -> DeletedMatches:
    """Deletes at most 50 of the matches that are over; send it again until none is left.

    The other players keep their match. In it your name becomes that of your seat, and nothing leads to you any longer.
    Your solo games and puzzles are deleted too, except codes of a day that is not over everywhere on Earth.
    """
    limit_reads(request, node)
    first, last = node.days_now()
    today = [first + timedelta(days=after) for after in range((last - first).days + 1)]
    await erase_solo(node.store, guest.guest, today)
    tables = await erase_matches(node.store, guest.guest, node.tables.time_source.now(), DELETED_AT_ONCE)
    for table in tables:
        node.tables.forget(table)
    return DeletedMatches(len(tables), await played_matches.count_finished(node.store, guest.guest))


ROUTES: Final = (list_matches, statistics, export_records, delete_matches)
