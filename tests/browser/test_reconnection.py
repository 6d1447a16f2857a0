"""A match goes on after a reload, a lost network, and a restart of the server."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from tests.browser.input_methods import Keyboard
from tests.browser.player import Player, Prompt, play, play_into_match, prompt_of
from tests.browser.visitors import Visitors
from tests.server.running import UNLIMITED, Running, running

CONNECTION_ERRORS = r"WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED"


def against_a_computer(visitors: Visitors, edition: str = "classic", server: Running | None = None) -> Player:
    """A player with two rows on the board."""
    ada = visitors.new("Ada", server=server).registered()
    options: dict[str, object] = {"rounds": 1} if edition == "duel" else {"rounds": 1, "first_codemaker": 1}

    def sit() -> Player:
        ada.visit(ada.open(edition, "me", "novice", options=options).path)
        return Player(ada, Keyboard)

    def arrived(player: Player) -> bool:
        screen = player.look()
        return bool(screen.boards()) and len(player.rows(screen)) >= 2

    return play_into_match(sit, arrived)


@pytest.mark.parametrize("edition", ["classic", "duel"])
def test_a_reload_in_the_middle(visitors: Visitors, edition: str) -> None:
    player = against_a_computer(visitors, edition)
    player.input.put("RG")
    before = player.look()
    assert "R" in before.draft()
    player.page.reload()
    after = player.until(lambda screen: bool(screen.boards()) and prompt_of(screen) is not Prompt.WAIT)
    assert after.boards() == before.boards()
    assert after.draft() == before.draft(), "the pegs of the open row are kept"
    player.page.keyboard.press("Backspace")
    play(player)


def test_the_network_goes_and_comes(visitors: Visitors) -> None:
    player = against_a_computer(visitors)
    player.visitor.allow_fault(CONNECTION_ERRORS)
    rows = player.rows(player.look())
    player.visitor.context.set_offline(True)
    player.until(lambda screen: screen.said("connection-offline"))
    # A row that is laid now waits in the page until it can be sent, and is then laid once.
    player.input.put("RRGG")
    player.press_lay()
    assert player.rows(player.look()) == rows
    player.visitor.context.set_offline(False)
    later = player.until(lambda screen: len(player.rows(screen)) > len(rows) or prompt_of(screen) is Prompt.OVER)
    assert not later.said("connection-offline")
    assert [row for row, _ in player.rows(later)] == [*(row for row, _ in rows), "RRGG"]
    play(player)


def test_an_ending_comes_after_a_failed_fetch(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.allow_fault("ERR_FAILED|Unable to preload CSS")
    failed: list[str] = []

    def fail(route: Route) -> None:
        failed.append(route.request.url.rsplit(".", 1)[1])
        route.abort()

    for kind in ("js", "css"):
        ada.page.route(f"**/assets/playing-*.{kind}", fail, times=1)
    ada.visit(ada.open("classic", "me", "novice", options={"rounds": 1, "first_codemaker": 1}).path)
    play(Player(ada, Keyboard))
    assert sorted(failed) == ["css", "js"]
    # its style has come too
    assert ada.page.locator(".sheet").evaluate("sheet => getComputedStyle(sheet).borderRadius") != "0px"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_server_goes_and_comes(browser: Browser, tmp_path: Path, how: signal.Signals) -> None:
    database, log = tmp_path / "tables.db", tmp_path / "log"
    with running(database, *UNLIMITED, log=log) as first:
        visitors = Visitors(browser, first)
        player = against_a_computer(visitors)
        player.visitor.allow_fault(CONNECTION_ERRORS)
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
        assert visitors.close() == []


def test_a_code_that_is_being_made_is_not_kept(visitors: Visitors) -> None:
    ada = visitors.new("Ada").registered()
    ada.visit(ada.open("classic", "me", "novice", options={"first_codemaker": 0}).path)
    player = Player(ada, Keyboard)
    player.until(lambda screen: prompt_of(screen) is Prompt.HIDE)
    player.input.put("RG")
    assert "R" in player.look().draft()
    player.page.reload()
    assert "R" not in player.until(lambda screen: prompt_of(screen) is Prompt.HIDE).draft()
    assert player.page.evaluate("JSON.stringify(sessionStorage)") == "{}"
