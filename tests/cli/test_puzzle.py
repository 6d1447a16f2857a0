"""`keypeg puzzle`: for people and for programs, answers that are wrong, hints, and what has no puzzle."""

import json
from typing import Any

import pytest

from keypeg.locales import LANGUAGES
from keypeg.rules.keys import mark
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal


def test_for_programs_it_keeps_to_the_contract(run: Run) -> None:
    ran = run("puzzle", "--json", "--seed", "7", "--grade", "3")
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(ran.out) == {
        "edition": "classic",
        "options": {},
        "rows": [["RGRY", [1, 1]], ["GGBR", [0, 2]], ["KBYW", [0, 1]], ["WRKK", [1, 0]]],
        "answer": "BRRB",
        "grade": 3,
        "seed": 7,
    }


def test_the_edition_and_its_options_are_told(run: Run) -> None:
    words = ("puzzle", "hasbro94", "--json", "--seed", "1", "--option", "doubles=true", "--lang", "fr")
    puzzle = json.loads(run(*words).out)
    assert (puzzle["edition"], puzzle["options"]) == ("hasbro94", {"doubles": True})
    assert all(list(mark(row, puzzle["answer"])) == key for row, key in puzzle["rows"])


def test_without_a_seed_there_is_a_new_one_each_time(run: Run) -> None:
    seeds = {json.loads(run("puzzle", "--json", "--grade", "1").out)["seed"] for _ in range(4)}
    assert len(seeds) > 1


def test_the_steps_of_the_solution_are_there_for_programs(run: Run) -> None:
    steps = json.loads(run("puzzle", "--json", "--seed", "7", "--solution").out)["steps"]
    assert [step["rows"] for step in steps] == [[2], [1, 4], [3], [1]]
    assert [step["with_known"] for step in steps] == [False, True, True, True]
    assert {"fact": "hole", "hole": 1, "colour": "B", "is": True, "rows": [3]} in steps[2]["facts"]


def test_a_wrong_answer_is_told_which_rows_speak_against_it(run: Run) -> None:
    ran = run("puzzle", "--seed", "7", given=b"YRRB\n\nrgb\nRGBX\nbrrb\n")
    assert (ran.status, ran.err) == (0, "")
    for sentence in (
        "Classic: puzzle 7, grade 3",
        "Row 1 speaks against it. With this code it would have: 1 red, 2 white. But it has: 1 red, 1 white.",
        "“RGB” has 3 letters; this takes 4.",
        "Right: that is the code.",
        "keypeg puzzle classic --grade 3 --seed 7",
    ):
        assert sentence in ran.out
    assert "Row 4 speaks" not in ran.out


def test_each_hint_is_the_next_step(run: Run) -> None:
    ran = run("puzzle", "--seed", "7", given=b"hint\n" * 5 + b"quit\n")
    steps = [line for line in ran.out.splitlines() if "Step" in line]
    assert [line.partition("Step ")[2] for line in steps] == [
        "1",
        "2, with what you know by then",
        "3, with what you know by then",
        "4, with what you know by then",
    ]
    assert "Rows 1 and 4 together prove that hole 1 is not red." in ran.out
    assert ran.out.count("now only one code is left") == 2
    assert "Right" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language_and_reads_its_letters(run: Run, language: str) -> None:
    answer, hint = {"en": ("YRKB", "hint"), "fr": ("JRNB", "indice"), "de": ("ERSB", "tipp")}[language]
    given = f"{hint}\n{answer}\n".encode()
    ran = run("puzzle", "--seed", "7", "--lang", language, given=given)
    assert ran.status == 0
    assert {"en": "Row 1 speaks", "fr": "La rangée 1 s’y oppose", "de": "Reihe 1 spricht dagegen"}[language] in ran.out
    assert {"en": "Step 1", "fr": "Étape 1", "de": "Schritt 1"}[language] in ran.out


