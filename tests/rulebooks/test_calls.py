"""The group rulebook: MASTERMIND, leaving a round, and wrong answers (G7 to G11, G14)."""

import pytest

from keypeg.rules import Fault, redacted
from keypeg.rules.events import Challenged, MastermindCalled
from tests.rulebooks.scripts import Group, refused

CODE, WRONG = "YRB..", "RYB.."
"""What three players call after the draw below."""


def dealt(**options: object) -> Group:
    group = Group(3, **options)
    group.deal("B3 R2 Y1", opener=0)
    return group


@pytest.mark.rule("G7")
def test_a_right_call_wins_the_round() -> None:
    group = dealt()
    group.ask(0, WRONG)
    group.call(1, CODE)
    assert group.happened[0] == MastermindCalled(1, CODE, right=True)
    assert group.results == [("mastermind", (0, 1, 0), (1, 0, 0))]
    assert group.under_way == (2, 1)


@pytest.mark.rule("G8")
def test_whoever_calls_wrongly_is_out_but_keeps_answering() -> None:
    group = dealt(marking="by_hand")
    group.call(0, WRONG)
    assert group.view(None).out == (True, False, False)
    group.ask(1, CODE)
    assert group.may(0) - {"hint"} == {"answer"}
    group.answer(0, "black")
    group.answer(2, "black")
    assert group.answers == ("black", None, "black")


@pytest.mark.rule("G8")
def test_whoever_is_out_does_nothing_else() -> None:
    group = dealt()
    group.call(0, WRONG)
    with refused(Fault.OUT_OF_ROUND, "G8"):
        group.ask(0, CODE)
    with refused(Fault.OUT_OF_ROUND, "G8"):
        group.call(0, CODE)
    with refused(Fault.OUT_OF_ROUND, "G8"):
        group.resign(0)


@pytest.mark.rule("G8")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_wrong_call_lies_open_and_the_tokens_stay_hidden(seat: int | None) -> None:
    group = dealt()
    hand = group.view(seat).hand
    group.call(0, WRONG)
    assert [redacted(event, seat) for event in group.happened] == [MastermindCalled(0, WRONG, right=False)]
    view = group.view(seat)
    assert (view.wrong_calls, view.hand, view.past) == (((0, WRONG),), hand, ())


@pytest.mark.rule("G8")
def test_who_is_out_of_a_round_is_in_again_in_the_next() -> None:
    group = dealt()
    group.call(0, WRONG)
    group.call(1, CODE)
    group.deal("B3 R2 Y1")
    assert group.view(None).out == (False, False, False)


@pytest.mark.rule("G9")
def test_a_call_off_turn_is_refused() -> None:
    group = dealt()
    for seat in (1, 2):
        with refused(Fault.NOT_YOUR_TURN, "G9"):
            group.call(seat, CODE)
    group.ask(0, WRONG)
    with refused(Fault.NOT_YOUR_TURN, "G9"):
        group.call(0, CODE)


@pytest.mark.rule("G9")
def test_a_call_takes_the_place_of_the_question() -> None:
    group = dealt()
    group.call(0, WRONG)
    assert group.view(None).turn == 1
    group.ask(1, WRONG)
    group.ask(2, WRONG)
    assert group.view(None).turn == 1


@pytest.mark.rule("G10")
@pytest.mark.parametrize("caller", [0, 1, 2])
def test_anybody_may_call_before_the_first_turn(caller: int) -> None:
    group = dealt(calls="anytime")
    group.call(caller, CODE)
    assert group.scores[caller] == 1


@pytest.mark.rule("G10")
def test_whoever_took_the_last_turn_may_not_call_until_another_has_taken_one() -> None:
    group = dealt(calls="anytime")
    group.ask(0, WRONG)
    with refused(Fault.NOT_YOUR_TURN, "G10"):
        group.call(0, CODE)
    assert "mastermind" not in group.may(0)
    group.ask(1, WRONG)
    with refused(Fault.NOT_YOUR_TURN, "G10"):
        group.call(1, CODE)
    group.call(0, CODE)
    assert group.results == [("mastermind", (1, 0, 0), (1, 1, 0))]


@pytest.mark.rule("G10")
def test_a_wrong_call_off_turn_leaves_the_turn_and_is_none() -> None:
    group = dealt(calls="anytime")
    group.ask(0, WRONG)
    group.call(2, WRONG)
    assert (group.view(None).turn, group.view(None).out) == (1, (False, False, True))
    with refused(Fault.NOT_YOUR_TURN, "G10"):
        group.call(0, CODE)
    group.ask(1, WRONG)
    assert group.view(None).turn == 0


@pytest.mark.rule("G10")
def test_a_wrong_call_on_turn_is_a_turn() -> None:
    group = dealt(calls="anytime")
    group.ask(0, WRONG)
    group.call(1, WRONG)
    assert group.view(None).turn == 2
    group.call(0, CODE)
    assert group.scores == (1, 0, 0)


@pytest.mark.rule("G10")
def test_others_may_call_while_boards_still_owe_an_answer() -> None:
    group = dealt(calls="anytime", marking="by_hand")
    group.ask(0, WRONG)
    with refused(Fault.NOT_YOUR_TURN, "G10"):
        group.call(0, CODE)
    group.call(1, WRONG)
    group.answer(1, "white")
    group.answer(2, "white")
    assert group.view(None).turn == 2


