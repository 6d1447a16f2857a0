"""Analyses of positions: every figure is that of trying every code, every row and every renaming."""

from collections import Counter
from functools import cache
from itertools import permutations
from math import log2

import pytest

from keypeg.review.analysis_values import CandidateRow, KeyBranch, KeyChange
from keypeg.review.facts import MOST_FACT_ROWS, facts
from keypeg.review.position_analyses import MOST_MENDS, analyse_position
from keypeg.review.row_values import compare, seat_tree
from keypeg.rules.boxes import edition
from keypeg.rules.keys import Key, can_exist, mark
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import shapes_of
from tests.review.whole_search import least_after
from tests.thinking import plain

CLASSIC = edition("classic")
SMALL = edition("custom", {"pegs": 3, "colours": 4, "row_limit": MOST_FACT_ROWS})
LAID = [("RRG", Key(1, 0))]


def position(rows: list[tuple[str, Key]]) -> Position:
    return Position(shapes_of(SMALL).board(), rows)


@cache
def least(row: str) -> int:
    return least_after(position(LAID), row)


def alike(row: str) -> int:
    """How many other rows are the same by symmetry, found by trying every renaming of holes and colours."""
    images = set()
    for order in permutations(range(3)):
        for colours in permutations("RGBY"):
            names = dict(zip("RGBY", colours, strict=True))
            renamed = ["".join(names[each[hole]] for hole in order) for each in (LAID[0][0], row)]
            if renamed[0] == LAID[0][0]:
                images.add(renamed[1])
    return len(images) - 1


def candidate(row: str) -> CandidateRow:
    """All that can be said about a row after the row laid, if play goes on as well as can be."""
    codes = position(LAID).codes()
    sizes = Counter(mark(row, code) for code in codes)
    expected = round(least(row) / len(codes), 4)
    return CandidateRow(
        row=row,
        alike=alike(row),
        may_be_code=row in codes,
        keys=[KeyBranch(key, -less) for less, key in sorted((-size, key) for key, size in sizes.items())],
        bits=round(sum(size / len(codes) * log2(len(codes) / size) for size in sizes.values()), 4),
        codes=round(sum(size * size for size in sizes.values()) / len(codes), 4),
        largest=max(sizes.values()),
        expected=expected,
        at_least=expected,
        confidence="exact",
    )


def test_an_analysis_says_which_codes_fit_and_what_they_have_in_common() -> None:
    found = analyse_position(SMALL, LAID, seconds=None, codes=3)
    codes = position(LAID).codes()
    shape = Shape(3, "RGBY", repeats=True)
    assert (found.edition, found.objective, found.code_shape, found.row_shape) == ("custom", "average", shape, shape)
    assert (found.row_limit, found.laid, found.all_codes) == (20, 1, 64)
    assert (found.remaining, found.codes) == (len(codes), codes[:3])
    assert (len(found.heat), len(found.best)) == (3, 5)
    for hole, shares in enumerate(found.heat):
        assert shares == {letter: sum(code[hole] == letter for code in codes) / len(codes) for letter in "RGBY"}
    assert found.facts == facts(position(LAID))
    assert (found.found, found.exact, found.contradiction) == (False, True, [])
    assert (found.weighed, found.cost) == (None, None)


def test_the_best_rows_have_the_figures_of_trying_everything() -> None:
    found = analyse_position(SMALL, LAID, seconds=None, best=100)
    assert found.best == [candidate(row.row) for row in found.best]
    assert [row.expected for row in found.best] == sorted(row.expected for row in found.best)
    assert found.best[0].expected == round(min(map(least, position([]))) / found.remaining, 4)


@pytest.mark.parametrize("row", ["RBY", "BYG", "RRR", "RRG"])
def test_a_row_that_is_weighed_is_compared_with_the_best(row: str) -> None:
    found = analyse_position(SMALL, LAID, seconds=None, best=1, weighed=row)
    expected = candidate(row)
    fewest = min(map(least, position([])))
    assert found.weighed is not None
    assert {name: getattr(found.weighed, name) for name in found.weighed.__struct_fields__} == {
        **{name: getattr(expected, name) for name in expected.__struct_fields__},
        "at_least": 0.0,
        "confidence": "reached",
    }
    assert found.cost == round((least(row) - fewest) / found.remaining, 4)


def test_a_row_that_cannot_be_laid_cannot_be_weighed() -> None:
    with pytest.raises(Refusal) as refused:
        analyse_position(SMALL, LAID, weighed="RR")
    assert (refused.value.fault, refused.value.rule) == ("wrong_length", "X1")


def test_where_the_worst_case_counts_first_a_row_says_when_the_code_is_found() -> None:
    found = analyse_position(SMALL, LAID, objective="worst", seconds=None, best=100)
    assert found.objective == "worst"
    limits = [row.within for row in found.best if row.within is not None]
    assert limits == sorted(limits)
    assert limits[0] == 4
    assert found.best[0].expected == 3.4118


