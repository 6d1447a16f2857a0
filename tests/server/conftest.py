"""One server for every test that does not need its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import UNLIMITED, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that all tests of a worker share."""
    folder = tmp_path_factory.mktemp("server")
    with running(folder / "tables.db", *UNLIMITED, log=folder / "log") as started:
        yield started


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
