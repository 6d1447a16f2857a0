"""Live tables over HTTP: opening, listing and reading them, taking a seat, acting, records and rematches."""

from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from keypeg.records.names import clean_name
from keypeg.records.replay_page import ReplayPage
from keypeg.server.identity import client_address, limit_reads
from keypeg.server.node import Node
from keypeg.server.schemas import (
    MAX_NAME_LENGTH,
    Act,
    AtSeat,
    Claim,
    ClosedTable,
    ListedTable,
    MatchRecord,
    NewTable,
    OpenedTable,
    React,
    Rematch,
    RematchAnswer,
    SeenTable,
    Sit,
    listed_table,
)
from keypeg.server.table_actions import find_table, perform_action
from keypeg.tables.log_store import GuestIdentity
from keypeg.tables.messages import Done, seat_views
from keypeg.tables.records import AttemptPage
from keypeg.tables.refusals import TableRefusal

MAX_LISTED_TABLES: Final = 50
JSON: Final = "application/json"
SEATS: Final = {"minimum": 0, "maximum": 7}
"""Said again for the document: Litestar leaves the bounds of a parameter out of it if the parameter may be None."""
OwnSeat = Annotated[
    int | None, Parameter(ge=0, le=7, schema_extra=SEATS, description="A seat of yours; without it, you look on.")
]
AnySeat = Annotated[
    int | None,
    Parameter(ge=0, le=7, schema_extra=SEATS, description="The seat whose view is shown; without it, an onlooker's."),
]
MAX_ATTEMPTS: Final = 1_000_000
BeforeAttempt = Annotated[
    int, Parameter(ge=0, le=MAX_ATTEMPTS, description="The number of the first attempt that is known already.")
]
FirstFrame = Annotated[int, Parameter(ge=0, le=1_000_000, description="The number of the first frame wanted.")]


@get("/api/tables", tags=["Tables"], summary="The lobby")
async def lobby(node: Node) -> list[ListedTable]:
    """Listed tables with a free seat or a match to watch, newest first."""
    lobby_tables = []
    for found in await node.store.listed_tables(MAX_LISTED_TABLES, node.settings.listed_tables):
        with suppress(TableRefusal):  # it was removed meanwhile
            state = (await node.tables.by_number(found.table)).state
            lobby_tables.append(listed_table(state.setup, state.stage, seat_views(state)))
    return lobby_tables


@post("/api/tables", tags=["Tables"], summary="Open a table")
async def open_table(request: Request[Any, Any, Any], node: Node, guest: GuestIdentity, data: NewTable) -> OpenedTable:
    """You take each seat that is for `me` at once. Each seat with a link has a secret, which is shown once."""
    wanted = [seat.seat_request() for seat in data.seats]
    async with node.quotas.opening(guest.guest, client_address(request), listed=data.listed) as origin:
        made = await node.tables.open(
            guest.guest,
            guest.name,
            data.edition,
            data.options,
            wanted,
            clock=data.clock,
            listed=data.listed,
            origin=origin,
            bots=data.bots,
            bot=guest.bot,
        )
    return OpenedTable(made.table.state.setup.address, {str(seat): link for seat, link in made.links.items()})


@get(
    "/api/tables/{address:str}",
    tags=["Tables"],
    summary="Look at a table",
    responses={200: ResponseSpec(SeenTable, description="The table as you may know it now", generate_examples=False)},
)
async def get_table(node: Node, address: str, visitor: GuestIdentity | None, seat: OwnSeat = None) -> Response[bytes]:
    """Its settings, your seats, and a snapshot of what one of your seats, or an onlooker, may know."""
    table = await find_table(node, address)
    guest, bot = (visitor.guest, visitor.bot) if visitor else ("", False)
    if seat is not None:
        table.check_holder(guest, seat)
    state = table.state
    seen = {
        "table": listed_table(state.setup, state.stage, seat_views(state)),
        "yours": [number for number, there in enumerate(state.seats) if guest and there.guest == guest],
        "for_you": table.seats_for(guest, bot=bot),
        "opened": bool(guest) and state.setup.opener == guest,
        "snapshot": msgspec.Raw(table.snapshot(seat)),
    }
    return Response(msgspec.json.encode(seen), media_type=JSON)


@get(
    "/api/tables/{address:str}/record",
    tags=["Tables"],
    summary="The record",
    responses={200: ResponseSpec(MatchRecord, description="A match record", generate_examples=False)},
)
async def get_record(
    request: Request[Any, Any, Any],
    node: Node,
    address: str,
    visitor: GuestIdentity | None,
    seat: OwnSeat = None,
) -> Response[bytes]:
    """The match record as one of your seats, or an onlooker, may see it now; whole once the match is over."""
    limit_reads(request, node)
    table = await find_table(node, address)
    guest = visitor.guest if visitor else None
    return Response(await node.tables.export(table, guest, seat), media_type=JSON)


