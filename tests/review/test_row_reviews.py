"""Reviews of rows: the counts, the formulas of skill and luck, and what they must be on average."""

import random
from math import floor, isclose, log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review.review_values import Outlook, Reason, Verdict
from keypeg.review.row_reviews import luck_of, outlook_of, reason_for, review_row, review_rows, skill_of, verdict_of
from keypeg.review.row_values import seat_tree, split, value_of
from keypeg.rules.attempts import Row
from keypeg.rules.boxes import edition
from keypeg.rules.keys import Key, mark
from keypeg.thinking.boards import Board
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.positions import Position
from keypeg.thinking.relabelling import draw_relabelling
from keypeg.thinking.rulebook_boards import RulebookBoard, rulebook_boards, shapes_of
from tests.review.whole_search import least_after
from tests.thinking.shapes import board

SMALL = (board(2, 4), board(3, 3), board(3, 4, repeats=False), board(3, 3, repeats=False, any_row=True))
CLASSIC = shapes_of(edition("classic")).board()


def random_position(tested: Board, rng: random.Random, most: int) -> Position:
    code = tested.code(rng.randrange(len(tested)))
    rows = [tested.row(rng.randrange(tested.native.row_count)) for _ in range(rng.randint(0, most))]
    return Position(tested, [(row, mark(row, code)) for row in rows if row != code])


def test_skill_halves_with_every_half_a_row_given_away() -> None:
    assert [skill_of(cost) for cost in (0, 1e-18, 0.0231, 0.5, 1, 10)] == [99, 98, 95, 49, 24, 0]


def test_the_printed_example_of_a_row() -> None:
    found = review_row(Position(CLASSIC), "RRGG", Key(1, 1))
    assert (found.before, found.after, found.bits, found.expected_bits) == (1296, 208, 2.6394, 2.8851)
    assert (found.possible, found.ruled_out_by, found.luck) == (True, (), 67)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((*SMALL, CLASSIC)), st.randoms(use_true_random=False))
def test_luck_is_the_share_of_codes_that_would_have_left_more(tested: Board, rng: random.Random) -> None:
    position = random_position(tested, rng, 2)
    row = tested.row(rng.randrange(tested.native.row_count))
    codes = position.codes()
    answers = [mark(row, code) for code in codes]
    left = [0 if key == tested.winning else answers.count(key) for key in answers]
    for key, mine in set(zip(answers, left, strict=True)):
        share = sum(other > mine for other in left) / len(left) + sum(other == mine for other in left) / len(left) / 2
        assert luck_of(split(position, row), key, tested.winning) == min(99, floor(100 * share + 1e-9))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((*SMALL, CLASSIC)), st.randoms(use_true_random=False))
def test_luck_is_a_half_on_average_over_all_codes(tested: Board, rng: random.Random) -> None:
    position = random_position(tested, rng, 2)
    sizes = split(position, tested.row(rng.randrange(tested.native.row_count)))
    lucks = [luck_of(sizes, key, tested.winning) for key, size in sizes.items() for _ in range(size)]
    # Each is rounded down by less than one.
    assert 49 <= sum(lucks) / len(lucks) <= 50


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(SMALL), st.randoms(use_true_random=False))
def test_the_cost_is_that_of_trying_everything(tested: Board, rng: random.Random) -> None:
    position = random_position(tested, rng, 2)
    row = tested.row(rng.randrange(tested.native.row_count))
    found = review_row(position, row, None)
    values = {other: least_after(position, other) for other in map(tested.row, range(tested.native.row_count))}
    best = min(values.values())
    assert found.exact
    assert found.cost == round((values[row] - best) / len(position), 4)
    assert found.best is not None
    assert values[found.best] == best
    assert found.best == row or found.cost
    assert found.to_go == round(best / len(position) - position.laid, 4)
    assert found.verdict is verdict_of(found.skill)


