"""The tables in a node's memory. A table is loaded when somebody asks for it, and evicted when nobody uses it."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from keypeg.tables.log_store import LogStore, StoredTable, Unavailable
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.saved_states import load_state
from keypeg.tables.setup import TableSetup
from keypeg.tables.table import Table
from keypeg.tables.table_state import TableState

MAX_TABLES: Final = 2_000
"""With more tables than this in memory, those without subscribers are evicted, least recently used first."""
EVICTION_CANDIDATES: Final = 8
"""How many tables are considered for eviction whenever another is added."""


class TableCache:
    """Tables by address and by number, least recently used first."""

    def __init__(
        self,
        store: LogStore,
        initial_state: Callable[[TableSetup], TableState],
        new_table: Callable[[int, TableState], Table],
        max_tables: int = MAX_TABLES,
    ) -> None:
        self._store = store
        self._initial_state = initial_state
        self._new_table = new_table
        self._max_tables = max_tables
        self._tables: dict[int, Table] = {}
        self._numbers: dict[str, int] = {}
        self._evicted: set[int] = set()
        """Tables of which notices still come."""
        self._loading: dict[str, asyncio.Future[Table]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        """The tables in memory now; it is safe to load and evict tables meanwhile."""
        return iter(list(self._tables.values()))

    def get(self, number: int) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(number)

    async def by_address(self, address: str) -> Table:
        """The table at an address, loaded if necessary."""
        number = self._numbers.get(address)
        if number is not None:
            return self._mark_used(self._tables[number])
        loading = self._loading.get(address)
        if loading is None:
            loading = asyncio.ensure_future(self._load(await self._store.find(address)))
            self._loading[address] = loading
            loading.add_done_callback(lambda _: self._loading.pop(address, None))
        return await asyncio.shield(loading)

    async def by_number(self, number: int) -> Table:
        """The table with a number, loaded if necessary."""
        if number in self._tables:
            return self._mark_used(self._tables[number])
        found = await self._store.get(number)
        return await self.by_address(found.setup.address if found else "")

    async def _load(self, found: StoredTable | None) -> Table:
        if found is None:
            raise TableRefusal(TableFault.NO_SUCH_TABLE)
        state = await load_state(self._store, found.table, self._initial_state(found.setup))
        if found.table in self._tables:
            return self._tables[found.table]
        return await self.add(found.table, state)

    async def add(self, number: int, state: TableState) -> Table:
        """Keep a table in memory, and evict others if there are too many."""
        table = self._new_table(number, state)
        self._tables[number] = table
        self._numbers[state.setup.address] = number
        self._evict_unused()
        try:
            await self._store.listen_to(number)
            await table.log.catch_up()  # lines that were appended before, whose notices found nobody
        except BaseException:
            self.evict(table)
            raise
        return table

    async def stop_listening(self) -> None:
        """Get no more notices of tables that were evicted."""
        evicted, self._evicted = self._evicted, set()
        try:
            await self._store.stop_listening(evicted - self._tables.keys())
        except Unavailable:
            self._evicted |= evicted
            raise

    def evict(self, table: Table) -> None:
        """Remove a table from memory. It is loaded again when somebody asks for it."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            del self._numbers[table.state.setup.address]
            self._evicted.add(table.id)

    def _mark_used(self, table: Table) -> Table:
        del self._tables[table.id]
        self._tables[table.id] = table
        return table

    def _evict_unused(self) -> None:
        if len(self._tables) <= self._max_tables:
            return
        for table in list(islice(self._tables.values(), EVICTION_CANDIDATES)):
            if table.subscriptions or table.log.busy:
                self._mark_used(table)
            else:
                self.evict(table)
