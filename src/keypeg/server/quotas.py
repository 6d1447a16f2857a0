"""Quotas: how many tables one guest, and one network, may open and have open at once."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from keypeg.server.errors import HttpError
from keypeg.server.limits import RateLimit, network_of
from keypeg.server.metrics import Metrics
from keypeg.server.settings import Settings
from keypeg.storage.quotas import OpenTables, origin_key, origin_of, tables_of_opener, tables_of_origin
from keypeg.storage.sql_store import SqlStore


class Quotas:
    """Counts the tables that guests and networks open. A quota of 0 means no limit."""

    def __init__(self, settings: Settings, store: SqlStore, metrics: Metrics) -> None:
        self._settings = settings
        self._store = store
        self._refused = metrics.limited.labels("tables")
        self._rate = RateLimit(settings.tables_a_minute / 60, max(settings.tables_a_minute, 1))
        self._key = b""
        self._being_opened: Counter[str] = Counter()
        """Tables that may not be in the database yet, by guest and by origin."""

    async def load_key(self) -> None:
        """Read the key that hides networks in the database."""
        self._key = await origin_key(self._store)

    def origin(self, address: str) -> str:
        """What stands for the network of an address in the database."""
        return origin_of(self._key, network_of(address))

    @asynccontextmanager
    async def opening(self, guest: str, address: str, *, listed: bool) -> AsyncIterator[str]:
        """Refuse a table too many, or open it in this block. Yields its origin."""
        wait_seconds = self._wait_seconds(guest, address)
        if wait_seconds:
            raise HttpError(429, "too_fast", wait_seconds, why="tables")
        origin = self.origin(address)
        self._being_opened.update((guest, origin))
        try:
            await self._check_counts(guest, origin, listed=listed)
            yield origin
        finally:
            self._being_opened.subtract((guest, origin))
            self._being_opened += Counter()  # forget those that are zero

    def check_solo(self, guest: str, address: str) -> None:
        """Refuse a solo game too many. They count like tables."""
        wait_seconds = self._wait_seconds(guest, address)
        if wait_seconds:
            raise HttpError(429, "too_fast", wait_seconds, why="solo")

    def _wait_seconds(self, guest: str, address: str) -> float:
        """Take a token of the guest and one of the network, or say how long to wait."""
        wait_seconds = self._rate.take(guest) or self._rate.take(network_of(address))
        if wait_seconds:
            self._refused.inc()
        return wait_seconds

    async def _check_counts(self, guest: str, origin: str, *, listed: bool) -> None:
        settings = self._settings
        if settings.open_tables or settings.listed_tables:
            found = await tables_of_opener(self._store, guest)
            self._check_count(found, self._being_opened[guest] - 1, settings.open_tables, listed=listed)
        if settings.open_tables_of_address or settings.listed_tables:
            found = await tables_of_origin(self._store, origin)
            self._check_count(found, self._being_opened[origin] - 1, settings.open_tables_of_address, listed=listed)

    def _check_count(self, found: OpenTables, coming: int, most_open: int, *, listed: bool) -> None:
        most_listed = self._settings.listed_tables
        if most_open and found.not_begun + coming >= most_open:
            self._refused.inc()
            raise HttpError(409, "too_many_tables", why="open", most=most_open)
        if listed and most_listed and found.listed + coming >= most_listed:
            self._refused.inc()
            raise HttpError(409, "too_many_tables", why="listed", most=most_listed)
