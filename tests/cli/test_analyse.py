"""`keypeg analyse`: what fits, where colours stand, what to lay, and what is wrong with the rows."""

import json
import re
from math import isclose, log2
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from keypeg.locales import LANGUAGES, colour_letters
from keypeg.rules import edition
from keypeg.rules.boxes import BOXES
from keypeg.rules.edition import CodebreakingGame, DuelGame
from keypeg.rules.keys import Key, mark
from tests.cli.command import keypeg
from tests.cli.conftest import Run
from tests.thinking import plain
from tests.thinking.shapes import box

TWO_ROWS = ("--row", "RRYY=1,1", "--row", "RGYB=1,1", "--seconds", "0")


def analysed(run: Run, *words: str) -> dict[str, Any]:
    ran = run("analyse", "--json", *words)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    answer = json.loads(ran.out)
    assert isinstance(answer, dict)
    return answer


def refused(run: Run, *words: str) -> dict[str, Any]:
    """The error, which is the same for people and for programs."""
    for_people = run("analyse", *words)
    assert (for_people.status, for_people.out) == (2, "")
    assert re.fullmatch(r"keypeg: refused (at row \d+ )?\(\w+\): .*\n", for_people.err)
    ran = run("analyse", "--json", *words)
    assert (ran.status, ran.err) == (2, "")
    error: dict[str, Any] = json.loads(ran.out)["error"]
    assert list(error) == ["row", "code", "rule", "message"]
    assert f"({error['code']}): {error['message']}" in for_people.err
    return error


def test_everything_it_says_is_so(run: Run) -> None:
    answer = analysed(run, *TWO_ROWS)
    laid = [("RRYY", Key(1, 1)), ("RGYB", Key(1, 1))]
    game = edition("classic").game
    assert isinstance(game, CodebreakingGame)
    codes = plain.remaining(game.code.rows(), laid)
    assert answer["remaining"] == len(codes) == 38
    assert answer["codes"] == codes[:20]
    assert answer["rows"] == ["RRYY=1,1", "RGYB=1,1"]
    for hole in range(4):
        shares = {letter: sum(code[hole] == letter for code in codes) / 38 for letter in "RYGBWK"}
        assert answer["heat"][str(hole)] == pytest.approx(shares)
    assert answer["exact"] is True
    assert len(answer["best"]) == 5
    for best in answer["best"]:
        sizes = {f"{key.reds},{key.whites}": len(cell) for key, cell in plain.split(best["row"], codes).items()}
        assert best["split"] == sizes
        assert isclose(best["bits"], sum(size / 38 * log2(38 / size) for size in sizes.values()))
        assert best["exact"] is True
        assert best["at_least"] == best["expected"] >= answer["best"][0]["expected"]
    assert round(38 * answer["best"][0]["expected"]) == 175


def test_an_empty_board(run: Run) -> None:
    answer = analysed(run, "--seconds", "0")
    assert (answer["remaining"], answer["exact"]) == (1296, True)
    assert round(answer["best"][0]["expected"] * 1296) == 5625
    worst = analysed(run, "--seconds", "0", "--objective", "worst", "--best", "1")
    assert worst["best"][0]["always_within"] == 5
    assert round(worst["best"][0]["expected"] * 1296) == 5626


def test_limits(run: Run) -> None:
    assert analysed(run, *TWO_ROWS, "--limit", "0")["codes"] == []
    assert len(analysed(run, *TWO_ROWS, "--limit", "1000")["codes"]) == 38
    assert len(analysed(run, *TWO_ROWS, "--best", "2")["best"]) == 2


def test_the_points_of_the_box_count_the_rows_that_are_left(run: Run) -> None:
    rows = ("--row", "RRRR=0,0") * 9
    last = analysed(run, *rows, "--objective", "points")
    assert last["exact"] is True
    # One code of 625 is found by the tenth row; the others score eleven.
    assert isclose(last["best"][0]["expected"], (10 + 624 * 11) / 625)
    assert analysed(run, *rows)["best"][0]["expected"] > 10


def test_a_full_board_asks_for_no_row(run: Run) -> None:
    full = analysed(run, *("--row", "RRRR=0,0") * 10)
    assert (full["remaining"], full["best"], full["found"]) == (625, [], False)
    assert "can no longer be found" in run("analyse", *("--row", "RRRR=0,0") * 10).out


def test_a_found_code(run: Run) -> None:
    code = "RGBY"
    rows = [f"{row}={key.reds},{key.whites}" for row in ("RRYY", code) for key in [mark(row, code)]]
    found = analysed(run, "--row", rows[0], "--row", rows[1])
    assert (found["remaining"], found["codes"], found["best"], found["found"]) == (1, [code], [], True)
    assert "The code is found." in run("analyse", "--row", rows[0], "--row", rows[1]).out


