"""The figures of baselines: every code is hidden, strategies do what they are known to do, and the sums are right."""

import pytest

from keypeg.environments import CodebreakerEnv
from keypeg.environments.baselines import Baseline, Episode, maker_line, measure, policies, table
from keypeg.thinking.one_step_rules import RULES, one_step_tree
from keypeg.thinking.tree_check import check_tree

SMALL = {"pegs": 3, "colours": 4}


def returns(one: Baseline) -> float:
    return sum(episode.total_reward for episode in one.episodes)


def test_the_best_tree_of_the_classic_box_needs_5625_rows() -> None:
    env = CodebreakerEnv("classic")
    one = measure(env, "best tree", policies(env.solo)["best tree"], 1)
    assert returns(one) == -5625
    assert one.mean_rows == pytest.approx(5625 / 1296)
    assert one.missed == 0
    assert [episode.code for episode in one.episodes] == list(env.solo.board)


@pytest.mark.parametrize("name", RULES)
def test_a_rule_needs_the_rows_of_its_tree(name: str) -> None:
    env = CodebreakerEnv("custom", SMALL)
    tree = one_step_tree(env.solo.board, RULES[name])
    one = measure(env, name, policies(env.solo)[name], 1)
    assert -returns(one) == check_tree(tree, env.solo.board).total


def test_a_strategy_is_measured_again_alike_by_its_seed() -> None:
    env = CodebreakerEnv("custom", SMALL)
    for name in ("any row", "rookie", "casual"):
        first, again, other = (measure(env, name, policies(env.solo)[name], seed, times=2) for seed in (1, 1, 2))
        assert first.episodes == again.episodes != other.episodes
        assert len(first.episodes) == 2 * 64
    assert measure(env, "casual", policies(env.solo)["casual"], 1).missed == 0


def test_a_code_that_is_not_found_has_no_rows() -> None:
    one = Baseline(
        "any row",
        (Episode("RRR", 4, found=True, total_reward=-4.0), Episode("RRY", 10, found=False, total_reward=-11.0)),
    )
    assert (one.mean_rows, one.missed) == (4, 0.5)


def test_a_codemaker_gets_what_the_hardest_kind_of_code_costs() -> None:
    env = CodebreakerEnv("classic")
    episodes = [
        Episode("RRRR", 2, found=True, total_reward=-2.0),
        Episode("RRYY", 5, found=True, total_reward=-5.0),
        Episode("RYGB", 3, found=True, total_reward=-3.0),
    ]
    line = maker_line(env.solo, Baseline("knuth", tuple(episodes)))
    # The equilibrium of this board never hides RRRR, and all others equally often.
    assert line.split() == ["knuth", "3.333", "4.000", "AABB", "5.000"]


def test_the_table_names_every_strategy() -> None:
    lines = list(table(CodebreakerEnv("custom", {"pegs": 2, "colours": 3}), 1))
    assert lines[0] == "custom, 9 codes, 10 rows, each code 1 ×, seed 1"
    names = ["any row", "rookie", "novice", "casual", "strong", "master", *RULES]
    assert [line[:14].strip() for line in lines[2:12]] == [line[:14].strip() for line in lines[13:]] == names
