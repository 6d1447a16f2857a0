"""`keypeg equilibrium`."""

import json
import re
import subprocess
import sys
from fractions import Fraction

import pytest

from keypeg.locales import LANGUAGES
from tests.cli.command import PATIENCE, environment
from tests.cli.conftest import Run

SMALL = ("equilibrium", "custom", "--option", "pegs=3", "--option", "colours=4")
PROVEN = {
    "en": "219/68 = 3.2206 points to the codemaker",
    "fr": "219/68 = 3,2206 points pour le codeur",
    "de": "dem Codemacher 219/68 = 3,2206 Punkte wert",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(run: Run, language: str) -> None:
    ran = run(*SMALL, "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    assert PROVEN[language] in ran.out
    assert re.search(r"  AAB +52[.,]94", ran.out)


def test_for_programs(run: Run) -> None:
    ran = run(*SMALL, "--json")
    assert (ran.status, ran.err, ran.out.count("\n")) == (0, "", 1)
    found = json.loads(ran.out)
    assert (found["codes"], found["exact"], found["value"]) == (64, True, "219/68")
    assert (found["least"], found["most"]) == ("219/68", "219/68")
    assert {share["kind"]: share["chance"] for share in found["codemaker"]} == {
        "AAA": "2/17",
        "AAB": "9/17",
        "ABC": "6/17",
    }
    conceded = {
        kind: sum(Fraction(plan["chance"]) * Fraction(plan["concedes"][kind]) for plan in found["codebreaker"])
        for kind in ("AAA", "AAB", "ABC")
    }
    assert max(conceded.values()) == Fraction(219, 68)


def test_quick_says_bounds_and_what_proves_them(run: Run) -> None:
    ran = run(*SMALL, "--quick")
    assert ran.status == 0
    assert "is worth between 3." in ran.out
    assert "Both bounds are proven" in ran.out
    found = json.loads(run(*SMALL, "--quick", "--json").out)
    assert (found["exact"], found["value"], found["rounds"]) == (False, None, 0)
    assert Fraction(found["least"]) < Fraction(219, 68) < Fraction(found["most"])


def test_a_single_kind_and_a_kind_that_is_never_hidden(run: Run) -> None:
    ran = run("equilibrium", "custom", "--option", "pegs=3", "--option", "repeats=false")
    assert "of one kind" in ran.out
    assert "follows one strategy" in ran.out
    ran = run("equilibrium", "custom", "--option", "colours=3")
    assert "AAAA      never   (3 codes)" in ran.out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("group",), "group has no codemaker"),
        (("duel", "--option", "handicap=0"), "not of the same size"),
        (("classic", "--option", "pegs=5"), "classic has no option “pegs”"),
        (("custom", "--option", "pegs=8", "--option", "colours=12"), "429,981,696 rows"),
        (("custom", "--option", "pegs=6", "--option", "colours=7"), "117,649 codes"),
        (("custom", "--option", "pegs=5", "--option", "colours=4", "--option", "repeats=false"), "need repeats"),
    ],
)
def test_refusals(run: Run, words: tuple[str, ...], why: str) -> None:
    ran = run("equilibrium", *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("keypeg: ")
    assert why in ran.err


def test_scipy_is_loaded_only_to_mix() -> None:
    script = "import sys, keypeg.cli.equilibrium; print('scipy' in sys.modules, 'numpy' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, env=environment(), timeout=PATIENCE, check=True
    )
    assert ran.stdout == b"False False\n"
