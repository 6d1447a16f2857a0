"""How many moves a second the server takes over websockets: each refereed, durable, and sent to both players.

    python -m bench.server [TABLES] [SECONDS]

The server has one core, and the players have the other. The lower bound is a bare relay (`bench.relay`), measured in
turns with the server in the same run: the same sockets, number of messages and disk, and nothing else.
"""

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Sequence

from bench.players import Match, cpu, open_tables, pinned, serving, two_cores

TABLES = 1_000
SECONDS = 5.0
PASSES = 3


async def connect_all(ports: Sequence[int], addresses: list[str], tokens: list[str]) -> list[Match]:
    """Connect the players of all tables."""
    matches = [Match(address) for address in addresses]
    for match in matches:
        await match.connect(ports, tokens)
    return matches


async def rate(matches: list[Match], seconds: float, *processes: int) -> tuple[float, float]:
    """Moves a second, and microseconds of CPU a move."""
    before, began, used = sum(match.done for match in matches), time.perf_counter(), sum(map(cpu, processes))
    for match in matches:
        match.begin()
    await asyncio.sleep(seconds)
    done = sum(match.done for match in matches) - before
    spent, used = time.perf_counter() - began, sum(map(cpu, processes)) - used
    for match in matches:
        match.pause()
    await asyncio.sleep(1.0)  # until the moves under way are answered
    return done / spent, used / max(done, 1) * 1e6


async def measure(count: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        ports = (18_181, 18_182)
        serve = serving(ports[0], f"{folder}/tables.db")
        relay = [sys.executable, "-m", "bench.relay", str(ports[1]), f"{folder}/relay.db"]
        with pinned(serve, ports[0]) as ours, pinned(relay, ports[1]) as bare:
            addresses, tokens = await asyncio.to_thread(open_tables, ports[0], count)
            here = await connect_all(ports[:1], addresses, tokens)
            there = await connect_all(ports[1:], addresses, tokens)
            for _ in range(PASSES):
                moved, cost = await rate(here, seconds, ours)
                relayed, floor = await rate(there, seconds, bare)
                print(
                    f"  {moved:8,.0f} moves/s, {cost:6.1f} µs CPU a move   relay {relayed:8,.0f}/s, {floor:6.1f} µs"
                    f"   {moved / relayed:5.2f} × the relay's rate, {cost / floor:4.1f} × its CPU",
                    flush=True,
                )


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    two_cores()
    gc.disable()  # a pause of the players would count as the server's
    print(f"{count} tables with two players each, every move refereed, durable and sent; one core for the server")
    asyncio.run(measure(count, seconds))


if __name__ == "__main__":
    main()
