"""Several nodes on one PostgreSQL: the players of one table are on different servers, and none of them can tell."""

import random
from pathlib import Path

from keypeg.records.record import read
from keypeg.records.replay import replay
from tests.server.running import UNLIMITED, Client, Guest, Running, play_out, running
from tests.server.test_live import ANYONE, TABLES, computer


def test_two_nodes_serve_one_table(postgres_address: str, tmp_path: Path) -> None:
    with (
        running(postgres_address, *UNLIMITED, log=tmp_path / "one") as one,
        running(postgres_address, *UNLIMITED, log=tmp_path / "two") as two,
    ):
        ada, bo = one.guest("Ada"), two.guest("Bo")
        address = ada.open("duel", [ANYONE, ANYONE])["address"]
        ada.sit(address, 0)
        bo.sit(address, 1)
        clients = [ada.live(address, 0), bo.live(address, 1)]
        play_out(clients, random.Random(4))
        assert clients[0].stage == clients[1].stage == "over"
        assert (
            one.http.get(f"/api/tables/{address}/record").content
            == two.http.get(f"/api/tables/{address}/record").content
        )
        for client in clients:
            client.close()
        assert "secret" not in one.log
        one.process.kill()
        one.process.wait()
        # Whoever was on the node that is gone comes to the other.
        ada = Guest(two, ada.guest, ada.name, ada.token)
        again = ada.open("classic", [{"sitter": "me"}, computer()])["address"]
        client = ada.live(again, 0)
        play_out([client], random.Random(5))
        assert replay(read(two.http.get(f"/api/tables/{again}/record").content), verify=True).winners
        client.close()


def test_three_nodes_of_which_one_is_killed_in_the_middle(postgres_address: str, tmp_path: Path) -> None:
    """Of every edition a match: its players sit at two nodes, one node dies, and its players go on at the third."""
    with (
        running(postgres_address, *UNLIMITED, log=tmp_path / "one") as one,
        running(postgres_address, *UNLIMITED, log=tmp_path / "three") as three,
    ):
        for number, (edition, options, seats) in enumerate(TABLES):
            with running(postgres_address, *UNLIMITED, log=tmp_path / f"victim {number}") as victim:
                _play_and_kill(one, victim, three, edition, options, seats, number)


def _play_and_kill(
    one: Running, victim: Running, three: Running, edition: str, options: dict[str, object], seats: int, number: int
) -> None:
    rng = random.Random(number)
    at = [one if seat % 2 else victim for seat in range(seats)]
    guests = [node.guest(name) for node, name in zip(at, ("Ada", "Bo", "Cy", "Dee"), strict=False)]
    address = guests[0].open(edition, [ANYONE] * seats, options=options)["address"]
    for seat, guest in enumerate(guests):
        guest.sit(address, seat)
    clients = [guest.live(address, seat) for seat, guest in enumerate(guests)]
    play_out(clients, rng, most=6 + number)
    victim.process.kill()
    victim.process.wait()
    for seat, guest in enumerate(guests):
        if at[seat] is victim:
            clients[seat] = _moved(clients[seat], Guest(three, guest.guest, guest.name, guest.token), address, seat)
    play_out(clients, rng)
    assert all(client.stage == "over" for client in clients)
    left, right = (node.http.get(f"/api/tables/{address}/record").content for node in (one, three))
    assert left == right
    assert replay(read(left), verify=True).winners
    for client in clients:
        client.close()


def _moved(lost: Client, guest: Guest, address: str, seat: int) -> Client:
    """The client on another node. What it was told has happened is there; sent again, it does not happen again."""
    client = guest.live(address, seat)
    client.codes = lost.codes
    assert client.version >= lost.version
    if lost.done is not None:
        sent, action, version = lost.done
        assert client.act(action, sent)["version"] == version
    return client
