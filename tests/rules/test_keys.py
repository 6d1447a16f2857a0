"""Key pegs as arithmetic: what K3 says holds for every row and code."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keypeg.rules.keys import can_exist, mark
from keypeg.rules.palette import EMPTY, LETTERS

pairs = st.integers(1, 8).flatmap(
    lambda holes: st.tuples(*[st.text(LETTERS + EMPTY, min_size=holes, max_size=holes)] * 2)
)


@pytest.mark.rule("K3")
@given(pairs)
def test_a_key_is_counted_by_positions_and_colours(pair: tuple[str, ...]) -> None:
    row, code = pair
    reds, whites = mark(row, code)
    assert reds == len([1 for mine, theirs in zip(row, code, strict=True) if mine == theirs])
    assert reds + whites == (Counter(row) & Counter(code)).total()


@pytest.mark.rule("K3")
@given(pairs)
def test_row_and_code_may_change_places(pair: tuple[str, ...]) -> None:
    row, code = pair
    assert mark(row, code) == mark(code, row)


@pytest.mark.rule("K1", "K3")
@given(pairs)
def test_only_the_code_itself_earns_all_reds(pair: tuple[str, ...]) -> None:
    row, code = pair
    assert (mark(row, code).reds == len(code)) == (row == code)
    assert mark(row, row) == (len(row), 0)


@pytest.mark.rule("M2")
@given(pairs)
def test_every_key_that_is_earned_can_exist(pair: tuple[str, ...]) -> None:
    row, code = pair
    assert can_exist(mark(row, code), len(code))
