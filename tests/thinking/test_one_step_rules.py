"""One-step rules give the totals that others have published, and choose by the letter of the rule."""

from collections import Counter
from collections.abc import Callable
from math import log2

import pytest

from keypeg.rules.keys import mark
from keypeg.thinking._native import Rule
from keypeg.thinking.one_step_rules import RULES, one_step_tree
from keypeg.thinking.tree_check import check_tree
from tests.thinking.shapes import board


@pytest.mark.parametrize(
    ("rule", "total", "worst"),
    [("most-parts", 5668, 6), ("expected-size", 5696, 6), ("entropy", 5722, 6), ("knuth", 5801, 5)],
)
def test_classic_takes_the_published_number_of_rows(rule: str, total: int, worst: int) -> None:
    classic = board(4, 6)
    played = check_tree(one_step_tree(classic, RULES[rule]), classic)
    assert (played.total, played.worst, played.codes) == (total, worst, 1296)


def test_knuth_starts_with_two_pairs() -> None:
    assert one_step_tree(board(4, 6), Rule.SMALLEST_WORST).row == "RRGG"


COSTS: dict[Rule, Callable[[list[int]], float]] = {
    Rule.MOST_PARTS: lambda sizes: -len(sizes),
    Rule.EXPECTED_SIZE: lambda sizes: sum(size * size for size in sizes),
    Rule.ENTROPY: lambda sizes: round(sum(size * log2(size) for size in sizes), 9),
    Rule.SMALLEST_WORST: max,
}


@pytest.mark.parametrize("any_row", [True, False])
def test_the_first_code_that_fits_is_laid(any_row: bool) -> None:  # noqa: FBT001
    small = board(3, 5, repeats=False, any_row=any_row)
    groups = [(one_step_tree(small, Rule.FIRST_CODE), list(small))]
    found = 0
    while groups:
        tree, codes = groups.pop()
        assert tree.row == codes[0]
        found += 1
        for key, below in tree.next.items():
            groups.append((below, [code for code in codes if mark(tree.row, code) == key]))
    assert found == len(small)


@pytest.mark.parametrize("rule", COSTS)
@pytest.mark.parametrize("any_row", [True, False])
def test_every_row_is_the_best_by_the_rule_and_ties_are_settled(rule: Rule, any_row: bool) -> None:  # noqa: FBT001
    small = board(3, 5, repeats=False, any_row=any_row)
    rows = list(small.rows.rows())
    groups = [(one_step_tree(small, rule), list(small))]
    while groups:
        tree, codes = groups.pop()
        if len(codes) == 1:
            assert tree.row == codes[0]
            continue

        def merit(row: str, codes: list[str] = codes) -> tuple[float, bool]:
            return COSTS[rule](list(Counter(mark(row, code) for code in codes).values())), row not in codes

        assert tree.row == min(rows, key=merit)
        for key, below in tree.next.items():
            groups.append((below, [code for code in codes if mark(tree.row, code) == key]))


def test_a_larger_board_is_played_to_the_end() -> None:
    """Beyond 255 codes a group is handled in another way; five holes have more keys than a byte shuffle."""
    wide = board(5, 6)
    totals = {name: check_tree(one_step_tree(wide, rule), wide).total for name, rule in RULES.items()}
    assert totals == {"most-parts": 37127, "expected-size": 37134, "entropy": 37087, "knuth": 37965}
