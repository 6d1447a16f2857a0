"""Chance: where a computer tosses a coin. The same seed tosses the same coins at the same moments of a match.

A player keeps nothing between moves, and so its chance cannot be a stream that runs on: each toss is drawn afresh from
the seed and from where in the match it is made.
"""

from random import Random

from keypeg.rules.referee import View


def toss(seed: int, view: View, *about: object) -> Random:
    """Chance for one purpose in one attempt of a match, at one seat; `about` tells purposes and moments apart."""
    where = (seed, view.seat, view.number, view.attempt, *about)
    return Random("/".join(map(str, where)))
