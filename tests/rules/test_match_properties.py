"""What holds in every match of every edition, whatever the players do."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from keypeg.records.entries import Entry
from keypeg.records.record import Record, read, write
from keypeg.records.replay import replay, summary
from keypeg.rules import BOXES, Refusal, referee
from keypeg.rules.actions import Action, HideCode, LayRow
from keypeg.rules.boxes import edition
from keypeg.rules.match import leaders
from keypeg.rules.offers import MayChallenge, MayResign, MayTakeHint, is_awaited
from tests.generators import NAMES, Played, actors, any_action, matches, play_match, random_edition, take

ASIDE = (MayChallenge, MayResign, MayTakeHint)
"""Offers that are taken seldom, so that matches go on."""
randomness = st.randoms(use_true_random=False)


class AnyMatch(RuleBasedStateMachine):
    """People at a table: they take offers, and try things they may not do."""

    @initialize(rng=randomness, box=st.sampled_from(sorted(BOXES)))
    def sit_down(self, rng: random.Random, box: str) -> None:
        agreed = random_edition(rng, box)
        seats = rng.choice(agreed.players)
        self.state = referee.start(agreed, seats)
        self.record = Record(agreed, NAMES[:seats], [])

    @rule(rng=randomness)
    def take_an_offer(self, rng: random.Random) -> None:
        """Every offer can be taken."""
        choices = [(seat, offer) for seat in actors(self.state) for offer in referee.offers(self.state, seat)]
        frequent = [choice for choice in choices if not isinstance(choice[1], ASIDE)]
        if choices:
            seat, offer = rng.choice(frequent if rng.random() < 0.9 else choices)
            self._do(seat, take(offer, self.state, seat, rng))

    @rule(rng=randomness)
    def try_something(self, rng: random.Random) -> None:
        """What is done without an offer is refused, and a refusal changes nothing."""
        seat = rng.choice([None, *range(-1, self.state.seats + 1)])
        action = any_action(rng, self.state)
        before = msgspec.json.encode(self.state)
        try:
            referee.decide(self.state, seat, action)
        except Refusal:
            assert msgspec.json.encode(self.state) == before
            return
        assert seat in list(actors(self.state))
        kinds = {msgspec.to_builtins(offer)["may"] for offer in referee.offers(self.state, seat)}
        assert msgspec.to_builtins(action)["do"] in kinds
        self._do(seat, action)

    def _do(self, seat: int | None, action: Action) -> None:
        self.state, _ = referee.play(self.state, seat, action)
        self.record.entries.append(Entry(seat, action))

    @invariant()
    def somebody_can_go_on_until_it_is_over(self) -> None:
        state = self.state
        awaited = [seat for seat in actors(state) if is_awaited(referee.offers(state, seat))]
        assert bool(awaited) != bool(state.winners)
        if state.winners:
            assert not any(referee.offers(state, seat) for seat in actors(state))

    @invariant()
    def scores_are_the_sum_of_the_rounds(self) -> None:
        for seat in range(self.state.seats):
            assert self.state.scores[seat] == sum(attempt.points[seat] for attempt in self.state.past)

    def teardown(self) -> None:
        """Its record, written and read again, replays to the very same state."""
        if hasattr(self, "state"):
            assert replay(read(write(self.record))) == self.state


TestAnyMatch = AnyMatch.TestCase
TestAnyMatch.settings = settings(max_examples=150, stateful_step_count=60, deadline=None)


@pytest.mark.parametrize("box", BOXES)
def test_matches_come_to_an_end(box: str) -> None:
    """Random play ends in every box: with winners, and every agreed round decided."""
    rng = random.Random(box)
    finished = 0
    for _ in range(30):
        played = play_match(rng, random_edition(rng, box), most=1500)
        if state_is_over(played):
            finished += 1
    assert finished >= 25


def state_is_over(played: Played) -> bool:
    state = played.state
    if not state.winners:
        return False
    assert summary(state).finished
    assert set(state.winners) <= set(range(state.seats))
    assert state.winners == leaders(state.scores)
    decided = [attempt.number for attempt in state.past if not attempt.again]
    assert decided == sorted(set(decided))
    assert all(attempt.points == (0,) * state.seats or not attempt.again or attempt.mistakes for attempt in state.past)
    return True


@given(randomness)
@settings(max_examples=60, deadline=None)
def test_a_refused_edition_is_never_half_made(rng: random.Random) -> None:
    agreed = random_edition(rng)
    for seats in agreed.players:
        state = referee.start(agreed, seats)
        assert state.scores == (0,) * seats
        for seat in (None, *range(seats)):
            assert referee.view(state, seat).seat == seat


@given(matches(most=80))
@settings(deadline=None)
def test_offers_are_said_to_stay_only_where_they_do(played: Played) -> None:
    for before, events, after in zip(played.states, played.events, played.states[1:], strict=False):
        if referee.keeps_offers(after, events):
            for seat in range(after.seats):
                assert referee.offers(after, seat) == referee.offers(before, seat)


def test_offers_stay_when_the_referee_marks_a_row() -> None:
    state = referee.start(edition("classic"), 2)
    state, events = referee.play(state, 0, HideCode("RRGG"))
    assert not referee.keeps_offers(state, events)
    state, events = referee.play(state, 1, LayRow("RRBB"))
    assert referee.keeps_offers(state, events)
    state, events = referee.play(state, 1, LayRow("RRGG"))
    assert not referee.keeps_offers(state, events)
