"""The tables of a node: seats and links, presence, claims, rematches, and eviction from memory."""

import asyncio
import gc
import json
import tracemalloc
from enum import StrEnum

import pytest

from keypeg.rules.actions import HideCode, LayRow, Resign, TakeHint
from keypeg.storage.quotas import tables_of_opener, tables_of_origin
from keypeg.tables import guests
from keypeg.tables.clocks import Days
from keypeg.tables.log_store import AppendRequest, LogStore
from keypeg.tables.presence import NODE_TIMEOUT_MS
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind, Stage
from keypeg.tables.table import Table
from keypeg.tables.table_state import CLAIM_COUNTDOWN_MS
from tests.live import Ticks, live, opened
from tests.tables.hosting import Host, hosting, read
from tests.tables.stores import StoreAround

ME, LINK, ANYONE = SeatRequest(SeatKind.GUEST), SeatRequest(SeatKind.LINK), SeatRequest(SeatKind.ANYONE)


async def refused(awaitable: object) -> StrEnum:
    with pytest.raises(TableRefusal) as refusal:
        await awaitable  # type: ignore[misc]
    return refusal.value.fault


@live
async def test_a_seats_secret_is_not_the_tables_address(address: str) -> None:
    async with hosting(address) as host:
        tables = host.tables
        made = await tables.open("ada", "Ada", "classic", {}, [ME, LINK])
        table = made.table
        assert await refused(tables.sit(table, "bo", "Bo", 1, "1")) is TableFault.WRONG_LINK
        wrong = table.state.setup.address
        assert await refused(tables.sit(table, "bo", "Bo", 1, "2", wrong)) is TableFault.WRONG_LINK
        assert await refused(tables.sit(table, "bo", "Bo", 0, "3", made.links[1])) is TableFault.SEAT_TAKEN
        await tables.sit(table, "bo", "Bo", 1, "4", made.links[1])
        assert table.state.stage is Stage.PLAYING
        assert await refused(tables.sit(table, "cy", "Cy", 1, "5", made.links[1])) is TableFault.SEAT_TAKEN
        everything = repr(made) + repr(table.state.setup) + table.snapshot(None).decode()
        assert made.links[1] not in everything
        stored = await tables.store.get(table.id)
        assert made.links[1] not in str(stored)


