"""What a node needs for a move, a transaction, a notice, a connection and a table, measured with the real server."""

import asyncio
import tempfile
import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from typing import NamedTuple

import httpx

from bench.memory import crowd
from bench.nodes import PORTS, database, in_database
from bench.players import Match, Player, cpu, memory, open_tables, pinned, serving
from bench.postgres_costs import Line, wal_position
from keypeg.storage import open_store

FEW_TABLES = 4
FAST_PINGS = 0.5
"""Seconds between pings to an idle connection while these are measured; the server's default is 20."""
IDLE = 1_000
_FRAME_BYTES = 4 + 66
"""Of a frame, and of TCP, IP and Ethernet, each message in a packet of its own."""


class CountedMatch(Match):
    """Counts the bytes that both players get."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.bytes = 0

    def heard(self, seat: int, message: bytes) -> None:
        self.bytes += len(message) + _FRAME_BYTES
        super().heard(seat, message)


class Run(NamedTuple):
    """A run of play. Seconds of CPU time are those of a move."""

    moves: int
    rate: float
    nodes: list[float]
    database: float
    batch: float
    """Moves in a transaction."""
    wal: float
    """Bytes a move."""
    sent: float
    """Bytes a move, to both players."""


class NodeCosts(NamedTuple):
    """Seconds of CPU time of a node, and bytes."""

    move: Line
    """For a transaction, and for each move in it."""
    remote: Line
    """For the notice of another node, and for each move that it tells of."""
    database: Line
    """In the database, while two nodes listen: for a transaction, and for each move in it."""
    wal: float
    sent: float


class IdleCosts(NamedTuple):
    """What it costs that something is there."""

    ping: float
    """Seconds of CPU time to send a ping to a connection, and to get the answer."""
    node: float
    """Seconds of CPU time a second of a node to which nobody is connected."""
    start: int
    """Bytes of a node without connections."""
    connection: float
    table: float


def commits(port: int) -> int:
    """How many transactions a node has committed."""
    lines = httpx.get(f"http://localhost:{port}/metrics", timeout=60).text.splitlines()
    return int(next(float(line.split()[1]) for line in lines if line.startswith("keypeg_commits ")))


async def settled(ports: Iterable[int]) -> None:
    """Wait until nodes have written what follows when many people connect: who came, and how many look on."""
    before = -1
    while (now := sum([await asyncio.to_thread(commits, port) for port in ports])) != before:
        before = now
        await asyncio.sleep(0.5)


async def play(matches: Sequence[CountedMatch], seconds: float, nodes: dict[int, int], address: str | None) -> Run:
    """Play as fast as it goes. `nodes` are processes by port; `address` is the database, None for SQLite."""

    async def state() -> tuple[list[float], float, int, int]:
        used = await in_database(address) if address else {}
        position = await wal_position(address) if address else 0
        made = [await asyncio.to_thread(commits, port) for port in nodes]
        return [cpu(process) for process in nodes.values()], sum(used.values()), sum(made), position

    await settled(nodes)
    done, sent = sum(match.done for match in matches), sum(match.bytes for match in matches)
    used, used_there, made, position = await state()
    began = time.perf_counter()
    for match in matches:
        match.begin()
    await asyncio.sleep(seconds)
    for match in matches:
        match.pause()
    took = time.perf_counter() - began
    await asyncio.sleep(1.0)  # until the moves under way are answered, at both players
    after, after_there, made_after, position_after = await state()
    moves = sum(match.done for match in matches) - done
    return Run(
        moves,
        moves / took,
        [(now - before) / moves for now, before in zip(after, used, strict=True)],
        (after_there - used_there) / moves,
        moves / max(made_after - made, 1),
        (position_after - position) / moves,
        (sum(match.bytes for match in matches) - sent) / moves,
    )


async def cheapest(matches: Sequence[CountedMatch], seconds: float, nodes: dict[int, int], address: str | None) -> Run:
    """The cheaper one of two runs: what else the machine does makes the same work dearer, never cheaper."""
    runs = [await play(matches, seconds, nodes, address) for _ in range(2)]
    return min(runs, key=lambda run: sum(run.nodes))


async def onlooker(port: int, address: str) -> Player:
    """Follow a table without a seat."""

    def nothing(message: bytes) -> None:
        """Ignore a message."""

    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(
        lambda: Player(f"/api/tables/{address}/live", "", nothing), "127.0.0.1", port
    )
    await player.ready
    return player


async def seated(
    places: Sequence[Sequence[int]], addresses: Sequence[str], tokens: Sequence[str]
) -> list[CountedMatch]:
    """Connect the players of tables. A place is the ports of the two; tables take the places in turn."""
    matches = []
    for number, address in enumerate(addresses):
        matches.append(CountedMatch(address))
        await matches[-1].connect(places[number % len(places)], tokens)
    return matches


def told(name: str, run: Run) -> None:
    """Print a run."""
    nodes = " + ".join(f"{used * 1e6:.0f}" for used in run.nodes)
    print(
        f"  {name:30} {run.rate:6,.0f} moves/s, {run.batch:5.1f} a commit   {nodes} µs of nodes a move,"
        f" {run.database * 1e6:.0f} of the database, {run.wal:,.0f} bytes of WAL, {run.sent:,.0f} sent",
        flush=True,
    )


async def sqlite_run(count: int, seconds: float) -> Run:
    """A node alone on SQLite."""
    with tempfile.TemporaryDirectory() as folder, pinned(serving(PORTS[0], f"{folder}/tables.db"), PORTS[0]) as node:
        addresses, tokens = await asyncio.to_thread(open_tables, PORTS[0], count)
        return await cheapest(await seated([PORTS[:1]], addresses, tokens), seconds, {PORTS[0]: node}, None)


async def on_sqlite(count: int, seconds: float) -> Line:
    """What a node alone on SQLite needs for a transaction, and for each move in it."""
    few, many = await sqlite_run(FEW_TABLES, seconds), await sqlite_run(count, seconds)
    told(f"SQLite, {FEW_TABLES} tables", few)
    told(f"SQLite, {count} tables", many)
    return Line.through((few.batch, few.nodes[0]), (many.batch, many.nodes[0]))


async def on_postgres(count: int, seconds: float) -> NodeCosts:
    """A node on which everybody plays; first alone, then with another one where an onlooker follows every table."""
    with database() as address, ExitStack() as running:
        await (await open_store(address)).close()
        playing, looking = (
            running.enter_context(pinned(serving(port, address, "--thinkers=0"), port, str(core)))
            for core, port in enumerate(PORTS)
        )
        nodes = dict(zip(PORTS, (playing, looking), strict=True))
        addresses, tokens = await asyncio.to_thread(open_tables, PORTS[0], count)
        matches = await seated([PORTS[:1]], addresses, tokens)

        async def few_and_many(name: str) -> tuple[Run, Run]:
            runs = [await cheapest(some, seconds, nodes, address) for some in (matches[:FEW_TABLES], matches)]
            for some, run in zip((FEW_TABLES, count), runs, strict=True):
                told(f"PostgreSQL, {some} tables{name}", run)
            return runs[0], runs[1]

        few, many = await few_and_many("")
        held = [await onlooker(PORTS[1], table) for table in addresses]
        few_seen, many_seen = await few_and_many(", seen")
        del held
    return NodeCosts(
        Line.through((few.batch, few.nodes[0]), (many.batch, many.nodes[0])),
        Line.through((few_seen.batch, few_seen.nodes[1]), (many_seen.batch, many_seen.nodes[1])),
        Line.through((few.batch, few.database), (many.batch, many.database)),
        many.wal,
        many.sent,
    )


async def idle(connections: int, tables: int, seconds: float) -> IdleCosts:
    """A node at which nobody plays."""
    with tempfile.TemporaryDirectory() as folder:
        command = serving(PORTS[0], f"{folder}/tables.db", f"--ping-seconds={FAST_PINGS}", "--thinkers=0")
        with pinned(command, PORTS[0]) as node:
            start = memory(node)
            addresses, (token, _) = await asyncio.to_thread(open_tables, PORTS[0], 100)
            used = cpu(node)
            await asyncio.sleep(seconds)
            alone = (cpu(node) - used) / seconds
            held = await crowd(PORTS[0], addresses, token, 100)
            before = memory(node)
            held += await crowd(PORTS[0], addresses, token, connections)
            connection = (memory(node) - before) / connections
            used, began = cpu(node), time.perf_counter()
            await asyncio.sleep(seconds)
            pings = len(held) * (time.perf_counter() - began) / FAST_PINGS
            ping = (cpu(node) - used - alone * seconds) / pings
            before = memory(node)
            await asyncio.to_thread(open_tables, PORTS[0], tables)
            table = (memory(node) - before) / tables
    print(
        f"  a node {start / 1e6:.0f} MB, {alone * 1e3:.1f} ms of CPU a second; a connection {connection / 1e3:.1f} kB,"
        f" a ping {ping * 1e6:.0f} µs; a table that nobody follows {table / 1e3:.1f} kB",
        flush=True,
    )
    return IdleCosts(ping, alone, start, connection, table)
