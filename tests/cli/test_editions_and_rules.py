"""`keypeg editions`, `keypeg rules` and `keypeg --help`."""

import json
import re
import subprocess
import sys

import pytest

from keypeg.cli import COMMANDS
from keypeg.locales import LANGUAGES
from keypeg.rules import BOXES
from keypeg.rules.options import Choice, spelled
from tests.cli.command import PATIENCE, environment, keypeg
from tests.cli.conftest import Run

TITLES = {"en": "Players and rounds", "fr": "Options de classic", "de": "Optionen von classic"}
"""A line of `keypeg rules classic` that only this language has."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_lists_every_box_and_option(run: Run, language: str) -> None:
    ran = run("editions", "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    for box in BOXES.values():
        assert f"({box.name})" in ran.out
        for option in box.options:
            assert f"  {option.name} = {option.bounds()}" in ran.out
            assert spelled(option.default) in ran.out


def test_editions_for_programs(run: Run) -> None:
    ran = run("editions", "--json")
    assert ran.status == 0
    assert ran.out.count("\n") == 1
    boxes = json.loads(ran.out)
    assert list(boxes) == ["classic", "travel", "hasbro94", "duel", "group", "custom", "super"]
    for box in BOXES.values():
        found = boxes[box.name]["options"]
        assert list(found) == [option.name for option in box.options]
        for option in box.options:
            assert found[option.name]["default"] == option.default
            if isinstance(option, Choice):
                assert found[option.name]["values"] == list(option.values)
    assert boxes["group"]["players"] == [2, 3, 4]
    assert boxes["travel"]["options"]["colours"] == {"default": 8, "least": 6, "most": 8}


@pytest.mark.parametrize(
    ("edition", "rounds"),
    [("classic", 2), ("travel", 4), ("hasbro94", 2), ("duel", 3), ("group", 3), ("custom", 2), ("super", 2)],
)
def test_the_default_number_of_rounds(run: Run, edition: str, rounds: int) -> None:
    assert json.loads(run("editions", "--json").out)[edition]["options"]["rounds"]["default"] == rounds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", BOXES)
def test_rules_prints_every_paragraph(run: Run, edition: str, language: str) -> None:
    ran = run("rules", edition, "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    printed = re.findall(r"^([A-Z]\d+) +\S", ran.out, re.MULTILINE)
    assert printed == [rule for _, rules in BOXES[edition].parts for rule in rules]
    for option in BOXES[edition].options:
        assert f"{option.name} =" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100


@pytest.mark.parametrize("edition", BOXES)
def test_no_language_repeats_another(run: Run, edition: str) -> None:
    printed = {run("rules", edition, "--lang", language).out for language in LANGUAGES}
    assert len(printed) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT.UTF-8@euro"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR", "LC_ALL": "nl_NL"}, "en"),
        ({"LANG": "fy_NL"}, "en"),
    ],
)
def test_the_language_follows_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert TITLES[language] in run("rules", "classic").out


def test_a_language_asked_for_wins_over_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert TITLES["de"] in run("rules", "classic", "--lang", "de").out


def test_a_locale_that_the_system_lacks_is_no_matter() -> None:
    ran = keypeg("rules", "classic", env=environment(LC_ALL="fr_FR.UTF-8"))
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert TITLES["fr"] in ran.stdout.decode()


@pytest.mark.parametrize(
    "words",
    [("rules", "chess"), ("rules", "classic", "--lang", "xx"), ("replay",),
     ("play", "chess"), ("editions", "classic")],
)  # fmt: skip
def test_words_that_mean_nothing(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("keypeg: refused (")
    assert ran.err.count("\n") == 1


def test_help_lists_all_commands(run: Run) -> None:
    ran = run("--help")
    assert ran.status == 0
    assert all(f"    {command}" in ran.out for command in COMMANDS)


@pytest.mark.parametrize("words", [["--help"], ["--version"]])
def test_help_loads_nothing_slow(words: list[str]) -> None:
    script = (
        "import sys\nfrom keypeg.cli import main\n"
        f"try:\n    main({words!r})\nexcept SystemExit:\n    pass\n"
        "print(sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, env=environment(), timeout=PATIENCE, check=True
    )
    loaded = ran.stderr.decode()
    assert "'argparse'" in loaded
    for slow in ("rich", "fluent", "msgspec", "babel", "asyncio", "hashlib", "numpy", "scipy"):
        assert f"'{slow}'" not in loaded


def test_help_names_every_command() -> None:
    ran = keypeg("--help")
    assert (ran.returncode, ran.stderr) == (0, b"")
    for command in COMMANDS:
        assert re.search(rf"^\s+{command}\s", ran.stdout.decode(), re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.status == 0
    assert f"usage: keypeg {command}" in ran.out
