"""A bare relay to compare the server with: Uvicorn, one websocket a player, one row in SQLite a message.

It commits as the server does, everything that waits in one durable transaction, and sends as many messages: two to the
sender and one to the other player. It has no referee, no identities and no memory limit: it is the lower bound.
"""

import asyncio
import json
import sqlite3
import sys
import threading
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvicorn
import uvloop

from keypeg.storage.sqlite import connect

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
VERSION = ', "at": 1794812790976, "events": [{"event": "row_laid", "seat": 1, "row": "WKWK"}, {"event": "row_marked"}]}'


class Commits:
    """A thread that commits all waiting messages at once."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._arrived = threading.Condition()
        self._path = path
        threading.Thread(target=self._run, daemon=True).start()

    def write(self, body: str) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = self._loop.create_future()
        with self._arrived:
            self._waiting.append((body, future))
            self._arrived.notify()
        return future

    def _run(self) -> None:
        connection: sqlite3.Connection = connect(self._path)
        connection.execute("PRAGMA wal_autocheckpoint = 8192")
        connection.execute("CREATE TABLE lines (body TEXT)")
        while True:
            with self._arrived:
                while not self._waiting:
                    self._arrived.wait()
                batch, self._waiting = self._waiting, []
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO lines VALUES (?)", [(body,) for body, _ in batch])
            connection.execute("COMMIT")
            self._loop.call_soon_threadsafe(_done, [future for _, future in batch])


def _done(futures: list["asyncio.Future[None]"]) -> None:
    for future in futures:
        future.set_result(None)


class Relay:
    """Sends each message to everybody at the same address."""

    def __init__(self, commits: Commits) -> None:
        self._commits = commits
        self._there: defaultdict[str, list[Send]] = defaultdict(list)

    async def __call__(
        self, scope: dict[str, Any], receive: Callable[[], Awaitable[dict[str, Any]]], send: Send
    ) -> None:
        there = self._there[scope["path"]]
        await receive()
        await send({"type": "websocket.accept"})
        there.append(send)
        await receive()  # the token
        await send({"type": "websocket.send", "text": '{"say": "snapshot"}'})
        while (event := await receive())["type"] == "websocket.receive":
            message = json.loads(event["text"])
            await self._commits.write(event["text"])
            told = f'{{"say": "version", "version": {message["id"]}{VERSION}'
            for each in there:
                await each({"type": "websocket.send", "text": told})
            await send({"type": "websocket.send", "text": f'{{"say":"accepted","id":"{message["id"]}","version":1}}'})
        there.remove(send)


async def main(port: int, path: Path) -> None:
    app = Relay(Commits(path, asyncio.get_running_loop()))
    config = uvicorn.Config(
        app,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_level="warning",
        backlog=4096,
    )
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(int(sys.argv[1]), Path(sys.argv[2])))
