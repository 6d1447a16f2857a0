"""Rewards: what a seat gets for the points of an attempt."""

from collections.abc import Sequence
from enum import StrEnum
from typing import assert_never


class RewardScheme(StrEnum):
    """How points become rewards."""

    POINTS = "points"
    """A seat's own points."""
    ZERO_SUM = "zero_sum"
    """For each other seat, the own points minus those of that seat. All rewards together are 0."""


def reward_scheme(name: str) -> RewardScheme:
    """The scheme of that name."""
    try:
        return RewardScheme(name)
    except ValueError:
        raise ValueError(
            f"There are no rewards {name!r}; there are {', '.join(map(repr, map(str, RewardScheme)))}."
        ) from None


def rewards_for(points: Sequence[int], scheme: RewardScheme) -> list[int]:
    """The rewards of all seats for the points that they got."""
    match scheme:
        case RewardScheme.POINTS:
            return list(points)
        case RewardScheme.ZERO_SUM:
            return [len(points) * own - sum(points) for own in points]
        case _:
            assert_never(scheme)
