"""The ids of a log: what was added may be there, whatever else there is, and nearly nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keypeg.rules.actions import HideCode, LayRow
from keypeg.rules.codebreaking import Codebreaking
from keypeg.tables import table_log
from keypeg.tables.action_ids import MAX_IN_BYTES, ActionIds
from keypeg.tables.log_store import LATEST
from keypeg.tables.table_log import MAX_ANSWERS
from tests.live import live, opened
from tests.tables.hosting import GUESTS, Host

KEYS = st.tuples(st.integers(0, 7), st.text(min_size=1, max_size=80))


@given(st.sets(KEYS, max_size=40), st.integers(0, 2 * MAX_IN_BYTES))
def test_what_is_there_is_found_among_few_and_among_many(keys: set[tuple[int, str]], others: int) -> None:
    ids = ActionIds()
    for key in sorted(keys):
        ids.add(key)
    for number in range(others):
        ids.add((8, str(number)))
    assert all(map(ids.may_have, keys))
    assert sum(ids.may_have((9, str(number))) for number in range(100)) == 0


@pytest.mark.parametrize("part", [1, 7, table_log.MAX_IDS])
@live
async def test_after_a_restart_an_action_of_long_ago_is_not_played_again(
    address: str, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All ids are known then, however many lie before those that are read at once."""
    monkeypatch.setattr(table_log, "MAX_IDS", part)
    async with opened(address) as store:
        host = Host(store)
        table = await host.open("classic")
        hidden = await host.act(table, 0, HideCode("RGBY"), "hide")
        rows = [await host.act(table, 1, LayRow("WWKK"), f"row {number}") for number in range(8)]
    async with opened(address) as store:
        again = Host(store)
        there = await again.tables.table(table.state.setup.address)
        assert await again.act(there, 0, HideCode("RGBY"), "hide") == hidden
        assert [await again.act(there, 1, LayRow("WWKK"), f"row {number}") for number in range(8)] == rows
        assert await again.act(there, 1, LayRow("WWKK"), "row 8") == rows[-1] + 1
        assert len(await store.actions(there.id, 0, LATEST)) == len(GUESTS[:2]) + 10


@live
async def test_what_another_node_played_long_ago_is_not_played_again(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        here, there = Host(store), Host(others)
        table = await here.open("classic", {"rounds": 8})
        other = await there.tables.table(table.state.setup.address)
        await there.act(other, 0, HideCode("RGBY"), "hide")
        row = await there.act(other, 1, LayRow("WWKK"), "row")
        for number in range(MAX_ANSWERS):  # more than the answers that are kept
            match = other.state.match
            assert isinstance(match, Codebreaking)
            if match.code is None:
                await there.act(other, match.codemaker, HideCode("RGBY"), f"later {number}")
            else:
                await there.act(other, 1 - match.codemaker, LayRow("WWKK"), f"later {number}")
        assert table.state.version < row
        assert await here.act(table, 1, LayRow("WWKK"), "row") == row
        assert table.state == other.state
        assert [line.action for line in await store.read(table.id)].count("row") == 1
