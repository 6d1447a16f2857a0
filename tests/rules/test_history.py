"""A history is a sequence like any other, however long it grows."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.rules.history import CHUNK_ITEMS, History


def history_of(items: range) -> History[int]:
    history: History[int] = History()
    for item in items:
        history = history.appended(item)
    return history


def assert_same(history: History[int], items: range) -> None:
    assert len(history) == len(items)
    assert list(history) == list(items)
    assert history.as_tuple() == tuple(items)
    assert bool(history) == bool(items)
    assert all(len(chunk) == CHUNK_ITEMS for chunk in history.chunks)


@given(st.integers(0, 4 * CHUNK_ITEMS))
@settings(deadline=None)
def test_a_history_holds_what_was_appended_in_order(length: int) -> None:
    assert_same(history_of(range(length)), range(length))


@pytest.mark.parametrize("chunks", [1, 2, 3])
@pytest.mark.parametrize("beyond", [-1, 0, 1, 2])
def test_nothing_is_lost_where_a_chunk_ends(chunks: int, beyond: int) -> None:
    length = chunks * CHUNK_ITEMS + beyond
    assert_same(history_of(range(length)), range(length))


@given(st.integers(0, 3 * CHUNK_ITEMS))
@settings(deadline=None)
def test_appending_changes_no_earlier_history(length: int) -> None:
    before = history_of(range(length))
    one, other = before.appended(length), before.appended(-1)
    assert_same(before, range(length))
    assert_same(one, range(length + 1))
    assert other.as_tuple() == (*range(length), -1)
    assert one != other
    assert hash(one) == hash(history_of(range(length + 1)))


@given(st.integers(0, 3 * CHUNK_ITEMS), st.integers(1, 3 * CHUNK_ITEMS), st.integers(0, CHUNK_ITEMS + 2))
@settings(deadline=None)
def test_only_the_latest_items_are_kept_and_the_others_counted(length: int, most: int, later: int) -> None:
    history = history_of(range(length)).latest(most)
    assert history.as_tuple() == tuple(range(length))[-most:]
    assert (history.earlier, history.count) == (max(length - most, 0), length)
    for item in range(length, length + later):
        history = history.appended(item)
    assert history.as_tuple() == tuple(range(max(length - most, 0), length + later))
    assert (history.earlier, history.count) == (max(length - most, 0), length + later)


@pytest.mark.parametrize(("length", "most", "dropped"), [(5, 6, 0), (5, 5, 0), (5, 4, 1), (5, 1, 4)])
def test_nothing_is_dropped_from_a_history_that_is_short_enough(length: int, most: int, dropped: int) -> None:
    whole = history_of(range(length))
    latest = whole.latest(most)
    assert (latest is whole) == (dropped == 0)
    assert (len(latest), latest.earlier) == (length - dropped, dropped)
