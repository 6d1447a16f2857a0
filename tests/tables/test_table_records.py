"""The record of a table and its replay, as the log holds them."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from keypeg.records.replay import read_record, replay
from keypeg.rules.actions import HideCode, LayRow, Resign
from keypeg.tables import records
from keypeg.tables.due_work import DueWorker
from keypeg.tables.log_lines import action_line
from keypeg.tables.log_store import LATEST, LogStore, StoredLine
from keypeg.tables.records import full_record
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind, SeatPlan, Stage, TableSetup
from keypeg.tables.table_state import initial
from tests.live import START, live, opened
from tests.tables.hosting import Host, hosting
from tests.tables.inline_executor import Inline

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


class Counted:
    """A store that counts how often lines are read."""

    def __init__(self, store: LogStore) -> None:
        self._store = store
        self.reads = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def read(self, table: int, after: int = 0, most: int = LATEST) -> list[StoredLine]:
        self.reads += 1
        return await self._store.read(table, after, most)


@pytest.mark.parametrize(("room_for", "kept"), [(0, 1), (1, 1), (2, 2)])
@live
async def test_the_latest_records_are_kept_while_there_is_room(
    address: str, room_for: int, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address) as store:
        counted = Counted(store)
        host = Host(counted)
        tables = []
        for _ in range(2):
            table = await host.open("classic", {"rounds": 1})
            await host.act(table, 0, Resign())
            tables.append(await host.tables.table(table.state.setup.address))
        documents = [await host.tables.export(table, None, None) for table in tables]
        monkeypatch.setattr(records, "MAX_KEPT_BYTES", sum(map(len, documents[:room_for])))
        for table in tables:
            await host.tables.export(table, None, None)
        reads = []
        for table, document in zip(reversed(tables), reversed(documents), strict=True):
            before = counted.reads
            assert await host.tables.export(table, None, None) == document
            reads.append(counted.reads > before)
        assert reads == [False, kept == 1]


@live
async def test_a_replay_goes_on_from_page_to_page(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_FRAMES", 4)
    monkeypatch.setattr(records, "LINES_AT_ONCE", 1)
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1})
        await host.act(table, 0, HideCode("RGBY"))
        for _ in range(8):
            await host.act(table, 1, LayRow("GGGG"))
        first, pages = 0, []
        while first is not None:
            page = json.loads(await host.tables.replay(table, "bo", 1, first))
            pages.append([frame["number"] for frame in page["frames"]])
            first = page["next"]
        assert pages == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]


@live
async def test_the_record_of_computers_alone_begins_with_their_first_action(address: str) -> None:
    computer = SeatRequest(SeatKind.COMPUTER, "casual")
    async with hosting(address) as host:
        made = await host.tables.open("ada", "Ada", "classic", {"rounds": 1}, [computer, computer])
        await host.tables.subscribe(made.table.state.setup.address, None, None)
        worker = DueWorker(host.tables, Inline())
        while made.table.state.stage is not Stage.OVER:
            await worker.work()
        record = read_record(await host.tables.export(made.table, None, None))
        assert isinstance(record.entries[0].action, HideCode)
        assert replay(record) == made.table.state.match
