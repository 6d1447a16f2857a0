"""Bots over HTTP: a guest says once that it is a bot, and everybody sees it wherever its name stands."""

import random

from tests.server.running import Running, play_out
from tests.server.test_api import code
from tests.server.test_live import ANYONE, ME


def test_the_mark_cannot_be_taken_off(server: Running) -> None:
    hal = server.guest("Hal", bot=True)
    assert hal.bot
    patch = server.http.patch("/api/me", json={"name": "Ada", "bot": False}, headers=hal.headers)
    assert code(patch) == (400, "bad_request")
    renamed = server.http.patch("/api/me", json={"name": "Ada"}, headers=hal.headers)
    assert renamed.json()["bot"] is hal.get("/api/me").json()["bot"] is True
    secret = hal.post("/api/transfers").json()["secret"]
    assert hal.post("/api/transfers/redeem", {"secret": secret}).json()["bot"] is True
    server.http.cookies.clear()


def test_the_lobby_says_where_bots_are_wanted(server: Running) -> None:
    ada, hal = server.guest("Ada"), server.guest("Hal", bot=True)
    closed = ada.open("classic", [ME, ANYONE], listed=True)["address"]
    wanting = ada.open("classic", [ME, ANYONE], listed=True, bots=True)["address"]
    listed = {table["address"]: table["bots"] for table in hal.get("/api/tables").json()}
    assert (listed[closed], listed[wanting]) == (False, True)
    refused = hal.post(f"/api/tables/{closed}/sit", {"seat": 1, "id": "sit"})
    assert code(refused) == (403, "no_bots")
    assert hal.get(f"/api/tables/{closed}").json()["for_you"] == []
    seen = hal.get(f"/api/tables/{wanting}").json()
    assert (seen["for_you"], seen["snapshot"]["bots"]) == ([1], True)
    hal.sit(wanting, 1)
    listed = {table["address"]: table["seats"] for table in ada.get("/api/tables").json()}
    assert [seat["bot"] for seat in listed[wanting]] == [False, True]


def test_history_and_previews_have_the_mark(server: Running) -> None:
    ada, hal = server.guest("Ada"), server.guest("Hal", bot=True)
    address = ada.open("classic", [ME, ANYONE], options={"rounds": 1}, bots=True)["address"]
    hal.sit(address, 1)
    clients = [ada.live(address, 0), hal.live(address, 1)]
    play_out(clients, random.Random(1))
    for client in clients:
        client.close()
    while not (matches := ada.get("/api/me/history").json()["matches"]):
        pass
    assert [(match["opponents"], match["bots"]) for match in matches] == [(["Hal"], [0])]
    while (statistics := ada.get("/api/me/history/statistics").json())["waiting"]:
        pass
    assert [(each["name"], each["bot"]) for each in statistics["history"]["opponents"]] == [("Hal", True)]
    assert [match["bots"] for match in hal.get("/api/me/history").json()["matches"]] == [[]]
    page = server.http.get(f"/table/{address}", headers={"accept-language": "de"}).text
    assert "Hal (Bot)" in page
