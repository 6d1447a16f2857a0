"""`keypeg assist`: every role, what it says to keys that contradict each other, and to what is no row."""

import re
from pathlib import Path

import pytest

from keypeg.cli.assist import ROLES, SCORES
from keypeg.locales import LANGUAGES
from keypeg.rules.keys import mark
from tests.cli.conftest import Run
from tests.cli.terminal import CLEAR, Terminal


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What the roles keep goes into a folder of this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_the_adviser_counts_codes_and_gives_hints_in_steps(run: Run) -> None:
    ran = run("assist", given=b"hint\nrrgg 1 1\nhint\nhint\nhint\nhint\nhint\n")
    assert (ran.status, ran.err) == (0, "")
    for sentence in (
        "1,296 codes are left.",
        "208 codes are left.",
        "Row 1 proves that the code has at most 3 red pegs.",
        "A good row, which may be the code",
        "The best row, with 3.45 rows to go on average:",
    ):
        assert sentence in ran.out
    assert ran.out.count("The best row") == 2  # the last step stays the last


def test_the_adviser_takes_rows_back(run: Run) -> None:
    ran = run("assist", given=b"undo\nRRGG=1,1\nYYBB 0 1\nundo\nhint\n")
    assert "There is nothing to take back." in ran.out
    assert ran.out.count("208 codes are left.") == 2


def test_the_adviser_knows_the_last_code(run: Run) -> None:
    ran = run("assist", given=b"RRRR 0 0\nYYYY 0 0\nGGGG 0 0\nBBBB 0 0\nWWWW 0 0\nhint\nKKKK 4 0\nhint\n")
    assert "Only this code is left:   K✖   K✖   K✖   K✖ " in ran.out
    assert "The code is found." in ran.out


def test_a_contradiction_names_the_rows_and_the_key_that_may_be_wrong(run: Run) -> None:
    ran = run("assist", given=b"KKKK 0 0\nRRGG 1 1\nYYBB 4 0\nhint\n")
    assert ran.out.count("Rows 2 and 3 contradict each other: no code fits them all.") == 2
    assert "If row 2 had 0 red, 0 white, it would fit again." in ran.out
    assert "If row 1 had" not in ran.out
    assert ran.out.count("If row 3 had") == 2


def test_where_several_keys_are_wrong_no_change_helps(run: Run) -> None:
    ran = run("assist", given=b"RRRR 4 0\nYYYY 4 0\nGGGG 4 0\n")
    assert "More than one key is wrong: no single change would mend it." in ran.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (b"RRG 1 1", "has 3 letters"),
        (b"RRGX 1 1", "X"),
        (b"RRGG 3 1", "never 3 red with 1 white"),
        (b"RRGG 9 9", "at most 4 key pegs"),
        (b"RRGG", "There is no key after the row. Type both, such as RYGB 1 2"),
        (b"1 1", "has 0 letters"),
        ("RRGG ١ ١".encode(), "There is no key after the row."),
    ],
)
def test_what_is_no_row_with_a_key_is_said(run: Run, typed: bytes, said: str) -> None:
    ran = run("assist", given=typed + b"\nquit\n")
    assert (ran.status, ran.err) == (0, "")
    assert said in ran.out
    assert "Row 2:" not in ran.out


def test_the_adviser_takes_no_more_rows_than_it_can_think_about(run: Run) -> None:
    ran = run("assist", given=b"RRGG 1 1\n" * 66 + b"hint\n")
    assert (ran.status, ran.err) == (0, "")
    assert "at most 64" in ran.out
    assert "Row 66:" not in ran.out


def test_the_marker_gives_keys_with_their_reasons(run: Run) -> None:
    ran = run("assist", "--as", "marker", given=b"RGB\nRGBY\nRRGG\nYYWW 1 1\nYYWW 0 1\nKKKK\nRG\n")
    assert (ran.status, ran.err) == (0, "")
    for sentence in (
        "“RGB” has 3 letters",
        "Key: 1 red, 1 white",
        "Red for hole 1.",
        "White for the colours that are elsewhere: G.",
        "This key is wrong. The right one is 0 red, 1 white.",
        "This key is right.",
        "No colour of this row is in the code.",
        "“RG” has 2 letters",
    ):
        assert sentence in ran.out


def test_the_reasons_add_up_to_the_key(run: Run) -> None:
    code, rows = "RGRY", ("RRGG", "YRRG", "GGGG", "RGRY", "RRYY", "YYRR")
    ran = run("assist", "--as", "marker", given="\n".join((code, *rows)).encode())
    told = re.split(r"Row \d+:", ran.out)[1:]
    for row, said in zip(rows, told, strict=False):
        reds = re.findall(r"\d", (re.search(r"Red for holes? (.*)\.", said) or ["", ""])[1])
        whites = (re.search(r"elsewhere: (.*)\.", said) or ["", ""])[1].split()
        assert (len(reds), len(whites)) == mark(row, code)


def test_the_code_leaves_the_screen() -> None:
    with Terminal("assist", "--as", "marker") as terminal:
        terminal.answer("The code:", "RGBY")
        terminal.wait_for("Row 1:")
        assert CLEAR in terminal.shown
        assert "RGBY" not in terminal.screen
        terminal.type("quit")
        assert terminal.status() == 0


