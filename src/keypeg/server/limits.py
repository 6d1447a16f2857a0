"""Limits: how much one guest, or one address, may send. A bucket fills evenly, and holds a burst."""

import time
from collections.abc import Callable
from typing import Final

MOST_KNOWN: Final = 50_000
"""So many buckets are remembered; those that have filled up again are forgotten first."""


class Limit:
    """So much a second for each key, after a burst."""

    __slots__ = ("_burst", "_clock", "_full_at", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        # For each key the instant at which its bucket is full again: all there is to know about a bucket.
        self._full_at: dict[str, float] = {}

    def take(self, key: str) -> float:
        """Take one; gives 0, or how many seconds to wait instead."""
        if not self._rate:
            return 0.0
        now = self._clock()
        full_at = max(self._full_at.get(key, now), now)
        wait = full_at + (1 - self._burst) / self._rate - now
        if wait > 1e-9:
            return wait
        if key not in self._full_at and len(self._full_at) >= MOST_KNOWN:
            self._forget(now)
        self._full_at[key] = full_at + 1 / self._rate
        return 0.0

    def _forget(self, now: float) -> None:
        self._full_at = {key: at for key, at in self._full_at.items() if at > now}
        while len(self._full_at) >= MOST_KNOWN:
            del self._full_at[next(iter(self._full_at))]
