"""Ratings at puzzles: who does better rises more, luck alone raises nobody, and the grade follows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keypeg.review.puzzle_ratings import (
    BEST_ROW_RATING,
    CHOICES,
    FIRST_RESULTS,
    FIRST_WEIGHT,
    GRADE_RATINGS,
    LEAST,
    MOST,
    START,
    WEIGHT,
    expected_score,
    fitting_grade,
    next_rating,
    puzzle_rating,
    score_of,
)
from keypeg.review.puzzle_values import GRADES

RATINGS = st.integers(LEAST, MOST)
PUZZLES = st.sampled_from([*GRADES, None])
SCORES = st.floats(0, 1)


def test_every_grade_has_a_rating_and_harder_ones_have_more() -> None:
    assert tuple(GRADE_RATINGS) == GRADES
    assert list(GRADE_RATINGS.values()) == sorted(set(GRADE_RATINGS.values()))
    assert [puzzle_rating(grade) for grade in (1, 5, None)] == [800, 1600, BEST_ROW_RATING]


def test_the_formula_as_it_is_documented() -> None:
    assert expected_score(1200, 3) == 0.5
    assert expected_score(1600, 3) == pytest.approx(10 / 11)
    assert expected_score(BEST_ROW_RATING, None) == pytest.approx(2 / 3)
    assert [expected_score(rating, grade) for grade, rating in GRADE_RATINGS.items()] == [0.5] * 5
    assert next_rating(1200, 0, 3, 1) == 1200 + FIRST_WEIGHT // 2
    assert next_rating(1200, FIRST_RESULTS - 1, 3, 0) == 1200 - FIRST_WEIGHT // 2
    assert next_rating(1200, FIRST_RESULTS, 3, 1) == 1200 + WEIGHT // 2
    assert [score_of(4, hints, wrong) for hints, wrong in ((0, 0), (1, 0), (0, 1), (2, 1), (4, 0), (0, 9))] == [
        1,
        0.75,
        0.75,
        0.25,
        0,
        0,
    ]


@given(rating=RATINGS, results=st.integers(0, 50), grade=PUZZLES, low=SCORES, high=SCORES)
def test_a_better_score_never_gives_a_lower_rating(
    rating: int, results: int, grade: int | None, low: float, high: float
) -> None:
    low, high = sorted((low, high))
    assert next_rating(rating, results, grade, low) <= next_rating(rating, results, grade, high)


@given(rating=RATINGS, results=st.integers(0, 50), grade=PUZZLES, score=SCORES)
def test_a_rating_moves_a_little_and_stays_in_bounds(
    rating: int, results: int, grade: int | None, score: float
) -> None:
    after = next_rating(rating, results, grade, score)
    assert LEAST <= after <= MOST
    assert abs(after - rating) <= (FIRST_WEIGHT if results < FIRST_RESULTS else WEIGHT)
    assert next_rating(rating, results, grade, 1) >= rating >= next_rating(rating, results, grade, 0)


@given(rating=RATINGS)
def test_whoever_guesses_the_best_row_does_not_rise(rating: int) -> None:
    assert expected_score(rating, None) >= 1 / CHOICES


@given(low=RATINGS, high=RATINGS, hardest=st.sampled_from(GRADES))
def test_the_grade_follows_the_rating_up_to_the_hardest_of_the_board(low: int, high: int, hardest: int) -> None:
    low, high = sorted((low, high))
    assert 1 <= fitting_grade(low, hardest) <= fitting_grade(high, hardest) <= hardest


def test_the_first_puzzle_is_an_easy_one_and_of_two_grades_as_near_it_is_the_easier() -> None:
    assert fitting_grade(START, 5) == 1
    assert [fitting_grade(rating, 5) for rating in (100, 1099, 1100, 1101, 3000)] == [1, 2, 2, 3, 5]


@pytest.mark.parametrize(("strength", "grade"), [(800, 1), (1200, 3), (1600, 5)])
def test_a_rating_finds_the_strength_of_a_player(strength: int, grade: int) -> None:
    """Somebody who always does as well as expected of a strength ends there, within one grade."""
    rating = START
    for results in range(200):
        against = fitting_grade(rating, 5)
        rating = next_rating(rating, results, against, expected_score(strength, against))
    assert abs(rating - strength) < 40
    assert fitting_grade(rating, 5) == grade
