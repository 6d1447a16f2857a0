"""Places for databases."""

from pathlib import Path

import pytest


@pytest.fixture
def address(tmp_path: Path) -> str:
    """A database on the disk."""
    return str(tmp_path / "tables.db")
