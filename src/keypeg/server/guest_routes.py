"""Guests over HTTP: becoming one, saying who one is, and taking oneself to another device."""

from typing import Any, Final

from litestar import Request, Response, get, patch, post
from litestar.status_codes import HTTP_201_CREATED

from keypeg.server.failures import Failed
from keypeg.server.identity import address_of, remember
from keypeg.server.node import Node
from keypeg.server.schemas import (
    Arrival,
    Guest,
    ListedTable,
    NewGuest,
    Transfer,
    Welcomed,
    clean,
    listed_table,
)
from keypeg.tables.guests import (
    TRANSFER_LINK_MS,
    GuestCredentials,
    create_guest,
    create_transfer_link,
    redeem_transfer_link,
)
from keypeg.tables.log_store import GuestIdentity

MOST_HELD: Final = 100


def _admit(request: Request[Any, Any, Any], node: Node) -> None:
    wait = node.arrivals.take(address_of(request))
    if wait:
        node.metrics.refused.labels("guests").inc()
        raise Failed(429, "too_fast", wait, why="guests")


def _welcomed(node: Node, made: GuestCredentials) -> Response[Welcomed]:
    response = Response(Welcomed(made.guest, made.name, made.token), status_code=HTTP_201_CREATED)
    remember(response, node, made.token)
    return response


@post("/api/guests", tags=["Guests"], summary="Become a guest")
async def become(request: Request[Any, Any, Any], node: Node, data: NewGuest) -> Response[Welcomed]:
    """Gives a token, as an answer for programs and as a cookie for browsers. Nobody is shown it again."""
    name = clean(data.name)
    _admit(request, node)
    return _welcomed(node, await create_guest(node.store, name, node.tables.time_source.now()))


@get("/api/me", tags=["Guests"], summary="Who you are")
async def me(guest: GuestIdentity) -> Guest:
    """The guest whose token came along."""
    return Guest(guest.guest, guest.name)


@patch("/api/me", tags=["Guests"], summary="Take another name")
async def rename(node: Node, guest: GuestIdentity, data: NewGuest) -> Guest:
    """For tables from now on; where you sit already you keep your name."""
    name = clean(data.name)
    await node.store.rename_guest(guest.guest, name)
    return Guest(guest.guest, name)


@get("/api/me/tables", tags=["Guests"], summary="Your tables")
async def mine(node: Node, guest: GuestIdentity) -> list[ListedTable]:
    """The tables at which you sit, newest first."""
    held = await node.store.tables_of_guest(guest.guest, MOST_HELD)
    return [listed_table(found.setup, found.stage, seat=seat) for found, seat in held]


@post("/api/transfers", tags=["Guests"], summary="Make a transfer link")
async def make_transfer(node: Node, guest: GuestIdentity) -> Transfer:
    """Its secret makes another device yours. Put it behind the # of an address, where no server sees it."""
    secret = await create_transfer_link(node.store, guest.guest, node.tables.time_source.now())
    return Transfer(secret, TRANSFER_LINK_MS // 1000)


@post("/api/transfers/redeem", tags=["Guests"], summary="Follow a transfer link")
async def redeem(request: Request[Any, Any, Any], node: Node, data: Arrival) -> Response[Welcomed]:
    """Gives this device a token of its own. A link works once."""
    _admit(request, node)
    made = await redeem_transfer_link(node.store, data.secret, node.tables.time_source.now())
    if made is None:
        raise Failed(403, "wrong_link", why="transfer")
    return _welcomed(node, made)


ROUTES: Final = (become, me, rename, mine, make_transfer, redeem)
