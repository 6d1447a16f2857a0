"""Hint grants: help counts for the position in which it was taken, and is counted for the whole match."""

import random
from pathlib import Path

import pytest

from keypeg.rules import BOXES
from keypeg.rules.actions import HideCode, LayRow, TakeHint
from keypeg.tables.hint_grants import MOST_STEPS, granted_step
from keypeg.tables.table import Table
from tests.live import live
from tests.tables.hosting import Host, hosting


def granted(table: Table, seat: int) -> int:
    return granted_step(table.state.hints, table.state.match, seat)


@live
async def test_a_grant_holds_until_the_seat_learns_something(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        await host.act(table, 0, HideCode("RGBY"))
        assert granted(table, 1) == 0
        await host.act(table, 1, TakeHint(2))
        await host.act(table, 1, TakeHint(1))
        assert (granted(table, 0), granted(table, 1)) == (0, 2)
        await host.act(table, 1, LayRow("RRGG"))
        assert granted(table, 1) == 0
        await host.act(table, 1, TakeHint(99))
        assert granted(table, 1) == MOST_STEPS
        await host.act(table, 1, LayRow("RRBB"))
        await host.act(table, 1, TakeHint(1))
        assert granted(table, 1) == 1
        assert [seat.taken for seat in table.state.hints] == [0, 4]


@live
async def test_a_sealed_row_of_the_other_leaves_a_grant_as_it_is(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("duel")
        await host.act(table, 0, HideCode("RGBYW"))
        await host.act(table, 1, HideCode("RGBYW"))
        await host.act(table, 1, TakeHint(3))
        await host.act(table, 0, LayRow("RRRRR"))
        assert granted(table, 1) == 3
        await host.act(table, 1, LayRow("RRRRR"))
        assert granted(table, 1) == 0


@pytest.mark.parametrize("box", BOXES)
@live
async def test_attempts_are_cut_out_of_a_match_with_all_their_actions(box: str, quick_folder: Path) -> None:
    rng = random.Random(f"attempts of {box}")
    async with hosting(str(quick_folder / "tables.db")) as host:
        rounds = 7 if box == "group" else 51
        options = {"rounds": rounds, **({"pegs": 2, "colours": 2} if box == "custom" else {})}
        table = await host.open(box, options)
        await host.play_on(table, rng, 900)
        await check_attempts(host, table)


async def check_attempts(host: Host, table: Table) -> None:
    total = table.state.match.past.count
    assert total > 5
    whole = await host.tables.played_attempts(table, 0, total)
    assert len(whole) == total
    for first in range(0, total + 1, 3):
        part = await host.tables.played_attempts(table, first, 2)
        assert part == whole[first : first + 2]
    assert all(played.entries for played in whole)
