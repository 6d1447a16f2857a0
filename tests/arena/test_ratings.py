"""Ratings put all players on one scale."""

from collections.abc import Sequence
from itertools import combinations
from math import log10

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.arena.ratings import MEAN, Contest, Rating, ratings


def met(seating: Sequence[int], *wins: int) -> list[Contest]:
    """So many contests at a table as each player in turn has won."""
    return [Contest(tuple(seating), frozenset({player})) for player, count in enumerate(wins) for _ in range(count)]


def levels(found: Sequence[Rating]) -> list[float]:
    return [one.elo for one in found]


def test_a_share_of_two_is_a_difference_in_points() -> None:
    first, second = levels(ratings(["a", "b"], met((0, 1), 7_500, 2_500)))
    assert first - second == pytest.approx(400 * log10(3), abs=0.1)
    assert first + second == pytest.approx(2 * MEAN)


def test_the_interval_is_that_of_the_share() -> None:
    first, _ = ratings(["a", "b"], met((0, 1), 600, 400))
    share, spread = 0.6, 1.96 * (0.6 * 0.4 / 1000) ** 0.5
    low, high = (400 * log10(end / (1 - end)) for end in (share - spread, share + spread))
    assert 2 * first.plus_minus == pytest.approx((high - low) / 2, rel=0.02)  # of the difference, twice that of one


@given(st.lists(st.floats(0.2, 5), min_size=3, max_size=4))
@settings(deadline=None, max_examples=25)
def test_strengths_are_found_again(strengths: list[float]) -> None:
    """From the shares that they lead to, at tables for two and for three."""
    players = range(len(strengths))
    contests = []
    for size in (2, 3):
        for company in combinations(players, size):
            whole = sum(strengths[player] for player in company)
            wins = [round(2_000 * strengths[player] / whole) if player in company else 0 for player in players]
            contests += met(company, *wins)
    found = levels(ratings([str(player) for player in players], contests))
    wanted = [400 * log10(strength) for strength in strengths]
    middle = sum(wanted) / len(wanted)
    assert found == pytest.approx([MEAN + level - middle for level in wanted], abs=6)


def test_whoever_has_two_seats_has_to_win_twice_as_often() -> None:
    assert levels(ratings(["a", "b"], met((0, 0, 1), 200, 100))) == pytest.approx([MEAN, MEAN], abs=0.1)


def test_a_draw_is_half_a_win() -> None:
    drawn = [Contest((0, 1), frozenset({0, 1}))] * 100
    assert levels(ratings(["a", "b"], drawn)) == pytest.approx([MEAN, MEAN])
    half = levels(ratings(["a", "b"], [*drawn, *met((0, 1), 100)]))
    assert half == pytest.approx(levels(ratings(["a", "b"], met((0, 1), 150, 50))))


def test_whoever_wins_everything_has_a_rating_all_the_same() -> None:
    first, second, idle = ratings(["a", "b", "c"], met((0, 1), 50))
    assert MEAN < first.elo < MEAN + 1500
    assert second.elo < idle.elo < first.elo
    assert idle.plus_minus > 400


def test_a_player_against_itself_says_nothing() -> None:
    assert levels(ratings(["a", "b"], met((0, 0), 9))) == [MEAN, MEAN]
