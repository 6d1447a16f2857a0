"""A node is killed at random points. What it acknowledged is in the log, once, and play goes on."""

import random
import subprocess
import sys
from collections import Counter

import pytest
from msgspec.structs import replace

from keypeg.records.replay import replay
from keypeg.tables.log_lines import Acted, decode
from keypeg.tables.records import full_record
from keypeg.tables.table_state import PAST_ATTEMPTS
from tests.live import live, opened
from tests.tables.hosting import Host

LIVES = 5

Acknowledged = dict[tuple[str, int, str], int]


def live_and_die(address: str, seed: int, acknowledgements: int) -> Acknowledged:
    """Run a node, kill it after some acknowledgements, and return what it acknowledged."""
    command = [sys.executable, "-m", "tests.tables.victim", address, str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout is not None
        lines = [victim.stdout.readline() for _ in range(acknowledgements)]
        victim.kill()
        lines += victim.stdout.readlines()  # said before it died
    assert all(lines[:acknowledgements]), "it died by itself"
    heard = [line.split() for line in lines if line.endswith("\n")]
    return {(table, int(seat), id_): int(version) for table, seat, id_, version in heard}


async def check(address: str, acknowledged: Acknowledged) -> None:
    async with opened(address) as store:
        host = Host(store)
        for place in {place for place, _, _ in acknowledged}:
            found = await store.find(place)
            assert found is not None
            stored = await store.read(found.table)
            assert [line.version for line in stored] == list(range(1, len(stored) + 1))
            ids = Counter((line.seat, line.action) for line in stored if line.action)
            assert set(ids.values()) == {1}
            by_id = {(line.seat, line.action): line.version for line in stored}
            for (where, seat, id_), version in acknowledged.items():
                if where == place:
                    assert by_id[seat, id_] == version
            table = await host.tables.table(place)
            # The log is a record: it replays, with every commitment, to what the table shows.
            actions = [line for line in (decode(each.body) for each in stored) if isinstance(line, Acted)]
            replayed = replay(full_record(table.state, actions), verify=True)
            assert replace(replayed, past=replayed.past.latest(PAST_ATTEMPTS)) == table.state.match


def kill_again_and_again(address: str, rng: random.Random) -> Acknowledged:
    acknowledged: Acknowledged = {}
    for _ in range(LIVES):
        received = live_and_die(address, rng.getrandbits(32), rng.randint(1, 60))
        assert not received.keys() & acknowledged.keys()
        acknowledged |= received
    return acknowledged


def test_what_was_acknowledged_outlives_the_process_on_sqlite(address: str) -> None:
    rng = random.Random("kill")
    acknowledged = kill_again_and_again(address, rng)
    live(check)(address, acknowledged)


def test_what_was_acknowledged_outlives_the_process_on_postgresql(postgres_address: str) -> None:
    rng = random.Random("kill one of many")
    acknowledged = kill_again_and_again(postgres_address, rng)
    live(check)(postgres_address, acknowledged)


def test_a_lost_acknowledgement_would_be_noticed(address: str) -> None:
    acknowledged = live_and_die(address, 1, 5)
    (place, seat, id_), version = next(iter(acknowledged.items()))
    with pytest.raises(AssertionError):
        live(check)(address, {(place, seat, id_): version + 1})
    with pytest.raises(KeyError):
        live(check)(address, {(place, seat, "never sent"): version})
