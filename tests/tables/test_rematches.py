"""The setup of a table, of its rematch, and who sits where then."""

import pytest
from msgspec.structs import replace

from keypeg.rules.actions import Resign
from keypeg.storage.quotas import tables_of_opener, tables_of_origin
from keypeg.tables.clocks import PerMove
from keypeg.tables.guests import create_guest, new_secret
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_lines import Seated
from keypeg.tables.seat_plans import SeatRequest, new_address, new_setup, rematch_setup
from keypeg.tables.setup import SeatKind, SeatPlan, Stage, TableSetup
from keypeg.tables.table_state import apply, initial
from tests.live import START, live, opened
from tests.tables.hosting import Host, counted_salts, hosting

COMPUTER = SeatRequest(SeatKind.COMPUTER, level="casual")
ME, LINK, ANYONE = SeatRequest(SeatKind.GUEST), SeatRequest(SeatKind.LINK), SeatRequest(SeatKind.ANYONE)


def test_a_new_table_is_as_it_was_asked_for() -> None:
    clock = PerMove(30)
    setup, links = new_setup(
        "ada", "group", {"rounds": 1, "hints": "allowed"}, [ME, LINK, COMPUTER, ANYONE], 7, clock, listed=True
    )
    assert (setup.edition, setup.options, setup.created) == ("group", {"rounds": 1}, 7)
    assert (setup.clock, setup.listed, setup.rematch_of) == (clock, True, None)
    mine, link, computer, anyone = setup.plans
    assert (mine, anyone) == (SeatPlan(SeatKind.GUEST, guest="ada"), SeatPlan(SeatKind.ANYONE))
    assert (computer.kind, computer.level) == (SeatKind.COMPUTER, "casual")
    assert computer.seed is not None
    assert list(links) == [1]
    assert link.link is not None
    assert links[1] not in link.link


def test_everybody_moves_to_the_next_seat() -> None:
    plans = (
        SeatPlan(SeatKind.GUEST, guest="ada"),
        SeatPlan(SeatKind.ANYONE),
        SeatPlan(SeatKind.COMPUTER, level="casual", seed=5),
    )
    clock = PerMove(30)
    setup = TableSetup("abc", "group", {"rounds": 1}, plans, 1_000, listed=True, clock=clock)
    state = initial(replace(setup, opener="ada", opener_name="Ada"))
    for seat, guest in enumerate(("ada", "bo")):
        state, _ = apply(state, Seated(1_100, seat, guest, guest.title()))
    again = rematch_setup(state, 17, 2_000)
    assert (again.edition, again.options, again.created) == ("group", {"rounds": 1}, 2_000)
    assert (again.listed, again.clock, again.rematch_of) == (True, clock, 17)
    assert (again.opener, again.opener_name) == (None, None)
    assert again.address != "abc"
    computer, ada, bo = again.plans
    assert (ada, bo) == (SeatPlan(SeatKind.GUEST, guest="ada"), SeatPlan(SeatKind.GUEST, guest="bo"))
    assert (computer.kind, computer.level) == (SeatKind.COMPUTER, "casual")
    assert computer.seed not in (None, 5)
    # The computer stays who it is, at another address and another seat, also in a rematch of the rematch.
    assert [each.character(0) for each in (again, replace(again, address="abd"))] == [setup.character(2)] * 2
    assert setup.character(2) != replace(setup, address="abd").character(2)


@pytest.mark.parametrize(
    ("address", "characters"), [("abc", [2, 3, 0, 1]), ("abd", [3, 0, 1, 2]), ("abe", [0, 1, 2, 3])]
)
def test_computers_at_a_table_differ_and_stay_who_they_are(address: str, characters: list[int]) -> None:
    """Only the address is stored, so the characters that it gives may not change while tables are open."""
    setup = TableSetup(address, "group", {}, (SeatPlan(SeatKind.COMPUTER, level="casual"),) * 4, 1_000)
    assert [setup.character(seat) for seat in range(4)] == characters


@live
async def test_three_players_play_again(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        one, other = Host(store), Host(others)
        table = await one.open("group", {"rounds": 1}, seats=3, listed=True)
        for seat in range(3):
            await one.act(table, seat, Resign())
        there = await other.tables.table(table.state.setup.address)
        for seat, guest in enumerate(("ada", "bo")):
            assert (await one.tables.rematch(table, guest, seat, "again")).table is None
        offer = await one.tables.rematch(table, "cy", 2, "again", "a network")
        assert offer.table is not None
        new = offer.table
        counted = [await tables_of_opener(store, "cy"), await tables_of_origin(store, "a network")]
        assert [tables.listed for tables in counted] == [1, 1], "it counts as opened by the last who wanted it"
        assert [(seat.guest, seat.name) for seat in new.state.seats] == [("cy", "Cy"), ("ada", "Ada"), ("bo", "Bo")]
        assert new.state.stage is Stage.PLAYING
        version = table.state.version
        await table.record_rematch("elsewhere")
        assert (table.state.version, table.state.rematch) == (version, new.state.setup.address)
        # Another node that does not know of it yet finds the same table.
        await there.log.catch_up()
        found = await other.tables.rematch(there, "cy", 2, "once more")
        assert found.table is not None
        assert found.table.state.setup.address == new.state.setup.address


@live
async def test_who_stands_is_not_in_the_list_of_players(address: str) -> None:
    async with hosting(address) as host:
        made = await host.tables.open("ada", "Ada", "classic", {}, [ME, ANYONE])
        assert len(await host.tables.store.tables_of_guest("ada", 9)) == 1
        await made.table.stand("ada", 0, "up")
        assert await host.tables.store.tables_of_guest("ada", 9) == []


@live
async def test_a_table_without_subscribers_stays_in_memory_while_it_is_played(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        _, subscription = await host.tables.subscribe(table.state.setup.address, "ada", 0)
        await host.tables.unsubscribe(table, subscription)
        assert len(host.tables) == 1


@live
async def test_a_node_draws_from_the_source_that_it_was_given(address: str) -> None:
    async with opened(address) as store:
        randomness = counted_salts()
        assert (await LiveTables.start(store, randomness)).randomness is randomness


@live
async def test_secrets_and_addresses_are_long_enough(address: str) -> None:
    async with hosting(address) as host:
        made = await create_guest(host.tables.store, "Ada", START)
        assert (len(made.guest), len(made.token), made.name) == (24, 32, "Ada")
    assert len(new_secret()) == 32
    assert len(new_address()) == 12
    assert len({new_address() for _ in range(100)}) == 100


@pytest.mark.parametrize("guest", [None, "", "bo"])
@live
async def test_a_seat_is_looked_at_by_its_holder(address: str, guest: str | None) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        for look in (host.tables.export(table, guest, 0), host.tables.replay(table, guest, 0, 0)):
            with pytest.raises(Exception, match="not_your_seat"):
                await look


def test_an_address_has_no_letters_that_are_taken_for_each_other() -> None:
    assert set("".join(new_address() for _ in range(200))) == set("abcdefghjkmnpqrstuvwxyz23456789")
