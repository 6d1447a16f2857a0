"""Who is banned now, in memory: every request asks, so it has to be fast."""

import ipaddress
from collections.abc import Iterable

from keypeg.storage.bans import Ban, BanKind

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Banned:
    """The guests and networks of some bans."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        bans = list(bans)
        self._guests = {ban.subject for ban in bans if ban.kind is BanKind.GUEST}
        self._networks = {ipaddress.ip_network(ban.subject) for ban in bans if ban.kind is BanKind.NETWORK}
        self._lengths = {(network.version, network.prefixlen) for network in self._networks}

    def __len__(self) -> int:
        return len(self._guests) + len(self._networks)

    def has_guest(self, guest: str) -> bool:
        """Whether a guest is banned."""
        return guest in self._guests

    def has_address(self, address: str) -> bool:
        """Whether an address is in a network that is banned."""
        if not self._networks:
            return False
        try:
            parsed = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        # One look for each length of a prefix, however many networks there are.
        return any(
            ipaddress.ip_network((parsed, length), strict=False) in self._networks
            for version, length in self._lengths
            if version == parsed.version
        )


def parse_network(text: str) -> Network:
    """A network as an operator writes it: an address, or CIDR. An IPv6 address means its /64. Raises ValueError."""
    if "/" in text:
        return ipaddress.ip_network(text, strict=False)
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv4Address):
        return ipaddress.ip_network(address)
    if address.ipv4_mapped is not None:
        return ipaddress.ip_network(address.ipv4_mapped)
    return ipaddress.ip_network((address, 64), strict=False)
