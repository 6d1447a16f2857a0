"""Long matches: a table is loaded from a saved state, and what has grown with the match is read part by part."""

import json
import random
import threading
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.records.redaction import write_redacted
from keypeg.records.replay_page import replay_page
from keypeg.rules import BOXES, edition
from keypeg.rules.actions import HideCode, LayRow, TakeHint
from keypeg.rules.options import Number
from keypeg.tables import records, saved_states
from keypeg.tables.automatic_lines import RACE_DELAY_MS, race_due
from keypeg.tables.clocks import Bank, PerMove
from keypeg.tables.log_lines import (
    Acted,
    LogLine,
    PlayerConnected,
    PlayerDisconnected,
    RaceAnnounced,
    Seated,
    action_line,
    decode,
)
from keypeg.tables.log_store import LATEST, LogStore, SavedState, StoredLine
from keypeg.tables.messages import Viewer
from keypeg.tables.records import LINES_AT_ONCE, full_record
from keypeg.tables.saved_states import restored, saved_state
from keypeg.tables.setup import SeatKind, SeatPlan, Stage, TableSetup
from keypeg.tables.table import Table
from keypeg.tables.table_state import PAST_ATTEMPTS, TableState, apply, initial
from tests.generators import Played, every_variant, matches, play_match
from tests.live import START, live, opened
from tests.tables.hosting import GUESTS, Host, all_attempts, hosting, read
from tests.tables.test_playing import some_options


def states_of(played: Played, rng: random.Random) -> Iterator[tuple[TableState, LogLine]]:
    """Each state of a table at which a match is played, with the line that comes next. People come and go meanwhile."""
    agreed, seats = played.record.edition, played.state.seats
    clock = rng.choice([None, PerMove(30), Bank(60, 2)])
    plans = (SeatPlan(SeatKind.ANYONE),) * seats
    state = initial(TableSetup("here", agreed.name, agreed.options, plans, START, clock=clock))
    salts, at = count(), START
    lines: list[LogLine] = [Seated(START, seat, GUESTS[seat], GUESTS[seat].title()) for seat in range(seats)]
    coming = iter(played.record.entries)
    while True:
        if not lines:
            entry = next(coming, None)
            if entry is None:
                return
            lines.append(action_line(at, entry.seat, entry.action, lambda: f"{next(salts):032x}"))
            seat = rng.randrange(seats)
            if rng.random() < 0.1:
                node = rng.choice("ab")
                gone = node in state.seats[seat].nodes
                lines.append(PlayerDisconnected(at, seat, node) if gone else PlayerConnected(at, seat, node))
        line = lines.pop(0)
        yield state, line
        state, _ = apply(state, line)
        at += 1_000
        if race_due(state):
            lines.insert(0, RaceAnnounced(at, at))
            at += RACE_DELAY_MS


def assert_restored(played: Played, rng: random.Random) -> None:
    """Check that every state of a match is restored as it was, and goes on like it."""
    steps = list(states_of(played, rng))
    first = steps[0][0]
    for state, line in steps:
        saved = saved_state(state)
        assert (saved.version, saved.actions) == (state.version, state.actions)
        again = restored(first, saved)
        assert again == state
        assert apply(again, line) == apply(state, line)


@given(matches(most=60), st.randoms(use_true_random=False))
@settings(max_examples=100, deadline=None)
def test_a_restored_state_is_the_one_that_was_saved(played: Played, rng: random.Random) -> None:
    if played.record.entries:
        assert_restored(played, rng)


@pytest.mark.parametrize("box", BOXES)
def test_states_of_every_variant_are_restored(box: str) -> None:
    rng = random.Random(f"states of {box}")
    for name, options, seats in every_variant():
        if name == box:
            assert_restored(play_match(rng, edition(box, options), seats, 40), rng)


