"""Identity: the guest behind a request, by a token in a header or a cookie. Never in a URL, which others log."""

from typing import Any, Final, cast

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection

from keypeg.server.errors import HttpError
from keypeg.server.limits import network_of
from keypeg.server.node import GUEST_IN_SCOPE, Node
from keypeg.server.readiness import Readiness
from keypeg.tables import guests
from keypeg.tables.log_store import GuestIdentity

COOKIE: Final = "keypeg"
COOKIE_MAX_AGE_SECONDS: Final = 365 * 86_400
MAX_TOKEN_LENGTH: Final = 64


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token of a request, if there is one. A header takes precedence over a cookie."""
    scheme, _, credentials = connection.headers.get("authorization", "").partition(" ")
    token = credentials.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)
    return token if token and len(token) <= MAX_TOKEN_LENGTH and token.isascii() else None


async def authenticate(node: Node, token: str | None) -> GuestIdentity | None:
    """The guest of a token. The database looks up its hash, so the time this takes reveals nothing about tokens."""
    if token is None:
        return None
    identity = await guests.authenticate(node.store, token)
    if identity is not None:
        node.oversight.check_guest(identity.guest)
    return identity


def limit_actions(node: Node, key: str) -> None:
    """Refuse a guest, or an address, that sends too fast."""
    wait_seconds = node.action_limit.take(key)
    if wait_seconds:
        node.metrics.limited.labels("actions").inc()
        raise HttpError(429, "too_fast", wait_seconds, why="guest")


def limit_reads(request: Request[Any, Any, Any], node: Node) -> None:
    """Refuse an address that reads too many matches: a long one takes a while to write."""
    wait_seconds = node.read_limit.take(client_network(request))
    if wait_seconds:
        node.metrics.limited.labels("reads").inc()
        raise HttpError(429, "too_fast", wait_seconds, why="reads")


async def provide_node(request: Request[Any, Any, Any]) -> Node:
    """The node of the application."""
    node: Node = request.app.state.node
    return node


async def provide_readiness(request: Request[Any, Any, Any]) -> Readiness:
    """The readiness of the application's node."""
    readiness: Readiness = request.app.state.readiness
    return readiness


async def provide_guest(request: Request[Any, Any, Any], node: Node) -> GuestIdentity:
    """The guest who sent a request; refuses a request without a valid token."""
    identity = await authenticate(node, token_of(request))
    if identity is None:
        raise HttpError(401, "not_known", why="stranger")
    note_guest(request, identity)
    limit_actions(node, identity.guest)
    return identity


async def provide_visitor(request: Request[Any, Any, Any], node: Node) -> GuestIdentity | None:
    """The guest who sent a request, or None."""
    identity = await authenticate(node, token_of(request))
    note_guest(request, identity)
    return identity


def note_guest(connection: ASGIConnection[Any, Any, Any, Any], identity: GuestIdentity | None) -> None:
    """Put the guest's id, which is no secret, where the middleware finds it for the log."""
    if identity is not None:
        cast(dict[str, Any], connection.scope)[GUEST_IN_SCOPE] = identity.guest


def set_token_cookie(response: Response[Any], node: Node, token: str) -> None:
    """Store a token in the browser, where no script can read it."""
    response.set_cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_MAX_AGE_SECONDS,
        path=node.public_url.prefix or "/",
        httponly=True,
        samesite="lax",
        secure=node.settings.secure_cookies,
    )


def client_address(connection: "Request[Any, Any, Any] | WebSocket[Any, Any, Any]") -> str:
    """The address that a request comes from."""
    return connection.client.host if connection.client else "unknown"


def client_network(connection: "Request[Any, Any, Any] | WebSocket[Any, Any, Any]") -> str:
    """The network that a request comes from: limits count it as one client."""
    return network_of(client_address(connection))
