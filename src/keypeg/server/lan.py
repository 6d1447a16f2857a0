"""The home network: the address at which other devices reach this machine."""

import ipaddress
import socket
from contextlib import suppress
from typing import Final

from keypeg.server.settings import CannotServe

_DESTINATIONS: Final = (
    (socket.AF_INET, "192.0.2.1"),  # nobody has this address, so the default route leads to it
    (socket.AF_INET, "192.168.0.1"),
    (socket.AF_INET, "10.0.0.1"),
    (socket.AF_INET, "172.16.0.1"),
    (socket.AF_INET6, "2001:db8::1"),  # nobody has this one either
    (socket.AF_INET6, "fd00::1"),
)
"""Where a route may lead. A network at home that is not connected to the internet has no default route."""


def every_address() -> str:
    """The host that means every address of this machine, over IPv6 and IPv4 if it has both."""
    with suppress(OSError), socket.socket(socket.AF_INET6) as tried:
        tried.bind(("::", 0))
        return "::"
    return "0.0.0.0"


def lan_url(port: int) -> str:
    """The URL for other devices in the network. Raises CannotServe if this machine is in none."""
    for family, destination in _DESTINATIONS:
        address = _own_address(family, destination)
        if address is not None:
            return f"http://[{address}]:{port}" if family == socket.AF_INET6 else f"http://{address}:{port}"
    raise CannotServe("serve-no-network")


def lan_names() -> set[str]:
    """The names that this machine may have in the network. Many devices find `name.local` (mDNS)."""
    name = socket.gethostname().lower()
    return {name, f"{name.partition('.')[0]}.local"}


def _own_address(family: int, destination: str) -> str | None:
    """The address from which this machine would send to a destination. Connecting a UDP socket sends nothing."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((destination, 9))
            address = str(asked.getsockname()[0])
    except OSError:
        return None
    return None if ipaddress.ip_address(address).is_loopback else address
