"""TimeSource: the time at which things happen here. It goes on evenly, whatever is done to the machine's clock."""

import time
from collections.abc import Callable
from typing import Final

WITHIN: Final = 60 * 1_000_000_000
"""What is found to be wrong is made good within so many nanoseconds, if that is not too fast,"""
MOST_A_MILLION: Final = 500
"""and time never runs faster or slower than by so many parts in a million."""


class TimeSource:
    """Milliseconds since 1970: asked of the storage, so that all nodes agree, and counted on from there."""

    def __init__(self, start: int, ticks: Callable[[], int] = time.monotonic_ns) -> None:
        self._ticks = ticks
        self._from_ticks = ticks()
        self._from = start * 1_000_000
        self._rate = 0
        """By how many parts in a million time runs faster than this machine says."""

    def now(self) -> int:
        """This instant."""
        return self._at(self._ticks()) // 1_000_000

    def _at(self, ticks: int) -> int:
        passed = ticks - self._from_ticks
        return self._from + passed + passed * self._rate // 1_000_000

    def steer(self, storage: int) -> None:
        """The storage says that it is this instant: come nearer to it, without a jump and never back."""
        ticks = self._ticks()
        self._from, self._from_ticks = self._at(ticks), ticks
        wrong = storage * 1_000_000 - self._from
        self._rate = max(-MOST_A_MILLION, min(MOST_A_MILLION, wrong * 1_000_000 // WITHIN))
