"""Places for databases."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def address(tmp_path: Path) -> str:
    """A database on the disk."""
    return str(tmp_path / "tables.db")


@pytest.fixture
def quick_folder(tmp_path: Path) -> Iterator[Path]:
    """Where files cost no disk, for properties that are tried out many times."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    folder = Path(tempfile.mkdtemp(dir=MEMORY))
    yield folder
    shutil.rmtree(folder)
