"""Who asks: a guest's token, in a header or a cookie. Never in an address, which others write down."""

from typing import Any, Final

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection

from keypeg.server.failures import Failed
from keypeg.server.node import Node
from keypeg.tables.guests import authenticate
from keypeg.tables.log_store import GuestIdentity

COOKIE: Final = "keypeg"
A_YEAR: Final = 365 * 86_400
LONGEST: Final = 64
Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str | None:
    """The token that came along, if any; a header beats a cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    found = token.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE)
    return found if found and len(found) <= LONGEST and found.isascii() else None


async def known(node: Node, token: str | None) -> GuestIdentity | None:
    """Whose a token is. The storage looks for its hash, so that nothing can be learnt from how long that takes."""
    if token is None:
        return None
    return await authenticate(node.store, token)


def limit(node: Node, key: str) -> None:
    """Refuse a guest, or an address, that sends too fast."""
    wait = node.actions.take(key)
    if wait:
        node.metrics.refused.labels("actions").inc()
        raise Failed(429, "too_fast", wait, why="guest")


async def provide_node(request: Request[Any, Any, Any]) -> Node:
    """The node that handlers work with."""
    node: Node = request.app.state.node
    return node


async def provide_guest(request: Request[Any, Any, Any], node: Node) -> GuestIdentity:
    """Who asks; refuses strangers."""
    device = await known(node, token_of(request))
    if device is None:
        raise Failed(401, "not_known", why="stranger")
    limit(node, device.guest)
    return device


async def provide_visitor(request: Request[Any, Any, Any], node: Node) -> GuestIdentity | None:
    """Who asks, who may be a stranger."""
    return await known(node, token_of(request))


def remember(response: Response[Any], node: Node, token: str) -> None:
    """Have a browser keep a token where no script reads it."""
    response.set_cookie(
        key=COOKIE,
        value=token,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=node.settings.secure_cookies,
    )


def address_of(connection: "Request[Any, Any, Any] | WebSocket[Any, Any, Any]") -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else "unknown"
