"""Whole matches over real websockets, between clients that know no rules."""

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed

from keypeg.records.record import read
from keypeg.records.replay import replay
from tests.server.running import Client, Message, Running, play_out

ME = {"sitter": "me"}
ANYONE = {"sitter": "anyone"}
TABLES: list[tuple[str, dict[str, object], int]] = [
    ("classic", {}, 2),
    ("classic", {"marking": "by_hand"}, 2),
    ("travel", {}, 2),
    ("hasbro94", {}, 2),
    ("duel", {}, 2),
    ("group", {}, 3),
    ("custom", {"pegs": 3, "colours": 4, "row_limit": 5}, 2),
]


def computer(level: str = "casual") -> dict[str, str]:
    return {"sitter": "computer", "level": level}


def sat_down(server: Running, edition: str, seats: int = 2, **more: object) -> tuple[str, list[Client]]:
    """A table at which everybody sits, with a client each."""
    guests = [server.guest(name) for name in ("Ada", "Bo", "Cy", "Dee")[:seats]]
    address = guests[0].open(edition, [ANYONE] * seats, **more)["address"]
    for seat, guest in enumerate(guests):
        guest.sit(address, seat)
    return address, [guest.live(address, seat) for seat, guest in enumerate(guests)]


@pytest.mark.parametrize(("edition", "options", "seats"), TABLES)
def test_people_play_a_whole_match(server: Running, edition: str, options: dict[str, object], seats: int) -> None:
    address, clients = sat_down(server, edition, seats, options=options)
    onlooker = Client(server, address)
    play_out(clients, random.Random(1))
    for client in clients:
        assert client.stage == "over"
    onlooker.read_to(clients[0].version)
    assert onlooker.stage == "over"
    assert not onlooker.offers
    answer = server.http.get(f"/api/tables/{address}/record")
    state = replay(read(answer.content), verify=True)
    assert state.winners
    for client in (*clients, onlooker):
        client.close()


@pytest.mark.parametrize("edition", ["classic", "travel", "hasbro94", "duel"])
def test_somebody_plays_a_computer(server: Running, edition: str) -> None:
    ada = server.guest("Ada")
    address = ada.open(edition, [ME, computer()])["address"]
    client = ada.live(address, 0)
    play_out([client], random.Random(2))
    assert client.stage == "over"
    assert replay(read(server.http.get(f"/api/tables/{address}/record").content), verify=True).winners
    client.close()