def test_in_a_duel_points_are_shares_of_a_point() -> None:
    found = analyse_position(edition("duel", {"rings": 4}), [], objective="points", best=2)
    assert [0 < row.at_least <= row.expected < 1 for row in found.best] == [True, True]


def test_a_seat_has_a_board_of_its_own() -> None:
    agreed = edition("duel", {"handicap": 0})
    assert [len(analyse_position(agreed, [], seat=seat, best=1).best[0].row) for seat in range(2)] == [4, 5]
    assert [analyse_position(agreed, [], seat=seat, best=1, codes=0).row_shape.holes for seat in range(2)] == [4, 5]
    assert analyse_position(agreed, [], best=1, codes=0).row_shape.holes == 4


def test_the_shipped_strategy_is_known_without_a_search() -> None:
    found = analyse_position(edition("classic"), [], seconds=0)
    assert (found.best[0].expected, found.best[0].confidence) == (round(5625 / 1296, 4), "exact")
    assert (len(found.codes), len(found.best)) == (50, 5)


@pytest.mark.parametrize(
    "rows",
    [[*LAID, ("RYB", Key(3, 0))], [("RGB", Key(0, 3))] * MOST_FACT_ROWS],
    ids=["found", "no row left"],
)
def test_where_no_row_can_be_laid_none_is_advised(rows: list[tuple[str, Key]]) -> None:
    found = analyse_position(SMALL, rows, weighed="RGB")
    assert (found.best, found.weighed, found.cost) == ([], None, None)
    assert found.found == (len(rows) == 2)
    assert found.facts == facts(position(rows)) != []
    assert found.remaining > 0


def test_keys_that_contradict_each_other_are_named() -> None:
    rows = [("RRR", Key(1, 0)), ("GGG", Key(1, 0)), ("RRR", Key(3, 0))]
    found = analyse_position(SMALL, rows, weighed="RGB")
    assert found.contradiction == [1, 3]
    assert (found.remaining, found.codes, found.heat, found.facts, found.best) == (0, [], [], [], [])
    assert (found.weighed, found.cost, found.found) == (None, None, False)


def test_a_search_without_time_proves_nothing_and_one_without_limit_everything() -> None:
    agreed = edition("custom", {"pegs": 3, "colours": 6})
    found = [analyse_position(agreed, [], seconds=seconds, best=1) for seconds in (0, None)]
    assert [(each.exact, each.best[0].confidence) for each in found] == [(False, "estimated"), (True, "exact")]


def test_a_row_is_weighed_against_that_of_the_shipped_strategy() -> None:
    agreed = edition("super")
    board, tree = shapes_of(agreed).board(), seat_tree(agreed, 0)
    rows = [("RRYYG", Key(1, 2))]
    known, alone = (compare(Position(board, rows), "YRRWP", each).cost for each in (tree, None))
    assert known != alone
    assert analyse_position(agreed, rows, weighed="YRRWP", best=1).cost == round(known, 4)


@pytest.mark.parametrize(
    "laid",
    [
        [("RYR", Key(2, 0)), ("RRG", Key(1, 0)), ("GRB", Key(0, 2))],
        [("BRY", Key(1, 1)), ("GBR", Key(1, 1))],
    ],
)
def test_contradicting_keys_can_be_mended_by_a_change_of_one_key(laid: list[tuple[str, Key]]) -> None:
    """The smallest change comes first, then the one that most codes fit."""
    codes = list(shapes_of(SMALL).codes.rows())
    keys = [Key(reds, whites) for reds in range(4) for whites in range(4) if can_exist(Key(reds, whites), 3)]
    expected = [
        (abs(key.reds - given.reds) + abs(key.whites - given.whites), -len(fitting), at + 1, key)
        for at, (row, given) in enumerate(laid)
        for key in keys
        if (fitting := plain.remaining(codes, [*laid[:at], (row, key), *laid[at + 1 :]]))
    ]
    assert 0 < len(expected) <= MOST_MENDS
    assert analyse_position(SMALL, laid).mends == [
        KeyChange(row, key, -fewer) for _, fewer, row, key in sorted(expected)
    ]


def test_no_more_changes_are_listed_than_anybody_would_read() -> None:
    laid = [("KBRY", Key(0, 1)), ("KWGW", Key(0, 0))]  # there are 20
    assert len(analyse_position(CLASSIC, laid).mends) == MOST_MENDS


def test_keys_that_go_together_need_no_change() -> None:
    assert analyse_position(CLASSIC, [("RRYY", Key(1, 1))]).mends == []


def test_some_contradictions_cannot_be_mended_by_one_key() -> None:
    analysis = analyse_position(CLASSIC, [(row, Key(3, 0)) for row in ("RRRR", "GGGG", "BBBB")])
    assert (len(analysis.contradiction), analysis.mends) == (2, [])
