"""Two nodes on one PostgreSQL: the players of one table are on different servers, and neither can tell."""

import random
from pathlib import Path

from keypeg.records.record import read
from keypeg.records.replay import replay
from tests.server.running import UNLIMITED, Guest, play_out, running
from tests.server.test_live import ANYONE, computer


def test_two_nodes_serve_one_table(postgres_address: str, tmp_path: Path) -> None:
    with (
        running(postgres_address, *UNLIMITED, diary=tmp_path / "one") as one,
        running(postgres_address, *UNLIMITED, diary=tmp_path / "two") as two,
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
        assert "secret" not in one.diary
        one.process.kill()
        one.process.wait()
        # Whoever was on the node that is gone comes to the other.
        ada = Guest(two, ada.guest, ada.name, ada.token)
        again = ada.open("classic", [{"sitter": "me"}, computer()])["address"]
        client = ada.live(again, 0)
        play_out([client], random.Random(5))
        assert replay(read(two.http.get(f"/api/tables/{again}/record").content), verify=True).winners
        client.close()
