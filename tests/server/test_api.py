"""The HTTP interface: guests, tables, seats, and what is said to those who ask for what they may not have."""

import json

import httpx
import pytest

from keypeg.rules.boxes import BOXES
from tests.records.examples import CLASSIC
from tests.server.running import Guest, Running
from tests.server.test_live import ANYONE, ME, computer, sat_down

LINK = {"sitter": "link"}


def code(answer: httpx.Response) -> tuple[int, str]:
    error = answer.json()["error"]
    assert set(error) == {"code", "rule", "message", "values", "retry_after"}
    assert error["message"]
    return answer.status_code, error["code"]


def test_a_guest_gets_a_token_and_a_cookie_that_no_script_reads(server: Running) -> None:
    answer = server.http.post("/api/guests", json={"name": "  Ada\u202e\u0000 \n Lovelace\u200b "})
    server.http.cookies.clear()
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ada Lovelace"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    token = answer.json()["token"]
    for headers in ({"Cookie": f"keypeg={token}"}, {"Authorization": f"Bearer {token}"}):
        assert server.http.get("/api/me", headers=headers).json() == {
            "guest": answer.json()["guest"],
            "name": "Ada Lovelace",
            "bot": False,
        }


@pytest.mark.parametrize("name", ["", 7, None])
def test_a_name_is_a_text(server: Running, name: object) -> None:
    assert code(server.http.post("/api/guests", json={"name": name})) == (400, "bad_request")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u3164", "blank"),
        ("\u0000\u200b", "blank"),
        (" \n ", "blank"),
        ("x" * 41, "length"),
        ("x" * 10_000, "length"),
        ("Z" + "\u0301" * 9, "marks"),
    ],
)
def test_the_same_names_are_refused_everywhere(server: Running, name: str, why: str) -> None:
    ada = server.guest("Ada")
    address = ada.open("classic", [ME, ANYONE])["address"]
    record = {**CLASSIC, "players": ["Ada", name if why != "length" else name * 3]}
    for answer in (
        server.http.post("/api/guests", json={"name": name}),
        server.http.patch("/api/me", json={"name": name}, headers=ada.headers),
        ada.post("/api/tables", {"edition": "classic", "seats": [ME, {"sitter": "me", "name": name}]}),
        ada.post(f"/api/tables/{address}/sit", {"seat": 1, "id": "a", "name": name}),
        ada.post("/api/records", record),
    ):
        assert code(answer)[1] == "bad_name"
        assert answer.json()["error"]["values"]["why"] == why


@pytest.mark.parametrize("token", ["nobody", "Bearer", "x" * 5000, "caf\u00e9"])
def test_strangers_are_told_to_become_guests(server: Running, token: str) -> None:
    header = f"Bearer {token}".encode("latin-1")
    answer = server.http.get("/api/me", headers=[(b"Authorization", header)])
    assert code(answer) == (401, "not_known")
    assert code(server.http.post("/api/tables", json={"edition": "classic", "seats": [ME, ME]})) == (401, "not_known")


def test_a_transfer_link_works_once(server: Running) -> None:
    ada = server.guest("Ada")
    secret = ada.post("/api/transfers").json()["secret"]
    assert code(server.http.get("/api/me", headers={"Authorization": f"Bearer {secret}"})) == (401, "not_known")
    phone = server.http.post("/api/transfers/redeem", json={"secret": secret})
    server.http.cookies.clear()
    assert phone.json()["guest"] == ada.guest
    assert phone.json()["token"] != ada.token
    assert code(server.http.post("/api/transfers/redeem", json={"secret": secret})) == (403, "wrong_link")


def test_editions_say_what_may_be_agreed_on(server: Running) -> None:
    answer = server.http.get("/api/editions").json()
    assert list(answer["editions"]) == list(BOXES)
    assert answer["levels"] == ["rookie", "novice", "casual", "strong", "master"]
    assert answer["editions"]["classic"]["options"]["marking"]["values"][0] == "referee"
    custom = answer["editions"]["custom"]["options"]
    assert custom["bonus"].keys() == {"default", "rule", "least", "most"}
    assert custom["pegs"]["changes_board"]
    assert custom["repeats"]["changes_board"]
    assert answer["editions"]["classic"]["parts"][:2] == [["players", ["C1"]], ["code", ["C2"]]]
    for name, box in BOXES.items():
        assert [heading for heading, _ in answer["editions"][name]["parts"]] == [heading for heading, _ in box.parts]


