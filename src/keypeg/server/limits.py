"""Rate limits: token buckets, one for each guest or address."""

import ipaddress
import time
from collections.abc import Callable
from typing import Final

MAX_KEYS: Final = 50_000
"""Buckets in memory. Those that are full again are dropped first."""


class RateLimit:
    """Allows each key `per_second` requests a second on average, and `burst` at once."""

    __slots__ = ("_burst", "_clock", "_full_at", "_per_second")

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        # For each key the time at which its bucket is full again. That is all the state of a bucket.
        self._full_at: dict[str, float] = {}

    def take(self, key: str) -> float:
        """Take one token. Returns 0, or the seconds to wait if there is none. A rate of 0 means no limit."""
        if not self._per_second:
            return 0.0
        now = self._clock()
        full_at = max(self._full_at.get(key, now), now)
        wait_seconds = full_at + (1 - self._burst) / self._per_second - now
        if wait_seconds > 1e-9:
            return wait_seconds
        if key not in self._full_at and len(self._full_at) >= MAX_KEYS:
            self._evict(now)
        self._full_at[key] = full_at + 1 / self._per_second
        return 0.0

    def _evict(self, now: float) -> None:
        self._full_at = {key: at for key, at in self._full_at.items() if at > now}
        while len(self._full_at) >= MAX_KEYS:
            del self._full_at[next(iter(self._full_at))]


def network_of(address: str) -> str:
    """The network that counts as one client: an IPv4 address by itself, and of an IPv6 address its /64.

    A household has a whole /64, and may take as many addresses in it as it likes.
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
