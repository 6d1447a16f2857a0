"""Nothing leaks: what a follower receives, byte for byte, does not hang on what its seat cannot see."""

import asyncio
import logging
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from keypeg.rules.actions import Deal, HideCode, TakeHint
from keypeg.rules.refusals import Refusal
from keypeg.tables.lines import Acted
from keypeg.tables.logs import NewLine
from keypeg.tables.telling import Viewer
from tests.generators import Played, any_action, matches
from tests.live import live
from tests.rules.twins import twin
from tests.tables.hosting import GUESTS, Host, counted_salts, hosting, without_commitments


async def received(folder: Path, played: Played, viewer: Viewer, seed: int) -> list[bytes]:
    """All that a follower receives in a match, what it is answered when it tries things, and what it can export."""
    deals = [entry.action for entry in played.record.entries if isinstance(entry.action, Deal)]
    async with hosting(str(folder / "tables.db"), chance=counted_salts(deals)) as host:
        edition = played.record.edition
        table = await host.open(edition.name, edition.options, played.state.seats)
        address = table.course.head.address
        guest = None if viewer is None else GUESTS[viewer]
        _, following = await host.tables.follow(address, guest, viewer)
        _, looking = await host.tables.follow(address, guest, viewer, views=True)
        got = following.take() + looking.take()
        await host.play(table, played.record.entries)
        got += following.take() + looking.take()
        got.append(table.snapshot(viewer))
        got.append(await host.tables.export(table, guest, viewer))
        rng = random.Random(seed)
        for number in range(4):
            if viewer is not None:
                got.append(await _refused(host, table.course.head.address, viewer, number, rng, played))
        return [message.replace(address.encode(), b"@") for message in got]


async def _refused(host: Host, address: str, seat: int, number: int, rng: random.Random, played: Played) -> bytes:
    """What the table says to something that may not be done; what may be done is left alone."""
    table = await host.tables.table(address)
    action = any_action(rng, played.states[0])
    course = table.course
    try:
        table._foresee([Acted(host.tables.instants.now(), seat, action)], host.tables.instants.now())
    except Refusal as no:
        answer = f"{no}".encode()
        with pytest.raises(Refusal):
            await table.act(GUESTS[seat], seat, action, f"try {number}")
        assert table.course is course
        return answer
    return b"allowed"


@given(matches(most=25), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_follower_receives_nothing_of_what_its_seat_cannot_see(
    quick_folder: Path, played: Played, rng: random.Random
) -> None:
    for viewer in (None, *range(played.state.seats)):
        other = twin(played, viewer, rng)
        if other is None:
            continue
        seed = rng.getrandbits(32)
        streams = []
        for history in (played, other):
            for file in quick_folder.iterdir():
                file.unlink()
            streams.append(without_commitments(asyncio.run(received(quick_folder, history, viewer, seed))))
        assert streams[0] == streams[1]


@live
async def test_secrets_are_not_in_what_is_printed_or_logged(address: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with hosting(address) as host:
        table = await host.open("classic")
        await host.act(table, 0, HideCode("RGBY"))
        (stored,) = [line for line in await host.tables.logs.read(table.id) if line.action == "id 0"]
        shown = [repr(table), repr(table.course), repr(table.course.seals), repr(table.course.head), str(table)]
        line = Acted(1, 0, HideCode("RGBY"), None, "5a17", "c")
        shown += [repr(line), str(line), repr(stored), str(stored), caplog.text]
        steps = table._foresee([Acted(1, 0, TakeHint(1))], 1)
        shown += [repr(steps), repr(table._as_append(steps, None, (), 1)), repr(NewLine(stored.body))]
        for text in shown:
            assert "RGBY" not in text
            assert table.course.seals[0].salt not in text
            assert "5a17" not in text