def test_computers_play_the_group_edition_to_its_end(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.open("group", [ME, computer(), computer("novice")], options={"rounds": 1})["address"]
    client = ada.live(address, 0)
    play_out([client], random.Random(2))
    assert client.stage == "over"
    assert replay(read(server.http.get(f"/api/tables/{address}/record").content), verify=True).winners
    client.close()


@pytest.mark.rule("D11")
def test_a_race_starts_for_both_at_the_instant_that_was_announced(server: Running) -> None:
    _, (ada, bo) = sat_down(server, "duel", options={"race": True})
    ada.act({"do": "hide", "code": "RRGGB"})
    bo.act({"do": "hide", "code": "BBGGR"})
    announced = [json.loads(text).get("race_starts") for client in (ada, bo) for text in client.received]
    while not any(announced):
        announced.append(ada.read().get("race_starts"))
    early = ada.act({"do": "guess", "row": "YYYYY"})
    assert (early["say"], early["error"]["code"]) == ("refused", "race_not_started")
    while (answer := bo.act({"do": "guess", "row": "YYYYY"}))["say"] == "refused":
        assert answer["error"]["code"] == "race_not_started"
    assert ada.act({"do": "guess", "row": "YYYYY"})["say"] == "accepted"
    bo.read_to(ada.act({"do": "guess", "row": "BBGGR"})["version"])
    assert any('"found"' in text for text in bo.received), "the first to find the code takes the point"
    ada.close()
    bo.close()


def test_what_is_sent_again_is_answered_again(server: Running) -> None:
    address, (ada, bo) = sat_down(server, "classic")
    hide = {"do": "hide", "code": "RRGG"}
    first = ada.act(hide, "one")
    assert first == {"say": "accepted", "id": "one", "version": first["version"]}
    assert ada.act(hide, "one") == first
    ada.close()
    bo.close()
    table = server.http.get(f"/api/tables/{address}/record").json()
    assert [entry["do"] for entry in table["actions"]] == ["hide"]


def test_what_is_sent_at_once_is_answered_in_its_order(server: Running) -> None:
    """Moves that need no task, and messages that do: repeats, refusals, reactions and rubbish."""
    _, (ada, bo) = sat_down(server, "classic")
    hidden = ada.act({"do": "hide", "code": "RRGG"})["version"]
    row = {"do": "guess", "row": "BBYY"}
    messages: list[object] = [
        {"id": "one", "act": row},
        {"id": "one", "act": row},
        {"id": "short", "act": {"do": "guess", "row": "B"}},
        {"id": "two", "act": row},
        {"id": "wow", "react": "wow"},
        "rubbish",
        {"id": "three", "act": row},
        {"id": "one", "act": row},
        {"id": "hide", "act": {"do": "hide", "code": "RRGG"}},
        {"id": "four", "act": row},
    ]
    for message in messages:
        bo.socket.send(json.dumps(message))
    answers: list[Message] = []
    while len(answers) < len(messages):
        said = bo.read()
        answers += [said] if said["say"] in ("accepted", "refused") else []
    assert [answer["id"] for answer in answers] == [each["id"] if isinstance(each, dict) else None for each in messages]
    versions = [answer.get("version") for answer in answers]
    one, two, three, four = (hidden + number for number in (1, 2, 4, 5))
    assert versions == [one, one, None, two, hidden + 3, None, three, one, None, four]
    ada.close()
    bo.close()


def test_a_refusal_has_a_code_and_a_rule(server: Running) -> None:
    _, (ada, bo) = sat_down(server, "classic")
    early = bo.act({"do": "guess", "row": "RRGG"})
    assert (early["say"], early["error"]["code"], early["error"]["rule"]) == ("refused", "code_not_hidden", "C2")
    assert ada.act({"do": "hide", "code": "RRG"})["error"]["code"] == "wrong_length"
    assert ada.act({"do": "dance"})["error"]["code"] == "bad_action"
    assert ada.act({"do": "deal", "tokens": []})["error"]["code"] == "not_in_this_edition"
    assert ada.say("x", claim=1)["error"]["code"] == "nothing_to_claim"
    assert ada.say("y", rematch=True)["error"]["code"] == "not_over"
    assert ada.say("z")["error"]["code"] == "bad_request"
    ada.close()
    bo.close()


def test_whoever_comes_back_goes_on(server: Running) -> None:
    guests = [server.guest("Ada"), server.guest("Bo")]
    address = guests[0].open("classic", [ANYONE, ANYONE])["address"]
    for seat, guest in enumerate(guests):
        guest.sit(address, seat)
    rng = random.Random(3)
    for _ in range(4):
        clients = [guest.live(address, seat) for seat, guest in enumerate(guests)]
        play_out(clients, rng, most=5)
        for client in clients:
            client.close()
    clients = [guest.live(address, seat) for seat, guest in enumerate(guests)]
    play_out(clients, rng)
    assert clients[0].stage == "over"
    again = [client.say("again", rematch=True) for client in clients]
    assert [answer["say"] for answer in again] == ["accepted"] * 2
    while (message := clients[0].read()).get("rematch") is None:
        pass
    (mine,) = guests[0].get(f"/api/tables/{message['rematch']}").json()["yours"]
    assert mine == 1, "everybody is a seat further"
    for client in clients:
        client.close()


def test_who_may_not_sit_there_is_told_so(server: Running) -> None:
    address, clients = sat_down(server, "classic")
    eve = server.guest("Eve")
    for seat, token, code in (
        (0, eve.token, 4403),
        (0, "nobody", 4401),
        (9, eve.token, 4400),
        (0, "not a token", 4400),
    ):
        client = Client(server, address, seat, token)
        assert set(client.read_error()) >= {"code", "message", "rule"}
        assert client.closing_code() == code
    lost = Client(server, "nowhere")
    assert lost.read_error()["code"] == "no_such_table"
    assert lost.closing_code() == 4404
    for client in clients:
        client.close()


def test_an_onlooker_has_no_say(server: Running) -> None:
    address, clients = sat_down(server, "classic")
    onlooker = Client(server, address)
    assert onlooker.act({"do": "hide", "code": "RRGG"})["error"]["code"] == "not_your_seat"
    for client in (*clients, onlooker):
        client.close()


def test_players_react_and_an_onlooker_sees_it(server: Running) -> None:
    address, (ada, bo) = sat_down(server, "classic")
    onlooker = Client(server, address)
    assert onlooker.say("r0", react="clap")["error"]["code"] == "not_your_seat"
    assert ada.say("r1", react="clap")["say"] == "accepted"
    assert ada.say("r2", react="wow")["error"]["code"] == "reaction_too_soon"
    for reader in (bo, onlooker):
        while (message := reader.read()).get("reaction") is None:
            pass
        assert message["reaction"] == {"seat": 0, "reaction": "clap"}
    for client in (ada, bo, onlooker):
        client.close()


def test_a_rematch_is_declined_in_plain_sight(server: Running) -> None:
    _, (ada, bo) = sat_down(server, "classic", options={"rounds": 1})
    assert bo.say("n1", rematch=False)["error"]["code"] == "not_over"
    ada.act({"do": "resign"})
    assert ada.say("y1", rematch=True)["say"] == "accepted"
    assert bo.say("n2", rematch=False)["say"] == "accepted"
    while (message := ada.read()).get("rematch_declined") is None:
        pass
    assert message["rematch_declined"] == [1]
    ada.close()
    bo.close()


@pytest.mark.parametrize(
    "rubbish", ["", "{", "[]", "null", '{"id": 1}', '{"id": "' + "x" * 500 + '"}', b"\xff\xfe", "[" * 9999]
)
def test_rubbish_is_answered_and_then_shut_out(server: Running, rubbish: str | bytes) -> None:
    address, clients = sat_down(server, "classic")
    ada = clients[0]
    ada.socket.send(rubbish)
    assert ada.read_answer()["error"]["code"] == "bad_request"
    assert ada.act({"do": "hide", "code": "RRGG"})["say"] == "accepted", "one slip is forgiven"
    for _ in range(5):
        ada.socket.send(rubbish)
    assert ada.closing_code() == 1008
    assert server.http.get("/ready").status_code == 200
    clients[1].close()
    assert server.http.get(f"/api/tables/{address}").status_code == 200


def test_a_message_that_is_too_long_ends_the_socket(server: Running) -> None:
    _, clients = sat_down(server, "classic")
    clients[0].socket.send("x" * 100_000)
    assert clients[0].closing_code() == 1009
    clients[1].close()


def test_whoever_stands_up_looks_on_no_longer(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.open("classic", [ME, ANYONE])["address"]
    client = ada.live(address, 0)
    ada.post(f"/api/tables/{address}/stand", {"seat": 0, "id": "up"})
    assert client.closing_code() == 4403
    with pytest.raises(ConnectionClosed):
        client.read()


def test_a_flag_falls(server: Running) -> None:
    _, clients = sat_down(server, "classic", clock={"clock": "per_move", "seconds": 1}, options={"rounds": 2})
    while clients[1].read().get("cause") != "flag":
        pass
    assert "attempt_ended" in clients[1].received[-1]
    for client in clients:
        client.close()


def test_everybody_sees_who_is_there(server: Running) -> None:
    _, (ada, bo) = sat_down(server, "classic")
    ada.close()
    there = [True, True]
    while there != [False, True]:
        message = bo.read()
        there = [seat["present"] for seat in message.get("seats", [])]
    bo.close()