@pytest.mark.rule("G10", "G7")
def test_the_call_that_arrives_first_counts() -> None:
    group = dealt(calls="anytime")
    group.call(2, CODE)
    with refused(Fault.NOT_DEALT, "G2"):
        group.call(1, CODE)
    assert group.scores == (0, 0, 1)


@pytest.mark.rule("G10", "G3")
@pytest.mark.parametrize(
    ("row", "fault"), [("YRBG.", Fault.WRONG_PEG_COUNT), ("YR...", Fault.WRONG_PEG_COUNT), ("YRB", Fault.WRONG_LENGTH)]
)
def test_a_call_has_the_shape_of_a_code_whatever_rows_may_be(row: str, fault: Fault) -> None:
    group = dealt(calls="anytime", rows="any")
    with refused(fault, "G3"):
        group.call(1, row)
    assert group.view(None).out == (False, False, False)


@pytest.mark.rule("G11")
@pytest.mark.parametrize(("call", "result"), [(CODE, ("mastermind", (0, 0, 1))), (WRONG, ("all_out", (0, 0, 0)))])
def test_the_last_player_left_still_has_to_call(call: str, result: tuple[str, tuple[int, ...]]) -> None:
    group = dealt()
    group.call(0, WRONG)
    group.call(1, WRONG)
    assert group.results == []
    group.ask(2, WRONG)
    group.ask(2, WRONG)
    group.call(2, call)
    assert group.results == [(*result, (0, 0, 2))]


@pytest.mark.rule("G11", "G12")
def test_a_round_that_nobody_wins_counts_as_played() -> None:
    group = dealt(rounds=2)
    for seat in range(3):
        group.call(seat, WRONG)
    assert (group.under_way, group.winners) == ((2, 1), ())
    group.deal("B3 R2 Y1")
    assert group.view(None).turn == 1
    for seat in (1, 2, 0):
        group.call(seat, WRONG)
    assert (group.scores, group.winners) == ((0, 0, 0), (0, 1, 2))


@pytest.mark.rule("G8", "G11")
def test_whoever_resigns_is_out_as_after_a_wrong_call() -> None:
    group = dealt()
    group.resign(1)
    assert (group.view(None).turn, group.view(None).out) == (0, (False, True, False))
    group.resign(0)
    assert group.view(None).turn == 2
    group.ask(2, CODE)
    assert group.answers == ("black", "black", None)
    group.resign(2)
    assert group.results == [("all_out", (0, 0, 0), (0, 0, 1))]


def wrongly_answered(**options: object) -> Group:
    """Seat 1 denies its token."""
    group = dealt(marking="by_hand", **options)
    group.ask(0, CODE)
    group.answer(1, "none")
    return group


def assert_void(group: Group) -> None:
    assert group.results == [("wrong_key", (0, 0, 0), (1, 0, 0))]
    assert group.revealed.mistakes == ((1, 0, 0, "none", "black"),)
    assert group.under_way == (1, 2)
    group.deal("B3 R2 Y1")
    assert group.view(None).turn == 0


@pytest.mark.rule("G14", "G12")
def test_a_wrong_answer_voids_the_round_at_a_right_call_and_the_opener_stays() -> None:
    group = wrongly_answered()
    group.answer(2, "black")
    group.call(1, CODE)
    assert_void(group)


@pytest.mark.rule("G14", "G11")
def test_a_wrong_answer_voids_the_round_when_all_are_out() -> None:
    group = wrongly_answered(rounds=1)
    group.answer(2, "black")
    for seat in (1, 2, 0):
        assert not group.results
        group.call(seat, WRONG)
    assert_void(group)


@pytest.mark.rule("G14", "M2")
@pytest.mark.parametrize("challenger", [0, 1, 2])
def test_any_player_still_in_may_challenge_answers(challenger: int) -> None:
    group = wrongly_answered()
    group.challenge(challenger)
    assert group.happened[0] == Challenged(challenger, upheld=True)
    assert_void(group)


@pytest.mark.rule("G14", "M2")
def test_a_challenge_of_right_answers_costs_nothing() -> None:
    group = dealt(marking="by_hand")
    group.ask(0, CODE)
    with refused(Fault.NOTHING_TO_CHALLENGE, "M2"):
        group.challenge(0)
    group.answer(1, "black")
    before = group.state
    group.challenge(2)
    assert group.happened == [Challenged(2, upheld=False)]
    assert group.state == before


@pytest.mark.rule("G14", "G8")
def test_a_player_who_is_out_may_not_challenge() -> None:
    group = wrongly_answered()
    group.answer(2, "black")
    group.call(1, WRONG)
    with refused(Fault.OUT_OF_ROUND, "G8"):
        group.challenge(1)
    group.challenge(2)
    assert_void(group)


@pytest.mark.rule("M1")
def test_the_referee_answers_unless_agreed_otherwise() -> None:
    group = dealt()
    group.ask(0, CODE)
    with refused(Fault.NOT_BY_HAND, "M1"):
        group.answer(1, "black")
    with refused(Fault.NOT_BY_HAND, "M1"):
        group.challenge(0)
