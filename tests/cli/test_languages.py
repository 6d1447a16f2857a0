"""No command answers in English to those who read French or German, as far as English words can be told."""

import re
from pathlib import Path

import pytest

from keypeg.rules import BOXES
from tests.cli.conftest import Run
from tests.locales.test_refusals import ENGLISH
from tests.records.examples import CLASSIC, document

SMALL = ("custom", "--option", "pegs=2", "--option", "colours=3")
COMMANDS: list[tuple[str, ...]] = [
    (),
    *(("rules", box) for box in BOXES),
    ("editions",),
    ("replay", "match.json"),
    ("review", "match.json"),
    ("history", "match.json"),
    ("analyse", "--row", "RRGG=1,1"),
    ("analyse", "--objective", "points", "--best", "2"),
    ("equilibrium", *SMALL),
    ("equilibrium", "--quick"),
    ("arena", "classic", "rookie", "novice", "--matches", "2", "--workers", "1"),
    ("arena", "group", "rookie", "novice", "--matches", "2", "--workers", "1"),
    ("daily", "--reveal", "--date", "2026-01-02"),
    ("daily", "--date", "2026-01-02", "--row", "RRRR"),
    ("puzzle", "--seed", "3", "--solution"),
    ("puzzle", "--seed", "3", "--best-row", "--solution"),
    ("strategy", "show"),
    ("strategy", "build", *SMALL, "-o", "new.tree"),
    ("migrate",),
    ("backup", "copy.db"),
    ("admin", "stats"),
    ("admin", "bans"),
    *(("play", box, "--computer", "rookie") for box in BOXES),
    ("play", "--option", "marking=by_hand"),
    *(("assist", "--as", role) for role in ("adviser", "marker", "codemaker", "breaker")),
    ("assist", "group"),
    ("assist", "--as", "scores", "--players", "Ada,Bo", "--file", "new-score.json"),
]
UNTRANSLATED = re.compile(r"--[a-z-]+|[a-z0-9_]+ = .*|keypeg [a-z].*|/\S*|MASTERMIND")
"""Options, names and values of an edition's options, commands and files: the same in every language."""


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("words", COMMANDS, ids=[" ".join(words) for words in COMMANDS])
def test_nothing_is_said_in_english(
    run: Run, words: tuple[str, ...], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "match.json").write_bytes(document(CLASSIC))
    if words[:1] in (("backup",), ("admin",)):
        assert run("migrate").status == 0
    ran = run(*words, "--lang", language, given=b"\nRRGG\n1 1\nRRYY 1 1\n")
    assert ran.status == 0
    said = UNTRANSLATED.sub("", ran.out + ran.err)
    assert not ENGLISH.search(said), said[max(0, ENGLISH.search(said).start() - 60) :][:160]  # type: ignore[union-attr]
