"""The check of bots: good bots pass, and each bad habit is found."""

import json
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from keypeg.bot_check.scenarios import Scenario, Trick, scenarios
from keypeg.rules.boxes import BOXES
from tests.cli.command import INSTALLED, keypeg
from tests.server.running import UNLIMITED, running

ROOT = Path(__file__).parents[2]
PYTHON = f"{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples' / 'lobby_bot.py'))}"
NODE = f"{shutil.which('node')} {shlex.quote(str(ROOT / 'examples' / 'lobby_bot.mjs'))}"


PATIENCE = 600
"""Seconds after which a check hangs: a bound, not a measure."""


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


@pytest.mark.parametrize(
    ("habit", "edition", "fault"),
    [
        ("illegal", "classic", "illegal_action"),
        ("stubborn", "classic", "ignores_refusals"),
        ("slow", "classic", "too_slow"),
        ("crash", "classic", "crashed"),
        ("resign", "classic", "resigned"),
        ("wrong_key", "classic", "wrong_key"),
        ("out_of_turn", "classic", "out_of_turn"),
        ("malformed", "classic", "bad_request"),
        ("unmarked", "classic", "not_marked"),
        ("unwanted", "classic", "sits_unwanted"),
        ("no_reconnect", "classic", "not_back"),
        ("stuck", "classic", "stuck_at_end"),
        ("after_the_end", "classic", "after_the_end"),
        ("never", "classic", "not_seated"),
        ("early", "duel", "too_early"),
    ],
)
def test_a_bad_habit_is_found(habit: str, edition: str, fault: str) -> None:
    bad = shlex.join([sys.executable, str(Path(__file__).with_name("bad_bot.py")), habit])
    status, report = checked(bad, edition, "--seconds", "6")
    faults = report["faults"]
    assert isinstance(faults, list)
    assert fault in {each["code"] for each in faults}
    assert (status, report["passed"]) == (1, False)


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
