"""The any-time search: whole strategies from the start, never worse with more width, and kept when it is stopped."""

import pytest

from keypeg.research.anytime_search import QUICK_RULES, SearchProgress, improve
from keypeg.thinking.objectives import by_row, points
from keypeg.thinking.one_step_rules import one_step_tree
from keypeg.thinking.tree_check import check_tree
from tests.thinking.shapes import board


def test_more_width_is_never_worse_and_soon_as_good_as_proven() -> None:
    classic = board(4, 6)
    totals = []
    for widths in ((1,), (1, 4), (1, 4, 40)):
        best = improve(classic, widths=widths)
        assert best.finished
        assert check_tree(best.tree, classic).total == best.total
        totals.append(best.total)
    assert totals == sorted(totals, reverse=True)
    assert totals[0] < 5722
    assert totals[-1] == 5625


def test_stopping_it_keeps_the_best() -> None:
    tested = board(4, 5)

    def stop(stage: SearchProgress) -> None:
        if stage.width == 2:
            raise KeyboardInterrupt

    best = improve(tested, progress=stop)
    assert not best.finished
    assert best.total < 2600
    assert check_tree(best.tree, tested).total == best.total


@pytest.mark.parametrize("stop_after", range(5))
def test_stopping_it_before_the_search_keeps_a_whole_strategy(stop_after: int) -> None:
    tested, stages = board(4, 5), list[SearchProgress]()

    def stop(stage: SearchProgress) -> None:
        stages.append(stage)
        if len(stages) > stop_after:
            raise KeyboardInterrupt

    best = improve(tested, progress=stop)
    assert not best.finished
    assert check_tree(best.tree, tested).total == best.total
    assert stages[-1].best == best.total
    assert best.at_least <= best.total


def test_it_is_never_worse_than_looking_one_row_ahead() -> None:
    tested = board(4, 6)
    one_step = min(check_tree(one_step_tree(tested, rule), tested).total for rule in QUICK_RULES)
    assert improve(tested, widths=()).total == one_step
    widened = improve(tested, widths=(1,))
    assert widened.total < one_step
    assert 5000 < widened.at_least <= 5625


def test_a_board_too_large_for_a_search_has_a_strategy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keypeg.research.anytime_search.MOST_SEARCHED", 100)
    tested = board(3, 5)
    best = improve(tested)
    assert best.finished
    assert check_tree(best.tree, tested).total == best.total


def test_a_strategy_ends_with_the_rows_of_an_edition() -> None:
    tested, objective = board(4, 6), points(3, 20)
    best = improve(tested, objective, widths=())
    check = check_tree(best.tree, tested, objective)
    assert check.worst == 3
    assert check.not_found > 500
    assert best.total == check.cost(objective) >= best.at_least


def test_it_keeps_to_the_rows_of_an_edition() -> None:
    tested, objective = board(3, 6), points(4, 6)
    best = improve(tested, objective, widths=(1, 8))
    assert check_tree(best.tree, tested, objective).cost(objective) == best.total


def test_what_it_says_on_the_way_is_what_its_strategy_costs() -> None:
    """A narrow search may reach a cost that it cannot spell out again: only what is spelled out counts."""
    tested, objective = board(4, 7), by_row((1, 2, 3, 40, 900, 2000, 2001, 2002), 3000)
    stages: list[SearchProgress] = []
    best = improve(tested, objective, widths=(1, 2, 4), progress=stages.append)
    assert stages[-1].best == best.total == check_tree(best.tree, tested, objective).cost(objective)
