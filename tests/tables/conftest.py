"""Fixtures: a database file for each test."""

from pathlib import Path

import pytest


@pytest.fixture
def address(tmp_path: Path) -> str:
    """The path of a new SQLite file."""
    return str(tmp_path / "tables.db")