@get(
    "/api/tables/{address:str}/replay",
    tags=["Tables"],
    summary="Look at the match again",
    responses={200: ResponseSpec(ReplayPage, description="The match, frame by frame", generate_examples=False)},
)
async def get_replay(
    request: Request[Any, Any, Any],
    node: Node,
    address: str,
    visitor: GuestIdentity | None,
    seat: AnySeat = None,
    first: FirstFrame = 0,
) -> Response[bytes]:
    """The match so far as one of your seats, or an onlooker, may see it; once it is over, as any seat saw it."""
    limit_reads(request, node)
    table = await find_table(node, address)
    guest = visitor.guest if visitor else None
    return Response(await node.tables.replay(table, guest, seat, first), media_type=JSON)


@get(
    "/api/tables/{address:str}/attempts",
    tags=["Tables"],
    summary="Earlier attempts",
    responses={200: ResponseSpec(AttemptPage, description="Attempts that are over", generate_examples=False)},
)
async def get_attempts(
    request: Request[Any, Any, Any], node: Node, address: str, before: BeforeAttempt = MAX_ATTEMPTS
) -> Response[bytes]:
    """The latest 20 before a number, from 0. A snapshot holds the last four; its `earlier` is the number to ask for."""
    limit_reads(request, node)
    table = await find_table(node, address)
    return Response(await node.tables.attempts(table, before), media_type=JSON)


@post("/api/tables/{address:str}/sit", status_code=200, tags=["Seats"], summary="Take a seat")
async def sit(node: Node, guest: GuestIdentity, address: str, data: Sit) -> Done:
    """A seat that is free to anyone, reserved for you, or whose link you have. A bot needs a table that wants bots."""
    table = await find_table(node, address)
    name = guest.name if data.name is None else clean_name(data.name, MAX_NAME_LENGTH)
    version = await node.tables.sit(table, guest.guest, name, data.seat, data.id, data.link, bot=guest.bot)
    return Done(data.id, version)


@post("/api/tables/{address:str}/stand", status_code=200, tags=["Seats"], summary="Give a seat up")
async def stand(node: Node, guest: GuestIdentity, address: str, data: AtSeat) -> Done:
    """Before the match begins. Until somebody else sits there, you may take it again. After that, resign instead."""
    table = await find_table(node, address)
    return Done(data.id, await table.stand(guest.guest, data.seat, data.id))


@post("/api/tables/{address:str}/close", status_code=200, tags=["Tables"], summary="Close a table")
async def close(node: Node, guest: GuestIdentity, address: str) -> ClosedTable:
    """A table that you opened, before the match begins. Whoever waits there is told."""
    table = await find_table(node, address)
    await table.close_unplayed(guest.guest)
    return ClosedTable(address)


@post("/api/tables/{address:str}/actions", status_code=200, tags=["Play"], summary="Act")
async def post_action(node: Node, guest: GuestIdentity, address: str, data: Act) -> Done:
    """The offers in your snapshot say what you may do now. Sent again under the same id, it is not done twice."""
    table = await find_table(node, address)
    return Done(data.id, await perform_action(node, table, guest.guest, data.seat, data.act, data.id))


@post("/api/tables/{address:str}/claim", status_code=200, tags=["Play"], summary="Claim the round")
async def claim(node: Node, guest: GuestIdentity, address: str, data: Claim) -> Done:
    """From a player who is away and has to act, once the time `claim_from` of their seat has come."""
    table = await find_table(node, address)
    return Done(data.id, await table.claim(guest.guest, data.seat, data.against, data.id))


@post("/api/tables/{address:str}/rematch", status_code=200, tags=["Play"], summary="Offer or decline a rematch")
async def rematch(
    request: Request[Any, Any, Any], node: Node, guest: GuestIdentity, address: str, data: RematchAnswer
) -> Rematch:
    """Once everybody has offered, a new table is opened, at which everybody sits one seat further."""
    table = await find_table(node, address)
    if not data.wanted:
        await table.decline_rematch(guest.guest, data.seat, data.id)
        return Rematch(data.id, None)
    origin = node.quotas.origin(client_address(request))
    again = (await node.tables.rematch(table, guest.guest, data.seat, data.id, origin)).table
    return Rematch(data.id, again.state.setup.address if again else table.state.rematch)


@post("/api/tables/{address:str}/reactions", status_code=200, tags=["Play"], summary="React")
async def react(node: Node, guest: GuestIdentity, address: str, data: React) -> Done:
    """Everybody at the table sees it for a moment. It is not part of the match record. One seat may send one in 2 s."""
    table = await find_table(node, address)
    return Done(data.id, await table.react(guest.guest, data.seat, data.reaction, data.id))


ROUTES: Final = (
    lobby,
    open_table,
    get_table,
    get_record,
    get_replay,
    get_attempts,
    sit,
    stand,
    close,
    post_action,
    claim,
    rematch,
    react,
)