def test_editions_say_how_they_are_played_and_what_their_board_looks_like(server: Running) -> None:
    editions = server.http.get("/api/editions").json()["editions"]
    assert (
        editions["travel"]
        | {
            "kind": "codebreaking",
            "usual_players": 2,
            "code_shape": {"holes": 4, "colours": "RYGBWKOP", "repeats": False, "fewest_empty": 0, "most_empty": 0},
            "row_limit": 9,
            "sliders": True,
            "score_track": None,
            "free_form": False,
        }
        == editions["travel"]
    )
    assert {name for name, box in editions.items() if box["sliders"]} == {"travel"}
    assert {name: box["score_track"] for name, box in editions.items() if box["score_track"]} == {"hasbro94": 30}
    assert {name for name, box in editions.items() if box["free_form"]} == {"custom"}
    for name in ("duel", "group"):
        assert editions[name]["kind"] == name
    assert editions["group"]["usual_players"] in editions["group"]["players"]
    assert editions["group"]["row_limit"] is None


def test_a_seat_with_a_link_is_for_whoever_has_it(server: Running) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    opened = ada.open("classic", [ME, LINK])
    where = f"/api/tables/{opened['address']}"
    link = opened["links"]["1"]
    assert link not in server.http.get(where).text
    assert link not in ada.get(where, seat=0).text
    for wrong in (None, "wrong"):
        answer = bo.post(f"{where}/sit", {"seat": 1, "id": "a", "link": wrong})
        assert code(answer) == (403, "wrong_link")
    bo.sit(opened["address"], 1, link)
    assert bo.get(where).json()["yours"] == [1]
    assert code(ada.post(f"{where}/sit", {"seat": 1, "id": "b", "link": link})) == (409, "seat_taken")
    assert link not in server.log
    assert ada.token not in server.log


def test_a_seat_is_given_up_and_taken_again_and_the_table_closed(server: Running) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    opened = ada.open("group", [ME, LINK, ANYONE])
    where = f"/api/tables/{opened['address']}"

    def seen(guest: Guest) -> tuple[list[int], list[int], bool]:
        told = guest.get(where).json()
        assert told["snapshot"]["opened_by"] == "Ada"
        return told["yours"], told["for_you"], told["opened"]

    bo.sit(opened["address"], 1, opened["links"]["1"])
    assert (seen(ada), seen(bo)) == (([0], [2], True), ([1], [2], False))
    for guest, seat in ((ada, 0), (bo, 1)):
        assert guest.post(f"{where}/stand", {"seat": seat, "id": "up"}).status_code == 200
    assert (seen(ada), seen(bo)) == (([], [0, 2], True), ([], [1, 2], False))
    assert bo.post(f"{where}/sit", {"seat": 1, "id": "again"}).status_code == 200
    assert seen(bo) == ([1], [2], False)
    assert code(bo.post(f"{where}/close")) == (403, "not_opener")
    assert ada.post(f"{where}/close").json() == {"address": opened["address"]}
    assert ada.post(f"{where}/close").status_code == 200
    assert bo.get(where).json()["snapshot"]["closed"] == "opener"
    stranger = server.http.get(where).json()
    assert (stranger["yours"], stranger["for_you"], stranger["opened"]) == ([], [], False)


def test_reactions_and_a_declined_rematch_over_http(server: Running) -> None:
    ada = server.guest("Ada")
    where = f"/api/tables/{ada.open('classic', [ME, ME], options={'rounds': 1})['address']}"
    assert ada.post(f"{where}/reactions", {"seat": 0, "id": "1", "reaction": "clap"}).status_code == 200
    assert code(ada.post(f"{where}/reactions", {"seat": 0, "id": "2", "reaction": "wow"})) == (409, "reaction_too_soon")
    assert code(ada.post(f"{where}/reactions", {"seat": 1, "id": "3", "reaction": "hello"})) == (400, "bad_request")
    ada.post(f"{where}/actions", {"seat": 0, "id": "4", "act": {"do": "resign"}})
    assert ada.post(f"{where}/rematch", {"seat": 0, "id": "5", "wanted": False}).json() == {"id": "5", "address": None}
    assert ada.get(where).json()["snapshot"]["rematch_declined"] == [0]


