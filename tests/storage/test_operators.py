"""What operators need of a database, on SQLite and on PostgreSQL: quotas, bans, orders, removal, erasure, lists."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from keypeg.rules.actions import HideCode, LayRow
from keypeg.storage import inventory, removal
from keypeg.storage.bans import Ban, BanKind, add_ban, bans, lift_ban
from keypeg.storage.erasure import NOBODY, erase_guest
from keypeg.storage.existing import WrongSchema, open_existing
from keypeg.storage.migrations import migrations
from keypeg.storage.orders import OrderKind, orders_since
from keypeg.storage.quotas import OpenTables, origin_key, origin_of, tables_of_opener, tables_of_origin
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.clocks import Outage
from keypeg.tables.log_lines import Seated, encode
from keypeg.tables.log_store import CLOCK_CHECK, AppendRequest, DueWork, NewLine, Opener, SeatHolder
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind, Stage
from tests.live import live, opened
from tests.storage.suite import lines, setup
from tests.tables.hosting import hosting


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, quick_folder: Path) -> str:
    if request.param == "sqlite":
        return str(quick_folder / "tables.db")
    found: str = request.getfixturevalue("postgres_address")
    return found


async def finished(store: SqlStore, name: str, count: int = 1) -> int:
    """A table that is over, with so many lines."""
    table = await store.create(setup(name), Stage.OPEN, opener=Opener("ada", "home"))
    body = encode(Seated(5, 0, "ada", "Ada"))
    await store.append(
        AppendRequest(table, 0, [NewLine(body)] * count, stage=Stage.OVER, holders=[SeatHolder(0, "ada")])
    )
    return table


@live
async def test_the_lobby_shows_a_few_tables_of_each_origin(address: str) -> None:
    async with opened(address) as store:
        tables = [
            await store.create(setup(str(n), listed=True), Stage.OPEN, opener=Opener("ada", origin))
            for n, origin in enumerate(["bo", "bo", *["flood"] * 6, None, None])
        ]
        listed = [found.table for found in await store.listed_tables(50, 2)]
        assert listed == [tables[n] for n in (9, 8, 7, 6, 1, 0)]
        assert len(await store.listed_tables(50)) == 10
        assert [found.table for found in await store.listed_tables(3, 2)] == [tables[n] for n in (9, 8, 7)]


@live
async def test_tables_are_counted_until_they_are_over_and_then_their_origin_is_gone(address: str) -> None:
    async with opened(address) as store:
        key = await origin_key(store)
        assert key == await origin_key(store)
        origin = origin_of(key, "192.0.2.1")
        assert "192" not in origin
        assert origin != origin_of(key, "192.0.2.2")
        made = [
            await store.create(setup(str(n), listed=n < 2), Stage.OPEN, opener=Opener("ada", origin)) for n in range(3)
        ]
        assert await tables_of_opener(store, "ada") == await tables_of_origin(store, origin) == OpenTables(3, 2)
        assert await tables_of_opener(store, "bo") == await tables_of_origin(store, "none") == OpenTables(0, 0)
        await store.append(AppendRequest(made[0], 0, lines("0"), stage=Stage.PLAYING))
        assert await tables_of_origin(store, origin) == OpenTables(2, 2)
        await store.append(AppendRequest(made[0], 1, lines("0"), stage=Stage.OVER))
        assert await tables_of_origin(store, origin) == OpenTables(2, 1)
        rows = await store.select("SELECT origin FROM tables ORDER BY id")
        assert [row[0] for row in rows] == [None, origin, origin]


@live
async def test_a_rematch_counts_for_whoever_completed_it(address: str) -> None:
    """Otherwise somebody who plays alone against a computer could fill the lobby with rematches."""
    async with hosting(address) as host:
        store = host.tables.store
        assert isinstance(store, SqlStore)
        table = await host.open("custom", {"pegs": 2, "colours": 2, "row_limit": 2, "rounds": 2}, listed=True)
        await host.play_on(table, random.Random(2))
        await host.tables.rematch(table, "ada", 0, "again", "there")
        await host.tables.rematch(table, "bo", 1, "again", "here")
        assert await tables_of_origin(store, "here") == await tables_of_opener(store, "bo") == OpenTables(0, 1)


@live
async def test_a_ban_holds_until_it_ends_or_is_lifted(address: str) -> None:
    async with opened(address) as store:
        await add_ban(store, Ban("192.0.2.0/24", BanKind.NETWORK, 5, 100, "spam"))
        await add_ban(store, Ban("ada", BanKind.GUEST, 6, None, ""))
        await add_ban(store, Ban("ada", BanKind.GUEST, 7, None, "again"))
        assert [ban.subject for ban in await bans(store, 99)] == ["192.0.2.0/24", "ada"]
        assert await bans(store, 100) == [Ban("ada", BanKind.GUEST, 7, None, "again")]
        assert await lift_ban(store, "ada")
        assert not await lift_ban(store, "ada")
        assert await removal.remove_notes(store, 100) == 1
        assert await bans(store, 0) == []


@live
async def test_a_table_is_removed_with_everything_that_belongs_to_it(address: str) -> None:
    async with opened(address) as store:
        long = await finished(store, "long", removal.LINES_AT_ONCE + 5)
        short = await finished(store, "short")
        kept = await finished(store, "kept")
        await store.create(setup("newest"), Stage.OPEN, [DueWork(0, CLOCK_CHECK, 0, 5)])
        await removal.remove_tables(store, [long, short], 1_000)
        assert await store.find("long") is None
        assert await store.get(short) is None
        assert [table.table for table, _ in await store.tables_of_guest("ada", 9)] == [kept]
        assert {(each.kind, each.table) for each in await orders_since(store, 1_000)} == {
            (OrderKind.FORGET_TABLE, long),
            (OrderKind.FORGET_TABLE, short),
        }
        # The lines go in small steps.
        assert await removal.remove_lines(store) == removal.LINES_AT_ONCE
        assert len(await store.read(long)) == 5
        assert await removal.remove_lines(store) == 5
        assert await removal.remove_lines(store) == 1
        assert await removal.remove_lines(store) == 0
        rows = await store.select("SELECT DISTINCT table_id FROM lines")
        assert [row[0] for row in rows] == [kept]
        assert await removal.remove_notes(store, 1_000 + removal.ORDER_DAYS_MS) == 0
        assert await removal.remove_notes(store, 1_001 + removal.ORDER_DAYS_MS) == 2


@live
async def test_a_table_that_is_not_over_is_never_removed(address: str) -> None:
    async with opened(address) as store:
        table = await store.create(setup("a"), Stage.OPEN)
        await store.create(setup("newest"), Stage.OPEN)
        await removal.remove_tables(store, [table], 1)
        assert await store.find("a") is not None


@live
async def test_the_use_of_tables_is_read_in_parts(address: str) -> None:
    async with opened(address) as store:
        tables = [await finished(store, str(n), n + 1) for n in range(5)]
        row = b'{"line":"acted","at":9,"seat":0,"action":{"do":"guess","row":"RGBY"}}'
        await store.append(AppendRequest(tables[1], 2, [NewLine(row)]))
        first = await removal.tables_in_use(store, 0, 2**50, 2)
        assert [use.table for use in first] == tables[:2]
        assert [(use.stage, use.version, use.last_at, use.has_row, use.has_clock) for use in first] == [
            (Stage.OVER, 1, 5, False, False),
            (Stage.OVER, 3, 9, True, False),
        ]
        # The newest is left out: SQLite would give its number to another table.
        assert [use.table for use in await removal.tables_in_use(store, tables[1], 2**50)] == tables[2:4]
        assert await removal.tables_in_use(store, 0, 17) == []  # all were opened at 17


@live
async def test_guests_who_sit_nowhere_are_removed_once_they_stay_away(address: str) -> None:
    async with opened(address) as store:
        for name, seen in (("ada", 10), ("bo", 10), ("cy", 90)):
            await store.add_guest(name, name.title(), name.encode(), seen)
        await finished(store, "a")
        assert [use for use in await removal.guests_in_use(store, "") if not use.sits] == [
            ("bo", 10, False),
            ("cy", 90, False),
        ]
        assert await removal.remove_guests(store, ["ada", "bo", "cy"], 50) == 1
        assert await store.guest_of_token(b"bo") is None
        assert await store.guest_of_token(b"ada") is not None
        assert await store.guest_of_token(b"cy") is not None


@live
async def test_what_has_expired_is_removed(address: str) -> None:
    async with opened(address) as store:
        await store.add_guest("ada", "Ada", b"phone", 1)
        await store.add_token("ada", b"old link", 100)
        await store.add_token("ada", b"new link", 200)
        assert await removal.remove_tokens(store, 150) == 1
        assert await store.redeem_transfer(b"new link", b"tablet", 150) is not None
        assert await store.guest_of_token(b"phone") is not None
        for at in (1, 2, 3):
            await store.keep_record(str(at), b"{}", at)
            await store.heartbeat(f"node {at}", at)
        assert await removal.remove_records(store, 3) == 2
        assert await store.kept_record("3") is not None
        assert await removal.remove_nodes(store, 3) == 2
        assert await store.last_heartbeats() == {"node 3": 3}


@live
async def test_an_outage_is_kept_while_a_clock_needs_it(address: str) -> None:
    async with opened(address) as store:
        await store.add_outage(Outage(1, 10))
        await store.add_outage(Outage(18, 20))
        await store.create(setup("a"), Stage.PLAYING, [DueWork(0, CLOCK_CHECK, 0, 99)])  # opened at 17
        assert await removal.remove_outages(store, 50) == 1
        assert await store.outages() == [Outage(18, 20)]
        await store.reschedule(DueWork(1, CLOCK_CHECK, 0, None))
        assert await removal.remove_outages(store, 20) == 0
        assert await removal.remove_outages(store, 50) == 1


@live
async def test_one_node_at_a_time_removes(address: str) -> None:
    async with opened(address) as one, opened(address) as other:
        assert await removal.lease_removal(one, "one", 10, 100)
        assert not await removal.lease_removal(other, "other", 50, 150)
        assert await removal.lease_removal(one, "one", 60, 160)
        assert await removal.lease_removal(other, "other", 161, 200)


@live
async def test_an_erased_guest_leaves_a_match_without_a_name(address: str) -> None:
    guest = "0123456789abcdef01234567"
    async with hosting(address) as host:
        store = host.tables.store
        assert isinstance(store, SqlStore)
        await store.add_guest(guest, "Zebedee Quick", b"token", 1)
        table = await host.open("classic", {"rounds": 2})
        seats = [SeatRequest(SeatKind.GUEST), SeatRequest(SeatKind.ANYONE)]
        made = await host.tables.open(guest, "Zebedee Quick", "classic", {}, seats, origin="home")
        await host.tables.sit(made.table, "bo", "Bo", 1, "sits")
        await made.table.act(guest, 0, HideCode("RGBY"), "1")
        await made.table.act("bo", 1, LayRow("RRGG"), "2")
        assert await erase_guest(store, guest, 77) == 1
        everything = await _everything(store)
        assert guest not in everything
        assert "Zebedee" not in everything
        assert NOBODY in everything
        assert await store.guest_of_token(b"token") is None
        assert {(each.kind, each.table, each.guest) for each in await orders_since(store, 77)} == {
            (OrderKind.SIGN_OUT, None, guest),
            (OrderKind.RELOAD_TABLE, made.table.id, None),
        }
        # The other player's match is whole.
        host.tables.forget(made.table.id)
        again = await host.tables.table(made.table.state.setup.address)
        assert again.state.seats[0].name == "Seat 1"
        assert again.state.version == made.table.state.version
        assert b'"row":"RRGG"' in await host.tables.export(again, "bo", 1)
        assert again.state.offers == made.table.state.offers
        assert (await host.tables.table(table.state.setup.address)).state.seats[0].name == "Ada"


async def _everything(store: SqlStore) -> str:
    """Every row of every table but that of the orders, which tell the nodes whom to sign out for a week."""
    names = ("tables", "lines", "due", "holdings", "guests", "records", "bans", "chores", "solo_games")
    return "".join([str([tuple(row) for row in await store.select(f"SELECT * FROM {name}")]) for name in names])


@live
async def test_lists_and_counts(address: str) -> None:
    async with opened(address) as store:
        await store.add_guest("ada", "Ada", b"phone", 5)
        await store.add_token("ada", b"link", 9)
        over = await finished(store, "over", 3)
        await store.create(setup("open", listed=True), Stage.OPEN, [DueWork(0, 1, 0, 50)], Opener("bo", "there"))
        await store.heartbeat("node", 90)
        (newest, oldest) = await inventory.list_tables(store, 9)
        assert (newest.address, newest.stage, newest.listed, newest.opener) == ("open", Stage.OPEN, True, "bo")
        assert (oldest.address, oldest.version, oldest.guests) == ("over", 3, ["ada"])
        assert await inventory.list_tables(store, 9, Stage.OVER) == [oldest]
        assert await inventory.list_tables(store, 9, None, "bo") == [newest]
        assert await inventory.list_tables(store, 9, None, "ada") == [oldest]
        assert await inventory.list_tables(store, 1) == [newest]
        assert await inventory.list_guests(store, 9) == [inventory.GuestEntry("ada", "Ada", 5, 5, 1, 1)]
        assert await inventory.list_guests(store, 9, "bo") == []
        counts = await inventory.counts(store, 100, 51, 90)
        assert (counts.tables, counts.open, counts.over, counts.listed, counts.lines) == (2, 1, 1, 1, 3)
        assert (counts.guests, counts.due, counts.overdue, counts.nodes) == (1, 1, 1, 1)
        assert over


@live
async def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with pytest.raises(FileNotFoundError):
        await open_existing(str(path))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        for migration in list(migrations("sqlite"))[:2]:
            connection.executescript(migration.script)
            connection.execute("INSERT INTO migrations VALUES (?, ?)", (migration.number, migration.name))
        connection.execute(
            "INSERT INTO tables (address, head, stage, listed) VALUES ('a', ?, 'open', 1)",
            ('{"address":"a","edition":"classic","options":{},"plans":[],"created":1234}',),
        )
        connection.execute("INSERT INTO guests VALUES ('ada', 'Ada', 5)")
        connection.commit()
    with pytest.raises(WrongSchema):
        await open_existing(str(path))
    # A server brings it up to date: what was there has an age, and no guest has been away for long.
    async with opened(str(path)) as store:
        assert [row[0] for row in await store.select("SELECT opened FROM tables")] == [1234]
        assert (await store.select("SELECT seen FROM guests"))[0][0] > 1_700_000_000_000
    store = await open_existing(str(path))
    await store.close()
