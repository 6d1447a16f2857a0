"""Views reveal nothing: what a seat is told does not depend on what it cannot see."""

import random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.rules import edition, referee
from keypeg.rules.actions import Action
from keypeg.rules.events import Event, holds_secret, redacted
from keypeg.rules.group import Group
from keypeg.rules.refusals import Refusal
from keypeg.rules.secrecy import Until
from keypeg.rules.views import DuelView, GroupView
from tests.generators import Played, any_action, every_variant, matches, play_match, random_edition
from tests.rules.twins import prefixes, twin

SECRETS_FOUND = 25


def told(played: Played, seat: int | None) -> list[list[Event]]:
    """Everything a seat has been told, version by version."""
    return [[redacted(event, seat) for event in events] for events in played.events]


def assert_indistinguishable(one: Played, other: Played, seat: int | None, rng: random.Random) -> None:
    assert told(one, seat) == told(other, seat)
    assert referee.view(one.state, seat) == referee.view(other.state, seat)
    assert referee.offers(one.state, seat) == referee.offers(other.state, seat)
    for _ in range(4):
        action = any_action(rng, one.state)
        assert refusal(one, seat, action) == refusal(other, seat, action)


def refusal(played: Played, seat: int | None, action: Action) -> Refusal | None:
    try:
        referee.decide(played.state, seat, action)
    except Refusal as no:
        return no
    return None


@given(matches(most=40), st.randoms(use_true_random=False))
@settings(max_examples=300, deadline=None)
def test_states_that_differ_in_what_a_seat_cannot_see_look_alike_to_it(played: Played, rng: random.Random) -> None:
    for seat in (None, *range(played.state.seats)):
        if other := twin(played, seat, rng):
            assert_indistinguishable(played, other, seat, rng)


@pytest.mark.parametrize("marking", ["referee", "by_hand"])
@pytest.mark.parametrize(("box", "variant", "seats"), list(every_variant()))
def test_at_every_step_of_matches_in_every_variant(box: str, variant: dict[str, Any], seats: int, marking: str) -> None:
    rng = random.Random(f"{box} {variant} {seats} {marking}")
    agreed = edition(box, {**variant, "marking": marking})
    found = 0
    while found < SECRETS_FOUND:
        for played in prefixes(play_match(rng, agreed, seats, most=30)):
            for seat in (None, *range(seats)):
                if other := twin(played, seat, rng):
                    found += 1
                    assert_indistinguishable(played, other, seat, rng)


@pytest.mark.rule("D3")
def test_a_row_of_a_duel_is_covered_until_both_are_down() -> None:
    rng = random.Random(3)
    covered = 0
    while covered < SECRETS_FOUND:
        for played in prefixes(play_match(rng, random_edition(rng, "duel"), most=30)):
            state = played.state
            view = referee.view(state, None)
            assert isinstance(view, DuelView)
            if any(view.down):
                covered += 1
                assert view.covered is None
                (owner,) = (seat for seat in (0, 1) if view.down[seat])
                other = referee.view(state, 1 - owner)
                assert isinstance(other, DuelView)
                assert other.covered is None
                assert other.down == view.down
                assert len(other.boards[owner]) == len(other.boards[1 - owner])


@pytest.mark.parametrize(("options", "seats"), [({}, 2), ({}, 4), ({"second_board": 1}, 2), ({"calls": "anytime"}, 3)])
def test_a_replay_after_a_wrong_answer_tells_nobody_more_than_that_the_referee_answers(
    options: dict[str, Any], seats: int
) -> None:
    rng = random.Random(f"replays {options} {seats}")
    agreed = edition("group", {**options, "marking": "by_hand"})
    answered = 0
    while answered < SECRETS_FOUND:
        for played in prefixes(play_match(rng, agreed, seats, most=60)):
            state = played.state
            assert isinstance(state, Group)
            if not any(state.barred):
                continue
            seen = [referee.view(state, seat) for seat in (None, *range(seats))]
            assert all(isinstance(view, GroupView) and view.barred == state.barred for view in seen)
            by_referee = any(
                given
                for asked in state.rows
                for given, owner in zip(asked.answers, state.owners, strict=True)
                if state.barred[owner]
            )
            for seat in (None, *range(seats)):
                if other := twin(played, seat, rng):
                    answered += by_referee
                    assert_indistinguishable(played, other, seat, rng)


def test_a_seat_sees_its_own_secrets() -> None:
    """The other side of the coin: twins of a seat's own secrets do look different to it."""
    rng = random.Random(5)
    differ = 0
    for _ in range(200):
        played = play_match(rng, random_edition(rng, "classic"), most=3)
        if len(played.events) < 2 or (other := twin(played, None, rng)) is None:
            continue
        maker = played.record.entries[0].seat
        differ += referee.view(played.state, maker) != referee.view(other.state, maker)
    assert differ


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_declares_what_it_hides(kind: type[Event]) -> None:
    secret = kind.secret
    if secret is not None:
        assert secret.field in kind.__struct_fields__
        assert any(secret.until in other.reveals for other in get_args(Event))
        assert "seat" in kind.__struct_fields__ or secret.one_each


@given(matches(most=60))
@settings(max_examples=150, deadline=None)
def test_an_action_declares_what_its_event_hides(played: Played) -> None:
    for entry, events in zip(played.record.entries, played.events, strict=True):
        for event in filter(holds_secret, events):
            hidden, secret = event.secret, entry.action.secret
            assert hidden is not None
            assert secret is not None
            assert (secret.until, secret.one_each) == (hidden.until, hidden.one_each)


@given(matches(most=60))
@settings(max_examples=150, deadline=None)
def test_a_view_shows_the_secrets_that_the_events_told(played: Played) -> None:
    for seat in (None, *range(played.state.seats)):
        known: dict[Until, Any] = {}
        for events, state in zip(played.events, played.states[1:], strict=True):
            for event in events:
                for until in event.reveals:
                    known.pop(until, None)
                if secret := event.secret:
                    shown = getattr(redacted(event, seat), secret.field)
                    if secret.one_each:
                        shown = None if seat is None else shown[seat]
                    if shown is not None:
                        known[secret.until] = shown
            view = referee.view(state, seat)
            if isinstance(view, GroupView):
                assert view.hand == known.get(Until.ATTEMPT_ENDED, ())
            else:
                assert view.code == known.get(Until.ATTEMPT_ENDED)
            if isinstance(view, DuelView):
                assert view.covered == known.get(Until.ROWS_OPENED)
