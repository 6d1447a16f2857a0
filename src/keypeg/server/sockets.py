"""The sockets on which the server listens."""

import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from keypeg.server.settings import CannotServe

TCP_USER_TIMEOUT_MS: Final = 60_000
"""Linux gives up a peer that acknowledges nothing for this long."""


def allow_many_sockets() -> None:
    """Raise the limit of open files as far as the system allows: every subscriber needs one."""
    if sys.platform != "win32":
        import resource

        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to a host and port. `localhost` means IPv4, and IPv6 where there is one."""
    try:
        if host != "localhost":
            family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            return [_bind(family, address)]
        sockets = [_bind(socket.AF_INET, ("127.0.0.1", port))]
    except OSError as error:
        raise CannotServe("serve-cannot-listen", host=host, port=str(port), detail=str(error.strerror)) from None
    with suppress(OSError):
        sockets.append(_bind(socket.AF_INET6, ("::1", sockets[0].getsockname()[1])))
    return sockets


def _bind(family: int, address: Sequence[object]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        # Accepted sockets inherit these, so that a peer that vanished is noticed.
        made.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_USER_TIMEOUT_MS)
        made.bind(tuple(address))
        made.set_inheritable(False)
    except OSError:
        made.close()
        raise
    return made


def server_url(host: str, listening: socket.socket) -> str:
    """The URL at which a browser finds the server."""
    port = listening.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
