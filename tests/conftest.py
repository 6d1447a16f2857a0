"""What tests in several folders share: places for files, and a real PostgreSQL, started once a session."""

import asyncio
import itertools
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.live import start_postgres

_counted = itertools.count()

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell in the background hands this down, and then no process that a test starts would hear Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)

MEMORY = Path("/dev/shm")


@pytest.fixture
def quick_folder(tmp_path: Path) -> Iterator[Path]:
    """Where files cost no disk, for properties that are tried out many times."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    folder = Path(tempfile.mkdtemp(dir=MEMORY))
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres() -> Any:
    """A PostgreSQL that all workers of a run share."""
    return start_postgres(os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid())))


@pytest.fixture
def postgres_address(postgres: Any) -> Iterator[str]:
    """An empty database."""
    name = f"keypeg_{os.getpid()}_{next(_counted)}"
    asyncio.run(_execute(postgres.get_uri(), f"CREATE DATABASE {name}"))
    yield postgres.get_uri(database=name)
    asyncio.run(_execute(postgres.get_uri(), f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL of one's own, to be stopped and started."""
    server = start_postgres(f"of-{os.getpid()}")
    yield server
    server.cleanup()


async def _execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
