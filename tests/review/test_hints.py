"""Hints: each step says a little more, all of it true, and nothing that the seat cannot see."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review.fact_values import ColourFact, Fact, HoleFact
from keypeg.review.facts import facts
from keypeg.review.hint_values import BoardHint, HintStep
from keypeg.review.hints import hint
from keypeg.review.row_reviews import review_row
from keypeg.rules import referee
from keypeg.rules.actions import Action, HideCode, LayRow, MarkRow
from keypeg.rules.boxes import edition
from keypeg.rules.keys import mark
from keypeg.rules.refusals import Refusal
from keypeg.rules.views import CodebreakingView, DuelView, View
from keypeg.thinking.breaker_views import board_of, breaker_view
from keypeg.thinking.positions import Position
from keypeg.thinking.shipped import tree_for
from tests.generators import play_match, random_row
from tests.review.whole_search import least_after
from tests.rules.twins import twin


def view_after(
    rows: list[str], code: str = "RGBY", box: str = "classic", options: dict[str, Any] | None = None
) -> CodebreakingView:
    """What the codebreaker sees after laying some rows."""
    view = seen(box, options or {}, [(0, HideCode(code)), *((1, LayRow(row)) for row in rows)], 1)
    assert isinstance(view, CodebreakingView)
    return view


def seen(box: str, options: dict[str, Any], actions: list[tuple[int, Action]], seat: int) -> View:
    """What a seat sees after some actions."""
    state = referee.start(edition(box, options), 2)
    for actor, action in actions:
        state, _ = referee.play(state, actor, action)
    return referee.view(state, seat)


def position_of(view: CodebreakingView | DuelView) -> Position:
    breaker = breaker_view(view)
    return Position(board_of(breaker.shapes), breaker.rows)


def test_the_first_step_counts_the_codes_and_says_no_more() -> None:
    given_hint = hint(view_after(["RRGG"]), HintStep.CODES_LEFT)
    assert (given_hint.codes, given_hint.fact, given_hint.row) == (208, None, None)


def test_a_deduction_names_what_is_certain_first() -> None:
    given_hint = hint(view_after(["RRRR", "GGGG", "WWKK"]), HintStep.DEDUCTION)
    assert given_hint.fact == ColourFact("R", 1, 1, (1,))


def test_before_any_row_there_is_nothing_to_deduce() -> None:
    assert hint(view_after([]), HintStep.DEDUCTION).fact is None


@settings(max_examples=15, deadline=None)
@given(st.randoms(use_true_random=False))
def test_every_step_is_true(rng: random.Random) -> None:
    shape = view_after([]).row_shape
    code = random_row(rng, shape)
    rows = [row for row in (random_row(rng, shape) for _ in range(rng.randint(0, 4))) if row != code]
    view = view_after(rows, code)
    position = position_of(view)
    deduced = hint(view, HintStep.DEDUCTION).fact
    assert deduced is None or deduced in facts(position)
    good = hint(view, HintStep.GOOD_ROW).row
    assert good in position.codes()
    best = hint(view, HintStep.BEST_ROW)
    assert isinstance(best, BoardHint)
    assert best.row is not None
    assert best.exact
    assert review_row(position, best.row, None).cost == 0


def test_the_best_row_tells_how_many_rows_it_takes() -> None:
    best = hint(view_after([]), HintStep.BEST_ROW)
    assert isinstance(best, BoardHint)
    assert (best.rows_to_go, best.exact) == (round(5625 / 1296, 4), True)


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(list(HintStep)), st.randoms(use_true_random=False))
def test_a_hint_uses_nothing_that_the_seat_cannot_see(step: HintStep, rng: random.Random) -> None:
    played = play_match(rng, edition("duel", {"rings": 4}), 2, most=rng.randint(2, 16))
    for seat in range(2):
        if other := twin(played, seat, rng):
            here, there = referee.view(played.state, seat), referee.view(other.state, seat)
            assert isinstance(here, DuelView)
            assert isinstance(there, DuelView)
            if all(here.hidden) and not played.state.winners:
                assert hint(here, step) == hint(there, step)


BY_HAND = {"marking": "by_hand"}
NO_HINT: list[tuple[str, str, dict[str, Any], list[tuple[int, Action]], int]] = [
    ("codemaker", "classic", {}, [(0, HideCode("RGBY"))], 0),
    (
        "contradiction",
        "classic",
        BY_HAND,
        [(0, HideCode("RGBY")), (1, LayRow("RRRR")), (0, MarkRow(3, 0)), (1, LayRow("GGGG")), (0, MarkRow(3, 0))],
        1,
    ),
    (
        "no_row",  # the match is over
        "duel",
        {"rings": 4, "rounds": 1},
        [(0, HideCode("RGBY")), (1, HideCode("WKOP")), (0, LayRow("WKOP")), (1, LayRow("RRRR"))],
        1,
    ),
    (
        "no_row",  # the code is found, and the key of the other row is awaited
        "duel",
        {"rings": 4, **BY_HAND},
        [(0, HideCode("RGBY")), (1, HideCode("WKOP")), (0, LayRow("WKOP")), (1, LayRow("RRRR")), (1, MarkRow(4, 0))],
        0,
    ),
    (
        "no_row",  # no row is left, and the other still lays theirs
        "duel",
        {"rings": 4, "race": True},
        [(0, HideCode("RGBY")), (1, HideCode("WKOP")), *[(0, LayRow("RRRR"))] * 12],
        0,
    ),
]


@pytest.mark.parametrize(("why", "box", "options", "actions", "seat"), NO_HINT)
def test_who_has_no_row_to_lay_is_told_why_there_is_no_hint(
    why: str, box: str, options: dict[str, Any], actions: list[tuple[int, Action]], seat: int
) -> None:
    with pytest.raises(Refusal) as refused:
        hint(seen(box, options, actions, seat), HintStep.CODES_LEFT)
    assert (refused.value.fault, refused.value.values) == ("no_hint", {"why": why})


def test_the_last_row_may_still_have_a_hint() -> None:
    assert hint(view_after(["RRRR"] * 9), HintStep.CODES_LEFT).codes > 0


def test_a_board_that_is_too_large_has_no_hint() -> None:
    view = view_after([], "RGBYOPWK", "custom", {"pegs": 8, "colours": 12})
    with pytest.raises(Refusal, match="too_large") as refused:
        hint(view, HintStep.CODES_LEFT)
    assert refused.value.rule == "X1"


def test_a_row_comes_with_what_its_keys_would_tell() -> None:
    view = view_after(["RRGG", "WWKK"])
    codes = position_of(view).codes()
    for step in (HintStep.GOOD_ROW, HintStep.BEST_ROW):
        found = hint(view, step)
        assert isinstance(found, BoardHint)
        assert found.row is not None
        answers = [mark(found.row, code) for code in codes]
        assert found.keys == len(set(answers))
        assert found.codes_after == round(sum(map(answers.count, answers)) / len(codes), 4)


def test_the_rows_to_go_are_those_of_a_whole_search() -> None:
    view = view_after(["RRG"], "RGB", "custom", {"pegs": 3, "colours": 4})
    position = position_of(view)
    found = hint(view, HintStep.BEST_ROW)
    assert isinstance(found, BoardHint)
    fewest = min(least_after(position, row) for row in position.board)
    assert found.rows_to_go == round(fewest / len(position) - 1, 4)


def test_a_good_row_splits_the_codes_into_the_most_parts() -> None:
    view = view_after(["RRGG", "WWKK"])
    codes = position_of(view).codes()
    parts = [len({mark(row, code) for code in codes}) for row in codes]
    assert hint(view, HintStep.GOOD_ROW).row == codes[parts.index(max(parts))]


def test_the_only_code_left_is_a_good_row() -> None:
    view = view_after(["RRYY", "RYRY", "RYYR"], "YRRY")
    assert (hint(view, HintStep.GOOD_ROW).codes, hint(view, HintStep.GOOD_ROW).row) == (1, "YRRY")


def test_the_best_row_of_a_large_board_is_that_of_the_shipped_strategy() -> None:
    tree = tree_for(edition("super"), 1, "average")
    node = tree.follow(0, mark(tree.row(0), "KPGOK"))
    assert node is not None
    assert hint(view_after([tree.row(0)], "KPGOK", "super"), HintStep.BEST_ROW).row == tree.row(node)


ORDER = ["in hole", "count", "out", "at least", "not in hole", "at most"]
"""What is certain comes before what is out."""


def kind(fact: Fact) -> str:
    match fact:
        case HoleFact(holds=holds):
            return "in hole" if holds else "not in hole"
        case ColourFact(least=least, most=most) if least == most:
            return "count" if most else "out"
        case ColourFact(least=least):
            return "at least" if least else "at most"


def test_a_deduction_is_the_most_certain_of_the_last_row_with_the_shortest_proof() -> None:
    told, small = set(), {"pegs": 3, "colours": 4}
    shape = view_after([], "RGB", "custom", small).row_shape
    for seed in range(150):
        rng = random.Random(seed)
        code, *rows = (random_row(rng, shape) for _ in range(rng.randint(2, 4)))
        if code in rows:
            continue
        view = view_after(rows, code, "custom", small)
        given = hint(view, HintStep.DEDUCTION).fact
        found = facts(position_of(view))
        if given is None:
            assert found == []
            continue
        first = next(each for each in ORDER if each in map(kind, found))
        alike = [fact for fact in found if kind(fact) == first]
        of_last_row = [fact for fact in alike if len(rows) in fact.rows] or alike
        assert kind(given) == first
        assert given in of_last_row
        assert len(given.rows) == min(len(fact.rows) for fact in of_last_row)
        told.add(first)
    assert told == set(ORDER)
