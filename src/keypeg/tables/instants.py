"""Instants: the time at which things happen here. It goes on evenly, whatever is done to the machine's clock."""

import time
from collections.abc import Callable


class Instants:
    """Milliseconds since 1970: asked of the storage once, so that all nodes agree, and counted on from there."""

    def __init__(self, start: int, ticks: Callable[[], int] = time.monotonic_ns) -> None:
        self._ticks = ticks
        self._offset = start * 1_000_000 - ticks()

    def now(self) -> int:
        """This instant."""
        return (self._ticks() + self._offset) // 1_000_000