@live
async def test_one_of_two_gets_a_seat_that_both_want(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store), Host(others)
        made = await one.tables.open("ada", "Ada", "classic", {}, [ME, ANYONE])
        there = await other.tables.table(made.table.state.setup.address)
        outcomes = await asyncio.gather(
            one.tables.sit(made.table, "bo", "Bo", 1, "x"),
            other.tables.sit(there, "cy", "Cy", 1, "y"),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["TableRefusal", "int"]
        await there.log.catch_up()
        assert len(await store.tables_of_guest("bo", 9)) + len(await store.tables_of_guest("cy", 9)) == 1


@live
async def test_a_person_may_hold_several_seats_and_each_sees_its_own(address: str) -> None:
    async with hosting(address) as host:
        seats = [SeatRequest(SeatKind.GUEST, name="Ada"), SeatRequest(SeatKind.GUEST, name="Bo")]
        made = await host.tables.open("screen", "Screen", "duel", {}, seats)
        await made.table.act("screen", 0, HideCode("RGBYY"), "1")
        assert read([made.table.snapshot(0)])[0]["view"]["code"] == "RGBYY"
        assert read([made.table.snapshot(1)])[0]["view"]["code"] is None
        assert [seat for _, seat in await host.tables.store.tables_of_guest("screen", 9)] == [0, 1]
        assert [seat["name"] for seat in read([made.table.snapshot(1)])[0]["seats"]] == ["Ada", "Bo"]


@live
async def test_a_seat_may_be_given_up_until_the_match_begins(address: str) -> None:
    async with hosting(address) as host:
        made = await host.tables.open("ada", "Ada", "classic", {}, [ME, ANYONE])
        await made.table.stand("ada", 0, "up")
        assert not made.table.state.seats[0].taken
        await host.tables.sit(made.table, "ada", "Ada", 0, "down")
        await host.tables.sit(made.table, "bo", "Bo", 1, "down")
        assert await refused(made.table.stand("bo", 1, "up")) is TableFault.ALREADY_BEGUN


@live
async def test_who_gave_a_seat_up_looks_on_from_it_no_longer(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store), Host(others)
        made = await one.tables.open("eve", "Eve", "classic", {}, [ANYONE, ANYONE])
        place = made.table.state.setup.address
        await one.tables.sit(made.table, "eve", "Eve", 0, "down")
        table, subscription = await one.tables.subscribe(place, "eve", 0)
        there, elsewhere = await other.tables.subscribe(place, "eve", 0)
        await table.stand("eve", 0, "up")
        for seat, guest in enumerate(("ada", "bo")):
            await one.tables.sit(table, guest, guest, seat, "down")
        await table.act("ada", 0, HideCode("RGBY"), "hide")
        await there.log.catch_up()
        for node, at, end in ((one, table, subscription), (other, there, elsewhere)):
            assert b"RGBY" not in b"".join(end.take())
            assert await end.next() == []
            assert end not in at.subscriptions
            await node.tables.unsubscribe(at, end)


@live
async def test_guests_move_to_another_device_by_a_link(address: str) -> None:
    async with hosting(address) as host:
        store = host.tables.store
        ada = await guests.create_guest(store, "Ada", 0)
        assert ada.token not in repr(ada)
        assert await guests.authenticate(store, ada.token) == (ada.guest, "Ada", False)
        secret = await guests.create_transfer_link(store, ada.guest, 0)
        there = await guests.redeem_transfer_link(store, secret, guests.TRANSFER_LINK_MS - 1)
        assert there is not None
        assert there.guest == ada.guest
        assert await guests.authenticate(store, there.token) == (ada.guest, "Ada", False)
        assert await guests.redeem_transfer_link(store, secret, 0) is None
        late = await guests.create_transfer_link(store, ada.guest, 0)
        assert await guests.redeem_transfer_link(store, late, guests.TRANSFER_LINK_MS) is None


def present(table: Table) -> list[bool]:
    return [seat["present"] for seat in read([table.snapshot(None)])[0]["seats"]]


@live
async def test_presence_is_shown_and_outlives_all_but_the_last_device(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        place = table.state.setup.address
        assert present(table) == [False, False]
        _, phone = await host.tables.subscribe(place, "ada", 0)
        _, laptop = await host.tables.subscribe(place, "ada", 0)
        _, onlooker = await host.tables.subscribe(place, None, None)
        onlooker.take()
        assert present(table) == [True, False]
        await host.tables.unsubscribe(table, phone)
        assert present(table) == [True, False]
        assert onlooker.take() == []
        await host.tables.unsubscribe(table, laptop)
        assert present(table) == [False, False]
        (message,) = read(onlooker.take())
        assert message["seats"][0]["claim_from"] == host.tables.time_source.now() + CLAIM_COUNTDOWN_MS


@live
async def test_a_round_is_claimed_after_a_countdown_that_all_see(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        place = table.state.setup.address
        _, ada = await host.tables.subscribe(place, "ada", 0)
        assert await refused(table.claim("bo", 1, 0, "she is there")) is TableFault.NOTHING_TO_CLAIM
        await host.tables.unsubscribe(table, ada)
        host.ticks.passed += CLAIM_COUNTDOWN_MS - 1
        assert await refused(table.claim("bo", 1, 0, "too early")) is TableFault.NOTHING_TO_CLAIM
        host.ticks.passed += 1
        assert await refused(table.claim("ada", 0, 1, "not away")) is TableFault.NOTHING_TO_CLAIM
        assert await refused(table.claim("cy", 1, 0, "nobody")) is TableFault.NOT_YOUR_SEAT
        await table.claim("bo", 1, 0, "now")
        await table.claim("bo", 1, 0, "now")
        assert table.state.match.scores == (0, 3)
        # Now it is bo's turn to hide: who is not waited for loses nothing by being away.
        assert await refused(table.claim("bo", 1, 0, "again")) is TableFault.NOTHING_TO_CLAIM
        host.ticks.passed += CLAIM_COUNTDOWN_MS
        await table.act("bo", 1, HideCode("RGBY"), "hide")
        assert await refused(table.claim("bo", 1, 0, "at once")) is TableFault.NOTHING_TO_CLAIM
        host.ticks.passed += CLAIM_COUNTDOWN_MS
        await table.claim("bo", 1, 0, "after a countdown of its own")
        snapshot = json.loads(table.snapshot(None))
        assert snapshot["causes"] == [[0, "claim"], [1, "claim"]], "whoever comes later knows it too"


@live
async def test_coming_back_stops_the_countdown_and_days_have_none(address: str) -> None:
    async with hosting(address) as host:
        for clock in (None, Days(1)):
            table = await host.open("classic", clock=clock)
            place = table.state.setup.address
            _, ada = await host.tables.subscribe(place, "ada", 0)
            await host.tables.unsubscribe(table, ada)
            if clock is None:
                await host.tables.subscribe(place, "ada", 0)
            host.ticks.passed += 2 * CLAIM_COUNTDOWN_MS
            assert await refused(table.claim("bo", 1, 0, "1")) is TableFault.NOTHING_TO_CLAIM


@live
async def test_who_sits_and_never_connects_loses_the_round_like_one_who_left(address: str) -> None:
    async with hosting(address) as host:
        made = await host.tables.open("bo", "Bo", "classic", {}, [ANYONE, SeatRequest(SeatKind.GUEST)])
        table = made.table
        await host.tables.sit(table, "ada", "Ada", 0, "sits")
        ends = host.tables.time_source.now() + CLAIM_COUNTDOWN_MS
        _, bo = await host.tables.subscribe(table.state.setup.address, "bo", 1)
        (snapshot,) = read(bo.take())
        assert [seat["claim_from"] for seat in snapshot["seats"]] == [ends, None]
        host.ticks.passed += CLAIM_COUNTDOWN_MS - 1
        assert await refused(table.claim("bo", 1, 0, "too early")) is TableFault.NOTHING_TO_CLAIM
        host.ticks.passed += 1
        await table.claim("bo", 1, 0, "now")
        assert table.state.match.scores == (0, 3)


@live
async def test_the_countdown_of_a_seat_begins_when_the_match_waits_for_it(address: str) -> None:
    async with hosting(address) as host:
        made = await host.tables.open("ada", "Ada", "classic", {}, [SeatRequest(SeatKind.GUEST), ANYONE])
        host.ticks.passed += 2 * CLAIM_COUNTDOWN_MS
        await host.tables.sit(made.table, "bo", "Bo", 1, "sits")
        (snapshot,) = read([made.table.snapshot(1)])
        ends = host.tables.time_source.now() + CLAIM_COUNTDOWN_MS
        assert [seat["claim_from"] for seat in snapshot["seats"]] == [ends, None]


@live
async def test_an_action_is_a_sign_of_life_of_a_player_who_never_connects(address: str) -> None:
    """Programs may play over plain HTTP, without following the table."""
    async with hosting(address) as host:
        table = await host.open("duel")
        _, bo = await host.tables.subscribe(table.state.setup.address, "bo", 1)
        bo.take()
        host.ticks.passed += CLAIM_COUNTDOWN_MS - 1
        await host.act(table, 0, TakeHint(1))
        (hinted,) = read(bo.take())
        ends = host.tables.time_source.now() + CLAIM_COUNTDOWN_MS
        assert [seat["claim_from"] for seat in hinted["seats"]] == [ends, None]
        host.ticks.passed += CLAIM_COUNTDOWN_MS - 1
        assert await refused(table.claim("bo", 1, 0, "she acted")) is TableFault.NOTHING_TO_CLAIM
        host.ticks.passed += 1
        await table.claim("bo", 1, 0, "now")
        # What the table does for a seat is no sign of its player.
        assert table.state.seats[0].away_since == ends - CLAIM_COUNTDOWN_MS


@live
async def test_a_move_that_starts_a_countdown_tells_all_when_it_ends(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 2})
        place = table.state.setup.address
        _, ada = await host.tables.subscribe(place, "ada", 0)
        _, bo = await host.tables.subscribe(place, "bo", 1)
        _, onlooker = await host.tables.subscribe(place, None, None)
        onlooker.take()
        await host.act(table, 0, HideCode("RGBY"))
        assert "seats" not in read(onlooker.take())[0], "nobody is away"
        await host.tables.unsubscribe(table, ada)
        (away,) = read(onlooker.take())
        assert away["seats"][0]["claim_from"] is None, "nobody waits for her"
        host.ticks.passed += 5_000
        await host.act(table, 1, LayRow("RGBY"))  # now bo hides a code, and she is still away
        host.ticks.passed += 5_000
        await host.act(table, 1, HideCode("RRGG"))
        solved, hidden = read(onlooker.take())
        assert [seat["claim_from"] for seat in solved["seats"]] == [None, None]
        ends = host.tables.time_source.now() + CLAIM_COUNTDOWN_MS
        assert [seat["claim_from"] for seat in hidden["seats"]] == [ends, None]
        host.ticks.passed += 5_000
        await host.act(table, 1, TakeHint(1))
        (hint,) = read(onlooker.take())
        assert "seats" not in hint, "what is no move changes no countdown"
        await host.act(table, 0, LayRow("KKKK"))  # away, but alive
        (laid,) = read(onlooker.take())
        assert [seat["claim_from"] for seat in laid["seats"]] == [ends + 5_000, None]
        await host.tables.unsubscribe(table, bo)


@live
async def test_who_was_there_by_way_of_a_node_that_died_is_gone(address: str) -> None:
    ticks = Ticks()
    async with opened(address) as store, opened(address) as others:
        dies, lives = Host(store, ticks), Host(others, ticks)
        await dies.tables.heartbeat()
        table = await dies.open("classic")
        place = table.state.setup.address
        await dies.tables.subscribe(place, "ada", 0)
        there, _ = await lives.tables.subscribe(place, "bo", 1)
        await lives.tables.heartbeat()
        assert present(there) == [True, True]
        ticks.passed += NODE_TIMEOUT_MS + 1
        await lives.tables.heartbeat()
        assert present(there) == [False, True]


@live
async def test_a_device_on_another_node_keeps_its_player_there(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store), Host(others)
        table = await one.open("classic")
        place = table.state.setup.address
        _, phone = await one.tables.subscribe(place, "ada", 0)
        there, laptop = await other.tables.subscribe(place, "ada", 0)
        await other.tables.unsubscribe(there, laptop)
        await table.log.catch_up()
        assert present(there) == present(table) == [True, False]
        _, laptop = await other.tables.subscribe(place, "ada", 0)
        await one.tables.unsubscribe(table, phone)
        await there.log.catch_up()
        assert present(there) == present(table) == [True, False]


@live
async def test_a_rematch_switches_the_roles_once_all_want_it(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store), Host(others)
        table = await one.open("classic", {"rounds": 1})
        assert await refused(one.tables.rematch(table, "ada", 0, "early")) is TableFault.NOT_OVER
        await one.act(table, 0, Resign())
        place = table.state.setup.address
        there = await other.tables.table(place)
        first = await one.tables.rematch(table, "ada", 0, "again")
        assert first.version == table.state.version
        assert first.table is None
        both = await asyncio.gather(
            one.tables.rematch(table, "ada", 0, "again"), other.tables.rematch(there, "bo", 1, "again")
        )
        assert both[0].version == first.version
        addresses = {offer.table.state.setup.address for offer in both if offer.table is not None}
        (again,) = addresses
        await table.log.catch_up()
        assert table.state.rematch == again
        new = await one.tables.table(again)
        await new.log.catch_up()
        assert [seat.guest for seat in new.state.seats] == ["bo", "ada"]
        assert new.state.stage is Stage.PLAYING
        await new.act("bo", 0, HideCode("RGBY"), "hide")


@live
async def test_tables_that_are_over_are_not_kept(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1})
        place = table.state.setup.address
        _, subscription = await host.tables.subscribe(place, "ada", 0)
        await host.act(table, 0, Resign())
        assert len(host.tables) == 1
        await host.tables.unsubscribe(table, subscription)
        assert len(host.tables) == 0
        unseen = await host.open("classic", {"rounds": 1})
        await host.act(unseen, 0, Resign())
        assert len(host.tables) == 0
        assert (await host.tables.table(place)).state.stage is Stage.OVER


@live
async def test_idle_tables_are_evicted_and_come_back_as_they_were(address: str) -> None:
    async with hosting(address, max_tables=4) as host:
        first = await host.open("classic")
        await host.act(first, 0, HideCode("RGBY"))
        followed = await host.open("classic")
        await host.tables.subscribe(followed.state.setup.address, "ada", 0)
        for _ in range(20):
            await host.open("classic")
        assert len(host.tables) <= 6
        assert await host.tables.table(followed.state.setup.address) is followed
        back = await host.tables.table(first.state.setup.address)
        assert back is not first
        assert back.state == first.state
        await host.act(back, 1, LayRow("RRGG"))


@live
async def test_a_table_that_was_used_lately_is_not_evicted(address: str) -> None:
    async with hosting(address, max_tables=10) as host:
        first, *others = [await host.open("classic") for _ in range(10)]
        by_number = others[0]
        assert await host.tables.table(first.state.setup.address) is first
        assert await host.tables.by_number(by_number.id) is by_number
        await host.open("classic")
        assert len(host.tables) == 3
        assert await host.tables.table(first.state.setup.address) is first
        assert await host.tables.by_number(by_number.id) is by_number


class Held(StoreAround):
    """A store whose appends wait while `free` is not set."""

    def __init__(self, store: LogStore) -> None:
        super().__init__(store)
        self.free = asyncio.Event()
        self.free.set()

    async def append(self, request: AppendRequest) -> None:
        await self.free.wait()
        await self._store.append(request)


@live
async def test_a_busy_table_is_not_evicted(address: str) -> None:
    async with opened(address) as store:
        held = Held(store)
        host = Host(held, max_tables=1)
        busy = await host.open("classic")
        held.free.clear()
        writing = asyncio.create_task(host.act(busy, 0, HideCode("RGBY")))
        await asyncio.sleep(0)
        plans = [SeatRequest(SeatKind.ANYONE)] * 2
        for _ in range(3):
            await host.tables.open("bo", "Bo", "classic", {}, plans)
        assert await host.tables.table(busy.state.setup.address) is busy
        held.free.set()
        await writing
        await host.tables.open("bo", "Bo", "classic", {}, plans)
        await host.tables.open("bo", "Bo", "classic", {}, plans)
        assert await host.tables.table(busy.state.setup.address) is not busy, "later it is"


@live
async def test_an_idle_table_is_small(address: str) -> None:
    """At most 40 kB, in the middle of a match, with two subscribers."""
    async with hosting(address) as host:
        await host.open("duel")
        gc.collect()
        tracemalloc.start()
        count = 40
        for _ in range(count):
            table = await host.open("duel")
            for seat, guest in enumerate(("ada", "bo")):
                _, subscription = await host.tables.subscribe(table.state.setup.address, guest, seat)
                subscription.take()
                await host.act(table, seat, HideCode("RGBYY"))
            for _ in range(6):
                for seat in (0, 1):
                    await host.act(table, seat, LayRow("OOOOO"))
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert size / count < 40_000


@live
async def test_what_is_known_of_presence_is_not_written_again(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        version = table.state.version
        await table.mark_absent(0, "node")
        await table.mark_audience("node", 0)
        assert table.state.version == version
        await table.mark_present(0, "node")
        await table.mark_present(0, "node")
        await table.mark_audience("node", 2)
        await table.mark_audience("node", 2)
        assert table.state.version == version + 2
        await table.mark_audience("node", 0)
        assert table.state.audience == ()


@live
async def test_a_table_counts_for_its_opener_and_for_the_network_it_was_opened_from(address: str) -> None:
    async with opened(address) as store:
        await Host(store).tables.open("ada", "Ada", "classic", {}, [ME, ANYONE], origin="a network")
        assert (await tables_of_opener(store, "ada")).not_begun == 1
        assert (await tables_of_origin(store, "a network")).not_begun == 1


@live
async def test_the_lobby_lists_what_may_be_joined_or_watched(address: str) -> None:
    async with hosting(address) as host:
        await host.tables.open("ada", "Ada", "classic", {}, [ME, ANYONE])
        shown = await host.tables.open("ada", "Ada", "classic", {}, [ME, ANYONE], listed=True)
        (found,) = await host.tables.store.listed_tables(9)
        assert found.setup.address == shown.table.state.setup.address


@live
async def test_a_table_that_is_not_there_is_refused(address: str) -> None:
    async with hosting(address) as host:
        assert await refused(host.tables.table("nowhere")) is TableFault.NO_SUCH_TABLE
        both = await asyncio.gather(host.tables.table("x"), host.tables.table("x"), return_exceptions=True)
        assert [type(outcome) for outcome in both] == [TableRefusal, TableRefusal]