def test_the_lobby_shows_listed_tables_and_no_others(server: Running) -> None:
    ada = server.guest("Ada")
    shown = ada.open("duel", [ME, ANYONE], listed=True, clock={"clock": "per_move", "seconds": 60})["address"]
    hidden = ada.open("duel", [ME, ANYONE])["address"]
    lobby = {table["address"]: table for table in server.http.get("/api/tables").json()}
    assert hidden not in lobby
    assert lobby[shown]["stage"] == "open"
    assert [seat["taken"] for seat in lobby[shown]["seats"]] == [True, False]
    assert lobby[shown]["clock"] == {"clock": "per_move", "seconds": 60}
    assert {table["address"] for table in ada.get("/api/me/tables").json()} == {shown, hidden}
    assert ada.guest not in server.http.get("/api/tables").text


def test_several_people_share_a_screen(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.open("classic", [{"sitter": "me", "name": "Bo"}, {"sitter": "me", "name": "Cy"}])["address"]
    seen = ada.get(f"/api/tables/{address}").json()
    assert seen["yours"] == [0, 1]
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Bo", "Cy"]


def test_a_match_can_be_played_over_http_alone(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.open("classic", [ME, ME])["address"]
    act = f"/api/tables/{address}/actions"
    hide = {"seat": 0, "id": "1", "act": {"do": "hide", "code": "RRGG"}}
    first = ada.post(act, hide)
    assert first.status_code == 200
    assert ada.post(act, hide).json() == first.json()
    refused = ada.post(act, {"seat": 0, "id": "2", "act": {"do": "guess", "row": "RRGG"}})
    assert code(refused)[0] == 409
    assert refused.json()["error"]["rule"].startswith("C")
    assert code(ada.post(act, {"seat": 1, "id": "3", "act": {"do": "guess", "row": "RR"}})) == (409, "wrong_length")
    assert ada.post(act, {"seat": 1, "id": "4", "act": {"do": "guess", "row": "RRGG"}}).status_code == 200
    with server.http.stream("GET", f"/api/tables/{address}/events", params={"seat": 1}, headers=ada.headers) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        lines = stream.iter_lines()
        snapshot = json.loads(next(lines))
        assert snapshot["say"] == "snapshot"
        ada.post(act, {"seat": 1, "id": "5", "act": {"do": "hide", "code": "RGBY"}})
        versions = (json.loads(line) for line in lines if line)
        told = next(message for message in versions if "commitment" in message)
        assert told["events"][0]["code"] == "RGBY"


def test_who_may_not_is_told_why(server: Running) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    address = ada.open("classic", [ME, ANYONE])["address"]
    where = f"/api/tables/{address}"
    assert code(eve.get(where, seat=0)) == (403, "not_your_seat")
    assert code(eve.get(f"{where}/record", seat=0)) == (403, "not_your_seat")
    assert code(eve.get(f"{where}/events", seat=0)) == (403, "not_your_seat")
    assert code(eve.post(f"{where}/actions", {"seat": 0, "id": "1", "act": {"do": "resign"}})) == (403, "not_your_seat")
    assert code(ada.post(f"{where}/actions", {"seat": 0, "id": "1", "act": {"do": "resign"}})) == (409, "not_begun")
    assert code(ada.post(f"{where}/claim", {"seat": 0, "against": 1, "id": "2"})) == (409, "nothing_to_claim")
    assert code(ada.post(f"{where}/rematch", {"seat": 0, "id": "3"})) == (409, "not_over")
    assert code(eve.post(f"{where}/sit", {"seat": 0, "id": "4"})) == (409, "seat_taken")
    assert code(eve.get("/api/tables/nowhere")) == (404, "no_such_table")
    assert code(eve.get("/api/tables/%00%ff")) == (404, "no_such_table")
    assert code(eve.get("/api/nothing")) == (404, "no_such_page")
    assert code(eve.post("/api/editions")) == (405, "wrong_method")


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ({"edition": "chess", "seats": [ME, ME]}, "unknown_edition"),
        ({"edition": "classic", "seats": [ME]}, "wrong_player_count"),
        ({"edition": "classic", "seats": [ME, ME], "options": {"x": 1}}, "unknown_option"),
        ({"edition": "classic", "seats": [ME, ME], "options": {"rounds": 10**30}}, "bad_option"),
        ({"edition": "classic", "seats": [ME, ME], "options": {"rounds": 1_001}}, "too_many_rounds"),
        ({"edition": "classic", "seats": [ME, {"sitter": "computer"}]}, "bad_plan"),
        ({"edition": "classic", "seats": [ME, computer("god")]}, "bad_request"),
        ({"edition": "classic", "seats": [ME, ME], "clock": {"clock": "per_move", "seconds": 0}}, "bad_request"),
        ({"edition": "classic", "seats": [ME, ME], "listed": 0}, "bad_request"),
        ({"edition": "classic", "seats": [ME, ME], "listed": "true"}, "bad_request"),
        ({"edition": "classic", "seats": [ME, ME], "clock": {"clock": "per_move", "seconds": "9"}}, "bad_request"),
        ({"edition": "classic", "seats": [ME, ME], "options": {"rounds": "2"}}, "bad_option"),
        ({"edition": "classic", "seats": [ME, ME], "options": {"rounds": 1.5}}, "bad_request"),
        ({"edition": "classic"}, "bad_request"),
        ([], "bad_request"),
        ({"edition": "classic", "seats": [ME, ME], "more": 1}, "bad_request"),
    ],
)
def test_tables_that_cannot_be(server: Running, asked: object, fault: str) -> None:
    assert code(server.guest("Ada").post("/api/tables", asked)) == (400, fault)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff", b"[" * 20_000, b'"\\ud800"', b'{"name": "\\ud800"}', b"null", b"1e999"]
)
def test_rubbish_is_a_bad_request(server: Running, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    assert code(server.http.post("/api/guests", content=body, headers=headers))[0] == 400


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x/y; a=b"])
def test_other_kinds_of_bodies_never_break_anything(server: Running, kind: str) -> None:
    answer = server.http.post("/api/guests", content=b'{"name": "Ada"}', headers={"content-type": kind})
    server.http.cookies.clear()
    assert answer.status_code < 500


def test_a_body_that_is_too_long(server: Running) -> None:
    long = b'{"name": "' + b"x" * 100_000 + b'"}'
    assert code(server.http.post("/api/guests", content=long)) == (413, "too_large")
    in_chunks = iter([long[:50_000], long[50_000:]])
    assert code(server.http.post("/api/guests", content=in_chunks)) == (413, "too_large")


def test_the_record_is_for_its_reader(server: Running) -> None:
    address, (ada, bo) = sat_down(server, "classic")
    ada.act({"do": "hide", "code": "KWKY"})
    assert "KWKY" not in server.http.get(f"/api/tables/{address}/record").text
    ada.close()
    bo.close()


def test_the_openapi_document_names_every_route_and_error(server: Running) -> None:
    document = server.http.get("/api/openapi.json").json()
    paths = document["paths"]
    assert len(paths) == 49
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation["summary"], (path, method)
            assert operation["description"], (path, method)
            assert {"400", "401", "403", "404", "409", "413", "429", "503"} <= set(operation["responses"])
    assert paths["/api/me"]["get"]["security"] == [{"token": []}]
    assert "Error" in document["components"]["schemas"]


@pytest.mark.parametrize(
    "query",
    [
        "seat=x",
        "seat=-1",
        "seat=8",
        "seat=%ff",
        "seat=",
        "seat=1.5",
        "seat=1e3",
        "seat=" + "9" * 5000,
        "seat=null",
        "seat=NULL",
    ],
)
def test_a_seat_is_a_number(server: Running, query: str) -> None:
    ada = server.guest("Ada")
    address = ada.open("classic", [ME, ME])["address"]
    for path in ("", "/record", "/events"):
        answer = server.http.get(f"/api/tables/{address}{path}?{query}", headers=ada.headers)
        assert code(answer) == (400, "bad_request")
