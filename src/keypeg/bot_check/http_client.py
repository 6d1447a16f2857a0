"""A client of a Keypeg server, as far as the check needs one. It plays with the same requests as any bot."""

import json
import queue
import time
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPException, InvalidURL
from threading import Event, Thread
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from keypeg.rules.actions import Action
from keypeg.server.schemas import Welcomed
from keypeg.tables.messages import Snapshot, VersionMessage

Message = Snapshot | VersionMessage
LINE_SECONDS: Final = 40.0
"""A stream sends a line at least every 15 seconds."""
RETRY_SECONDS: Final = 0.2
_decode: Final = msgspec.json.Decoder(Message).decode


class NotKeypeg(Exception):
    """Something else than Keypeg answers at the address."""


class CheckClient:
    """A guest of the check."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.token = ""
        try:
            made = msgspec.convert(self.ask("/api/guests", {"name": "bot-check"}), Welcomed)
        except InvalidURL as error:
            raise ValueError(server) from error
        except (HTTPException, json.JSONDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
            raise NotKeypeg(server) from error
        self.token, self.guest = made.token, made.guest

    def ask(self, path: str, body: object = None) -> Any:
        """The answer to a request. One that comes too fast is sent again after a while."""
        while True:
            try:
                with self._open(path, body) as answer:
                    return json.load(answer)
            except HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(float(error.headers.get("Retry-After", 1)))

    def _open(self, path: str, body: object = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(self.server + path, data, headers), timeout=LINE_SECONDS)

    def open_table(self, edition: str, options: object, sitters: Sequence[str], *, bots: bool) -> str:
        """Open a listed table; returns its address."""
        seats = [
            {"sitter": sitter} | ({"name": f"bot-check {seat}"} if sitter == "me" else {})
            for seat, sitter in enumerate(sitters)
        ]
        table = {"edition": edition, "options": options, "seats": seats, "listed": True, "bots": bots}
        address: str = self.ask("/api/tables", table)["address"]
        return address

    def act(self, address: str, seat: int, action: Action, id: str) -> int:  # noqa: A002 - the action's id
        """Act; returns the version of the action. One that is refused was decided too late, and has none: 0."""
        body = {"seat": seat, "id": id, "act": msgspec.to_builtins(action)}
        try:
            version: int = self.ask(f"/api/tables/{address}/actions", body)["version"]
        except HTTPError:
            return 0
        return version

    def close_table(self, address: str) -> None:
        """Close a table at which nobody sat down."""
        with suppress(HTTPError):
            self.ask(f"/api/tables/{address}/close", {})

    def follow(self, address: str, seat: int, messages: "queue.Queue[tuple[int, Message]]", stop: Event) -> None:
        """Put the messages of a table into a queue, in a thread, until told to stop."""
        Thread(target=self._follow, args=(address, seat, messages, stop), daemon=True).start()

    def _follow(self, address: str, seat: int, messages: "queue.Queue[tuple[int, Message]]", stop: Event) -> None:
        while not stop.is_set():
            try:
                with self._open(f"/api/tables/{address}/events?seat={seat}&views=true") as stream:
                    for line in stream:
                        if stop.is_set():
                            return
                        if line.strip():
                            messages.put((seat, _decode(line)))
            except (OSError, HTTPException):  # cut, or the server ends
                pass
            stop.wait(RETRY_SECONDS)
