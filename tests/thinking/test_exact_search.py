"""The exact search reaches every total that is proven in public, and its trees keep what it promises."""

import random
import signal
import threading
from collections import Counter
from functools import cache

import pytest

from keypeg.research.part_search import PartSearch
from keypeg.rules.keys import mark
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import TooFewRows, fits_in, least_total, solve, worst_then_average
from keypeg.thinking.objectives import AVERAGE, Objective, at_most, by_row, points
from keypeg.thinking.positions import Position
from keypeg.thinking.refusals import ThinkingRefusal
from keypeg.thinking.tree_check import check_tree, code_costs, weighted_cost
from keypeg.thinking.trees import tree_from_parts
from tests.thinking.shapes import board, box

REPEATS = {
    (3, 4): 206,
    (3, 5): 451,
    (3, 6): 854,
    (3, 7): 1474,
    (3, 8): 2359,
    (3, 9): 3596,
    (3, 10): 5242,
    (4, 2): 44,
    (4, 3): 246,
    (4, 4): 905,
    (4, 5): 2463,
    (4, 6): 5625,
    (4, 7): 11228,
    (4, 8): 20471,
    (5, 2): 97,
    (5, 3): 816,
    (5, 4): 3954,
    (5, 5): 13496,
}
NO_REPEATS = {
    (3, 10): 3575,
    (4, 5): 462,
    (4, 6): 1446,
    (4, 7): 3639,
    (4, 8): 7817,
    (4, 9): 14914,
    (4, 10): 26274,
    (5, 5): 535,
    (5, 6): 3434,
}


@pytest.mark.parametrize(("shape", "total"), REPEATS.items())
def test_proven_totals_with_repeats(shape: tuple[int, int], total: int) -> None:
    tested = board(*shape)
    solution = solve(tested)
    assert solution.total == total
    assert check_tree(solution.tree, tested).total == total


@pytest.mark.parametrize(("shape", "total"), NO_REPEATS.items())
def test_proven_totals_without_repeats(shape: tuple[int, int], total: int) -> None:
    tested = board(*shape, repeats=False)
    solution = solve(tested)
    assert solution.total == total
    assert check_tree(solution.tree, tested).total == total


@pytest.mark.rule("T2", "T3", "H11")
@pytest.mark.parametrize(
    ("empties", "any_row", "total"), [(0, True, 7797), (4, False, 16757)], ids=["any row", "empty holes"]
)
def test_totals_first_proven_here(empties: int, any_row: bool, total: int) -> None:  # noqa: FBT001
    tested = board(4, 8, repeats=False, empties=empties, any_row=any_row)
    solution = solve(tested)
    assert solution.total == total
    assert check_tree(solution.tree, tested).total == total


def test_worst_case_first_costs_classic_one_row_in_all() -> None:
    classic = board(4, 6)
    rows, solution = worst_then_average(classic)
    played = check_tree(solution.tree, classic)
    assert (rows, solution.total, played.total, played.worst) == (5, 5626, 5626, 5)


@pytest.mark.parametrize("tested", [board(3, 4), board(4, 4), board(5, 2), board(4, 5, repeats=False)])
def test_every_code_is_found_in_so_many_rows_or_is_not(tested: Board) -> None:
    """Compared with the least total under the same row limit, which is another search."""
    for rows in range(1, 7):
        try:
            solve(tested, at_most(rows))
        except TooFewRows:
            assert not fits_in(tested, rows)
        else:
            assert fits_in(tested, rows)


@pytest.mark.rule("C7")
def test_an_edition_with_rows_to_spare_costs_what_the_average_does() -> None:
    classic = board(4, 6)
    solution = solve(classic, points(10, 11))
    assert solution.total == 5625
    assert check_tree(solution.tree, classic, points(10, 11)).cost(points(10, 11)) == 5625


def plainly(tested: Board, objective: Objective, weights: dict[str, int]) -> int:
    """The least cost by trying every row for every set: slow, short and independent."""
    rows = list(tested.rows.rows())

    @cache
    def least(codes: frozenset[str], laid: int) -> int:
        if objective.costs and laid == len(objective.costs):
            return sum(weights[code] for code in codes) * objective.failure
        best = None
        for row in rows:
            keys: dict[tuple[int, int], list[str]] = {}
            for code in codes:
                keys.setdefault(mark(row, code), []).append(code)
            if len(keys) == 1 and row not in codes:
                continue
            cost = sum(
                weights[row] * objective.cost(laid + 1)
                if key == (tested.holes, 0)
                else least(frozenset(cell), laid + 1)
                for key, cell in keys.items()
            )
            best = cost if best is None else min(best, cost)
        assert best is not None
        return best

    return least(frozenset(tested), 0)


