"""What an operator has on a running server: quotas, bans, ended tables, erased players, metrics, logs and back-ups."""

import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from keypeg.records.record import read
from keypeg.records.replay import replay
from keypeg.server.banned import Banned, parse_network
from keypeg.server.limits import network_of
from keypeg.server.settings import default_database
from keypeg.storage.bans import Ban, BanKind
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_lines import Acted, decode
from keypeg.tables.records import full_record
from keypeg.tables.time_source import TimeSource
from tests.cli.command import keypeg
from tests.live import opened
from tests.server.load import sit_down
from tests.server.running import UNLIMITED, Client, Guest, Message, Running, play_out, running
from tests.server.test_live import ANYONE, ME, computer, sat_down


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("operators")


@pytest.fixture(scope="module")
def ours(folder: Path) -> Iterator[Running]:
    """A server that an operator interferes with."""
    with running(folder / "tables.db", *UNLIMITED, log=folder / "log") as started:
        yield started


def admin(database: str | Path, *words: str) -> Any:
    """Run `keypeg admin … --json`; gives what it prints."""
    done = keypeg("admin", *words, "--json", f"--database={database}")
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def database(folder: Path) -> Path:
    return folder / "tables.db"


# Quotas


def test_one_address_cannot_bury_the_lobby(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", "--tables-a-minute=40", "--guests-a-minute=0", log=tmp_path / "log") as server:
        ada = server.guest("Ada")
        for _ in range(5):
            ada.open("classic", [ANYONE, ANYONE], listed=True)
        # Other guests of the same address are no way round it.
        refused = [server.guest("Bo").post("/api/tables", _table(listed=True)) for _ in range(10)]
        assert {answer.status_code for answer in refused} == {409}
        error = refused[0].json()["error"]
        assert (error["code"], error["values"]) == ("too_many_tables", {"why": "listed", "most": 5})
        assert len(server.http.get("/api/tables").json()) == 5
        # Without a place in the list a guest may have ten, and after so many tables the address has to wait.
        cy = server.guest("Cy")
        answers = [cy.post("/api/tables", _table()) for _ in range(11)]
        assert [answer.status_code for answer in answers] == [201] * 10 + [409]
        assert answers[-1].json()["error"]["values"] == {"why": "open", "most": 10}
        many = [server.guest("Dee").post("/api/tables", _table()) for _ in range(20)]
        assert {answer.status_code for answer in many} == {201, 429}
        late = many[-1]
        refusals = 11 + sum(answer.status_code == 429 for answer in many)
        assert f'keypeg_limited_total{{limit="tables"}} {refusals}.0' in server.http.get("/metrics").text
        assert late.json()["error"]["values"]["why"] == "tables"
        assert int(late.headers["retry-after"]) >= 1


def test_tables_that_are_opened_at_once_are_all_counted(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", "--tables-a-minute=0", log=tmp_path / "log") as server:
        guest = server.guest("Ada")

        async def flood() -> list[int]:
            async with httpx.AsyncClient(base_url=server.url, headers=guest.headers, timeout=60) as client:
                posts = (client.post("/api/tables", json=_table(listed=True)) for _ in range(30))
                return [answer.status_code for answer in await asyncio.gather(*posts)]

        assert asyncio.run(flood()).count(201) <= 5
        assert 0 < len(server.http.get("/api/tables").json()) <= 5


def _table(*, listed: bool = False) -> Message:
    return {"edition": "classic", "seats": [ANYONE, ANYONE], "listed": listed}


def test_a_table_that_nobody_uses_is_closed_under_the_eyes_of_an_onlooker(tmp_path: Path) -> None:
    flags = ("--sweep-minutes=0.005", "--unused-table-hours=0.0003")
    with running(tmp_path / "tables.db", *UNLIMITED, *flags, log=tmp_path / "log") as server:
        ada = server.guest("Ada")
        address = ada.open("classic", [ANYONE, ANYONE], listed=True)["address"]
        ada.open("classic", [ANYONE, ANYONE])  # the newest table is left alone
        onlooker = Client(server, address)
        while onlooker.stage != "over":
            onlooker.read()
        assert json.loads(onlooker.received[-1])["closed"] == "disuse"
        assert address not in server.http.get("/api/tables").text
        answer = ada.post(f"/api/tables/{address}/sit", {"seat": 0, "id": "sit"})
        assert (answer.status_code, answer.json()["error"]["values"]) == (409, {"why": "disuse"})
        onlooker.close()


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_banned_network_has_all_its_addresses() -> None:
    networks = ["192.0.2.0/24", "198.51.100.7", "2001:db8::1", "2001:db8:ffff::/48"]
    bans = [Ban(str(parse_network(text)), BanKind.NETWORK, 0, None, "") for text in networks]
    banned = Banned([*bans, Ban("ada", BanKind.GUEST, 0, None, "")])
    assert len(banned) == 5
    for address in ("192.0.2.99", "::ffff:192.0.2.1", "198.51.100.7", "2001:db8::abcd", "2001:db8:ffff:9::1"):
        assert banned.has_address(address), address
    for address in ("192.0.3.1", "198.51.100.8", "2001:db8:0:1::1", "2001:db9::1", "unknown", ""):
        assert not banned.has_address(address), address
    assert banned.has_guest("ada")
    assert not banned.has_guest("bo")
    for text in ("", "ada", "192.0.2", "192.0.2.0/33", "::/129", "1.2.3.4/x"):
        with pytest.raises(ValueError):  # noqa: PT011
            parse_network(text)


# What an operator does


def test_an_ended_table_tells_everybody(ours: Running, database: Path) -> None:
    address, clients = sat_down(ours, "classic")
    onlooker = Client(ours, address)
    assert clients[0].act({"do": "hide", "code": "RGBY"})["say"] == "accepted"
    assert admin(database, "end", address) == {"address": address}
    for client in (*clients, onlooker):
        while client.stage != "over":
            client.read()
        last = json.loads(client.received[-1])
        assert last["closed"] == "operator"
    refused = clients[1].act({"do": "guess", "row": "RRGG"})
    assert (refused["error"]["code"], refused["error"]["values"]) == ("table_closed", {"why": "operator"})
    assert "RGBY" not in "".join(clients[1].received + onlooker.received)
    assert "RGBY" not in ours.http.get(f"/api/tables/{address}/replay").text
    done = keypeg("admin", "end", address, "--json", f"--database={database}")
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["code"] == "table_over"
    for client in (*clients, onlooker):
        client.close()


def test_a_ban_ends_open_connections_and_can_be_lifted(ours: Running, database: Path) -> None:
    ada, bo = ours.guest("Ada"), ours.guest("Bo")
    address = ada.open("classic", [ANYONE, ANYONE])["address"]
    ada.sit(address, 0)
    bo.sit(address, 1)
    client, other = ada.live(address, 0), bo.live(address, 1)
    made = admin(database, "ban", ada.guest, "--note", "shouts")
    assert (made["subject"], made["kind"], made["until"], made["note"]) == (ada.guest, "guest", None, "shouts")
    assert client.closing_code() == 4403
    assert client.answers[""]["error"]["code"] == "banned"
    answer = ada.get("/api/me")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
    assert ada.live(address, 0).closing_code() == 4403
    assert bo.get("/api/me").status_code == 200
    assert other.say("ping", claim=0)["error"]["code"] == "nothing_to_claim"
    assert [ban["subject"] for ban in admin(database, "bans")] == [ada.guest]
    assert admin(database, "unban", ada.guest) == {"subject": ada.guest}
    _until(lambda: ada.get("/api/me").status_code == 200)
    other.close()


def test_a_banned_address_is_refused_before_anything_else(ours: Running, database: Path) -> None:
    address, clients = sat_down(ours, "classic")
    with ours.http.stream("GET", f"/api/tables/{address}/events") as stream:
        following = stream.iter_lines()
        assert json.loads(next(following))["say"] == "snapshot"
        assert admin(database, "ban", "127.0.0.1", "--days", "1")["subject"] == "127.0.0.1/32"
        try:
            assert [client.closing_code() for client in clients] == [4403, 4403]
            assert list(following) in ([], [""])
            answer = ours.http.get("/api/tables")
            assert answer.status_code == 403
            assert answer.json()["error"]["values"] == {"why": "address"}
        finally:
            admin(database, "unban", "127.0.0.1")
    _until(lambda: ours.http.get("/api/tables").status_code == 200)


def test_revoked_tokens_end_connections_and_let_nobody_in(ours: Running, database: Path) -> None:
    ada = ours.guest("Ada")
    address = ada.open("classic", [ME, computer()])["address"]
    client = ada.live(address, 0)
    assert admin(database, "sign-out", ada.guest) == {"guest": ada.guest, "tokens": 1}
    assert client.closing_code() == 4401
    assert ada.get("/api/me").status_code == 401


def test_an_erased_player_is_nobody_to_the_others(ours: Running, database: Path) -> None:
    ada, bo = ours.guest("Adalberta"), ours.guest("Bo")
    address = ada.open("classic", [ANYONE, ANYONE])["address"]
    ada.sit(address, 0)
    bo.sit(address, 1)
    client = bo.live(address, 1)
    assert "Adalberta" in client.received[0]
    assert admin(database, "erase", ada.guest) == {"guest": ada.guest, "tables": 1}
    assert client.closing_code() == 1012
    again = bo.live(address, 1)
    assert "Adalberta" not in again.received[0]
    assert json.loads(again.received[0])["seats"][0]["name"] == "Seat 1"
    assert ada.get("/api/me").status_code == 401
    assert "Adalberta" not in ours.http.get(f"/api/tables/{address}/record").text
    again.close()
    done = keypeg("admin", "erase", ada.guest, "--json", f"--database={database}")
    assert json.loads(done.stdout)["error"]["code"] == "no_such_guest"


def test_lists_show_no_secret_and_nothing_of_a_match(ours: Running, database: Path) -> None:
    address, clients = sat_down(ours, "classic")
    clients[0].act({"do": "hide", "code": "RGBY"})
    (found,) = [table for table in admin(database, "tables", "--stage=playing") if table["address"] == address]
    assert len(found["guests"]) == 2
    (guest,) = admin(database, "guests", "--guest", found["guests"][0])
    assert (guest["name"], guest["tables"], guest["devices"]) == ("Ada", 1, 1)
    assert admin(database, "tables", "--guest", guest["guest"]) == [found]
    stats = admin(database, "stats")
    assert stats["nodes"] == 1
    assert stats["tables"] == stats["open"] + stats["playing"] + stats["over"]
    shown = keypeg("admin", "tables", "--lang=de", f"--database={database}").stdout.decode()
    assert "Eröffnet" in shown
    assert address in shown
    assert "RGBY" not in shown
    for client in clients:
        client.close()


def test_two_nodes_hear_of_it(postgres_address: str, tmp_path: Path) -> None:
    with (
        running(postgres_address, *UNLIMITED, log=tmp_path / "one") as one,
        running(postgres_address, *UNLIMITED, log=tmp_path / "two") as two,
    ):
        ada, bo = one.guest("Ada"), two.guest("Bo")
        address = ada.open("classic", [ANYONE, ANYONE])["address"]
        ada.sit(address, 0)
        bo.sit(address, 1)
        clients = [ada.live(address, 0), bo.live(address, 1)]
        admin(postgres_address, "end", address)
        for client in clients:
            while client.stage != "over":
                client.read()
        admin(postgres_address, "ban", ada.guest)
        assert clients[0].closing_code() == 4403
        admin(postgres_address, "sign-out", bo.guest)
        assert clients[1].closing_code() == 4401
        done = keypeg("backup", str(tmp_path / "copy.db"), "--json", f"--database={postgres_address}")
        assert (done.returncode, json.loads(done.stdout)["error"]["code"]) == (2, "use_pg_dump")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("end", "nothing"), "no_such_table"),
        (("ban", "somebody"), "bad_network"),
        (("ban", "0" * 24), "no_such_guest"),
        (("unban", "192.0.2.1"), "no_such_ban"),
        (("unban", "x\x1b[2J"), "bad_network"),
        (("sign-out", "nobody"), "no_such_guest"),
        (("erase", "%"), "no_such_guest"),
    ],
)
def test_what_cannot_be_done_has_a_code(ours: Running, database: Path, words: tuple[str, ...], code: str) -> None:
    assert ours.process.poll() is None
    done = keypeg("admin", *words, "--json", f"--database={database}")
    assert (done.returncode, json.loads(done.stdout)["error"]["code"]) == (2, code)
    for language in ("en", "fr", "de"):
        said = keypeg("admin", *words, f"--lang={language}", f"--database={database}")
        assert said.returncode == 2
        assert b"Traceback" not in said.stderr
        assert b"\x1b" not in said.stderr


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing, rubbish = tmp_path / "missing.db", tmp_path / "rubbish.db"
    rubbish.write_bytes(b"rubbish" * 1000)
    for command in (("admin", "stats"), ("backup", str(tmp_path / "copy.db"))):
        for database in (missing, rubbish):
            done = keypeg(*command, "--json", f"--database={database}")
            assert (done.returncode, json.loads(done.stdout)["error"]["code"]) == (2, "no_database")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["rubbish.db"]
    refused = keypeg("admin", "stats", "--json", "--database=postgresql://127.0.0.1:1/none")
    assert json.loads(refused.stdout)["error"]["code"] == "no_database"


