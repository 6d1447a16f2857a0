"""The record of a table and its replay, as the log holds them."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from keypeg.rules.actions import HideCode, LayRow, Resign
from keypeg.tables.log_lines import action_line
from keypeg.tables.records import full_record
from keypeg.tables.setup import SeatKind, SeatPlan, TableSetup
from keypeg.tables.table_state import initial
from tests.live import START, live
from tests.tables.hosting import hosting

AT = 1_700_000_000_123
"""A time of which the milliseconds count."""


def test_an_action_has_the_time_of_its_line_and_a_seat_without_a_name_its_number() -> None:
    state = initial(TableSetup("abc", "classic", {}, (SeatPlan(SeatKind.ANYONE),) * 2, 1_000))
    record = full_record(state, [action_line(AT, 0, HideCode("RGBY"), lambda: "5a")])
    (entry,) = record.entries
    assert record.players == ("Seat 1", "Seat 2")
    assert (entry.seat, entry.action, entry.salt) == (0, HideCode("RGBY"), "5a")
    assert entry.at == "2023-11-14T22:13:20.123Z"
    assert datetime.fromisoformat(entry.at) == datetime(2023, 11, 14, 22, 13, 20, 123_000, UTC)
    assert record.tags == {"table": "abc"}


@live
async def test_a_running_match_is_replayed_to_those_who_sit_and_whole_once_it_is_over(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1})
        await host.act(table, 0, HideCode("RGBY"))

        async def code(guest: str | None, seat: int | None) -> Any:
            page = json.loads(await host.tables.replay(table, guest, seat, 0))
            assert page["frames"][0]["view"]["seat"] == seat
            return page["whole"], page["frames"][1]["events"][0]["code"]

        async def recorded(guest: str, seat: int) -> Any:
            return json.loads(await host.tables.export(table, guest, seat))["actions"][0]["code"]

        assert (await recorded("ada", 0), await recorded("bo", 1)) == ("RGBY", None)
        assert await code("ada", 0) == (False, "RGBY")
        assert await code("bo", 1) == (False, None)
        assert await code(None, None) == (False, None)
        with pytest.raises(Exception, match="not_your_seat"):
            await code("bo", 0)
        await host.act(table, 1, LayRow("GGGG"))
        await host.act(table, 1, Resign())
        assert await code("bo", 0) == await code(None, None) == (True, "RGBY")
        with pytest.raises(Exception, match="not_your_seat"):
            await code("bo", 2)
        page = json.loads(await host.tables.replay(table, None, None, 2))
        assert [frame["number"] for frame in page["frames"]] == [2, 3]
        assert page["frames"][0]["at"] == datetime.fromtimestamp(START / 1000, UTC).isoformat(
            timespec="milliseconds"
        ).replace("+00:00", "Z")
