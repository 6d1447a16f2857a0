"""How long a move takes: until the opponent receives it, and against a computer, until its player has the answer.

    python -m bench.latency [SECONDS]

First 1,000 tables of two people, with one move a second at each. The lower bound is the same through a bare relay
(`bench.relay`), in turns with the server in the same run. Then 2,000 tables of a person and a computer, at which each
person moves five seconds after it is their turn. The server has one core, which its computer players share.
"""

import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial

from bench.players import Match, Player, connect, cpu, open_tables, pinned, serving, two_cores

TABLES, WITH_COMPUTERS = 1_000, 2_000
SECONDS = 20.0
PASSES = 3
THINKING_SECONDS = 5.0
"""Time that a person takes for a move against a computer."""
PORTS = (18_183, 18_184)


class Paced(Match):
    """Two players who move once a second. Measures how long each move takes to the opponent."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.delays: list[float] = []
        self._sent: tuple[int, float] | None = None

    def heard(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"say":"accepted"'):
            self.done += 1
        elif self._sent is not None and seat != self._sent[0]:
            self.delays.append(time.perf_counter() - self._sent[1])
            self._sent = None

    async def play(self, seconds: float, rng: random.Random) -> None:
        # By the clock, not a second after the last move: else a delay would make all tables move together from then on.
        at = time.perf_counter() + rng.random()
        for _ in range(round(seconds)):
            await asyncio.sleep(at - time.perf_counter())
            if self._sent is None:  # else the last move is late, and is counted when it arrives
                sent = time.perf_counter()
                self._sent = (self.move(), sent)
            at += 1.0


class Person:
    """A person at a table with a computer, who moves a while after their turn has come."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.player: Player | None = None
        self.going = False
        self._sent = 0.0
        self._number = 0

    def heard(self, message: bytes) -> None:
        said = json.loads(message)
        if said["say"] == "accepted":
            self.delays.append(time.perf_counter() - self._sent)
        elif "offers" in said:
            self.offered(said["offers"])

    def offered(self, offers: Sequence[dict[str, object]]) -> None:
        """Move later, if one of the offers is a move."""
        wanted = {"hide": b'{"do":"hide","code":"RGBY"}', "guess": b'{"do":"guess","row":"WKWK"}'}
        for offer in offers:
            if offer["may"] in wanted and self.going:
                act = wanted[str(offer["may"])]
                asyncio.get_running_loop().call_later(THINKING_SECONDS, self._move, act)

    def _move(self, act: bytes) -> None:
        assert self.player is not None
        self._number += 1
        self._sent = time.perf_counter()
        self.player.send(b'{"id":"%d","act":%b}' % (self._number, act))
        # After a guess the offer is the same, so no message repeats it: guess again until another offer comes.
        if b"guess" in act and self.going:
            asyncio.get_running_loop().call_later(THINKING_SECONDS, self._go_on, self._number, act)

    def _go_on(self, number: int, act: bytes) -> None:
        if number == self._number:
            self._move(act)


def print_delays(what: str, delays: Sequence[float], seconds: float) -> None:
    ordered = sorted(delays)
    at = [ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.99)] if ordered else [0.0, 0.0]
    print(
        f"  {what:24} {len(ordered) / seconds:6,.0f} moves/s   median {at[0]:6.1f} ms   p99 {at[1]:6.1f} ms", flush=True
    )


async def people(port: int, addresses: list[str], tokens: list[str]) -> list[Paced]:
    matches = [Paced(address) for address in addresses]
    for match in matches:
        await match.connect([port], tokens)
    return matches


async def play_paced(name: str, matches: Sequence[Paced], seconds: float, process: int) -> float:
    """Play for some seconds; prints the delays and returns the CPU time of a move, in microseconds."""
    rng = random.Random(1)
    for match in matches:
        match.delays.clear()
    used = cpu(process)
    await asyncio.gather(*(match.play(seconds, rng) for match in matches))
    used = cpu(process) - used
    delays = [delay for match in matches for delay in match.delays]
    print_delays(name, delays, seconds)
    return used / max(len(delays), 1) * 1e6


async def between_people(folder: str, seconds: float) -> None:
    relay = [sys.executable, "-m", "bench.relay", str(PORTS[1]), f"{folder}/relay.db"]
    with pinned(serving(PORTS[0], f"{folder}/people.db"), PORTS[0]) as ours, pinned(relay, PORTS[1]) as bare:
        addresses, tokens = await asyncio.to_thread(open_tables, PORTS[0], TABLES)
        here = await people(PORTS[0], addresses, tokens)
        there = await people(PORTS[1], addresses, tokens)
        for _ in range(PASSES):
            cost = await play_paced("between people", here, seconds / PASSES, ours)
            floor = await play_paced("bare relay", there, seconds / PASSES, bare)
            print(f"  {cost:.0f} µs CPU a move, the relay {floor:.0f} µs: {cost / floor:.2f} ×", flush=True)


async def against_computers(folder: str, seconds: float) -> None:
    with pinned(serving(PORTS[0], f"{folder}/computers.db"), PORTS[0]):
        seats = ({"sitter": "me"}, {"sitter": "computer", "level": "strong"})
        addresses, tokens = await asyncio.to_thread(open_tables, PORTS[0], WITH_COMPUTERS, seats)
        persons = [Person() for _ in addresses]
        for person, address in zip(persons, addresses, strict=True):
            person.player = await connect(PORTS[0], address, 0, tokens[0], person.heard)
        loop, rng = asyncio.get_running_loop(), random.Random(1)
        for person in persons:
            assert person.player is not None
            person.going = True
            offers = json.loads(await person.player.ready)["offers"]
            loop.call_later(rng.random() * THINKING_SECONDS, partial(person.offered, offers))
        await asyncio.sleep(THINKING_SECONDS + seconds)
        print_delays("with computers", [delay for person in persons for delay in person.delays], seconds)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    two_cores()
    gc.disable()  # a pause of the players would count as the server's
    print(f"{TABLES} tables at a move a second, then {WITH_COMPUTERS} with a computer in each; one core for the server")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(between_people(folder, seconds))
        asyncio.run(against_computers(folder, seconds))


if __name__ == "__main__":
    main()
