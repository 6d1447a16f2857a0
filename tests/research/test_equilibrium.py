"""Equilibria: both bounds are checked without the search, and small games against the whole game at once."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from math import lcm

import pytest
from scipy.optimize import linprog

from keypeg.research.equilibrium import Equilibrium, equilibrium
from keypeg.research.matrix_game import solve_matrix_game
from keypeg.research.part_search import quick_lower_bound
from keypeg.research.refusals import ResearchRefusal
from keypeg.rules.keys import Key, mark
from keypeg.rules.palette import LETTERS
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import least_total
from keypeg.thinking.objectives import AVERAGE, Objective, points
from keypeg.thinking.symmetry_classes import symmetry_classes
from keypeg.thinking.tree_check import code_costs
from tests.thinking.shapes import board
from tests.thinking.test_exact_search import plainly


def integer_weights(found: Equilibrium, tested: Board) -> tuple[dict[str, int], int]:
    """The codemaker's mix as whole numbers, one a code, and their sum."""
    by_class = symmetry_classes(tested)
    whole = lcm(*((each.probability / each.codes).denominator for each in found.codemaker))
    weights = {
        code: int(each.probability / each.codes * whole) for each in found.codemaker for code in by_class[each.name]
    }
    return weights, sum(weights.values())


def check_mixed_strategies(found: Equilibrium, tested: Board, objective: Objective) -> None:
    """Probabilities add up, and on average over its class no code costs the codebreaker more than `upper_bound`."""
    assert sum(each.probability for each in found.codemaker) == 1
    assert sum(each.probability for each in found.codebreaker) == 1
    assert all(each.probability >= 0 for each in found.codemaker)
    assert all(each.probability > 0 for each in found.codebreaker)
    costs = dict.fromkeys(tested, Fraction())
    for each in found.codebreaker:
        for code, cost in code_costs(each.tree, tested, objective).items():
            costs[code] += each.probability * cost
    classes = symmetry_classes(tested).values()
    assert max(sum(map(costs.__getitem__, codes), Fraction()) / len(codes) for codes in classes) == found.upper_bound


SMALL = [
    (partial(board, 2, 4), points(10, 11)),
    (partial(board, 2, 4), points(2, 9)),
    (partial(board, 2, 4), points(1, 2)),
    (partial(board, 3, 3), points(10, 11)),
    (partial(board, 3, 3), points(3, 4)),
    (partial(board, 3, 3), points(2, 102)),
    (partial(board, 3, 3, repeats=False, any_row=True), points(9, 9)),
    (partial(board, 2, 3, repeats=False, empties=2), points(9, 9)),
    (partial(board, 2, 3, repeats=False, empties=2, any_row=True), points(9, 9)),
    (partial(board, 2, 3, empties=2), points(5, 6)),
]


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_both_bounds_hold_without_the_search(number: int) -> None:
    make, objective = SMALL[number]
    tested = make()
    found = equilibrium(tested, objective)
    assert found.exact
    assert found.value == found.lower_bound == found.upper_bound
    check_mixed_strategies(found, tested, objective)
    weights, whole = integer_weights(found, tested)
    assert Fraction(plainly(tested, objective, weights), whole) == found.lower_bound


