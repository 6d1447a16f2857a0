"""A match to look at again: every frame as it was seen then, and nothing that its reader may not see."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.records.record import read
from keypeg.records.replay_page import ReplayStart, replay_page
from keypeg.rules import referee
from keypeg.rules.events import CodeHidden
from tests.generators import Played, matches
from tests.records.examples import CLASSIC, document
from tests.rules.twins import twin


@given(matches(most=60))
@settings(max_examples=100, deadline=None)
def test_a_frame_an_action_as_it_was_seen_then(played: Played) -> None:
    for seat in (None, *range(played.state.seats)):
        found = replay_page(played.record, seat, whole=True).frames
        assert [frame.number for frame in found] == list(range(len(played.states)))
        assert [frame.events for frame in found] == [[], *played.events]
        past = 0
        for frame, state in zip(found, played.states, strict=True):
            whole = referee.view(state, seat)
            assert msgspec.structs.replace(whole, earlier=past, past=whole.past[past:]) == frame.view
            past = len(whole.past)


@given(matches(most=40), st.randoms(use_true_random=False))
@settings(max_examples=150, deadline=None)
def test_frames_do_not_depend_on_what_their_reader_cannot_see(played: Played, rng: random.Random) -> None:
    for seat in (None, *range(played.state.seats)):
        if other := twin(played, seat, rng):
            assert replay_page(played.record, seat, whole=False) == replay_page(other.record, seat, whole=False)


@given(matches(most=40), st.integers(1, 12))
@settings(max_examples=50, deadline=None)
def test_a_long_match_comes_in_parts(played: Played, most: int) -> None:
    whole = replay_page(played.record, None, whole=True)
    assert whole.next is None
    parts, first = [], 0
    while True:
        part = replay_page(played.record, None, whole=True, first=first, most=most)
        parts += part.frames
        if part.next is None:
            break
        assert len(part.frames) == most
        first = part.next
    assert parts == whole.frames


@given(matches(most=40), st.data())
@settings(max_examples=50, deadline=None)
def test_a_part_may_start_from_any_state_before_it(played: Played, data: st.DataObject) -> None:
    first = data.draw(st.integers(1, len(played.states)))
    actions = data.draw(st.integers(0, first - 1))
    state = played.states[actions]
    state = msgspec.structs.replace(state, past=state.past.latest(2))
    rest = msgspec.structs.replace(played.record, entries=played.record.entries[actions:])
    for seat in (None, *range(played.state.seats)):
        part = replay_page(rest, seat, whole=False, first=first, most=7, start=ReplayStart(actions, state))
        assert part == replay_page(played.record, seat, whole=False, first=first, most=7)


def test_the_code_is_told_once_nothing_is_secret() -> None:
    record = read(document(CLASSIC))
    told, covered = (replay_page(record, None, whole=whole).frames[1].events[0] for whole in (True, False))
    assert (told, covered) == (CodeHidden(0, "RGBY"), CodeHidden(0, None))
    assert replay_page(record, None, whole=True, first=99).frames == []


def test_a_player_is_told_their_own_code() -> None:
    record = read(document(CLASSIC, actions=CLASSIC["actions"][:1]))
    told = [replay_page(record, seat, whole=False).frames[1].events for seat in (0, 1)]
    assert told == [[CodeHidden(0, "RGBY")], [CodeHidden(0, None)]]
