"""CPU time and memory for a move, after many finished tables and in long matches. Both should stay constant.

    python -m bench.soak [FINISHED] [MOVES]

This measures the tables with SQLite, without sockets. First it plays many tables from beginning to end, with both
players subscribed; then a few long matches. It prints a line after each tenth of the work.
"""

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bench.players import memory
from bench.tables import gather_tables
from keypeg.rules.actions import HideCode, LayRow
from keypeg.storage.sqlite import SqliteStore
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind

FINISHED, MOVES = 100_000, 20_000
AT_ONCE, LONG = 200, 50
TENTHS = 10


async def whole_match(tables: LiveTables) -> int:
    """Play a match of two rounds, each won with the first row. Returns the number of moves."""
    made = await tables.open("host", "Host", "classic", {"rounds": 2}, [SeatRequest(SeatKind.ANYONE)] * 2)
    table, address = made.table, made.table.state.setup.address
    subscriptions = []
    for seat in (0, 1):
        await tables.sit(table, f"guest {seat}", "Guest", seat, "sits")
        subscriptions.append((await tables.subscribe(address, f"guest {seat}", seat))[1])
    for maker in (0, 1):
        await table.act(f"guest {maker}", maker, HideCode("RGBY"), f"hide {maker}")
        await table.act(f"guest {1 - maker}", 1 - maker, LayRow("RGBY"), f"lay {maker}")
    assert table.state.match.winners
    for subscription in subscriptions:
        subscription.take()
        await tables.unsubscribe(table, subscription)
    return 4


async def finish(tables: LiveTables, count: int) -> int:
    """Play a number of matches, some at the same time, to their end. Returns the number of moves."""
    left = iter(range(count))

    async def one_after_another() -> int:
        return sum([await whole_match(tables) for _ in left])

    return sum(await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE))))


async def report(what: Callable[[int], str], part: Callable[[], Awaitable[int]]) -> None:
    first = 0.0
    for tenth in range(TENTHS):
        began = time.process_time()
        moves = await part()
        cost = (time.process_time() - began) / moves * 1e6
        first = first or cost
        gc.collect()
        print(
            f"  {what(tenth + 1):32} {cost:6.1f} µs CPU a move, {cost / first:4.2f} × the first   "
            f"{memory() / 1e6:6.1f} MB",
            flush=True,
        )


async def measure(finished: int, moves: int, path: Path) -> None:
    store = await SqliteStore.open(path)
    tables = await LiveTables.start(store)
    listening = asyncio.create_task(tables.listen())
    await finish(tables, AT_ONCE)
    each = finished // TENTHS
    await report(lambda tenth: f"{tenth * each:,} tables finished", lambda: finish(tables, each))
    print(f"  {len(tables)} of them are in memory")
    parties = await gather_tables(tables, LONG)
    stretch = moves // TENTHS

    async def go_on() -> int:
        return sum(await asyncio.gather(*(party.play_on(stretch) for party in parties)))

    await report(lambda tenth: f"{tenth * stretch:,} moves a match", go_on)
    listening.cancel()
    await store.close()


def main() -> None:
    finished = int(sys.argv[1]) if len(sys.argv) > 1 else FINISHED
    moves = int(sys.argv[2]) if len(sys.argv) > 2 else MOVES
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(finished, moves, Path(folder) / "tables.db"))


if __name__ == "__main__":
    main()
