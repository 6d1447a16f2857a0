"""What an operator does is told in the page, in the reader's language."""

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from keypeg.locales import LANGUAGES, in_words, words
from tests.browser.visitors import Visitors
from tests.cli.command import keypeg
from tests.server.running import UNLIMITED, running


def admin(database: Path, *command: str) -> None:
    done = keypeg("admin", *command, "--json", f"--database={database}")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ended_table_and_a_ban_are_told_in_the_page(browser: Browser, tmp_path: Path, language: str) -> None:
    database = tmp_path / "tables.db"
    say = words(language, "refusals")
    with running(database, *UNLIMITED, log=tmp_path / "log") as server:
        visitors = Visitors(browser, server)
        ada = visitors.new("Ada", tag=language).registered()
        first, second = ada.open("classic", "me", "novice"), ada.open("classic", "me", "anyone")
        page = ada.visit(first.path)
        page.get_by_role("heading", level=1).wait_for(state="attached")
        admin(database, "end", first.address)
        page.get_by_role("alert").get_by_text(in_words(say, "table_closed", {"why": "operator"})).wait_for()
        # Also when the page is opened afterwards.
        page.reload()
        page.get_by_role("alert").get_by_text(in_words(say, "table_closed", {"why": "operator"})).wait_for()
        ada.visit(second.path)
        page.get_by_role("heading", level=1).wait_for(state="attached")
        with sqlite3.connect(database) as connection:
            guest = connection.execute("SELECT id FROM guests").fetchone()[0]
        connection.close()
        ada.allow_fault(r"403|WebSocket")
        admin(database, "ban", guest)
        page.get_by_role("alert").get_by_text(in_words(say, "banned", {"why": "guest"})).wait_for()
        assert visitors.close() == []
