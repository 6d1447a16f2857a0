"""The coach over HTTP: hints for those who took them, reviews of what is over, analyses of anything."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from keypeg.records.record import read
from keypeg.review.match_reviews import review_record
from tests.records.examples import CLASSIC
from tests.server.running import UNLIMITED, Client, Guest, Running, play_out, running
from tests.server.test_live import ANYONE, ME, computer, sat_down

Message = dict[str, Any]


def lines(answer: httpx.Response) -> list[Message]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


def code_of(answer: httpx.Response) -> tuple[int, str, str | None]:
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["values"].get("why")


@pytest.fixture
def table(server: Running) -> Iterator[tuple[str, Guest, Guest, Client, Client]]:
    """A classic match whose code is hidden, with one row on the board."""
    ada, bo = server.guest("Ada"), server.guest("Bo")
    address = ada.open("classic", [ANYONE, ANYONE])["address"]
    ada.sit(address, 0)
    bo.sit(address, 1)
    maker, breaker = ada.live(address, 0), bo.live(address, 1)
    maker.act({"do": "hide", "code": "RGBY"})
    breaker.act({"do": "guess", "row": "RRGG"})
    yield address, ada, bo, maker, breaker
    maker.close()
    breaker.close()


Table = tuple[str, Guest, Guest, Client, Client]


def take(guest: Guest, address: str, step: int, seat: int = 1, id: str = "h") -> httpx.Response:  # noqa: A002
    return guest.post(f"/api/tables/{address}/hint", {"seat": seat, "id": f"{id} {step}", "step": step})


def test_a_hint_is_told_to_its_seat_and_its_use_to_all(table: Table) -> None:
    address, ada, bo, maker, breaker = table
    told = take(bo, address, 1).json()
    assert (told["step"], told["hints"]) == (1, [told["hints"][0]])
    assert (told["hints"][0]["kind"], told["hints"][0]["step"], told["hints"][0]["codes"]) == ("boards", 1, 208)
    maker.read_to(told["version"])
    breaker.read_to(told["version"])
    for client in (maker, breaker):
        last = json.loads(client.received[-1])
        assert last["events"] == [{"event": "hint_taken", "seat": 1, "step": 1}]
        assert last["hints"] == [0, 1]
        assert "208" not in client.received[-1]
    assert bo.get(f"/api/tables/{address}/hint", seat=1).json() == {"step": 1, "hints": told["hints"]}
    assert code_of(ada.get(f"/api/tables/{address}/hint", seat=1)) == (403, "not_your_seat", "not_there")
    assert code_of(take(ada, address, 1)) == (403, "not_your_seat", "not_there")


def test_each_step_adds_to_the_one_before(table: Table) -> None:
    address, _, bo, _, _ = table
    for step in (1, 2, 3, 4):
        told = take(bo, address, step).json()
        assert [hint["step"] for hint in told["hints"]] == list(range(1, step + 1))
    last = told["hints"][3]
    assert last["exact"]
    assert last["rows_to_go"] > 1
    assert last["keys"] > 5


def test_a_hint_is_for_one_position(table: Table) -> None:
    address, _, bo, _, breaker = table
    first = take(bo, address, 3).json()
    breaker.act({"do": "guess", "row": "BBYY"})
    again = take(bo, address, 3).json()
    assert (again["version"], again["step"], again["hints"]) == (first["version"], 0, []), "sent again, it is no other"
    assert bo.get(f"/api/tables/{address}/hint", seat=1).json() == {"step": 0, "hints": []}
    assert take(bo, address, 1, id="new").json()["hints"][0]["codes"] < 208


def test_what_is_taken_over_the_websocket_can_be_read(table: Table) -> None:
    address, _, bo, _, breaker = table
    assert breaker.act({"do": "hint", "step": 9})["say"] == "accepted"
    found = bo.get(f"/api/tables/{address}/hint", seat=1).json()
    assert (found["step"], len(found["hints"])) == (4, 4)


def test_a_codemaker_gets_no_hint_and_takes_none(table: Table) -> None:
    address, ada, _, maker, _ = table
    version = maker.version
    assert code_of(take(ada, address, 1, seat=0)) == (409, "no_hint", "codemaker")
    assert ada.get(f"/api/tables/{address}", seat=0).json()["snapshot"]["hints"] == [0, 0]
    assert maker.version == version


def test_where_hints_are_forbidden_there_are_none(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.open("classic", [ME, ME], options={"hints": "forbidden"})["address"]
    assert code_of(take(ada, address, 1)) == (409, "hints_forbidden", None)
    assert take(ada, ada.open("classic", [ME, ANYONE])["address"], 1, seat=0).json()["error"]["code"] == "not_begun"


def test_a_group_gets_hints_too(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.open("group", [ME, ME, ME])["address"]
    told = take(ada, address, 4, seat=2).json()
    assert [hint["kind"] for hint in told["hints"]] == ["group"] * 4
    assert told["hints"][3]["call"]["call"] is False


def test_a_finished_match_is_reviewed_as_the_library_does(server: Running) -> None:
    address, clients = sat_down(server, "classic", options={"rounds": 4})
    play_out(clients, random.Random(5))
    began, *attempts, ended = lines(server.http.get(f"/api/tables/{address}/review"))
    assert began == {"say": "review", "edition": "classic", "first": 0, "attempts": 4}
    assert ended == {"say": "end", "next": None}
    record = read(server.http.get(f"/api/tables/{address}/record").content)
    expected = json.loads(_encoded(review_record(record)))["attempts"]
    assert [line["index"] for line in attempts] == [0, 1, 2, 3]
    assert [line["attempt"] for line in attempts] == expected
    _, third, ended = lines(server.http.get(f"/api/tables/{address}/review", params={"first": 2, "most": 1}))
    assert (third["attempt"], ended["next"]) == (expected[2], 3)
    for client in clients:
        client.close()


def _encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.parametrize(("edition", "seats"), [("duel", 2), ("group", 3)])
def test_every_kind_of_match_is_reviewed(server: Running, edition: str, seats: int) -> None:
    options = {"rounds": 1, **({"rings": 4} if edition == "duel" else {})}
    address, clients = sat_down(server, edition, seats, options=options)
    play_out(clients, random.Random(6))
    _, *attempts, ended = lines(server.http.get(f"/api/tables/{address}/review"))
    record = read(server.http.get(f"/api/tables/{address}/record").content)
    assert [line["attempt"] for line in attempts] == json.loads(_encoded(review_record(record)))["attempts"]
    assert ended == {"say": "end", "next": None}
    for client in clients:
        client.close()


def test_the_attempt_under_way_is_not_reviewed(table: Table) -> None:
    address, ada, _, _, _ = table
    began, ended = lines(ada.get(f"/api/tables/{address}/review"))
    assert (began["attempts"], ended["next"]) == (0, None)


def test_a_record_is_reviewed_with_the_attempt_under_way(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.post("/api/records", {**CLASSIC, "actions": CLASSIC["actions"][:2]}).json()["address"]
    _, attempt, _ = lines(server.http.get(f"/api/records/{address}/review"))
    assert attempt["attempt"]["outcome"] is None
    assert code_of(server.http.get("/api/records/nosuchrecord/review")) == (404, "no_such_record", None)


def analysed(server: Running, **request: object) -> Message:
    *_, last = lines(server.http.post("/api/analyses", json={"edition": "classic", **request}))
    assert last["say"] == "analysis"
    assert last["final"]
    found: Message = last["analysis"]
    return found


def test_rows_laid_anywhere_are_reviewed(server: Running) -> None:
    keys = (("RRGG", 1, 1), ("WWKK", 0, 0), ("RGYB", 2, 2))
    rows = [{"row": row, "reds": reds, "whites": whites} for row, reds, whites in keys]
    answer = server.http.post("/api/reviews", json={"edition": "classic", "rows": rows})
    player = answer.json()
    assert [(row["before"], row["after"], row["skill"]) for row in player["rows"][:2]] == [
        (1296, 208, 91),
        (208, 56, 64),
    ]
    assert (player["seat"], player["role"], len(player["rows"])) == (0, "codebreaker", 3)
    for change, status, code in (
        ({"rows": []}, 400, "bad_request"),
        ({"rows": [rows[0] | {"row": "RRG"}]}, 409, "wrong_length"),
        ({"rows": rows * 4}, 409, "no_rows_left"),
        ({"edition": "group"}, 409, "not_in_this_edition"),
        ({"edition": "custom", "options": {"pegs": 8, "colours": 12}}, 409, "too_large"),
    ):
        refused = server.http.post("/api/reviews", json={"edition": "classic", "rows": rows} | change)
        assert code_of(refused)[:2] == (status, code)


def test_an_analysis_counts_codes_and_groups_rows_that_are_the_same(server: Running) -> None:
    found = analysed(server, best=3, row="RYGB")
    assert (found["remaining"], found["all_codes"], found["exact"]) == (1296, 1296, True)
    assert [(row["row"], row["alike"]) for row in found["best"]] == [("RRYG", 719), ("RYGB", 359), ("RRYY", 89)]
    assert (found["weighed"]["row"], found["cost"]) == ("RYGB", 0.037)
    after = analysed(server, rows=[{"row": "RRYG", "reds": 1, "whites": 1}], codes=7)
    assert (after["remaining"], len(after["codes"]), after["laid"]) == (230, 7, 1)
    assert sum(branch["codes"] for branch in after["best"][0]["keys"]) == 230
    assert sum(after["heat"][0].values()) == pytest.approx(1)
    assert all(fact["rows"] == [1] for fact in after["facts"])


def test_an_analysis_says_which_rows_contradict_each_other(server: Running) -> None:
    rows = [{"row": row, "reds": 1, "whites": 0} for row in ("RRRR", "GGGG", "BBBB", "YYYY", "WWWW")]
    found = analysed(server, rows=rows)
    assert (found["remaining"], found["best"], found["contradiction"]) == (0, [], [1, 2, 3, 4, 5])


def test_an_analysis_that_can_be_improved_is(server: Running) -> None:
    request = {"edition": "duel", "rows": [{"row": "RRYYG", "reds": 1, "whites": 1}]}
    found = lines(server.http.post("/api/analyses", json=request))
    assert [line["final"] for line in found] == [False, False, True]
    costs = [line["analysis"]["best"][0]["expected"] for line in found]
    assert costs[2] <= costs[0]


@pytest.mark.parametrize(
    ("request_", "status", "code"),
    [
        ({"rows": [{"row": "RRG", "reds": 1, "whites": 0}]}, 409, "wrong_length"),
        ({"rows": [{"row": "RRGG", "reds": 3, "whites": 1}]}, 409, "impossible_key"),
        ({"row": "ROOR"}, 409, "colour_not_in_box"),
        ({"rows": [{"row": "RRGG", "reds": 9, "whites": 0}]}, 400, "bad_request"),
        ({"edition": "chess"}, 400, "unknown_edition"),
        ({"edition": "group"}, 409, "not_in_this_edition"),
        ({"edition": "custom", "options": {"pegs": 8, "colours": 12}}, 409, "too_large"),
    ],
)
def test_what_cannot_be_analysed_is_refused(server: Running, request_: Message, status: int, code: str) -> None:
    answer = server.http.post("/api/analyses", json={"edition": "classic", **request_})
    assert code_of(answer)[:2] == (status, code)


def test_the_coach_is_limited_and_a_server_may_have_none(tmp_path: Path) -> None:
    flags = [flag for flag in UNLIMITED if "coach" not in flag]
    with running(tmp_path / "t.db", *flags, "--coach-a-minute=2", log=tmp_path / "log") as server:
        body = {"edition": "classic"}
        answers = [server.http.post("/api/analyses", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert code_of(answers[2])[1:] == ("too_fast", "coach")
    with running(tmp_path / "t.db", *UNLIMITED, "--thinkers=0", log=tmp_path / "log") as server:
        assert code_of(server.http.post("/api/analyses", json=body)) == (503, "no_coach", "none")


def test_a_computer_plays_on_while_the_coach_is_asked(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.open("classic", [ME, computer("master")])["address"]
    client = ada.live(address, 0)
    client.act({"do": "hide", "code": "RGBY"})
    server.http.post("/api/analyses", json={"edition": "duel"})
    while not any('"row_laid"' in text for text in client.received):
        client.read()
    client.close()