SMALL = [
    board(2, 4),
    board(3, 3),
    board(3, 4, repeats=False),
    board(2, 3, repeats=False, empties=2, any_row=True),
    board(3, 3, repeats=False, any_row=True),
    Board(Shape(3, "RGB", repeats=False, fewest_empty=1, most_empty=2)),
    board(2, 3, empties=2),
]
OBJECTIVES = [
    AVERAGE,
    points(3, 4),
    points(1, 2),
    points(2, 3),
    points(2, 9),
    by_row([0, 1, 5, 20, 21], 400),
    by_row([1_000_000, 1_000_003, 9_000_000, 70_000_000], 900_000_000),
]


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("number", range(len(SMALL)))
def test_any_objective_agrees_with_trying_everything(number: int, objective: Objective) -> None:
    tested = SMALL[number]
    expected = plainly(tested, objective, dict.fromkeys(tested, 1))
    solution = solve(tested, objective)
    assert solution.total == expected
    assert check_tree(solution.tree, tested, objective).cost(objective) == expected


@pytest.mark.parametrize("objective", [OBJECTIVES[0], OBJECTIVES[2], OBJECTIVES[3], OBJECTIVES[5]])
@pytest.mark.parametrize("number", range(len(SMALL)))
def test_weights_agree_with_trying_everything(number: int, objective: Objective) -> None:
    tested = SMALL[number]
    rng = random.Random(number)
    uneven = {code: rng.randint(0, 9) for code in tested}
    by_kind = {code: 1 + 3 * max(Counter(code).values()) for code in tested}
    for weights in (uneven, by_kind):
        solution = solve(tested, objective, weights=weights)
        assert solution.total == plainly(tested, objective, weights)
        assert weighted_cost(solution.tree, weights, objective) == solution.total


@pytest.mark.parametrize(
    ("shape", "total", "worst"),
    [(box(1, 1), 1, 1), (box(1, 2), 3, 2), (box(2, 2, repeats=False), 3, 2), (box(1, 2, empties=1), 6, 3)],
)
def test_the_smallest_boards_are_boards_too(shape: Shape, total: int, worst: int) -> None:
    tested = Board(shape)
    assert solve(tested).total == total
    assert worst_then_average(tested)[0] == worst
    assert solve(tested, points(1, 2)).total == 1 + 2 * (len(tested) - 1)


def test_equal_weights_multiply_the_total() -> None:
    tested = board(4, 4)
    assert least_total(tested, weights=dict.fromkeys(tested, 7)) == 7 * 905


def test_the_best_answer_to_wieners_codemaker_is_the_value_of_the_game() -> None:
    """Who never hides a single colour, and all other codes alike, makes classic worth 5600/1290."""
    classic = board(4, 6)
    assert least_total(classic, weights={code: 1 for code in classic if len(set(code)) > 1}) == 5600


def test_too_few_rows_and_foreign_weights_are_refused() -> None:
    with pytest.raises(TooFewRows, match="too_few_rows, rows = 2"):
        solve(board(4, 6), at_most(2))
    with pytest.raises(ThinkingRefusal, match="not_on_this_board, why = code, code = RRRW"):
        solve(board(4, 6), weights={"RRRW": 1})
    with pytest.raises(ValueError, match="may not cost less"):
        by_row([3, 2], 9)


def test_progress_ends_with_every_part_accounted_for() -> None:
    told: list[tuple[int, int, int, int]] = []
    solve(board(4, 4), progress=lambda *state: told.append(state))
    assert told
    assert all(done <= parts for _, _, done, parts in told)


def test_an_error_in_the_progress_stops_the_search() -> None:
    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(board(4, 6), progress=stop)


def test_ctrl_c_stops_a_long_search() -> None:
    """The signal arrives while the native core is at work; the proof of this board takes minutes."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            solve(board(5, 6))
    finally:
        timer.join()
        signal.signal(signal.SIGINT, before)


def test_empties_with_doubles_are_one_more_colour() -> None:
    assert least_total(Board(box(3, 5, empties=3))) == REPEATS[3, 6]


@pytest.mark.parametrize("tested", [board(4, 6), board(4, 5, repeats=False, any_row=True), board(3, 6)], ids=len)
def test_what_a_part_costs_is_what_its_strategy_costs(tested: Board) -> None:
    """Counted code by code: a search that promises less than it can lay would be caught here."""
    search = PartSearch(tested)
    for opening in search.openings():
        for part in opening.parts:
            bound, stream = search.tree(opening.row, part.key)
            tree = tree_from_parts(tested, opening.row, {part.key: stream})
            cost = sum(code_costs(tree, Position(tested, [(opening.row, part.key)])).values())
            assert (bound.exact, bound.least) == (True, cost)
