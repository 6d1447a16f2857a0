"""How many nodes carry how many players: costs are measured, and the rest follows by simulation.

    python -m bench.scale [--quick]

It measures a node and PostgreSQL alone, and fills `bench.cluster_model` with what they cost. It predicts runs that this
machine can do, and prints what was measured beside that. At last it says what 10,000, 100,000 and 1,000,000 players
need, and what their first limit is. Costs are CPU time, because the machine has other work as well.
"""

import asyncio
import random
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Final, NamedTuple

from bench import node_costs, postgres_costs
from bench.cluster_model import Cluster, Costs, simulate
from bench.latency import Paced
from bench.node_costs import Run, cheapest, on_sqlite, seated, told
from bench.nodes import PORTS, database
from bench.players import open_tables, pinned, serving, two_cores
from bench.postgres_costs import Line
from bench.scale_answers import Measured, answers, costs
from keypeg.storage import open_store
from keypeg.storage.postgres import PostgresStore


class Size(NamedTuple):
    """How much is measured."""

    tables: int
    seconds: float
    paced: int
    simulated: float


QUICK: Final = Size(200, 2.0, 100, 0.5)
WHOLE: Final = Size(400, 3.0, 200, 1.0)


async def measure(size: Size) -> tuple[Measured, Line]:
    print("One node, nobody plays", flush=True)
    idle = await node_costs.idle(node_costs.IDLE, size.tables, 2 * size.seconds)
    print("One node, players at it; on PostgreSQL with onlookers of every table at a second node", flush=True)
    sqlite = await on_sqlite(size.tables, size.seconds)
    node = await node_costs.on_postgres(size.tables, size.seconds)
    print("PostgreSQL alone", flush=True)
    with database() as address:
        postgres = await postgres_costs.measure(address, size.seconds / 2)
    return Measured(node, postgres, idle), sqlite


def told_costs(model: Costs, sqlite: Line) -> None:
    micro = {name: getattr(model, name) * 1e6 for name in model.__dataclass_fields__ if name != "statements"}
    print("Costs in µs: " + ", ".join(f"{name} {value:.0f}" for name, value in micro.items()))
    print(f"On SQLite {sqlite.each * 1e6:.0f} µs a move and {sqlite.fixed * 1e6:.0f} a commit", flush=True)


def predicted(model: Costs, run: Run, *, apart: bool) -> tuple[float, float]:
    """CPU of nodes and of the database for a move, if as many moves share a transaction as in a run."""
    node = model.receive + model.publish + model.commit / run.batch
    there = model.database_move + (model.database_commit + len(run.nodes) * model.database_listener) / run.batch
    if apart:
        node += model.remote + model.notice / run.batch
        there += model.database_remote + model.database_notice / run.batch
    return node, there


def compared(name: str, guess: float, measured: float, unit: str = "µs") -> None:
    scale = 1e6 if unit == "µs" else 1e3 if unit == "ms" else 1
    guess, measured = guess * scale, measured * scale
    print(
        f"    {name:30} predicted {guess:7.1f} {unit}, measured {measured:7.1f}: {measured / guess:4.2f} ×", flush=True
    )


async def check_nodes(model: Costs, name: str, places: Sequence[Sequence[int]], size: Size) -> None:
    """Compare a run with what the costs say of it."""
    with database() as address, ExitStack() as running:
        await (await open_store(address)).close()
        nodes = {
            port: running.enter_context(pinned(serving(port, address, "--thinkers=0"), port, str(core)))
            for core, port in enumerate(sorted({port for place in places for port in place}))
        }
        addresses, tokens = await asyncio.to_thread(open_tables, PORTS[0], size.tables // 2)
        run = await cheapest(await seated(places, addresses, tokens), size.seconds, nodes, address)
        told(name, run)
        node, there = predicted(model, run, apart=any(len(set(place)) > 1 for place in places))
        compared("CPU of nodes a move", node, sum(run.nodes))
        compared("CPU of the database a move", there, run.database)
        if len(nodes) == 1:
            await check_delays(await busy_model(model, address, size), size, nodes)


async def busy_model(model: Costs, address: str, size: Size) -> Costs:
    """The model with a commit that takes as long as it does here and now, where others use the disk as well."""
    store = await PostgresStore.open(address)
    try:
        appends = postgres_costs.Appends(store, 10**9, 1)
        await appends.listened(store)
        _, took, _ = await postgres_costs.spent(address, size.seconds, appends)
    finally:
        await store.close()
    print(f"  one append alone takes {took * 1e3:.1f} ms", flush=True)
    known = model.commit + model.statements * model.round_trip + model.database_commit + model.database_move
    return replace(model, flush=max(took - known, 0.0))


async def paced(port: int, addresses: Sequence[str], tokens: Sequence[str], seconds: float) -> list[float]:
    """How long moves take to the opponent at a move a second at each table, in order."""
    matches = [Paced(address) for address in addresses]
    for match in matches:
        await match.connect([port], tokens)
    rng = random.Random(1)
    await asyncio.gather(*(match.play(seconds, rng) for match in matches))
    await asyncio.sleep(1.0)
    return sorted(delay for match in matches for delay in match.delays)


async def check_delays(model: Costs, size: Size, nodes: dict[int, int]) -> None:
    """Compare delays with the simulation. The relay's say how much slower this machine is now than a quiet one."""
    port = PORTS[0]
    addresses, tokens = await asyncio.to_thread(open_tables, port, size.paced)
    before = await asyncio.to_thread(node_costs.commits, port)
    delays = await paced(port, addresses, tokens, 2 * size.seconds)
    commits = await asyncio.to_thread(node_costs.commits, port) - before
    with tempfile.TemporaryDirectory() as folder:
        relay = [sys.executable, "-m", "bench.relay", str(PORTS[1]), f"{folder}/relay.db"]
        with pinned(relay, PORTS[1]):
            bare = await paced(PORTS[1], addresses, tokens, 2 * size.seconds)
    outcome = simulate(model, Cluster(len(nodes), size.paced), 20.0)
    median, most = (bare[int(share * len(bare))] for share in (0.5, 0.99))
    print(f"  one node, {size.paced} tables, a move a second at each", end="; ")
    print(f"a bare relay took {median * 1e3:.1f} ms in the median and {most * 1e3:.1f} ms for 99 of 100", flush=True)
    compared("moves in a commit", outcome.batch, len(delays) / commits, "")
    compared("median delay", outcome.percentile(0.5), delays[len(delays) // 2], "ms")
    compared("99 of 100 delays", outcome.percentile(0.99), delays[int(0.99 * len(delays))], "ms")


async def check(model: Costs, sqlite: Line, size: Size) -> None:
    again = await node_costs.sqlite_run(size.tables // 2, size.seconds)
    told("SQLite", again)
    compared("CPU of the node a move", sqlite.each + sqlite.fixed / again.batch, again.nodes[0])
    one, two = PORTS
    await check_nodes(model, "one node", [[one]], size)
    await check_nodes(model, "two nodes, a table at one", [[one], [two]], size)
    await check_nodes(model, "two nodes, every table at both", [[one, two]], size)


async def everything(size: Size) -> None:
    measured, sqlite = await measure(size)
    model = costs(measured)
    told_costs(model, sqlite)
    print("\nChecked: runs of half as many tables, predicted from the costs above")
    await check(model, sqlite, size)
    print("\nBy simulation")
    for line in answers(measured, size.simulated):
        print(line, flush=True)


def main() -> None:
    two_cores()
    asyncio.run(everything(QUICK if "--quick" in sys.argv else WHOLE))


if __name__ == "__main__":
    main()
