"""Matches of every edition at a table: the messages, the record, and the same state on another node."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from keypeg.records.receipts import check_receipt, read_receipt
from keypeg.records.record import read as read_record
from keypeg.records.replay import replay
from keypeg.rules import BOXES, edition, referee
from keypeg.rules.actions import HideCode, LayRow
from keypeg.rules.refusals import Fault, Refusal
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind, Stage
from keypeg.tables.table_state import PAST_ATTEMPTS
from tests.generators import random_edition
from tests.live import live
from tests.tables.hosting import GUESTS, Host, all_attempts, hosting, read


def some_options(rng: random.Random, box: str) -> tuple[dict[str, Any], int]:
    agreed = random_edition(rng, box)
    options = {**agreed.options, "rounds": min(agreed.rounds, 3)}
    seats = rng.choice(edition(box, options).players)
    return options, seats


@pytest.mark.parametrize("box", BOXES)
@live
async def test_a_match_is_told_without_a_gap_and_is_the_same_everywhere(box: str, quick_folder: Path) -> None:
    rng = random.Random(f"matches of {box}")
    async with hosting(str(quick_folder / "tables.db")) as host:
        for _ in range(6):
            options, seats = some_options(rng, box)
            table = await host.open(box, options, seats)
            address = table.state.setup.address
            viewers = [None, *range(seats)]
            subscriptions = []
            for viewer in viewers:
                guest = None if viewer is None else GUESTS[viewer]
                _, subscription = await host.tables.subscribe(address, guest, viewer, views=True)
                subscriptions.append(subscription)
            received = {
                viewer: subscription.take() for viewer, subscription in zip(viewers, subscriptions, strict=True)
            }
            for _ in range(300):
                await host.play_on(table, rng, 1)
                for viewer, subscription in zip(viewers, subscriptions, strict=True):
                    received[viewer] += subscription.take()
            for viewer in viewers:
                first, *rest = read(received[viewer])
                assert first["say"] == "snapshot"
                numbers = [message["version"] for message in rest]
                assert numbers == list(range(first["version"] + 1, table.state.version + 1))
                views = [first["view"], *(message["view"] for message in rest if "view" in message)]
                past = [attempt for view in views for attempt in view["past"]]
                latest = past[-PAST_ATTEMPTS:]
                (now,) = read([table.snapshot(viewer)])
                assert {**views[-1], "earlier": len(past) - len(latest), "past": latest} == now["view"]
                assert await all_attempts(host, table) == past
            # Another node folds the same log to the same state, snapshot for snapshot.
            other = Host(host.tables.store, host.ticks)
            theirs = await other.tables.table(address)
            assert theirs.state == table.state
            for viewer in viewers:
                assert theirs.snapshot(viewer) == table.snapshot(viewer)
                offers = [] if viewer is None else referee.offers(table.state.match, viewer)
                (shown,) = read([theirs.snapshot(viewer)])
                assert shown["offers"] == json.loads(msgspec.json.encode(offers))
                assert shown["view"] == json.loads(msgspec.json.encode(referee.view(table.state.match, viewer)))


@live
async def test_the_record_of_a_match_replays_and_its_commitments_hold(quick_folder: Path) -> None:
    rng = random.Random(4)
    async with hosting(str(quick_folder / "tables.db")) as host:
        for box in BOXES:
            options, seats = some_options(rng, box)
            table = await host.open(box, {**options, "rounds": 1, "hints": "forbidden"}, seats)
            state = await host.play_on(table, rng)
            assert state.winners
            assert table.state.stage is Stage.OVER
            for viewer in (None, *range(seats)):
                guest = None if viewer is None else GUESTS[viewer]
                record = read_record(await host.tables.export(table, guest, viewer))
                replayed = replay(record, verify=True)
                assert msgspec.structs.replace(replayed, past=replayed.past.latest(PAST_ATTEMPTS)) == state
                assert record.players == tuple(guest.title() for guest in GUESTS[:seats])
                assert all(entry.at for entry in record.entries)


@live
async def test_what_an_onlooker_was_told_is_a_receipt_for_the_record(quick_folder: Path) -> None:
    """Also where rounds are played again: every commitment says which attempt it belongs to."""
    rng = random.Random(9)
    async with hosting(str(quick_folder / "tables.db")) as host:
        for box in BOXES:
            options, seats = some_options(rng, box)
            table = await host.open(box, {**options, "marking": "by_hand", "hints": "forbidden"}, seats)
            address = table.state.setup.address
            _, subscription = await host.tables.subscribe(address, None, None)
            published = [*read(subscription.take())[0]["commitments"]]  # the table may have dealt already
            while not table.state.match.winners:
                await host.play_on(table, rng, most=1)
                published += [told["commitment"] for told in read(subscription.take()) if "commitment" in told]
            receipt = {
                "keypeg_receipt": 1, "table": address, "edition": box, "seat": None,
                "players": [guest.title() for guest in GUESTS[:seats]],
                "commitments": [each | {"at": str(each["at"])} for each in published],
            }  # fmt: skip
            record = read_record(await host.tables.export(table, None, None))
            assert record.tags == {"table": address}
            check = check_receipt(record, read_receipt(json.dumps(receipt).encode()))
            assert check.checked == check.hidden == len(published) > 0


@live
async def test_an_export_of_a_running_match_holds_its_readers_secrets_only(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        await host.act(table, 0, HideCode("RGBY"))
        assert b"RGBY" in await host.tables.export(table, "ada", 0)
        assert b"RGBY" not in await host.tables.export(table, "bo", 1)
        assert b"RGBY" not in await host.tables.export(table, None, None)
        with pytest.raises(TableRefusal):
            await host.tables.export(table, "bo", 0)


@live
async def test_a_commitment_is_public_at_once_and_opened_at_the_reveal(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1})
        _, subscription = await host.tables.subscribe(table.state.setup.address, None, None)
        subscription.take()
        await host.act(table, 0, HideCode("RGBY"))
        (hidden,) = read(subscription.take())
        assert hidden["events"] == [{"event": "code_hidden", "seat": 0, "code": None}]
        sealed = hidden["commitment"]
        assert sealed | {"commitment": ""} == {
            "seat": 0, "round": 1, "attempt": 1, "at": hidden["at"], "commitment": ""
        }  # fmt: skip
        snapshot = read([table.snapshot(None)])[0]
        assert snapshot["commitments"] == [sealed]
        await host.act(table, 1, LayRow("RGBY"))
        (over,) = read(subscription.take())
        (opened,) = over["opened"]
        assert opened.pop("salt")
        assert opened == sealed
        assert over["stage"] == "over"


@live
async def test_a_refusal_carries_the_referees_code_and_rule(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        with pytest.raises(Refusal) as refused:
            await host.act(table, 1, LayRow("RGBY"))
        assert (refused.value.fault, refused.value.rule) == (Fault.CODE_NOT_HIDDEN, "C2")


@live
async def test_nobody_acts_for_a_seat_that_is_not_theirs_or_before_all_sit(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        for seat in (0, 2, -1):
            with pytest.raises(TableRefusal) as refused:
                await table.act("bo", seat, HideCode("RGBY"), f"{seat}")
            assert refused.value.fault is TableFault.NOT_YOUR_SEAT
        with pytest.raises(TableRefusal):
            await host.tables.subscribe(table.state.setup.address, "bo", 0)
        made = await host.tables.open(
            "ada", "Ada", "classic", {}, [SeatRequest(SeatKind.GUEST), SeatRequest(SeatKind.ANYONE)]
        )
        with pytest.raises(TableRefusal) as early:
            await made.table.act("ada", 0, HideCode("RGBY"), "1")
        assert early.value.fault is TableFault.NOT_BEGUN


@live
async def test_a_slow_subscriber_gets_a_new_snapshot(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic", {"rounds": 1000})
        _, subscription = await host.tables.subscribe(table.state.setup.address, None, None)
        subscription._max_queued = 5
        assert len(subscription.take()) == 1
        await host.act(table, 0, HideCode("RGBY"))
        for _ in range(4):
            await host.act(table, 1, LayRow("RRRR"))
        assert len(subscription.take()) == 5
        for row in ("RRRR", "GGGG", "RRRR", "GGGG", "RRRR", "GGBB"):
            await host.act(table, 1, LayRow(row))
        (message,) = read(subscription.take())
        assert message["say"] == "snapshot"
        assert message["version"] == table.state.version


@live
async def test_a_subscriber_waits_for_messages(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        _, subscription = await host.tables.subscribe(table.state.setup.address, "ada", 0)
        await subscription.next()
        waiting = asyncio.create_task(subscription.next())
        await asyncio.sleep(0)
        assert not waiting.done()
        await host.act(table, 0, HideCode("RGBY"))
        (message,) = read(await waiting)
        assert message["events"][0]["code"] == "RGBY"
        waiting = asyncio.create_task(subscription.next())
        await asyncio.sleep(0)
        await host.tables.unsubscribe(table, subscription)
        assert await waiting == []
