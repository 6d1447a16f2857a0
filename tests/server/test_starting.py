"""Starting and stopping: settings from three places, clear words for what cannot be, an orderly end."""

import errno
import os
import re
import signal
import socket
import subprocess
import sys
from concurrent.futures import Executor
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from keypeg.locales import words
from keypeg.server.limits import RateLimit
from keypeg.server.settings import TYPES, BadSetting, CannotServe, Settings, default_database, load_settings
from keypeg.server.sockets import listen, server_url
from keypeg.server.worker_pool import WorkerPool
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.due_work import thinkers
from tests.live import live, opened
from tests.server.running import TIMEOUT_SECONDS, UNLIMITED, Client, running
from tests.server.test_live import ANYONE, ME


def keypeg(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "keypeg", *words]
    return subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **environment}, timeout=TIMEOUT_SECONDS, check=False
    )


def test_a_flag_beats_the_environment_which_beats_the_file(tmp_path: Path) -> None:
    config = tmp_path / "keypeg.toml"
    config.write_text('port = 1\nhost = "a"\nlog_level = "error"\nallow_hosts = ["x", "y"]\n', encoding="utf-8")
    environment = {
        "KEYPEG_CONFIG": str(config),
        "KEYPEG_HOST": "b",
        "KEYPEG_LOG_LEVEL": "debug",
        "KEYPEG_THINKERS": "3",
    }
    settings = load_settings({"log_level": "info", "database": "here.db"}, environment)
    assert (settings.port, settings.host, settings.log_level, settings.thinkers) == (1, "b", "info", 3)
    assert settings.allow_hosts == "x,y"
    assert settings.database == "here.db"
    assert load_settings({}, {}) == Settings(database=str(default_database({})))


def test_tables_are_kept_in_the_users_data_folder(tmp_path: Path) -> None:
    assert load_settings({}, {"XDG_DATA_HOME": str(tmp_path)}).database == str(tmp_path / "keypeg" / "tables.db")
    assert "relative" not in load_settings({}, {"XDG_DATA_HOME": "relative"}).database


@pytest.mark.parametrize(
    ("flags", "environment", "said"),
    [
        ({"port": "x"}, {}, "--port takes a number from 0 to 65535, not “x”"),
        ({"port": "٨٠٠٠"}, {}, "--port takes a number from 0 to 65535, not “٨٠٠٠”"),
        ({"port": "70000"}, {}, "--port takes a number from 0 to 65535, not “70000”"),
        ({}, {"KEYPEG_SECURE_COOKIES": "maybe"}, "KEYPEG_SECURE_COOKIES takes true or false, not “maybe”"),
        ({"log_level": "loud"}, {}, "--log-level takes one of debug, info, warning, error, not “loud”"),
        ({"actions_a_second": "-1"}, {}, "--actions-a-second takes a number from 0, not “-1”"),
        ({"actions_a_second": "inf"}, {}, "--actions-a-second takes a number from 0, not “inf”"),
        ({"public_url": "here"}, {}, "--public-url takes something like https://example.org/keypeg, not “here”"),
        ({"ping_seconds": "inf"}, {}, "--ping-seconds takes a number above 0, not “inf”"),
        ({"match_days": "1e300"}, {}, "--match-days takes a number from 0 to 1,000,000, not “1e300”"),
        ({"listed_tables": "9" * 20}, {}, "--listed-tables takes a number from 0 to 1,000,000, not “9"),
        ({}, {"KEYPEG_CONFIG": "/nowhere/at.all"}, "there is no file /nowhere/at.all"),
    ],
)
def test_a_bad_setting_is_named(flags: dict[str, str], environment: dict[str, str], said: str) -> None:
    with pytest.raises(BadSetting) as bad:
        load_settings(flags, environment)
    assert words("en", "serve")(bad.value.message, **bad.value.values).startswith(said)


@pytest.mark.parametrize(
    "text", ["port = ", "prot = 8000", 'port = "x"', "port = true", "match_days = inf", "[a]\nb = 1"]
)
def test_a_bad_file_is_named(tmp_path: Path, text: str) -> None:
    config = tmp_path / "keypeg.toml"
    config.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetting):
        load_settings({}, {}, str(config))


