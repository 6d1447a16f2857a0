"""The logger: what the server writes about itself, a JSON object a line on stderr.

It never holds a secret: no tokens, no links, no codes, no query strings. Of an exception it keeps the kind and the
place, but not the message, which may quote what somebody sent.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

_KEPT: Final = "keypeg"
logger: Final = logging.getLogger("keypeg.server")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name.startswith(_KEPT) else f"{record.name}: {record.msg}",
        }
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[1] is not None:
            line |= _where(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _where(error: BaseException) -> dict[str, Any]:
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "where": [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-12:]],
    }


def configure_logging(level: str) -> None:
    """Write to stderr from here on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(level.upper())
    # Uvicorn writes down whole addresses, and we write down each request ourselves.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


def log_event(event: str, level: int = logging.INFO, error: BaseException | None = None, **fields: object) -> None:
    """Write something down."""
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={"fields": fields}, exc_info=error)
