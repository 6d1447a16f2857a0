"""Computers at tables: their moves are due work, which any node does once, even after a crash."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from keypeg.players.levels import LEVELS, draw_pace_seconds
from keypeg.rules import referee
from keypeg.rules.actions import HideCode, LayRow, TakeHint
from keypeg.rules.offers import MayHideCode, MayLayRow
from keypeg.tables.clocks import PerMove
from keypeg.tables.due_work import LEASE_MS, DueWorker, thinkers
from keypeg.tables.live_tables import FOLLOWED_MS
from keypeg.tables.log_lines import Acted, decode
from keypeg.tables.log_store import LogStore
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.seat_plans import MAX_ROUNDS, SeatRequest
from keypeg.tables.setup import SeatKind, Stage
from keypeg.tables.table import Table
from keypeg.tables.thinking_turns import ThinkingTurns
from tests.live import Ticks, live, opened
from tests.tables.hosting import ANYONE, Host, hosting
from tests.tables.inline_executor import Inline

COMPUTER = SeatRequest(SeatKind.COMPUTER, "casual")


async def actions(store: LogStore, table: Table) -> list[Acted]:
    decoded = [decode(stored.body) for stored in await store.read(table.id)]
    return [line for line in decoded if isinstance(line, Acted)]


async def work_off(host: Host, *workers: DueWorker) -> int:
    """Let time pass and the workers take turns until nothing is due. Returns how much work was done."""
    done = 0
    while (at := await host.tables.store.next_due()) is not None:
        host.ticks.passed = max(host.ticks.passed, at - host.tables.time_source.now() + host.ticks.passed)
        for worker in workers:
            done += await worker.work()
    return done


@pytest.mark.parametrize(
    ("box", "options"),
    [
        ("classic", {}),
        ("classic", {"marking": "by_hand", "rounds": 1}),
        ("duel", {"rings": 4, "rounds": 1}),
        ("duel", {"rings": 4, "rounds": 1, "race": True}),
    ],
)
@live
async def test_computers_play_a_whole_match_by_themselves(
    box: str, options: dict[str, Any], quick_folder: Path
) -> None:
    database, ticks = str(quick_folder / "tables.db"), Ticks()
    async with opened(database) as store, opened(database) as others:
        one, other = Host(store, ticks), Host(others, ticks)
        table = await one.open(box, options, plan=[COMPUTER, COMPUTER])
        assert table.state.stage is Stage.PLAYING
        await one.tables.subscribe(table.state.setup.address, None, None)
        await work_off(one, DueWorker(one.tables, Inline()), DueWorker(other.tables, Inline()))
        table = await one.tables.table(table.state.setup.address)
        await table.log.catch_up()
        assert table.state.stage is Stage.OVER
        stored = [(line.seat, line.action) for line in await store.read(table.id) if line.action]
        assert len(stored) == len(set(stored))


@live
async def test_group_tables_of_computers_are_dealt(quick_folder: Path) -> None:
    async with hosting(str(quick_folder / "tables.db")) as host:
        table = await host.open("group", plan=[COMPUTER, COMPUTER, COMPUTER])
        await host.tables.subscribe(table.state.setup.address, None, None)
        worker = DueWorker(host.tables, Inline())
        for _ in range(4):
            await worker.work()
        table = await host.tables.table(table.state.setup.address)
        kinds = [type(line.action).__name__ for line in await actions(host.tables.store, table)]
        assert kinds[:2] == ["Deal", "AskRow"]


@live
async def test_a_computer_answers_people(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", plan=[COMPUTER, ANYONE])
        worker = DueWorker(host.tables, Inline())
        assert await worker.work() == 1
        assert await worker.work() == 0
        await table.act("bo", 1, LayRow("RRGG"), "row")
        assert [line.seat for line in await actions(host.tables.store, table)] == [0, 1]
        assert await host.tables.store.next_due() is None


@live
async def test_work_that_was_taken_and_not_done_is_taken_again(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", plan=[COMPUTER, ANYONE])
        crashed, worker = DueWorker(host.tables, Inline()), DueWorker(host.tables, Inline())
        assert len(await crashed.lease()) == 1
        assert await worker.work() == 0
        host.ticks.passed += LEASE_MS
        assert await worker.work() == 1
        assert len(await actions(host.tables.store, table)) == 1


@live
async def test_work_that_two_do_is_done_once(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        ticks = Ticks()
        one, other = Host(store, ticks), Host(others, ticks)
        table = await one.open("classic", plan=[COMPUTER, ANYONE])
        slow, quick = DueWorker(one.tables, Inline()), DueWorker(other.tables, Inline())
        (due,) = await slow.lease()
        await quick.do(due)  # its lease ran out, and another was quicker
        await slow.do(due)
        assert len(await actions(store, table)) == 1


@live
async def test_nobody_holds_a_computer_up_by_fidgeting(address: str) -> None:
    """Actions of others while a computer thinks neither cancel its move nor delay it."""
    async with hosting(address) as host:
        table = await host.open("duel", {"race": True}, plan=[COMPUTER, ANYONE])
        worker = DueWorker(host.tables, Inline())
        await worker.work()
        await table.act("bo", 1, HideCode("RGBYY"), "hide")
        at = await host.tables.store.next_due()
        assert at is not None
        for number in range(5):
            host.ticks.passed += 100
            await table.act("bo", 1, TakeHint(1), f"{number}")
            assert await host.tables.store.next_due() == at
        host.ticks.passed += at - host.tables.time_source.now()
        (due,) = await worker.lease()
        await table.act("bo", 1, TakeHint(1), "while it thinks")
        await worker.do(due)
        assert isinstance((await actions(host.tables.store, table))[-1].action, LayRow)


@live
async def test_a_computers_pace_counts_from_the_start_of_a_race(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("duel", {"race": True}, plan=[COMPUTER, ANYONE])
        await DueWorker(host.tables, Inline()).work()
        host.ticks.passed += 1_000
        await table.act("bo", 1, HideCode("RGBYY"), "hide")
        starts, seed = table.state.race_starts, table.state.setup.plans[0].seed
        assert starts is not None
        assert seed is not None
        assert starts > host.tables.time_source.now()
        seconds = draw_pace_seconds(LEVELS["casual"], seed, referee.view(table.state.match, 0))
        assert await host.tables.store.next_due() == starts + round(seconds * 1000)


async def play_to_the_end(host: Host, table: Table, guest: str, seat: int) -> None:
    """Play for a person, always the same code and row, and let the computer answer."""
    worker = DueWorker(host.tables, Inline())
    for number in range(100):
        if table.state.stage is Stage.OVER:
            return
        kinds = {type(offer) for offer in table.state.offers[seat]}
        if MayHideCode in kinds:
            await table.act(guest, seat, HideCode("RGBY"), f"{number}")
        elif MayLayRow in kinds:
            await table.act(guest, seat, LayRow("RRGG"), f"{number}")
        else:
            assert await worker.work() == 1
    raise AssertionError("the match does not end")


@live
async def test_a_rematch_against_a_computer_is_played_to_its_end(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1}, plan=[ANYONE, COMPUTER])
        await play_to_the_end(host, table, "ada", 0)
        offer = await host.tables.rematch(table, "ada", 0, "again")
        assert offer.table is not None
        assert [(seat.guest, seat.level) for seat in offer.table.state.seats] == [(None, "casual"), ("ada", None)]
        await play_to_the_end(host, offer.table, "ada", 1)


@live
async def test_a_race_starts_for_both_at_an_announced_instant(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("duel", {"race": True})
        await host.act(table, 0, HideCode("RGBYY"))
        await host.act(table, 1, HideCode("RGBYY"))
        starts = table.state.race_starts
        assert starts is not None
        assert starts > host.tables.time_source.now()
        for seat in (0, 1):
            with pytest.raises(Exception, match="race_not_started"):
                await host.act(table, seat, LayRow("RRRRR"))
        host.ticks.passed += starts - host.tables.time_source.now()
        await host.act(table, 1, LayRow("RGBYY"))  # arrival at the referee decides
        assert table.state.match.scores == (0, 1)
        assert table.state.race_starts is None


@live
async def test_computers_think_in_other_processes_while_people_play(address: str) -> None:
    async with hosting(address) as host:
        with thinkers(1) as executor:
            running = asyncio.create_task(DueWorker(host.tables, executor).run())
            table = await host.open("classic", plan=[COMPUTER, ANYONE])
            _, subscription = await host.tables.subscribe(table.state.setup.address, "bo", 1)
            seen = b""
            while b"code_hidden" not in seen:
                seen = b"".join(await subscription.next())
                if b'"hidden":true' in seen:
                    break
            await table.act("bo", 1, LayRow("RRGG"), "row")
            running.cancel()


ALONE = [COMPUTER, COMPUTER]


async def work_for(worker: DueWorker, most: int) -> int:
    """Do what is due now, at most so often. Returns how much work was done."""
    return sum([await worker.work() for _ in range(most)])


@live
async def test_computers_alone_play_only_while_somebody_follows(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1000}, plan=ALONE)
        worker, store = DueWorker(host.tables, Inline()), host.tables.store
        assert await work_for(worker, 3) == 0
        assert await store.next_due() is None
        _, subscription = await host.tables.subscribe(table.state.setup.address, None, None)
        assert await work_for(worker, 3) == 3
        host.ticks.passed += 2 * FOLLOWED_MS
        assert await work_for(worker, 3) == 3  # still followed here
        await host.tables.heartbeat()
        await host.tables.unsubscribe(table, subscription)
        assert await work_for(worker, 3) == 3  # whoever lost a connection has time to come back
        version = table.state.version
        host.ticks.passed += FOLLOWED_MS
        assert await work_for(worker, 3) == 1, "it is looked at once, and parked"
        assert table.state.version == version
        assert await store.next_due() is None
        await host.tables.heartbeat()
        assert await store.next_due() is None
        await host.tables.subscribe(table.state.setup.address, None, None)
        assert await work_for(worker, 3) == 3
        assert table.state.version == version + 3


@live
async def test_computers_alone_play_for_a_follower_at_another_node_and_after_a_restart(address: str) -> None:
    ticks = Ticks()
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store, ticks), Host(others, ticks)
        table = await one.open("classic", {"rounds": 1000}, plan=ALONE)
        place = table.state.setup.address
        await other.tables.subscribe(place, None, None)
        worker = DueWorker(one.tables, Inline())
        assert await work_for(worker, 5) == 5
        await table.log.catch_up()
        ticks.passed += FOLLOWED_MS - 1
        await other.tables.heartbeat()
        ticks.passed += FOLLOWED_MS - 1
        assert await work_for(worker, 5) == 5
        version = table.state.version
        ticks.passed += FOLLOWED_MS  # the other node is gone
        await work_for(worker, 2)
        assert table.state.version == version
    async with opened(address) as store:
        host = Host(store, ticks)
        worker = DueWorker(host.tables, Inline())
        assert await work_for(worker, 2) == 0
        table, _ = await host.tables.subscribe(place, None, None)
        assert await work_for(worker, 2) == 2
        assert table.state.version == version + 2


@live
async def test_a_stop_costs_computers_alone_no_time(address: str) -> None:
    """They have no clock: it would run while they are stopped."""
    async with hosting(address) as host:
        table = await host.open("classic", plan=ALONE, clock=PerMove(30))
        assert table.state.setup.clock is None
        with_person = await host.open("classic", plan=[COMPUTER, ANYONE], clock=PerMove(30))
        assert with_person.state.setup.clock == PerMove(30)


@live
async def test_the_number_of_rounds_at_a_table_has_an_end(address: str) -> None:
    async with hosting(address) as host:
        await host.open("classic", {"rounds": MAX_ROUNDS})
        with pytest.raises(TableRefusal) as refused:
            await host.open("classic", {"rounds": MAX_ROUNDS + 1})
        assert refused.value.fault is TableFault.TOO_MANY_ROUNDS
        assert refused.value.values == {"most": MAX_ROUNDS}


@live
async def test_people_go_before_computers_alone_and_guests_take_turns(address: str) -> None:
    async with hosting(address) as host:
        for _ in range(6):
            table = await host.open("classic", plan=ALONE)
            await host.tables.subscribe(table.state.setup.address, None, None)
        for number, guest in enumerate(["greedy"] * 5 + ["modest"]):
            host.ticks.passed = number + 1
            seats = [COMPUTER, SeatRequest(SeatKind.GUEST)]
            await host.tables.open(guest, guest, "classic", {}, seats)
        worker = DueWorker(host.tables, Inline())
        leased = await worker.lease(3)
        assert [(work.opener, work.computers_alone) for work in leased] == [
            ("greedy", False),
            ("modest", False),
            ("greedy", False),
        ]
        leased = await worker.lease(32, ["greedy"])
        assert [(work.opener, work.computers_alone) for work in leased] == [("opener", True)] * 6
        assert await host.tables.store.next_due(["greedy"]) == host.tables.time_source.now() + LEASE_MS
        assert len(await worker.lease(32)) == 3


class Pending(Executor):
    """Runs nothing by itself: the test says which thought ends."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[Future[Any], Any]] = []
        self.most = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.thoughts.append((future, lambda: fn(*args, **kwargs)))
        self.most = max(self.most, len(self.thoughts))
        return future

    def end_first(self) -> None:
        future, work = self.thoughts.pop(0)
        future.set_result(work())


@live
async def test_one_guests_heavy_tables_hold_no_other_guest_up(address: str) -> None:
    """A guest with many tables has few moves under way, and the next thought is that of a guest who waits for one."""
    async with hosting(address) as host:
        executor = Pending()
        running = asyncio.create_task(DueWorker(host.tables, executor, turns=ThinkingTurns(2)).run())
        for _ in range(12):
            await host.tables.open("greedy", "Greedy", "classic", {}, [COMPUTER, SeatRequest(SeatKind.GUEST)])
        while not executor.thoughts:
            await asyncio.sleep(0.01)
        made = await host.tables.open("modest", "Modest", "classic", {}, [COMPUTER, SeatRequest(SeatKind.GUEST)])
        while len(executor.thoughts) < 2:
            await asyncio.sleep(0.01)
        assert executor.most == 2, "as many as there are processes"
        _, work = executor.thoughts[1]
        executor.thoughts[1][0].set_result(work())  # no thought of the greedy guest's had to end before
        while made.table.state.actions == 0:
            await asyncio.sleep(0.01)
        running.cancel()
