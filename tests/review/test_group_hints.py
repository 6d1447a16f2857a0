"""Hints in a group match: true by every way in which the tokens may lie, and blind to the tokens of others."""

import random
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review.fact_values import ColourFact, Fact, HoleFact
from keypeg.review.group_facts import group_facts
from keypeg.review.hint_values import GroupHint, HintStep
from keypeg.review.hints import hint, hints
from keypeg.rules import referee
from keypeg.rules.actions import AskRow, CallMastermind, Deal, Token
from keypeg.rules.boxes import edition
from keypeg.rules.keys import answer
from keypeg.rules.refusals import Refusal
from keypeg.rules.views import GroupView
from tests.generators import play_match
from tests.rules.twins import twin

COLOURS, PLACES = "WRGYKB", range(1, 6)
DEAL = Deal((Token("B", 3), Token("R", 2), Token("Y", 1)), 0)


def view_after(rows: list[str], seat: int, wrong: list[tuple[int, str]] | None = None) -> GroupView:
    """What a seat sees after some questions in turn, and after some wrong calls."""
    state = referee.start(edition("group"), 3)
    state, _ = referee.play(state, None, DEAL)
    for number, row in enumerate(rows):
        state, _ = referee.play(state, number % 3, AskRow(row))
    for caller, row in wrong or []:
        state, _ = referee.play(state, caller, CallMastermind(row))
    view = referee.view(state, seat)
    assert isinstance(view, GroupView)
    return view


def codes(rows: list[tuple[int, str]], seat: int) -> set[str]:
    """The codes that fit the answers to some rows, each with its number, for a seat, by trying everything."""
    found = set()
    for colours in product(COLOURS, repeat=3):
        for numbers in permutations(PLACES, 3):
            held = list(map(Token, colours, numbers))
            if held[seat] == DEAL.tokens[seat] and all(
                answer(row, *held[board]) == answer(row, *DEAL.tokens[board])
                for number, row in rows
                for board in range(3)
                if board not in (number % 3, seat)
            ):
                found.add("".join(dict(zip(numbers, colours, strict=True)).get(place, ".") for place in PLACES))
    return found


def holds(fact: Fact, code: str) -> bool:
    match fact:
        case ColourFact(colour=colour, least=least, most=most):
            return least <= code.count(colour) <= most
        case HoleFact(hole=hole, colour=colour, holds=is_there):
            return (code[hole - 1] == colour) is is_there


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_fact_follows_from_its_rows_and_from_no_fewer(seat: int) -> None:
    rows = ["Y.BR.", "YRB..", ".RB.K", "WW.W."]
    found = group_facts(view_after(rows, seat))
    assert found
    numbered = list(enumerate(rows))
    for fact in found:
        named = [numbered[number - 1] for number in fact.rows]
        assert all(holds(fact, code) for code in codes(named, seat))
        for dropped in named:
            rest = [each for each in named if each != dropped]
            assert not all(holds(fact, code) for code in codes(rest, seat)), fact


def test_each_step_says_a_little_more() -> None:
    view = view_after(["Y.BR.", "YRB..", ".RB.K"], 0)
    first, second, third, fourth = hints(view, HintStep.BEST_ROW)
    count = len(codes(list(enumerate(["Y.BR.", "YRB..", ".RB.K"])), 0))
    assert first == GroupHint(HintStep.CODES_LEFT, count)
    assert isinstance(second, GroupHint)
    assert second.fact in group_facts(view)
    assert isinstance(third, GroupHint)
    assert third.row is not None or count == 1
    assert isinstance(fourth, GroupHint)
    assert fourth.call is not None
    assert 0 <= fourth.call.rivals <= 1


def test_whoever_is_certain_is_told_to_call() -> None:
    rows = ["Y.BR.", "YRB..", "YRB..", "YRB..", "YRB..", "Y.BR."]
    seat = next(seat for seat in range(3) if len(codes(list(enumerate(rows)), seat)) == 1)
    view = view_after(rows, seat)
    advised = hint(view, HintStep.BEST_ROW)
    assert isinstance(advised, GroupHint)
    assert advised.call is not None
    assert (advised.call.row, advised.call.chance, advised.call.call) == ("YRB..", 1, True)
    assert hint(view, HintStep.GOOD_ROW) == GroupHint(HintStep.GOOD_ROW, 1)


def test_before_the_deal_and_after_a_wrong_call_there_is_no_hint() -> None:
    before = referee.view(referee.start(edition("group"), 3), 0)
    with pytest.raises(Refusal, match="no_hint"):
        hint(before, HintStep.CODES_LEFT)
    with pytest.raises(Refusal, match="no_hint"):
        hint(view_after([], 0, [(0, "BB.B.")]), HintStep.CODES_LEFT)


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 4), st.randoms(use_true_random=False))
def test_a_hint_uses_nothing_that_the_seat_cannot_see(seats: int, rng: random.Random) -> None:
    played = play_match(rng, edition("group"), seats, most=rng.randint(1, 10))
    for seat in range(seats):
        if other := twin(played, seat, rng):
            one, two = (_all_hints(referee.view(each.state, seat)) for each in (played, other))
            assert one == two


def _all_hints(view: referee.View) -> object:
    try:
        return hints(view, HintStep.BEST_ROW)
    except Refusal as refusal:
        return refusal