@pytest.mark.parametrize("words", [("--solution",), ()])
def test_the_solution_is_told_step_by_step(run: Run, words: tuple[str, ...]) -> None:
    ran = run("puzzle", "--seed", "7", *words, given=b"solution\n")
    told = ran.out.partition("The solution, step by step")[2]
    assert "Row 1 proves that hole 3 is red." in told
    assert "So the code is   B●   R▲   R▲   B● " in told


def test_in_a_terminal_it_asks_until_the_code_is_found() -> None:
    with Terminal("puzzle", "--seed", "7") as terminal:
        terminal.answer("Your code:", "BBBB")
        terminal.answer("Your code:", "hint")
        shown = terminal.answer("Your code:", "BRRB")
        assert "Step 1" in shown
        assert terminal.status() == 0
        assert "Right: that is the code." in terminal.shown


def test_three_rows_to_choose_from(run: Run) -> None:
    right = run("puzzle", "--best-row", "--seed", "7", given=b"0\nx\n2\n")
    assert (right.status, right.err) == (0, "")
    assert "8 codes fit these rows." in right.out
    assert "Right: no row is better." in right.out
    assert "2.00 rows to go on average. It leaves 1.2 codes on average" in right.out
    wrong = run("puzzle", "--best-row", "--seed", "7", given=b"1\n")
    assert "with it you need 0.50 rows more on average." in wrong.out
    left = run("puzzle", "--best-row", "--seed", "7", given=b"quit\n")
    assert "rows to go" not in left.out


def test_three_rows_for_programs(run: Run) -> None:
    puzzle = json.loads(run("puzzle", "travel", "--best-row", "--json", "--seed", "3").out)
    assert list(puzzle) == ["edition", "options", "rows", "codes", "choices", "best", "seed"]
    assert puzzle["choices"][puzzle["best"] - 1]["cost"] == 0


REFUSED: dict[str, tuple[tuple[str, ...], str]] = {
    "no number": (("--seed", "seven"), "bad_seed"),
    "below zero": (("--seed", "-1"), "bad_seed"),
    "too large a number": (("--seed", "9" * 400), "bad_seed"),
    "other digits": (("--seed", "٧"), "bad_seed"),
    "no seed": (("--seed", ""), "bad_seed"),
    "grade nought": (("--grade", "0"), "bad_grade"),
    "grade six": (("--grade", "6"), "bad_grade"),
    "a grade of the best row": (("--best-row", "--grade", "3"), "bad_grade"),
    "no grade": (("--grade", "hard"), "bad_grade"),
    "too hard": (("travel", "--option", "colours=6", "--grade", "5"), "bad_grade"),
    "group": (("group",), "no_puzzle"),
    "large": (("custom", "--option", "pegs=8", "--option", "colours=12"), "no_puzzle"),
    "small": (("custom", "--option", "pegs=1"), "no_puzzle"),
    "no box": (("nobox",), "unknown_edition"),
    "no option": (("--option", "size=4"), "unknown_option"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", REFUSED)
def test_what_makes_no_puzzle_is_refused(run: Run, kind: str, language: str) -> None:
    words, code = REFUSED[kind]
    for more in ((), ("--best-row",)) if code != "bad_grade" else ((),):
        ran = run("puzzle", *_one_word(words), *more, "--lang", language)
        assert (ran.status, ran.out) == (2, "")
        assert f"({code})" in ran.err
        ran = run("puzzle", *_one_word(words), *more, "--lang", language, "--json")
        assert (ran.status, ran.err) == (2, "")
        error: dict[str, Any] = json.loads(ran.out)["error"]
        assert error["code"] == code
        assert error["message"]


def _one_word(words: tuple[str, ...]) -> tuple[str, ...]:
    """`--seed=-1`, because argparse takes `-1` for an option."""
    return (f"{words[0]}={words[1]}",) if words[0] in ("--seed", "--grade") else words
