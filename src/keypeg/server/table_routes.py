"""Tables over HTTP: opening, finding and reading them, sitting down, acting, and what comes afterwards."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from keypeg.records.replay_page import ReplayPage
from keypeg.server.acting import act, find
from keypeg.server.identity import address_of, limit
from keypeg.server.messages import (
    Act,
    AtSeat,
    Claim,
    Done,
    ListedTable,
    MatchRecord,
    NewTable,
    OpenedTable,
    Rematch,
    SeenTable,
    Sit,
    clean,
    listed_table,
)
from keypeg.server.node import Node
from keypeg.tables.logs import Device
from keypeg.tables.telling import sittings

MOST_LISTED: Final = 50
JSON: Final = "application/json"
AsSeat = Annotated[
    int | None, Parameter(ge=0, le=7, description="A seat of yours; left out, you look on from outside.")
]

Eyes = Annotated[int | None, Parameter(ge=0, le=7, description="With whose eyes; left out, with an onlooker's.")]
FromFrame = Annotated[int, Parameter(ge=0, le=1_000_000, description="The number of the first frame wanted.")]


@get("/api/tables", tags=["Tables"], summary="The lobby")
async def lobby(node: Node) -> list[ListedTable]:
    """Listed tables with a free seat or a match to watch, newest first."""
    found = await node.logs.listed(MOST_LISTED)
    tables = [await node.tables.by_number(each.table) for each in found]
    return [listed_table(table.course.head, table.course.stage, sittings(table.course)) for table in tables]


@post("/api/tables", tags=["Tables"], summary="Open a table")
async def open_table(node: Node, guest: Device, data: NewTable) -> OpenedTable:
    """You sit at once at each seat that is for `me`. Each seat with a link has a secret, shown here and never again."""
    wanted = [seat.wanted() for seat in data.seats]
    made = await node.tables.open(
        guest.guest, guest.name, data.edition, data.options, wanted, clock=data.clock, listed=data.listed
    )
    return OpenedTable(made.table.course.head.address, {str(seat): link for seat, link in made.links.items()})


@get(
    "/api/tables/{address:str}",
    tags=["Tables"],
    summary="Look at a table",
    responses={200: ResponseSpec(SeenTable, description="The table as you may know it now", generate_examples=False)},
)
async def look(node: Node, address: str, visitor: Device | None, seat: AsSeat = None) -> Response[bytes]:
    """What was agreed on, which seats are yours, and a snapshot as one of them, or an onlooker, may know it."""
    table = await find(node, address)
    guest = visitor.guest if visitor else ""
    if seat is not None:
        table.check_holder(guest, seat)
    course = table.course
    seen = {
        "table": listed_table(course.head, course.stage, sittings(course)),
        "yours": [number for number, there in enumerate(course.seats) if guest and there.guest == guest],
        "snapshot": msgspec.Raw(table.snapshot(seat)),
    }
    return Response(msgspec.json.encode(seen), media_type=JSON)


@get(
    "/api/tables/{address:str}/record",
    tags=["Tables"],
    summary="The record",
    responses={200: ResponseSpec(MatchRecord, description="A match record", generate_examples=False)},
)
async def record(node: Node, address: str, visitor: Device | None, seat: AsSeat = None) -> Response[bytes]:
    """The match record as one of your seats, or an onlooker, may see it now; whole once the match is over."""
    table = await find(node, address)
    guest = visitor.guest if visitor else None
    return Response(await node.tables.export(table, guest, seat), media_type=JSON)


@get(
    "/api/tables/{address:str}/replay",
    tags=["Tables"],
    summary="Look at the match again",
    responses={200: ResponseSpec(ReplayPage, description="The match, frame by frame", generate_examples=False)},
)
async def look_again(
    request: Request[Any, Any, Any],
    node: Node,
    address: str,
    visitor: Device | None,
    seat: Eyes = None,
    first: FromFrame = 0,
) -> Response[bytes]:
    """The match so far as one of your seats, or an onlooker, may see it; once it is over, with anybody's eyes."""
    limit(node, visitor.guest if visitor else address_of(request))
    table = await find(node, address)
    guest = visitor.guest if visitor else None
    return Response(await node.tables.replay(table, guest, seat, first), media_type=JSON)


@post("/api/tables/{address:str}/sit", status_code=200, tags=["Seats"], summary="Take a seat")
async def sit(node: Node, guest: Device, address: str, data: Sit) -> Done:
    """A seat that is free to anyone, kept for you, or whose link you have."""
    table = await find(node, address)
    name = guest.name if data.name is None else clean(data.name)
    return Done(data.id, await node.tables.sit(table, guest.guest, name, data.seat, data.id, data.link))


@post("/api/tables/{address:str}/stand", status_code=200, tags=["Seats"], summary="Give a seat up")
async def stand(node: Node, guest: Device, address: str, data: AtSeat) -> Done:
    """Before the match begins; after that one resigns."""
    table = await find(node, address)
    return Done(data.id, await table.stand(guest.guest, data.seat, data.id))


@post("/api/tables/{address:str}/actions", status_code=200, tags=["Play"], summary="Act")
async def do(node: Node, guest: Device, address: str, data: Act) -> Done:
    """What you may do now is among the offers of your snapshot. Sent again under its id, it is not done twice."""
    table = await find(node, address)
    return Done(data.id, await act(node, table, guest.guest, data.seat, data.act, data.id))


@post("/api/tables/{address:str}/claim", status_code=200, tags=["Play"], summary="Claim the round")
async def claim(node: Node, guest: Device, address: str, data: Claim) -> Done:
    """From somebody who is away and waited for, once the instant `claim_from` of their seat has come."""
    table = await find(node, address)
    return Done(data.id, await table.claim(guest.guest, data.seat, data.against, data.id))


@post("/api/tables/{address:str}/rematch", status_code=200, tags=["Play"], summary="Offer a rematch")
async def rematch(node: Node, guest: Device, address: str, data: AtSeat) -> Rematch:
    """Once everybody has offered, the match is played again at another table, with everybody a seat further."""
    table = await find(node, address)
    again = await node.tables.rematch(table, guest.guest, data.seat, data.id)
    return Rematch(data.id, again.course.head.address if again else table.course.rematch)


ROUTES: Final = (lobby, open_table, look, record, look_again, sit, stand, do, claim, rematch)
