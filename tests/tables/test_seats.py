"""Seats that are given up and taken again, and for whom the free ones are."""

from keypeg.tables.refusals import TableFault
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind, Stage
from tests.live import live, opened
from tests.tables.hosting import Host, hosting
from tests.tables.test_refusal_values import assert_refused

ME, LINK, ANYONE = SeatRequest(SeatKind.GUEST), SeatRequest(SeatKind.LINK), SeatRequest(SeatKind.ANYONE)


@live
async def test_whoever_gives_a_seat_up_may_take_it_again(address: str) -> None:
    async with hosting(address) as host:
        tables = host.tables
        made = await tables.open("ada", "Ada", "group", {}, [ME, LINK, ANYONE])
        table = made.table
        await tables.sit(table, "bo", "Bo", 1, "1", made.links[1])
        assert [table.seats_for(guest) for guest in ("ada", "bo", "")] == [[2], [2], [2]]
        await table.stand("ada", 0, "up")
        await table.stand("bo", 1, "up")
        assert [table.seats_for(guest) for guest in ("ada", "bo", "cy", "")] == [[0, 2], [1, 2], [2], [2]]
        await assert_refused(tables.sit(table, "cy", "Cy", 1, "1"), TableFault.WRONG_LINK, why="seat")
        await tables.sit(table, "ada", "Ada", 0, "2")
        await tables.sit(table, "bo", "Bo", 1, "2")
        assert [seat.guest for seat in table.state.seats] == ["ada", "bo", None]
        await tables.sit(table, "cy", "Cy", 2, "1")
        assert table.state.stage is Stage.PLAYING
        assert table.seats_for("bo") == []


@live
async def test_a_seat_that_somebody_else_took_is_gone(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store), Host(others)
        made = await one.tables.open("ada", "Ada", "group", {}, [ME, LINK, ANYONE])
        table = made.table
        there = await other.tables.table(table.state.setup.address)
        await one.tables.sit(table, "bo", "Bo", 1, "1", made.links[1])
        await table.stand("bo", 1, "up")
        # The other node has heard of none of it.
        await other.tables.sit(there, "bo", "Bo", 1, "2")
        assert there.state.seats[1].guest == "bo"
        await there.stand("bo", 1, "up again")
        await other.tables.sit(there, "cy", "Cy", 1, "1", made.links[1])
        await assert_refused(other.tables.sit(there, "bo", "Bo", 1, "3"), TableFault.WRONG_LINK, why="seat")
        await there.stand("cy", 1, "up")
        assert there.seats_for("bo") == [2], "whoever sat there last"


@live
async def test_everybody_is_told_who_opened_the_table(address: str) -> None:
    async with hosting(address) as host:
        made = await host.tables.open("ada", "Ada", "classic", {}, [LINK, ANYONE])
        assert b'"opened_by":"Ada"' in made.table.snapshot(None)
        assert b"ada" not in made.table.snapshot(None), "the id of a guest is not for everybody"
        await host.tables.sit(made.table, "ada", "Ada L.", 0, "1", made.links[0])
        assert b'"opened_by":"Ada L."' in made.table.snapshot(None), "as they are called at their seat"


@live
async def test_a_name_may_be_changed_until_the_match_begins(address: str) -> None:
    async with hosting(address) as host:
        made = await host.tables.open("ada", "Guest", "classic", {}, [ME, LINK])
        table = made.table
        await table.mark_present(0, "node")
        await host.tables.sit(table, "ada", "Ada", 0, "1")
        assert (table.state.seats[0].name, table.state.seats[0].present) == ("Ada", True)
        await assert_refused(host.tables.sit(table, "bo", "Bo", 0, "1"), TableFault.SEAT_TAKEN, why="kept")
        await host.tables.sit(table, "bo", "Guest", 1, "1", made.links[1])
        assert table.state.begun
        await assert_refused(host.tables.sit(table, "bo", "Bo", 1, "2"), TableFault.SEAT_TAKEN, why="taken")


@live
async def test_whoever_has_a_link_seat_needs_no_link_for_another_name(address: str) -> None:
    async with hosting(address) as host:
        made = await host.tables.open("ada", "Ada", "group", {}, [ME, LINK, LINK])
        await host.tables.sit(made.table, "bo", "Guest", 1, "1", made.links[1])
        await host.tables.sit(made.table, "bo", "Bo", 1, "2")
        assert made.table.state.seats[1].name == "Bo"
        await assert_refused(host.tables.sit(made.table, "cy", "Cy", 1, "1"), TableFault.WRONG_LINK, why="seat")