def value_of_the_whole_game(tested: Board, objective: Objective) -> float:
    """The value by one linear program over every row after every history, code by code: no kinds and no search."""
    codes, rows, limit = list(tested), list(tested.rows.rows()), len(objective.costs)
    constraints: list[dict[int, float]] = []
    pays: list[dict[int, float]] = [{} for _ in codes]
    chances = 0

    def play(group: list[int], laid: int, reached_by: int | None) -> None:
        nonlocal chances
        first = chances
        chances += len(rows)
        constraints.append(dict.fromkeys(range(first, chances), 1.0) | ({} if reached_by is None else {reached_by: -1}))
        for at, row in enumerate(rows, first):
            cells: dict[Key, list[int]] = {}
            for code in group:
                cells.setdefault(mark(row, codes[code]), []).append(code)
            for key, cell in cells.items():
                if key == tested.winning or laid + 1 == limit:
                    cost = objective.cost(laid + 1) if key == tested.winning else objective.failure
                    for code in cell:
                        pays[code][at] = cost
                else:
                    play(cell, laid + 1, at)

    play(list(range(len(codes))), 0, None)

    def dense(sparse: dict[int, float], last: float) -> list[float]:
        return [sparse.get(at, 0.0) for at in range(chances)] + [last]

    found = linprog(
        [0.0] * chances + [1.0],
        A_ub=[dense(pay, -1.0) for pay in pays],
        b_ub=[0.0] * len(codes),
        A_eq=[dense(constraint, 0.0) for constraint in constraints],
        b_eq=[1.0] + [0.0] * (len(constraints) - 1),
        bounds=[(0, None)] * chances + [(None, None)],
        method="highs",
    )
    return float(found.fun)


@pytest.mark.parametrize(
    ("make", "objective"),
    [
        (partial(board, 2, 2), points(3, 4)),
        (partial(board, 2, 3), points(2, 3)),
        (partial(board, 2, 3), points(2, 9)),
        (partial(board, 2, 2, repeats=False, empties=2), points(2, 9)),
        (partial(board, 2, 2, repeats=False, empties=2, any_row=True), points(3, 3)),
        (partial(board, 3, 2), points(2, 5)),
    ],
)
def test_the_value_is_that_of_the_whole_game(make: Callable[[], Board], objective: Objective) -> None:
    tested = make()
    found = equilibrium(tested, objective)
    assert found.exact
    assert float(found.lower_bound) == pytest.approx(value_of_the_whole_game(tested, objective), abs=1e-7)


@pytest.mark.parametrize(
    ("shape", "value"),
    [((3, 4), Fraction(219, 68)), ((4, 3), Fraction(67, 22)), ((4, 4), Fraction(1629, 460))],
)
def test_larger_boards_meet_in_the_middle(shape: tuple[int, int], value: Fraction) -> None:
    tested, objective = board(*shape), points(10, 11)
    found = equilibrium(tested, objective)
    assert found.value == value
    check_mixed_strategies(found, tested, objective)
    weights, whole = integer_weights(found, tested)
    assert Fraction(least_total(tested, objective, weights=weights), whole) == value


@pytest.mark.rule("C6", "C7")
def test_classic_is_worth_what_wiener_found_and_single_colours_are_never_hidden() -> None:
    classic = board(4, 6)
    found = equilibrium(classic, points(10, 11))
    assert found.value == Fraction(5600, 1290)
    check_mixed_strategies(found, classic, points(10, 11))
    assert {each.name: each.probability / each.codes for each in found.codemaker} == {
        "AAAA": 0,
        "AAAB": Fraction(1, 1290),
        "AABB": Fraction(1, 1290),
        "AABC": Fraction(1, 1290),
        "ABCD": Fraction(1, 1290),
    }


def test_where_all_codes_are_of_one_kind_every_code_is_hidden_alike() -> None:
    found = equilibrium(board(4, 6, repeats=False), points(9, 9))
    assert found.value == Fraction(1446, 360)
    assert [(each.name, each.codes, each.probability) for each in found.codemaker] == [("ABCD", 360, Fraction(1))]


def test_quick_bounds_hold() -> None:
    found = equilibrium(board(4, 4), points(10, 11), quick=True)
    assert (found.rounds, found.exact, found.value) == (0, False, None)
    assert found.lower_bound < Fraction(1629, 460) < found.upper_bound
    check_mixed_strategies(found, board(4, 4), points(10, 11))


def test_a_quick_bound_is_below_what_is_proven() -> None:
    for shape, total in (((3, 6), 854), ((4, 4), 905), ((4, 5), 2463)):
        assert 0.9 * total < quick_lower_bound(board(*shape)) <= total
    assert quick_lower_bound(board(3, 6), points(2, 40)) <= least_total(board(3, 6), points(2, 40))


