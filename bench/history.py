"""Histories: how long a node needs for the statistics of many matches, and the longest piece on its event loop.

    python -m bench.history [MATCHES] [--postgres]

Every match is a row with figures, as the coach leaves them, of a table with a log. The floor is one query, in the same
run, that reads the same rows out of the database and does nothing with them.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from bench.long_matches import held_up
from keypeg.review.history_values import MatchResult, MistakeKind, MistakeTally
from keypeg.review.match_figures import MatchFigures
from keypeg.server.statistics import gather
from keypeg.storage import open_store, played_matches
from keypeg.storage.played_matches import MatchFilter, PlayedMatch
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.log_store import AppendRequest, NewLine, SeatHolder
from keypeg.tables.setup import SeatKind, SeatPlan, Stage, TableSetup

MATCHES: Final = 10_000
RUNS: Final = 5
GUEST: Final = "0123456789abcdef01234567"
BOXES: Final = ("classic", "super", "travel", "duel", "hasbro94")


def figures(draw: random.Random) -> MatchFigures:
    """Figures like those of a match with two codes."""
    rows = [draw.choice((3, 4, 4, 5, 5, 5, 6, 6, 7)) for _ in range(2)]
    kinds = (MistakeKind.FORGOT_ROW, MistakeKind.TOLD_LESS, MistakeKind.TOLD_NOTHING)
    return MatchFigures(
        2,
        {count: rows.count(count) for count in rows},
        draw.randrange(500, 900),
        sum(rows),
        draw.randrange(300, 600),
        sum(rows),
        tuple(MistakeTally(draw.choice(kinds), draw.randrange(1, 5), 1, draw.random()) for _ in range(3)),
    )


async def fill(store: SqlStore, matches: int) -> None:
    """Tables that are over, with the row of one guest each."""
    draw = random.Random(1)
    plans = (SeatPlan(SeatKind.GUEST, guest=GUEST), SeatPlan(SeatKind.ANYONE))

    async def one(number: int) -> None:
        box, address = draw.choice(BOXES), f"bench{number}"
        table = await store.create(TableSetup(address, box, {"rounds": 4}, plans, number), Stage.OPEN)
        await store.append(AppendRequest(table, 0, [NewLine(b"{}")], stage=Stage.OVER, holders=[SeatHolder(0, GUEST)]))
        opponent = f"Player {draw.randrange(40)}"
        result = draw.choice((MatchResult.WON, MatchResult.LOST, MatchResult.DRAWN))
        match = PlayedMatch(table, 0, address, number * 60_000, box, result, (opponent,))
        await played_matches.add_matches(store, [(GUEST, match)], 1)
        await played_matches.set_figures(store, table, [(GUEST, figures(draw))])

    for first in range(0, matches, 100):
        await asyncio.gather(*map(one, range(first, min(first + 100, matches))))


async def best(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """The shortest time of some runs, and the longest piece on the event loop in that run."""
    return min([await held_up(work) for _ in range(RUNS)])


async def measure(database: str, matches: int) -> None:
    store = await open_store(database)
    try:
        began = time.perf_counter()
        await fill(store, matches)
        print(f"{matches:,} matches written in {time.perf_counter() - began:.1f} s")
        everything = MatchFilter()

        async def statistics() -> None:
            assert await played_matches.count_waiting(store, GUEST) == 0
            history, _, _ = await gather(store, GUEST, "Ada", everything)
            assert history.matches == matches

        floor, _ = await best(lambda: store.select("SELECT * FROM played_matches WHERE guest = $1", GUEST))
        print(f"floor: the rows alone in one query           {floor * 1e3:8.1f} ms")
        for what, work in (
            ("statistics", statistics),
            ("statistics of a box", lambda: gather(store, GUEST, "Ada", MatchFilter("classic"))),
            ("statistics against somebody", lambda: gather(store, GUEST, "Ada", MatchFilter(None, "Player 7"))),
            ("how many wait", lambda: played_matches.count_waiting(store, GUEST)),
            ("a part of the list", lambda: played_matches.latest_matches(store, GUEST, everything, None, 20)),
        ):
            spent, longest = await best(work)
            print(
                f"{what:44} {spent * 1e3:8.1f} ms, {spent / floor:5.2f} × the floor, pieces of {longest * 1e3:.1f} ms"
            )
    finally:
        await store.close()


def main() -> None:
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    matches = numbers[0] if numbers else MATCHES
    with tempfile.TemporaryDirectory() as folder:
        if "--postgres" in sys.argv:
            from tests.live import start_postgres

            server = start_postgres("bench-history")
            asyncio.run(measure(server.get_uri(), matches))
        else:
            asyncio.run(measure(str(Path(folder) / "tables.db"), matches))


if __name__ == "__main__":
    main()
