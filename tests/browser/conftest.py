"""A real server and a real browser for every worker."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from keypeg.server.pages import FOLDER, INDEX
from scripts.chromium import launch
from tests.browser.visitors import Visitors
from tests.server.running import UNLIMITED, Running, running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that all tests of a worker share."""
    assert (FOLDER / INDEX).exists(), "the pages are not built: run `make`"
    folder = tmp_path_factory.mktemp("browser")
    with running(folder / "tables.db", *UNLIMITED, log=folder / "log") as started:
        yield started


# Not for a session: while Playwright runs, other folders' tests cannot run event loops of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser that all tests of a worker share. Every visitor has a profile of their own in it."""
    with sync_playwright() as playwright, launch(playwright) as chromium:
        yield chromium


@pytest.fixture
def visitors(browser: Browser, server: Running) -> Iterator[Visitors]:
    """The visitors of one test. None of their pages may have a fault."""
    all_visitors = Visitors(browser, server)
    yield all_visitors
    assert all_visitors.close() == []
