"""Intervals are what statisticians call by their names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest, norm

from keypeg.arena.intervals import Z, mean, share


def test_95_percent() -> None:
    assert pytest.approx(norm.ppf(0.975)) == Z


@given(st.integers(1, 5_000).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of))))
def test_shares_have_wilson_intervals(counted: tuple[int, int]) -> None:
    count, of = counted
    theirs = binomtest(count, of).proportion_ci(confidence_level=0.95, method="wilson")
    ours = share(count, of)
    assert (ours.count, ours.of, ours.share) == (count, of, count / of)
    assert ours.low == pytest.approx(theirs.low, abs=1e-12)
    assert ours.high == pytest.approx(theirs.high, abs=1e-12)


def test_a_share_of_nothing() -> None:
    nothing = share(0, 0)
    assert (nothing.share, nothing.low, nothing.high) == (None, None, None)


@given(st.lists(st.integers(-50, 50), min_size=2, max_size=60))
def test_means_have_normal_intervals(values: list[int]) -> None:
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    ours = mean(values)
    assert ours.count == len(values)
    assert ours.mean == pytest.approx(middle)
    assert ours.plus_minus == pytest.approx(1.959964 * (variance / len(values)) ** 0.5, abs=1e-4)
    assert mean(values[::-1]) == ours


def test_few_figures_have_no_interval() -> None:
    assert (mean([]).mean, mean([]).plus_minus) == (None, None)
    assert (mean([4]).mean, mean([4]).plus_minus) == (4.0, None)
