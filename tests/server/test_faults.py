"""A database that fails under a running server: whoever acts is told so, nobody is told a lie, and it passes."""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from keypeg.records.record import read
from keypeg.records.replay import replay
from tests.server.running import UNLIMITED, Client, Message, Running, play_out, running
from tests.server.test_killed import same_guest
from tests.server.test_live import ANYONE, sat_down

FAULTS = {"full": "write 28", "read-only": "write 30", "broken": "sync 5"}


@pytest.fixture(scope="module")
def faulty_disk(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A library to preload that fails when told to."""
    compiler = shutil.which(os.environ.get("CXX", "c++"))
    if sys.platform != "linux" or compiler is None:
        pytest.skip("needs Linux and a compiler")
    library = tmp_path_factory.mktemp("faulty") / "faulty_disk.so"
    source = Path(__file__).with_name("faulty_disk.cpp")
    subprocess.run([compiler, "-D_GNU_SOURCE", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return str(library)


def refused(answer: Message) -> tuple[str, int | None]:
    assert answer["say"] == "refused", answer
    return answer["error"]["code"], answer["error"]["retry_after"]


def insist(client: Client, action: Message, id_: str) -> int:
    """Send the same until it is accepted, as clients do."""
    while (answer := client.act(action, id_))["say"] == "refused":
        assert answer["error"]["code"] == "unavailable"
    version: int = answer["version"]
    return version


def wait_until_ready(server: Running) -> None:
    """Ask until the server is ready. Its answers are shared for a moment, so the next one may still be a no."""
    while server.http.get("/ready").status_code != 200:
        assert server.process.poll() is None


@pytest.mark.parametrize("fault", FAULTS)
def test_a_disk_that_fails_is_said_and_passes(database: Path, tmp_path: Path, faulty_disk: str, fault: str) -> None:
    told = tmp_path / "fault"
    environment = {"LD_PRELOAD": faulty_disk, "FAULT_FILE": str(told)}
    with running(database, *UNLIMITED, log=tmp_path / "log", **environment) as server:
        address, (ada, bo) = sat_down(server, "classic", options={"rounds": 2})
        where = f"/api/tables/{address}"
        before = ada.act({"do": "hide", "code": "RRGG"})["version"]
        ada.codes.append("RRGG")
        for client in (ada, bo):
            client.read_to(before)
        told.write_text(FAULTS[fault], encoding="ascii")
        row = {"do": "guess", "row": "RGBY"}
        for _ in range(2):
            assert refused(bo.act(row, "row")) == ("unavailable", 1)
        unable = server.http.post("/api/guests", json={"name": "Cy"})
        assert (unable.status_code, unable.json()["error"]["code"]) == (503, "unavailable")
        assert unable.headers["retry-after"] == "1"
        assert server.http.get(where).json()["snapshot"]["version"] == before, "what is there can be seen meanwhile"
        assert server.http.get("/health").status_code == 200
        assert server.http.get("/ready").status_code == 503
        assert (ada.version, bo.version) == (before, before)
        told.unlink()
        version = insist(bo, row, "row")
        wait_until_ready(server)
        assert bo.act(row, "row")["version"] == version
        ada.read_to(version)
        play_out([ada, bo], random.Random(fault))
        record = server.http.get(f"{where}/record").content
        assert replay(read(record), verify=True).winners
        ada.close()
        bo.close()
        server.process.kill()
        server.process.wait()
    with running(database, log=tmp_path / "log") as server:
        assert server.http.get(f"{where}/record").content == record


def test_postgresql_restarts_under_two_nodes(own_postgres: Any, tmp_path: Path) -> None:
    """Nobody has to do anything: nodes find it again, players send again what was not taken, and play on."""
    database = own_postgres.get_uri()
    with (
        running(database, *UNLIMITED, log=tmp_path / "one") as one,
        running(database, *UNLIMITED, log=tmp_path / "two") as two,
    ):
        guests = [one.guest("Ada"), two.guest("Bo")]
        address = guests[0].open("duel", [ANYONE, ANYONE])["address"]
        for seat, guest in enumerate(guests):
            guest.sit(address, seat)
        ada, bo = clients = [guest.live(address, seat) for seat, guest in enumerate(guests)]
        for client, code in zip(clients, ("RRGGB", "BBGGR"), strict=True):
            client.codes.append(code)
            version = client.act({"do": "hide", "code": code})["version"]
        for client in clients:
            client.read_to(version)
        own_postgres.stop()
        row = {"do": "guess", "row": "YYYYY"}
        for client in clients:
            assert refused(client.act(row, "row")) == ("unavailable", 1)
        assert [node.http.get("/ready").status_code for node in (one, two)] == [503, 503]
        assert [node.http.get("/health").status_code for node in (one, two)] == [200, 200]
        own_postgres.start()
        versions = {insist(client, row, "row") for client in clients}
        for node in (one, two):
            wait_until_ready(node)
        assert len(versions) == 2
        assert min(versions) > version
        for client in clients:
            client.read_to(max(versions))
        again = same_guest(guests[0], two).live(address, 0)
        assert again.version >= max(versions)
        again.close()
        play_out(clients, random.Random(6))
        assert (ada.stage, bo.stage) == ("over", "over")
        assert len({node.http.get(f"/api/tables/{address}/record").content for node in (one, two)}) == 1
        for client in clients:
            client.close()
