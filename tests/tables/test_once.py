"""Exactly once: actions that are sent again, at the same instant, to another node, or after a restart."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from keypeg.rules.actions import HideCode, LayRow, TakeHint
from keypeg.rules.refusals import Refusal
from keypeg.tables.log_lines import Acted, decode
from keypeg.tables.log_store import AppendRequest, LogStore, Unavailable
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.table import Table
from keypeg.tables.table_log import MAX_ANSWERS
from tests.generators import random_action
from tests.live import Ticks, live, opened
from tests.tables.hosting import GUESTS, Host, hosting
from tests.tables.stores import StoreAround


async def acted(store: LogStore, table: Table) -> list[tuple[int | None, str | None]]:
    """Every action in a table's log, with its id."""
    stored = await store.read(table.id)
    return [(line.seat, line.action) for line in stored if isinstance(decode(line.body), Acted)]


@live
async def test_an_action_that_is_sent_again_is_answered_again(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        version = await host.act(table, 0, HideCode("RGBY"), "hide")
        assert await host.act(table, 0, HideCode("RGBY"), "hide") == version
        answers = await asyncio.gather(*(host.act(table, 1, LayRow("RRGG"), "row") for _ in range(5)))
        assert answers == [version + 1] * 5
        assert await acted(host.tables.store, table) == [(0, "hide"), (1, "row")]


@live
async def test_ids_are_a_seats_own(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("duel")
        first = await host.act(table, 0, HideCode("RGBYY"), "1")
        assert await host.act(table, 1, HideCode("RGBYY"), "1") == first + 1


@live
async def test_an_action_that_is_long_past_is_answered_from_the_log(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        version = await host.act(table, 0, HideCode("RGBY"), "hide")
        for number in range(MAX_ANSWERS + 1):
            await host.act(table, 0, TakeHint(1), f"hint {number}")
        assert (0, "hide") not in table.log._answers
        assert await host.act(table, 0, HideCode("RGBY"), "hide") == version
        hints = len(await acted(host.tables.store, table))
        assert await host.act(table, 0, TakeHint(1), "hint 0") == version + 1
        assert len(await acted(host.tables.store, table)) == hints


@live
async def test_after_a_restart_play_goes_on_and_repeats_are_known(address: str) -> None:
    rng = random.Random(2)
    async with hosting(address) as host:
        table = await host.open("duel")
        before = await host.act(table, 0, HideCode("RGBYY"), "hide")
        await host.act(table, 1, HideCode("RRRRR"), "hide")
        await host.act(table, 0, LayRow("OOOOO"), "covered")
        place, state = table.state.setup.address, table.state
    async with hosting(address) as host:
        table = await host.tables.table(place)
        assert table.state == state  # in the middle of a turn, one row down
        assert await host.act(table, 0, HideCode("RGBYY"), "hide") == before
        assert await host.act(table, 0, LayRow("OOOOO"), "covered") == before + 2
        with pytest.raises(Refusal):
            await host.act(table, 0, LayRow("OOOOO"), "another")
        await host.act(table, 1, LayRow("KKKKK"), "row")
        await host.play_on(table, rng, 30)


@live
async def test_what_was_refused_stays_refused_under_its_id(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        with pytest.raises(Refusal):
            await host.act(table, 1, LayRow("RRGG"), "too early")
        await host.act(table, 0, HideCode("RGBY"), "hide")
        with pytest.raises(Refusal):
            await host.act(table, 1, LayRow("RRGG"), "too early")
        await host.act(table, 1, LayRow("RRGG"), "now")


@live
async def test_a_refusal_stands_while_it_is_among_the_last_sixteen_answers(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        with pytest.raises(Refusal):
            await host.act(table, 1, LayRow("RRGG"), "too early")
        version = await host.act(table, 0, HideCode("RGBY"), "hide")
        for number in range(14):
            await host.act(table, 0, TakeHint(1), f"hint {number}")
        with pytest.raises(Refusal):  # the oldest of sixteen
            await host.act(table, 1, LayRow("RRGG"), "too early")
        await host.act(table, 0, TakeHint(1), "one more")
        assert await host.act(table, 1, LayRow("RRGG"), "too early") == version + 16
        assert await host.act(table, 1, LayRow("RRGG"), "too early") == version + 16


@live
async def test_a_table_remembers_sixteen_answers_whoever_wrote_them(address: str) -> None:
    """Its own answers and those that it read in the log. If it kept all, a long match would fill the memory."""
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store), Host(others)
        here = await one.open("classic")
        there = await other.tables.table(here.state.setup.address)
        for number in range(40):
            await one.act(here, 0, TakeHint(1), f"hint {number}")
        await there.log.catch_up()
        for table in (here, there):
            assert list(table.log._answers) == [(0, f"hint {number}") for number in range(24, 40)]


@pytest.mark.parametrize("id", ["", "x" * 121])
@live
async def test_an_id_is_short_and_there(address: str, id: str) -> None:  # noqa: A002
    async with hosting(address) as host:
        table = await host.open("classic")
        with pytest.raises(TableRefusal) as refused:
            await table.act("ada", 0, HideCode("RGBY"), id)
        assert refused.value.fault is TableFault.BAD_ID
        assert await table.act("ada", 0, HideCode("RGBY"), "x" * 120) == table.state.version


@live
async def test_nobody_else_can_use_up_an_id(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        with pytest.raises(TableRefusal):
            await table.act("eve", 0, HideCode("RRRR"), "1")
        with pytest.raises(TableRefusal):
            await table.sit("eve", "Eve", 0, "1")
        await table.act("ada", 0, HideCode("RGBY"), "1")
        with pytest.raises(TableRefusal):  # nor is eve told what became of it
            await table.act("eve", 0, HideCode("RGBY"), "1")


@pytest.mark.parametrize("nodes", [1, 2])
@live
async def test_both_seats_of_a_duel_act_at_the_same_instant(address: str, nodes: int) -> None:
    async with opened(address) as store, opened(address) as others:
        one = Host(store)
        other = one if nodes == 1 else Host(others)
        here = await one.open("duel", {"rounds": 1})
        there = await other.tables.table(here.state.setup.address)
        await asyncio.gather(one.act(here, 0, HideCode("RGBYY"), "h"), other.act(there, 1, HideCode("WWWWW"), "h"))
        for turn in range(5):
            row = f"t{turn}"
            await asyncio.gather(one.act(here, 0, LayRow("KKKKK"), row), other.act(there, 1, LayRow("OOOOO"), row))
        stored = Counter(await acted(store, here))
        assert set(stored.values()) == {1}
        assert len(stored) == 12
        await asyncio.gather(here.log.catch_up(), there.log.catch_up())
        assert here.state == there.state


async def shuffled_match(rng: random.Random, store: LogStore, others: LogStore, box: str) -> None:
    """Send every action several times, to two nodes in any order. The log holds each action once."""
    ticks = Ticks()
    nodes = [Host(store, ticks), Host(others, ticks)]
    table = await nodes[0].open(box, {"rounds": 1} if box != "duel" else {})
    place = table.state.setup.address
    sent: list[tuple[int, object, str]] = []
    for number in range(25):
        move = random_action(table.state.match, rng)
        if move is None:
            break
        seat, action = move
        assert seat is not None
        sent.append((seat, action, f"{number}"))
        again = rng.sample(sent, min(len(sent), 3))
        for late_seat, late, id_ in [sent[-1], *again, sent[-1]]:
            node = rng.choice(nodes)
            theirs = await node.tables.table(place)
            await theirs.act(GUESTS[late_seat], late_seat, late, id_)  # type: ignore[arg-type]
        await table.log.catch_up()
    ids = [key for key in await acted(store, table) if key[1] is not None]
    assert ids == [(seat, id_) for seat, _, id_ in sent]


@pytest.mark.parametrize("box", ["classic", "duel", "group"])
@live
async def test_repeats_in_any_order_to_two_nodes_change_nothing(box: str, quick_folder: Path) -> None:
    rng = random.Random(f"shuffled {box}")
    database = str(quick_folder / "tables.db")
    async with opened(database) as store, opened(database) as others:
        for _ in range(8):
            await shuffled_match(rng, store, others, box)


@live
async def test_two_nodes_on_postgresql_play_one_match(postgres_address: str) -> None:
    rng = random.Random(11)
    async with opened(postgres_address) as store, opened(postgres_address) as others:
        for box in ("classic", "duel", "group"):
            await shuffled_match(rng, store, others, box)


@live
async def test_subscribers_on_one_node_get_what_another_appended(postgres_address: str) -> None:
    async with opened(postgres_address) as store, opened(postgres_address) as others:
        one, other = Host(store), Host(others)
        table = await one.open("classic")
        listening = asyncio.create_task(other.tables.listen())
        there, subscription = await other.tables.subscribe(table.state.setup.address, None, None)
        assert len(await subscription.next()) == 1
        version = await one.act(table, 0, HideCode("RGBY"))
        (message,) = await subscription.next()
        assert f'"version":{version}'.encode() in message
        assert there.state == table.state
        listening.cancel()


class Torn(StoreAround):
    """A store whose next append fails, written or not, as when a connection breaks."""

    def __init__(self, store: LogStore) -> None:
        super().__init__(store)
        self.tears: list[bool] = []

    async def append(self, request: AppendRequest) -> None:
        if not self.tears:
            return await self._store.append(request)
        if self.tears.pop(0):
            await self._store.append(request)
        raise Unavailable("torn")


@pytest.mark.parametrize("arrives", [True, False])
@live
async def test_an_append_that_fails_is_played_once_when_it_is_sent_again(address: str, arrives: bool) -> None:  # noqa: FBT001
    async with opened(address) as store:
        torn = Torn(store)
        host = Host(torn)
        table = await host.open("classic")
        _, subscription = await host.tables.subscribe(table.state.setup.address, None, None)
        subscription.take()
        before = table.state
        torn.tears = [arrives]
        with pytest.raises(Unavailable):
            await host.act(table, 0, HideCode("RGBY"), "hide")
        assert table.state is before  # nobody is told what may not be true
        assert subscription.take() == []
        version = await host.act(table, 0, HideCode("RGBY"), "hide")
        assert version == before.version + 1
        assert len(subscription.take()) == 1
        assert await acted(store, table) == [(0, "hide")]


@live
async def test_one_who_hangs_up_in_the_middle_may_ask_again(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        sending = asyncio.create_task(host.act(table, 0, HideCode("RGBY"), "hide"))
        await asyncio.sleep(0)
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending
        await host.act(table, 0, HideCode("RGBY"), "hide")
        await host.act(table, 1, LayRow("RRGG"), "row")
        assert await acted(host.tables.store, table) == [(0, "hide"), (1, "row")]
