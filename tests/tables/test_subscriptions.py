"""Subscriptions: the first message is a snapshot for the viewer, and views come to those who asked for them."""

import pytest

from keypeg.rules.actions import HideCode, LayRow
from tests.live import live
from tests.tables.hosting import hosting, read


@pytest.mark.parametrize("seat", [0, 1, None])
@live
async def test_the_first_message_shows_what_the_viewer_may_see(address: str, seat: int | None) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        await host.act(table, 0, HideCode("RGBY"))
        _, subscription = await host.tables.subscribe(table.state.setup.address, "bo" if seat else "ada", seat)
        (snapshot,) = read(subscription.take())
        assert snapshot["view"]["seat"] == seat
        assert snapshot["view"]["code"] == ("RGBY" if seat == 0 else None)


@live
async def test_only_those_who_asked_for_views_get_them(address: str) -> None:
    async with hosting(address) as host:
        table = await host.open("classic")
        place = table.state.setup.address
        _, plain = await host.tables.subscribe(place, None, None)
        _, with_views = await host.tables.subscribe(place, None, None, views=True)
        direct = table.subscribe(1)
        for subscription in (plain, with_views, direct):
            subscription.take()
        await host.act(table, 0, HideCode("RGBY"))
        found = [read(subscription.take())[0] for subscription in (plain, with_views, direct)]
        assert ["view" in message for message in found] == [False, True, False]


@live
async def test_messages_keep_their_order_when_they_are_no_longer_passed_on(address: str) -> None:
    """As when a peer reads too slowly for a while: then they wait in the queue, the later ones too."""
    async with hosting(address) as host:
        table = await host.open("classic")
        _, subscription = await host.tables.subscribe(table.state.setup.address, None, None)
        subscription.take()
        passed_on: list[bytes] = []
        takes = True

        def pass_on(message: bytes) -> bool:
            if takes:
                passed_on.append(message)
            return takes

        subscription.pass_on = pass_on
        first = await host.act(table, 0, HideCode("RGBY"))
        takes = False
        await host.act(table, 1, LayRow("RRGG"))
        takes = True
        await host.act(table, 1, LayRow("RRYY"))
        assert [message["version"] for message in read(passed_on)] == [first]
        assert [message["version"] for message in read(subscription.take())] == [first + 1, first + 2]
        await host.act(table, 1, LayRow("RRBB"))
        assert [message["version"] for message in read(passed_on)] == [first, first + 3]
