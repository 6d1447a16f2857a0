"""Solo games in both databases: begun once, changed in order, erased with their guest, removed when they are old."""

from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from keypeg.review.solo_games import SoloGame, SoloKind, begin_daily, begin_solo, give_up, lay_row
from keypeg.storage import removal
from keypeg.storage.erasure import erase_guest, erase_solo
from keypeg.storage.solo_games import (
    MAX_UNFINISHED,
    StoredGame,
    add_game,
    daily_games,
    find_game,
    find_request,
    remove_games,
    save_game,
    unfinished_games,
)
from tests.live import live, opened


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, quick_folder: Path) -> str:
    if request.param == "sqlite":
        return str(quick_folder / "tables.db")
    found: str = request.getfixturevalue("postgres_address")
    return found


def single(number: int = 0) -> SoloGame:
    return begin_solo(SoloKind.SINGLE, "classic", {}, lambda _: number)


@live
async def test_a_request_is_made_once(address: str) -> None:
    async with opened(address) as store:
        daily = begin_daily("classic", date(2026, 11, 18))
        first = await add_game(store, StoredGame("a", "ada", daily), "daily classic", 1)
        laid = lay_row(daily, 1, "RRRR", on_the_day=True)
        assert await save_game(store, "a", daily, laid, 2)
        assert await add_game(store, StoredGame("b", "ada", daily), "daily classic", 3) == first._replace(game=laid)
        assert await find_request(store, "bo", "daily classic") is None
        assert (await add_game(store, StoredGame("c", "bo", daily), "daily classic", 3)).id == "c"
        assert await daily_games(store, "ada") == [StoredGame("a", "ada", laid)]
        assert await find_game(store, "b") is None


@live
async def test_a_change_follows_the_state_that_was_seen(address: str) -> None:
    async with opened(address) as store:
        game = single()
        await add_game(store, StoredGame("a", "ada", game), "1", 1)
        one, other = lay_row(game, 1, "YYYY"), lay_row(game, 1, "GGGG")
        assert await save_game(store, "a", game, one, 2)
        assert not await save_game(store, "a", game, other, 2)
        assert await find_game(store, "a") == StoredGame("a", "ada", one)
        assert await unfinished_games(store, "ada", 9) == [StoredGame("a", "ada", one)]
        assert await save_game(store, "a", one, give_up(one), 3)
        assert await unfinished_games(store, "ada", 9) == []


@live
async def test_a_guest_has_so_many_unfinished_games(address: str) -> None:
    async with opened(address) as store:
        daily = begin_daily("classic", date(2026, 11, 18))
        await add_game(store, StoredGame("daily", "ada", daily), "daily", 0)
        over = replace(give_up(single()))
        await add_game(store, StoredGame("over", "ada", over), "over", 0)
        for number in range(MAX_UNFINISHED + 2):
            await add_game(store, StoredGame(f"{number:02}", "ada", single()), str(number), number + 1)
        rows = await store.select("SELECT id FROM solo_games ORDER BY id")
        kept = [f"{number:02}" for number in range(2, MAX_UNFINISHED + 2)]
        assert [row[0] for row in rows] == [*kept, "daily", "over"]


@live
async def test_old_games_are_removed_and_keep_their_guest_until_then(address: str) -> None:
    async with opened(address) as store:
        await store.add_guest("ada", "Ada", b"ada", 1)
        await add_game(store, StoredGame("empty", "ada", single()), "1", 10)
        await add_game(store, StoredGame("laid", "ada", lay_row(single(), 1, "YYYY")), "2", 10)
        assert [use.sits for use in await removal.guests_in_use(store, "")] == [True]
        assert await removal.remove_guests(store, ["ada"], 100) == 0
        assert await remove_games(store, 10, with_rows=False) == 0
        assert await remove_games(store, 11, with_rows=False) == 1
        assert await find_game(store, "laid") is not None
        assert await remove_games(store, 11, with_rows=True) == 1
        assert await removal.remove_guests(store, ["ada"], 100) == 1


@live
async def test_games_are_erased_with_their_guest(address: str) -> None:
    async with opened(address) as store:
        for guest in ("ada", "bo"):
            await store.add_guest(guest, guest, guest.encode(), 1)
            await add_game(store, StoredGame(f"of {guest}", guest, single()), "1", 10)
        await erase_guest(store, "ada", 20)
        assert await find_game(store, "of ada") is None
        assert await find_game(store, "of bo") is not None


@live
async def test_a_player_who_erases_what_was_played_alone_cannot_play_the_code_of_today_again(address: str) -> None:
    today = date(2026, 11, 18)
    async with opened(address) as store:
        await add_game(store, StoredGame("single", "ada", single()), f"daily of another kind {today}", 10)
        await add_game(store, StoredGame("of bo", "bo", single()), "1", 10)
        for day in (date(2026, 11, 16), today, date(2026, 11, 19)):
            game = StoredGame(str(day), "ada", begin_daily("classic", day))
            await add_game(store, game, f"daily classic {day}", 10)
        await erase_solo(store, "ada", [today, date(2026, 11, 19)])
        rows = await store.select("SELECT id FROM solo_games ORDER BY id")
        assert [row[0] for row in rows] == ["2026-11-18", "2026-11-19", "of bo"]
        await erase_solo(store, "ada", [])
        assert await store.select("SELECT id FROM solo_games") == [("of bo",)]
