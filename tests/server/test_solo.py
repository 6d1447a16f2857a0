"""Solo games over HTTP: played once, marked by the server, and the code is told when it is found or lost."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from keypeg.review.best_plays import best_play
from keypeg.review.daily import DAILY_BOXES, daily_code, daily_edition, days_now
from keypeg.rules.keys import mark
from tests.server.running import UNLIMITED, Guest, Running, running

Message = dict[str, Any]
LONG_AGO = "2026-01-01"
SMALL = {"pegs": 2, "colours": 2, "row_limit": 3}


@pytest.fixture(params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, database: Path, tmp_path: Path) -> Iterator[Running]:
    """A server of its own, on each database."""
    where = str(database) if request.param == "sqlite" else request.getfixturevalue("postgres_address")
    with running(where, *UNLIMITED, "--log-level=debug", log=tmp_path / "log") as started:
        yield started


def today() -> date:
    """A date that it is somewhere on Earth, and stays so during a test."""
    return datetime.now(UTC).date()


def code_of(answer: httpx.Response) -> tuple[int, str, str | None]:
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["values"].get("why")


def begin(guest: Guest, edition: str = "classic", day: date | str | None = None) -> Message:
    answer = guest.post("/api/daily", {"edition": edition, "date": str(day or today())})
    assert answer.status_code == 200, answer.text
    game: Message = answer.json()
    return game


def lay(guest: Guest, game: Message, number: int, row: str) -> httpx.Response:
    return guest.post(f"/api/solo/{game['id']}/rows", {"number": number, "row": row})


def wrong_rows(code: str) -> list[str]:
    return [row for row in ("RRRR", "YYYY", "GGGG", "BBBB", "WWWW") if row != code]


def standing(guest: Guest, edition: str = "classic", day: date | None = None) -> Message:
    answer = guest.get("/api/daily", date=str(day or today()))
    assert answer.status_code == 200, answer.text
    (box,) = [box for box in answer.json()["boxes"] if box["edition"] == edition]
    found: Message = box
    return found


def test_a_daily_code_is_played_once_and_its_code_is_secret_until_then(either: Running) -> None:
    ada = either.guest("Ada")
    code = daily_code("classic", today())
    game = begin(ada)
    said = [json.dumps(game)]
    rows = wrong_rows(code)[:3]
    for number, row in enumerate(rows, 1):
        said.append(lay(ada, game, number, row).text)
        said.append(lay(ada, game, number, row).text)  # the answer was lost, and the request is sent again
        said.append(lay(ada, game, number, "KKKK" if code != "KKKK" else "RYGB").text)  # a second tab
        said.append(lay(ada, game, number + 1, "x").text)
        said.append(lay(ada, game, number + 1, f"{code}!").text.replace(f"{code}!", ""))  # what one sends comes back
    said += [ada.get("/api/daily", date=str(today())).text, ada.get(f"/api/solo/{game['id']}").text]
    said.append(ada.get("/api/daily/classic/solution", date=str(today())).text)
    said.append(ada.get(f"/api/solo/{game['id']}/review").text)
    assert code not in "".join(said).replace("RYGBWK", "")  # the colours of the box
    again = begin(ada)
    assert (again["id"], again["laid"], again["over"]) == (game["id"], 3, False)
    assert again["boards"][0]["rows"] == [[row, list(mark(row, code))] for row in rows]
    over = lay(ada, game, 4, code).json()
    assert (over["over"], over["boards"][0]["outcome"], over["boards"][0]["code"]) == (True, "found", code)
    # Neither a reload nor another row, nor giving up, changes it.
    assert begin(ada) == over
    assert code_of(lay(ada, game, 5, "RRRR")) == (409, "solo_over", None)
    assert code_of(ada.post(f"/api/solo/{game['id']}/give-up")) == (409, "solo_over", None)
    assert lay(ada, game, 4, code).json() == over
    box = standing(ada)
    assert box["game"] == {"id": game["id"], "laid": 4, "outcome": "found"}
    assert box["score"] == {"played": 1, "found": 1, "streak": 1, "longest_streak": 1, "rows": {"4": 1}}
    assert ada.get("/api/daily/classic/solution", date=str(today())).json()["code"] == code
    either.stop()
    assert code not in either.log


def test_a_second_device_has_the_same_game_and_other_guests_have_their_own(server: Running) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    game = begin(ada)
    lay(ada, game, 1, "RRRR")
    secret = ada.post("/api/transfers").json()["secret"]
    phone = Guest(server, **server.http.post("/api/transfers/redeem", json={"secret": secret}).json())
    server.http.cookies.clear()
    assert begin(phone)["boards"][0]["rows"][0][0] == "RRRR"
    assert begin(eve)["laid"] == 0
    for path in ("", "/review"):
        assert code_of(eve.get(f"/api/solo/{game['id']}{path}")) == (404, "no_such_game", None)
    assert code_of(lay(eve, game, 2, "RRRR")) == (404, "no_such_game", None)
    assert code_of(eve.post(f"/api/solo/{game['id']}/give-up")) == (404, "no_such_game", None)
    assert code_of(eve.get("/api/solo/nothing")) == (404, "no_such_game", None)


def test_of_two_tabs_one_lays_its_row(either: Running) -> None:
    ada = either.guest("Ada")
    game = begin(ada)
    rows = wrong_rows(daily_code("classic", today()))
    with ThreadPoolExecutor(8) as tabs:
        begun = set(tabs.map(lambda _: begin(ada)["id"], range(8)))
        answers = list(tabs.map(lambda at: lay(ada, game, 1, rows[at % 4]), range(8)))
    assert begun == {game["id"]}
    laid = ada.get(f"/api/solo/{game['id']}").json()["boards"][0]["rows"]
    assert len(laid) == 1
    for at, answer in enumerate(answers):
        if rows[at % 4] == laid[0][0]:
            assert answer.json()["laid"] == 1
        else:
            assert code_of(answer) == (409, "not_next_row", None)
    assert [answer.status_code for answer in answers].count(200) == 2


def test_which_days_can_be_played(server: Running) -> None:
    ada = server.guest("Ada")
    first, last = days_now(datetime.now(UTC))
    for day in (first, last):
        assert begin(ada, day=day)["day"] == str(day)
    refused = {
        str(last + timedelta(days=2)): (409, "bad_date", "future"),
        "2024-12-31": (409, "bad_date", "out_of_range"),
        "2126-01-01": (409, "bad_date", "out_of_range"),
        "2026-02-30": (409, "bad_date", "none_such"),
        "today": (400, "bad_request", "detail"),
        "٢٠٢٦-٠١-٠١": (400, "bad_request", "detail"),
    }
    for text, error in refused.items():
        assert code_of(ada.post("/api/daily", {"edition": "classic", "date": text})) == error
        assert code_of(ada.get("/api/daily", date=text)) == error
    for box in ("group", "custom"):
        assert code_of(ada.post("/api/daily", {"edition": box, "date": str(first)})) == (400, "no_daily", None)
    unknown = ada.post("/api/daily", {"edition": "x", "date": str(first)})
    assert code_of(unknown) == (400, "unknown_edition", "none_such")
    forged = {"edition": "classic", "date": str(first), "rows": ["RRRR"], "outcome": "found"}
    assert code_of(ada.post("/api/daily", forged)) == (400, "bad_request", "detail")


def test_an_earlier_day_counts_but_not_for_the_streak(server: Running) -> None:
    ada = server.guest("Ada")
    yesterday = days_now(datetime.now(UTC))[0] - timedelta(days=1)
    game = begin(ada, day=yesterday)
    over = lay(ada, game, 1, daily_code("classic", yesterday)).json()
    assert not over["on_the_day"]
    score = standing(ada)["score"]
    assert (score["played"], score["found"], score["streak"], score["longest_streak"]) == (1, 1, 0, 0)
    assert standing(ada, day=yesterday)["game"]["outcome"] == "found"
    assert standing(ada, day=yesterday)["day_before_open"], "that day is over everywhere"
    after = yesterday + timedelta(days=1)
    assert not standing(ada, day=after + timedelta(days=1))["day_before_open"]
    begun = begin(ada, day=after)
    ada.post(f"/api/solo/{begun['id']}/give-up")
    assert standing(ada, day=after + timedelta(days=1))["day_before_open"], "it was played"


@pytest.mark.parametrize("box", DAILY_BOXES)
def test_the_code_of_a_day_that_is_over_is_open_with_its_best_play(server: Running, box: str) -> None:
    answer = server.http.get(f"/api/daily/{box}/solution", params={"date": LONG_AGO})
    found, code = answer.json(), daily_code(box, date.fromisoformat(LONG_AGO))
    assert (found["code"], found["text"]) == (code, f"keypeg daily 1 {box} {LONG_AGO}")
    assert found["best_play"] == [[row, list(key)] for row, key in best_play(daily_edition(box), code)]
    assert found["best_play"][-1][0] == code
    for day in days_now(datetime.now(UTC)):
        early = server.http.get(f"/api/daily/{box}/solution", params={"date": str(day)})
        assert code_of(early) == (409, "bad_date", "not_over")


def test_whoever_is_new_sees_the_boxes_of_the_day(server: Running) -> None:
    answer = server.http.get("/api/daily", params={"date": str(today())}).json()
    assert [box["edition"] for box in answer["boxes"]] == list(DAILY_BOXES)
    assert all(box["game"] is None and box["score"]["played"] == 0 for box in answer["boxes"])


def start(guest: Guest, **more: object) -> Message:
    wanted = {"id": "1", "kind": "single", "edition": "custom", "options": SMALL, **more}
    answer = guest.post("/api/solo", wanted)
    assert answer.status_code == 200, answer.text
    game: Message = answer.json()
    return game


def play(guest: Guest, game: Message) -> Message:
    """Lay every row that there is until the game is over."""
    rows = ["RR", "RG", "GR", "GG"]
    while not game["over"]:
        number = game["laid"] + 1
        answer = lay(guest, game, number, rows[len(game["boards"][-1]["rows"]) % 4])
        assert answer.status_code == 200, answer.text
        game = answer.json()
    return game


def test_one_code_now_and_again_under_the_same_id(either: Running) -> None:
    ada = either.guest("Ada")
    game = start(ada)
    assert start(ada) == game
    assert start(ada, id="2")["id"] != game["id"]
    assert ada.get("/api/solo").json() == {"unfinished": []}, "nothing was laid yet"
    played = lay(ada, game, 1, "RR").json()
    listed = ada.get("/api/solo").json()["unfinished"]
    expected = [] if played["over"] else [(game["id"], "single", 1, 1, 1)]
    assert [(each["id"], each["kind"], each["board"], each["codes"], each["laid"]) for each in listed] == expected
    over = play(ada, played)
    assert over["boards"][0]["code"] is not None
    assert start(ada) == over


def test_a_sprint_has_ten_codes_and_counts_rows(server: Running) -> None:
    ada = server.guest("Ada")
    over = play(ada, start(ada, kind="sprint"))
    assert [board["outcome"] in ("found", "not_found") for board in over["boards"]] == [True] * 10
    missed = sum(board["outcome"] == "not_found" for board in over["boards"])
    assert over["score"] == over["laid"] + missed
    review = [json.loads(line) for line in ada.get(f"/api/solo/{over['id']}/review", most=2).text.splitlines()]
    assert [line["say"] for line in review] == ["review", "attempt", "attempt", "end"]
    assert (review[0]["attempts"], review[-1]["next"]) == (10, 2)
    assert review[1]["attempt"]["codes"][0]["code"] == over["boards"][0]["code"]


def test_blind_rows_are_covered_until_the_end(server: Running) -> None:
    ada = server.guest("Ada")
    game = start(ada, edition="classic", options={}, blind=True, no_repeats=True)
    assert game["code_shape"]["repeats"] is False
    seen = lay(ada, game, 1, "RRYY").json()
    assert seen["boards"][0]["rows"][0][0] is None
    assert "RRYY" not in ada.get(f"/api/solo/{game['id']}").text
    assert lay(ada, game, 1, "RRYY").status_code == 200
    for _ in range(2):
        over = ada.post(f"/api/solo/{game['id']}/give-up").json()
        assert (over["boards"][0]["outcome"], over["boards"][0]["rows"][0][0]) == ("given_up", "RRYY")
        assert len(set(over["boards"][0]["code"])) == 4


def test_what_cannot_be_played_alone_is_refused(server: Running) -> None:
    ada = server.guest("Ada")
    for wanted, error in (
        ({"edition": "group"}, (409, "no_solo", None)),
        ({"options": {"pegs": 9}}, (400, "bad_option", "bounds")),
        ({"options": {"pegs": 5, "colours": 3}, "no_repeats": True}, (409, "impossible_shape", "repeats")),
        ({"kind": "daily"}, (400, "bad_request", "detail")),
    ):
        answer = ada.post("/api/solo", {"id": "x", "kind": "single", "edition": "custom", **wanted})
        assert code_of(answer)[:2] == error[:2]
    assert server.http.post("/api/solo", json={"id": "x", "kind": "single", "edition": "classic"}).status_code == 401


def test_a_guest_begins_so_many_games_a_minute(database: Path, tmp_path: Path) -> None:
    with running(database, "--tables-a-minute=3", log=tmp_path / "log") as server:
        ada = server.guest("Ada")
        answers = [ada.post("/api/solo", {"id": str(n), "kind": "single", "edition": "classic"}) for n in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert code_of(answers[-1]) == (429, "too_fast", "solo")
        assert ada.get("/api/daily", date=str(today())).status_code == 200


def test_deleting_ones_history_deletes_games_alone_and_keeps_the_code_of_today(either: Running) -> None:
    ada = either.guest("Ada")
    now, old = begin(ada), begin(ada, day=today() - timedelta(days=9))
    lay(ada, now, 1, wrong_rows(daily_code("classic", today()))[0])
    assert either.http.delete("/api/me/history", headers=ada.headers).json() == {"deleted": 0, "left": 0}
    assert code_of(ada.get(f"/api/solo/{old['id']}"))[:2] == (404, "no_such_game")
    assert begin(ada)["id"] == now["id"]
    assert begin(ada)["laid"] == 1
