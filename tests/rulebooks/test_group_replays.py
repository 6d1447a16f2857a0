"""The group rulebook: who plays on when a round is void because of a wrong answer (G14)."""

import pytest

from keypeg.rules import Fault
from keypeg.rules.actions import Action, AskRow, CallMastermind, Challenge, GiveAnswer, Resign
from keypeg.rules.events import AnswersGiven, RowAsked
from keypeg.rules.keys import Answer
from tests.rulebooks.scripts import Group, refused

DRAW, CODE, WRONG = "B3 R2 Y1", "YRB..", "RYB.."
"""What three players draw, the code that it makes, and another row."""
DENIED: Answer = "none"
"""A wrong answer to CODE from any board."""


def begun(opener: int = 0, seats: int = 3, **options: object) -> Group:
    group = Group(seats, marking="by_hand", **options)
    group.deal(DRAW if seats == 3 else "B3 R2", opener)
    return group


def voided(group: Group, *liars: int, code: str = CODE) -> None:
    """An attempt in which these seats, and no others, answer a row wrongly; then somebody who may challenges."""
    asked = 0
    while asked < 2:  # two rows, so that everybody answers at least once
        asker = group.view(None).turn
        assert asker is not None
        group.ask(asker, code)
        asked += 1
        for seat in range(group.state.seats):
            if "answer" in group.may(seat):
                group.answer(seat, DENIED if seat in liars else "black")
    challenger = next(seat for seat in range(group.state.seats) if "challenge" in group.may(seat))
    group.challenge(challenger)
    assert {mistake.marker for mistake in group.revealed.mistakes} == set(liars)


@pytest.mark.rule("G14")
def test_whoever_answered_wrongly_neither_asks_nor_calls_in_the_replay() -> None:
    group = begun(calls="anytime")
    voided(group, 1)
    assert group.view(None).barred == (False, True, False)
    group.deal(DRAW)
    assert (group.view(None).out, group.may(1)) == ((False, True, False), {"hint"})
    forbidden: list[Action] = [AskRow(CODE), CallMastermind(CODE), Resign(), GiveAnswer("black"), Challenge()]
    for action in forbidden:
        with refused(Fault.OUT_OF_ROUND, "G14"):
            group.do(1, action)
    turns = []
    for _ in range(4):
        turn = group.view(None).turn
        assert turn is not None
        turns.append(turn)
        group.ask(turn, CODE)
        group.answer(2 - turn, "black")
    assert turns == [0, 2, 0, 2]


@pytest.mark.rule("G14", "G6")
def test_the_referee_answers_for_it_and_everybody_sees_that() -> None:
    group = begun()
    voided(group, 1)
    group.deal("W5 K4 G1")
    group.ask(0, "K..GW")
    assert group.happened == [RowAsked(0, "K..GW"), AnswersGiven(((1, "white"),))]
    assert [group.view(seat).owing for seat in (0, 1, 2, None)] == [(2,)] * 4
    group.answer(2, "white")
    assert group.answers == (None, "white", "white")


@pytest.mark.rule("G14")
def test_a_replay_is_for_its_own_round_only() -> None:
    group = begun()
    voided(group, 1)
    group.deal(DRAW)
    group.call(0, CODE)
    assert (group.scores, group.under_way) == ((1, 0, 0), (2, 1))
    group.deal(DRAW)
    assert (group.view(None).turn, group.view(None).out) == (1, (False, False, False))
    group.ask(1, CODE)
    group.answer(0, "black")
    group.answer(2, "black")
    group.ask(2, CODE)
    assert "answer" in group.may(1)


@pytest.mark.rule("G14")
def test_whoever_called_wrongly_or_resigned_is_back_in_the_replay() -> None:
    group = begun()
    group.ask(0, CODE)
    group.answer(1, DENIED)
    group.answer(2, "black")
    group.call(1, WRONG)
    group.resign(2)
    group.challenge(0)
    group.deal(DRAW)
    assert group.view(None).out == (False, True, False)


@pytest.mark.rule("G14", "G12")
@pytest.mark.parametrize(
    ("opener", "liars", "opens", "next_round"),
    [
        pytest.param(0, (1,), 0, 1, id="the opener stays"),
        pytest.param(0, (0,), 1, 2, id="the opener is out"),
        pytest.param(2, (2,), 0, 1, id="to the left of the last seat is the first"),
        pytest.param(0, (0, 1), 2, 0, id="the opener and its neighbour are out"),
    ],
)
def test_the_next_player_to_the_left_opens_for_an_opener_who_is_out(
    opener: int, liars: tuple[int, ...], opens: int, next_round: int
) -> None:
    group = begun(opener)
    voided(group, *liars)
    assert group.view(None).opener == opens
    group.deal(DRAW)
    assert group.view(None).turn == opens
    group.call(opens, CODE)
    group.deal(DRAW)
    assert group.view(None).turn == next_round


@pytest.mark.rule("G14")
def test_players_are_barred_replay_by_replay_until_nobody_is_left() -> None:
    group = begun(rounds=2)
    for number, liar in enumerate((1, 0, 2), 1):
        assert group.under_way == (1, number)
        if number > 1:
            group.deal(DRAW)
        if number < 3:
            voided(group, liar)
    assert group.view(None).barred == (True, True, False)
    group.ask(2, CODE)  # nobody is left who could lie
    assert group.answers == ("black", "black", None)
    group.call(2, WRONG)
    assert [result[0] for result in group.results] == ["wrong_key", "wrong_key", "all_out"]
    assert group.under_way == (2, 1)


@pytest.mark.rule("G14", "G11")
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_round_in_which_everybody_answered_wrongly_counts_as_played(rounds: int) -> None:
    group = begun(rounds=rounds)
    voided(group, 0, 1, 2)
    assert group.results == [("wrong_key", (0, 0, 0), (1, 1, 0))]
    assert not group.revealed.again
    if rounds == 1:
        assert group.winners == (0, 1, 2)
    else:
        assert (group.under_way, group.view(None).barred) == ((2, 1), (False, False, False))
        group.deal(DRAW)
        assert group.view(None).turn == 1


@pytest.mark.rule("G14")
def test_everybody_is_counted_over_all_attempts_at_the_round() -> None:
    group = begun(seats=2)
    voided(group, 1, code=".RB..")
    group.deal("B3 R2")
    for _ in range(3):  # seat 0 alone is in, and the referee answers it
        group.ask(0, ".RB..")
        assert (group.answers, group.view(None).owing) == ((None, "black"), ())
    group.call(0, ".RB..")
    assert (group.scores, group.under_way) == ((1, 0), (2, 1))


@pytest.mark.rule("G14", "M2")
def test_a_wrong_answer_in_a_replay_voids_it_again() -> None:
    group = begun()
    voided(group, 1)
    group.deal(DRAW)
    voided(group, 2)
    assert [result[0] for result in group.results] == ["wrong_key"] * 2
    assert (group.under_way, group.view(None).barred) == ((1, 3), (False, True, True))
