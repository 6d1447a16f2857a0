"""Hints in a group match: true by every way in which the tokens may lie, and blind to the tokens of others."""

import random
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review.fact_values import ColourFact, Fact, HoleFact
from keypeg.review.group_facts import group_facts
from keypeg.review.hint_values import CallAdvice, GroupHint, HintStep
from keypeg.review.hints import hint, hints
from keypeg.rules import referee
from keypeg.rules.actions import AskRow, CallMastermind, GiveAnswer
from keypeg.rules.attempts import AskedRow
from keypeg.rules.boxes import edition
from keypeg.rules.refusals import Refusal
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import believe
from keypeg.thinking.group_calls import chance_of_rivals
from tests.generators import play_match
from tests.review.group_tokens import CODE, COLOURS, DEAL, PLACES, asked_in_turn, codes, information
from tests.rules.twins import twin

ROWS = ["Y.BR.", "YRB..", ".RB.K", "WW.W."]
VAGUE = ["WY.K.", ".GG.Y", "Y.R.R", "G.YG.", "B.B.G", "KYK.."]
"""Questions after which every seat has several codes left."""


def view_after(known: Sequence[AskedRow], seat: int, wrong: Sequence[tuple[int, str]] = ()) -> GroupView:
    """What a seat sees after some questions, answered by hand, and after some wrong calls."""
    state = referee.start(edition("group", {"marking": "by_hand", "calls": "anytime"}), 3)
    state, _ = referee.play(state, None, DEAL)
    for row in known:
        state, _ = referee.play(state, row.seat, AskRow(row.row))
        for board, given_answer in enumerate(row.answers):
            if given_answer is not None:
                state, _ = referee.play(state, board, GiveAnswer(given_answer))
    for caller, called in wrong:
        state, _ = referee.play(state, caller, CallMastermind(called))
    view = referee.view(state, seat)
    assert isinstance(view, GroupView)
    return view


def holds(fact: Fact, code: str) -> bool:
    match fact:
        case ColourFact(colour=colour, least=least, most=most):
            return least <= code.count(colour) <= most
        case HoleFact(hole=hole, colour=colour, holds=is_there):
            return (code[hole - 1] == colour) is is_there


def every_fact(seat: int, known: Sequence[AskedRow], wrong: Sequence[str]) -> Iterator[Fact]:
    """What the rows prove to a seat and what it did not know before, found by looking at each code."""
    before, after = codes(seat, [], wrong), codes(seat, known, wrong)
    for colour in f".{COLOURS}":
        counts_before, counts = ({code.count(colour) for code in some} for some in (before, after))
        if (min(counts_before), max(counts_before)) != (min(counts), max(counts)):
            yield ColourFact(colour, min(counts), max(counts), ())
        for hole in PLACES:
            there_before, there = ({code[hole - 1] == colour for code in some} for some in (before, after))
            if len(there) == 1 < len(there_before):
                yield HoleFact(hole, colour, there.pop(), ())


def without_rows(fact: Fact) -> Fact:
    match fact:
        case ColourFact(colour=colour, least=least, most=most):
            return ColourFact(colour, least, most, ())
        case HoleFact(hole=hole, colour=colour, holds=is_there):
            return HoleFact(hole, colour, is_there, ())


