"""The server is killed in the middle: what it acknowledged is there, once, and everybody goes on from there."""

import random
from pathlib import Path

from keypeg.records.record import read
from keypeg.records.replay import replay
from tests.server.running import UNLIMITED, Guest, Message, Running, play_out, running
from tests.server.test_live import ANYONE


def same_guest(guest: Guest, server: Running) -> Guest:
    return Guest(server, guest.guest, guest.name, guest.token)


def test_a_killed_server_forgets_nothing(database: Path, tmp_path: Path) -> None:
    rng = random.Random(5)
    address = ""
    guests: list[Guest] = []
    last: list[tuple[str, Message, int | None] | None] = [None, None]
    codes: list[list[str]] = [[], []]
    for life in range(3):
        with running(database, *UNLIMITED, diary=tmp_path / "diary") as server:
            if not guests:
                guests = [server.guest("Ada"), server.guest("Bo")]
                address = guests[0].open("classic", [ANYONE, ANYONE], options={"rounds": 4})["address"]
                for seat, guest in enumerate(guests):
                    guest.sit(address, seat)
            guests = [same_guest(guest, server) for guest in guests]
            clients = [guest.live(address, seat) for seat, guest in enumerate(guests)]
            for client, known in zip(clients, codes, strict=True):
                client.codes = known
            for client, done in zip(clients, last, strict=True):
                if done is not None:
                    id_, action, version = done
                    assert client.act(action, id_) == {"say": "accepted", "id": id_, "version": version}
            play_out(clients, rng, most=2_000 if life == 2 else 4)
            if life == 2:
                assert clients[0].stage == "over"
                record = server.http.get(f"/api/tables/{address}/record").content
                state = replay(read(record), verify=True)
                assert state.winners
                return
            last = [client.done for client in clients]
            assert any(last), (life, [client.received for client in clients])
            server.process.kill()
            server.process.wait()
            for client in clients:
                assert client.closing_code() is None
