"""What fits, what contradicts, and what is best to lay: the same as trying everything."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from math import isclose, log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.rules.keys import Key, can_exist, mark
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape
from keypeg.thinking._native import Rule
from keypeg.thinking.advice import Advice, Confidence, advise
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import solve
from keypeg.thinking.objectives import AVERAGE, NEVER, Objective, at_most, by_row, points
from keypeg.thinking.one_step_rules import RULES, one_step_depths, one_step_row, one_step_tree
from keypeg.thinking.positions import Position
from keypeg.thinking.refusals import ThinkingRefusal
from keypeg.thinking.relabelling import draw_relabelling
from keypeg.thinking.tree_check import check_tree
from keypeg.thinking.tree_files import PackedTree, TreeHeader, packed_tree, read_tree, write_tree
from keypeg.thinking.tree_lookup import known_row
from tests.thinking import plain
from tests.thinking.shapes import board

SMALL = (
    board(2, 4),
    board(3, 3),
    board(3, 4, repeats=False),
    board(3, 3, repeats=False, any_row=True),
    board(2, 3, repeats=False, empties=2, any_row=True),
    board(2, 3, empties=2),
    Board(Shape(3, "RGB", repeats=False, fewest_empty=1, most_empty=2)),
)
MIDDLING = (
    *SMALL,
    board(4, 6),
    board(4, 5, repeats=False, any_row=True),
    board(3, 4, repeats=False, empties=3, any_row=True),
)
OBJECTIVES = (AVERAGE, points(4, 5), points(3, 9), by_row([0, 1, 5, 20, 21], 400))


def played(tested: Board, seed: int, most: int) -> list[tuple[str, Key]]:
    """Random rows with the keys of one random code, the code itself not among them."""
    rng = random.Random(seed)
    code = tested.code(rng.randrange(len(tested)))
    rows = [tested.row(rng.randrange(tested.native.row_count)) for _ in range(rng.randint(0, most))]
    return [(row, mark(row, code)) for row in rows if row != code]


def invented(tested: Board, seed: int, most: int) -> list[tuple[str, Key]]:
    """Random rows with random keys, most of which no code earns together."""
    rng = random.Random(seed)
    keys = [key for key in tested.keys if can_exist(key, tested.holes)]
    return [(tested.row(rng.randrange(tested.native.row_count)), rng.choice(keys)) for _ in range(rng.randint(1, most))]


MIDDLING_BOARDS = st.integers(0, len(MIDDLING) - 1)
SMALL_BOARDS = st.integers(0, len(SMALL) - 1)
SEEDS = st.integers(0, 10**9)


@cache
def minimax(number: int, objective: Objective) -> plain.Minimax:
    return plain.Minimax(SMALL[number], objective)


@settings(deadline=None)
@given(MIDDLING_BOARDS, SEEDS, st.sampled_from([played, invented]))
def test_what_fits_is_what_every_key_allows(
    number: int, seed: int, rows: Callable[[Board, int, int], list[tuple[str, Key]]]
) -> None:
    tested = MIDDLING[number]
    laid = rows(tested, seed, 4)
    position = Position(tested, laid)
    expected = plain.remaining(tested, laid)
    assert (len(position), list(position)) == (len(expected), expected)
    assert position.codes(1, 2) == expected[1:3]
    for hole, colours in enumerate(position.heat()):
        assert colours == {letter: sum(code[hole] == letter for code in expected) for letter in tested.letters}


@settings(deadline=None)
@given(MIDDLING_BOARDS, SEEDS)
def test_a_contradiction_is_real_and_none_is_smaller(number: int, seed: int) -> None:
    tested = MIDDLING[number]
    laid = invented(tested, seed, 6)
    found = Position(tested, laid).contradiction()
    codes = list(tested)
    assert found == sorted(set(found))
    assert len(found) == plain.smallest_contradiction(codes, laid)
    if found:
        assert not plain.remaining(codes, [laid[row] for row in found])


def test_a_contradiction_among_twenty_rows() -> None:
    tested = board(4, 6)
    honest = [(row, mark(row, "RGBY")) for row in list(tested)[7::64][:18]]
    laid = [*honest[:9], ("OOOO", Key(2, 0)), *honest[9:], ("PPRR", Key(2, 1))]
    found = Position(tested, laid).contradiction()
    assert len(found) == plain.smallest_contradiction(list(tested), laid)
    assert not plain.remaining(tested, [laid[row] for row in found])


def check_rows(position: Position, advice: Advice) -> None:
    """What is said of every row is true, and no two say the same."""
    codes = list(position)
    partitions = set()
    for advised in advice.rows:
        cells = plain.split(advised.row, codes)
        sizes = [len(cell) for cell in cells.values()]
        assert advised.split == {key: len(cell) for key, cell in cells.items()}
        assert advised.may_be_code == (advised.row in codes)
        assert advised.largest == max(sizes)
        assert isclose(advised.expected_size, sum(size * size for size in sizes) / len(codes))
        assert isclose(advised.bits, sum(size / len(codes) * log2(len(codes) / size) for size in sizes), abs_tol=1e-12)
        assert advised.at_least <= advised.expected
        partitions.add(frozenset((frozenset(cell), advised.row in cell) for cell in cells.values()))
    assert len(partitions) == len(advice.rows)


@settings(deadline=None)
@given(SMALL_BOARDS, SEEDS, st.sampled_from(OBJECTIVES))
def test_values_agree_with_trying_everything(number: int, seed: int, objective: Objective) -> None:
    tested = SMALL[number]
    laid = played(tested, seed, 2)
    position = Position(tested, laid)
    advice = advise(position, objective, seconds=None)
    codes = list(position)
    plainly = minimax(number, objective)
    best = plainly.least(frozenset(codes), len(laid))
    assert advice.exact
    assert isclose(advice.at_least, best / len(codes))
    assert isclose(advice.rows[0].expected, best / len(codes))
    check_rows(position, advice)
    for advised in advice.rows:
        assert advised.confidence is Confidence.EXACT
        assert isclose(advised.expected, plainly.cost(advised.row, codes, len(laid)) / len(codes))


@settings(deadline=None)
@given(SMALL_BOARDS, SEEDS)
def test_worst_first_agrees_with_trying_everything(number: int, seed: int) -> None:
    tested = SMALL[number]
    laid = played(tested, seed, 2)
    position = Position(tested, laid)
    codes = frozenset(position)
    advice = advise(position, worst_first=True, seconds=None)
    enough, cost = next(
        (rows, cost)
        for rows in range(len(laid) + 1, 20)
        if (cost := minimax(number, at_most(rows)).least(codes, len(laid))) < NEVER
    )
    assert advice.exact
    assert (advice.rows[0].always_within, advice.rows[0].confidence) == (enough, Confidence.EXACT)
    assert isclose(advice.rows[0].expected, cost / len(codes))
    check_rows(position, advice)
    for advised in advice.rows:
        assert advised.always_within is not None
        fewer = minimax(number, at_most(advised.always_within - 1)) if advised.always_within > 1 else None
        assert fewer is None or fewer.cost(advised.row, codes, len(laid)) >= NEVER
        exactly = minimax(number, at_most(advised.always_within)).cost(advised.row, codes, len(laid))
        assert isclose(advised.expected, exactly / len(codes))


@settings(deadline=None, max_examples=30)
@given(SMALL_BOARDS, SEEDS, st.sampled_from([AVERAGE, points(4, 5)]))
def test_weights_agree_with_trying_everything(number: int, seed: int, objective: Objective) -> None:
    tested = SMALL[number]
    laid = played(tested, seed, 1)
    rng = random.Random(seed)
    weights = {code: rng.randint(1, 9) for code in tested}
    position = Position(tested, laid)
    codes = list(position)
    mass = sum(weights[code] for code in codes)
    advice = advise(position, objective, weights=weights, seconds=None)
    plainly = plain.Minimax(tested, objective, weights)
    assert advice.exact
    assert isclose(advice.rows[0].expected, plainly.least(frozenset(codes), len(laid)) / mass)
    for advised in advice.rows:
        cells = plain.split(advised.row, codes)
        shares = [sum(weights[code] for code in cell) / mass for cell in cells.values()]
        assert isclose(advised.bits, -sum(share * log2(share) for share in shares), abs_tol=1e-12)
        assert isclose(advised.expected, plainly.cost(advised.row, codes, len(laid)) / mass)
    heat = position.heat(weights)
    assert heat[0] == {letter: sum(weights[code] for code in codes if code[0] == letter) for letter in tested.letters}


@settings(deadline=None, max_examples=25)
@given(number=MIDDLING_BOARDS, seed=SEEDS, worst_first=st.booleans(), seconds=st.sampled_from([1e-6, 0.002]))
def test_advice_in_any_time_is_sound(*, number: int, seed: int, worst_first: bool, seconds: float) -> None:
    tested = MIDDLING[number]
    position = Position(tested, played(tested, seed, 3))
    hurried = advise(position, worst_first=worst_first, seconds=seconds)
    exact = advise(position, worst_first=worst_first, seconds=None)
    check_rows(position, hurried)
    best = exact.rows[0]
    assert hurried.at_least <= best.expected + 1e-9
    for advised in hurried.rows:
        if advised.confidence is not Confidence.ESTIMATED:
            assert (advised.always_within or 0, advised.expected) >= (best.always_within or 0, best.expected - 1e-9)
    if hurried.exact:
        assert isclose(hurried.rows[0].expected, best.expected)


def test_the_first_row_of_the_classic_box() -> None:
    tested = board(4, 6)
    advice = advise(Position(tested), seconds=None)
    assert advice.exact
    assert round(advice.rows[0].expected * len(tested)) == 5625
    assert {len(set(advised.row)) for advised in advice.rows} == {1, 2, 3, 4}
    assert len(advice.rows) == 5
    worst = advise(Position(tested), worst_first=True, seconds=None)
    assert (worst.rows[0].always_within, round(worst.rows[0].expected * len(tested))) == (5, 5626)


def test_a_part_of_the_classic_box_costs_what_its_tree_costs() -> None:
    tested = board(4, 6)
    tree = solve(tested).tree
    total = 1.0
    for key, size in tested.split(tree.row).items():
        if key == tested.winning:
            continue
        advice = advise(Position(tested, [(tree.row, key)]), seconds=None)
        assert advice.exact
        total += advice.rows[0].expected * size
    assert isclose(total, 5625)


@pytest.mark.parametrize("seconds", [1e-6, 0.01])
def test_big_boards_are_answered_from_a_look_at_some_codes(seconds: float) -> None:
    for tested in (board(5, 8), board(6, 7)):
        for laid in ([], [("RRGGBBB"[: tested.holes], Key(1, 1))]):
            position = Position(tested, laid)
            advice = advise(position, seconds=seconds)
            assert not advice.exact
            assert advice.rows[0].at_least <= advice.rows[0].expected
            for advised in advice.rows:
                assert sum(advised.split.values()) == len(position)


def test_few_codes_of_a_big_board_are_searched() -> None:
    tested = board(6, 8)
    code = "RGBYOP"
    laid = [(row, mark(row, code)) for row in ("RRGGBB", "YYOOPP", "RGWWKK")]
    position = Position(tested, laid)
    assert 2 < len(position) < 200
    advice = advise(position, seconds=5)
    assert advice.rows[0].confidence is not Confidence.ESTIMATED


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> PackedTree:
    tested = board(4, 6)
    path = tmp_path_factory.mktemp("trees") / "classic.tree"
    solution = solve(tested)
    write_tree(path, packed_tree(solution.tree, TreeHeader(tested.codes, tested.rows, 0, solution.total, exact=True)))
    return read_tree(path)


def test_a_tree_answers_where_there_is_no_time_to_think(tree: PackedTree) -> None:
    tested = board(4, 6)
    position = Position(tested)
    for key in (Key(0, 1), Key(1, 0), Key(1, 1)):
        known = known_row(tree, position, AVERAGE)
        assert known is not None
        advice = advise(position, seconds=1e-6, tree=tree)
        assert advice.exact
        assert (advice.rows[0].row, advice.rows[0].confidence) == (known.row, Confidence.EXACT)
        exact = advise(position, seconds=None)
        assert isclose(advice.rows[0].expected, exact.rows[0].expected)
        assert isclose(advice.at_least, exact.at_least)
        check_rows(position, advice)
        position = position.after(known.row, key)


def test_a_tree_knows_its_positions_under_other_names(tree: PackedTree) -> None:
    tested = board(4, 6)
    rng = random.Random(4)
    for _ in range(20):
        relabelling = draw_relabelling(tested.codes, rng)
        position = renamed = Position(tested)
        for key in rng.sample((Key(0, 1), Key(1, 0), Key(1, 1), Key(0, 2)), 3):
            known = known_row(tree, position, AVERAGE)
            if known is None:
                break
            position = position.after(known.row, key)
            renamed = Position(tested, relabelling.apply_to_all(position.rows))
            here, there = known_row(tree, position, AVERAGE), known_row(tree, renamed, AVERAGE)
            assert (here is None) == (there is None)
            if here and there:
                assert (here.total, here.exact) == (there.total, there.exact)
                assert sorted(Counter(tested.mark_all(there.row, renamed.codes())).values()) == sorted(
                    Counter(tested.mark_all(here.row, position.codes())).values()
                )


def test_a_tree_does_not_speak_of_what_it_does_not_know(tree: PackedTree) -> None:
    tested = board(4, 6)
    assert known_row(tree, Position(tested, [("PPPP", Key(0, 0))]), AVERAGE) is None
    assert known_row(tree, Position(tested), points(10, 11)) is None
    assert known_row(tree, Position(board(4, 5)), AVERAGE) is None
    first = known_row(tree, Position(tested), AVERAGE)
    assert first is not None
    assert known_row(tree, Position(tested, [(first.row, Key(4, 0))]), AVERAGE) is None
    worst = advise(Position(tested), worst_first=True, seconds=1e-6, tree=tree)
    assert not worst.exact


def test_a_code_that_is_found_or_cannot_be_found_any_more_asks_for_no_row() -> None:
    tested = board(3, 3)
    assert advise(Position(tested, [("RGB", Key(3, 0))])).rows == ()
    full = advise(Position(tested, [("RGG", Key(1, 0))]), points(1, 7))
    assert (full.rows, full.at_least, full.exact) == ((), 7, True)


def test_what_is_no_position_is_refused() -> None:
    tested = board(4, 6)
    with pytest.raises(Refusal, match="impossible_key"):
        Position(tested, [("RRGG", Key(3, 1))])
    with pytest.raises(Refusal, match="impossible_key"):
        Position(tested, [("RRGG", Key(-1, 1))])
    with pytest.raises(ThinkingRefusal, match="not_on_this_board"):
        Position(tested, [("RRGK", Key(1, 1))])
    with pytest.raises(ThinkingRefusal, match="not_on_this_board"):
        Position(tested, [("RRG", Key(1, 1))])
    with pytest.raises(ThinkingRefusal, match="too_many_rows, rows = 65, most = 64"):
        Position(tested, [("RRGG", Key(1, 1))] * 65)
    with pytest.raises(ThinkingRefusal, match="no_code_fits"):
        advise(Position(tested, [("RRGG", Key(1, 1)), ("RRGG", Key(1, 2))]))


def test_advice_leads_to_the_code() -> None:
    tested = board(4, 6)
    totals = 0
    for code in list(tested)[::48]:
        position = Position(tested)
        while not position.found:
            row = advise(position, seconds=0.02).rows[0].row
            position = position.after(row, mark(row, code))
        totals += position.laid
    assert totals <= 5 * len(list(tested)[::48])


def test_advice_is_no_worse_than_a_one_step_rule_where_it_is_exact() -> None:
    tested = board(3, 6)
    tree = one_step_tree(tested, Rule.ENTROPY)
    position = Position(tested, [(tree.row, Key(0, 1))])
    advice = advise(position, seconds=None)
    assert advice.exact
    entropy = max(advice.rows, key=lambda advised: advised.bits)
    assert advice.rows[0].expected <= entropy.expected


def test_counted_in_checks_the_same_question_gets_the_same_answer() -> None:
    """Whatever else the machine does meanwhile: a search that is cut short is cut at the same place."""
    position = Position(board(5, 8), [("RRGGB", Key(1, 1))])
    first = advise(position, count=3, checks=40)
    assert all(advise(position, count=3, checks=40) == first for _ in range(3))
    assert len(advise(Position(board(4, 6)), count=1, checks=10**9).rows) == 1


def test_a_rule_chooses_in_a_position_as_it_does_in_its_tree() -> None:
    small = board(4, 5)
    for rule in RULES.values():
        tree = one_step_tree(small, rule)
        assert one_step_row(Position(small), rule) == tree.row
        for key, below in tree.next.items():
            position = Position(small, [(tree.row, key)])
            assert one_step_row(position, rule) == below.row
            assert sum(one_step_depths(position, rule)) == len(position)
        found = check_tree(tree, small).found
        assert one_step_depths(Position(small), rule) == [found.get(row, 0) for row in range(1, max(found) + 1)]
