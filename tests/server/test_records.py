"""Records over the wire: a match is taken out, brought back, and looked at again by whoever has its address."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import keypeg
from tests.records.examples import BO_HIDES, CLASSIC, DUEL, GROUP
from tests.server.running import UNLIMITED, Guest, Running, play_out, running
from tests.server.test_api import code
from tests.server.test_live import TABLES, sat_down


@pytest.fixture(scope="module")
def ada(server: Running) -> Guest:
    return server.guest("Ada")


@pytest.mark.parametrize("record", [CLASSIC, DUEL, GROUP, CLASSIC | {"actions": CLASSIC["actions"][:2]}])
def test_a_record_is_kept_and_shown_to_anybody(server: Running, ada: Guest, record: dict[str, Any]) -> None:
    kept = ada.post("/api/records", record)
    assert kept.status_code == 201, kept.text
    address = kept.json()["address"]
    assert ada.post("/api/records", {**dict(reversed(record.items()))}).json() == {"address": address}
    assert server.http.get(f"/api/records/{address}").json() == record
    shown = server.http.get(f"/api/records/{address}/replay").json()
    assert shown["players"] == record["players"]
    assert shown["whole"] is True
    assert len(shown["frames"]) == len(record["actions"]) + 1
    assert shown["next"] is None
    for seat in range(len(record["players"])):
        (frame,) = server.http.get(
            f"/api/records/{address}/replay", params={"seat": seat, "first": len(record["actions"])}
        ).json()["frames"]
        assert frame["view"]["seat"] == seat
        assert frame["view"]["winners"] == shown["frames"][-1]["view"]["winners"]


def test_tags_and_notes_are_kept_and_shown(server: Running, ada: Guest) -> None:
    noted = [
        {**action, "note": f"<b>{number}</b>", "at": "2026-11-16T19:00:00Z"}
        for number, action in enumerate(CLASSIC["actions"])
    ]
    record = CLASSIC | {"actions": noted, "tags": {"event": "Kitchen cup", "<i>": "& more"}}
    address = ada.post("/api/records", record).json()["address"]
    assert server.http.get(f"/api/records/{address}").json() == record
    shown = server.http.get(f"/api/records/{address}/replay").json()
    assert shown["tags"] == record["tags"]
    assert [frame["note"] for frame in shown["frames"]] == [None, *(f"<b>{number}</b>" for number in range(5))]


def test_a_key_that_stands_twice_is_refused(ada: Guest) -> None:
    twice = json.dumps(CLASSIC).replace('"row": "RRGG"', '"row": "RRGG", "row": "RRGG"')
    headers = ada.headers | {"Content-Type": "application/json"}
    answer = ada.server.http.post("/api/records", content=twice, headers=headers)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["action"]) == (409, "not_a_record", 1)


@pytest.mark.parametrize(
    ("changes", "fault", "action", "rule"),
    [
        ({"actions": [BO_HIDES]}, "not_your_turn", 0, "C1"),
        ({"actions": [*CLASSIC["actions"], BO_HIDES]}, "match_over", 5, "C9"),
        ({"actions": [{"seat": 0, "do": "hide", "code": None}]}, "hidden", 0, None),
        ({"actions": [{"seat": 0, "do": "hide"}]}, "bad_action", 0, None),
        ({"actions": [{"seat": 0, "do": "fly"}]}, "unknown_action", 0, None),
        ({"edition": "chess"}, "unknown_edition", None, None),
        ({"options": {"rounds": 0}}, "bad_option", None, "C1"),
        ({"players": ["Ada"]}, "wrong_player_count", None, "C1"),
        ({"players": ["Ada", "\u202e"]}, "bad_name", None, None),
        ({"players": ["Ada", "x" * 101]}, "bad_name", None, None),
        ({"keypeg": 2}, "unknown_version", None, None),
        ({"keypeg": "1"}, "bad_request", None, None),
        ({"more": 1}, "bad_request", None, None),
        ({"actions": [7]}, "bad_action", 0, None),
        ({"tags": {"date": 2026}}, "bad_request", None, None),
        ({"actions": [{**CLASSIC["actions"][0], "note": "x" * 501}]}, "bad_action", 0, None),
    ],
)
def test_a_record_that_is_wrong_is_refused(
    ada: Guest, changes: dict[str, Any], fault: str, action: int | None, rule: str | None
) -> None:
    answer = ada.post("/api/records", CLASSIC | changes)
    error = answer.json()["error"]
    status = 400 if action is None and fault != "bad_name" else 409
    assert (answer.status_code, error["code"], error.get("action"), error["rule"]) == (status, fault, action, rule)
    assert error["message"]


def test_what_is_not_there_and_who_may_not(server: Running, ada: Guest) -> None:
    assert server.http.post("/api/records", json=CLASSIC).status_code == 401
    for path in ("/api/records/nowhere", "/api/records/%00%ff", "/api/records/nowhere/replay"):
        assert code(ada.get(path)) == (404, "no_such_record")
    address = ada.post("/api/records", CLASSIC).json()["address"]
    assert code(ada.get(f"/api/records/{address}/replay", seat=2)) == (403, "not_your_seat")
    assert code(ada.get(f"/api/records/{address}/replay", first=-1)) == (400, "bad_request")


def test_a_record_may_be_longer_than_other_bodies_but_not_endless(ada: Guest) -> None:
    hints = [{"seat": 1, "do": "hint", "step": 1}]
    assert ada.post("/api/records", CLASSIC | {"actions": hints * 5_000}).status_code == 201
    answer = ada.post("/api/records", CLASSIC | {"actions": hints * 9_000})
    assert code(answer) == (413, "too_large")
    assert answer.json()["error"]["values"]["most"] == 256


def test_records_are_limited_by_address(database: Path, tmp_path: Path) -> None:
    with running(database, *UNLIMITED, "--records-a-minute=2", log=tmp_path / "log") as server:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        for guest in (ada, bo):
            assert guest.post("/api/records", CLASSIC).status_code == 201
        limited = bo.post("/api/records", CLASSIC)
        assert code(limited) == (429, "too_fast")
        assert int(limited.headers["retry-after"]) > 0


def test_reading_matches_is_limited_by_address(database: Path, tmp_path: Path) -> None:
    with running(database, *UNLIMITED, "--reads-a-minute=4", log=tmp_path / "log") as server:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        record = ada.post("/api/records", CLASSIC).json()["address"]
        table = f"/api/tables/{ada.open('classic', [{'sitter': 'me'}] * 2)['address']}"
        paths = (f"{table}/record", f"{table}/replay", f"{table}/attempts", f"/api/records/{record}/replay")
        for path in paths:
            assert ada.get(path).status_code == 200
        for path in paths:
            assert code(bo.get(path)) == (429, "too_fast")
        assert bo.get(table).status_code == 200
        assert 'keypeg_limited_total{limit="reads"} 4.0' in server.http.get("/metrics").text


def test_attempts_before_those_of_a_snapshot_come_in_pages(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.open("classic", [{"sitter": "me"}] * 2, options={"rounds": 30})["address"]
    where = f"/api/tables/{address}"
    for number in range(26):
        for seat, act in ((0, {"do": "hide", "code": "RGBY"}), (1, {"do": "guess", "row": "RGBY"})):
            body = {"seat": (seat + number) % 2, "id": f"{number} {seat}", "act": act}
            assert ada.post(f"{where}/actions", body).status_code == 200
    view = ada.get(where).json()["snapshot"]["view"]
    assert (view["earlier"], [attempt["number"] for attempt in view["past"]]) == (22, [23, 24, 25, 26])
    page = server.http.get(f"{where}/attempts", params={"before": view["earlier"]}).json()
    assert (page["earlier"], [attempt["number"] for attempt in page["attempts"]]) == (2, list(range(3, 23)))
    page = server.http.get(f"{where}/attempts", params={"before": 2}).json()
    assert (page["earlier"], [attempt["number"] for attempt in page["attempts"]]) == (0, [1, 2])
    assert code(server.http.get(f"{where}/attempts", params={"before": -1})) == (400, "bad_request")
    assert code(server.http.get("/api/tables/nowhere/attempts")) == (404, "no_such_table")


@pytest.mark.parametrize(("edition", "options", "seats"), TABLES)
def test_a_match_that_is_over_is_verified_and_shown_whole(
    server: Running, tmp_path: Path, edition: str, options: dict[str, object], seats: int
) -> None:
    address, clients = sat_down(server, edition, seats, options=options)
    play_out(clients, random.Random(5))
    exported = server.http.get(f"/api/tables/{address}/record")
    file = tmp_path / "match.json"
    file.write_bytes(exported.content)
    checked = keypeg("replay", str(file), "--verify", "--json")
    assert checked.returncode == 0, checked.stdout
    assert json.loads(checked.stdout)["finished"] is True
    lie = exported.json()
    hidden = next(action for action in lie["actions"] if "salt" in action)
    hidden["salt"] = hidden["salt"][::-1]
    file.write_text(json.dumps(lie), encoding="utf-8")
    refused = keypeg("replay", str(file), "--verify", "--json")
    assert (refused.returncode, json.loads(refused.stdout)["error"]["code"]) == (2, "commitment_mismatch")

    shown: list[dict[str, Any]] = []
    first: int | None = 0
    while first is not None:
        part = server.http.get(f"/api/tables/{address}/replay", params={"first": first}).json()
        assert part["whole"] is True
        shown += part["frames"]
        first = part["next"]
    assert len(shown) == len(exported.json()["actions"]) + 1
    assert shown[-1]["view"]["winners"]
    assert server.http.get(f"/api/tables/{address}/replay", params={"seat": seats}).status_code == 403
    bo = server.guest("Eve")
    assert bo.post("/api/records", exported.json()).status_code == 201
    for client in clients:
        client.close()


def test_a_match_under_way_is_shown_as_its_reader_may_see_it(server: Running) -> None:
    guests = [server.guest("Ada"), server.guest("Bo")]
    address = guests[0].open("classic", [{"sitter": "me"}, {"sitter": "anyone"}])["address"]
    guests[1].sit(address, 1)
    where = f"/api/tables/{address}/replay"
    assert len(guests[0].get(where).json()["frames"]) == 1
    guests[0].post(f"/api/tables/{address}/actions", {"seat": 0, "id": "1", "act": {"do": "hide", "code": "KWKY"}})
    assert "KWKY" in guests[0].get(where, seat=0).text
    assert "KWKY" not in guests[1].get(where, seat=1).text
    assert "KWKY" not in guests[0].get(where).text
    assert code(guests[1].get(where, seat=0)) == (403, "not_your_seat")
    assert server.http.get(where).json()["whole"] is False
