"""Key repairs: every single key whose change leaves a code, and no other."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review.key_repairs import KeyRepair, key_repairs
from keypeg.rules.keys import Key, mark
from keypeg.thinking.boards import Board
from keypeg.thinking.positions import Position
from tests.generators import possible_keys
from tests.review.test_facts import BOARDS, fitting, random_rows


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(BOARDS), st.randoms(use_true_random=False))
def test_repairs_are_those_that_trying_every_key_finds(tested: Board, rng: random.Random) -> None:
    rows = random_rows(tested, rng, 4)
    wrong = [(row, rng.choice(possible_keys(tested.holes)) if rng.random() < 0.4 else key) for row, key in rows]
    expected = set()
    if not fitting(tested, wrong):
        for index, (row, _) in enumerate(wrong):
            for key in possible_keys(tested.holes):
                changed = [*wrong[:index], (row, key), *wrong[index + 1 :]]
                if codes := len(fitting(tested, changed)):
                    expected.add(KeyRepair(index + 1, key, codes))
    found = key_repairs(Position(tested, wrong))
    assert set(found) == expected
    assert len(found) == len(expected)
    assert [repair.codes for repair in found] == sorted((repair.codes for repair in found), reverse=True)


def test_one_wrong_key_is_found() -> None:
    code, rows = "RGBY", ("RRGG", "YYBB", "RGYB")
    tested = BOARDS[-1]
    keys = [mark(row, code) for row in rows]
    keys[1] = Key(4, 0)
    repairs = key_repairs(Position(tested, list(zip(rows, keys, strict=True))))
    assert (2, mark("YYBB", code)) in [(repair.row, repair.key) for repair in repairs]
