"""Nothing leaks: what a subscriber receives does not depend, in a single byte, on what its seat cannot see."""

import asyncio
import logging
import random
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from keypeg.rules import BOXES, edition
from keypeg.rules.actions import Deal, HideCode, TakeHint
from keypeg.rules.refusals import Refusal
from keypeg.tables.log_lines import Acted
from keypeg.tables.log_store import LogStore, NewLine
from keypeg.tables.messages import Viewer
from keypeg.tables.table import Table
from tests.generators import Played, any_action, every_variant, matches, play_match
from tests.live import live, opened
from tests.rules.twins import twin
from tests.tables.hosting import GUESTS, Host, counted_salts, hosting, without_commitments


async def received(store: LogStore, played: Played, viewer: Viewer, seed: int) -> list[bytes]:
    """Everything that a subscriber gets in a match: messages, answers to forbidden actions, and the record."""
    deals = [entry.action for entry in played.record.entries if isinstance(entry.action, Deal)]
    host = Host(store, randomness=counted_salts(deals))
    agreed = played.record.edition
    table = await host.open(agreed.name, agreed.options, played.state.seats)
    address = table.state.setup.address
    guest = None if viewer is None else GUESTS[viewer]
    _, subscription = await host.tables.subscribe(address, guest, viewer)
    _, looking = await host.tables.subscribe(address, guest, viewer, views=True)
    got = subscription.take() + looking.take()
    await host.play(table, played.record.entries)
    got += subscription.take() + looking.take()
    got.append(table.snapshot(viewer))
    got.append(await host.tables.export(table, guest, viewer))
    got.append(await host.tables.replay(table, guest, viewer, 0))
    got.append(await host.tables.attempts(table, 1_000))
    rng = random.Random(seed)
    if viewer is not None:
        for number in range(4):
            got.append(await _refused(host, table, viewer, number, rng, played))
    return without_commitments([message.replace(address.encode(), b"@") for message in got])


async def _refused(host: Host, table: Table, seat: int, number: int, rng: random.Random, played: Played) -> bytes:
    """The refusal of a random action. An action that would be allowed is not played."""
    action = any_action(rng, played.states[0])
    state = table.state
    try:
        table.log.transitions([Acted(host.tables.time_source.now(), seat, action)], host.tables.time_source.now())
    except Refusal:
        with pytest.raises(Refusal) as refused:
            await table.act(GUESTS[seat], seat, action, f"try {number}")
        assert table.state is state
        return str(refused.value).encode()
    return b"allowed"


Pair = tuple[Viewer, Played, Played]


def twins(played: Played, rng: random.Random) -> Iterator[Pair]:
    """For each viewer, a match and another that differs only in what this viewer cannot see."""
    for viewer in (None, *range(played.state.seats)):
        other = twin(played, viewer, rng)
        if other is not None:
            yield viewer, played, other


async def compare(store: LogStore, pair: Pair, seed: int) -> None:
    """Check that a viewer receives the same bytes from both matches."""
    viewer, *both = pair
    one, other = [await received(store, played, viewer, seed) for played in both]
    assert one == other


@given(matches(most=25), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_subscriber_receives_nothing_that_its_seat_cannot_see(
    quick_folder: Path, played: Played, rng: random.Random
) -> None:
    async def run() -> None:
        async with opened(str(quick_folder / "tables.db")) as store:
            for pair in twins(played, rng):
                await compare(store, pair, rng.getrandbits(32))

    asyncio.run(run())


PAIRS = 250
"""How many pairs of matches are played for each box."""
AT_ONCE = 25


def pairs_of_all_variants(box: str, rng: random.Random) -> Iterator[Pair]:
    """Random matches of a box with every option, stopped at any point, and their twins."""
    variants = cycle([variant for variant in every_variant() if variant[0] == box])
    for _, options, seats in variants:
        most = rng.randint(1, rng.choice([8, 16, 40]))
        yield from twins(play_match(rng, edition(box, options), seats, most), rng)


@pytest.mark.parametrize("box", BOXES)
@live
async def test_no_byte_of_thousands_of_matches_depends_on_a_secret(quick_folder: Path, box: str) -> None:
    rng = random.Random(f"secrets of {box}")
    pairs = pairs_of_all_variants(box, rng)
    async with opened(str(quick_folder / "tables.db")) as store:
        for _ in range(0, PAIRS, AT_ONCE):
            some = islice(pairs, AT_ONCE)
            await asyncio.gather(*(compare(store, pair, rng.getrandbits(32)) for pair in some))


@live
async def test_a_leak_would_be_noticed(quick_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keypeg.tables.messages.redacted", lambda event, _viewer: event)
    played = play_match(random.Random(3), edition("classic"), 2, 3)
    assert [viewer for viewer, *_ in twins(played, random.Random(1))] == [None, 1]
    async with opened(str(quick_folder / "tables.db")) as store:
        for pair in twins(played, random.Random(1)):
            with pytest.raises(AssertionError):
                await compare(store, pair, 1)


@live
async def test_secrets_are_not_in_what_is_printed_or_logged(address: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with hosting(address) as host:
        table = await host.open("classic")
        await host.act(table, 0, HideCode("RGBY"))
        (stored,) = [line for line in await host.tables.store.read(table.id) if line.action == "id 0"]
        shown = [repr(table), repr(table.state), repr(table.state.commitments), repr(table.state.setup), str(table)]
        line = Acted(1, 0, HideCode("RGBY"), None, "5a17", "c")
        shown += [repr(line), str(line), repr(stored), str(stored), caplog.text]
        steps = table.log.transitions([Acted(1, 0, TakeHint(1))], 1)
        shown += [repr(steps), repr(table.log.append_request(steps, None, (), 1)), repr(NewLine(stored.body))]
        for text in shown:
            assert "RGBY" not in text
            assert table.state.commitments[0].salt not in text
            assert "5a17" not in text
