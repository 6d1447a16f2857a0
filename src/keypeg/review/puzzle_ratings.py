"""Ratings at puzzles, by Elo's formula: whoever does better than expected against a puzzle rises, and else falls.

Every kind of puzzle has a fixed rating, so that only people move. All of it is pure.
"""

from typing import Final

from keypeg.review.puzzle_values import GRADES

START: Final = 900
"""The rating of somebody who has done no puzzle yet."""
LEAST: Final = 100
MOST: Final = 3000
GRADE_RATINGS: Final = {1: 800, 2: 1000, 3: 1200, 4: 1400, 5: 1600}
"""The ratings of puzzles whose code is asked for."""
BEST_ROW_RATING: Final = 1200
CHOICES: Final = 3
"""A puzzle of the best row has so many rows to choose from."""
FIRST_RESULTS: Final = 10
FIRST_WEIGHT: Final = 48
"""How much a result counts among the first ones, which find out how strong somebody is."""
WEIGHT: Final = 24
WRONG_COST: Final = 0.25
"""What each wrong answer takes from the score."""


def puzzle_rating(grade: int | None) -> int:
    """The rating of puzzles of a grade; None stands for puzzles of the best row."""
    return BEST_ROW_RATING if grade is None else GRADE_RATINGS[grade]


def expected_score(rating: int, grade: int | None) -> float:
    """The score that somebody gets on average. A choice among three rows can be right by luck."""
    skill = 1 / (1 + 10 ** ((puzzle_rating(grade) - rating) / 400))
    luck = 0.0 if grade is not None else 1 / CHOICES
    return luck + (1 - luck) * skill


def score_of(steps: int, hints: int, wrong: int) -> float:
    """The score of a solved puzzle, 0 to 1: the share of the proof without hints, less a quarter a wrong answer."""
    return max(0.0, 1 - hints / steps - WRONG_COST * wrong)


def next_rating(rating: int, results: int, grade: int | None, score: float) -> int:
    """The rating after one more result; `results` is how many there were before."""
    weight = FIRST_WEIGHT if results < FIRST_RESULTS else WEIGHT
    moved = rating + weight * (score - expected_score(rating, grade))
    return min(MOST, max(LEAST, round(moved)))


def fitting_grade(rating: int, hardest: int) -> int:
    """The grade whose rating is nearest to somebody's, among those of a board. Of two, the easier one."""
    return min(GRADES[:hardest], key=lambda grade: abs(GRADE_RATINGS[grade] - rating))
