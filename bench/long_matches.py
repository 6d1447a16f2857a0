"""Long matches: how long the event loop is held up when a table is loaded, looked at, or its record is read.

    python -m bench.long_matches [LINES…]

The first column is the time that a request takes. The second is the longest piece of it on the event loop, in CPU time:
what everybody else waits for it at worst. Both are the best of three runs. They stand beside reading the same log in
one piece and folding it.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from keypeg.rules.actions import HideCode, LayRow
from keypeg.storage.sqlite import SqliteStore
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_lines import action_line, decode, encode
from keypeg.tables.log_store import AppendRequest, NewLine
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind
from keypeg.tables.table_state import apply, initial

LINES: Final = (200, 2_000, 20_000)
RUNS: Final = 3
ROUND: Final = 20
"""Rows in a round, the code not counted."""


async def held_up(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """How long something takes, and the most CPU time that the event loop spends on one turn meanwhile."""
    longest, running = 0.0, True

    async def watch() -> None:
        nonlocal longest
        last = time.thread_time()
        while running:
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, last = max(longest, now - last), now

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0)
    began = time.perf_counter()
    await work()
    spent = time.perf_counter() - began
    running = False
    await watching
    return spent, longest


async def long_table(store: SqliteStore, lines: int) -> str:
    """A table with a match of so many lines, written as a table would, but many at once."""
    tables = await LiveTables.start(store)
    seat = SeatRequest(SeatKind.GUEST)
    made = await tables.open("ada", "Ada", "custom", {"rounds": 1_000, "row_limit": ROUND}, [seat, seat])
    table, state = made.table, made.table.state
    bodies: list[NewLine] = []
    while state.version < lines - 1:  # just before the next state would be saved
        (code,) = [at for at in range(2) if state.timers.waiting_since[at] is not None]
        hides = not state.match.code  # type: ignore[union-attr]
        right = not hides and len(state.match.board) == ROUND - 1  # type: ignore[union-attr]
        action = HideCode("RGBY") if hides else LayRow("RGBY" if right else "OOPP")
        line = action_line(state.setup.created, code, action, lambda: "0" * 32)
        state, _ = apply(state, line)
        bodies.append(NewLine(encode(line), code, f"{state.version}"))
    for first in range(0, len(bodies), 5_000):
        some = bodies[first : first + 5_000]
        await store.append(AppendRequest(table.id, table.state.version + first, some))
    return state.setup.address


async def measure(store: SqliteStore, lines: int) -> None:
    address = await long_table(store, lines)
    found = await store.find(address)
    assert found is not None
    began = time.perf_counter()
    state = initial(found.setup)
    for stored in await store.read(found.table):
        state, _ = apply(state, decode(stored.body))
    whole = time.perf_counter() - began
    print(f"{lines:,} lines: reading the log in one piece and folding it takes {whole * 1e3:,.1f} ms")

    tables = await LiveTables.start(store)

    async def load() -> None:
        nonlocal tables
        tables = LiveTables(store, tables.time_source)  # with no table in memory
        await tables.table(address)

    async def snapshot() -> None:
        (await tables.table(address)).snapshot(0)

    async def record() -> None:
        await tables.export(await tables.table(address), "ada", 0)

    async def last_frames() -> None:
        await tables.replay(await tables.table(address), "ada", 0, state.actions - 100)

    async def first_attempts() -> None:
        await tables.attempts(await tables.table(address), 20)

    spent, longest = await held_up(load)
    print(f"  {'load, no state saved':24} {spent * 1e3:8.1f} ms   longest piece {longest * 1e3:6.1f} ms")
    works = (("load", load), ("snapshot", snapshot), ("record", record), ("replay, its end", last_frames))
    for name, work in (*works, ("attempts, the first", first_attempts)):
        runs = [await held_up(work) for _ in range(RUNS)]
        spent, longest = (min(column) for column in zip(*runs, strict=True))
        print(f"  {name:24} {spent * 1e3:8.1f} ms   longest piece {longest * 1e3:6.1f} ms   {spent / whole:5.2f} ×")
    print(f"  a snapshot has {len((await tables.table(address)).snapshot(0)):,} bytes")


async def run(sizes: tuple[int, ...]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "tables.db")
        for lines in sizes:
            await measure(store, lines)
        await store.close()


def main() -> None:
    asyncio.run(run(tuple(map(int, sys.argv[1:])) or LINES))


if __name__ == "__main__":
    main()
