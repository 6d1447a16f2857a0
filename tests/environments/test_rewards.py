"""Zero-sum rewards sum to zero in every moment of every variant, and say who is ahead."""

import random
from typing import Any

import pytest

from keypeg.environments import raw_env
from keypeg.environments.rewards import RewardScheme, rewards_for
from tests.environments.playing import in_every_variant, moments


@in_every_variant
def test_rewards_sum_to_zero(box: str, options: dict[str, Any], seats: int) -> None:
    rng = random.Random(f"{box} {options} {seats}")
    raw = raw_env(box, options, seats, rewards="zero_sum")
    totals = dict.fromkeys(raw.possible_agents, 0.0)
    scored = 0
    for _ in moments(raw, rng, 150):
        if not raw._steps:
            totals = dict.fromkeys(raw.possible_agents, 0.0)
        for agent, reward in raw.rewards.items():
            totals[agent] += reward
        assert sum(raw.rewards.values()) == 0
        scores = raw._match.state.scores
        assert list(totals.values()) == [seats * score - sum(scores) for score in scores]
        scored += any(raw.rewards.values())
    assert scored or box == "group"


def test_with_two_seats_it_is_the_lead() -> None:
    assert rewards_for((4, 0), RewardScheme.ZERO_SUM) == [4, -4]
    assert rewards_for((-3, 3), RewardScheme.ZERO_SUM) == [-6, 6]
    assert rewards_for((4, 0), RewardScheme.POINTS) == [4, 0]


def test_the_winner_of_a_group_gets_a_point_from_each_other_seat() -> None:
    assert rewards_for((0, 1, 0), RewardScheme.ZERO_SUM) == [-1, 2, -1]
    assert rewards_for((0, 0, 0, 1), RewardScheme.ZERO_SUM) == [-1, -1, -1, 3]


def test_other_rewards_are_refused() -> None:
    with pytest.raises(ValueError, match="no rewards 'money'"):
        raw_env("classic", rewards="money")
