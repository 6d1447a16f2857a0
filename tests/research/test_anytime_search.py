"""The any-time search: whole strategies from the start, never worse with more width, and kept when it is stopped."""

import pytest

from keypeg.research.anytime_search import SearchProgress, improve
from keypeg.thinking.objectives import by_row, points
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
        if stage.best is not None and stage.width == 2:
            raise KeyboardInterrupt

    best = improve(tested, progress=stop)
    assert not best.finished
    assert best.total < 2600
    assert check_tree(best.tree, tested).total == best.total


def test_stopping_it_before_there_is_a_strategy_is_an_interrupt() -> None:
    def stop(stage: SearchProgress) -> None:
        assert stage.best is None
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        improve(board(4, 5), progress=stop)


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
