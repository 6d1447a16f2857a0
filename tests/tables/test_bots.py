"""Bots: where they may sit down, and that everybody sees what they are."""

import json
from typing import Any

from keypeg.rules.actions import Resign
from keypeg.tables.refusals import TableFault
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind
from keypeg.tables.table import Table
from tests.live import live
from tests.tables.hosting import hosting
from tests.tables.test_refusal_values import assert_refused

ME, LINK, ANYONE = SeatRequest(SeatKind.GUEST), SeatRequest(SeatKind.LINK), SeatRequest(SeatKind.ANYONE)


def marks(table: Table) -> list[bool]:
    snapshot: Any = json.loads(table.snapshot(None))
    return [seat["bot"] for seat in snapshot["seats"]]


@live
async def test_a_bot_sits_down_only_where_bots_are_wanted(address: str) -> None:
    async with hosting(address) as host:
        tables = host.tables
        made = await tables.open("ada", "Ada", "group", {}, [ME, LINK, ANYONE])
        table = made.table
        assert (table.seats_for("hal", bot=True), table.seats_for("hal")) == ([], [2])
        await assert_refused(tables.sit(table, "hal", "Hal", 2, "1", bot=True), TableFault.NO_BOTS)
        sits = tables.sit(table, "hal", "Hal", 1, "1", made.links[1], bot=True)
        await assert_refused(sits, TableFault.NO_BOTS)
        await tables.sit(table, "hal", "Hal", 2, "1")
        wanting = (await tables.open("ada", "Ada", "classic", {}, [ME, ANYONE], bots=True)).table
        assert wanting.seats_for("hal", bot=True) == [1]
        await tables.sit(wanting, "hal", "Hal", 1, "1", bot=True)
        assert marks(wanting) == [False, True]


@live
async def test_a_bot_may_open_a_table_and_take_its_own_seat_again(address: str) -> None:
    async with hosting(address) as host:
        made = await host.tables.open("hal", "Hal", "classic", {}, [ME, ANYONE], bot=True)
        assert marks(made.table) == [True, False]
        await made.table.stand("hal", 0, "up")
        assert marks(made.table) == [False, False]
        assert made.table.seats_for("hal", bot=True) == [0]
        await host.tables.sit(made.table, "hal", "Hal", 0, "1", bot=True)
        assert marks(made.table) == [True, False]


@live
async def test_the_mark_goes_along_to_the_rematch_and_into_the_record(address: str) -> None:
    async with hosting(address) as host:
        tables = host.tables
        options = {"rounds": 1}
        table = (await tables.open("ada", "Ada", "classic", options, [ME, ANYONE], bots=True)).table
        await tables.sit(table, "hal", "Hal", 1, "1", bot=True)
        running = json.loads(await tables.export(table, "ada", 0))
        await table.act("hal", 1, Resign(), "r")
        record = json.loads(await tables.export(table, None, None))
        assert record["tags"]["bots"] == running["tags"]["bots"] == "1"
        await tables.rematch(table, "ada", 0, "again")
        again = (await tables.rematch(table, "hal", 1, "again")).table
        assert again is not None
        assert marks(again) == [True, False]
