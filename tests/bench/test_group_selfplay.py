"""The self-play that finds the master's styles: which mixture is chosen, and how mixtures are joined."""

import pytest

from bench.group_selfplay import Player, alone, best_mixture, mixed

FIRST, SECOND = Player(), Player(rows=3)


def test_the_mixture_misses_what_is_wanted_by_as_little_as_can_be() -> None:
    """Each style loses to one rival; half of each loses least."""
    weights, worst = best_mixture([[0.6, 0.3], [0.3, 0.6]], [0.5, 0.5], slack=0.0)
    assert weights == pytest.approx([0.5, 0.5])
    assert worst == pytest.approx(-0.05)


def test_of_mixtures_that_are_as_safe_the_one_that_wins_most_is_chosen() -> None:
    weights, worst = best_mixture([[0.5, 0.5, 0.9], [0.5, 0.55, 0.6]], [0.5, 0.5, 0.57], slack=0.0)
    assert worst == pytest.approx(0)
    assert weights == pytest.approx([1, 0])


def test_a_little_safety_is_given_for_more_wins() -> None:
    """Within the slack: the first style loses one point in a hundred to a rival, and wins ten from another."""
    weights, _ = best_mixture([[0.49, 0.6], [0.5, 0.5]], [0.5, 0.5], slack=0.004)
    assert weights == pytest.approx([0.4, 0.6])


def test_mixtures_of_mixtures_are_one_mixture() -> None:
    both = ((0.5, FIRST), (0.5, SECOND))
    assert mixed([0.6, 0.4], [alone(FIRST), both]) == ((0.8, FIRST), (0.2, SECOND))
    assert mixed([0.995, 0.005], [alone(FIRST), alone(SECOND)]) == alone(FIRST)
