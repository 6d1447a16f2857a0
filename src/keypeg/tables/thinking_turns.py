"""Turns to think: the processes in which computers think are shared fairly among the guests who keep them busy.

Computers that play with people, and hints, go before what can wait: computers alone, reviews, analyses. Among those,
the guest whose computers have thought for the shortest time goes first. A guest who comes later starts level with the
one who is served then: nobody saves up time by waiting, and nobody has to wait until others have used as much as they
did before.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple


class _Waiting(NamedTuple):
    guest: str
    can_wait: bool
    number: int
    """Counts those who have ever waited."""
    turn: "asyncio.Future[None]"


class ThinkingTurns:
    """Gives as many turns at once as there are processes."""

    def __init__(self, processes: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._processes = processes
        self._clock = clock
        self._numbers = count()
        self._waiting: list[_Waiting] = []
        self._thinking: Counter[str] = Counter()
        """How many turns each guest has now."""
        self._spent: dict[str, float] = {}
        """How long the computers of each guest who is waiting or thinking have thought."""
        self._level = 0.0
        """What the guest who was served last had spent."""

    @asynccontextmanager
    async def turn(self, guest: str, *, can_wait: bool) -> AsyncIterator[None]:
        """Wait for a turn on a guest's account, and have it until the end of the block."""
        await self._wait(guest, can_wait=can_wait)
        began = self._clock()
        try:
            yield
        finally:
            self._end(guest, self._clock() - began)

    async def _wait(self, guest: str, *, can_wait: bool) -> None:
        self._spent.setdefault(guest, self._level)
        turn = asyncio.get_running_loop().create_future()
        waiting = _Waiting(guest, can_wait, next(self._numbers), turn)
        self._waiting.append(waiting)
        self._give_turns()
        try:
            await turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
                self._forget_idle()
            else:
                self._end(guest, 0.0)
            raise

    def _give_turns(self) -> None:
        # With several processes, one is left to other guests, whatever one guest's computers do.
        most = max(1, self._processes - 1)
        while self._thinking.total() < self._processes:
            ready = [waiting for waiting in self._waiting if self._thinking[waiting.guest] < most]
            if not ready:
                return
            first = min(ready, key=self._order)
            self._waiting.remove(first)
            self._thinking[first.guest] += 1
            self._level = max(self._level, self._spent[first.guest])
            if not first.turn.done():
                first.turn.set_result(None)

    def _order(self, waiting: _Waiting) -> tuple[bool, int, float, int]:
        guest = waiting.guest
        return waiting.can_wait, self._thinking[guest], self._spent[guest], waiting.number

    def _end(self, guest: str, seconds: float) -> None:
        self._thinking[guest] -= 1
        self._spent[guest] += seconds
        self._give_turns()
        self._forget_idle()

    def _forget_idle(self) -> None:
        """Forget the guests who neither wait nor think, unless they have spent more than whoever is served now."""
        self._thinking += Counter()  # drops those who have no turn
        active = {waiting.guest for waiting in self._waiting} | set(self._thinking)
        level = self._level if active else math.inf
        self._spent = {guest: spent for guest, spent in self._spent.items() if guest in active or spent > level}
