"""The tests that every store must pass. The tests of each database inherit them."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from keypeg.storage.migrations import NewerSchema
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.clocks import Outage, PerMove
from keypeg.tables.log_store import (
    CLOCK_CHECK,
    LATEST,
    PARKED,
    AlreadyExists,
    AppendRequest,
    DueWork,
    LogStore,
    NewLine,
    Opener,
    SavedState,
    SeatHolder,
    Stale,
    StoredAction,
    StoredLine,
)
from keypeg.tables.setup import SeatKind, SeatPlan, Stage, TableSetup
from tests.live import live, opened


def setup(address: str, *, listed: bool = False, rematch_of: int | None = None) -> TableSetup:
    plans = (SeatPlan(SeatKind.ANYONE), SeatPlan(SeatKind.COMPUTER, level="master", seed=2**61 + 1))
    return TableSetup(address, "duel", {"rings": 4, "race": True}, plans, 17, listed, PerMove(30), rematch_of)


def computers(address: str) -> TableSetup:
    plans = (SeatPlan(SeatKind.COMPUTER, level="master", seed=1),) * 2
    return TableSetup(address, "duel", {"rings": 4}, plans, 17)


def lines(*bodies: str) -> list[NewLine]:
    return [NewLine(body.encode()) for body in bodies]


def acted(seat: int, action: str, body: str = "{}") -> list[NewLine]:
    return [NewLine(body.encode(), seat, action)]


async def versions(store: LogStore, table: int, after: int = 0) -> list[tuple[int, bytes]]:
    return [(line.version, line.body) for line in await store.read(table, after)]


async def due_rows(store: LogStore) -> set[DueWork]:
    """All due work, without changing when it is due."""
    rows = [leased.due for leased in await store.lease_work(2**50, 2**50, 100)]
    for row in rows:
        await store.reschedule(row)
    return set(rows)


class StoreSuite:
    """The contract of `LogStore`."""

    @pytest.fixture
    def address(self) -> str:
        raise NotImplementedError

    @live
    async def test_a_table_is_found_as_it_was_made(self, address: str) -> None:
        async with opened(address) as store:
            table = await store.create(setup("here", listed=True), Stage.OPEN)
            found = await store.find("here")
            assert found == (table, setup("here", listed=True), Stage.OPEN)
            assert await store.get(table) == found
            assert await store.find("there") is None
            assert await store.get(table + 1) is None

    @live
    async def test_an_address_and_a_rematch_are_there_once(self, address: str) -> None:
        async with opened(address) as store:
            first = await store.create(setup("first"), Stage.OPEN)
            with pytest.raises(AlreadyExists):
                await store.create(setup("first"), Stage.OPEN)
            again = await store.create(setup("again", rematch_of=first), Stage.OPEN)
            with pytest.raises(AlreadyExists):
                await store.create(setup("another", rematch_of=first), Stage.OPEN)
            found = await store.rematch_of(first)
            assert found is not None
            assert found.table == again

    @live
    async def test_lines_are_read_in_order_from_any_version(self, address: str) -> None:
        async with opened(address) as store:
            table, other = [await store.create(setup(name), Stage.OPEN) for name in ("a", "b")]
            await store.append(AppendRequest(table, 0, lines('{"n":1}', '{"n":"é"}')))
            await store.append(AppendRequest(other, 0, lines('{"n":9}')))
            await store.append(AppendRequest(table, 2, acted(1, "x", '{"n":3}')))
            assert await store.read(table) == [
                StoredLine(1, None, None, b'{"n":1}'),
                StoredLine(2, None, None, '{"n":"é"}'.encode()),
                StoredLine(3, 1, "x", b'{"n":3}'),
            ]
            assert await versions(store, table, 2) == [(3, b'{"n":3}')]
            assert await versions(store, other) == [(1, b'{"n":9}')]
            assert await store.read_many({table: 1, other: 1}) == {table: await store.read(table, 1), other: []}

    @live
    async def test_a_stale_append_writes_nothing(self, address: str) -> None:
        async with opened(address) as store:
            table = await store.create(setup("a"), Stage.OPEN)
            await store.append(AppendRequest(table, 0, lines("1")))
            stale = AppendRequest(
                table, 0, lines("2", "3"), [DueWork(table, 0, 2, 5)], Stage.OVER, [SeatHolder(0, "guest")]
            )
            with pytest.raises(Stale):
                await store.append(stale)
            assert await versions(store, table) == [(1, b"1")]
            assert await due_rows(store) == set()
            assert await store.tables_of_guest("guest", 9) == []
            found = await store.get(table)
            assert found is not None
            assert found.stage is Stage.OPEN

    @live
    async def test_actions_are_found_by_their_ids(self, address: str) -> None:
        async with opened(address) as store:
            table, other = [await store.create(setup(name), Stage.OPEN) for name in ("a", "b")]
            await store.append(AppendRequest(table, 0, [*acted(0, "x"), *lines("{}")]))
            await store.append(AppendRequest(table, 2, acted(1, "x")))
            await store.append(AppendRequest(other, 0, acted(0, "x")))
            assert await store.version_of_action(table, 0, "x") == 1
            assert await store.version_of_action(table, 1, "x") == 3
            assert await store.version_of_action(table, 1, "y") is None
            assert await store.actions(table, 0, 9) == [StoredAction(1, 0, "x"), StoredAction(3, 1, "x")]
            assert await store.actions(table, 0, 1) == [StoredAction(1, 0, "x")]
            assert await store.actions(table, 1, 9) == [StoredAction(3, 1, "x")]

    @live
    async def test_one_stale_append_among_many_at_once_hurts_no_other(self, address: str) -> None:
        async with opened(address) as store:
            tables = [await store.create(setup(str(number)), Stage.OPEN) for number in range(20)]
            await store.append(AppendRequest(tables[7], 0, acted(0, "before")))
            appends = [
                AppendRequest(table, 0, acted(0, "id", str(table)), [DueWork(table, 1, 1, 5)]) for table in tables
            ]
            outcomes = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
            kinds = [type(outcome) for outcome in outcomes]
            assert kinds[7] is Stale
            assert [kind for kind in kinds if kind is not type(None)] == [Stale]
            for number, table in enumerate(tables):
                assert len(await store.read(table)) == 1, number
            assert {due.table for due in await due_rows(store)} == set(tables) - {tables[7]}

    @live
    async def test_writers_who_retry_when_stale_lose_and_double_nothing(self, address: str) -> None:
        async with opened(address) as one, opened(address) as other:
            table = await one.create(setup("a"), Stage.OPEN)

            async def write(store: SqlStore, writer: int, count: int) -> None:
                for number in range(count):
                    while True:
                        after = len(await store.read(table))
                        try:
                            await store.append(
                                AppendRequest(table, after, acted(writer, str(number), f"[{writer},{number}]"))
                            )
                            break
                        except Stale:
                            continue

            await asyncio.gather(write(one, 0, 12), write(other, 1, 12), write(one, 2, 12))
            stored = await one.read(table)
            assert [line.version for line in stored] == list(range(1, 37))
            for writer in range(3):
                assert [line.action for line in stored if line.seat == writer] == [str(number) for number in range(12)]

    @live
    async def test_everything_is_there_after_reopening(self, address: str) -> None:
        async with opened(address) as store:
            table = await store.create(setup("a", listed=True), Stage.OPEN, [DueWork(0, 1, 0, 5)])
            await store.append(
                AppendRequest(table, 0, acted(0, "x", "1"), stage=Stage.PLAYING, holders=[SeatHolder(0, "g")])
            )
            await store.add_guest("g", "Ada", b"hash", 1)
        async with opened(address) as store:
            assert await versions(store, table) == [(1, b"1")]
            found = await store.find("a")
            assert found is not None
            assert found.stage is Stage.PLAYING
            assert await store.tables_of_guest("g", 9) == [(found, 0)]
            assert await due_rows(store) == {DueWork(table, 1, 0, 5)}
            assert await store.guest_of_token(b"hash") == ("g", "Ada", False)

    @live
    async def test_work_is_given_to_one_who_asks(self, address: str) -> None:
        async with opened(address) as one, opened(address) as other:
            tables = [
                await one.create(setup(str(number)), Stage.OPEN, [DueWork(0, 0, 0, number)]) for number in range(20)
            ]
            assert await one.next_due() == 0
            claims = await asyncio.gather(*(store.lease_work(15, 1000, 4) for store in (one, other) * 4))
            given = [leased.due for claim in claims for leased in claim]
            assert len(given) == len(set(given)) == 16
            assert {due.table for due in given} == set(tables[:16])
            assert await other.lease_work(15, 1000, 4) == []
            assert await one.next_due() == 16
            # Whoever took it did not do it: after the lease it is given again.
            again = await other.lease_work(1000, 2000, 100)
            assert {leased.due.table for leased in again} == set(tables)

    @live
    async def test_work_is_settled_unless_newer_work_took_its_place(self, address: str) -> None:
        async with opened(address) as store:
            table = await store.create(setup("a"), Stage.OPEN, [DueWork(0, 0, 0, 5), DueWork(0, 1, 0, 5)])
            (first, second) = [leased.due for leased in await store.lease_work(5, 100, 9)]
            await store.append(AppendRequest(table, 0, lines("1"), [DueWork(table, first.seat, 1, 50)]))
            await store.reschedule(first._replace(at=None))
            await store.reschedule(second._replace(at=None))
            assert await due_rows(store) == {DueWork(table, first.seat, 1, 50)}
            await store.reschedule(DueWork(table, first.seat, 1, 70))
            assert await due_rows(store) == {DueWork(table, first.seat, 1, 70)}
            await store.append(AppendRequest(table, 1, lines("2"), [DueWork(table, first.seat, 2, None)]))
            assert await due_rows(store) == set()
            assert await store.next_due() is None

    @live
    async def test_work_is_given_in_turns(self, address: str) -> None:
        async with opened(address) as store:
            openers = {}
            for number, (opener, alone) in enumerate(
                [("a", True), ("b", False), ("b", False), ("b", False), ("c", False)]
            ):
                made = computers(str(number)) if alone else setup(str(number))
                due = [DueWork(0, 0, 0, number)]
                openers[await store.create(made, Stage.OPEN, due, Opener(opener, None))] = f"{opener}{number}"
            check = await store.create(setup("check"), Stage.OPEN, [DueWork(0, CLOCK_CHECK, 0, 5)])
            openers[check] = "check"

            async def order(limit: int, busy: Sequence[str] = ()) -> list[str]:
                leased = [await store.lease_work(9, 100, 1, busy) for _ in range(limit)]
                return [openers[work.due.table] for (work,) in leased]

            assert await store.next_due(["a", "b", "c"]) == 5
            assert await order(1, ["a", "b", "c", "it's"]) == ["check"]  # clocks are everybody's
            assert await store.lease_work(9, 100, 9, ["a", "b", "c"]) == []
            assert await order(2, ["b"]) == ["c4", "a0"]
            assert await order(3) == ["b1", "b2", "b3"]
            assert await store.lease_work(9, 100, 9) == []

    @live
    async def test_an_older_table_is_on_an_account_of_its_own(self, address: str) -> None:
        async with opened(address) as store:
            await store.create(setup("a"), Stage.OPEN, [DueWork(0, 0, 0, 1)])
            (leased,) = await store.lease_work(9, 100, 9)
            assert (leased.opener, leased.computers_alone) == ("a", False)

    @live
    async def test_work_of_computers_alone_is_parked_until_somebody_follows(self, address: str) -> None:
        async with opened(address) as one, opened(address) as other:
            alone = await one.create(computers("alone"), Stage.PLAYING, [DueWork(0, 0, 0, 1), DueWork(0, 1, 0, PARKED)])
            people = await one.create(setup("people"), Stage.PLAYING, [DueWork(0, 0, 0, 1)])
            by_table = {leased.due.table: leased for leased in await one.lease_work(1, 50, 9)}
            assert {table: leased.computers_alone for table, leased in by_table.items()} == {alone: True, people: False}
            assert not await one.park(by_table[people].due, 10)
            assert await one.park(by_table[alone].due, 10)
            await other.reschedule(by_table[people].due._replace(at=None))
            assert await one.next_due() is None
            assert await one.next_due(["somebody"]) is None
            assert await one.lease_work(2**50, 2**50, 9) == []
            await other.follow([alone, people], 20, 35)
            assert await due_rows(one) == {DueWork(alone, 0, 0, 20), DueWork(alone, 1, 0, 20)}
            due = DueWork(alone, 0, 0, 20)
            assert not await one.park(due, 34), "somebody follows"
            assert not await one.park(due._replace(version=1), 35), "newer work took its place"
            await other.follow([alone], 21, 30)  # another follower, who is gone sooner
            assert not await one.park(due, 34)
            assert await one.park(due, 35)
            assert await due_rows(one) == {DueWork(alone, 1, 0, 20)}

    @live
    async def test_the_newest_state_before_a_point_is_found(self, address: str) -> None:
        async with opened(address) as store:
            table, other = [await store.create(setup(name), Stage.OPEN) for name in ("a", "b")]
            states = [SavedState(10 * n, 8 * n, 2 * n, 1, bytes([n, 0, 255])) for n in (1, 2, 3)]
            for state in states:
                await store.save_state(table, state)
            assert await store.saved_state(other, LATEST, LATEST, LATEST) is None
            assert await store.saved_state(table, LATEST, LATEST, LATEST) == states[2]
            assert await store.saved_state(table, 29, LATEST, LATEST) == states[1]
            assert await store.saved_state(table, LATEST, 16, LATEST) == states[1]
            assert await store.saved_state(table, LATEST, LATEST, 3) == states[0]
            assert await store.saved_state(table, LATEST, -1, LATEST) is None
            changed = states[2]._replace(actions=0, attempts=0, format=2, body=b"new")
            await store.save_state(table, changed)
            assert await store.saved_state(table, LATEST, LATEST, LATEST) == changed

    @live
    async def test_a_log_is_read_in_parts(self, address: str) -> None:
        async with opened(address) as store:
            table = await store.create(setup("a"), Stage.OPEN)
            await store.append(AppendRequest(table, 0, lines("1", "2", "3")))
            assert [line.version for line in await store.read(table, 0, 2)] == [1, 2]
            assert [line.version for line in await store.read(table, 2, 2)] == [3]

    @live
    async def test_a_flag_is_only_brought_forward_by_an_append(self, address: str) -> None:
        async with opened(address) as store:
            table = await store.create(setup("a"), Stage.OPEN)
            for version, at in enumerate((50, 30, 70)):
                await store.append(
                    AppendRequest(table, version, lines("0"), [DueWork(table, CLOCK_CHECK, version + 1, at)])
                )
            assert await due_rows(store) == {DueWork(table, CLOCK_CHECK, 3, 30)}

    @live
    async def test_the_lobby_shows_listed_tables_that_are_not_over(self, address: str) -> None:
        async with opened(address) as store:
            tables = [await store.create(setup(str(n), listed=n != 1), Stage.OPEN) for n in range(4)]
            await store.append(AppendRequest(tables[2], 0, lines("0"), stage=Stage.OVER))
            await store.append(AppendRequest(tables[3], 0, lines("0"), stage=Stage.PLAYING))
            assert [(found.table, found.stage) for found in await store.listed_tables(9)] == [
                (tables[3], Stage.PLAYING),
                (tables[0], Stage.OPEN),
            ]
            assert [found.table for found in await store.listed_tables(1)] == [tables[3]]

    @live
    async def test_a_seat_is_held_by_one(self, address: str) -> None:
        async with opened(address) as store:
            table = await store.create(setup("a"), Stage.OPEN)
            await store.append(
                AppendRequest(table, 0, lines("0"), holders=[SeatHolder(0, "ada"), SeatHolder(1, "ada")])
            )
            await store.append(AppendRequest(table, 1, lines("0"), holders=[SeatHolder(1, "bo")]))
            assert [seat for _, seat in await store.tables_of_guest("ada", 9)] == [0]
            assert [seat for _, seat in await store.tables_of_guest("bo", 9)] == [1]
            await store.append(AppendRequest(table, 2, lines("0"), holders=[SeatHolder(1, None)]))
            assert await store.tables_of_guest("bo", 9) == []

    @live
    async def test_a_bot_stays_one_under_every_name_and_on_every_device(self, address: str) -> None:
        async with opened(address) as store:
            await store.add_guest("g", "Rosie", b"phone", 1, bot=True)
            await store.rename_guest("g", "Ada")
            assert await store.guest_of_token(b"phone") == ("g", "Ada", True)
            await store.add_token("g", b"link", 100)
            assert await store.redeem_transfer(b"link", b"tablet", 99) == ("g", "Ada", True)

    @live
    async def test_a_transfer_link_is_followed_once_and_in_time(self, address: str) -> None:
        async with opened(address) as store:
            await store.add_guest("g", "Ada", b"phone", 1)
            assert await store.guest_of_token(b"phone") == ("g", "Ada", False)
            assert await store.guest_of_token(b"other") is None
            await store.add_token("g", b"link", 100)
            await store.add_token("g", b"late", 100)
            assert await store.guest_of_token(b"link") is None  # a link is no device
            both = await asyncio.gather(
                store.redeem_transfer(b"link", b"one", 99), store.redeem_transfer(b"link", b"two", 99)
            )
            assert sorted(both, key=str) == [("g", "Ada", False), None]
            assert await store.redeem_transfer(b"late", b"three", 100) is None
            assert await store.guest_of_token(b"three") is None
            assert await store.redeem_transfer(b"phone", b"four", 1) is None  # a device is no link
            await store.rename_guest("g", "Ada L.")
            assert await store.guest_of_token(b"phone") == ("g", "Ada L.", False)

    @live
    async def test_a_record_is_kept_once(self, address: str) -> None:
        async with opened(address) as store:
            assert await store.kept_record("here") is None
            await asyncio.gather(*(store.keep_record("here", '{"players": "é"}'.encode(), now) for now in range(3)))
            await store.keep_record("here", b"{}", 4)
            assert await store.kept_record("here") == '{"players": "é"}'.encode()
            assert await store.kept_record("there") is None

    @live
    async def test_nodes_and_outages_are_remembered(self, address: str) -> None:
        async with opened(address) as store:
            assert await store.latest_heartbeat() is None
            await store.heartbeat("one", 5)
            await store.heartbeat("two", 6)
            await store.heartbeat("one", 7)
            assert await store.last_heartbeats() == {"one": 7, "two": 6}
            await store.heartbeat("two", 3)  # after its clock was set back
            assert await store.latest_heartbeat() == 3
            for outage in (Outage(30, 40), Outage(10, 20)):
                await store.add_outage(outage)
            assert await store.outages() == [Outage(10, 20), Outage(30, 40)]

    @live
    async def test_a_database_of_a_newer_program_is_refused(self, address: str) -> None:
        async with opened(address) as store:
            assert isinstance(store, SqlStore)
            await store._execute(("INSERT INTO migrations VALUES ($1, $2) RETURNING number", 9999, "9999_later.sql"))
        with pytest.raises(NewerSchema) as refused:
            async with opened(address):
                pass
        assert refused.value.found == 9999
        assert refused.value.known < 9999

    @live
    async def test_watchers_get_a_notice_for_every_table_that_grew(self, address: str) -> None:
        async with opened(address) as store:
            watching = store.watch()
            tables = [await store.create(setup(str(number)), Stage.OPEN) for number in range(30)]
            await asyncio.gather(*map(store.listen_to, tables))
            await asyncio.gather(*(store.append(AppendRequest(table, 0, lines("1", "2"))) for table in tables))
            with pytest.raises(Stale):
                await store.append(AppendRequest(tables[0], 0, lines("1")))
            await store.append(AppendRequest(tables[0], 2, lines("3")))
            await heard(watching, {(table, 2) for table in tables} | {(tables[0], 3)})

    @live
    async def test_random_appends_of_two_nodes_are_all_or_nothing(self, address: str) -> None:
        rng = random.Random(8)
        async with opened(address) as one, opened(address) as other:
            tables = [await one.create(setup(str(number)), Stage.OPEN) for number in range(3)]
            written: dict[int, list[bytes]] = {table: [] for table in tables}

            async def attempt(store: SqlStore, number: int) -> None:
                table = rng.choice(tables)
                after = len(written[table]) if rng.random() < 0.7 else rng.randrange(len(written[table]) + 1)
                bodies = [f"[{number},{part}]" for part in range(rng.randint(1, 3))]
                try:
                    await store.append(AppendRequest(table, after, lines(*bodies)))
                except Stale:
                    return
                assert len(written[table]) == after
                written[table] += (body.encode() for body in bodies)

            for round_ in range(12):
                await attempt(one if round_ % 2 else other, round_)
            for table in tables:
                assert [body for _, body in await versions(one, table)] == written[table]


async def heard(watching: object, expected: set[tuple[int, int]]) -> None:
    """Wait until a watcher has received all these notices."""
    remaining = set(expected)
    async for grown in watching:  # type: ignore[attr-defined]
        notices: Sequence[tuple[int, int]] = grown
        remaining -= set(notices)
        if not remaining:
            return