def test_help_lists_every_setting() -> None:
    shown = keypeg("serve", "--help").stdout
    for name in TYPES:
        assert f"--{name.replace('_', '-')}" in shown
    assert "KEYPEG_PORT" in shown


@pytest.mark.parametrize(
    ("language", "helped", "failed", "done"),
    [
        ("en", "port to listen on", "there is no such setting", "up to date"),
        ("fr", "port sur lequel écouter", "ce réglage n’existe pas", "à jour"),
        ("de", "Port, an dem gehorcht wird", "diese Einstellung gibt es nicht", "auf dem neuesten Stand"),
    ],
)
def test_it_speaks_the_users_language(tmp_path: Path, language: str, helped: str, failed: str, done: str) -> None:
    assert helped in keypeg("serve", "--help", LC_ALL=f"{language}.UTF-8").stdout
    config = tmp_path / "keypeg.toml"
    config.write_text("prot = 8000", encoding="utf-8")
    assert failed in keypeg("serve", "--config", str(config), "--lang", language).stderr
    assert done in keypeg("migrate", f"--database={tmp_path / 'tables.db'}", "--lang", language).stdout


def test_what_cannot_be_is_said_in_a_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        here = f"--database={tmp_path / 'tables.db'}"
        folder = tmp_path / "not-a-database"
        folder.mkdir()
        rubbish = tmp_path / "rubbish.db"
        rubbish.write_text("rubbish" * 1000, encoding="utf-8")
        for words, said in (
            (["serve", "--port", port, here], "cannot listen on localhost port"),
            (["serve", "--port", "x"], "--port takes a number from 0 to 65535, not “x”"),
            (["serve", "--port=0", "--host=no.such.host.invalid", here], "cannot listen on no.such.host.invalid"),
            (["serve", "--port=0", "--host=a..b", here], "cannot listen on a..b: this machine has no such address"),
            (["serve", "--port=0", "--metrics-port=1", "--metrics-host=a..b", here], "cannot listen on a..b"),
            (["serve", "--port=0", f"--database={folder}"], "cannot open the database"),
            (["serve", "--port=0", f"--database={rubbish}"], "cannot open the database"),
            (["serve", "--port=0", f"--database=postgresql://u:secret@127.0.0.1:{port}/x"], "cannot open the database"),
            (["migrate", f"--database={folder}"], "cannot open the database"),
        ):
            if "postgresql" in words[-1]:
                taken.close()
            ran = keypeg(*words)
            assert ran.returncode == 2, (words, ran.stderr)
            assert re.search(rf"^keypeg: refused \([a-z_]+\): {re.escape(said)}", ran.stderr, re.MULTILINE)
            assert "Traceback" not in ran.stderr
            assert "secret" not in ran.stderr
            assert not ran.stdout


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as tried:
            tried.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.parametrize("host", ["0.0.0.0", pytest.param("::", marks=pytest.mark.skipif("not has_ipv6()"))])
def test_every_address_is_served(database: Path, tmp_path: Path, host: str) -> None:
    flags = (f"--host={host}", "--proxies=127.0.0.1", "--guests-a-minute=0.001", "--thinkers=0")
    with running(database, *flags, log=tmp_path / "log") as server:
        port = urlsplit(server.url).port
        assert server.url == f"http://localhost:{port}"
        names = ["127.0.0.1", "localhost", *(["[::1]", "[::]"] if host == "::" else ["0.0.0.0"])]
        for name in names:
            answer = httpx.get(f"http://{name}:{port}/health", timeout=TIMEOUT_SECONDS)
            assert answer.json() == {"status": "ok"}, name
        for client in ("192.0.2.1", "192.0.2.2"):  # IPv4 clients have IPv4 addresses, so the proxy is trusted
            made = httpx.post(
                f"http://127.0.0.1:{port}/api/guests",
                json={"name": "Ada"},
                headers={"X-Forwarded-For": client},
                timeout=TIMEOUT_SECONDS,
            )
            assert made.status_code == 201


@pytest.mark.skipif("not has_ipv6()")
def test_a_port_that_is_taken_for_ipv4_is_not_served_for_ipv6_alone() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(CannotServe):
            listen("::", taken.getsockname()[1])


