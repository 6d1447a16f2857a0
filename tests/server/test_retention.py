"""What is kept and for how long, and the sweep that removes the rest beside play, without a half state anywhere."""

import asyncio
import random
from pathlib import Path

import pytest

from keypeg.review.solo_games import SoloKind, begin_solo, lay_row
from keypeg.rules.actions import HideCode, LayRow
from keypeg.server.oversight import Oversight
from keypeg.server.retention import DAY_MS, HOUR_MS, Fate, Policy, Retention, fate, policy_of
from keypeg.server.settings import Settings
from keypeg.storage.removal import LINES_AT_ONCE, TableUse
from keypeg.storage.solo_games import StoredGame, add_game, find_game
from keypeg.tables.clocks import Days
from keypeg.tables.log_lines import Closed, ClosedBy, LogLine, PlayerConnected, PlayerDisconnected, StoodUp, encode
from keypeg.tables.log_store import AppendRequest, NewLine
from keypeg.tables.refusals import TableFault
from keypeg.tables.setup import Stage
from tests.live import Ticks, live, opened
from tests.tables.hosting import ANYONE, Host, read
from tests.tables.test_live_tables import refused

POLICY = policy_of(Settings())


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, quick_folder: Path) -> str:
    if request.param == "sqlite":
        return str(quick_folder / "tables.db")
    found: str = request.getfixturevalue("postgres_address")
    return found


def use(stage: Stage, *, closed: ClosedBy | None = None, row: bool = False, clock: bool = False) -> TableUse:
    last: LogLine = Closed(0, closed) if closed else StoodUp(0, 0)
    return TableUse(1, stage, 1, last, 0, row, clock)


@pytest.mark.parametrize(
    ("found", "before", "after", "age_ms"),
    [
        (use(Stage.OPEN), Fate.KEEP, Fate.CLOSE, 72 * HOUR_MS),
        (use(Stage.PLAYING), Fate.KEEP, Fate.CLOSE, 72 * HOUR_MS),
        (use(Stage.PLAYING, clock=True), Fate.KEEP, Fate.KEEP, 72 * HOUR_MS),
        (use(Stage.PLAYING, row=True), Fate.KEEP, Fate.KEEP, 10_000 * DAY_MS),
        (use(Stage.OVER), Fate.KEEP, Fate.REMOVE, 72 * HOUR_MS),
        (use(Stage.OVER, row=True), Fate.KEEP, Fate.KEEP, 10_000 * DAY_MS),
        (use(Stage.OVER, closed="disuse"), Fate.KEEP, Fate.REMOVE, HOUR_MS),
        (use(Stage.OVER, closed="operator"), Fate.KEEP, Fate.REMOVE, 72 * HOUR_MS),
        (use(Stage.OVER, closed="operator", row=True), Fate.KEEP, Fate.KEEP, 10_000 * DAY_MS),
    ],
)
def test_by_default_matches_are_kept_and_tables_without_a_row_are_not(
    found: TableUse, before: Fate, after: Fate, age_ms: int
) -> None:
    assert fate(found, POLICY, age_ms - 1) is before
    assert fate(found, POLICY, age_ms) is after


def test_an_operator_may_remove_matches_or_nothing() -> None:
    matches = policy_of(Settings(match_days=30))
    for stage, becomes in ((Stage.PLAYING, Fate.CLOSE), (Stage.OVER, Fate.REMOVE)):
        assert fate(use(stage, row=True), matches, 30 * DAY_MS - 1) is Fate.KEEP
        assert fate(use(stage, row=True), matches, 30 * DAY_MS) is becomes
    nothing = policy_of(Settings(unused_table_hours=0, guest_days=0))
    assert nothing == Policy(None, None, None, None)
    assert fate(use(Stage.OPEN), nothing, 10_000 * DAY_MS) is Fate.KEEP


