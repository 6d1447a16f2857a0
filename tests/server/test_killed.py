"""The server is killed in the middle: what it acknowledged is there, once, and everybody goes on from there."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

from keypeg.records.record import read
from keypeg.records.replay import replay
from keypeg.tables.log_lines import decode
from tests.live import live, opened
from tests.server.load import Place, play_until_killed, sit_down
from tests.server.running import UNLIMITED, Guest, Message, Running, play_out, running
from tests.server.test_live import ANYONE, TABLES
from tests.tables.test_killed import Acknowledged, check


def same_guest(guest: Guest, server: Running) -> Guest:
    return Guest(server, guest.guest, guest.name, guest.token)


def test_a_killed_server_forgets_nothing(database: Path, tmp_path: Path) -> None:
    rng = random.Random(5)
    address = ""
    guests: list[Guest] = []
    last: list[tuple[str, Message, int | None] | None] = [None, None]
    codes: list[list[str]] = [[], []]
    for life in range(3):
        with running(database, *UNLIMITED, log=tmp_path / "log") as server:
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


KILLS = 50
KILLS_OF_A_NODE = 8


@live
async def check_all(database: str, places: Sequence[Place]) -> None:
    """Every acknowledged action is in the log once, nothing refused is, and nobody was told what is not in it."""
    acknowledged: Acknowledged = {
        (place.address, place.seat, id_): version for place in places for id_, version in place.accepted.items()
    }
    await check(database, acknowledged)
    async with opened(database) as store:
        for place in places:
            found = await store.find(place.address)
            assert found is not None
            stored = await store.read(found.table)
            assert not place.refused & {line.action for line in stored if line.seat == place.seat}
            at = {line.version: decode(line.body).at for line in stored}
            assert place.told.items() <= at.items()


def kill_again_and_again(database: str, kills: int, rng: random.Random, log: Path) -> None:
    """One database through many lives of a server, with tables of every edition in play whenever it is killed."""
    every: list[Place] = []
    tables: list[list[Place]] = [[] for _ in TABLES]
    names = ("Ada", "Bo", "Cy")
    guests: list[Guest] = []
    for _ in range(kills):
        with running(database, *UNLIMITED, "--thinkers=0", log=log) as server:
            guests = [same_guest(guest, server) for guest in guests] or [server.guest(name) for name in names]
            for number, (edition, options, seats) in enumerate(TABLES):
                if all(place.stage == "over" for place in tables[number]):
                    tables[number] = sit_down(server, guests[:seats], edition, options)
                    every += tables[number]
            playing = [place for table in tables for place in table]
            asyncio.run(play_until_killed(server, playing, rng.randint(1, 80), rng))
            assert server.process.wait() == -9
    assert sum(len(place.accepted) for place in every) > kills * 20
    assert sum(place.stage == "over" for place in every) > kills // 5
    check_all(database, every)


def test_fifty_kills_under_load_lose_and_double_nothing(database: Path, tmp_path: Path) -> None:
    kill_again_and_again(str(database), KILLS, random.Random("fifty"), tmp_path / "log")


def test_kills_under_load_lose_and_double_nothing_on_postgresql(postgres_address: str, tmp_path: Path) -> None:
    kill_again_and_again(postgres_address, KILLS_OF_A_NODE, random.Random("eight"), tmp_path / "log")
