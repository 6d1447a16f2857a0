"""At every prompt: help, a way out, and the command that may have been meant, in every language."""

import re

import pytest

from keypeg.cli.boards import console
from tests.cli.command import environment, keypeg
from tests.cli.conftest import Run
from tests.cli.terminal import playing

PROMPTS = [
    ("play", "--computer", "rookie"),
    ("play", "group", "--computer", "rookie"),
    ("daily", "--date", "2026-01-02"),
    ("puzzle", "--seed", "3"),
    ("puzzle", "--seed", "3", "--best-row"),
    ("assist",),
    ("assist", "group"),
    ("assist", "--as", "marker"),
    ("assist", "--as", "codemaker"),
    ("assist", "--as", "breaker"),
    ("assist", "--as", "scores", "--players", "Ada,Bo", "--file", "new-score.json"),
]
HELP = {
    "en": ("help", "quit", "Also:"),
    "fr": ("aide", "quitter", "Et aussi\N{NO-BREAK SPACE}:"),
    "de": ("hilfe", "ende", "Außerdem:"),
}


@pytest.fixture(autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.chdir(folder)


@pytest.mark.parametrize("language", HELP)
@pytest.mark.parametrize("words", PROMPTS, ids=[" ".join(words) for words in PROMPTS])
def test_help_is_answered_at_every_prompt(run: Run, words: tuple[str, ...], language: str) -> None:
    asked, leave, also = HELP[language]
    quiet = run(*words, "--lang", language, given=f"{leave}\n".encode())
    helped = run(*words, "--lang", language, given=f"{asked}\n\n{leave}\n".encode())
    assert (quiet.status, quiet.err, helped.status, helped.err) == (0, "", 0, "")
    plainly = [" ".join(ran.out.replace("\N{NO-BREAK SPACE}", " ").split()) for ran in (quiet, helped)]
    said = [out.count(also.replace("\N{NO-BREAK SPACE}", " ")) for out in plainly]
    assert said[1] == said[0] + 1


@pytest.mark.parametrize(
    ("words", "typed", "said"),
    [
        (("play", "--computer", "rookie"), "hlep", "Did you mean help?"),
        (("play", "--computer", "rookie"), "qiut", "Did you mean quit?"),
        (("play", "group", "--players", "Ada,Bo"), "\nmastermnd RYGBW", "Did you mean mastermind?"),
        (("daily", "--date", "2026-01-02"), "hlep", "Did you mean help?"),
        (("puzzle", "--seed", "3"), "solutoin", "Did you mean solution?"),
        (("puzzle", "--seed", "3", "--best-row"), "4", "Type a number from 1 to 3."),
    ],
)
def test_what_makes_no_sense_is_told_what_may_be_meant(run: Run, words: tuple[str, ...], typed: str, said: str) -> None:
    assert said in run(*words, given=f"{typed}\nquit\n".encode()).out


def test_the_last_act_is_taken_back_before_the_keyboard_is_passed_on() -> None:
    with playing("duel") as terminal:
        terminal.answer("Pass the keyboard to Ada, then press Enter.", "")
        terminal.answer("Ada, hide a code", "RRRRR")
        terminal.answer("Pass the keyboard to Bo, then press Enter.", "undo")
        terminal.wait_for("Taken back.")
        terminal.answer("Pass the keyboard to Ada, then press Enter.", "")
        terminal.answer("Ada, hide a code", "YYYYY")
        terminal.answer("Pass the keyboard to Bo, then press Enter.", "quit")
        assert terminal.status() == 0
    assert "Stopped before the end." in terminal.screen


def test_people_at_one_keyboard_have_names_of_their_own(run: Run) -> None:
    assert "(bad_names)" in run("play", "--players", "Ada,ada").err
    assert "(bad_names)" in run("play", "--players", "Casual", "--computer", "casual").err


def test_a_group_is_shown_how_a_row_to_ask_looks(run: Run) -> None:
    shown = run("play", "group", "--computer", "rookie", given=b"quit\n").out
    row = re.search(r"A row to ask, such as ([A-Z.]{5}),", shown)
    assert row is not None
    assert row[1].count(".") == 3


def test_no_line_begins_with_what_belongs_to_the_line_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """French has no-break spaces before colons and within numbers, and lines are not broken there."""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    out = console()
    out.width = 10
    with out.capture() as captured:
        out.print("Les codes\N{NO-BREAK SPACE}: 178\N{NARROW NO-BREAK SPACE}371 en tout")
    lines = [line.rstrip() for line in captured.get().splitlines()]
    assert lines == ["Les", "codes\N{NO-BREAK SPACE}:", "178\N{NARROW NO-BREAK SPACE}371 en", "tout"]


@pytest.mark.parametrize(
    ("language", "grouped"), [("en", "7,105"), ("fr", "7\N{NARROW NO-BREAK SPACE}105"), ("de", "7.105")]
)
def test_numbers_are_in_the_reader_s_style_and_plain_for_programs(language: str, grouped: str) -> None:
    ran = keypeg("analyse", "duel", "--best", "1", "--lang", language, env=environment())
    people = ran.stdout.decode()
    assert f"0,1:{grouped}" in people
    assert re.findall(r"(?<![\d.,\u202f])\d{4,}(?![\d.,])", re.sub(r"\d,\d{4} ?", "", people.replace(".", ","))) == []
    programs = keypeg("analyse", "duel", "--best", "1", "--lang", language, "--json").stdout
    assert b'"largest":7105' in programs
