"""What to do better next time: by what the rows gave away most."""

from keypeg.review.improvements import Improvement, ImprovementKind, improvement_of
from keypeg.review.review_values import Outlook, RowReview, Verdict
from keypeg.rules.keys import Key

BEST = Outlook(10, 14, 20, possible=True)


def row(laid: str, cost: float, keys: int = 10, *, possible: bool = True, only: bool = False) -> RowReview:
    verdict = Verdict.ONLY if only else Verdict.WEAK
    outlook = Outlook(20, keys, 40, possible=possible)
    key = Key(0, 0)
    return RowReview(laid, key, 9, best="RYGB", cost=cost, verdict=verdict, outlook=outlook, best_outlook=BEST)


def test_what_gave_away_most_is_named_with_its_rows() -> None:
    repeated, plain = row("RRRR", 0.9, keys=1, possible=False), row("RRRR", 0.5, keys=5)
    ruled_out = row("RYGW", 0.4, possible=False)
    assert improvement_of([repeated, plain]) == Improvement(ImprovementKind.NEW, (1,))
    assert improvement_of([plain, repeated, plain]) == Improvement(ImprovementKind.MIX, (1, 3))
    assert improvement_of([plain, ruled_out, ruled_out]) == Improvement(ImprovementKind.FIT, (2, 3))


def test_where_little_was_given_away_there_is_nothing_to_say() -> None:
    assert improvement_of([]) is None
    assert improvement_of([row("RRRR", 0.29, keys=5)]) is None
    assert improvement_of([row("RRRR", 0.3, keys=5)]) is not None
    assert improvement_of([row("RRRR", 2, keys=5, only=True)]) is None
    assert improvement_of([row("RYGW", 2)]) is None  # it could be the code, and has as many colours
    assert improvement_of([row("RRRR", 2, keys=14)]) is None
    assert improvement_of([RowReview("RRRR", None, 0)]) is None