def test_the_breaker_finds_a_code(run: Run) -> None:
    """Rows are read from the screen, and answered."""
    code, keys = "RGBY", list[str]()
    for _ in range(10):
        ran = run("assist", "--as", "breaker", given="".join(f"{key}\n" for key in keys).encode())
        assert (ran.status, ran.err) == (0, "")
        if "Found it in" in ran.out:
            assert keys[-1] == "4 0"
            return
        last = re.findall(r"\d  ((?:\s+[RYGBWK]\S){4})", ran.out)[-1]
        key = mark("".join(re.findall(r"[RYGBWK]", last)), code)
        keys.append(f"{key.reds} {key.whites}")
    raise AssertionError("not found in ten rows")


def test_the_breaker_notices_a_contradiction(run: Run) -> None:
    ran = run("assist", "--as", "breaker", given=b"x\nRRGG 1 1\n3 1\n0 0\n0 0\n1 1\nundo\n0 0\n")
    assert ran.out.count("Type the key of my row and nothing else") == 2
    assert ran.out.count("First take back the row with the wrong key.") == 1
    assert "contradict each other" in ran.out or "No code earns" in ran.out


def test_the_codemaker_marks_until_the_rows_are_used_up(run: Run) -> None:
    ran = run("assist", "--as", "codemaker", given=b"RR\n" + b"RRGG\n" * 12)
    assert "You have 10 rows." in ran.out
    assert "“RR” has 2 letters" in ran.out
    assert "The code was" in ran.out or "Found in" in ran.out
    assert "Row 11:" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ROLES)
def test_every_role_speaks_every_language(run: Run, tmp_path: Path, role: str, language: str) -> None:
    score = ("--players", "Ada,Ben", "--file", str(tmp_path / "scores.json")) if role == SCORES else ()
    ran = run("assist", "--as", role, "--lang", language, *score, given=b"")
    assert (ran.status, ran.err) == (0, "")
    assert {"en": "quit", "fr": "quitter", "de": "ende"}[language] in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("group", "--as", "breaker"), "not_in_this_edition"),
        (("nobox",), "unknown_edition"),
        (("custom", "--option", "pegs=8", "--option", "colours=12"), "too_large"),
    ],
)
def test_a_box_that_it_cannot_help_with_is_refused(run: Run, words: tuple[str, ...], code: str, language: str) -> None:
    ran = run("assist", *words, "--lang", language)
    assert (ran.status, ran.out) == (2, "")
    assert f"({code})" in ran.err


@pytest.mark.parametrize("role", ["adviser", "marker", "codemaker", "breaker"])
def test_help_is_given_at_any_moment(run: Run, role: str) -> None:
    ran = run("assist", "--as", role, given=b"help\nhelp\n")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("Also: ") == 3


def test_the_adviser_goes_on_with_the_box_and_the_rows(run: Run) -> None:
    run("assist", "travel", "--option", "colours=7", given=b"RYGB 1 1\nYRGB 1 2\nundo\n")
    ran = run("assist", "--resume", given=b"quit\n")
    assert "Travel" in ran.out
    assert "Row 2:" in ran.out
    assert "●○" in ran.out
    assert "Row 1:" in run("assist", "--resume", "classic", given=b"quit\n").out, "another box begins anew"


def test_the_codemaker_goes_on_with_the_same_code_until_it_is_over(run: Run) -> None:
    first = run("assist", "--as", "codemaker", given=b"RRGG\nYYBB\n").out
    again = run("assist", "--as", "codemaker", "--resume", given=b"RRGG\nYYBB\n" + b"WWWW\n" * 9).out
    keys = re.findall(r"[●○·]{4}", first)
    assert re.findall(r"[●○·]{4}", again)[:4] == keys * 2
    assert "Row 1:" not in again
    assert "Row 1:" in run("assist", "--as", "codemaker", "--resume").out


def test_the_marker_goes_on_without_asking_for_the_code(run: Run, tmp_path: Path) -> None:
    run("assist", "--as", "marker", given=b"RGBY\nRRGG\n")
    kept = tmp_path / "keypeg" / "assist-marker.json"
    assert b"RGBY" not in kept.read_bytes()
    assert kept.stat().st_mode & 0o077 == 0
    ran = run("assist", "--as", "marker", "--resume", given=b"RGBY\n")
    assert "The code:" not in ran.out
    assert "Key: 4 red, 0 white" in ran.out


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b'{"edition":"gone","options":{}}',
        b'{"edition":"classic","options":{},"rows":[["RRG",[1,1]]]}',
        b'{"edition":"classic","options":{},"rows":[["RRGG",[3,1]]]}',
        b'{"edition":"classic","options":{},"concealed":"%%"}',
        b'{"edition":"classic","options":{},"version":2}',
    ],
)
def test_a_file_that_cannot_be_used_begins_anew(run: Run, tmp_path: Path, content: bytes) -> None:
    kept = tmp_path / "keypeg" / "assist-adviser.json"
    kept.parent.mkdir()
    kept.write_bytes(content)
    ran = run("assist", "--resume", given=b"quit\n")
    assert (ran.status, ran.err) == (0, "")
    assert "Row 1:" in ran.out
