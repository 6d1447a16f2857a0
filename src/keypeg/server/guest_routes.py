"""Guests over HTTP: creating one, reading and renaming it, and moving it to another device."""

from typing import Any, Final

from litestar import Request, Response, get, patch, post
from litestar.status_codes import HTTP_201_CREATED

from keypeg.records.names import clean_name
from keypeg.server.errors import HttpError
from keypeg.server.identity import client_network, set_token_cookie
from keypeg.server.node import Node
from keypeg.server.schemas import (
    MAX_NAME_LENGTH,
    Arrival,
    Guest,
    ListedTable,
    NewGuest,
    NewName,
    Transfer,
    Welcomed,
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

MAX_LISTED_TABLES: Final = 100


def _limit_guests(request: Request[Any, Any, Any], node: Node) -> None:
    wait_seconds = node.guest_limit.take(client_network(request))
    if wait_seconds:
        node.metrics.limited.labels("guests").inc()
        raise HttpError(429, "too_fast", wait_seconds, why="guests")


def _token_response(node: Node, made: GuestCredentials) -> Response[Welcomed]:
    response = Response(Welcomed(made.guest, made.name, made.token, made.bot), status_code=HTTP_201_CREATED)
    set_token_cookie(response, node, made.token)
    return response


@post("/api/guests", tags=["Guests"], summary="Become a guest")
async def register(request: Request[Any, Any, Any], node: Node, data: NewGuest) -> Response[Welcomed]:
    """Returns a token, in the body for programs and as a cookie for browsers. It is shown once."""
    name = clean_name(data.name, MAX_NAME_LENGTH)
    _limit_guests(request, node)
    return _token_response(node, await create_guest(node.store, name, node.tables.time_source.now(), bot=data.bot))


@get("/api/me", tags=["Guests"], summary="Who you are")
async def me(guest: GuestIdentity) -> Guest:
    """The guest of the token in the request."""
    return Guest(guest.guest, guest.name, guest.bot)


@patch("/api/me", tags=["Guests"], summary="Take another name")
async def rename(node: Node, guest: GuestIdentity, data: NewName) -> Guest:
    """For tables from now on. Where you sit already, you keep your name."""
    name = clean_name(data.name, MAX_NAME_LENGTH)
    await node.store.rename_guest(guest.guest, name)
    return Guest(guest.guest, name, guest.bot)


@get("/api/me/tables", tags=["Guests"], summary="Your tables")
async def my_tables(node: Node, guest: GuestIdentity) -> list[ListedTable]:
    """The tables at which you sit, newest first."""
    held = await node.store.tables_of_guest(guest.guest, MAX_LISTED_TABLES)
    return [listed_table(found.setup, found.stage, seat=seat) for found, seat in held]


@post("/api/transfers", tags=["Guests"], summary="Make a transfer link")
async def make_transfer(node: Node, guest: GuestIdentity) -> Transfer:
    """Its secret gives another device a token for you. Put it behind the # of a URL, which is not sent to servers."""
    secret = await create_transfer_link(node.store, guest.guest, node.tables.time_source.now())
    return Transfer(secret, TRANSFER_LINK_MS // 1000)


@post("/api/transfers/redeem", tags=["Guests"], summary="Follow a transfer link")
async def redeem(request: Request[Any, Any, Any], node: Node, data: Arrival) -> Response[Welcomed]:
    """Gives this device a token of its own. A link works once."""
    _limit_guests(request, node)
    made = await redeem_transfer_link(node.store, data.secret, node.tables.time_source.now())
    if made is None:
        raise HttpError(403, "wrong_link", why="transfer")
    return _token_response(node, made)


ROUTES: Final = (register, me, rename, my_tables, make_transfer, redeem)
