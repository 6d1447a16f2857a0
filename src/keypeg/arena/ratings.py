"""Ratings: one scale for all who played, as chess has it, from who won against whom.

Every player has a strength. A contest goes to a player with the probability that its seats have of all the strength at
the table (Bradley and Terry for two, Luce for more); a draw is divided among those who share it. The strengths are the
most likely ones. 400 points more are ten times the strength, and the mean of all is 1500.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from keypeg.arena.intervals import Z

MEAN: Final = 1500
POINTS: Final = 400 / log(10)
"""How many points multiply a strength by e."""
VIRTUAL_DRAWS: Final = 1
"""Each player has drawn so often with one of mean strength, or somebody who won everything would have no rating."""
PRECISION: Final = 1e-9
MOST_STEPS: Final = 10_000

Vector = NDArray[np.float64]


class Rating(Struct, frozen=True):
    """The rating of a player, with its 95 % interval: `plus_minus` to each side."""

    name: str
    elo: float
    plus_minus: float


class Contest(Struct, frozen=True):
    """A match or a round: the player at each seat, and those who won it or share it, by their numbers."""

    seating: tuple[int, ...]
    winners: frozenset[int]


def ratings(names: Sequence[str], contests: Iterable[Contest]) -> tuple[Rating, ...]:
    """A rating for each player. Contests in which all seats are of one player say nothing."""
    seats: dict[tuple[int, ...], Vector] = {}
    played: Counter[tuple[int, ...]] = Counter()
    wins = np.full(len(names), VIRTUAL_DRAWS / 2)
    for contest in contests:
        company = tuple(sorted(contest.seating))
        if company[0] == company[-1]:
            continue
        seats.setdefault(company, np.bincount(company, minlength=len(names)).astype(np.float64))
        played[company] += 1
        for winner in contest.winners:
            wins[winner] += 1 / len(contest.winners)
    tables = np.array(list(seats.values())).reshape(len(seats), len(names))
    counts = np.array([played[company] for company in seats], dtype=np.float64)
    strengths = _strengths(wins, tables, counts)
    errors = np.sqrt(np.diag(_covariance(strengths, tables, counts)))
    return tuple(
        Rating(name, MEAN + POINTS * float(level), Z * POINTS * float(error))
        for name, level, error in zip(names, np.log(strengths), errors, strict=True)
    )


def _strengths(wins: Vector, tables: Vector, counts: Vector) -> Vector:
    """The most likely strengths, with a geometric mean of 1 (Hunter's algorithm: each step makes them likelier)."""
    strengths = np.ones(len(wins))
    for _ in range(MOST_STEPS):
        expected = (counts / (tables @ strengths)) @ tables + VIRTUAL_DRAWS / (strengths + 1)
        new = wins / expected
        new /= np.exp(np.log(new).mean())
        settled = np.abs(np.log(new / strengths)).max() < PRECISION
        strengths = new
        if settled:
            break
    return strengths


def _covariance(strengths: Vector, tables: Vector, counts: Vector) -> Vector:
    """Of the logarithms of the strengths, about their mean: the inverse of what the contests tell about them."""
    shares = tables * strengths
    shares /= shares.sum(axis=1, keepdims=True)
    virtual = strengths / (strengths + 1) ** 2 * VIRTUAL_DRAWS
    information = np.diag(counts @ shares + virtual) - (shares * counts[:, None]).T @ shares
    centred = np.eye(len(strengths)) - 1 / len(strengths)
    found: Vector = centred @ np.linalg.inv(information) @ centred
    return found
