"""The rows of played matches, on SQLite and on PostgreSQL: lists in parts, filters, and names that were erased."""

import random
from pathlib import Path

import pytest

from keypeg.review.history_values import MatchResult, MistakeKind, MistakeTally
from keypeg.review.match_figures import MatchFigures
from keypeg.storage import played_matches as played
from keypeg.storage import removal
from keypeg.storage.erasure import erase_guest, erase_matches
from keypeg.storage.played_matches import Cursor, MatchFilter, PlayedMatch
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.log_store import AppendRequest, NewLine, SeatHolder
from keypeg.tables.setup import Stage
from tests.live import live, opened
from tests.storage.suite import setup
from tests.tables.hosting import hosting

FIGURES = MatchFigures(2, {4: 1, 5: 1}, 160, 2, 99, 2, (MistakeTally(MistakeKind.FORGOT_ROW, 1, 2, 0.7),))
ALL = MatchFilter()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, quick_folder: Path) -> str:
    if request.param == "sqlite":
        return str(quick_folder / "tables.db")
    found: str = request.getfixturevalue("postgres_address")
    return found


async def over(store: SqlStore, name: str, *guests: str) -> int:
    """A table that is over, at which guests sit."""
    table = await store.create(setup(name), Stage.OPEN)
    holders = [SeatHolder(seat, guest) for seat, guest in enumerate(guests)]
    await store.append(AppendRequest(table, 0, [NewLine(b"{}")], stage=Stage.OVER, holders=holders))
    return table


async def add(
    store: SqlStore, name: str, ended: int, box: str = "classic", opponents: tuple[str, ...] = ("Bo",), guest: str = "a"
) -> PlayedMatch:
    match = PlayedMatch(await over(store, name, guest), 0, name, ended, box, MatchResult.WON, opponents)
    await played.add_matches(store, [(guest, match)], 1)
    return match


async def names(store: SqlStore, wanted: MatchFilter = ALL, before: Cursor | None = None, most: int = 9) -> list[str]:
    return [match.address for match in await played.latest_matches(store, "a", wanted, before, most)]


@live
async def test_a_match_waits_for_its_figures_and_then_has_them(address: str) -> None:
    async with opened(address) as store:
        table = await over(store, "here", "a", "b")
        assert await played.tables_without_row(store, "a", 9) == [table]
        assert await played.count_waiting(store, "a") == 1
        match = PlayedMatch(table, 0, "here", 5, "duel", MatchResult.DRAWN, ("Bo", "Zoë"))
        assert await played.add_matches(store, [("a", match), ("b", match._replace(seat=1))], 2)
        assert await played.tables_without_row(store, "a", 9) == []
        assert await played.tables_without_figures(store, "a", 9) == [table]
        assert await played.seats_to_review(store, table) == [("a", 0), ("b", 1)]
        assert await played.latest_matches(store, "a", ALL, None, 9) == [match]
        assert await played.count_waiting(store, "a") == 1
        await played.set_figures(store, table, [("a", FIGURES), ("b", None)])
        assert await played.matches_in_time(store, "a", ALL, None, 9) == [match._replace(figures=FIGURES)]
        (other,) = await played.matches_in_time(store, "b", ALL, None, 9)
        assert (other.figures, other.reviewable) == (None, False)
        assert [await played.count_waiting(store, guest) for guest in "ab"] == [0, 0]
        assert await played.seats_to_review(store, table) == []
        assert await played.own_seats(store, "b", [table, table + 1]) == {table: 1}


@live
async def test_a_list_comes_in_parts_and_by_box_and_opponent(address: str) -> None:
    async with opened(address) as store:
        await add(store, "m1", 10)
        await add(store, "m2", 20, "duel", ("Cy", 'Bo "x"'))
        await add(store, "m3", 20, opponents=("Cy",))
        await add(store, "m4", 15)
        await add(store, "other", 99, guest="b")
        assert await names(store) == ["m3", "m2", "m4", "m1"]
        assert await names(store, most=2) == ["m3", "m2"]
        assert await names(store, before=Cursor(20, "m2")) == ["m4", "m1"]
        assert await names(store, before=Cursor(20, "m3")) == ["m2", "m4", "m1"]
        assert await names(store, MatchFilter("duel")) == ["m2"]
        assert await names(store, MatchFilter(None, "Cy")) == ["m3", "m2"]
        assert await names(store, MatchFilter("classic", "Cy")) == ["m3"]
        assert await names(store, MatchFilter(None, 'Bo "x"')) == ["m2"]
        assert await names(store, MatchFilter(None, "%")) == []
        in_time = await played.matches_in_time(store, "a", ALL, Cursor(10, "m1"), 9)
        assert [match.address for match in in_time] == ["m4", "m2", "m3"]


