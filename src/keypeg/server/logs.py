"""Logging: one JSON object a line on stderr.

The log never holds a secret: no tokens, no links, no codes, no query strings. Of an exception it keeps the type and the
stack, but not the message, which may quote what a client sent.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

_OWN_LOGGERS: Final = "keypeg"
logger: Final = logging.getLogger("keypeg.server")


class JsonFormatter(logging.Formatter):
    """A log record as one line of JSON. Arguments of other libraries' messages are left out: they may be secret."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name.startswith(_OWN_LOGGERS) else f"{record.name}: {record.msg}",
        }
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[1] is not None:
            line |= _stack(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _stack(error: BaseException) -> dict[str, Any]:
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "where": [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-12:]],
    }


def configure_logging(level: str) -> None:
    """Send every log record of this process to stderr, ours from `level` on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(level.upper())
    # Uvicorn's own lines have whole URLs in them; the middleware logs each request without its query.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


def log_event(event: str, level: int = logging.INFO, error: BaseException | None = None, **fields: object) -> None:
    """Log an event with its fields."""
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={"fields": fields}, exc_info=error)
