"""What happens to a match when the page, the network or the server goes away in the middle of it: nothing."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.hands import Keyboard
from tests.browser.people import Street
from tests.browser.playing import Moment, Player, in_the_middle, moment, play
from tests.server.running import UNLIMITED, Running, running

BROKEN_LINE = r"WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED"


def against_a_computer(street: Street, edition: str = "classic", server: Running | None = None) -> Player:
    """A player with two rows on the board."""
    ada = street.comes("Ada", server=server).known()
    options: dict[str, object] = {"rounds": 1} if edition == "duel" else {"rounds": 1, "first_codemaker": 1}

    def sit() -> Player:
        ada.visit(ada.open(edition, "me", "novice", options=options).path)
        return Player(ada, Keyboard)

    def arrived(player: Player) -> bool:
        screen = player.look()
        return bool(screen.boards()) and len(player.rows(screen)) >= 2

    return in_the_middle(sit, arrived)


@pytest.mark.parametrize("edition", ["classic", "duel"])
def test_a_reload_in_the_middle(street: Street, edition: str) -> None:
    player = against_a_computer(street, edition)
    before = player.look().boards()
    player.page.reload()
    after = player.until(lambda screen: moment(screen) is not Moment.WAIT)
    assert after.boards() == before
    play(player)


def test_the_network_goes_and_comes(street: Street) -> None:
    player = against_a_computer(street)
    player.person.forgive(BROKEN_LINE)
    rows = player.rows(player.look())
    player.person.context.set_offline(True)
    player.until(lambda screen: screen.said("connection-offline"))
    # A row that is laid now waits in the page until it can be sent, and is then laid once.
    player.hands.put("RRGG")
    player.hands.lay(player.language.say("verb-guess"))
    assert player.rows(player.look()) == rows
    player.person.context.set_offline(False)
    later = player.until(lambda screen: len(player.rows(screen)) > len(rows) or moment(screen) is Moment.OVER)
    assert not later.said("connection-offline")
    assert [row for row, _ in player.rows(later)] == [*(row for row, _ in rows), "RRGG"]
    play(player)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_server_goes_and_comes(browser: Browser, tmp_path: Path, how: signal.Signals) -> None:
    database, log = tmp_path / "tables.db", tmp_path / "log"
    with running(database, *UNLIMITED, log=log) as first:
        street = Street(browser, first)
        player = against_a_computer(street)
        player.person.forgive(BROKEN_LINE)
        rows = player.rows(player.look())
        first.stop(how)
        player.until(lambda screen: screen.said("connection-reconnecting"))
        assert not player.look().said("connection-offline")
        assert player.rows(player.look()) == rows
        port = first.url.rpartition(":")[2]
    with running(database, f"--port={port}", *UNLIMITED, log=log):
        later = player.until(lambda screen: not screen.said("connection-reconnecting"))
        assert player.rows(later) == rows
        play(player)
        assert street.leave() == []
