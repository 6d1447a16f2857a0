"""The methods of HTTP that no route handles itself: HEAD wherever there is GET, OPTIONS, and the header `Allow`."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Message, Receive, Send], Awaitable[None]]

_WEBSOCKET: Final = "websocket"


def allowed_methods(handled: Iterable[str]) -> str:
    """The value of `Allow` for an address, by the methods that its routes handle. Empty for a websocket."""
    methods = set(handled) - {_WEBSOCKET}
    if "GET" in methods:
        methods.add("HEAD")
    return ", ".join(sorted(methods))


class Methods:
    """An ASGI application around Litestar's. It answers HEAD as GET without a body, and says in `Allow` what is true.

    Litestar knows no HEAD, and its `Allow` leaves out methods of an address that has several handlers.
    """

    def __init__(self, application: Application, routes: Mapping[str, Iterable[str]]) -> None:
        self._application = application
        self._allowed = {template: allowed_methods(methods) for template, methods in routes.items()}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        match scope.get("method"):
            case "HEAD":
                await self._head(scope, receive, send)
            case "OPTIONS":
                await self._options(scope, receive, send)
            case _:
                await self._application(scope, receive, send)

    async def _options(self, scope: Message, receive: Receive, send: Send) -> None:
        async def send_allowed(message: Message) -> None:
            allowed = self._allowed.get(scope.get("path_template", ""))
            if message["type"] == "http.response.start" and allowed and message["status"] == 204:
                others = [(name, value) for name, value in message["headers"] if name.lower() != b"allow"]
                message = {**message, "headers": [*others, (b"allow", allowed.encode())]}
            await send(message)

        await self._application(scope, receive, send_allowed)

    async def _head(self, scope: Message, receive: Receive, send: Send) -> None:
        """The headers of GET. What would stream for long ends at once: it is told that the client is gone."""
        as_get = {**scope, "method": "GET"}
        ended = False

        async def send_head(message: Message) -> None:
            nonlocal ended
            if not ended:
                ended = True
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        async def receive_until_ended() -> Message:
            return {"type": "http.disconnect"} if ended else await receive()

        await self._application(as_get, receive_until_ended, send_head)
        scope["path_template"] = as_get.get("path_template")