def test_a_machine_without_ipv6_serves_every_address_by_ipv4(monkeypatch: pytest.MonkeyPatch) -> None:
    real = socket.socket

    def without_ipv6(family: int, kind: int) -> socket.socket:
        if family == socket.AF_INET6:
            raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")
        return real(family, kind)

    with monkeypatch.context() as kernel:
        kernel.setattr(socket, "socket", without_ipv6)
        (listening,) = listen("::", 0)
    with listening:
        assert listening.getsockname()[0] == "0.0.0.0"
        assert server_url("::", listening) == f"http://localhost:{listening.getsockname()[1]}"


def test_a_database_has_one_server(database: Path, tmp_path: Path) -> None:
    with running(database, log=tmp_path / "log"):
        ran = keypeg("serve", "--port=0", f"--database={database}")
        assert ran.returncode == 2
        assert "a server uses" in ran.stderr


def test_migrate_brings_a_database_up_to_date(database: Path) -> None:
    ran = keypeg("migrate", f"--database={database}")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert database.exists()


@live
async def make_newer(database: str) -> None:
    """Mark a database as one that a newer program has migrated."""
    async with opened(database) as store:
        assert isinstance(store, SqlStore)
        await store._execute(("INSERT INTO migrations VALUES ($1, $2) RETURNING number", 9999, "9999_later.sql"))


def test_a_newer_database_is_refused(database: Path, postgres_address: str) -> None:
    make_newer(postgres_address)
    make_newer(str(database))
    before = database.read_bytes()
    for command, address, language, said in (
        ("serve", postgres_address, "en", "a newer Keypeg"),
        ("migrate", postgres_address, "fr", "une version plus récente de Keypeg"),
        ("serve", database, "de", "einem neueren Keypeg"),
        ("migrate", database, "en", "a newer Keypeg"),
    ):
        ran = keypeg(command, f"--lang={language}", f"--database={address}", KEYPEG_PORT="0")
        assert (ran.returncode, ran.stdout) == (2, "")
        (line,) = ran.stderr.splitlines()
        assert f"{said} (newer_schema)" in line
    assert database.read_bytes() == before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_an_orderly_stop_tells_everybody_to_come_again(database: Path, tmp_path: Path, number: signal.Signals) -> None:
    with running(database, *UNLIMITED, log=tmp_path / "log") as server:
        ada = server.guest("Ada")
        address = ada.open("classic", [ME, ANYONE])["address"]
        client, onlooker = ada.live(address, 0), Client(server, address)
        with server.http.stream("GET", f"/api/tables/{address}/events") as stream:
            lines = stream.iter_lines()
            next(lines)
            server.process.send_signal(number)
            assert client.closing_code() == 1012
            assert onlooker.closing_code() == 1012
            list(lines)  # it ends
        assert server.process.wait(TIMEOUT_SECONDS) == 0
        assert '"event":"stopped"' in server.log
        assert '"level":"error"' not in server.log


def test_how_the_server_is(database: Path, tmp_path: Path) -> None:
    with running(database, log=tmp_path / "log", KEYPEG_THINKERS="0") as server:
        assert server.http.get("/health").json() == {"status": "ok"}
        assert server.http.get("/ready").json() == {"status": "ok"}
        metrics = server.http.get("/metrics")
        assert metrics.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert 'keypeg_requests_total{method="GET",route="/health",status="200"} 1.0' in metrics.text


def test_a_bucket_holds_a_burst_and_fills_evenly() -> None:
    now = 0.0
    limit = RateLimit(2.0, 3.0, lambda: now)
    assert [limit.take("a") for _ in range(3)] == [0.0] * 3
    assert limit.take("a") == pytest.approx(0.5)
    assert limit.take("b") == 0.0
    now = 0.5
    assert limit.take("a") == 0.0
    assert limit.take("a") > 0
    assert RateLimit(0, 1).take("a") == 0.0


def test_thinkers_are_replaced_when_one_dies() -> None:
    made: list[Executor] = []

    def make() -> Executor:
        made.append(thinkers(1))
        return made[-1]

    pool = WorkerPool(make)
    with pytest.raises(Exception, match="terminated abruptly"):
        pool.submit(os._exit, 1).result(TIMEOUT_SECONDS)
    assert pool.submit(abs, -1).result(TIMEOUT_SECONDS) == 1
    assert len(made) == 2
    pool.terminate()
