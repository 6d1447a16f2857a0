"""What the system or a library says about a failure is told in Keypeg's own words, in every language, with a code."""

import re
import subprocess
from pathlib import Path

import pytest

from keypeg.locales import LANGUAGES
from tests.cli.command import INSTALLED, PATIENCE, environment, keypeg
from tests.cli.conftest import Run

RAW = re.compile(r"Error\b|Errno|ENOENT|EEXIST|urlopen|\bNone\b|Traceback|Unavailable|No such file|gaierror|<[a-z]")
"""What Python, its libraries and the system say."""

CASES: list[tuple[tuple[str, ...], str]] = [
    (("arena", "classic", "nosuchmodule:player", "casual"), "no_such_player"),
    (("arena", "classic", "no.such.module:player", "casual"), "no_such_player"),
    (("arena", "classic", "..:player", "casual"), "no_such_player"),
    (("arena", "classic", "novice", "casual", "--record", "rubbish"), "not_writable"),
    (("serve", "--config", "nosuch"), "cannot_read"),
    (("serve", "--log-level", "loud"), "bad_choice"),
    (("serve", "--public-url", "here"), "bad_form"),
    (("migrate", "--database", "/"), "not_a_database"),
    (("migrate", "--database", "."), "not_a_database"),
    (("migrate", "--database", "rubbish"), "not_a_database"),
    (("migrate", "--database", "mysql://localhost/x"), "bad_database"),
    (("migrate", "--database", "postgresql://localhost:1/x"), "no_answer"),
    (("migrate", "--database", "postgresql://localhost:abc/x"), "bad_database"),
    (("admin", "stats", "--database", "/"), "no_database"),
    (("admin", "stats", "--database", "rubbish"), "no_database"),
    (("backup", "copy", "--database", "."), "no_database"),
    (("serve", "--host", "nosuchhost.invalid"), "no_such_host"),
    (("serve", "--database", "."), "not_a_database"),
    (("serve", "--config", "."), "cannot_read"),
    (("replay", "."), "no_such_file"),
    (("review", "rubbish"), "not_json"),
    (("history", "rubbish"), "not_json"),
    (("strategy", "verify", "rubbish"), "bad_tree"),
    (("play", "--record", "."), "no_such_file"),
    (("daily", "--check", "."), "no_such_file"),
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rubbish").write_bytes(b"rubbish\n")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("command", "code"), CASES, ids=[" ".join(case[0]) for case in CASES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_is_told_in_our_own_words(run: Run, command: tuple[str, ...], code: str, language: str) -> None:
    ran = run(*command, "--lang", language)
    assert ran.status == 2
    assert f"({code})" in ran.err
    assert not RAW.search(ran.err), ran.err


@pytest.mark.parametrize(
    "words", [("--help",), ("play", "--help"), (), ("--version",), ("editions",), ("rules", "--json")]
)
def test_output_that_cannot_be_written_is_said(words: tuple[str, ...]) -> None:
    """`/dev/full` takes nothing; a closed descriptor is no stream at all."""
    for where in (">/dev/full", ">&-"):
        shell = f'exec "$0" "$@" {where}'
        ran = subprocess.run(
            ["sh", "-c", shell, INSTALLED, *words],
            capture_output=True,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
        assert ran.returncode == 2, where
        assert ran.stderr.startswith(b"keypeg: refused (not_writable): "), where
        assert ran.stderr.count(b"\n") == 1, where
        assert b"tandard output" in ran.stderr, where


def test_the_bound_of_a_setting_is_a_number_of_the_reader(run: Run) -> None:
    assert (
        "0 à 1\N{NARROW NO-BREAK SPACE}000\N{NARROW NO-BREAK SPACE}000"
        in run("serve", "--match-days", "x", "--lang", "fr").err
    )
    assert "0 à 65535" in run("serve", "--port", "x", "--lang", "fr").err


def test_a_file_that_takes_nothing_is_named(run: Run) -> None:
    small = ("custom", "--option", "pegs=2", "--option", "colours=2")
    assert (
        "“/dev/full” cannot be written: there is no room left."
        in run("strategy", "build", *small, "-o", "/dev/full", "--force").err
    )


def test_a_match_is_not_begun_where_nobody_can_type() -> None:
    ran = subprocess.run(
        ["sh", "-c", 'exec "$0" play --computer rookie <&-', INSTALLED],
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr == b"keypeg: refused (no_such_file): Standard input is closed.\n"


@pytest.mark.parametrize("where", ["2>/dev/full", "2>&-"])
def test_a_refusal_that_nobody_can_read_is_one_by_its_status(where: str) -> None:
    for words in (("nosuch",), ("replay", "nosuch")):
        ran = subprocess.run(
            ["sh", "-c", f'exec "$0" "$@" {where}', INSTALLED, *words],
            capture_output=True,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
        assert (ran.returncode, ran.stdout) == (2, b"")


def test_a_match_can_be_played_without_standard_error() -> None:
    ran = subprocess.run(
        ["sh", "-c", 'exec "$0" play --computer rookie 2>&-', INSTALLED],
        input=b"\nquit\n",
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0
    assert b"Stopped before the end." in ran.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("replay",), ("history",), ("daily", "--check"), ("play", "--record"), ("assist", "--as", "scores", "--file"),
        ("strategy", "verify"), ("strategy", "show", "--tree"), ("strategy", "export", "-o"), ("serve", "--config"),
        ("migrate", "--database"), ("admin", "stats", "--database"), ("backup", "copy", "--database"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_a_name_that_is_too_long_for_a_file_is_told(words: tuple[str, ...]) -> None:
    ran = keypeg(*words, "a" * 5000)
    said = ran.stderr.decode()
    assert ran.returncode == 2
    assert "“aaa" in said or "cannot read aaa" in said, said[:200]
    assert not RAW.search(said), said


@pytest.mark.parametrize("bot", ["no-such-program", "", "'", ".", "http://localhost:1", "http://[", "http://a b:1"])
def test_a_bot_that_cannot_be_checked(bot: str) -> None:
    ran = keypeg("bot-check", bot, "--lang", "de")
    assert ran.returncode == 2
    assert b"abgelehnt (no_bot)" in ran.stderr
    assert not RAW.search(ran.stderr.decode()), ran.stderr


def test_a_wish_for_help_succeeds() -> None:
    ran = keypeg("play", "--help")
    assert (ran.returncode, ran.stderr) == (0, b"")