def test_ctrl_c_keeps_the_bounds_so_far() -> None:
    told: list[Equilibrium] = []

    def stop(known: Equilibrium) -> None:
        told.append(known)
        if known.rounds == 3:
            raise KeyboardInterrupt

    found = equilibrium(board(4, 4), points(10, 11), progress=stop)
    assert [known.rounds for known in told] == [1, 2, 3]
    assert [known.lower_bound for known in told] == sorted(known.lower_bound for known in told)
    assert [known.upper_bound for known in told] == sorted((known.upper_bound for known in told), reverse=True)
    assert found == told[-1]
    assert found.lower_bound <= Fraction(1629, 460) <= found.upper_bound


def test_games_without_a_price_or_with_too_many_codes_are_refused() -> None:
    with pytest.raises(ValueError, match="a price for the code that is never found"):
        equilibrium(board(2, 3), AVERAGE)
    with pytest.raises(ResearchRefusal, match="too_many_codes, codes = 117649"):
        equilibrium(board(6, 7), points(10, 11))


def orbit(code: str, tested: Board) -> Iterator[str]:
    """Neighbours of a code: two holes exchanged, or two colours."""
    for hole in range(1, len(code)):
        yield code[hole] + code[1:hole] + code[0] + code[hole + 1 :]
    letters = tested.codes.colours
    for other in letters[1:]:
        yield code.translate(str.maketrans(letters[0] + other, other + letters[0]))


@pytest.mark.parametrize(
    "make",
    [
        partial(board, 4, 4),
        partial(board, 3, 5, repeats=False),
        partial(board, 4, 3, repeats=False, empties=4),
        partial(board, 3, 3, empties=1),
    ],
)
def test_a_kind_is_what_exchanging_holes_and_colours_reaches(make: Callable[[], Board]) -> None:
    tested = make()
    for codes in symmetry_classes(tested).values():
        reached, fresh = {codes[0]}, [codes[0]]
        while fresh:
            for code in orbit(fresh.pop(), tested):
                if code not in reached:
                    reached.add(code)
                    fresh.append(code)
        assert reached == set(codes)


def test_kinds_are_spelled_without_colours() -> None:
    assert {kind: len(codes) for kind, codes in symmetry_classes(board(4, 6)).items()} == {
        "AAAA": 6,
        "AAAB": 120,
        "AABB": 90,
        "AABC": 720,
        "ABCD": 360,
    }
    ninth = board(4, 8, repeats=False, empties=4)
    assert {kind: len(codes) for kind, codes in symmetry_classes(ninth).items()} == {
        "....": 1,
        "A...": 32,
        "AB..": 336,
        "ABC.": 1344,
        "ABCD": 1680,
    }
    assert list(symmetry_classes(board(2, 3, empties=2))) == ["AA", "AB"]
    assert len(symmetry_classes(Board(Shape(8, LETTERS[:2], repeats=True)))) == 5


def fractions(*numbers: int) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, numbers))


def test_mixed_strategies_are_exact() -> None:
    solution = solve_matrix_game([fractions(1, 5, 9), fractions(7, 2, 9)])
    assert solution.codemaker == fractions(0, 0, 1)
    solution = solve_matrix_game([fractions(1, 5), fractions(7, 2)])
    assert solution.codemaker == (Fraction(1, 3), Fraction(2, 3))
    assert solution.codebreaker == (Fraction(5, 9), Fraction(4, 9))
    assert solution.upper_bound([fractions(1, 5), fractions(7, 2)]) == Fraction(11, 3)


def test_ties_are_solved_too() -> None:
    tied = [fractions(3, 3, 3), fractions(3, 3, 3), fractions(4, 2, 3), fractions(2, 4, 3)]
    solution = solve_matrix_game(tied)
    assert sum(solution.codemaker) == sum(solution.codebreaker) == 1
    assert solution.upper_bound(tied) == 3
    assert min(sum(a * b for a, b in zip(solution.codemaker, concedes, strict=True)) for concedes in tied) == 3
