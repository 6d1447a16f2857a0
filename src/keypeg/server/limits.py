"""Rate limits: token buckets, one for each guest or address."""

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from typing import Final

MAX_KEYS: Final = 50_000
"""Buckets in memory. Those that are full again are dropped first."""
KEPT_KEYS: Final = MAX_KEYS * 3 // 4
"""Buckets that stay when there are too many. So many are dropped at once that it costs little for each new one."""
IPV6_PREFIX: Final = 64


def network_of(address: str) -> str:
    """What limits count an address as: of IPv6 its /64, because a single subscriber has all of that."""
    return _network_of_ipv6(address) if ":" in address else address


@lru_cache(maxsize=4096)
def _network_of_ipv6(address: str) -> str:
    try:
        parsed = IPv6Address(address)
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed), IPV6_PREFIX), strict=False))


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

    def __len__(self) -> int:
        """The number of buckets in memory."""
        return len(self._full_at)

    def _evict(self, now: float) -> None:
        """Drop the buckets that are full, and if these are few, those that are soonest full again."""
        waiting = [(at, key) for key, at in self._full_at.items() if at > now]
        if len(waiting) > KEPT_KEYS:
            waiting.sort(reverse=True)
        self._full_at = {key: at for at, key in waiting[:KEPT_KEYS]}
