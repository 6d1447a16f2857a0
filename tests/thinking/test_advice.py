"""Advice: the codes that remain are those the rules leave, and the advice is as good as it says."""

import random

import pytest

from keypeg.rules.keys import Key, mark
from keypeg.thinking.advice import Adviser, Contradiction
from keypeg.thinking.boards import NotOnThisBoard
from keypeg.thinking.exact import solve
from keypeg.thinking.objectives import points
from keypeg.thinking.trees import Tree
from tests.thinking.shapes import board


def test_what_remains_is_what_the_rules_leave() -> None:
    tested = board(4, 8, repeats=False, empties=4, any_row=True)
    adviser, codes, rng = Adviser(tested), list(tested), random.Random(5)
    rows = list(tested.rows.rows())
    for laid in range(5):
        code = rng.choice(codes)
        history = [(row, mark(row, code)) for row in rng.sample(rows, laid)]
        expected = [one for one in codes if all(mark(row, one) == key for row, key in history)]
        assert adviser.remaining(history) == expected


def cost_below(tree: Tree, codes: list[str], laid: int) -> int:
    cost = 0
    for code in codes:
        node, row = tree, laid + 1
        while node.row != code:
            node, row = node.next[mark(node.row, code)], row + 1
        cost += row
    return cost


def test_advice_on_an_optimal_path_costs_what_the_optimal_tree_does() -> None:
    classic = board(4, 6)
    adviser = Adviser(classic)
    tree = solve(classic).tree
    for key, below in tree.next.items():
        history = [(tree.row, key)]
        codes = adviser.remaining(history)
        advice = adviser.advise(history, seconds=30)
        assert advice.exact
        assert (advice.remaining, advice.cost) == (len(codes), cost_below(below, codes, 1))


def test_following_advice_finds_every_code_of_a_sample() -> None:
    tested = board(5, 7)
    adviser, rng = Adviser(tested), random.Random(11)
    for code in rng.sample(list(tested), 3):
        history: list[tuple[str, Key]] = []
        while not history or history[-1][0] != code:
            row = adviser.advise(history, seconds=0).row
            history.append((row, mark(row, code)))
        assert len(history) <= 8


def test_contradictions_spent_rows_and_foreign_rows_are_refused() -> None:
    adviser = Adviser(board(4, 6), points(2, 3))
    with pytest.raises(Contradiction):
        adviser.advise([("RRRR", Key(0, 1))])
    with pytest.raises(ValueError, match="All 2 rows are laid"):
        adviser.advise([("RRRR", Key(0, 0)), ("GGGG", Key(0, 0))])
    with pytest.raises(NotOnThisBoard):
        adviser.advise([("RRRW", Key(0, 0))])
