"""A guest's history: over a real server, and beside the command on the exported file."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from keypeg.records.record import read
from keypeg.review.histories import Histories
from keypeg.review.history_values import MatchResult, PlayerHistory
from keypeg.review.match_figures import MatchFigures
from keypeg.rules.actions import HideCode, LayRow
from keypeg.server.coach import Coach, Job
from keypeg.server.match_summaries import MatchSummaries
from keypeg.server.statistics import MAX_PERIODS, gather, periods
from keypeg.storage import played_matches
from keypeg.storage.played_matches import MatchFilter, PlayedMatch
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind
from keypeg.tables.table import Table
from keypeg.tables.thinking_turns import ThinkingTurns
from tests.cli.command import keypeg
from tests.live import live
from tests.server.running import UNLIMITED, Guest, Running, play_out, running
from tests.server.test_api import code
from tests.server.test_live import ANYONE, ME, computer
from tests.tables.hosting import Host, hosting
from tests.tables.inline_executor import Inline

Message = dict[str, Any]


def play_match(guests: list[Guest], edition: str, **options: object) -> str:
    """A match between guests, played to its end."""
    address: str = guests[0].open(edition, [ANYONE] * len(guests), options=options)["address"]
    for seat, guest in enumerate(guests):
        guest.sit(address, seat)
    clients = [guest.live(address, seat) for seat, guest in enumerate(guests)]
    play_out(clients, random.Random(len(address) + sum(map(ord, address))))
    for client in clients:
        client.close()
    return address


def reviewed(guest: Guest, **wanted: str) -> Message:
    """The statistics, once all matches are reviewed."""
    while (found := guest.get("/api/me/history/statistics", **wanted)).json()["waiting"]:
        assert found.status_code == 200
    answer: Message = found.json()
    return answer


def export(guest: Guest) -> bytes:
    answer = guest.get("/api/me/history/records")
    assert answer.headers["content-type"] == "application/x-ndjson"
    assert "attachment" in answer.headers["content-disposition"]
    return answer.content


def history(guest: Guest, **wanted: object) -> Message:
    answer: Message = guest.get("/api/me/history", **wanted).json()
    return answer


def test_the_page_and_the_command_give_the_same_figures(server: Running, tmp_path: Path) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    played = [play_match([ada, bo], "classic", rounds=2), play_match([bo, ada], "duel", rings=4, rounds=1)]
    assert server.http.patch("/api/me", json={"name": "Ada Two"}, headers=ada.headers).status_code == 200
    played.append(play_match([ada, bo], "group", rounds=1))
    played.append(play_match([ada, ada], "travel", rounds=1))
    against = ada.open("classic", [ME, computer("novice")], options={"rounds": 2})["address"]
    client = ada.live(against, 0)
    play_out([client], random.Random(3))
    client.close()
    unfinished = ada.open("classic", [ME, ME])["address"]

    found = reviewed(ada)
    file = tmp_path / "history.jsonl"
    file.write_bytes(export(ada))
    ran = keypeg("history", str(file), "--own", "--json")
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["matches"] == 5
    assert found["history"]["name"] == "Ada Two"
    for each in (found["history"], told["players"][0]):
        each["boxes"].sort(key=lambda box: box["edition"])
    assert found["history"] == told["players"][0]
    assert (found["coach"], found["impossible"]) == (True, 0)
    assert sum(period["matches"] for period in found["periods"]) <= 5

    listed = history(ada)
    assert [match["address"] for match in listed["matches"]] == [against, *reversed(played)]
    assert {match["review"] for match in listed["matches"]} == {"done"}
    assert listed["next"] is None
    assert unfinished not in file.read_text(encoding="utf-8")
    computers = listed["matches"][0]["opponents"]
    assert computers in (["Dot"], ["Kit"], ["Lulu"], ["Timo"])
    # The other player has the same matches, from the other side.
    others = reviewed(bo)["history"]
    assert others["matches"] == 3
    assert {other["name"] for other in others["opponents"]} == {"Ada", "Ada Two"}


def test_parts_filters_and_forged_places(server: Running) -> None:
    ada, bo, cy = server.guest("Ada"), server.guest("Bo"), server.guest("Cy")
    small = {"pegs": 2, "colours": 2, "row_limit": 2, "rounds": 2}
    first, second = play_match([ada, bo], "custom", **small), play_match([cy, ada], "custom", **small)
    third = play_match([ada, bo], "duel", rings=4, rounds=1)
    reviewed(ada)

    def addresses(**wanted: object) -> list[str]:
        return [match["address"] for match in history(ada, **wanted)["matches"]]

    assert addresses() == [third, second, first]
    part = history(ada, most=2)
    assert [match["address"] for match in part["matches"]] == [third, second]
    assert addresses(before=part["next"]) == [first]
    assert addresses(opponent="Bo") == [third, first]
    assert addresses(opponent="Bo", box="custom") == [first]
    assert addresses(opponent="Nobody") == []
    assert reviewed(ada, opponent="Cy")["history"]["matches"] == 1
    # A place that somebody made up is a place in one's own list, and one that is none is refused.
    assert addresses(before=f"999999999999999-{third}") == [third, second, first]
    assert addresses(before="0-a") == []
    assert {match["address"] for match in history(cy, before=part["next"])["matches"]} <= {second}
    for rubbish in ("x", "1", "1-", "-a", "1-A", "1-a'--", "9" * 16 + "-a", "1-a;b"):
        assert code(ada.get("/api/me/history", before=rubbish)) == (400, "bad_request")
    for wanted in ({"box": "Classic!"}, {"opponent": "x" * 101}, {"opponent": "a\0b"}, {"most": 0}, {"most": 101}):
        assert code(ada.get("/api/me/history", **wanted)) == (400, "bad_request")


def test_nobody_reads_or_deletes_the_history_of_somebody_else(server: Running) -> None:
    ada, bo, eve = server.guest("Ada"), server.guest("Bo"), server.guest("Eve")
    address = play_match([ada, bo], "custom", pegs=2, colours=2, row_limit=2, rounds=2)
    assert history(eve) == {"matches": [], "next": None}
    assert eve.get("/api/me/history/statistics").json()["history"]["matches"] == 0
    assert export(eve) == b""
    for path in ("/api/me/history", "/api/me/history/statistics", "/api/me/history/records"):
        assert code(server.http.get(path)) == (401, "not_known")
    assert code(server.http.delete("/api/me/history")) == (401, "not_known")
    assert server.http.delete("/api/me/history", headers=eve.headers).json() == {"deleted": 0, "left": 0}
    assert reviewed(ada)["history"]["matches"] == 1
    assert address in export(ada).decode()


def test_whoever_deletes_a_history_leaves_the_match_to_the_others(server: Running) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    address = play_match([ada, bo], "custom", pegs=2, colours=2, row_limit=2, rounds=2)
    under_way = ada.open("classic", [ME, ME])["address"]
    assert reviewed(bo)["history"]["opponents"][0]["name"] == "Ada"
    assert server.http.delete("/api/me/history", headers=ada.headers).json() == {"deleted": 1, "left": 0}
    assert history(ada) == {"matches": [], "next": None}
    assert export(ada) == b""
    assert ada.get("/api/me").json()["name"] == "Ada"
    assert {table["address"] for table in ada.get("/api/me/tables").json()} == {under_way}
    assert ada.get(f"/api/tables/{address}").json()["yours"] == []
    # The other player has the match, in which nobody is called Ada any more.
    assert reviewed(bo)["history"]["opponents"][0]["name"] == "Seat 1"
    assert "Ada" not in export(bo).decode()
    assert read(export(bo)).players == ("Seat 1", "Bo")


def test_histories_count_as_reads(database: Path, tmp_path: Path) -> None:
    flags = [flag for flag in UNLIMITED if not flag.startswith("--reads")]
    with running(database, *flags, "--reads-a-minute=3", "--thinkers=0", log=tmp_path / "log") as server:
        ada = server.guest("Ada")
        found = ada.get("/api/me/history/statistics").json()
        assert (found["coach"], found["waiting"]) == (False, 0)
        assert ada.get("/api/me/history").status_code == 200
        assert ada.get("/api/me/history/records").status_code == 200
        for path in ("/api/me/history", "/api/me/history/statistics", "/api/me/history/records"):
            assert code(ada.get(path)) == (429, "too_fast")
        assert code(server.http.delete("/api/me/history", headers=ada.headers)) == (429, "too_fast")


# Inside a node


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, quick_folder: Path) -> str:
    if request.param == "sqlite":
        return str(quick_folder / "tables.db")
    found: str = request.getfixturevalue("postgres_address")
    return found


async def _inline() -> Inline:
    return Inline()


def summaries_of(host: Host, *, coach: bool = True) -> tuple[SqlStore, MatchSummaries]:
    store = host.tables.store
    assert isinstance(store, SqlStore)
    return store, MatchSummaries(store, host.tables, Coach(ThinkingTurns(1), _inline if coach else None))


async def catch_up(summaries: MatchSummaries, guest: str) -> None:
    summaries.catch_up(guest)
    await summaries._guests[guest]


async def play_rounds(host: Host, table: Table, rounds: int, code: str = "RGBY") -> None:
    """Rounds in which the second row is right."""
    for number in range(rounds):
        maker = number % 2
        await host.act(table, maker, HideCode(code))
        await host.act(table, 1 - maker, LayRow("R" * len(code)))
        host.ticks.passed += 1000
        await host.act(table, 1 - maker, LayRow(code))


async def from_record(host: Host, table: Table, name: str) -> PlayerHistory:
    gathered = Histories()
    gathered.add(read(await host.tables.export(table, None, None)))
    (found,) = [player for player in gathered.players() if player.name == name]
    return found


@live
async def test_matches_of_before_are_summarised_when_their_player_asks(address: str) -> None:
    async with hosting(address) as host:
        store, summaries = summaries_of(host)
        table = await host.open("classic", {"rounds": 2})
        await play_rounds(host, table, 2)
        ended = host.tables.time_source.now()
        host.ticks.passed += 1000
        await table.react("ada", 0, "clap", "after the end")
        closed = await host.open("classic")
        await host.act(closed, 0, HideCode("RGBY"))
        await closed.close("operator")
        await host.open("classic")
        assert await played_matches.count_waiting(store, "ada") == 2
        await catch_up(summaries, "ada")
        assert await played_matches.count_waiting(store, "ada") == 0
        (match,) = await played_matches.latest_matches(store, "ada", MatchFilter(), None, 9)
        assert (match.ended, match.opponents, match.result.value) == (ended, ("Bo",), "drawn")
        found, _, impossible = await gather(store, "ada", "Ada", MatchFilter())
        assert (found, impossible) == (await from_record(host, table, "Ada"), 0)
        assert len(host.tables) == 1, "only the match under way is in memory"


@live
async def test_a_match_is_summarised_for_everybody_when_it_ends(address: str) -> None:
    async with hosting(address) as host:
        store, summaries = summaries_of(host)
        host.tables.on_over = summaries.match_over
        running = asyncio.create_task(summaries.run())
        table = await host.open("classic", {"rounds": 2})
        await play_rounds(host, table, 2)
        while await played_matches.seats_to_review(store, table.id) or not await played_matches.count_finished(
            store, "bo"
        ):
            await asyncio.sleep(0)
        while await played_matches.count_waiting(store, "bo"):
            await asyncio.sleep(0)
        running.cancel()
        for guest in ("ada", "bo"):
            found, _, _ = await gather(store, guest, guest.title(), MatchFilter())
            assert found == await from_record(host, table, guest.title())


@live
async def test_a_long_match_is_reviewed_part_by_part(quick_folder: Path) -> None:
    async with hosting(str(quick_folder / "tables.db")) as host:
        store, summaries = summaries_of(host)
        table = await host.open("custom", {"pegs": 2, "colours": 3, "rounds": 90})
        await play_rounds(host, table, 90, "RG")
        assert table.state.match.winners
        await catch_up(summaries, "ada")
        found, (period,), _ = await gather(store, "ada", "Ada", MatchFilter())
        assert found == await from_record(host, table, "Ada")
        assert found.boxes[0].codes == 45
        assert period.matches == 1


@live
async def test_a_board_that_is_too_large_is_in_the_list_and_not_in_the_figures(address: str) -> None:
    async with hosting(address) as host:
        store, summaries = summaries_of(host)
        table = await host.open("custom", {"pegs": 5, "colours": 10, "rounds": 2})
        await play_rounds(host, table, 2, "RGBRG")
        await catch_up(summaries, "ada")
        found, rated, impossible = await gather(store, "ada", "Ada", MatchFilter())
        assert (found.matches, rated, impossible) == (0, [], 1)
        assert len(await played_matches.latest_matches(store, "ada", MatchFilter(), None, 9)) == 1
        assert await played_matches.count_waiting(store, "ada") == 0


@live
async def test_a_review_that_fails_does_not_keep_the_others_waiting(
    quick_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(str(quick_folder / "tables.db")) as host:
        store, summaries = summaries_of(host)
        tables = [await host.open("classic", {"rounds": 2}) for _ in range(2)]
        for table in tables:
            await play_rounds(host, table, 2)
        real = summaries._answer

        async def fail(account: str, table: int, attempt: int, job: Job) -> bytes:
            if table == tables[1].id:
                raise ValueError("a mistake of ours")
            return await real(account, table, attempt, job)

        monkeypatch.setattr(summaries, "_answer", fail)
        await catch_up(summaries, "ada")
        found, _, impossible = await gather(store, "ada", "Ada", MatchFilter())
        assert (found.matches, impossible) == (1, 1)
        assert await played_matches.count_waiting(store, "ada") == 0


@live
async def test_without_a_coach_there_are_results_alone(quick_folder: Path) -> None:
    async with hosting(str(quick_folder / "tables.db")) as host:
        store, summaries = summaries_of(host, coach=False)
        table = await host.open("classic", {"rounds": 2})
        await play_rounds(host, table, 2)
        await catch_up(summaries, "ada")
        found, rated, _ = await gather(store, "ada", "Ada", MatchFilter())
        assert (found.matches, found.drawn, found.boxes[0].skill, rated) == (1, 1, None, [])


@live
async def test_on_one_screen_the_seat_with_ones_own_name_is_ones_own(quick_folder: Path) -> None:
    async with hosting(str(quick_folder / "tables.db")) as host:
        store, summaries = summaries_of(host)
        await store.add_guest("ada", "Ada", b"token", 1)
        for names in (("Bo", "Ada"), ("Cy", "Dee")):
            made = await host.tables.open(
                "ada", "Ada", "classic", {"rounds": 2}, [SeatRequest(SeatKind.GUEST, name=name) for name in names]
            )
            for seat in (0, 1):
                await made.table.act("ada", seat, HideCode("RGBY"), f"hide {seat}")
                await made.table.act("ada", 1 - seat, LayRow("RGBY"), f"lay {seat}")
        await catch_up(summaries, "ada")
        latest = await played_matches.latest_matches(store, "ada", MatchFilter(), None, 9)
        assert sorted((match.seat, match.opponents) for match in latest) == [(0, ("Dee",)), (1, ("Bo",))]


@pytest.mark.parametrize("count", [0, 1, MAX_PERIODS, MAX_PERIODS + 1, 1000])
def test_periods_hold_every_match_once_in_the_order_of_time(count: int) -> None:
    matches = [
        PlayedMatch(n, 0, str(n), n, "classic", MatchResult.WON, (), MatchFigures(1, {4: 1}, 80 + n % 2, 1, 50, 1))
        for n in range(count)
    ]
    found = periods(matches)
    assert len(found) <= MAX_PERIODS
    assert sum(period.matches for period in found) == count
    assert [period.first for period in found] == sorted({period.first for period in found})
    assert all(80 <= (period.skill or 0) <= 81 and period.luck == 50 for period in found)
