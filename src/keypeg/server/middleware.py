"""The middleware around the application: every request and every websocket handshake passes here first.

It checks the host (against DNS rebinding) and the origin (against pages of other sites), limits the requests of an
address, refuses whoever is banned, adds security headers to every response, and logs each request without its query.
"""

import ipaddress
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from keypeg.server.errors import ErrorBody, HttpError
from keypeg.server.identity import COOKIE
from keypeg.server.lan import lan_names
from keypeg.server.limits import network_of
from keypeg.server.logs import log_event
from keypeg.server.methods import Application, Message, Receive, Send
from keypeg.server.node import GUEST_IN_SCOPE, Node
from keypeg.server.settings import split_names

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = SAFE_METHODS | {"POST", "PUT", "PATCH", "DELETE"}
SECURITY_HEADERS: Final = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
UNLOGGED_ROUTES: Final = frozenset({"/health", "/ready"})


class Middleware:
    """An ASGI application around the application."""

    def __init__(self, application: Application, node: Node) -> None:
        self._application = application
        self._node = node
        settings = node.settings
        self._public_url = public_url = node.public_url
        self._hosts = {"localhost", settings.host.lower(), *map(str.lower, split_names(settings.allow_hosts))}
        self._hosts |= lan_names() if settings.lan else set()
        self._origins = set(map(str.lower, split_names(settings.allow_origins)))
        if public_url.url:
            self._hosts.add(public_url.host)
            self._origins.add(public_url.origin)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._handle_http(self._public_url.strip(scope), receive, send)
        elif scope["type"] == "websocket":
            await self._handle_websocket(self._public_url.strip(scope), receive, send)
        else:
            await self._application(scope, receive, send)

    async def _handle_http(self, scope: Message, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *SECURITY_HEADERS, *_cache_headers(message)]
            await send(message)

        try:
            self._check(scope)
        except HttpError as error:
            await _send_error(error, send_with_headers)
        else:
            await self._application(scope, receive, send_with_headers)
        finally:
            self._record_request(scope, status, time.perf_counter() - began)

    def _record_request(self, scope: Message, status: int, seconds: float) -> None:
        """Count and log a request."""
        route = scope.get("path_template") or "none"
        metrics = self._node.metrics
        metrics.requests.labels(scope["method"] if scope["method"] in METHODS else "other", route, status).inc()
        if route != "none" and not route.endswith("/events"):
            metrics.request_seconds.labels(route).observe(seconds)
        if route not in UNLOGGED_ROUTES and route != self._node.settings.metrics_path:
            log_event(
                "request",
                method=scope["method"][:10],
                route=route,
                status=status,
                ms=round(seconds * 1000, 1),
                **self._client(scope),
            )

    def _client(self, scope: Message) -> dict[str, Any]:
        """Who sent a request, for the log: an address and, if a guest is known, its id. Neither is a secret."""
        if not self._node.settings.log_clients:
            return {}
        found = {"client": scope["client"][0]} if scope.get("client") else {}
        return found | ({"guest": scope[GUEST_IN_SCOPE]} if GUEST_IN_SCOPE in scope else {})

    async def _handle_websocket(self, scope: Message, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
            if self._is_foreign_origin(_headers(scope)):
                raise HttpError(403, "wrong_origin")
        except HttpError as error:
            await receive()
            log_event("socket refused", status=error.status, code=error.error.code, **self._client(scope))
            await _send_error(error, send, "websocket.http.response")
            return
        began = time.perf_counter()
        try:
            await self._application(scope, receive, send)
        finally:
            log_event("socket closed", ms=round((time.perf_counter() - began) * 1000, 1), **self._client(scope))

    def _check(self, scope: Message) -> None:
        headers = _headers(scope)
        if not self._is_allowed_host(headers.get(b"host", b"").decode("latin-1")):
            raise HttpError(400, "wrong_host")
        client = scope.get("client")
        self._node.oversight.check_address(client[0] if client else "unknown")
        wait_seconds = self._node.request_limit.take(network_of(client[0]) if client else "unknown")
        if wait_seconds:
            self._node.metrics.limited.labels("requests").inc()
            raise HttpError(429, "too_fast", wait_seconds, why="address")
        if scope["type"] == "http" and scope["method"] not in SAFE_METHODS and self._may_be_cross_site(headers):
            raise HttpError(403, "wrong_origin")

    def _is_allowed_host(self, host: str) -> bool:
        """Whether a host is one of our names, or an IP address. Addresses cannot be rebound."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name.lower() in self._hosts or _is_ip_address(name)

    def _may_be_cross_site(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a page of another site may have sent this write. Browsers say where a write comes from."""
        if b"origin" in headers:
            return self._is_foreign_origin(headers)
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return True
        by_cookie = f"{COOKIE}=".encode() in headers.get(b"cookie", b"") and b"authorization" not in headers
        return by_cookie and b"sec-fetch-site" not in headers

    def _is_foreign_origin(self, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin or origin in self._origins:
            return False
        try:
            return urlsplit(origin).netloc != headers.get(b"host", b"").decode("latin-1").lower()
        except ValueError:
            return True


def _headers(scope: Message) -> dict[bytes, bytes]:
    return dict(scope["headers"])


def _is_ip_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _cache_headers(message: Message) -> list[tuple[bytes, bytes]]:
    """Responses that do not say otherwise are not cached."""
    headers = message.get("headers", [])
    return [] if any(name.lower() == b"cache-control" for name, _ in headers) else [(b"cache-control", b"no-store")]


async def _send_error(error: HttpError, send: Send, kind: str = "http.response") -> None:
    headers = [(b"content-type", b"application/json")]
    if error.error.retry_after is not None:
        headers.append((b"retry-after", str(error.error.retry_after).encode()))
    await send({"type": f"{kind}.start", "status": error.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": msgspec.json.encode(ErrorBody(error.error)), "more_body": False})
