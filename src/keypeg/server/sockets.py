"""The sockets on which the server listens."""

import errno
import ipaddress
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from keypeg.records.refusals import system_name
from keypeg.rules.refusals import shown
from keypeg.server.settings import CannotServe, flag

TCP_USER_TIMEOUT_MS: Final = 60_000
"""Linux gives up a peer that acknowledges nothing for this long."""
PORTS_TRIED: Final = 100
"""How many ports after one that is taken are tried, to name one that is free."""
NO_SUCH_FAMILY: Final = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL)
"""How binding fails on a machine that has IPv6 alone, or IPv4 alone."""


def allow_many_sockets() -> None:
    """Raise the limit of open files as far as the system allows: every subscriber needs one."""
    if sys.platform != "win32":
        import resource

        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to a host and port. `localhost` and `::` mean IPv4 and IPv6, as far as the machine has both."""
    try:
        return _bind_all(host, port)
    except (OSError, UnicodeError) as error:
        raise cannot_listen(host, port, error, flag("port")) from None


def cannot_listen(host: str, port: int, error: OSError | UnicodeError, option: str) -> CannotServe:
    """Why the server cannot listen. If the port is taken, the message names the next one that is free."""
    if isinstance(error, UnicodeError):  # a name with two dots in a row, or with a part that is too long
        return CannotServe("serve-no-such-host", host=shown(host))
    if error.errno == errno.EADDRINUSE:
        for free in range(port + 1, min(port + PORTS_TRIED, 65535) + 1):
            with suppress(OSError):
                for each in _bind_all(host, free):
                    each.close()
                return CannotServe("serve-port-taken", host=host, port=str(port), option=option, free=str(free))
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return CannotServe("serve-no-such-host", host=host)
    return CannotServe("serve-cannot-listen", host=host, port=str(port), detail=system_name(error))


def _bind_all(host: str, port: int) -> list[socket.socket]:
    if host != "localhost":
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        if family == socket.AF_INET6 and is_every_address(host):
            return _bind_everywhere(port)
        return [_bind(family, address)]
    sockets = [_bind(socket.AF_INET, ("127.0.0.1", port))]
    with suppress(OSError):
        sockets.append(_bind(socket.AF_INET6, ("::1", sockets[0].getsockname()[1])))
    return sockets


def _bind_everywhere(port: int) -> list[socket.socket]:
    """A socket for IPv6 and one for IPv4, as far as the machine has both.

    Over an IPv6 socket, IPv4 peers would have addresses that no `--proxies` names.
    """
    try:
        ipv6 = _bind(socket.AF_INET6, ("::", port))
    except OSError as error:
        if error.errno not in NO_SUCH_FAMILY:
            raise
        return [_bind(socket.AF_INET, ("0.0.0.0", port))]
    try:
        return [ipv6, _bind(socket.AF_INET, ("0.0.0.0", ipv6.getsockname()[1]))]
    except OSError as error:
        if error.errno in NO_SUCH_FAMILY:
            return [ipv6]
        ipv6.close()
        raise


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
    """The URL at which a browser on this machine finds the server."""
    port = listening.getsockname()[1]
    if is_every_address(host):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_every_address(host: str) -> bool:
    """Whether a host means every address of this machine: `0.0.0.0` or `::`."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False