def test_a_state_with_a_field_that_nobody_knows_is_not_restored() -> None:
    """Another version saved it, and what the field means would be lost."""
    played = play_match(random.Random(5), edition("duel"), 2, 12)
    first, last = (list(states_of(played, random.Random(1)))[at][0] for at in (0, -1))
    saved = saved_state(last)
    for part in range(2):
        stored = msgspec.msgpack.decode(saved.body[8:])
        body = msgspec.msgpack.encode(stored)
        assert restored(first, saved._replace(body=saved_states._digest(body) + body)) == last
        stored[part]["unknown"] = 1
        body = msgspec.msgpack.encode(stored)
        assert restored(first, saved._replace(body=saved_states._digest(body) + body)) is None


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_a_damaged_state_is_not_restored(data: st.DataObject) -> None:
    played = play_match(random.Random(5), edition("duel"), 2, 12)
    first, last = (list(states_of(played, random.Random(1)))[at][0] for at in (0, -1))
    saved = saved_state(last)
    at = data.draw(st.integers(0, len(saved.body) - 1))
    damaged = bytearray(saved.body)
    damaged[at] ^= data.draw(st.integers(1, 255))
    assert restored(first, saved._replace(body=bytes(damaged))) is None
    assert restored(first, saved._replace(body=saved.body[:at])) is None
    assert restored(first, saved._replace(format=saved.format + 1)) is None


class Counting:
    """A store that counts the lines that are read."""

    def __init__(self, store: LogStore) -> None:
        self._store = store
        self.parts: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def read(self, table: int, after: int = 0, most: int = LATEST) -> list[StoredLine]:
        lines = await self._store.read(table, after, most)
        self.parts.append(len(lines))
        return lines


@pytest.fixture
def saved_often(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(saved_states, "SAVE_EVERY", 20)
    return 20


async def long_match(host: Host, box: str = "classic", least: int = 300, **options: Any) -> Table:
    """A table with a long match, which is not over."""
    rng = random.Random(f"long match of {box}")
    (rounds,) = (option for option in BOXES[box].options if option.name == "rounds")
    assert isinstance(rounds, Number)
    table = await host.open(box, {"rounds": min(rounds.most, 999), **options})
    while table.state.version < least and table.state.stage is Stage.PLAYING:
        await host.play_on(table, rng, 20)
    return table


@pytest.mark.parametrize("box", BOXES)
@live
async def test_a_table_is_loaded_without_its_whole_log(box: str, quick_folder: Path, saved_often: int) -> None:
    async with opened(str(quick_folder / "tables.db")) as store:
        host = Host(store)
        table = await long_match(host, box, hints="allowed")
        counting = Counting(store)
        loaded = await Host(counting, host.ticks).tables.table(table.state.setup.address)
        assert loaded.state == table.state
        assert sum(counting.parts) < 2 * saved_often


@live
async def test_states_that_cannot_be_read_are_passed_over(quick_folder: Path, saved_often: int) -> None:
    async with opened(str(quick_folder / "tables.db")) as store:
        host = Host(store)
        table = await long_match(host)
        place, last = table.state.setup.address, table.state.version
        newest = await store.saved_state(table.id, LATEST, LATEST, LATEST)
        assert newest is not None
        for unreadable in (
            newest._replace(version=last, body=b"rubbish"),
            newest._replace(version=last - 1, format=99),
            newest._replace(version=last - 2),  # not the version that it holds
        ):
            await store.save_state(table.id, unreadable)
        counting = Counting(store)
        assert (await Host(counting, host.ticks).tables.table(place)).state == table.state
        assert sum(counting.parts) < 2 * saved_often
        # Without a single state that can be read, the log is read in parts, and its states are saved again.
        for version in range(last + 1):
            await store.save_state(table.id, SavedState(version, 0, 0, 99, b""))
        counting.parts.clear()
        assert (await Host(counting, host.ticks).tables.table(place)).state == table.state
        assert sum(counting.parts) == last
        assert max(counting.parts) <= saved_often
        counting.parts.clear()
        assert (await Host(counting, host.ticks).tables.table(place)).state == table.state
        assert sum(counting.parts) < 2 * saved_often


@live
async def test_an_action_from_before_a_saved_state_is_still_played_once(address: str, saved_often: int) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        hidden = await host.act(table, 0, HideCode("RGBY"), "hide")
        hinted = await host.act(table, 1, TakeHint(1), "hint")
        for number in range(3 * saved_often):
            await host.act(table, 0, TakeHint(1), f"{number}")
        version, place = table.state.version, table.state.setup.address
    async with hosting(address) as host:
        table = await host.tables.table(place)
        assert await host.act(table, 0, HideCode("RGBY"), "hide") == hidden  # would be refused today
        assert await host.act(table, 1, TakeHint(1), "hint") == hinted  # would be allowed today
        assert table.state.version == version
        assert len(await host.tables.store.read(table.id)) == version


@live
async def test_a_snapshot_holds_the_latest_attempts_and_the_rest_come_in_pages(address: str, saved_often: int) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 60})
        for number in range(50):
            await host.act(table, number % 2, HideCode("RGBY"))
            await host.act(table, (number + 1) % 2, LayRow("RGBY"))
        (now,) = read([table.snapshot(None)])
        assert now["view"]["earlier"] == 50 - PAST_ATTEMPTS
        assert [attempt["number"] for attempt in now["view"]["past"]] == [47, 48, 49, 50]
        assert [attempt["number"] for attempt in await all_attempts(host, table)] == list(range(1, 51))
        assert json.loads(await host.tables.attempts(table, 0)) == {"earlier": 0, "attempts": []}
        beyond = json.loads(await host.tables.attempts(table, 1_000_000))
        assert (beyond["earlier"], len(beyond["attempts"])) == (30, 20)
        assert saved_often < table.state.version


