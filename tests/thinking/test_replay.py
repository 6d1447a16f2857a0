"""A tree that misses a code, loops or belongs elsewhere is found out, and the message names the place."""

import pytest

from keypeg.rules.keys import Key
from keypeg.thinking.objectives import points
from keypeg.thinking.replay import Replay, TreeFault, replay
from keypeg.thinking.trees import BrokenStream, Tree, grown
from tests.thinking.shapes import board

CODES = ["RR", "RG", "GR", "GG"]
GOOD = Tree("RG", {Key(0, 2): Tree("GR", {}), Key(1, 0): Tree("RR", {Key(0, 0): Tree("GG", {})})})


def test_a_good_tree_is_counted_row_by_row() -> None:
    played = replay(GOOD, CODES)
    assert played == Replay({1: 1, 2: 2, 3: 1})
    assert (played.total, played.worst, played.average, played.codes) == (8, 3, 2.0, 4)


def test_a_missing_branch_names_the_rows_before_it() -> None:
    tree = Tree("RG", {Key(0, 2): Tree("GR", {}), Key(1, 0): Tree("RR", {})})
    with pytest.raises(TreeFault, match="After RG=1,0 RR=0,0: no row follows, and GG may still be the code"):
        replay(tree, CODES)


def test_codes_may_stay_hidden_only_after_the_last_row() -> None:
    tree = Tree("RG", {Key(0, 2): Tree("GR", {}), Key(1, 0): Tree("RR", {})})
    played = replay(tree, CODES, points(2, 3))
    assert (played.hidden, played.cost(points(2, 3))) == (1, 1 + 4 + 3)
    with pytest.raises(TreeFault):
        replay(tree, CODES, points(3, 4))


def test_a_loop_is_found() -> None:
    loop: dict[Key, Tree] = {}
    tree = Tree("BB", loop)
    loop[Key(0, 0)] = tree
    with pytest.raises(TreeFault, match="After BB=0,0: the same row again tells nothing new"):
        replay(tree, CODES)


def test_a_long_loop_is_found_too() -> None:
    first: dict[Key, Tree] = {}
    tree = Tree("BB", first)
    first[Key(0, 0)] = Tree("YY", {Key(0, 0): tree})
    with pytest.raises(TreeFault, match="still hidden after 64 rows"):
        replay(tree, CODES)


def test_a_row_of_another_board_is_refused() -> None:
    with pytest.raises(TreeFault, match="At the first row: 'RGB' is no row for codes like RR"):
        replay(Tree("RGB", {}), CODES)


def test_a_stream_with_something_after_the_tree_is_refused() -> None:
    with pytest.raises(BrokenStream, match="ends at 2 of 3"):
        grown(board(2, 2), [0, 0, 1])