@live
async def test_a_table_that_was_closed_is_in_no_list_and_not_looked_at_again(address: str) -> None:
    async with opened(address) as store:
        match = PlayedMatch(
            await over(store, "x", "a"), 0, "x", 5, "duel", MatchResult.UNFINISHED, (), reviewable=False
        )
        await played.add_matches(store, [("a", match)], 1)
        assert await names(store) == []
        assert await played.matches_in_time(store, "a", ALL, None, 9) == []
        assert await played.count_waiting(store, "a") == 0


@live
async def test_a_name_that_was_erased_does_not_come_back(address: str) -> None:
    """Somebody reads the names of a table, and before the row is written one of the guests is erased."""
    async with opened(address) as store:
        table = await over(store, "here", "a", "b")
        match = PlayedMatch(table, 0, "here", 5, "duel", MatchResult.WON, ("Bea",))
        await store.change(("DELETE FROM holdings WHERE table_id = $1 AND guest = $2", table, "b"))
        assert not await played.add_matches(store, [("a", match)], 2)
        assert await names(store) == []


@live
async def test_a_row_goes_with_its_table(address: str) -> None:
    async with opened(address) as store:
        match = await add(store, "m1", 10)
        await removal.remove_tables(store, [match.table], 77)
        assert await store.select("SELECT * FROM played_matches") == []


@live
async def test_whoever_deletes_their_matches_stays_a_guest_and_the_others_keep_theirs(address: str) -> None:
    async with hosting(address) as host:
        store = host.tables.store
        assert isinstance(store, SqlStore)
        await store.add_guest("ada", "Ada", b"token", 1)
        small = {"pegs": 2, "colours": 2, "row_limit": 2, "rounds": 2}
        ended = [await host.open("custom", small) for _ in range(3)]
        for table in ended:
            await host.play_on(table, random.Random(2))
            match = PlayedMatch(table.id, 1, "x", 5, "custom", MatchResult.WON, ("Ada",))
            await played.add_matches(store, [("ada", match), ("bo", match)], 2)
        running = await host.open("custom", small)
        assert await erase_matches(store, "ada", 77, 2) == [ended[0].id, ended[1].id]
        assert await played.count_finished(store, "ada") == 1
        assert await erase_matches(store, "ada", 77, 2) == [ended[2].id]
        assert await erase_matches(store, "ada", 77, 2) == []
        # The rows of the other player had the name. They are worked out again from the log, which has it no longer.
        assert await store.select("SELECT * FROM played_matches") == []
        assert await played.tables_without_row(store, "bo", 9) == [table.id for table in reversed(ended)]
        host.tables.forget(ended[0].id)
        again = await host.tables.by_number(ended[0].id)
        assert [seat.name for seat in again.state.seats] == ["Seat 1", "Bo"]
        assert again.state.match.winners
        assert (await host.tables.by_number(running.id)).state.seats[0].name == "Ada"
        assert await store.guest_of_token(b"token") == ("ada", "Ada", False)


@live
async def test_an_erased_guest_is_in_no_history(address: str) -> None:
    async with hosting(address) as host:
        store = host.tables.store
        assert isinstance(store, SqlStore)
        table = await host.open("custom", {"pegs": 2, "colours": 2, "row_limit": 2, "rounds": 2})
        await host.play_on(table, random.Random(2))
        match = PlayedMatch(table.id, 1, "x", 5, "custom", MatchResult.WON, ("Ada",))
        await played.add_matches(store, [("ada", match), ("bo", match)], 2)
        await erase_guest(store, "ada", 77)
        assert await store.select("SELECT * FROM played_matches") == []
