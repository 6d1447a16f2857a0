"""Hints: each step says a little more, all of it true, and nothing that the seat cannot see."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review.fact_values import ColourFact
from keypeg.review.facts import facts
from keypeg.review.hint_values import BoardHint, HintStep
from keypeg.review.hints import hint
from keypeg.review.row_reviews import review_row
from keypeg.rules import referee
from keypeg.rules.actions import HideCode, LayRow, MarkRow
from keypeg.rules.boxes import edition
from keypeg.rules.refusals import Refusal
from keypeg.rules.views import CodebreakingView, DuelView
from keypeg.thinking.breaker_views import board_of, breaker_view
from keypeg.thinking.positions import Position
from tests.generators import play_match, random_row
from tests.rules.twins import twin


def view_after(rows: list[str], code: str = "RGBY") -> CodebreakingView:
    """What the codebreaker of a classic match sees after laying some rows."""
    state = referee.start(edition("classic"), 2)
    state, _ = referee.play(state, 0, HideCode(code))
    for row in rows:
        state, _ = referee.play(state, 1, LayRow(row))
    view = referee.view(state, 1)
    assert isinstance(view, CodebreakingView)
    return view


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
    position = Position(board_of(breaker_view(view).shapes), breaker_view(view).rows)
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


def test_contradictory_keys_get_no_hint() -> None:
    state = referee.start(edition("classic", {"marking": "by_hand"}), 2)
    for seat, action in ((0, HideCode("RGBY")), (1, LayRow("RRRR")), (0, MarkRow(3, 0)), (1, LayRow("GGGG"))):
        state, _ = referee.play(state, seat, action)
    state, _ = referee.play(state, 0, MarkRow(3, 0))
    view = referee.view(state, 1)
    assert isinstance(view, CodebreakingView)
    with pytest.raises(Refusal, match="no_hint"):
        hint(view, HintStep.CODES_LEFT)
