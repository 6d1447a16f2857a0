"""Races with keys given by hand: D11 with M2 to M4. They end when a key, or the code itself, says so."""

import pytest

from keypeg.rules import Fault
from tests.rulebooks.scripts import Duel, refused

FIRST, SECOND = "RGBYW", "KOPRG"
"""What seat 0 and seat 1 hide."""
MISS = "YYYYY"
"""Earns seat 0 nothing, and seat 1 a red."""


def race() -> Duel:
    duel = Duel(marking="by_hand", race=True)
    duel.hide_both(FIRST, SECOND)
    return duel


@pytest.mark.rule("D11", "M3")
def test_a_right_row_ends_the_race_whatever_key_it_is_given() -> None:
    duel = race()
    duel.guess_marked(0, SECOND, 0, 0)
    assert duel.results == [("wrong_key", (1, 0), (1, 0))]


@pytest.mark.rule("D11", "M3")
def test_a_key_of_five_reds_ends_the_race_whatever_row_it_is_for() -> None:
    duel = race()
    duel.guess_marked(0, MISS, 5, 0)
    assert duel.results == [("wrong_key", (1, 0), (1, 0))]


@pytest.mark.rule("D4", "D11", "M4")
def test_nobody_is_out_of_rows_before_the_last_key() -> None:
    duel = race()
    for _ in range(11):
        duel.guess_marked(0, MISS, 0, 0)
        duel.guess_marked(1, MISS, 1, 0)
    duel.guess(0, MISS)
    with refused(Fault.NOT_YOUR_TURN, "D11"):
        duel.guess(1, MISS)
    duel.mark(1, 0, 0)
    assert duel.results == []
    duel.guess(1, MISS)
    assert duel.results == []
    duel.mark(0, 1, 0)
    assert duel.results == [("out_of_rows", (0, 0), (12, 12))]