def viewers(table: Table) -> list[tuple[Viewer, str | None]]:
    return [(None, None), *((seat, GUESTS[seat]) for seat in range(len(table.state.seats)))]


@pytest.mark.parametrize("box", BOXES)
@live
async def test_records_from_saved_states_are_those_from_the_whole_log(
    box: str, quick_folder: Path, saved_often: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At many moments of running matches, and at their end."""
    monkeypatch.setattr(records, "MOST_FRAMES", 7)
    rng = random.Random(f"records of {box}")
    async with opened(str(quick_folder / "tables.db")) as store:
        host = Host(store)
        options, seats = some_options(rng, box)
        table = await host.open(box, {**options, "rounds": 7}, seats)
        for _ in range(30):
            await host.play_on(table, rng, rng.randint(1, 9))
            lines = [decode(line.body) for line in await store.read(table.id)]
            record = full_record(table.state, [line for line in lines if isinstance(line, Acted)])
            first = rng.randint(0, table.state.actions)
            for viewer, guest in viewers(table):
                assert await host.tables.export(table, guest, viewer) == write_redacted(record, viewer)
                page = replay_page(record, viewer, whole=bool(table.state.match.winners), first=first, most=7)
                assert await host.tables.replay(table, guest, viewer, first) == msgspec.json.encode(page)
        assert table.state.version > saved_often


@live
async def test_what_grows_with_a_match_leaves_the_event_loop_to_others(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines are read a few at a time, and records are written in a thread; a finished one is kept."""
    threads: list[threading.Thread] = []
    for name in ("write", "write_redacted", "replay_page", "_play"):
        plain = getattr(records, name)

        def noted(*args: Any, plain: Any = plain, **more: Any) -> Any:
            threads.append(threading.current_thread())
            return plain(*args, **more)

        monkeypatch.setattr(records, name, noted)
    async with opened(address) as store:
        counting = Counting(store)
        host = Host(counting)
        table = await long_match(host, "duel", 2 * LINES_AT_ONCE)
        counting.parts.clear()
        await host.tables.export(table, None, None)
        await host.tables.replay(table, None, None, 0)
        await all_attempts(host, table)
        assert len(threads) >= 3
        assert threading.main_thread() not in threads
        assert 0 < max(counting.parts) <= LINES_AT_ONCE
        over = await host.open("duel", {"rounds": 1, "rings": 4})
        await host.play_on(over, random.Random(1))
        whole = await host.tables.export(over, None, None)
        counting.parts.clear()
        assert await host.tables.export(over, "ada", 0) == whole
        assert counting.parts == []


@live
async def test_the_records_that_are_kept_are_bounded(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(address) as store:
        counting = Counting(store)
        host = Host(counting)
        tables = [await host.open("duel", {"rounds": 1, "rings": 4}) for _ in range(3)]
        for table in tables:
            await host.play_on(table, random.Random(1))
        sizes = [len(await host.tables.export(table, None, None)) for table in tables]
        monkeypatch.setattr(records, "MAX_KEPT_BYTES", sum(sizes) - 1)
        counting.parts.clear()
        await host.tables.export(tables[0], None, None)  # was kept; the one that was used least recently is dropped
        await host.tables.export(tables[2], None, None)
        assert counting.parts == []
        await host.tables.export(tables[1], None, None)
        assert counting.parts != []
