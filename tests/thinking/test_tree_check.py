"""A tree that misses a code, loops or belongs elsewhere is found out, and the message names the place."""

import pytest

from keypeg.rules.keys import Key
from keypeg.thinking.objectives import points
from keypeg.thinking.refusals import BranchRefused
from keypeg.thinking.tree_check import TreeCheck, check_tree
from keypeg.thinking.trees import Tree, tree_from_stream
from tests.thinking.shapes import board

CODES = ["RR", "RG", "GR", "GG"]
GOOD = Tree("RG", {Key(0, 2): Tree("GR", {}), Key(1, 0): Tree("RR", {Key(0, 0): Tree("GG", {})})})


def test_a_good_tree_is_counted_row_by_row() -> None:
    played = check_tree(GOOD, CODES)
    assert played == TreeCheck({1: 1, 2: 2, 3: 1})
    assert (played.total, played.worst, played.average, played.codes) == (8, 3, 2.0, 4)


def test_a_missing_branch_names_the_rows_before_it() -> None:
    tree = Tree("RG", {Key(0, 2): Tree("GR", {}), Key(1, 0): Tree("RR", {})})
    with pytest.raises(BranchRefused, match="after RG=1,0 RR=0,0: bad_tree, why = missed, code = GG"):
        check_tree(tree, CODES)


def test_codes_may_stay_hidden_only_after_the_last_row() -> None:
    tree = Tree("RG", {Key(0, 2): Tree("GR", {}), Key(1, 0): Tree("RR", {})})
    played = check_tree(tree, CODES, points(2, 3))
    assert (played.not_found, played.cost(points(2, 3))) == (1, 1 + 4 + 3)
    with pytest.raises(BranchRefused):
        check_tree(tree, CODES, points(3, 4))


def test_a_loop_is_found() -> None:
    loop: dict[Key, Tree] = {}
    tree = Tree("BB", loop)
    loop[Key(0, 0)] = tree
    with pytest.raises(BranchRefused, match="after BB=0,0: bad_tree, why = repeated"):
        check_tree(tree, CODES)


def test_a_long_loop_is_found_too() -> None:
    first: dict[Key, Tree] = {}
    tree = Tree("BB", first)
    first[Key(0, 0)] = Tree("YY", {Key(0, 0): tree})
    with pytest.raises(BranchRefused, match="bad_tree, why = too_deep, code = RR, rows = 64"):
        check_tree(tree, CODES)


def test_a_row_of_another_board_is_refused() -> None:
    with pytest.raises(BranchRefused, match="at the first row: bad_tree, why = other_length, row = RGB, code = RR"):
        check_tree(Tree("RGB", {}), CODES)


def test_a_stream_with_something_after_the_tree_is_refused() -> None:
    with pytest.raises(ValueError, match="ends at 2 of 3"):
        tree_from_stream(board(2, 2), [0, 0, 1])
