"""Closing a table before the end of its match: everybody is told, nobody can go on, and nothing hidden comes out."""

import random

import pytest

from keypeg.rules.actions import HideCode, LayRow
from keypeg.tables.clocks import PerMove
from keypeg.tables.due_work import DueWorker
from keypeg.tables.log_lines import ClosedBy
from keypeg.tables.refusals import TableFault
from keypeg.tables.setup import Stage
from tests.live import live, opened
from tests.tables.hosting import ANYONE, Host, hosting, read
from tests.tables.inline_executor import Inline
from tests.tables.test_live_tables import refused
from tests.tables.test_refusal_values import assert_refused

CODE = "RGBY"


@pytest.mark.parametrize("by", ["operator", "disuse", "opener"])
@live
async def test_a_closed_table_refuses_everything_and_reveals_nothing(address: str, by: ClosedBy) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", clock=PerMove(60))
        await host.act(table, 0, HideCode(CODE))
        await host.act(table, 1, LayRow("RRGG"))
        following = [table.subscribe(seat) for seat in (0, 1, None)]
        for subscription in following:
            subscription.take()
        assert await host.tables.store.next_due() is not None
        version = table.state.version
        await table.close(by)
        assert table.state.version == version + 1
        assert table.state.stage is Stage.OVER
        assert await host.tables.store.next_due() is None
        for subscription in following:
            (message,) = read(subscription.take())
            assert (message["stage"], message["closed"], message.get("waits_for")) == ("over", by, [])
        await assert_refused(host.act(table, 1, LayRow("RRGG")), TableFault.TABLE_CLOSED, why=by)
        assert await refused(host.tables.rematch(table, "ada", 0, "again")) is TableFault.TABLE_CLOSED
        await table.mark_present(0, "node")
        await table.mark_absent(0, "node")
        await table.close("operator")
        stored = await host.tables.store.read(table.id)
        assert stored[-1].body.startswith(b'{"line":"closed"')
        for viewer in (1, None):
            seen = [table.snapshot(viewer), await host.tables.export(table, "bo", viewer)]
            seen.append(await host.tables.replay(table, "bo", viewer, 0))
            assert CODE not in b"".join(seen).decode()
        assert not read([table.snapshot(0)])[0]["offers"]
        assert read([table.snapshot(None)])[0]["closed"] == by


@live
async def test_an_open_table_that_is_closed_takes_nobody(address: str) -> None:
    async with hosting(address) as host:
        seats = await host.tables.open("ada", "Ada", "classic", {}, [ANYONE, ANYONE], listed=True)
        await seats.table.close("disuse")
        assert await refused(host.tables.sit(seats.table, "bo", "Bo", 0, "1")) is TableFault.TABLE_CLOSED
        assert await host.tables.store.listed_tables(9) == []


@live
async def test_whoever_opened_a_table_may_close_it_until_the_match_begins(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store), Host(others)
        made = await one.tables.open("ada", "Ada", "classic", {}, [ANYONE, ANYONE])
        table = made.table
        await one.tables.sit(table, "bo", "Bo", 0, "1")
        waiting = table.subscribe(0)
        waiting.take()
        for guest in ("bo", ""):
            await assert_refused(table.close_unplayed(guest), TableFault.NOT_OPENER)
        await table.close_unplayed("ada")
        (message,) = read(waiting.take())
        assert (message["stage"], message["closed"]) == ("over", "opener")
        version = table.state.version
        await table.close_unplayed("ada")
        assert table.state.version == version, "it is closed once"
        await assert_refused(one.tables.sit(table, "cy", "Cy", 1, "1"), TableFault.TABLE_CLOSED, why="opener")
        assert table.seats_for("bo") == []
        # One that has begun, even if this node has not heard of it, is played to its end.
        begun = (await one.tables.open("ada", "Ada", "classic", {}, [ANYONE, ANYONE])).table
        there = await other.tables.table(begun.state.setup.address)
        for seat, guest in enumerate(("bo", "cy")):
            await other.tables.sit(there, guest, guest.title(), seat, "1")
        await assert_refused(begun.close_unplayed("ada"), TableFault.ALREADY_BEGUN, why="seat")


@pytest.mark.parametrize("box", ["classic", "duel", "group"])
@live
async def test_a_log_with_a_closed_match_is_read_again_as_it_was(address: str, box: str) -> None:
    rng = random.Random(3)
    async with opened(address) as store:
        host = Host(store)
        table = await host.open(box, seats=3 if box == "group" else 2)
        await host.play_on(table, rng, 5)
        await table.close("operator")
        loaded = await Host(store).tables.table(table.state.setup.address)
        assert loaded.state == table.state


@live
async def test_a_node_that_was_behind_does_not_write_after_the_end(address: str) -> None:
    """One node closes the table; the other has not heard of it, and a player acts there."""
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store), Host(others)
        table = await one.open("classic")
        there = await other.tables.table(table.state.setup.address)
        await table.close("operator")
        assert there.state.closed is None
        assert await refused(other.act(there, 0, HideCode(CODE))) is TableFault.TABLE_CLOSED
        assert there.state.closed == "operator"


@live
async def test_a_table_that_somebody_uses_meanwhile_is_not_closed(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store), Host(others)
        made = await one.tables.open("ada", "Ada", "classic", {}, [ANYONE, ANYONE])
        there = await other.tables.table(made.table.state.setup.address)
        await other.tables.sit(there, "bo", "Bo", 0, "1")
        await made.table.close("disuse", at_version=0)
        assert made.table.state.closed is None
        assert made.table.state.seats[0].guest == "bo"


@live
async def test_work_that_is_due_at_a_removed_table_is_dropped(address: str) -> None:
    async with hosting(address) as host:
        worker = DueWorker(host.tables, Inline())
        table = await host.open("classic", clock=PerMove(1))
        host.ticks.passed += 5_000
        leased = await worker.lease()
        assert len(leased) == 1
        await host.tables.store.change(("DELETE FROM tables WHERE id = $1", table.id))  # type: ignore[attr-defined]
        host.tables.forget(table.id)
        await worker.do(leased[0])
