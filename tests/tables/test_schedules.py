"""Duplicate, late and reordered messages, and nodes that write at the same time, in every possible order.

Two nodes serve one table with one real database. Whatever the order, an action is in the log once or not at all, every
sender gets the same answer, and all subscribers see the same match.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from keypeg.rules.actions import Action, HideCode, LayRow
from keypeg.rules.refusals import Refusal
from keypeg.tables.log_store import LogStore
from keypeg.tables.refusals import TableRefusal
from keypeg.tables.subscriptions import Subscription
from keypeg.tables.table import Table
from keypeg.tables.table_state import CLAIM_COUNTDOWN_MS
from tests.live import Ticks, live, opened
from tests.tables.hosting import GUESTS, Host, read
from tests.tables.schedules import Scheduled, Scheduler, every_path

Answer = int | str


class Nodes:
    """Two nodes that serve the same table, with subscribers at each."""

    def __init__(self, store: LogStore, others: LogStore) -> None:
        self.ticks = Ticks()
        self.store = [Scheduled(store, "one"), Scheduled(others, "two")]
        self.hosts = [Host(each, self.ticks) for each in self.store]
        self.tables: list[Table] = []
        self.subscriptions: list[list[Subscription]] = []
        self.answers: list[tuple[tuple[int, str], Answer]] = []

    async def open(self, box: str) -> None:
        table = await self.hosts[0].open(box)
        self.tables = [table, await self.hosts[1].tables.table(table.state.setup.address)]

    async def subscribe(self) -> None:
        for table in self.tables:
            await table.log.catch_up()
            subscriptions = [table.subscribe(viewer) for viewer in (None, 0, 1)]
            self.subscriptions.append(subscriptions)
            for subscription in subscriptions:
                subscription.take()

    async def message(
        self, scheduler: Scheduler, node: int, key: tuple[int, str], do: Callable[[Table], Awaitable[int]]
    ) -> Answer:
        """A message that arrives at a node when its turn comes."""
        await scheduler.turn(f"{key} arrives at {node}", nothing)
        return await self.deliver(node, key, do)

    async def notice(self, scheduler: Scheduler, node: int, version: int) -> None:
        """A notice that arrives at a node when its turn comes, however late."""
        await scheduler.turn(f"notice of {version} arrives at {node}", nothing)
        await self.hosts[node].tables.on_notices([(self.tables[node].id, version)])

    async def deliver(self, node: int, key: tuple[int, str], do: Callable[[Table], Awaitable[int]]) -> Answer:
        """Deliver a message to a node, and return the answer."""
        try:
            answer: Answer = await do(self.tables[node])
        except (Refusal, TableRefusal) as no:
            answer = str(no.fault)
        self.answers.append((key, answer))
        return answer

    async def run(self, scheduler: Scheduler, *messages: Coroutine[Any, Any, Answer | None]) -> list[Any]:
        """Deliver messages in the order of the scheduler, and check the result."""
        for store in self.store:
            store.scheduler = scheduler
        answers = await scheduler.run(messages)
        for store in self.store:
            store.scheduler = None
        await self.check(scheduler.order)
        return answers

    async def check(self, order: list[str]) -> None:
        """Check that each action is in the log once or not at all, as it was answered, and that all see one match."""
        stored = await self.store[0].read(self.tables[0].id)
        assert [line.version for line in stored] == list(range(1, len(stored) + 1)), order
        versions = {(line.seat, line.action): line.version for line in stored if line.action is not None}
        assert len(versions) == sum(line.action is not None for line in stored), order
        accepted = {(key, answer) for key, answer in self.answers if isinstance(answer, int)}
        for key in {key for key, _ in self.answers}:
            said = {answer for sent, answer in accepted if sent == key}
            assert said == ({versions[key]} if key in versions else set()), (order, key)
        for table in self.tables:
            await table.log.catch_up()
        fresh = Host(self.store[0], self.ticks)
        folded = await fresh.tables.table(self.tables[0].state.setup.address)
        assert self.tables[0].state == self.tables[1].state == folded.state, order
        for here, there in zip(*self.subscriptions, strict=True):
            received = here.take()
            assert received == there.take(), order
            numbers = [message["version"] for message in read(received)]
            assert numbers == list(range(len(stored) - len(numbers) + 1, len(stored) + 1)), order


async def nothing() -> None:
    pass


async def schedules(folder: Path, box: str) -> AsyncIterator[tuple[Nodes, Scheduler]]:
    """Two nodes and a new table for every possible order."""
    database = str(folder / "tables.db")
    async with opened(database) as store, opened(database) as others:
        for path in every_path():
            nodes = Nodes(store, others)
            await nodes.open(box)
            await nodes.subscribe()
            yield nodes, Scheduler(path)


def act(seat: int, action: Action, id_: str) -> Callable[[Table], Awaitable[int]]:
    return lambda table: table.act(GUESTS[seat], seat, action, id_)


@pytest.mark.parametrize("duplicate_at", [0, 1])
@live
async def test_both_players_of_a_duel_and_their_duplicates(quick_folder: Path, duplicate_at: int) -> None:
    """Neither is refused, whichever append is stale, and a duplicate is not played again."""
    orders = set()
    async for nodes, scheduler in schedules(quick_folder, "duel"):
        hide = act(0, HideCode("RGBYY"), "hide")
        first, again, theirs = await nodes.run(
            scheduler,
            nodes.message(scheduler, 0, (0, "hide"), hide),
            nodes.message(scheduler, duplicate_at, (0, "hide"), hide),
            nodes.message(scheduler, 1, (1, "hide"), act(1, HideCode("RRRRR"), "hide")),
        )
        assert first == again
        assert {first, theirs} == {3, 4}, scheduler.order
        orders.add(tuple(scheduler.order))
    assert len(orders) > 20


@pytest.mark.parametrize(("writers", "notices"), [(2, 1), (1, 2)])
@live
async def test_notices_between_nodes_at_any_time(quick_folder: Path, writers: int, notices: int) -> None:
    """A notice may come before, during and after a write. Each version is published once."""
    orders = set()
    async for nodes, scheduler in schedules(quick_folder, "duel"):
        answers = await nodes.run(
            scheduler,
            *[
                nodes.message(scheduler, seat, (seat, "hide"), act(seat, HideCode("RGBYY"), "hide"))
                for seat in range(writers)
            ],
            *[nodes.notice(scheduler, 1, 3) for _ in range(notices)],
        )
        assert sorted(answers[:writers]) == list(range(3, 3 + writers)), scheduler.order
        assert answers[writers:] == [None] * notices, scheduler.order
        orders.add(tuple(scheduler.order))
    assert len(orders) > 20


@pytest.mark.parametrize("duplicate_at", [0, 1])
@live
async def test_a_row_that_overtakes_the_code_it_is_for_and_its_duplicate(quick_folder: Path, duplicate_at: int) -> None:
    """The row is refused if it is too early, and otherwise played once. A node gives the same answer both times."""
    seen = set()
    async for nodes, scheduler in schedules(quick_folder, "classic"):
        row = act(1, LayRow("RRGG"), "row")
        hidden, first, again = await nodes.run(
            scheduler,
            nodes.message(scheduler, 0, (0, "hide"), act(0, HideCode("RGBY"), "hide")),
            nodes.message(scheduler, 1, (1, "row"), row),
            nodes.message(scheduler, duplicate_at, (1, "row"), row),
        )
        assert hidden == 3, scheduler.order
        seen.add((first, again))
    early = "code_not_hidden"
    assert seen == {(4, 4), (early, early)} | ({(4, early), (early, 4)} if duplicate_at == 0 else set())


@pytest.mark.parametrize("box", ["classic", "duel"])
@live
async def test_a_claim_and_the_move_that_was_waited_for(quick_folder: Path, box: str) -> None:
    """A player comes back and moves while the round is claimed. Only one of the two counts."""
    database = str(quick_folder / "tables.db")
    seen = set()
    late: Action = LayRow("RRGG") if box == "classic" else HideCode("RRRRR")
    async with opened(database) as store, opened(database) as others:
        for path in every_path():
            nodes = Nodes(store, others)
            await nodes.open(box)
            await nodes.hosts[0].act(nodes.tables[0], 0, HideCode("RGBY" if box == "classic" else "RGBYY"))
            await nodes.tables[0].mark_present(1, "gone")
            await nodes.tables[0].mark_absent(1, "gone")
            nodes.ticks.passed += CLAIM_COUNTDOWN_MS + 1
            await nodes.subscribe()
            scheduler = Scheduler(path)
            move = act(1, late, "late")
            claimed, moved, again = await nodes.run(
                scheduler,
                nodes.message(scheduler, 0, (0, "claim"), lambda table: table.claim(GUESTS[0], 0, 1, "claim")),
                nodes.message(scheduler, 1, (1, "late"), move),
                nodes.message(scheduler, 0, (1, "late"), move),
            )
            assert isinstance(moved, int) is isinstance(again, int), scheduler.order
            seen.add((isinstance(claimed, int), isinstance(moved, int)))
    # A code that comes after the claim is for the attempt that has begun since; a row has no code to be marked by.
    assert seen == {(False, True), (True, box == "duel")}


@pytest.mark.parametrize("box", ["classic", "duel"])
@live
async def test_five_messages_in_every_order(quick_folder: Path, box: str) -> None:
    """Two actions, their duplicates and a claim, sent to two nodes one after the other."""
    database = str(quick_folder / "tables.db")
    code = "RGBY" if box == "classic" else "RGBYY"
    hide = act(0, HideCode(code), "hide")
    theirs = act(1, LayRow("RRGG") if box == "classic" else HideCode("RRRRR"), "theirs")
    messages: list[tuple[int, tuple[int, str], Callable[[Table], Awaitable[int]]]] = [
        (0, (0, "hide"), hide),
        (1, (0, "hide"), hide),
        (1, (1, "theirs"), theirs),
        (0, (1, "theirs"), theirs),
        (1, (0, "claim"), lambda table: table.claim(GUESTS[0], 0, 1, "claim")),
    ]
    async with opened(database) as store, opened(database) as others:
        for order in permutations(messages):
            nodes = Nodes(store, others)
            await nodes.open(box)
            await nodes.subscribe()
            for message in order:
                await nodes.deliver(*message)
            await nodes.check([f"{key} arrives at {node}" for node, key, _ in order])
            keys = [key for _, key, _ in order]
            in_time = box == "duel" or (1, "theirs") in keys[keys.index((0, "hide")) :]
            accepted = {key for key, answer in nodes.answers if isinstance(answer, int)}
            assert accepted == {(0, "hide")} | ({(1, "theirs")} if in_time else set()), keys  # and nobody is away
