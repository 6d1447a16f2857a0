"""Live tables for tests: a real database, a clock that the test moves, and random values that are known beforehand."""

import json
import random
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from keypeg.records.entries import Entry
from keypeg.rules.actions import Action, Deal
from keypeg.rules.referee import State
from keypeg.tables.automatic_lines import Randomness
from keypeg.tables.clocks import Clock
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_store import LogStore
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind
from keypeg.tables.table import Table
from keypeg.tables.time_source import TimeSource
from tests.generators import random_action
from tests.live import START, Ticks, opened

ANYONE = SeatRequest(SeatKind.ANYONE)
GUESTS = ("ada", "bo", "cy", "dee")
Message = dict[str, Any]


class Scripted(random.Random):
    """A random source that draws the given deals, one after the other."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        super().__init__(1)
        self._coming = [draw for deal in deals for draw in _draws(deal)]

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        drawn: list[Any] = self._coming.pop(0) if self._coming else super().sample(population, k, counts=counts)
        return drawn

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:  # noqa: ARG002
        opener: int = self._coming.pop(0) if self._coming else super().randrange(start)
        return opener


def _draws(deal: Deal) -> list[Any]:
    drawn: list[Any] = [[token.colour for token in deal.tokens], [token.number for token in deal.tokens]]
    return drawn if deal.opener is None else [*drawn, deal.opener]


def counted_salts(deals: Sequence[Deal] = ()) -> Randomness:
    """Random sources that are the same in every run: counted salts, and the given deals."""
    numbers = count(1)
    return Randomness(Scripted(deals), lambda: f"{next(numbers):032x}")


class Host:
    """A node with live tables, and the clock that the test moves."""

    def __init__(
        self, store: LogStore, ticks: Ticks | None = None, randomness: Randomness | None = None, **more: Any
    ) -> None:
        self.ticks = ticks or Ticks()
        self.tables = LiveTables(
            store, TimeSource(START + self.ticks.passed, self.ticks), randomness=randomness or counted_salts(), **more
        )
        self.ids = count()

    async def open(
        self,
        box: str,
        options: Mapping[str, object] | None = None,
        seats: int = 2,
        *,
        clock: Clock | None = None,
        listed: bool = False,
        plan: Sequence[SeatRequest] | None = None,
    ) -> Table:
        """Open a table and take all its free seats."""
        wanted = plan or [ANYONE] * seats
        made = await self.tables.open("opener", "Opener", box, options or {}, wanted, clock=clock, listed=listed)
        for seat, place in enumerate(wanted):
            if place.kind is SeatKind.ANYONE:
                await self.tables.sit(made.table, GUESTS[seat], GUESTS[seat].title(), seat, "sits")
        return made.table

    async def act(self, table: Table, seat: int, action: Action, id: str | None = None) -> int:  # noqa: A002
        return await table.act(GUESTS[seat], seat, action, id or f"id {next(self.ids)}")

    async def play(self, table: Table, entries: Sequence[Entry]) -> None:
        """Play the actions of people. The table deals by itself."""
        for entry in entries:
            if entry.seat is not None:
                if table.state.race_starts is not None:
                    self.ticks.passed = max(self.ticks.passed, table.state.race_starts - START)
                await self.act(table, entry.seat, entry.action)

    async def play_on(self, table: Table, rng: random.Random, most: int = 10_000) -> State:
        """Play random actions, until the match or the number of actions ends."""
        for _ in range(most):
            move = random_action(table.state.match, rng)
            if move is None:
                break
            seat, action = move
            assert seat is not None, "the table has dealt"
            if table.state.race_starts is not None:
                self.ticks.passed = max(self.ticks.passed, table.state.race_starts - START)
            await self.act(table, seat, action)
        return table.state.match


@asynccontextmanager
async def hosting(address: str, **more: Any) -> AsyncIterator[Host]:
    """A node with a database, which is closed afterwards."""
    async with opened(address) as store:
        yield Host(store, **more)


def read(messages: Sequence[bytes]) -> list[Message]:
    return [json.loads(message) for message in messages]


async def all_attempts(host: Host, table: Table) -> list[Any]:
    """All attempts of a match that are over, page by page from the last one back."""
    found: list[Any] = []
    earlier = table.state.match.past.count
    while earlier:
        page = json.loads(await host.tables.attempts(table, earlier))
        found = [*page["attempts"], *found]
        assert page["earlier"] == earlier - len(page["attempts"])
        assert page["attempts"]
        earlier = page["earlier"]
    return found


_HASH = re.compile(rb"\b[0-9a-f]{64}\b")


def without_commitments(messages: Sequence[bytes]) -> list[bytes]:
    """Messages with every commitment replaced. A salted hash reveals nothing, but differs from match to match."""
    return [_HASH.sub(b"#", message) for message in messages]
