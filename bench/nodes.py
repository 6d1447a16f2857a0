"""How many moves a second nodes on PostgreSQL take over websockets, and what a second node adds.

    python -m bench.nodes [TABLES] [SECONDS]

The first node has one core; the database, the players and the second node share the other. So the cost of a second node
shows in the CPU of a move, in the nodes and in the database, rather than in moves a second. With two nodes, first the
players of a table are at the same node; then they are at different nodes, so that each move goes from one to the other.
"""

import asyncio
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

import asyncpg

from bench.players import cpu, open_tables, pinned, serving, two_cores
from bench.server import connect_all, rate
from keypeg.storage import open_store

TABLES = 1_000
SECONDS = 5.0
PASSES = 3
PORTS = (18_187, 18_188)


@contextmanager
def database() -> Iterator[str]:
    """A PostgreSQL server for this run; gives its address."""
    from tests.live import start_postgres

    server = start_postgres(f"bench-{time.time_ns()}")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


async def in_database(address: str) -> dict[int, float]:
    """The seconds of CPU that each process of the database has used."""
    asking = await asyncpg.connect(address)
    try:
        rows = await asking.fetch("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        return {process: cpu(process) for (process,) in rows}
    finally:
        await asking.close()


async def measure(name: str, address: str, places: Sequence[Sequence[int]], count: int, seconds: float) -> None:
    """Measure moves. A place is the ports of the nodes of a table's two players; tables take the places in turn."""
    ports = sorted({port for place in places for port in place})
    with ExitStack() as running:
        nodes = [
            running.enter_context(pinned(serving(port, address, "--thinkers=0"), port, str(core)))
            for core, port in enumerate(ports)
        ]
        addresses, tokens = await asyncio.to_thread(open_tables, ports[0], count)
        matches = []
        for turn, place in enumerate(places):
            matches += await connect_all(place, addresses[turn :: len(places)], tokens)
        for _ in range(PASSES):
            before, began = await in_database(address), sum(match.done for match in matches)
            moved, cost = await rate(matches, seconds, *nodes)
            after, done = await in_database(address), sum(match.done for match in matches) - began
            spent = sum(after[process] - before.get(process, 0.0) for process in after)
            print(
                f"  {name:34} {moved:7,.0f} moves/s   {cost:6.1f} µs CPU a move in nodes, "
                f"{spent / max(done, 1) * 1e6:6.1f} in the database",
                flush=True,
            )


async def one_and_two(count: int, seconds: float) -> None:
    one, two = PORTS
    with database() as address:
        await (await open_store(address)).close()
        await measure("one node", address, [[one]], count, seconds)
        await measure("two nodes, a table at one of them", address, [[one], [two]], count, seconds)
        await measure("two nodes, every table at both", address, [[one, two]], count, seconds)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    two_cores()
    print(f"PostgreSQL: {count} tables with two players each, every move refereed, durable and sent")
    asyncio.run(one_and_two(count, seconds))


if __name__ == "__main__":
    main()
