"""Analyses of positions: the same figures whatever colours and holes are called."""

from random import Random

import pytest

from keypeg.review.analysis_values import PositionAnalysis
from keypeg.review.fact_values import ColourFact, Fact
from keypeg.review.position_analyses import analyse_position
from keypeg.rules.boxes import edition
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key, mark
from keypeg.thinking.relabelling import draw_relabelling
from keypeg.thinking.rulebook_boards import shapes_of

EDITIONS = (
    edition("classic"),
    edition("travel", {"colours": 6}),
    edition("custom", {"pegs": 3, "colours": 7, "empties": True}),
)


def figures(analysis: PositionAnalysis) -> list[object]:
    """What an analysis says without the name of a colour or a hole."""
    return [
        analysis.remaining,
        sorted(sorted(hole.values()) for hole in analysis.heat),
        sorted(map(nameless, analysis.facts)),
        [(row.alike, row.may_be_code, row.keys, row.bits, row.expected, row.confidence) for row in analysis.best],
        analysis.cost,
        analysis.exact,
    ]


def nameless(fact: Fact) -> tuple[object, ...]:
    if isinstance(fact, ColourFact):
        return 0, fact.least, fact.most, fact.rows
    return 1, fact.holds, 0, fact.rows


@pytest.mark.parametrize("agreed", EDITIONS, ids=lambda agreed: agreed.name)
def test_a_position_under_other_names_has_the_same_figures(agreed: Edition) -> None:
    rng = Random(agreed.name)
    shapes = shapes_of(agreed)
    codes = list(shapes.codes.rows())
    for _ in range(4):
        code = rng.choice(codes)
        laid = tuple((row, mark(row, code)) for row in rng.sample(codes, 2) if row != code)
        weighed = rng.choice(codes)
        relabelling = draw_relabelling(shapes.codes, rng)
        here = analyse_position(agreed, laid, weighed=weighed, seconds=None)
        there = analyse_position(
            agreed, relabelling.apply_to_all(laid), weighed=relabelling.apply(weighed), seconds=None
        )
        assert figures(here) == figures(there)


def test_a_position_of_a_shipped_strategy_is_known_under_other_names() -> None:
    """With no time to think, only the strategy knows so much."""
    duel = edition("duel")
    first = analyse_position(duel, [], best=1).best[0].row
    relabelling = draw_relabelling(shapes_of(duel).codes, Random(1))
    laid = [(first, Key(1, 1))], [(relabelling.apply(first), Key(1, 1))]
    here, there = (analyse_position(duel, rows, seconds=1e-6) for rows in laid)
    assert here.best[0].confidence == "reached"
    assert figures(here) == figures(there)
    # A row that is the same by symmetry as the strategy's is worth as much.
    alike = relabelling.undo(there.best[0].row)
    for rows, row in ((laid[0], alike), (laid[1], there.best[0].row)):
        assert analyse_position(duel, rows, weighed=row, seconds=1e-6).cost == 0
