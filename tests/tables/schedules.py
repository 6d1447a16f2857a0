"""Every order in which concurrent steps can run.

Each step asks the scheduler for a turn first: a message before it is delivered, a node before each call of its store.
The scheduler runs one step at a time while all others wait. Then the whole run is repeated with another choice at the
last point where there was one, until every order has been tried.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from typing import Any

from keypeg.tables.log_store import LATEST, AppendRequest, LogStore, StoredAction, StoredLine
from tests.tables.stores import StoreAround

QUIET = 25
"""After this many turns of the event loop, everything that does not wait for the scheduler has run."""


class Choices:
    """A path through a tree of choices. The tree is discovered on the way, and `next` gives the next path."""

    def __init__(self, path: Sequence[int] = ()) -> None:
        self._path = list(path)
        self._taken: list[tuple[int, int]] = []

    def one_of(self, count: int) -> int:
        depth = len(self._taken)
        choice = self._path[depth] if depth < len(self._path) else 0
        self._taken.append((choice, count))
        return choice

    def next(self) -> "Choices | None":
        taken = list(self._taken)
        while taken:
            choice, count = taken.pop()
            if choice + 1 < count:
                return Choices([*(before for before, _ in taken), choice + 1])
        return None


def every_path() -> Iterator[Choices]:
    choices: Choices | None = Choices()
    while choices is not None:
        yield choices
        choices = choices.next()


class Scheduler:
    """Runs one step at a time."""

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._over: asyncio.Future[None] | None = None
        self.order: list[str] = []
        """The names of the steps, in the order in which they ran."""

    async def turn(self, name: str, work: Callable[[], Awaitable[Any]]) -> Any:
        """Run a step when its turn comes."""
        go: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((name, go))
        await go
        over = self._over
        try:
            return await work()
        finally:
            assert over is not None
            over.set_result(None)

    async def run(self, tasks: Sequence[Coroutine[Any, Any, Any]]) -> list[Any]:
        """Run tasks to their end along the path of choices, and return their results or exceptions."""
        running = [asyncio.ensure_future(task) for task in tasks]
        while True:
            for _ in range(QUIET):
                await asyncio.sleep(0)
            if not self._waiting:
                break
            name, go = self._waiting.pop(self._choices.one_of(len(self._waiting)))
            self.order.append(name)
            self._over = asyncio.get_running_loop().create_future()
            go.set_result(None)
            await self._over
        assert all(task.done() for task in running), self.order
        return await asyncio.gather(*running, return_exceptions=True)


class Scheduled(StoreAround):
    """A store whose calls wait for their turn, once there is a scheduler."""

    def __init__(self, store: LogStore, name: str) -> None:
        super().__init__(store)
        self._name = name
        self.scheduler: Scheduler | None = None

    async def _turn(self, what: str, work: Callable[[], Awaitable[Any]]) -> Any:
        if self.scheduler is None:
            return await work()
        return await self.scheduler.turn(f"{self._name} {what}", work)

    async def append(self, request: AppendRequest) -> None:
        await self._turn("appends", lambda: self._store.append(request))

    async def read(self, table: int, after: int = 0, most: int = LATEST) -> list[StoredLine]:
        lines: list[StoredLine] = await self._turn("reads", lambda: self._store.read(table, after, most))
        return lines

    async def read_many(self, after: Mapping[int, int]) -> dict[int, list[StoredLine]]:
        lines: dict[int, list[StoredLine]] = await self._turn("reads", lambda: self._store.read_many(after))
        return lines

    async def actions(self, table: int, after: int, most: int) -> list[StoredAction]:
        found: list[StoredAction] = await self._turn("reads ids", lambda: self._store.actions(table, after, most))
        return found

    async def version_of_action(self, table: int, seat: int, action: str) -> int | None:
        version: int | None = await self._turn("looks up", lambda: self._store.version_of_action(table, seat, action))
        return version
