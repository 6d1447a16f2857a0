"""What a table refuses by itself, with every value that the sentence needs."""

from collections.abc import Awaitable

import pytest

from keypeg.players.levels import LEVELS
from keypeg.rules.actions import Resign
from keypeg.tables.presence import NODE_TIMEOUT_MS, Presence, alive_nodes
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind
from tests.live import START, live
from tests.tables.hosting import hosting

ME, LINK, ANYONE = SeatRequest(SeatKind.GUEST), SeatRequest(SeatKind.LINK), SeatRequest(SeatKind.ANYONE)
COMPUTER = SeatRequest(SeatKind.COMPUTER, level="casual")


async def assert_refused(awaitable: Awaitable[object], fault: TableFault, **values: str | int) -> None:
    with pytest.raises(TableRefusal) as caught:
        await awaitable
    assert caught.value == TableRefusal(fault, **values)


@live
async def test_seats(address: str) -> None:
    async with hosting(address) as host:
        tables = host.tables
        made = await tables.open("ada", "Ada", "group", {}, [ME, LINK, COMPUTER, ANYONE])
        table = made.table
        for seat in (-1, 4):
            await assert_refused(
                tables.sit(table, "bo", "Bo", seat, "1"), TableFault.NOT_YOUR_SEAT, why="none_such", last=3
            )
            await assert_refused(
                table.act("ada", seat, Resign(), "1"), TableFault.NOT_YOUR_SEAT, why="none_such", last=3
            )
        await assert_refused(table.act("bo", 0, Resign(), "1"), TableFault.NOT_YOUR_SEAT, why="not_there")
        for link in (None, "", "x"):
            await assert_refused(tables.sit(table, "bo", "Bo", 1, "1", link), TableFault.WRONG_LINK, why="seat")
        for kept in (0, 2):
            await assert_refused(tables.sit(table, "bo", "Bo", kept, "1"), TableFault.SEAT_TAKEN, why="kept")
        await assert_refused(table.act("ada", 0, Resign(), "2"), TableFault.NOT_BEGUN)
        for id_ in ("", "x" * 121):
            await assert_refused(table.act("ada", 0, Resign(), id_), TableFault.BAD_ID, most=120)
        assert await tables.sit(table, "bo", "Bo", 1, "x" * 100, made.links[1]) == table.state.version
        await assert_refused(tables.sit(table, "cy", "Cy", 1, "1", made.links[1]), TableFault.SEAT_TAKEN, why="taken")
        assert set(made.links) == {1}
        await assert_refused(
            tables.open("ada", "Ada", "classic", {}, [ME, SeatRequest(SeatKind.COMPUTER, level="genius")]),
            TableFault.BAD_PLAN,
            levels=", ".join(LEVELS),
        )


@live
async def test_what_is_too_early_or_too_late(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1})
        await assert_refused(table.stand("ada", 0, "up"), TableFault.ALREADY_BEGUN, why="seat")
        await assert_refused(table.offer_rematch("ada", 0, "again"), TableFault.NOT_OVER)
        await assert_refused(table.claim("bo", 1, 0, "1"), TableFault.NOTHING_TO_CLAIM)
        await assert_refused(table.claim("bo", 1, 2, "2"), TableFault.NOT_YOUR_SEAT, why="none_such", last=1)
        await table.mark_present(0, "n1")
        await table.mark_absent(0, "n1")
        host.ticks.passed = 59_999
        await assert_refused(table.claim("bo", 1, 0, "3"), TableFault.NOTHING_TO_CLAIM)
        host.ticks.passed = 60_000
        await assert_refused(table.claim("ada", 0, 0, "4"), TableFault.NOTHING_TO_CLAIM)
        await table.claim("bo", 1, 0, "5")
        assert table.state.match.winners == (1,)
        await table.offer_rematch("ada", 0, "now")


@live
async def test_a_node_is_alive_until_its_time_is_out(address: str) -> None:
    async with hosting(address) as host:
        await host.tables.store.heartbeat("n1", START)
        assert await alive_nodes(host.tables.store, START + NODE_TIMEOUT_MS) == {"n1"}
        assert await alive_nodes(host.tables.store, START + NODE_TIMEOUT_MS + 1) == set()
        assert NODE_TIMEOUT_MS == 15_000


@live
async def test_a_player_is_there_until_the_last_connection_to_the_last_node_ends(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        here, there = Presence("n1"), Presence("n2")

        def nodes() -> list[tuple[str, ...]]:
            return [seat.nodes for seat in table.state.seats]

        await here.connect(table, 0)
        await here.connect(table, 0)
        await there.connect(table, 0)
        await there.connect(table, 1)
        assert nodes() == [("n1", "n2"), ("n2",)]
        await here.disconnect(table, 0)
        assert nodes() == [("n1", "n2"), ("n2",)]
        await here.disconnect(table, 0)
        assert nodes() == [("n2",), ("n2",)]
        await here.refresh(table, {"n1", "n2"})
        assert nodes() == [("n2",), ("n2",)]
        await here.refresh(table, {"n1"})
        assert nodes() == [(), ()]
        await there.refresh(table, {"n1", "n2"})  # its heartbeat records again what is true
        assert nodes() == [("n2",), ("n2",)]
