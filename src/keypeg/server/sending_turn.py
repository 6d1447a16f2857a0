"""A turn of the event loop in which connections send: what they sent leaves at the end of the turn, with one callback.

Under load the database answers hundreds of moves at once. A callback for each connection would cost more than its
write.
"""

import asyncio
from collections.abc import Callable
from weakref import WeakKeyDictionary


class SendingTurn:
    """The connections of one event loop that have something to write."""

    __slots__ = ("_flushes", "_loop")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._flushes: list[Callable[[], None]] = []

    def add(self, flush: Callable[[], None]) -> None:
        """Call `flush` at the end of this turn."""
        if not self._flushes:
            self._loop.call_soon(self._end)
        self._flushes.append(flush)

    def _end(self) -> None:
        flushes, self._flushes = self._flushes, []
        for flush in flushes:
            try:
                flush()
            except Exception as error:  # the other connections are written nevertheless
                self._loop.call_exception_handler({"message": "a websocket cannot be written", "exception": error})


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, SendingTurn] = WeakKeyDictionary()


def sending_turn(loop: asyncio.AbstractEventLoop) -> SendingTurn:
    """The one turn of an event loop, which all its connections share."""
    turn = _turns.get(loop)
    if turn is None:
        turn = _turns[loop] = SendingTurn(loop)
    return turn