@pytest.mark.parametrize("name", [name for name in BOXES if name != "group"])
@pytest.mark.parametrize("objective", ["average", "worst", "points"])
def test_every_box_but_one_can_be_analysed(run: Run, name: str, objective: str) -> None:
    game = edition(name).game
    assert isinstance(game, CodebreakingGame | DuelGame)
    shape = game.code if isinstance(game, CodebreakingGame) else game.to_find[0]
    row = shape.colours[: shape.holes]
    answer = analysed(run, name, "--objective", objective, "--row", f"{row}=1,1")
    assert 0 < answer["remaining"] < shape.size
    assert answer["best"]
    assert all(sum(hole.values()) == pytest.approx(1) for hole in answer["heat"].values())


def test_a_duel_is_about_the_seats_own_board(run: Run) -> None:
    handicap = ("duel", "--option", "handicap=1", "--limit", "0")
    assert analysed(run, *handicap)["remaining"] == 8**5
    assert analysed(run, *handicap, "--seat", "1")["remaining"] == 8**4
    assert refused(run, *handicap, "--seat", "1", "--row", "RRYYG=1,1")["code"] == "wrong_length"
    share = analysed(run, "duel", "--objective", "points", "--row", "RRYGB=5,0")
    assert share["found"] is True
    late = analysed(run, *handicap, "--objective", "points", *("--row", "RRRRR=0,0") * 11)
    assert 0 < late["best"][0]["expected"] <= 1


def test_custom_shapes(run: Run) -> None:
    words = ("custom", "--option", "pegs=3", "--option", "colours=4", "--option", "repeats=false")
    answer = analysed(run, *words, "--row", "rgb = 0, 2")
    codes = plain.remaining(box(3, 4, repeats=False).rows(), [("RGB", Key(0, 2))])
    assert answer["codes"] == codes
    assert analysed(run, *words, "--option", "empties=true")["heat"]["0"]["."] > 0


def test_the_smallest_contradiction(run: Run) -> None:
    rows = ("--row", "RRRR=2,0", "--row", "RRYY=1,1", "--row", "GGGG=3,0", "--row", "BBBB=0,0")
    ran = run("analyse", "--json", *rows)
    answer = json.loads(ran.out)
    assert (ran.status, ran.err) == (2, "")
    assert (answer["remaining"], answer["codes"], answer["best"], answer["heat"]) == (0, [], [], {})
    assert answer["contradiction"] == [0, 2]
    assert answer["contradicting"] == ["RRRR=2,0", "GGGG=3,0"]
    assert answer["error"]["code"] == "contradictory_keys"
    for_people = run("analyse", *rows)
    assert for_people.status == 2
    assert "contradict each other" in for_people.out
    assert for_people.err.count("\n") == 1
    assert "1 (RRRR=2,0), 3 (GGGG=3,0)" in for_people.err


def test_one_row_may_contradict_the_box(run: Run) -> None:
    ran = run("analyse", "travel", "--row", "RRYY=3,0")
    assert ran.status == 2
    assert "No code fits row 1 (RRYY=3,0)." in ran.err


@pytest.mark.parametrize(
    ("words", "code", "rule"),
    [
        (("--row", "RGBY"), "bad_action", None),
        (("--row", "RGBY=1"), "bad_action", None),
        (("--row", "RGBY=1,2,3"), "bad_action", None),
        (("--row", "RGBY=-1,2"), "bad_action", None),
        (("--row", "RGBY=x,2"), "bad_action", None),
        (("--row", "=1,2"), "wrong_length", "C3"),
        (("--row", ""), "bad_action", None),
        (("--row", "\x1b[2J\n" * 99), "bad_action", None),
        (("--row", "RGB=1,1"), "wrong_length", "C3"),
        (("--row", "RGBYW=1,1"), "wrong_length", "C3"),
        (("--row", "RGBO=1,1"), "colour_not_in_box", "C2"),
        (("--row", "RGBQ=1,1"), "unknown_letter", "C2"),
        (("--row", "RGB.=1,1"), "empty_hole", "C2"),
        (("--row", "RGBY=3,1"), "impossible_key", "M2"),
        (("--row", "RGBY=5,0"), "impossible_key", "M2"),
        (("--row", "RGBY=999,999"), "impossible_key", "M2"),
        (("--row", "RRRR=0,0") * 11, "no_rows_left", "C3"),
        (("travel", "--option", "guesses=as_code", "--row", "RRYG=1,1"), "colour_repeated", "T3"),
        (("custom", "--option", "pegs=5", "--option", "colours=4", "--option", "repeats=false"),
         "impossible_shape", "X1"),
        (("group",), "not_in_this_edition", "G5"),
        (("chess",), "unknown_edition", None),
        (("--option", "holes=5"), "unknown_option", None),
        (("--option", "rounds=0"), "bad_option", "C1"),
        (("--seat", "2"), "unknown_seat", "C1"),
    ],
)  # fmt: skip
def test_bad_input_is_refused_in_one_line(run: Run, words: tuple[str, ...], code: str, rule: str | None) -> None:
    error = refused(run, *words)
    assert (error["code"], error["rule"]) == (code, rule)


