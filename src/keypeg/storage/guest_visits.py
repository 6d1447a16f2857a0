"""When guests were here last, to the day: those who never come back are removed one day."""

from collections.abc import Sequence
from typing import Final

from keypeg.storage.sql_store import SqlStore

GUESTS_AT_ONCE: Final = 200
"""How many guests one transaction marks."""


async def mark_seen(store: SqlStore, guests: Sequence[str], now: int) -> None:
    """Note that guests are here now."""
    for first in range(0, len(guests), GUESTS_AT_ONCE):
        some = guests[first : first + GUESTS_AT_ONCE]
        await store.change(*[("UPDATE guests SET seen = $2 WHERE id = $1 AND seen < $2", guest, now) for guest in some])
