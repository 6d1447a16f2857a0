"""Keepalive of a websocket: pings at intervals, and a timeout for each pong."""

import asyncio
import os
from collections.abc import Callable


class Keepalive:
    """Pings a peer, and calls back when it does not answer in time."""

    __slots__ = ("_interval_seconds", "_on_timeout", "_payload", "_ping", "_timeout_seconds", "_timer")

    def __init__(
        self,
        interval_seconds: float | None,
        timeout_seconds: float | None,
        ping: Callable[[bytes], None],
        on_timeout: Callable[[], None],
    ) -> None:
        self._interval_seconds = interval_seconds
        self._timeout_seconds = timeout_seconds
        self._ping = ping
        self._on_timeout = on_timeout
        self._timer: asyncio.TimerHandle | None = None
        """The next ping, or the deadline of the pong that is awaited."""
        self._payload = b""
        """What the awaited pong has to contain; empty when none is awaited."""

    def start(self) -> None:
        """Send the first ping after one interval."""
        self._schedule(self._interval_seconds, self._send)

    def stop(self) -> None:
        """Send no more pings, and expect no pong."""
        self._payload = b""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def on_pong(self, payload: bytes) -> None:
        """A pong has arrived. One that answers no ping of ours means nothing."""
        if self._payload and payload == self._payload:
            self.stop()
            self.start()

    def _send(self) -> None:
        self._payload = os.urandom(4)
        self._ping(self._payload)
        self._schedule(self._timeout_seconds, self._on_timeout)

    def _schedule(self, delay_seconds: float | None, call: Callable[[], None]) -> None:
        if delay_seconds:
            self._timer = asyncio.get_running_loop().call_later(delay_seconds, call)
