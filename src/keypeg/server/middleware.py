"""The door: what every request passes before anything else looks at it, and every answer on its way out.

Hosts (against rebound names), origins (against other people's pages), how fast an address sends, the headers that tell
a browser to be strict, and one line in the logger for each request, without its query.
"""

import ipaddress
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from keypeg.server.failures import Error, Failed, Failure
from keypeg.server.identity import COOKIE
from keypeg.server.logs import log_event
from keypeg.server.node import Node
from keypeg.server.settings import listed

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Message, Receive, Send], Awaitable[None]]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS: Final = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
QUIET: Final = frozenset({"/health", "/ready", "/metrics"})


class Middleware:
    """The ASGI application around the application."""

    def __init__(self, inside: Application, node: Node) -> None:
        self._inside = inside
        self._node = node
        self._hosts = {"localhost", node.settings.host.lower(), *map(str.lower, listed(node.settings.allow_hosts))}
        self._origins = set(map(str.lower, listed(node.settings.allow_origins)))

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._inside(scope, receive, send)

    async def _answer(self, scope: Message, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS, *_caching(message)]
            await send(message)

        try:
            self._check(scope)
        except Failed as failed:
            await _refuse(failed, dressed)
        else:
            await self._inside(scope, receive, dressed)
        finally:
            self._write_down(scope, status, time.perf_counter() - began)

    def _write_down(self, scope: Message, status: int, seconds: float) -> None:
        route = scope.get("path_template") or "none"
        metrics = self._node.metrics
        metrics.requests.labels(scope["method"] if scope["method"] in METHODS else "other", route, status).inc()
        if route != "none" and not route.endswith("/events"):
            metrics.seconds.labels(route).observe(seconds)
        if route not in QUIET:
            log_event("request", method=scope["method"][:10], route=route, status=status, ms=round(seconds * 1000, 1))

    async def _connect(self, scope: Message, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
            if self._foreign(_headers(scope)):
                raise Failed(403, "wrong_origin")
        except Failed as failed:
            await receive()
            log_event("socket refused", status=failed.status, code=failed.error.code)
            await _refuse(failed, send, "websocket.http.response")
            return
        await self._inside(scope, receive, send)

    def _check(self, scope: Message) -> None:
        headers = _headers(scope)
        if not self._is_ours(headers.get(b"host", b"").decode("latin-1")):
            raise Failed(400, "wrong_host")
        client = scope.get("client")
        wait = self._node.requests.take(client[0] if client else "unknown")
        if wait:
            self._node.metrics.refused.labels("requests").inc()
            raise Failed(429, "too_fast", wait, why="address")
        if scope["type"] == "http" and scope["method"] not in SAFE and self._forged(headers):
            raise Failed(403, "wrong_origin")

    def _is_ours(self, host: str) -> bool:
        """Whether a name is one of ours. An address is nobody's name, and cannot be rebound."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name.lower() in self._hosts or _is_address(name)

    def _forged(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a page of another site may have sent this. Browsers say where a write comes from."""
        if b"origin" in headers:
            return self._foreign(headers)
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return True
        by_cookie = f"{COOKIE}=".encode() in headers.get(b"cookie", b"") and b"authorization" not in headers
        return by_cookie and b"sec-fetch-site" not in headers

    def _foreign(self, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin or origin in self._origins:
            return False
        try:
            return urlsplit(origin).netloc != headers.get(b"host", b"").decode("latin-1").lower()
        except ValueError:
            return True


METHODS: Final = SAFE | {"POST", "PUT", "PATCH", "DELETE"}


def _headers(scope: Message) -> dict[bytes, bytes]:
    return dict(scope["headers"])


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _caching(message: Message) -> list[tuple[bytes, bytes]]:
    headers = message.get("headers", [])
    return [] if any(name.lower() == b"cache-control" for name, _ in headers) else [(b"cache-control", b"no-store")]


async def _refuse(failed: Failed, send: Send, kind: str = "http.response") -> None:
    error: Error = failed.error
    headers = [(b"content-type", b"application/json")]
    if error.retry_after is not None:
        headers.append((b"retry-after", str(error.retry_after).encode()))
    await send({"type": f"{kind}.start", "status": failed.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": msgspec.json.encode(Failure(error)), "more_body": False})
