"""Improvements: the one thing that a codebreaker could do better next time, by what the rows of a round gave away."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from keypeg.review.review_values import RowReview, Verdict

LEAST_COST: Final = 0.3
"""Rows that gave away less than this together are not worth a word."""


class ImprovementKind(StrEnum):
    """What to do."""

    NEW = "new"
    """Lay rows whose keys are not clear beforehand."""
    MIX = "mix"
    """Mix more colours, so that more different keys are possible."""
    FIT = "fit"
    """Lay rows that could be the code by what the earlier keys say."""


class Improvement(Struct, frozen=True):
    """What would have helped most."""

    kind: ImprovementKind
    rows: tuple[int, ...]
    """The rows that it is about, counted from 1."""


def improvement_of(rows: Sequence[RowReview]) -> Improvement | None:
    """What would have helped most in these rows; None if little was given away."""
    found: dict[ImprovementKind, list[int]] = {}
    cost: dict[ImprovementKind, float] = {}
    for number, row in enumerate(rows, 1):
        if (kind := _kind(row)) is not None and row.cost:
            found.setdefault(kind, []).append(number)
            cost[kind] = cost.get(kind, 0.0) + row.cost
    most = max(cost, key=lambda kind: cost[kind], default=None)
    if most is None or cost[most] < LEAST_COST:
        return None
    return Improvement(most, tuple(found[most]))


def _kind(row: RowReview) -> ImprovementKind | None:
    """What would have made a row better."""
    laid, best = row.outlook, row.best_outlook
    if laid is None or best is None or row.best is None or row.verdict is Verdict.ONLY:
        return None
    if laid.keys == 1:
        return ImprovementKind.NEW
    if laid.keys < best.keys and len(set(row.row)) < len(set(row.best)):
        return ImprovementKind.MIX
    return ImprovementKind.FIT if best.possible and not laid.possible else None
