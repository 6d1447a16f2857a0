"""`keypeg assist --as scores`: results in every kind of box, undoing and mending them, and the file that goes on."""

import os
from pathlib import Path

import pytest

from keypeg.locales import LANGUAGES
from tests.cli.conftest import Ran, Run


@pytest.fixture
def keep(run: Run, tmp_path: Path) -> Run:
    """Keeps a score in a file of its own."""

    def keeping(*words: str, given: str = "") -> Ran:
        return run("assist", *words, "--as", "scores", "--file", str(tmp_path / "kept.json"), given=given.encode())

    return keeping


def test_a_classic_match_is_scored_by_the_book(keep: Run) -> None:
    ran = keep("classic", "--players", "Ada,Ben", given="5\nwrong\nnobody\n")
    assert (ran.status, ran.err) == (0, "")
    for sentence in (
        "Round 1, Ada makes the code [C1]",
        "  1  Round 1: Ada makes the code. Ben found the code. In 5 rows. (Ada +5) [C6]   5 : 0",
        "  2  Round 2: Ben makes the code. A key was wrong. (Ada +3) [C8]   8 : 0",
        "Round 2, attempt 2, Ben makes the code [C8]",
        "The code was not found. (Ben +11) [C7]   8 : 11",
        "Ben wins the match (C9).",
    ):
        assert sentence in ran.out


def test_a_match_goes_on_where_it_was(keep: Run) -> None:
    keep("travel", "--option", "rounds=2", "--players", "Ada,Ben", given="4\n")
    ran = keep(given="4\n")
    assert "Travel: Ada, Ben" in ran.out
    assert "Score: Ada 4, Ben 4" in ran.out
    assert "Round 3, an extra round, Ada makes the code [T9]" in ran.out
    same = keep("travel", "--players", "Ada,Ben")
    assert (same.status, same.err) == (0, "")
    assert "Score: Ada 4, Ben 4" in same.out


def test_another_match_does_not_replace_it_unless_told(keep: Run) -> None:
    keep("classic", "--players", "Ada,Ben", given="4\n")
    for named in (("duel",), ("--players", "Ada,Cy"), ("--option", "rounds=4")):
        ran = keep(*named)
        assert ran.status == 2
        assert "other_score" in ran.err
    assert "Score: Ada 0, Cy 0" in keep("--players", "Ada,Cy", "--force", given="3\n").out


def test_a_pipe_stays_a_pipe(run: Run, tmp_path: Path) -> None:
    """As `/dev/null` stays what it is, where root writes."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        ran = run("assist", "--as", "scores", "--players", "Ada,Bo", "--force", "--file", str(pipe), given=b"3\n")
        assert ran.status == 0
        assert os.read(reader, 1) == b"{"
    finally:
        os.close(reader)
    assert [file.name for file in tmp_path.iterdir() if file.is_fifo()] == ["pipe"]


def test_results_are_taken_back_and_mended(keep: Run) -> None:
    ran = keep("classic", "--players", "Ada,Ben", given="undo\n5\nmend 1 7\nmend 2 7\nmend x\nmend 1 17\nundo\n")
    assert "There is nothing to take back." in ran.out
    assert "(Ada +7) [C6]   7 : 0" in ran.out
    assert ran.out.count("Not understood.") == 2
    assert "The code is found in 1 to 10 rows." in ran.out
    assert ran.out.count("Score: Ada 0, Ben 0") == 2


def test_a_mend_after_which_later_results_cannot_be_is_refused(keep: Run) -> None:
    given = "wrong Ada\nBen\nmend 1 wrong Ada Ben\nmend 1 resign Ada\nmend 2 resign Ada\nBen\n"
    ran = keep("duel", "--option", "rounds=1", "--players", "Ada,Ben", given=given)
    assert "Ben wins the match (D1)." in ran.out
    assert "the match is over" in ran.out.casefold()


def test_a_duel_names_the_finder(keep: Run) -> None:
    ran = keep("duel", "--players", "Ada,Ben", given="both\nnobody\nAda 5\nwrong ada\nBen 1 2\nben 3\n")
    for sentence in (
        "Both found the code in the same turn. (nobody scores) [D6]",
        "Nobody found the code. (nobody scores) [D7]",
        "Ada found the code. In 5 rows. (Ada +1) [D5]",
        "A key was wrong. (Ben +1) [D8]",
        "Not understood.",
        "Ben wins the match (D1).",
    ):
        assert sentence in ran.out


def test_a_group_match_has_an_opener(keep: Run) -> None:
    ran = keep("group", "--players", "Ada,Ben,Cy", given="X\nBen\nAda out Cy\nnobody\nwrong Ada\nAda\nBen\n")
    for sentence in (
        "Not understood.",
        "Round 1, Ben opens [G4]",
        "MASTERMIND! Ada called the code. (Ada +1) [G7]",
        "Round 2, Cy opens [G12]",
        "Everybody is out. (nobody scores) [G11]",
        "Round 3, attempt 2, Ben opens, Ada is out of it [G14]",
        "Whoever answered wrongly is out of the replay of this round.",
        "A draw between Ada, Ben (G13).",
    ):
        assert sentence in ran.out
    drawn = keep("group", "--players", "Ada,Ben", "--force", given="\n")
    assert "Round 1, Ada opens [G4]" in drawn.out or "Round 1, Ben opens [G4]" in drawn.out


def test_the_track_of_a_box_is_shown(keep: Run) -> None:
    ran = keep("hasbro94", "--players", "Ada,Ben", given="nobody\nresign Ben\n")
    assert "····+····+··●·+" in ran.out
    assert "Ben gave the round up. (Ben -3) [M4]   13 : -3" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("box", "names"), [("classic", "Ada,Ben"), ("duel", "Ada,Ben"), ("group", "Ada,Ben,Cy")])
def test_every_kind_of_box_is_explained_in_every_language(keep: Run, box: str, names: str, language: str) -> None:
    ran = keep(box, "--players", names, "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    assert "Ada" in ran.out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ((), "bad_names"),
        (("--players", "Ada,"), "bad_names"),
        (("--players", "Ada,ada"), "bad_names"),
        (("--players", "Ada,Ben,Cy"), "wrong_player_count"),
        (("nothing", "--players", "Ada,Ben"), "unknown_edition"),
    ],
)
def test_a_match_that_cannot_be_kept_is_refused(keep: Run, words: tuple[str, ...], code: str) -> None:
    ran = keep(*words)
    assert ran.status == 2
    assert code in ran.err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"\xff",
        b'{"version":2,"edition":"classic","options":{},"names":["Ada","Ben"]}',
        b'{"version":1,"edition":"classic","options":{},"names":["Ada"]}',
        b'{"version":1,"edition":"classic","options":{},"names":["Ada","Ben"],"results":[{"outcome":"found"}]}',
        b'{"version":1,"edition":"group","options":{},"names":["Ada","Ben"],"opener":7}',
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(keep: Run, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "kept.json").write_bytes(content)
    ran = keep("--players", "Ada,Ben")
    assert ran.status == 2
    assert "bad_score_file" in ran.err
    assert (tmp_path / "kept.json").read_bytes() == content


def test_a_file_that_cannot_be_written_is_said(run: Run) -> None:
    ran = run("assist", "--as", "scores", "--players", "A,B", "--file", "/proc/none/kept.json", given=b"5\n")
    assert "/proc/none/kept.json” cannot be written" in ran.out
