"""Failures: everything that can go wrong with a request, as one shape with a stable code."""

import logging
import math
import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from keypeg.locales import in_english
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused
from keypeg.rules.refusals import Fault, Refusal, Value
from keypeg.server.diary import note
from keypeg.tables.logs import Unavailable
from keypeg.tables.refusals import TableFault

MOST_BYTES: Final = 64 * 1024
"""The longest body, and the longest message of a websocket."""


class Error(Struct, frozen=True):
    """What went wrong. Codes and the names of values are stable; the sentence is for people and in English."""

    code: str
    rule: str | None
    """The paragraph of the rulebook behind a refusal."""
    message: str
    values: dict[str, str | int]
    """What the sentence says, for saying it in another language; `why` is which of a code's sentences it is."""
    retry_after: int | None
    """After so many seconds it may be sent again."""
    action: int | UnsetType = UNSET
    """The action at fault, from 0, where a record is refused."""


@lru_cache(maxsize=1024)
def _sentence(code: str, values: tuple[tuple[str, Value], ...]) -> str:
    """What is said again and again, as to whoever sends too fast, is put into words once."""
    return in_english(code, dict(values))


class Failure(Struct, frozen=True):
    """The answer to whatever did not succeed."""

    error: Error


class Failed(Exception):
    """A request that cannot be answered otherwise."""

    def __init__(self, status: int, code: str, retry_after: float | None = None, **values: Value) -> None:
        super().__init__(code)
        self.status = status
        self.error = _error(code, values, retry_after=retry_after)


def _error(code: str, values: Mapping[str, Value], rule: str | None = None, retry_after: float | None = None) -> Error:
    message = _sentence(code, tuple(values.items()))
    return Error(code, rule, message, dict(values), None if retry_after is None else math.ceil(retry_after))


STATUSES: Final[dict[str, int]] = {
    TableFault.NO_SUCH_TABLE: 404,
    TableFault.NOT_YOUR_SEAT: 403,
    TableFault.WRONG_LINK: 403,
    TableFault.BAD_PLAN: 400,
    TableFault.BAD_ID: 400,
    Fault.UNKNOWN_EDITION: 400,
    Fault.UNKNOWN_OPTION: 400,
    Fault.BAD_OPTION: 400,
    Fault.CONTRADICTORY_OPTIONS: 400,
    Fault.IMPOSSIBLE_SHAPE: 400,
    Fault.WRONG_PLAYER_COUNT: 400,
    RecordFault.BAD_NAME: 400,
    RecordFault.BAD_ACTION: 400,
    RecordFault.UNKNOWN_ACTION: 400,
    Fault.UNKNOWN_LETTER: 400,
}
"""What is wrong whenever it is sent; every other refusal is a conflict with how the match stands."""


def failure(error: Exception, most: int = MOST_BYTES) -> tuple[int, Error]:
    """The status and the answer for whatever went wrong. What nobody expected has an id that is in the diary too."""
    match error:
        case Failed():
            return _answered(error)
        case Refusal():
            return STATUSES.get(error.fault, 409), _error(error.fault.value, error.values, error.rule)
        case RecordRefused(action=action, refusal=refusal):
            said = _error(refusal.fault.value, refusal.values, refusal.rule)
            return 400, said if action is None else replace(said, action=action)
        case Unavailable():
            return _answered(Failed(503, "unavailable", 1))
        case ValidationException():
            wrong = _what_is_wrong(error)
            if wrong.startswith("act"):
                return failure(Refusal(RecordFault.BAD_ACTION, why="detail", detail=wrong))
            return _answered(Failed(400, "bad_request", why="detail", detail=wrong))
        case msgspec.DecodeError() | UnicodeDecodeError() | RecursionError():
            return _answered(Failed(400, "bad_request", why="json"))
        case HTTPException(status_code=404):
            return _answered(Failed(404, "no_such_page"))
        case HTTPException(status_code=405):
            return _answered(Failed(405, "wrong_method"))
        case HTTPException(status_code=413):
            return _answered(Failed(413, "too_large", why="request", most=most // 1024))
        case HTTPException(status_code=status) if status < 500:
            return _answered(Failed(status, "bad_request", why="detail", detail=error.detail[:200]))
        case _:
            number = secrets.token_hex(6)
            note("unexpected", logging.ERROR, error, id=number)
            return _answered(Failed(500, "unexpected", number=number))


def _answered(failed: Failed) -> tuple[int, Error]:
    return failed.status, failed.error


def _what_is_wrong(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    said = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return ("; ".join(said) or error.detail)[:300]


def answer(status: int, error: Error) -> Response[Failure]:
    """A failure as a response."""
    headers = {} if error.retry_after is None else {"retry-after": str(error.retry_after)}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(Failure(error), status_code=status, headers=headers, media_type="application/json")


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """Answer whatever a handler raised."""
    handler = request.scope.get("route_handler")
    most = handler.resolve_request_max_body_size() if isinstance(handler, HTTPRouteHandler) else None
    status, said = failure(error, most or MOST_BYTES)
    if status == 500:
        request.app.state.node.metrics.errors.inc()
    return answer(status, said)
