"""A new attempt begins like the first: nothing is left of the one before but the score, and whose turn it is."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from msgspec.structs import asdict

from keypeg.rules import group, referee
from keypeg.rules.attempts import BoardAttempt, Mistake
from keypeg.rules.events import AttemptEnded, MatchEnded, RowMarked
from keypeg.rules.keys import Key
from tests.generators import Played, matches
from tests.rulebooks.scripts import CODE, WRONG, Duel, Group, Match, Script

KEPT = {"number", "attempt", "scores", "past", "codemaker", "opener"}


def assert_new(state: referee.State) -> None:
    first = asdict(referee.start(state.edition, state.seats))
    if isinstance(state, group.Group) and state.attempt > 1:  # who answered wrongly is out of the replays (G14)
        first |= {"barred": state.barred, "out": state.barred}
    for name, value in asdict(state).items():
        if name not in KEPT:
            assert value == first[name], name


@given(matches())
@settings(deadline=None)
def test_nothing_is_left_of_the_attempt_before(played: Played) -> None:
    for state, events in zip(played.states[1:], played.events, strict=True):
        kinds = {type(event) for event in events}
        if AttemptEnded in kinds and MatchEnded not in kinds:
            assert_new(state)


def covered_row() -> Script:
    duel = Duel()
    duel.hide_both("RGBYW", "KOPRG")
    duel.guess(0, "WWWWW")
    duel.resign(1)
    return duel


def right_row_without_a_key() -> Script:
    duel = Duel(race=True, marking="by_hand")
    duel.hide_both("RGBYW", "KOPRG")
    duel.guess(0, "KOPRG")
    duel.resign(1)
    return duel


def call_before_the_answers() -> Script:
    group = Group(2, marking="by_hand", calls="anytime")
    group.deal("B3 R2", opener=0)
    group.ask(0, "RB...")
    group.call(1, ".RB..")
    return group


@pytest.mark.parametrize("ended", [covered_row, right_row_without_a_key, call_before_the_answers])
def test_rows_and_answers_that_were_on_their_way_are_gone(ended: Callable[[], Script]) -> None:
    script = ended()
    assert [event for event in script.happened if isinstance(event, AttemptEnded)]
    assert_new(script.state)


@pytest.mark.rule("M2", "M3")
@pytest.mark.parametrize("maker", [0, 1])
def test_a_mistake_names_who_gave_the_key_and_to_whom(maker: int) -> None:
    match = Match("classic", marking="by_hand", first_codemaker=maker)
    match.hide(maker, CODE)
    match.guess(1 - maker, WRONG)
    match.mark(maker, 1, 1)
    assert match.happened == [RowMarked(1 - maker, Key(1, 1))]
    match.challenge(1 - maker)
    assert match.revealed.mistakes == (Mistake(maker, 1 - maker, 0, Key(1, 1), Key(0, 4)),)
    assert match.revealed.by is None


@pytest.mark.rule("D12")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_round_that_is_given_up_names_who_gave_it_up(seat: int) -> None:
    for script in (Duel(), Match("classic")):
        script.resign(seat)
        (attempt,) = script.state.past
        assert isinstance(attempt, BoardAttempt)
        assert (attempt.outcome, attempt.by) == ("resigned", seat)
