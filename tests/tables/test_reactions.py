"""Reactions, answers to a rematch, and the number of onlookers, on one node and on two."""

import pytest

from keypeg.rules.actions import Resign
from keypeg.tables.log_store import AppendRequest, LogStore
from keypeg.tables.presence import NODE_TIMEOUT_MS
from keypeg.tables.refusals import TableFault
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind
from keypeg.tables.table_state import REACTION_PAUSE_MS
from tests.live import Ticks, live, opened
from tests.tables.hosting import Host, hosting, read
from tests.tables.stores import StoreAround
from tests.tables.test_refusal_values import assert_refused


@live
async def test_a_reaction_reaches_everybody_at_every_node(address: str) -> None:
    ticks = Ticks()
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store, ticks), Host(others, ticks)
        table = await one.open("duel")
        there = await other.tables.table(table.state.setup.address)
        following = [table.subscribe(0), there.subscribe(1), there.subscribe(None)]
        for subscription in following:
            subscription.take()
        version = await table.react("ada", 0, "clap", "r1")
        assert await table.react("ada", 0, "clap", "r1") == version, "it is sent once"
        await there.log.catch_up()
        for subscription in following:
            (message,) = read(subscription.take())
            assert message["reaction"] == {"seat": 0, "reaction": "clap"}
        # The pause is counted at every node, and for each seat alone.
        ticks.passed += REACTION_PAUSE_MS - 1
        await assert_refused(there.react("ada", 0, "wow", "r2"), TableFault.REACTION_TOO_SOON)
        await there.react("bo", 1, "wow", "r2")
        ticks.passed += 1
        await there.react("ada", 0, "wow", "r3")
        await assert_refused(there.react("cy", 0, "wow", "r4"), TableFault.NOT_YOUR_SEAT, why="not_there")
        loaded = await Host(store, ticks).tables.table(table.state.setup.address)
        assert loaded.state == there.state


@live
async def test_reactions_are_not_in_the_record(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1})
        await host.act(table, 0, Resign())
        before = await host.tables.export(table, None, None)
        host.tables.forget(table.id)
        again = await host.tables.table(table.state.setup.address)
        await again.react("bo", 1, "well_played", "r1")
        assert await host.tables.export(again, None, None) == before


@live
async def test_a_rematch_is_declined_and_the_last_answer_counts(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1})
        await assert_refused(table.decline_rematch("ada", 0, "no"), TableFault.NOT_OVER)
        await host.act(table, 0, Resign())
        await host.tables.rematch(table, "ada", 0, "again")
        await table.decline_rematch("bo", 1, "no")
        assert (table.state.rematch_offers, table.state.rematch_declined) == (frozenset({0}), frozenset({1}))
        await table.decline_rematch("ada", 0, "no longer")
        assert (await host.tables.rematch(table, "bo", 1, "again")).table is None
        assert (table.state.rematch_offers, table.state.rematch_declined) == (frozenset({1}), frozenset({0}))
        offer = await host.tables.rematch(table, "ada", 0, "after all")
        assert offer.table is not None
        await assert_refused(table.decline_rematch("bo", 1, "too late"), TableFault.ALREADY_BEGUN, why="rematch")


@live
async def test_onlookers_are_counted_over_all_nodes(address: str) -> None:
    ticks = Ticks()
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store, ticks), Host(others, ticks)
        table = await one.open("classic")
        place = table.state.setup.address
        for host in (one, other):
            await host.tables.heartbeat()
        _, first = await one.tables.subscribe(place, None, None)
        await one.tables.subscribe(place, None, None)
        assert table.state.onlookers == 0, "the heartbeat counts them"
        await one.tables.heartbeat()
        assert table.state.onlookers == 2
        await other.tables.subscribe(place, None, None)
        await other.tables.heartbeat()
        await table.log.catch_up()
        assert table.state.onlookers == 3
        await one.tables.unsubscribe(table, first)
        await one.tables.heartbeat()
        assert table.state.onlookers == 2
        version = table.state.version
        await one.tables.heartbeat()
        assert table.state.version == version, "what is known is not recorded again"
        ticks.passed += 2 * NODE_TIMEOUT_MS  # the other node is gone
        await one.tables.heartbeat()
        assert table.state.onlookers == 1


@live
async def test_players_are_no_onlookers_and_a_table_that_is_over_counts_none(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1})
        place = table.state.setup.address
        await host.tables.subscribe(place, "ada", 0)
        await host.tables.heartbeat()
        assert table.state.onlookers == 0
        await host.act(table, 0, Resign())
        version = table.state.version
        await host.tables.subscribe(place, None, None)
        await host.tables.heartbeat()
        assert (table.state.onlookers, table.state.version) == (0, version)


@live
async def test_computers_alone_are_not_told_of_their_onlookers(address: str) -> None:
    computer = SeatRequest(SeatKind.COMPUTER, level="novice")
    async with hosting(address) as host:
        table = await host.open("classic", plan=[computer, computer])
        await host.tables.subscribe(table.state.setup.address, None, None)
        await host.tables.heartbeat()
        assert (table.state.onlookers, table.state.version) == (0, 0)


class Broken(StoreAround):
    """A store that fails whenever something is appended to one table."""

    def __init__(self, store: LogStore) -> None:
        super().__init__(store)
        self.table = 0

    async def append(self, request: AppendRequest) -> None:
        if request.table == self.table:
            raise ValueError("broken")
        await self._store.append(request)


@live
async def test_a_table_that_fails_keeps_no_other_from_counting_its_onlookers(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(address) as store:
        broken = Broken(store)
        host = Host(broken)
        tables = [await host.open("classic") for _ in range(2)]
        for table in tables:
            await host.tables.subscribe(table.state.setup.address, None, None)
        broken.table = tables[0].id
        await host.tables.heartbeat()
        assert [table.state.onlookers for table in tables] == [0, 1]
        (record,) = caplog.records
        assert (record.getMessage(), vars(record)["fields"]) == ("presence not refreshed", {"table": tables[0].id})
        assert record.exc_info is not None
        assert record.exc_info[0] is ValueError
