"""Clocks: the pure functions first, then expired clocks at tables, outages, and system clocks that jump."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keypeg.rules.actions import Challenge, HideCode, LayRow, MarkRow, TakeHint
from keypeg.tables.clocks import (
    DAY_MS,
    Bank,
    Clock,
    Days,
    Outage,
    PerMove,
    SeatTimers,
    advance,
    deadlines,
    elapsed_ms,
    end_of_wait,
    initial_timers,
    merged,
)
from keypeg.tables.due_work import DueWorker
from keypeg.tables.live_tables import OUTAGE_GRACE_MS, LiveTables
from keypeg.tables.log_lines import Acted, decode
from keypeg.tables.presence import NODE_TIMEOUT_MS
from keypeg.tables.table import Table
from keypeg.tables.time_source import TimeSource
from tests.live import START, Ticks, live, opened
from tests.tables.hosting import GUESTS, Host, hosting, read
from tests.tables.inline_executor import Inline

HOUR_MS = 3_600_000
CLOCKS = st.one_of(
    st.builds(PerMove, st.integers(1, 100)),
    st.builds(Bank, st.integers(1, 100), st.integers(0, 10)),
    st.builds(Days, st.integers(1, 3)),
)


def test_a_move_takes_its_own_time() -> None:
    timers = advance(PerMove(30), initial_timers(PerMove(30), 2), [True, False], 1000)
    assert deadlines(timers) == [31_000, None]
    timers = advance(PerMove(30), timers, [False, True], 20_000, moved=0)
    assert deadlines(timers) == [None, 50_000]
    timers = advance(PerMove(30), timers, [False, True], 30_000, moved=1)  # and is to move again
    assert deadlines(timers) == [None, 60_000]


def test_what_is_no_move_stops_no_clock() -> None:
    timers = advance(PerMove(30), initial_timers(PerMove(30), 2), [True, True], 0)
    assert advance(PerMove(30), timers, [True, True], 10_000) == timers


def test_a_bank_runs_down_and_moves_add_to_it() -> None:
    clock = Bank(60, 5)
    timers = advance(clock, initial_timers(clock, 2), [True, True], 0, reset=True)
    timers = advance(clock, timers, [False, True], 10_000, moved=0)
    assert timers.remaining_ms == (55_000, 60_000)
    assert deadlines(timers) == [None, 60_000]
    timers = advance(clock, timers, [True, False], 40_000, moved=1)
    assert timers.remaining_ms == (55_000, 25_000)  # 60 - 40 + 5
    assert deadlines(timers) == [95_000, None]
    fresh = advance(clock, timers, [True, True], 41_000, reset=True)
    assert fresh.remaining_ms == (60_000, 60_000)


@given(CLOCKS, st.lists(st.tuples(st.integers(0, 1), st.integers(-50, 50_000)), max_size=20))
def test_nobody_is_charged_for_the_time_of_another(clock: Clock, moves: list[tuple[int, int]]) -> None:
    """Only a seat that the match waits for loses time, and never more than has passed."""
    at = 0
    timers = advance(clock, initial_timers(clock, 2), [True, False], at, reset=True)
    for mover, passed in moves:
        at += passed
        before = timers
        waiting = [since is not None for since in before.waiting_since]
        timers = advance(clock, before, [mover == 1, mover == 0], at, moved=mover if waiting[mover] else None)
        for seat in (0, 1):
            assert timers.remaining_ms[seat] >= 0
            if not waiting[seat]:
                assert timers.remaining_ms[seat] == before.remaining_ms[seat]
            increment = clock.increment * 1000 if isinstance(clock, Bank) else 0
            assert timers.remaining_ms[seat] <= before.remaining_ms[seat] + increment
            since = before.waiting_since[seat]
            assert before.remaining_ms[seat] - timers.remaining_ms[seat] <= (0 if since is None else max(0, at - since))


def test_a_clock_that_was_set_back_gives_nobody_time() -> None:
    assert elapsed_ms(100, 50) == 0
    timers = advance(Bank(60), SeatTimers((5_000, None), (60_000, 60_000)), [False, True], 1_000, moved=0)
    assert timers.remaining_ms == (60_000, 60_000)


@given(
    st.integers(0, 1000),
    st.integers(1, 1000),
    st.lists(st.tuples(st.integers(0, 3000), st.integers(1, 500)), max_size=4),
)
def test_an_outage_counts_against_nobody(since: int, left: int, raw: list[tuple[int, int]]) -> None:
    outages, end = [], 0
    for gap, length in raw:
        outages.append(Outage(end + gap, end + gap + length))
        end = outages[-1].ended
    (deadline,) = deadlines(SeatTimers((since,), (left,)), outages)
    assert deadline is not None
    assert elapsed_ms(since, deadline, outages) == left
    assert elapsed_ms(since, deadline - 1, outages) < left


async def lines(host: Host, table: Table) -> list[Acted]:
    decoded = [decode(stored.body) for stored in await host.tables.store.read(table.id)]
    return [line for line in decoded if isinstance(line, Acted)]


@live
async def test_a_flag_is_a_resignation_by_the_table_in_the_log(address: str) -> None:
    async with hosting(address) as host:
        worker = DueWorker(host.tables, Inline())
        table = await host.open("classic", clock=PerMove(30))
        _, subscription = await host.tables.subscribe(table.state.setup.address, "bo", 1)
        snapshot = read(subscription.take())[0]
        assert snapshot["times"]["deadlines"] == [START + 30_000, None]
        host.ticks.passed = 29_999
        assert await worker.work() == 0
        host.ticks.passed = 30_000
        assert await worker.work() == 1
        (flag,) = await lines(host, table)
        assert (flag.seat, flag.cause) == (0, "flag")
        assert table.state.match.scores == (0, 3)  # as for a mistake: the codemaker resigned
        (message,) = read(subscription.take())
        assert message["cause"] == "flag"
        assert message["events"][0] == {"event": "resigned", "seat": 0}
        assert message["times"]["deadlines"] == [None, START + 60_000]  # now the other makes a code
        assert await worker.work() == 0


@live
async def test_a_flag_that_comes_too_early_is_put_off(address: str) -> None:
    async with hosting(address) as host:
        worker = DueWorker(host.tables, Inline())
        table = await host.open("classic", clock=PerMove(30))
        host.ticks.passed = 20_000
        await host.act(table, 0, HideCode("RGBY"))
        assert await host.tables.store.next_due() == START + 30_000  # not written anew with each move
        host.ticks.passed = 30_000
        assert await worker.work() == 1
        assert [line.cause for line in await lines(host, table)] == [None]
        assert await host.tables.store.next_due() == START + 50_000
        host.ticks.passed = 50_000
        await worker.work()
        assert [line.cause for line in await lines(host, table)] == [None, "flag"]


@live
async def test_a_flag_is_brought_forward_where_a_bank_is_short(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("duel", clock=Bank(60))
        await host.act(table, 0, HideCode("RGBYY"))
        host.ticks.passed = 50_000
        await host.act(table, 1, HideCode("WWWWW"))
        assert table.state.timers.remaining_ms == (60_000, 10_000)
        worker = DueWorker(host.tables, Inline())
        host.ticks.passed = 60_000
        await worker.work()
        assert [(line.seat, line.cause) for line in await lines(host, table)][2:] == [(1, "flag")]
        assert table.state.timers.remaining_ms == (60_000, 60_000)


@live
async def test_a_flag_that_another_node_put_off_is_brought_forward_again(quick_folder: Path) -> None:
    database, ticks = str(quick_folder / "tables.db"), Ticks()
    async with opened(database) as store, opened(database) as others:
        one, other = Host(store, ticks), Host(others, ticks)
        table = await one.open("classic", {"marking": "by_hand"}, clock=Bank(60))
        ticks.passed = 50_000
        await one.act(table, 0, HideCode("RGBY"))  # ten seconds are left for her marks
        ticks.passed = 60_000
        await DueWorker(other.tables, Inline()).work()
        assert await store.next_due() == START + 110_000
        ticks.passed = 70_000
        await one.act(table, 1, LayRow("RRGG"))
        assert await store.next_due() == START + 80_000


@live
async def test_only_who_is_waited_for_is_on_the_clock(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"marking": "by_hand"}, clock=PerMove(30))
        await host.act(table, 0, HideCode("RGBY"))
        await host.act(table, 1, LayRow("RRGG"))
        await host.act(table, 0, MarkRow(1, 1))
        host.ticks.passed = 10_000
        for action in (Challenge(), TakeHint(1)):  # may be done at any time, and stop nothing
            await host.act(table, 1, action)
        assert deadlines(table.state.timers) == [None, START + 30_000]


@live
async def test_no_clock_runs_before_a_race_starts(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("duel", {"race": True}, clock=Bank(60))
        for seat in (0, 1):
            host.ticks.passed += 1_000
            await host.act(table, seat, HideCode("RGBYY"))
        starts = table.state.race_starts
        assert starts is not None
        assert starts > START + host.ticks.passed
        assert table.state.timers.remaining_ms == (59_000, 58_000)  # what hiding the codes took
        assert deadlines(table.state.timers) == [starts + 59_000, starts + 58_000]
        host.ticks.passed = starts - START + 5_000
        await host.act(table, 0, LayRow("RRRRR"))
        assert table.state.timers.remaining_ms == (54_000, 58_000)


@live
async def test_days_are_for_each_move(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", clock=Days(2))
        assert deadlines(table.state.timers) == [START + 2 * DAY_MS, None]


@live
async def test_two_nodes_let_a_flag_fall_once(quick_folder: Path) -> None:
    database, ticks = str(quick_folder / "tables.db"), Ticks()
    async with opened(database) as store, opened(database) as others:
        one, other = Host(store, ticks), Host(others, ticks)
        table = await one.open("classic", clock=PerMove(30))
        there = await other.tables.table(table.state.setup.address)
        ticks.passed = 30_000
        await one.tables.store.next_due()
        await table.flag_expired_clock()
        await there.flag_expired_clock()
        assert [line.cause for line in await lines(one, table)] == ["flag"]


@live
async def test_a_flag_is_due_after_a_crash_and_an_outage_counts_for_nobody(address: str) -> None:
    ticks = Ticks()
    async with opened(address) as store:
        host = Host(store, ticks)
        await host.tables.heartbeat()
        table = await host.open("classic", clock=PerMove(30))
        place = table.state.setup.address
    ticks.passed = 3_600_000  # the machine was off for an hour
    async with opened(address) as store:
        tables = await started(store, ticks)
        (outage,) = tables.outages
        assert outage == (START, START + 3_600_000 + OUTAGE_GRACE_MS)
        worker = DueWorker(tables, Inline())
        assert await worker.work() == 1  # it was due: put off
        table = await tables.table(place)
        assert table.state.match.scores == (0, 0)
        ticks.passed += OUTAGE_GRACE_MS + 29_999
        await worker.work()
        assert table.state.match.scores == (0, 0)
        ticks.passed += 1
        await worker.work()
        assert table.state.match.scores == (0, 3)


@live
async def test_a_clock_that_was_set_back_while_nobody_ran_flags_nobody(address: str) -> None:
    async with opened(address) as store:
        host = Host(store)
        await host.tables.heartbeat()
        await host.open("classic", clock=PerMove(30))
    ticks = Ticks()
    ticks.passed = -3_600_000
    async with opened(address) as store:
        tables = await started(store, ticks)
        worker = DueWorker(tables, Inline())
        for _ in range(3):
            await worker.work()
            ticks.passed += 5_000
        (found,) = await store.tables_of_guest(GUESTS[0], 9)
        table = await tables.table(found[0].setup.address)
        assert table.state.match.scores == (0, 0)


@live
@pytest.mark.parametrize("nodes", [1, 2])
async def test_a_clock_set_back_and_forward_again_between_runs_flags_nobody(address: str, nodes: int) -> None:
    ticks = Ticks()
    async with opened(address) as store:
        await (await started(store, ticks)).record_heartbeat()
    ticks.passed -= HOUR_MS  # the clock is set back while nobody runs
    async with opened(address) as store:
        alive = [await started(store, ticks) for _ in range(nodes)]
        host = Host(store, ticks, outages=alive[0].outages)
        table = await host.open("classic", clock=PerMove(30))
        address_of_table = table.state.setup.address
        ticks.passed += OUTAGE_GRACE_MS + 10_000  # of thirty seconds, twenty are left
        for tables in alive:
            await tables.heartbeat()
    ticks.passed += 2 * HOUR_MS  # and is set right again, or forward
    async with opened(address) as store:
        tables = await started(store, ticks)
        worker = DueWorker(tables, Inline())
        await worker.work()
        table = await tables.table(address_of_table)
        assert table.state.match.scores == (0, 0)
        ticks.passed += OUTAGE_GRACE_MS + 19_999
        await worker.work()
        assert table.state.match.scores == (0, 0)
        ticks.passed += 1
        await worker.work()
        assert table.state.match.scores == (0, 3)


@live
async def test_a_node_that_died_with_a_later_clock_is_not_alive(address: str) -> None:
    ticks = Ticks()
    async with opened(address) as store:
        dead = Host(store, ticks)
        table = await dead.open("classic")
        await dead.tables.heartbeat()
        await dead.tables.subscribe(table.state.setup.address, GUESTS[0], 0)
        assert table.state.seats[0].nodes
    ticks.passed -= HOUR_MS
    async with opened(address) as store:
        tables = await started(store, ticks)
        table = await tables.table(table.state.setup.address)
        await tables.heartbeat()
        assert not table.state.seats[0].nodes


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(0, 50)), max_size=6))
def test_overlapping_outages_count_once(raw: list[tuple[int, int]]) -> None:
    outages = [Outage(began, began + length) for began, length in raw]
    lost = {instant for outage in outages for instant in range(outage.began, outage.ended)}
    assert elapsed_ms(0, 200, merged(outages)) == 200 - len(lost)
    assert end_of_wait(0, 200, merged(outages)) == 200 + len(lost)


def test_outages_that_overlap_or_touch_are_one() -> None:
    outages = [Outage(40, 50), Outage(0, 10), Outage(10, 20), Outage(15, 17), Outage(21, 30)]
    assert merged(outages) == [Outage(0, 20), Outage(21, 30), Outage(40, 50)]


@live
async def test_the_machines_clock_may_jump_while_a_node_runs(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address) as store:
        tables = await LiveTables.start(store)
        before = tables.time_source.now()
        for jumped in (0, 10**22):
            monkeypatch.setattr("time.time_ns", lambda jumped=jumped: jumped)
            monkeypatch.setattr("time.time", lambda: 1e12)
            await tables.heartbeat()
            assert 0 <= tables.time_source.now() - before < 60_000


@pytest.mark.parametrize("drift", [-100, 0, 7, 300])
def test_a_node_whose_clock_drifts_keeps_in_time(drift: int) -> None:
    """The drift is in parts per million. Like a node, the test synchronises every five seconds."""
    true = Ticks()

    def ticks() -> int:
        return true() + true() * drift // 1_000_000

    time_source = TimeSource(START, ticks)
    before = time_source.now()
    for _ in range(24 * 720):
        true.passed += 5_000
        assert abs(time_source.now() - before - 5_000) <= 5, "it goes on evenly, and never back"
        time_source.synchronise(START + true.passed)
        before = time_source.now()
    assert abs(before - START - true.passed) <= 25, "after a day"


@given(st.integers(-(10**13), 10**13), st.integers(1, 10**6))
def test_time_never_jumps_whatever_the_storage_says(jump: int, passed: int) -> None:
    ticks = Ticks()
    time_source = TimeSource(START, ticks)
    time_source.synchronise(START + jump)
    assert time_source.now() == START
    ticks.passed = passed
    assert passed * 0.9995 - 1 <= time_source.now() - START <= passed * 1.0005


async def started(store: object, ticks: Ticks) -> LiveTables:
    """Start a node at this time of a shared clock."""

    class Now:
        def __getattr__(self, name: str) -> object:
            return getattr(store, name)

        async def now(self) -> int:
            return START + ticks.passed

    tables = await LiveTables.start(Now())  # type: ignore[arg-type]
    tables.time_source = TimeSource(START + ticks.passed, ticks)
    return tables


@live
async def test_a_node_that_was_away_for_a_moment_makes_no_outage(address: str) -> None:
    for passed, outages in ((0, 0), (NODE_TIMEOUT_MS, 0), (NODE_TIMEOUT_MS + 1, 1)):
        async with opened(f"{address}-{passed}") as store:
            await store.heartbeat("n1", START)
            ticks = Ticks()
            ticks.passed = passed
            assert len((await started(store, ticks)).outages) == outages
