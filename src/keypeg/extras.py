"""Extras: what a plain install leaves out, and which extra of the package brings it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

EXTRA_OF: Final = {
    "PIL": "server",
    "asyncpg": "postgres",
    "distributed": "research",
    "gymnasium": "environments",
    "httptools": "server",
    "litestar": "server",
    "matplotlib": "plots",
    "pettingzoo": "environments",
    "prometheus_client": "server",
    "scipy": "research",
    "segno": "server",
    "shtab": "completion",
    "uvicorn": "server",
    "websockets": "server",
}
"""The extra that installs a module."""


def missing_extra(error: ImportError) -> tuple[str, str] | None:
    """The module that could not be imported and the extra that brings it; None if no extra does."""
    module = (error.name or "").partition(".")[0]
    return (module, EXTRA_OF[module]) if module in EXTRA_OF else None


@contextmanager
def extra_named(extra: str) -> Iterator[None]:
    """Where an import inside fails because this extra is missing, the error says so. It brings all that is imported."""
    try:
        yield
    except ImportError as error:
        if (missing := missing_extra(error)) is None:
            raise
        module, _ = missing  # several extras may bring it
        sentence = f"This needs {module}, which is not installed: pip install 'keypeg[{extra}]'."
        raise ModuleNotFoundError(sentence, name=module) from error