@settings(max_examples=25, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_position_under_other_names_has_the_same_review(rng: random.Random) -> None:
    position = random_position(CLASSIC, rng, 3)
    relabelling = draw_relabelling(CLASSIC.codes, rng)
    renamed = Position(CLASSIC, relabelling.apply_to_all(position.rows))
    row = CLASSIC.row(rng.randrange(CLASSIC.native.row_count))
    here, there = review_row(position, row, None), review_row(renamed, relabelling.apply(row), None)
    assert (here.before, here.cost, here.skill, here.exact) == (there.before, there.cost, there.skill, there.exact)


def test_the_best_row_of_an_exact_review_costs_nothing() -> None:
    rng = random.Random(5)
    for _ in range(20):
        position = random_position(CLASSIC, rng, 3)
        found = review_row(position, CLASSIC.row(rng.randrange(CLASSIC.native.row_count)), None)
        assert found.exact
        assert found.best is not None
        assert review_row(position, found.best, None).cost == 0


@pytest.mark.parametrize(
    "tested", {one.shapes.name: one for one in rulebook_boards()}.values(), ids=lambda one: one.shapes.name
)
def test_a_shipped_strategy_always_has_the_highest_skill(tested: RulebookBoard) -> None:
    seat = tested.seat or 0
    listed, tree = board_of(tested.shapes), seat_tree(tested.edition, seat)
    assert tree is not None
    rng = random.Random(len(listed))
    for _ in range(4):
        code, rows = listed.code(rng.randrange(len(listed))), list[Row]()
        node: int | None = 0
        while node is not None:
            row = tree.row(node)
            rows.append(Row(row, mark(row, code)))
            node = tree.follow(node, mark(row, code))
        assert {review.skill for review in review_rows(listed, rows, tree)} <= {99, None}


def test_a_row_names_the_rows_that_ruled_it_out() -> None:
    rows = [("RRGG", Key(1, 1)), ("WWKK", Key(0, 0)), ("RGYB", Key(2, 2))]
    found = review_row(Position(CLASSIC, rows), "RBGY", Key(2, 2))
    assert not found.possible
    assert found.ruled_out_by == (1, 3)


def test_the_only_code_left_counts_for_neither() -> None:
    rows = [("RRYY", Key(2, 2)), ("RYRY", Key(2, 2)), ("RYYR", Key(0, 4))]
    found = review_row(Position(CLASSIC, rows), "YRRY", Key(4, 0))
    assert (found.before, found.after, found.skill, found.luck, found.verdict) == (1, 1, None, None, Verdict.ONLY)
    other = review_row(Position(CLASSIC, rows), "YRRG", Key(3, 0))
    assert (other.cost, other.skill) == (1, 24)


def test_keys_that_contradict_each_other_leave_nothing_to_judge() -> None:
    rows = [("RRRR", Key(2, 0)), ("GGGG", Key(3, 0))]
    found = review_row(Position(CLASSIC, rows), "RRGG", Key(1, 1))
    assert (found.before, found.after, found.skill, found.luck, found.best) == (0, 0, None, None, None)
    assert (found.key, found.ruled_out_by, found.contradiction) == ((1, 1), (2,), (1, 2))


def test_a_row_that_waits_for_its_key_has_no_luck_yet() -> None:
    (found,) = review_rows(CLASSIC, [Row("RRYG")])
    assert (found.after, found.bits, found.luck, found.skill) == (None, None, None, 99)


def test_expected_bits_are_the_mean_over_the_codes() -> None:
    position = random_position(CLASSIC, random.Random(1), 2)
    sizes = split(position, "RYGB").values()
    mean = sum(size / len(position) * log2(len(position) / size) for size in sizes)
    found = review_row(position, "RYGB", None).expected_bits
    assert found is not None
    assert isclose(found, mean, abs_tol=5e-5)


def test_verdicts_go_by_skill() -> None:
    assert [verdict_of(skill) for skill in (None, 99, 98, 90, 89, 75, 74, 50, 49, 0)] == [
        "only", "best", "good", "good", "fair", "fair", "weak", "weak", "poor", "poor",
    ]  # fmt: skip


def test_the_values_of_first_rows_are_those_of_a_search() -> None:
    values = {row: value_of(Position(CLASSIC), row) for row in ("RRRR", "RRRY", "RRYY", "RRYG", "RYGB")}
    assert {row: (value.total, value.exact) for row, value in values.items()} == {
        "RRRR": (6318, True), "RRRY": (5791, True), "RRYY": (5702, True), "RRYG": (5625, True), "RYGB": (5673, True),
    }  # fmt: skip
    for row, value in values.items():
        assert review_row(Position(CLASSIC), row, None).cost == round((value.total - 5625) / 1296, 4)


def test_an_outlook_is_what_a_row_leaves_on_average_and_at_worst() -> None:
    position = Position(CLASSIC, [("RRGG", Key(1, 1))])
    for row in ("RYRG", "WWWW"):
        answers = [mark(row, code) for code in position]
        left = [answers.count(key) for key in answers]
        assert outlook_of(split(position, row), CLASSIC.winning) == Outlook(
            codes=round(sum(left) / len(left), 4),
            keys=len(set(answers)),
            largest=max(left),
            possible=row in position.codes(),
        )


@pytest.mark.parametrize(
    ("best", "laid", "reason"),
    [
        (Outlook(2.0, 3, 4, possible=False), Outlook(2.5, 4, 4, possible=True), Reason.FEWER_CODES),
        (Outlook(2.5, 4, 4, possible=False), Outlook(2.0, 3, 4, possible=True), Reason.MORE_KEYS),
        (Outlook(2.0, 4, 4, possible=False), Outlook(2.0, 3, 4, possible=True), Reason.MORE_KEYS),
        (Outlook(2.0, 3, 4, possible=True), Outlook(2.0, 3, 4, possible=False), Reason.MAY_BE_CODE),
        (Outlook(2.0, 3, 4, possible=True), Outlook(2.0, 3, 4, possible=True), Reason.LATER),
        (Outlook(2.0, 3, 4, possible=False), Outlook(2.0, 3, 4, possible=False), Reason.LATER),
        (Outlook(2.5, 3, 4, possible=False), Outlook(2.0, 3, 4, possible=True), Reason.LATER),
    ],
)
def test_the_reason_is_the_first_in_which_the_better_row_is_ahead(best: Outlook, laid: Outlook, reason: Reason) -> None:
    assert reason_for(best, laid) is reason