def test_the_row_at_fault_is_named(run: Run) -> None:
    for second in ("RRYO=1,1", "RRYY=3,1"):
        words = ("--row", "RRYY=1,1", "--row", second)
        assert refused(run, *words)["row"] == 1
        assert run("analyse", *words).err.startswith("keypeg: refused at row 2 (")
    assert refused(run, "--row", "x")["row"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_that_fit_are_listed_on_a_board_of_sixteen_million_rows(run: Run, language: str) -> None:
    large = ("analyse", "custom", "--option", "pegs=8", "--option", "colours=8", "--limit", "3", "--lang", language)
    rows = ("--row", "RRRRGGGG=1,1", "--row", "BBBBYYYY=2,3")
    told = json.loads(run(*large, *rows, "--json").out)
    assert told["remaining"] == told["remaining_at_least"] == 12_480
    assert (len(told["codes"]), told["best"]) == (3, [])
    assert told.keys() == json.loads(run("analyse", "--json").out).keys() | {"remaining_at_least"}
    letters = colour_letters(language)
    typed = [word if word == "--row" else letters.shown(word) for word in rows]
    said = run(*large, *typed)
    assert said.status == 0
    for code in told["codes"]:
        assert letters.shown(code) in said.out
    contradicted = run(*large, "--row", f"{letters.shown('RRRRGGGG')}=1,1", "--row", f"{letters.shown('RRRRRRRR')}=5,0")
    assert contradicted.status == 2
    assert "(contradictory_keys)" in contradicted.err


def test_french_spaces_are_no_tricks(run: Run) -> None:
    huge = ("custom", "--option", "pegs=8", "--option", "colours=12")
    said = run("strategy", "build", *huge, "-o", "new.tree", "--lang", "fr").err
    assert "(too_large)\xa0: Ce plateau permet 429\u202f981\u202f696 rangées" in said


@pytest.mark.parametrize(
    "words", [("--limit", "-1"), ("--limit", "x"), ("--seconds", "-1"), ("--seconds", "nan"), ("--objective", "x"),
              ("--option", "x"), ("--seat", "x"), ("--best", "1e9")],
)  # fmt: skip
def test_words_that_mean_nothing(run: Run, words: tuple[str, ...]) -> None:
    ran = run("analyse", *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("keypeg: refused (")
    assert ran.err.count("\n") == 1


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(rows=st.lists(st.text(alphabet="RYGBWKO.=,0123 é\x00", max_size=12), max_size=3))
def test_rubbish_is_answered_or_refused(run: Run, rows: list[str]) -> None:
    ran = run("analyse", "--json", "--best", "1", *(f"--row={row}" for row in rows))
    answer = json.loads(ran.out)
    assert (ran.status == 2) == ("error" in answer)
    assert ran.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("objective", ["average", "worst", "points"])
def test_for_people(run: Run, language: str, objective: str) -> None:
    ran = run("analyse", *TWO_ROWS, "--lang", language, "--objective", objective, "--limit", "3")
    assert (ran.status, ran.err) == (0, "")
    assert "38" in ran.out
    assert re.search(r"R▲ .*42 ?\s?% ▄", ran.out)
    white = colour_letters(language).shown("W")
    assert f"R▲   {white}○   B●   R▲  *" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 130


@pytest.mark.parametrize(
    ("language", "typed", "codes"),
    [
        ("fr", ("LNLN=4,0",), "LNLN"),
        ("fr", ("wkwk=4,0",), "LNLN"),
        ("de", ("e g e g=4,0",), "EGEG"),
        ("de", ("ygyg=4,0",), "EGEG"),
    ],
)
def test_rows_are_typed_and_printed_in_the_letters_of_the_language(
    run: Run, language: str, typed: tuple[str, ...], codes: str
) -> None:
    ran = run("analyse", "--lang", language, *(f"--row={row}" for row in typed))
    assert (ran.status, ran.err) == (0, "")
    assert f"\n  {codes}\n" in ran.out


def test_programs_write_and_get_the_letters_of_the_record_in_every_language(run: Run) -> None:
    board = ("custom", "--option", "pegs=2", "--option", "colours=12")
    answers = {run("analyse", *board, "--json", "--row", "NM=2,0", "--lang", language).out for language in LANGUAGES}
    assert [json.loads(answer)["codes"] for answer in answers] == [["NM"]]


def test_no_language_repeats_another(run: Run) -> None:
    printed = {run("analyse", *TWO_ROWS, "--lang", language).out for language in LANGUAGES}
    assert len(printed) == len(LANGUAGES)


def test_big_boards_say_that_they_are_bounded(run: Run) -> None:
    ran = run("analyse", "duel", "--row", "RRYGB=1,1")
    assert (ran.status, ran.err) == (0, "")
    assert "5,432 of the 32,768 codes fit." in ran.out
    assert "Not proven" in ran.out


def test_the_installed_command_leaves_nothing_on_standard_error() -> None:
    ran = keypeg("analyse", "--json", "duel", "--row", "RRYGB=1,1", "--row", "WWKOY=1,1")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert json.loads(ran.stdout)["best"]
