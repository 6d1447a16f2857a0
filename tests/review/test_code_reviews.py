"""Reviews of codes: how hard each was to find, by the rows that the shipped strategy needs for every code."""

from itertools import count
from typing import Any

import pytest

from keypeg.records.entries import Entry
from keypeg.records.record import Record
from keypeg.review.match_reviews import review_record
from keypeg.review.review_values import AttemptReview, CodeReview
from keypeg.rules.actions import HideCode, LayRow
from keypeg.rules.boxes import edition
from keypeg.rules.keys import mark
from keypeg.thinking.rulebook_boards import shapes_of
from keypeg.thinking.shipped import tree_for
from keypeg.thinking.symmetry_classes import symmetry_class, symmetry_classes

FOUND = [Entry(0, HideCode("RGBY")), *(Entry(1, LayRow(row)) for row in ("RRGG", "WWKK", "RGYB", "RBGY", "RGBY"))]


def codes(entries: list[Entry], box: str = "classic", **options: Any) -> list[CodeReview]:
    attempt = review_record(Record(edition(box, options), ("Ada", "Bo"), entries)).attempts[0]
    assert isinstance(attempt, AttemptReview)
    return attempt.codes


def rows_needed(code: str) -> int:
    """How many rows the shipped strategy lays for a code."""
    tree, node = tree_for(edition("classic"), 1, "average"), 0
    for row in count(1):
        if tree.row(node) == code:
            return row
        below = tree.follow(node, mark(tree.row(node), code))
        assert below is not None
        node = below
    raise AssertionError


def test_a_code_is_compared_with_all_others() -> None:
    (code,) = codes(FOUND)
    assert (code.seat, code.code, code.breaker, code.rows, code.found) == (0, "RGBY", 1, 5, True)
    assert code.average_rows == round(5625 / 1296, 4)


def test_codes_are_as_hard_as_the_shipped_strategy_finds_them_and_50_on_average() -> None:
    shapes = shapes_of(edition("classic"))
    needed = {
        kind: sum(map(rows_needed, of_kind)) / len(of_kind)
        for kind, of_kind in symmetry_classes(shapes.board()).items()
    }
    by_code = [needed[symmetry_class(code, shapes)] for code in shapes.board()]
    hardness = []
    for code in ("RRRR", "RRRG", "RRGG", "RRGB", "RGBY"):
        (review,) = codes([Entry(0, HideCode(code)), Entry(1, LayRow(code))])
        rows = needed[symmetry_class(code, shapes)]
        sooner, as_soon = sum(other < rows for other in by_code), by_code.count(rows)
        assert review.best_rows == round(rows, 4)
        assert review.hardness == int(100 * (sooner + as_soon / 2) / 1296)
        hardness.append(review.hardness * as_soon)
    assert sum(hardness) / 1296 == pytest.approx(50, abs=1)


def test_a_code_of_a_board_without_a_strategy_is_not_compared() -> None:
    entries = [Entry(0, HideCode("RGB")), Entry(1, LayRow("RGB"))]
    assert codes(entries, "custom", pegs=3, colours=4) == [CodeReview(0, "RGB", 1, 1, found=True)]


def test_each_code_of_a_duel_with_a_handicap_has_a_board_of_its_own() -> None:
    entries = [
        Entry(0, HideCode("RGBYW")),
        Entry(1, HideCode("WKOP")),
        Entry(0, LayRow("WKOP")),
        Entry(1, LayRow("RRYYG")),
    ]
    first, second = codes(entries, "duel", handicap=0)
    assert (first.breaker, first.found, second.breaker, second.found) == (1, False, 0, True)
    assert first.average_rows is not None
    assert second.average_rows is not None
    assert first.average_rows > second.average_rows  # five rings are harder than four
