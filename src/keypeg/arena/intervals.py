"""Confidence intervals: 95 % intervals of shares and of means."""

from math import sqrt
from typing import Final

from msgspec import Struct

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within this many standard errors of its mean."""


class Share(Struct, frozen=True):
    """A share with its interval. Where nothing was counted (`of` is 0), there is no share."""

    count: int
    of: int
    share: float | None
    low: float | None
    high: float | None


class Mean(Struct, frozen=True):
    """A mean with its interval: `plus_minus` to each side. Fewer than two values have no interval."""

    count: int
    mean: float | None
    plus_minus: float | None


def share(count: int, of: int) -> Share:
    """A share with its Wilson score interval, which stays within 0 and 1 and is valid for small numbers too."""
    if not of:
        return Share(count, of, None, None, None)
    rate, spread = count / of, Z * Z / of
    centre = rate + spread / 2
    half = Z * sqrt(rate * (1 - rate) / of + spread / (4 * of))
    low, high = (centre - half) / (1 + spread), (centre + half) / (1 + spread)
    # At 0 and 1 the bound is exact, and rounding must not change it.
    return Share(count, of, rate, low if count else 0.0, high if count < of else 1.0)


def mean(values: list[int]) -> Mean:
    """A mean with its normal interval: 1.96 standard errors to each side."""
    count, total = len(values), sum(values)
    if not count:
        return Mean(0, None, None)
    if count == 1:
        return Mean(1, float(total), None)
    # Computed with whole numbers, so that the order of the values does not matter.
    squares = count * sum(value * value for value in values) - total * total
    return Mean(count, total / count, Z * sqrt(squares / (count * count * (count - 1))))
