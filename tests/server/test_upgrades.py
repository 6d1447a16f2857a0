"""A database that the first version of the schema made: `keypeg migrate` brings it up, and its matches go on."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from keypeg.records.record import read
from keypeg.records.replay import replay
from keypeg.storage.migrations import migrations
from tests.server.running import UNLIMITED, Guest, Message, Running, play_out, running
from tests.server.test_starting import keypeg

FIRST: Message = json.loads((Path(__file__).parents[1] / "storage" / "first_schema.json").read_text(encoding="utf-8"))
MATCHES: list[Message] = FIRST["matches"]


@pytest.fixture(params=["sqlite", "postgres"])
def old_database(request: pytest.FixtureRequest, database: Path) -> str:
    """A database as the first version left it."""
    if request.param == "sqlite":
        _fill_sqlite(database)
        return str(database)
    address: str = request.getfixturevalue("postgres_address")
    asyncio.run(_fill_postgres(address))
    return address


def test_a_database_of_the_first_schema_is_brought_up_with_its_matches(old_database: str, tmp_path: Path) -> None:
    here = f"--database={old_database}"
    early = keypeg("admin", "stats", "--json", here)
    assert (early.returncode, json.loads(early.stdout)["error"]["code"]) == (2, "no_database"), "too old to be used"
    for _ in range(2):  # a second time there is nothing left to do
        done = keypeg("migrate", "--json", here)
        assert (done.returncode, done.stdout) == (0, '{"migrated":true}\n'), done.stderr
    stats = json.loads(keypeg("admin", "stats", "--json", here).stdout)
    lines = len(FIRST["rows"]["lines"]) - 1
    assert (stats["tables"], stats["guests"], stats["lines"]) == (len(MATCHES), len(FIRST["guests"]), lines)
    with running(old_database, *UNLIMITED, "--thinkers=0", log=tmp_path / "log") as server:
        guests = [Guest(server, **guest) for guest in FIRST["guests"]]
        for match in MATCHES:
            _check_and_play_on(server, guests, match)
        played: set[str] = set()
        while played != {match["address"] for match in MATCHES}:  # summarised in the background, once somebody asks
            played = {each["address"] for each in guests[0].get("/api/me/history").json()["matches"]}
        opened = guests[0].open("classic", [{"sitter": "me"}, {"sitter": "anyone"}])
        assert opened["address"] not in {match["address"] for match in MATCHES}
        server.stop()
        assert '"level":"error"' not in server.log


def test_matches_are_carried_over_from_sqlite_to_postgresql(
    database: Path, postgres_address: str, tmp_path: Path
) -> None:
    _fill_sqlite(database)
    words = ("migrate", f"--from={database}", "--json", f"--database={postgres_address}")
    with running(database, *UNLIMITED, "--thinkers=0", log=tmp_path / "old") as server:
        guest = Guest(server, **FIRST["guests"][0])
        solo = guest.post("/api/solo", {"id": "alone", "kind": "single", "edition": "classic"}).json()
        record = server.http.get(f"/api/tables/{MATCHES[0]['address']}/record").content
        stored = guest.server.http.post("/api/records", content=record, headers=guest.headers).json()["address"]
        busy = keypeg(*words)
        assert (busy.returncode, json.loads(busy.stdout)["error"]["code"]) == (2, "in_use")
    done = keypeg(*words)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["tables"] == len(MATCHES)
    again = keypeg(*words)
    assert (again.returncode, json.loads(again.stdout)["error"]["code"]) == (2, "not_empty")
    with running(postgres_address, *UNLIMITED, "--thinkers=0", log=tmp_path / "new") as server:
        guests = [Guest(server, **guest) for guest in FIRST["guests"]]
        assert guests[0].get(f"/api/solo/{solo['id']}").json() == solo
        assert server.http.get(f"/api/records/{stored}").json()["actions"] == json.loads(record)["actions"]
        for match in MATCHES:
            _check_and_play_on(server, guests, match)
        opened = guests[0].open("classic", [{"sitter": "me"}, {"sitter": "anyone"}])
        assert opened["address"] not in {match["address"] for match in MATCHES}
        server.stop()
        assert '"level":"error"' not in server.log


def test_matches_are_carried_over_to_postgresql_alone(database: Path, tmp_path: Path) -> None:
    _fill_sqlite(database)
    cases = [(str(database), str(tmp_path / "b.db"), "only_to_postgres")]
    cases += [(str(tmp_path / "none.db"), "postgresql://127.0.0.1:1/x", "cannot_open")]
    for source, target, code in cases:
        ran = keypeg("migrate", f"--from={source}", "--json", f"--database={target}")
        assert (ran.returncode, json.loads(ran.stdout)["error"]["code"]) == (2, code)
        assert "Traceback" not in ran.stderr


def _check_and_play_on(server: Running, guests: Sequence[Guest], match: Message) -> None:
    """What each seat could read is what it can read now; and a match that was under way is played to its end."""
    address = match["address"]
    for seat, actions in enumerate(match["actions"]):
        found = guests[seat].get(f"/api/tables/{address}", seat=seat).json()["snapshot"]
        assert (found["version"], found["stage"] == "over") == (match["version"], match["over"])
        assert guests[seat].get(f"/api/tables/{address}/record", seat=seat).json()["actions"] == actions
    if not match["over"]:
        clients = [guest.live(address, seat) for seat, guest in enumerate(guests[: match["seats"]])]
        for client, codes in zip(clients, match["codes"], strict=True):
            client.codes = codes
        play_out(clients, random.Random(address))
        assert all(client.stage == "over" for client in clients)
        for client in clients:
            client.close()
    record = server.http.get(f"/api/tables/{address}/record").content
    assert replay(read(record), verify=True).winners


def _rows(database: str) -> dict[str, list[list[Any]]]:
    """The rows of every table, after a row with the names of its columns."""
    rows: dict[str, list[list[Any]]] = json.loads(json.dumps(FIRST["rows"]))
    for token in rows["tokens"][1:]:
        token[0] = bytes.fromhex(token[0])
    if database == "postgres":
        listed = rows["tables"][0].index("listed")
        for table in rows["tables"][1:]:
            table[listed] = bool(table[listed])
    first = next(migrations(database))
    return {"migrations": [["number", "name"], [first.number, first.name]], **rows}


def _fill_sqlite(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        connection.executescript(next(migrations("sqlite")).script)
        for table, (columns, *rows) in _rows("sqlite").items():
            places = ", ".join("?" * len(columns))
            connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)
        connection.commit()


async def _fill_postgres(address: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        for statement in next(migrations("postgres")).statements():
            await connection.execute(statement)
        for table, (columns, *rows) in _rows("postgres").items():
            await connection.copy_records_to_table(table, columns=columns, records=rows)
        await connection.execute("SELECT setval(pg_get_serial_sequence('tables', 'id'), max(id)) FROM tables")
    finally:
        await connection.close()