@pytest.mark.parametrize("wrong", [[], ["YGB..", "YKB.."]], ids=["no call", "two wrong calls"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_fact_follows_from_its_rows_and_from_no_fewer(seat: int, wrong: list[str]) -> None:
    known = asked_in_turn(ROWS[:2] if wrong else ROWS)
    callers = [(2, wrong[0]), (0, wrong[1])] if wrong else []
    found = group_facts(view_after(known, seat, callers))
    assert found
    assert sorted(map(repr, map(without_rows, found))) == sorted(map(repr, every_fact(seat, known, wrong)))
    for fact in found:
        named = [known[number - 1] for number in fact.rows]
        assert all(holds(fact, code) for code in codes(seat, named, wrong))
        for dropped in named:
            rest = [each for each in named if each is not dropped]
            assert not all(holds(fact, code) for code in codes(seat, rest, wrong)), fact


def test_in_a_long_round_the_last_rows_prove_and_keep_their_numbers() -> None:
    known = asked_in_turn([*["WW.W."] * 15, "YRB..", "YRB..", "YRB.."])
    found = group_facts(view_after(known, 0))
    assert HoleFact(1, "Y", holds=True, rows=(16,)) in found
    assert {number for fact in found for number in fact.rows} <= set(range(5, 19))
    for fact in found:
        assert all(holds(fact, code) for code in codes(0, [known[number - 1] for number in fact.rows]))


def test_answers_that_contradict_each_other_prove_nothing() -> None:
    known = asked_in_turn(["WW.W.", "WW.W.", "WW.W.", "WW.W."])
    known[3] = known[3]._replace(answers=(None, "black", "none"))
    view = view_after(known, 0)
    assert group_facts(view) == []
    with pytest.raises(Refusal) as refused:
        hint(view, HintStep.CODES_LEFT)
    assert (refused.value.fault, refused.value.values) == ("no_hint", {"why": "contradiction"})


def test_each_step_says_a_little_more() -> None:
    known = asked_in_turn(VAGUE)
    view = view_after(known, 0)
    first, second, third, fourth = hints(view, HintStep.BEST_ROW)
    weights = codes(0, known)
    assert first == GroupHint(HintStep.CODES_LEFT, len(weights))
    assert isinstance(second, GroupHint)
    assert second.fact in group_facts(view)
    assert second == GroupHint(HintStep.DEDUCTION, len(weights), fact=second.fact)
    assert isinstance(third, GroupHint)
    assert third.row is not None
    assert third.bits == round(information(0, known, [], third.row), 4)
    assert third == GroupHint(HintStep.GOOD_ROW, len(weights), row=third.row, bits=third.bits)
    rivals = chance_of_rivals(believe(view, view.asked), view.asked, (), [1, 2])
    likeliest = max(weights.values())
    assert isinstance(fourth, GroupHint)
    assert fourth.call is not None
    assert weights[fourth.call.row] == likeliest
    assert fourth == GroupHint(
        HintStep.BEST_ROW,
        len(weights),
        call=CallAdvice(fourth.call.row, round(likeliest / weights.total(), 4), round(rivals, 4), fourth.call.call),
    )
    assert 0 < fourth.call.chance < 1
    assert 0 < fourth.call.rivals < 1


def test_a_question_comes_with_the_bits_that_its_answers_are_expected_to_tell() -> None:
    known = asked_in_turn(VAGUE[:1])
    found = hint(view_after(known, 0), HintStep.GOOD_ROW)
    assert isinstance(found, GroupHint)
    assert found.row is not None
    assert found.bits == round(information(0, known, [], found.row), 4)
    assert not found.bits.is_integer()


def test_whoever_is_certain_is_told_to_call() -> None:
    known = asked_in_turn(["Y.BR.", "YRB..", "YRB..", "YRB..", "YRB..", "Y.BR."])
    seat = 2
    assert len(codes(seat, known)) == 1
    others = [(0, "WW.W."), (1, "WW.W.")]
    for wrong in ([], others):  # even if nobody else is left to call
        view = view_after(known, seat, wrong)
        advised = hint(view, HintStep.BEST_ROW)
        assert isinstance(advised, GroupHint)
        assert advised.call is not None
        assert (advised.call.row, advised.call.chance, advised.call.call) == (CODE, 1, True)
        assert hint(view, HintStep.GOOD_ROW) == GroupHint(HintStep.GOOD_ROW, 1)


def test_whoever_is_likely_to_be_overtaken_is_told_to_call() -> None:
    """Asking would make the rivals certain as well."""
    known = asked_in_turn(["R.W.R", "YW.B.", "KR.Y.", "KKW..", "WKG..", "WY..G"])
    for rows, call in ((known, True), (known[:3], False)):
        advised = hint(view_after(rows, 0), HintStep.BEST_ROW)
        assert isinstance(advised, GroupHint)
        assert advised.call is not None
        assert advised.call.chance < 0.6
        assert advised.call.call is call


def test_before_the_deal_and_after_a_wrong_call_there_is_no_hint() -> None:
    before = referee.view(referee.start(edition("group"), 3), 0)
    for view in (before, view_after([], 0, [(0, "BB.B.")])):
        with pytest.raises(Refusal) as refused:
            hint(view, HintStep.CODES_LEFT)
        assert (refused.value.fault, refused.value.values) == ("no_hint", {"why": "no_row"})


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
