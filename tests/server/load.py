"""Load: players at several tables at once over websockets, who know no rules, and what each was told."""

import asyncio
import json
import random
from collections.abc import Callable, Sequence

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import TIMEOUT_SECONDS, Guest, Message, Running, choice


class Place:
    """A seat at a table through all lives of the server."""

    def __init__(self, guest: Guest, address: str, seat: int, others: "list[Place]") -> None:
        self.guest = guest
        self.address = address
        self.seat = seat
        self.others = others
        self.offers: list[Message] = []
        self.codes: list[str] = []
        self.stage = ""
        self.version = -1
        self.accepted: dict[str, int] = {}
        self.refused: set[str] = set()
        self.told: dict[int, int] = {}
        """Every version that it was told of, with its instant."""
        self.unanswered: tuple[str, Message] | None = None
        self._last: tuple[str, Message] | None = None
        self._socket: ClientConnection

    async def connect(self, server: Running) -> None:
        """Come, or come back: what was not answered is sent again, and what was answered is answered alike."""
        url = server.url.replace("http", "ws", 1)
        headers = {"Authorization": f"Bearer {self.guest.token}"}
        self._socket = await connect(
            f"{url}/api/tables/{self.address}/live?seat={self.seat}",
            additional_headers=headers,
            open_timeout=TIMEOUT_SECONDS,
        )
        while await self._read() != "snapshot":
            pass

    async def play(self, rng: random.Random, answered: Callable[[], None]) -> None:
        """Act whenever there is something to do, until the match is over or the server gone."""
        try:
            if self._last is not None and self._last[0] in self.accepted:
                version = self.accepted[self._last[0]]
                await self._send(*self._last)
                assert self.accepted[self._last[0]] == version, "another answer"
            if self.unanswered is not None:
                await self._send(*self.unanswered)
            while self.stage != "over":
                action = choice(self, rng, self.others)
                if action is None:
                    await self._read()
                else:
                    await self._send(f"{rng.getrandbits(64):x}", action)
                    answered()
        except ConnectionClosed:
            pass
        finally:
            await self._socket.close()

    async def _send(self, id_: str, action: Message) -> None:
        self._last = self.unanswered = (id_, action)
        await self._say(id_, action)
        while self.unanswered is not None:
            await self._read()

    async def _say(self, id_: str, action: Message) -> None:
        await self._socket.send(json.dumps({"id": id_, "act": action}))

    async def _read(self) -> str:
        message: Message = json.loads(await self._socket.recv())
        say: str = message["say"]
        if say == "version":
            assert message["version"] == self.version + 1, "a gap"
            assert self.told.setdefault(message["version"], message["at"]) == message["at"], "told otherwise before"
        if say in ("snapshot", "version"):
            self.version = message["version"]
            self.offers = message.get("offers", self.offers)
            self.stage = message.get("stage", self.stage)
        elif self.unanswered is not None and message["id"] == self.unanswered[0]:
            if say == "accepted":
                self.accepted[message["id"]] = message["version"]
            elif message["error"]["code"] == "unavailable":
                await self._say(*self.unanswered)  # again, under the same id: it may have been written
                return say
            else:
                assert message["id"] not in self.accepted, "taken back"
                self.refused.add(message["id"])
            self.unanswered = None
        return say


def sit_down(server: Running, guests: Sequence[Guest], edition: str, options: Message) -> list[Place]:
    """A new table."""
    address = guests[0].open(edition, [{"sitter": "anyone"}] * len(guests), options=options)["address"]
    places: list[Place] = []
    for seat, guest in enumerate(guests):
        Guest(server, guest.guest, guest.name, guest.token).sit(address, seat)
        places.append(Place(guest, address, seat, places))
    return places


async def play_until_killed(
    server: Running, places: Sequence[Place], acknowledgements: int, rng: random.Random
) -> None:
    """Everybody plays; the server is killed the moment that so many actions were answered."""
    left = acknowledgements

    def answered() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            server.process.kill()

    await asyncio.gather(*(place.connect(server) for place in places))
    await asyncio.gather(*(place.play(random.Random(rng.random()), answered) for place in places))
    server.process.kill()  # if all matches were over before
