"""The home network: one device opens the page at localhost, the others by the link that it gives, over plain HTTP."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from keypeg.server.lan import lan_url
from tests.browser.input_methods import Mouse, Touch
from tests.browser.player import Player, play
from tests.browser.visitors import PHONE, TIMEOUT_MS, Visitor, Visitors
from tests.server.proxied import behind, free_port
from tests.server.running import UNLIMITED, Running, running
from tests.server.test_public_url import has_network

expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="module", params=["", "/keypeg"])
def at_home(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    """The server as its own machine sees it, and as other devices do."""
    folder, port = tmp_path_factory.mktemp("home"), free_port()
    url = (lan_url(port) if has_network() else f"http://127.0.0.2:{port}") + request.param
    named = [f"--public-url={url}"] if request.param or not has_network() else []
    log = folder / "log"
    with (
        running(folder / "tables.db", *UNLIMITED, "--lan", f"--port={port}", *named, log=log) as here,
        behind(here, url, log) as there,
    ):
        yield here, there


def test_a_link_made_at_localhost_brings_a_phone_to_the_table(
    browser: Browser, at_home: tuple[Running, Running]
) -> None:
    here, there = at_home
    visitors = Visitors(browser, here)
    ada, bo = visitors.new("Ada").registered(), visitors.new("Bo", size=PHONE, touch=True, server=there).registered()
    bo.allow_fault("Cross-Origin-Opener-Policy")  # which Chromium ignores without HTTPS, and says so
    table = ada.open("classic", "me", "link", options={"rounds": 1})
    ada.visit("/")
    ada.store_links(table)
    ada.visit(table.path)
    link = f"{there.url}{table.link(1)}"
    expect(ada.page.get_by_role("textbox", name=ada.language.say("share-link"))).to_have_value(link)
    bo.page.goto(link)
    bo.page.get_by_role("button", name=bo.language.say("invite-sit"), exact=True).click()
    bo.page.wait_for_url(lambda url: "#" not in url)
    assert bo.page.url == there.url + table.path
    play(Player(ada, Mouse), Player(bo, Touch))
    for each in (ada, bo):
        assert each.page.evaluate("isSecureContext") is (each is ada or not has_network())
    _copies_the_match(bo, table.address)
    assert visitors.close() == []


def _copies_the_match(visitor: Visitor, address: str) -> None:
    """Without HTTPS a browser has no clipboard for scripts: the text is selected and copied."""
    say, page = visitor.language.say, visitor.visit(f"/record/{address}")
    page.get_by_role("button", name=say("share-match"), exact=True).click()
    text = page.get_by_role("textbox", name=say("share-text")).input_value()
    assert f"{visitor.server.url}/record/{address}" in text
    page.get_by_role("button", name=say("share-copy-text"), exact=True).click()
    page.get_by_role("button", name=say("share-copied"), exact=True).wait_for()
    page.evaluate("document.querySelector('dialog[open]').append(document.createElement('textarea'))")
    pasted = page.locator("dialog[open] textarea").last
    pasted.focus()
    pasted.press("ControlOrMeta+V")
    assert pasted.input_value() == text