@live
async def test_an_unused_table_is_closed_and_then_gone_on_every_node(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        ticks = Ticks()
        one, other = Host(store, ticks), Host(others, ticks)
        retention = Retention(store, one.tables, POLICY, 0)
        oversight = Oversight(others, other.tables)
        made = await one.tables.open("ada", "Ada", "classic", {}, [ANYONE, ANYONE], listed=True)
        match = await one.open("classic")
        await one.act(match, 0, HideCode("RGBY"))
        await one.act(match, 1, LayRow("RRGG"))
        await one.tables.open("ada", "Ada", "classic", {}, [ANYONE, ANYONE])  # the newest one stays
        name = made.table.state.setup.address
        there = await other.tables.table(name)
        following = there.subscribe(None)
        following.take()
        ticks.passed += POLICY.unused_table or 0
        assert await retention.sweep()
        await oversight.look()
        await other.tables.look_again(there.id)  # as a notice does
        (message,) = read(following.take())
        assert message["closed"] == "disuse"
        assert await refused(other.tables.sit(there, "bo", "Bo", 0, "1")) is TableFault.TABLE_CLOSED
        assert (await one.tables.table(name)).state.closed == "disuse"
        ticks.passed += POLICY.closed_table
        assert await retention.sweep()
        assert await refused(one.tables.table(name)) is TableFault.NO_SUCH_TABLE
        await oversight.look()
        assert following.closed
        assert following.must_reconnect
        assert await refused(other.tables.table(name)) is TableFault.NO_SUCH_TABLE
        assert await refused(other.tables.by_number(there.id)) is TableFault.NO_SUCH_TABLE
        await other.tables.unsubscribe(there, following)
        assert await store.read(there.id) == []
        # The match in which a row was laid is as it was.
        assert (await other.tables.table(match.state.setup.address)).state.version == match.state.version
        assert retention.removed["tables"] == 1


@live
async def test_a_match_by_the_day_is_left_to_its_clock(address: str) -> None:
    async with opened(address) as store:
        host = Host(store)
        retention = Retention(store, host.tables, POLICY, 0)
        table = await host.open("classic", clock=Days(14))
        await host.tables.open("ada", "Ada", "classic", {}, [ANYONE, ANYONE])
        host.ticks.passed += 10 * DAY_MS
        await retention.sweep()
        assert table.state.closed is None


@live
async def test_several_nodes_do_not_sweep_at_once(address: str) -> None:
    async with opened(address) as store, opened(address) as others:
        ticks = Ticks()
        one, other = Host(store, ticks), Host(others, ticks)
        for _ in range(20):
            await one.tables.open("ada", "Ada", "classic", {}, [ANYONE, ANYONE])
        ticks.passed += 2 * (POLICY.unused_table or 0)
        sweeps = [Retention(store, one.tables, POLICY, 0), Retention(others, other.tables, POLICY, 0)]
        assert sorted(await asyncio.gather(*(sweep.sweep() for sweep in sweeps))) == [False, True]
        assert sum([sweep.removed["tables"] for sweep in sweeps]) == 0
        ticks.passed += POLICY.closed_table
        assert any(await asyncio.gather(*(sweep.sweep() for sweep in sweeps)))
        assert sum([sweep.removed["tables"] for sweep in sweeps]) == 19
        rows = await store.select("SELECT count(*) FROM tables")
        assert rows[0][0] == 1


@live
async def test_matches_go_on_while_others_are_removed(address: str) -> None:
    """No move waits for a long log to be deleted: each step is one small transaction."""
    rng = random.Random(5)
    async with opened(address) as store:
        host = Host(store)
        policy = Policy(HOUR_MS, DAY_MS, None, None)
        retention = Retention(store, host.tables, policy, 0)
        old = await host.open("classic")
        presence = [NewLine(encode(line)) for line in (PlayerConnected(1, 0, "node"), PlayerDisconnected(2, 0, "node"))]
        await store.append(AppendRequest(old.id, old.state.version, presence * LINES_AT_ONCE))
        await old.log.catch_up()
        await host.act(old, 0, HideCode("RGBY"))
        await host.act(old, 1, LayRow("RRGG"))
        await old.close("operator")
        host.ticks.passed += 2 * DAY_MS
        table = await host.open("duel")
        await asyncio.gather(host.play_on(table, rng, 30), retention.sweep())
        assert sum(table.state.action_counts) == 30 or table.state.match.winners
        assert retention.removed["tables"] == 1
        assert retention.removed["lines"] > 2 * LINES_AT_ONCE
        assert len(await store.read(table.id)) == table.state.version


@live
async def test_games_alone_are_kept_like_matches(address: str) -> None:
    async with opened(address) as store:
        host = Host(store)
        now = host.tables.time_source.now
        game = begin_solo(SoloKind.SINGLE, "classic", {}, lambda _: 0)
        await add_game(store, StoredGame("empty", "ada", game), "1", now())
        await add_game(store, StoredGame("laid", "ada", lay_row(game, 1, "YYYY")), "2", now())
        retention = Retention(store, host.tables, POLICY, 0)
        host.ticks.passed += (POLICY.unused_table or 0) - 1
        await retention.sweep()
        assert retention.removed["solo_games"] == 0
        host.ticks.passed += 1
        await retention.sweep()
        assert retention.removed["solo_games"] == 1
        assert await find_game(store, "empty") is None
        assert await find_game(store, "laid") is not None
        matches = Retention(store, host.tables, policy_of(Settings(match_days=30)), 0)
        host.ticks.passed += 30 * DAY_MS
        await matches.sweep()
        assert await find_game(store, "laid") is None
