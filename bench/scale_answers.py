"""How many nodes carry how many players, by simulation, where the first limit is, and what lifts it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from bench.cluster_model import Cluster, Costs, Outcome, Placement, smallest
from bench.node_costs import IdleCosts, NodeCosts
from bench.postgres_costs import PostgresCosts

PLAYERS: Final = (10_000, 100_000, 1_000_000)
SECONDS_A_MOVE: Final = 10.0
BUSY: Final = 0.7
"""The share of a core that may be used."""
LATE: Final = 0.1
"""Seconds in which 99 of 100 moves should reach the opponent."""
DATABASE_CORES: Final = 16
"""Cores of the machine that the database may have. This is an assumption."""
DISKS: Final = {"fast disk": 0.0003, "slow disk": 0.003}
"""Seconds until a commit is durable: on a good disk in the machine, and on one behind a network."""
PING_SECONDS: Final = 20.0
CONNECTIONS_OF_NODE: Final = 9
"""At most, to the database: eight in the pool, and the listener's."""
MAX_DATABASES: Final = 64


class Measured(NamedTuple):
    """Everything that the answers follow from."""

    node: NodeCosts
    postgres: PostgresCosts
    idle: IdleCosts


def costs(measured: Measured) -> Costs:
    """What the model needs. That a move costs as much before its transaction as after it is an assumption."""
    node, postgres = measured.node, measured.postgres
    return Costs(
        receive=node.move.each / 2,
        publish=node.move.each / 2,
        commit=node.move.fixed,
        notice=node.remote.fixed,
        remote=node.remote.each,
        database_commit=max(node.database.fixed - 2 * postgres.listener, 0.0),
        database_move=node.database.each,
        database_listener=postgres.listener,
        database_notice=max(postgres.heard - postgres.listener, 0.0) + postgres.read.fixed,
        database_remote=postgres.read.each,
        flush=postgres.flush,
        round_trip=postgres.round_trip,
    )


def cluster(players: float, placement: Placement, *, hears_itself: bool = True) -> Cluster:
    return Cluster(1, players / SECONDS_A_MOVE, placement, DATABASE_CORES, hears_itself)


def first_limit(outcome: Outcome) -> str:
    """What is too busy, or would be next."""
    if outcome.database_busy > BUSY * DATABASE_CORES:
        return "CPU of the database"
    if outcome.percentile(0.99) > LATE:
        return "commits that notify, one by one" if outcome.lock_busy > BUSY else "time of a commit"
    return "event loop: more nodes"


def fits(outcome: Outcome) -> bool:
    return outcome.database_busy <= BUSY * DATABASE_CORES and outcome.percentile(0.99) <= LATE


def row(title: str, found: tuple[Cluster, Outcome] | None, databases: int = 1) -> str:
    if found is None:
        return f"  {title:46} no number of nodes is enough"
    used, outcome = found
    each = used.rate / max(outcome.moves, 1) * databases
    figures = (
        f"{used.nodes * databases:4} nodes",
        f"{outcome.database_busy / BUSY * databases:5.1f} cores of databases",
        f"{outcome.batch:5.1f} a commit",
        f"{outcome.commits * each:6,.0f} commits/s",
        f"{outcome.notices * each:7,.0f} notices/s",
        f"lock {outcome.lock_busy:4.0%}",
        f"p50 {outcome.percentile(0.5) * 1e3:5.1f} p99 {outcome.percentile(0.99) * 1e3:5.1f} ms",
        first_limit(outcome),
    )
    return f"  {title:46} {'  '.join(figures)}"


def arithmetic(measured: Measured, players: int, nodes: int) -> str:
    """What is no queue: memory, bytes, pings, connections."""
    moves, idle = players / SECONDS_A_MOVE, measured.idle
    memory = nodes * idle.start + players * idle.connection + players / 2 * idle.table
    figures = (
        f"{memory / 1e9:.1f} GB of memory",
        f"{moves * measured.node.sent * 8 / 1e6:,.0f} Mbit/s to players",
        f"{moves * measured.node.wal * 86_400 / 1e9:,.0f} GB of WAL a day",
        f"{players / PING_SECONDS * idle.ping + nodes * idle.node:.2f} cores for pings and heartbeats",
        f"{players // nodes:,} connections a node, at most {nodes * CONNECTIONS_OF_NODE:,} to the database",
    )
    return f"  {players:,} players on {nodes} nodes: {', '.join(figures)}"


def name(placement: Placement, *, hears_itself: bool, disk: str, databases: int = 1) -> str:
    own = "" if hears_itself else ", no own notice"
    return f"{placement.value}{own}, {databases} database{'s' if databases > 1 else ''}, {disk}"


def shards(model: Costs, players: int, seconds: float, disk: str) -> str:
    """The fewest databases, each with nodes of its own, that carry players at sticky tables."""
    databases = 2
    while databases <= MAX_DATABASES:
        found = smallest(model, cluster(players / databases, Placement.STICKY), seconds, BUSY)
        if found is not None and fits(found[1]):
            break
        databases *= 2
    return row(name(Placement.STICKY, hears_itself=True, disk=disk, databases=databases), found, databases)


KINDS: Final = ((Placement.STICKY, True), (Placement.STICKY, False), (Placement.RANDOM, True))
"""Placements, and whether nodes hear themselves. With random placement nearly every commit notifies anyway."""


def answers(measured: Measured, seconds: float) -> Iterator[str]:
    """The lines to print, one after the other."""
    for players in PLAYERS:
        yield f"{players:,} players, a move every {SECONDS_A_MOVE:.0f} seconds: {players / SECONDS_A_MOVE:,.0f} moves/s"
        nodes = 0
        for disk, flush in DISKS.items():
            model = replace(costs(measured), flush=flush)
            for placement, hears_itself in KINDS:
                found = smallest(model, cluster(players, placement, hears_itself=hears_itself), seconds, BUSY)
                yield row(name(placement, hears_itself=hears_itself, disk=disk), found)
                if found is not None and placement is Placement.STICKY and hears_itself:
                    nodes = max(nodes, found[0].nodes)
            if players == max(PLAYERS):
                yield shards(model, players, seconds, disk)
        if nodes:
            yield arithmetic(measured, players, nodes)