# Metrics and logs


def test_metrics_have_a_path_and_a_port_of_the_operators_choice(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    flags = ("--metrics-path=/counts/here", f"--metrics-port={port}", "--metrics-host=127.0.0.1")
    with running(tmp_path / "tables.db", *UNLIMITED, *flags, log=tmp_path / "log") as server:
        ada = server.guest("Ada")
        ada.open("classic", [ME, computer()], clock={"clock": "per_move", "seconds": 60})
        for path in ("/metrics", "/counts/here"):
            assert server.http.get(path).status_code == 404
        url = f"http://127.0.0.1:{port}"
        assert httpx.get(f"{url}/metrics").status_code == 404

        def has_due_work() -> bool:
            return "keypeg_due_work 1.0" in httpx.get(f"{url}/counts/here").text

        _until(has_due_work)
        text = httpx.get(f"{url}/counts/here").text
        for metric in (
            "keypeg_writer_queue ",
            "keypeg_overdue_work ",
            "keypeg_bans 0.0",
            'keypeg_database_errors_total{operation="read"} 0.0',
            'keypeg_database_errors_total{operation="write"} 0.0',
            'keypeg_removed_total{kind="tables"} 0.0',
            "keypeg_loop_lag_seconds_bucket",
        ):
            assert metric in text, metric
    with running(tmp_path / "tables.db", "--metrics-path=", log=tmp_path / "log") as server:
        assert server.http.get("/metrics").status_code == 404
    with running(tmp_path / "tables.db", "--metrics-path=/counts", log=tmp_path / "log") as server:
        assert "keypeg_requests" in server.http.get("/counts").text
    done = keypeg("serve", "--port=0", "--metrics-path=/api/tables", f"--database={tmp_path / 'tables.db'}")
    assert (done.returncode, b"Traceback" in done.stderr) == (2, False)


def test_an_abuser_is_found_in_the_log_and_a_secret_is_not(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", log=tmp_path / "log") as server:
        ada = server.guest("Ada")
        opened = ada.open("classic", [ME, {"sitter": "link"}])
        client = ada.live(opened["address"], 0)
        client.close()
        assert ada.get("/api/me", secret="whisper").status_code == 200
        server.stop()
        log = [json.loads(line) for line in server.log.splitlines()]
        (request,) = [line for line in log if line.get("route") == "/api/me"]
        assert (request["client"], request["guest"]) == ("127.0.0.1", ada.guest)
        (closed,) = [line for line in log if line["event"] == "socket closed"]
        assert (closed["client"], closed["guest"]) == ("127.0.0.1", ada.guest)
        for secret in (ada.token, opened["links"]["1"], "whisper"):
            assert secret not in server.log
    with running(tmp_path / "tables.db", "--log-clients=false", log=tmp_path / "quiet") as server:
        ada = server.guest("Ada")
        ada.get("/api/me")
        server.stop()
        assert "127.0.0.1" not in server.log
        assert ada.guest not in server.log


# Back-ups


def test_a_back_up_under_load_has_every_acknowledged_move(tmp_path: Path) -> None:
    database, copy, log = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "log"
    rng = random.Random(6)
    with running(database, *UNLIMITED, log=log) as server:
        guests = [server.guest(name) for name in ("Ada", "Bo")]
        places = [place for _ in range(6) for place in sit_down(server, guests, "duel", {"rounds": 9})]
        backups: list[tuple[dict[str, int], subprocess.CompletedProcess[bytes]]] = []

        async def back_up() -> None:
            # What was acknowledged before the command starts.
            before: dict[str, int] = {}
            for place in places:
                told = max(place.accepted.values(), default=0)
                before[place.address] = max(before.get(place.address, 0), told)
            words = ("backup", str(copy), "--force", "--json", f"--database={database}")
            backups.append((before, await asyncio.to_thread(keypeg, *words)))

        async def play() -> None:
            answered = 0
            enough = asyncio.Event()

            def count() -> None:
                nonlocal answered
                answered += 1
                if answered == 40:
                    enough.set()

            await asyncio.gather(*(place.connect(server) for place in places))
            playing = asyncio.gather(*(place.play(random.Random(rng.random()), count) for place in places))
            await enough.wait()
            await back_up()
            server.process.terminate()
            await playing

        asyncio.run(play())
    (before, done) = backups[0]
    assert done.returncode == 0, done.stdout + done.stderr
    held = json.loads(done.stdout)
    assert (held["file"], held["tables"]) == (str(copy), 6)
    assert sum(before.values()) > 20
    asyncio.run(_check_copy(tmp_path / "other.db", copy, before))
    # Restore over the database, as the documentation says.
    for belongs_to_it in ("tables.db-wal", "tables.db-shm"):
        (tmp_path / belongs_to_it).unlink(missing_ok=True)
    shutil.copyfile(copy, database)
    with running(database, *UNLIMITED, log=log) as server:
        for address, version in before.items():
            assert server.http.get(f"/api/tables/{address}").json()["snapshot"]["version"] >= version
        assert server.http.get("/api/me", headers=guests[0].headers).json()["name"] == "Ada"
    # Restore into the data folder of another machine: everybody comes with their tokens and plays on to the end.
    restored = default_database({"XDG_DATA_HOME": str(tmp_path / "other machine")})
    restored.parent.mkdir(parents=True)
    shutil.copy(copy, restored)
    with running(restored, *UNLIMITED, log=log) as server:
        for address, version in before.items():
            players = [Guest(server, guest.guest, guest.name, guest.token) for guest in guests]
            clients = [player.live(address, seat) for seat, player in enumerate(players)]
            assert all(client.version >= version for client in clients)
            play_out(clients, random.Random(address))
            assert all(client.stage == "over" for client in clients)
            record = server.http.get(f"/api/tables/{address}/record").content
            assert replay(read(record), verify=True).winners
            for client in clients:
                client.close()


async def _check_copy(place: Path, copy: Path, before: dict[str, int]) -> None:
    """Every match in a copy, with all its secrets, is one that the referee accepts."""
    shutil.copy(copy, place)
    async with opened(str(place)) as store:
        tables = LiveTables(store, TimeSource(await store.now()))
        for address, version in before.items():
            table = await tables.table(address)
            assert table.state.version >= version
            lines = [decode(stored.body) for stored in await store.read(table.id)]
            replay(full_record(table.state, [line for line in lines if isinstance(line, Acted)]), verify=True)


def test_a_back_up_replaces_nothing_unless_it_is_told_to(ours: Running, database: Path, tmp_path: Path) -> None:
    assert ours.process.poll() is None
    copy = tmp_path / "copy.db"
    copy.write_text("precious", encoding="utf-8")
    pipe = tmp_path / "pipe"  # as `/dev/null` is for root
    os.mkfifo(pipe)
    cases = [((str(copy),), "file_exists"), ((str(database), "--force"), "not_writable")]
    cases += [((str(pipe), "--force"), "not_writable")]
    cases += [((str(tmp_path), "--force"), "not_writable"), ((str(tmp_path / "no" / "copy"),), "not_writable")]
    for words, code in cases:
        done = keypeg("backup", *words, "--json", f"--database={database}")
        assert (done.returncode, json.loads(done.stdout)["error"]["code"]) == (2, code), words
    assert copy.read_text(encoding="utf-8") == "precious"
    done = keypeg("backup", str(copy), "--force", "--lang=fr", f"--database={database}")
    assert done.returncode == 0
    assert "contient" in done.stdout.decode()
    assert copy.stat().st_mode & 0o077 == 0
    assert pipe.is_fifo()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "pipe"]


def _until(holds: Any) -> None:
    """Ask again and again until something holds; a test that never ends has failed."""
    while not holds():
        pass
