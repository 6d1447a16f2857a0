"""Computers at tables: their moves are due work, taken once by any node, also after a crash."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from keypeg.rules.actions import HideCode, LayRow, TakeHint
from keypeg.tables.lines import Acted, decode
from keypeg.tables.logs import Logs
from keypeg.tables.planning import Wanted
from keypeg.tables.settings import Sitter, Stage
from keypeg.tables.table import Table
from keypeg.tables.working import LEASE, Worker, thinkers
from tests.live import Ticks, live, opened
from tests.tables.hosting import ANYONE, Host, hosting
from tests.tables.thinking import Inline

COMPUTER = Wanted(Sitter.COMPUTER, "casual")


async def actions(logs: Logs, table: Table) -> list[Acted]:
    decoded = [decode(stored.body) for stored in await logs.read(table.id)]
    return [line for line in decoded if isinstance(line, Acted)]


async def work_off(host: Host, *workers: Worker) -> int:
    """Do all that is due, in turns, letting time pass; and say how much it was."""
    done = 0
    while (at := await host.tables.logs.next_due()) is not None:
        host.ticks.passed = max(host.ticks.passed, at - host.tables.instants.now() + host.ticks.passed)
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
    async with opened(database) as logs, opened(database) as others:
        one, other = Host(logs, ticks), Host(others, ticks)
        table = await one.open(box, options, plan=[COMPUTER, COMPUTER])
        assert table.course.stage is Stage.PLAYING
        await work_off(one, Worker(one.tables, Inline()), Worker(other.tables, Inline()))
        table = await one.tables.table(table.course.head.address)
        await table.catch_up()
        assert table.course.stage is Stage.OVER
        stored = [(line.seat, line.action) for line in await logs.read(table.id) if line.action]
        assert len(stored) == len(set(stored))


@live
async def test_group_tables_of_computers_are_dealt(quick_folder: Path) -> None:
    async with hosting(str(quick_folder / "tables.db")) as host:
        table = await host.open("group", plan=[COMPUTER, COMPUTER, COMPUTER])
        worker = Worker(host.tables, Inline())
        for _ in range(4):
            await worker.work()
        table = await host.tables.table(table.course.head.address)
        kinds = [type(line.action).__name__ for line in await actions(host.tables.logs, table)]
        assert kinds[:2] == ["Deal", "AskRow"]


@live
async def test_a_computer_answers_people(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", plan=[COMPUTER, ANYONE])
        worker = Worker(host.tables, Inline())
        assert await worker.work() == 1
        assert await worker.work() == 0
        await table.act("bo", 1, LayRow("RRGG"), "row")
        assert [line.seat for line in await actions(host.tables.logs, table)] == [0, 1]
        assert await host.tables.logs.next_due() is None


@live
async def test_work_that_was_taken_and_not_done_is_taken_again(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", plan=[COMPUTER, ANYONE])
        crashed, worker = Worker(host.tables, Inline()), Worker(host.tables, Inline())
        assert len(await crashed.claim()) == 1
        assert await worker.work() == 0
        host.ticks.passed += LEASE
        assert await worker.work() == 1
        assert len(await actions(host.tables.logs, table)) == 1


@live
async def test_work_that_two_do_is_done_once(address: str) -> None:
    async with opened(address) as logs, opened(address) as others:
        ticks = Ticks()
        one, other = Host(logs, ticks), Host(others, ticks)
        table = await one.open("classic", plan=[COMPUTER, ANYONE])
        slow, quick = Worker(one.tables, Inline()), Worker(other.tables, Inline())
        (due,) = await slow.claim()
        await quick.do(due)  # its lease ran out, and another was quicker
        await slow.do(due)
        assert len(await actions(logs, table)) == 1


@live
async def test_nobody_holds_a_computer_up_by_fidgeting(address: str) -> None:
    """What others do while it thinks neither loses its move nor puts it off."""
    async with hosting(address) as host:
        table = await host.open("duel", {"race": True}, plan=[COMPUTER, ANYONE])
        worker = Worker(host.tables, Inline())
        await worker.work()
        await table.act("bo", 1, HideCode("RGBYY"), "hide")
        at = await host.tables.logs.next_due()
        assert at is not None
        for number in range(5):
            host.ticks.passed += 100
            await table.act("bo", 1, TakeHint(1), f"{number}")
            assert await host.tables.logs.next_due() == at
        host.ticks.passed += at - host.tables.instants.now()
        (due,) = await worker.claim()
        await table.act("bo", 1, TakeHint(1), "while it thinks")
        await worker.do(due)
        assert isinstance((await actions(host.tables.logs, table))[-1].action, LayRow)


@live
async def test_a_race_starts_for_both_at_an_announced_instant(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("duel", {"race": True})
        await host.act(table, 0, HideCode("RGBYY"))
        await host.act(table, 1, HideCode("RGBYY"))
        starts = table.course.race_starts
        assert starts is not None
        assert starts > host.tables.instants.now()
        for seat in (0, 1):
            with pytest.raises(Exception, match="race_not_started"):
                await host.act(table, seat, LayRow("RRRRR"))
        host.ticks.passed += starts - host.tables.instants.now()
        await host.act(table, 1, LayRow("RGBYY"))  # arrival at the referee decides
        assert table.course.state.scores == (0, 1)
        assert table.course.race_starts is None


@live
async def test_computers_think_in_other_processes_while_people_play(address: str) -> None:
    async with hosting(address) as host:
        with thinkers(1) as executor:
            running = asyncio.create_task(Worker(host.tables, executor).run())
            table = await host.open("classic", plan=[COMPUTER, ANYONE])
            _, following = await host.tables.follow(table.course.head.address, "bo", 1)
            seen = b""
            while b"code_hidden" not in seen:
                seen = b"".join(await following.next())
                if b'"hidden":true' in seen:
                    break
            await table.act("bo", 1, LayRow("RRGG"), "row")
            running.cancel()
