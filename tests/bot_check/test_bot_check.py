"""The check of bots: good bots pass, and each bad habit is found."""

import json
import os
import shlex
import shutil
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from keypeg.bot_check.faults import FaultKind
from keypeg.bot_check.private_server import Rejection, unforgiven
from keypeg.bot_check.program import BotProgram
from keypeg.bot_check.scenarios import Scenario, Trick, scenarios
from keypeg.cli import main
from keypeg.rules.boxes import BOXES
from keypeg.server.errors import Error
from keypeg.server.node import Node
from keypeg.server.settings import Settings
from keypeg.tables.log_store import Unavailable
from tests.cli.command import INSTALLED, keypeg
from tests.server.running import UNLIMITED, running

ROOT = Path(__file__).parents[2]
PYTHON = f"{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples' / 'lobby_bot.py'))}"
NODE = f"{shutil.which('node')} {shlex.quote(str(ROOT / 'examples' / 'lobby_bot.mjs'))}"


PATIENCE = 600
"""Seconds after which a check hangs: a bound, not a measure."""
SOON = 30
"""Seconds within which a process that was killed is gone. The script would go on for longer."""


def checked(bot: str, *arguments: str) -> tuple[int, dict[str, object]]:
    command: list[str | Path] = [INSTALLED, "bot-check", bot, *arguments, "--json"]
    ran = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    assert ran.stdout, ran.stderr
    return ran.returncode, json.loads(ran.stdout)


@pytest.mark.parametrize("bot", [PYTHON, NODE], ids=["python", "javascript"])
def test_the_examples_play_every_edition(bot: str) -> None:
    status, report = checked(bot, "--seconds", "60")
    assert report["faults"] == []
    assert report["finished"] == report["matches"] == len(scenarios(list(BOXES)))
    assert (status, report["passed"]) == (0, True)


HABITS = {
    "illegal": "illegal_action",
    "stubborn": "ignores_refusals",
    "slow": "too_slow",
    "crash": "crashed",
    "resign": "resigned",
    "wrong_key": "wrong_key",
    "out_of_turn": "out_of_turn",
    "malformed": "bad_request",
    "unmarked": "not_marked",
    "unwanted": "sits_unwanted",
    "no_reconnect": "not_back",
    "stuck": "stuck_at_end",
    "after_the_end": "after_the_end",
    "never": "not_seated",
    "early": "too_early",
}
"""What a bad bot does, and the fault that it has."""
AT_ONCE = 5
"""How many bad bots are checked at a time: most of the time they keep somebody waiting."""


def test_bad_habits_are_found() -> None:
    def found(habit: str) -> tuple[int, object, set[str]]:
        bad = shlex.join([sys.executable, str(Path(__file__).with_name("bad_bot.py")), habit])
        status, report = checked(bad, "duel" if habit == "early" else "classic", "--seconds", "6")
        faults = report["faults"]
        assert isinstance(faults, list)
        return status, report["passed"], {each["code"] for each in faults}

    with ThreadPoolExecutor(AT_ONCE) as pool:
        reports = dict(zip(HABITS, pool.map(found, HABITS), strict=True))
    assert {habit: (status, passed) for habit, (status, passed, _) in reports.items()} == dict.fromkeys(
        HABITS, (1, False)
    )
    assert {habit: codes for habit, (_, _, codes) in reports.items() if HABITS[habit] not in codes} == {}


def test_a_bot_that_waits_in_the_lobby_of_a_running_server(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", *UNLIMITED, log=tmp_path / "log") as server:
        status, report = checked(server.url, "custom", "--seconds", "2")
        assert (status, [fault["code"] for fault in report["faults"]]) == (1, ["not_seated"])  # type: ignore[attr-defined]
        with subprocess.Popen([*shlex.split(PYTHON), server.url]) as bot:
            try:
                status, report = checked(server.url, "custom", "--seconds", "60")
            finally:
                bot.terminate()
        assert (status, report["faults"]) == (0, [])
        assert report["finished"] == report["matches"] == len(scenarios(["custom"])) - 1, "all but the cut connection"


def test_what_cannot_be_started_is_refused() -> None:
    ran = keypeg("bot-check", "/no/such/bot", "classic", "--json")
    assert ran.returncode == 2
    assert json.loads(ran.stdout)["error"]["code"] == "no_bot"


def test_a_server_of_the_check_that_cannot_start_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fails(_settings: Settings) -> Node:
        raise Unavailable

    monkeypatch.setattr(Node, "open", fails)
    assert main(["bot-check", PYTHON, "classic", "--lang", "en"]) == 2
    assert "(no_bot): The server of the check itself could not start (Unavailable)." in capsys.readouterr().err


@pytest.mark.parametrize(
    "answer", [b"HTTP/1.1 200 OK\r\n\r\n" + body for body in (b"<html>", b"[]", b"{}")] + [b"SSH\r\n"]
)
def test_a_server_that_is_not_of_keypeg_is_named(answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answered() -> None:
            connection, _ = listening.accept()
            with connection:
                while not connection.recv(65536).endswith(b"}"):  # the whole request
                    pass
                connection.sendall(answer)

        threading.Thread(target=answered, daemon=True).start()
        ran = keypeg("bot-check", f"http://127.0.0.1:{listening.getsockname()[1]}", "classic")
    assert ran.returncode == 2
    assert b"refused (no_bot)" in ran.stderr
    assert b"is not a server of Keypeg." in ran.stderr


@pytest.mark.parametrize(
    ("refused_at", "faults_at"),
    [
        ([1_900], [1_900]),  # nobody had taken anything yet
        ([2_500, 3_400], []),  # both were on their way
        ([9_000], []),  # it thought for seven seconds
        ([9_000, 9_100], [9_100]),  # the first refusal has told it
        ([2_500, 9_000], [9_000]),
        ([12_500], [12_500]),  # longer than it may think
        ([9_000, 23_000], []),  # two offers, each of which was taken
    ],
)
def test_whoever_thinks_is_told_once_that_it_is_too_late(refused_at: list[int], faults_at: list[int]) -> None:
    too_late = Error("match_over", None, "The match is over.", {}, None)
    refusals = [Rejection(at, "table", FaultKind.AFTER_THE_END, too_late) for at in refused_at]
    assert [each.at for each in unforgiven(refusals, [2_000, 20_000], 10)] == faults_at


def test_what_a_script_has_started_ends_with_it(tmp_path: Path) -> None:
    number = tmp_path / "number"
    program = BotProgram(f"sh -c 'sleep 600 & echo $! > {shlex.quote(str(number))}; wait'", "", tmp_path / "output")
    program.start()
    while not (number.exists() and number.read_text()):
        time.sleep(0.05)
    started = int(number.read_text())
    os.kill(started, 0)
    program.stop()
    until = time.monotonic() + SOON
    while _runs(started):
        assert time.monotonic() < until
        time.sleep(0.05)


def _runs(process: int) -> bool:
    """Whether a process runs. One that has ended may stay in the list until somebody asks for its status."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_every_box_is_played_at_every_seat() -> None:
    played = scenarios(list(BOXES))
    assert {scenario.edition for scenario in played} == set(BOXES)
    assert {(each.players, each.seat) for each in played if each.edition == "group"} == {
        (players, seat) for players in (2, 3, 4) for seat in range(players)
    }
    assert {each.trick for each in played} == {None, *Trick} - {Trick.NO_BOTS}
    assert any(each.options.get("race") for each in played)
    assert len({each.name for each in played}) == len(played)
    assert Scenario("duel", 1, 2, {"rounds": 1, "race": True}).name == "duel, seat 1 of 2, race=true"
