"""The time on a node. It runs evenly, even if the machine's clock is set forward or back."""

import time
from collections.abc import Callable
from typing import Final

CORRECTION_PERIOD_NS: Final = 60 * 1_000_000_000
"""An error is corrected over this period, in nanoseconds, unless `MAX_CORRECTION_PPM` makes it last longer."""
MAX_CORRECTION_PPM: Final = 500
"""Time never runs faster or slower than this, in parts per million."""


class TimeSource:
    """Milliseconds since 1970.

    The start comes from the storage, so that all nodes agree; from there the machine's monotonic clock counts.
    """

    def __init__(self, start_ms: int, ticks: Callable[[], int] = time.monotonic_ns) -> None:
        self._ticks = ticks
        self._reference_ticks = ticks()
        self._reference_ns = start_ms * 1_000_000
        self._correction_ppm = 0
        """How much faster time runs here than on the machine's monotonic clock."""

    def now(self) -> int:
        """The current time."""
        return self._at(self._ticks()) // 1_000_000

    def _at(self, ticks: int) -> int:
        passed = ticks - self._reference_ticks
        return self._reference_ns + passed + passed * self._correction_ppm // 1_000_000

    def synchronise(self, storage_ms: int) -> None:
        """Move gradually towards the storage's time. Time here never jumps and never goes back."""
        ticks = self._ticks()
        self._reference_ns, self._reference_ticks = self._at(ticks), ticks
        error_ns = storage_ms * 1_000_000 - self._reference_ns
        correction = error_ns * 1_000_000 // CORRECTION_PERIOD_NS
        self._correction_ppm = max(-MAX_CORRECTION_PPM, min(MAX_CORRECTION_PPM, correction))
