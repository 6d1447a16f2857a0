"""Errors: everything that can go wrong with a request, as one shape with a stable code."""

import logging
import math
import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, ValidationException
from litestar.handlers import HTTPRouteHandler
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from keypeg.locales import in_english
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused
from keypeg.review.refusals import ReviewFault
from keypeg.rules.refusals import Fault, Refusal, Value
from keypeg.server.logs import log_event
from keypeg.server.methods import allowed_methods
from keypeg.tables.log_store import Unavailable
from keypeg.tables.refusals import TableFault

MAX_BODY_BYTES: Final = 64 * 1024
"""The maximum size of a body, and of a message over a websocket."""


class Error(Struct, frozen=True):
    """What went wrong. Codes and the names of values are stable; the message is in English, for people."""

    code: str
    rule: str | None
    """The paragraph of the rulebook behind a refusal."""
    message: str
    values: dict[str, str | int]
    """The values in the message, for a translation. `why` says which of the messages of a code it is."""
    retry_after: int | None
    """The seconds after which the same request may be sent again."""
    action: int | UnsetType = UNSET
    """The action at fault, counted from 0, where a record is refused."""


class ErrorBody(Struct, frozen=True):
    """The body of every response that is not a success."""

    error: Error


class HttpError(Exception):
    """Ends a request with a status and an error."""

    def __init__(self, status: int, code: str, retry_after: float | None = None, **values: Value) -> None:
        super().__init__(code)
        self.status = status
        self.error = _error(code, values, retry_after=retry_after)


def _error(code: str, values: Mapping[str, Value], rule: str | None = None, retry_after: float | None = None) -> Error:
    message = _message(code, tuple(values.items()))
    return Error(code, rule, message, dict(values), None if retry_after is None else math.ceil(retry_after))


@lru_cache(maxsize=1024)
def _message(code: str, values: tuple[tuple[str, Value], ...]) -> str:
    """Cached: a client that sends too fast gets the same message again and again."""
    return in_english(code, dict(values))


STATUSES: Final[dict[str, int]] = {
    TableFault.NO_SUCH_TABLE: 404,
    TableFault.NOT_YOUR_SEAT: 403,
    TableFault.WRONG_LINK: 403,
    TableFault.NOT_OPENER: 403,
    TableFault.NO_BOTS: 403,
    TableFault.BAD_PLAN: 400,
    TableFault.TOO_MANY_ROUNDS: 400,
    TableFault.BAD_ID: 400,
    Fault.UNKNOWN_EDITION: 400,
    Fault.UNKNOWN_OPTION: 400,
    Fault.BAD_OPTION: 400,
    Fault.WRONG_PLAYER_COUNT: 400,
    ReviewFault.NO_DAILY: 400,
    RecordFault.BAD_ACTION: 400,
    RecordFault.UNKNOWN_ACTION: 400,
    RecordFault.UNKNOWN_VERSION: 400,
    RecordFault.NOT_A_RECORD: 400,
    RecordFault.NOT_JSON: 400,
}
"""Refusals of what the OpenAPI document does not allow. Every other one is of a rule, or as the match stands: 409."""


def to_error(error: Exception, max_body_bytes: int = MAX_BODY_BYTES) -> tuple[int, Error]:
    """The status and the error to answer. An unexpected exception gets an id, under which the log has it."""
    match error:
        case HttpError():
            return error.status, error.error
        case Refusal():
            return STATUSES.get(error.fault, 409), _error(error.fault.value, error.values, error.rule)
        case RecordRefused(action=action, refusal=refusal):
            refused = _error(refusal.fault.value, refusal.values, refusal.rule)
            if action is not None:
                return 409, replace(refused, action=action)
            return STATUSES.get(refusal.fault, 409), refused
        case Unavailable():
            return to_error(HttpError(503, "unavailable", 1))
        case ValidationException() | msgspec.ValidationError():
            detail = _validation_detail(error)
            if detail.startswith("act"):
                return to_error(Refusal(RecordFault.BAD_ACTION, why="no_act"))
            return to_error(HttpError(400, "bad_request", why="detail", detail=detail))
        case msgspec.DecodeError() | UnicodeDecodeError() | RecursionError():
            return to_error(HttpError(400, "bad_request", why="json"))
        case HTTPException(status_code=404):
            return to_error(HttpError(404, "no_such_page"))
        case MethodNotAllowedException():
            return to_error(HttpError(405 if _allow(error) else 426, "wrong_method"))
        case HTTPException(status_code=413):
            return to_error(HttpError(413, "too_large", why="request", most=max_body_bytes // 1024))
        case HTTPException(status_code=status) if status < 500:
            return to_error(HttpError(status, "bad_request", why="detail", detail=error.detail[:200]))
        case _:
            number = secrets.token_hex(6)
            log_event("unexpected", logging.ERROR, error, id=number)
            return to_error(HttpError(500, "unexpected", number=number))


def _validation_detail(error: ValidationException | msgspec.ValidationError) -> str:
    if isinstance(error, msgspec.ValidationError):
        message, _, path = str(error).partition(" - at `$")
        return f"{path.strip('.`') or 'data'}: {message}"[:300]
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return ("; ".join(faults) or error.detail)[:300]


def error_response(status: int, error: Error, headers: Mapping[str, str]) -> Response[ErrorBody]:
    """An error as a response."""
    headers = dict(headers)
    if error.retry_after is not None:
        headers["retry-after"] = str(error.retry_after)
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(ErrorBody(error), status_code=status, headers=headers, media_type="application/json")


def handle_exception(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Answer an exception that a route handler raised."""
    handler = request.scope.get("route_handler")
    max_body_bytes = handler.resolve_request_max_body_size() if isinstance(handler, HTTPRouteHandler) else None
    status, answered = to_error(error, max_body_bytes or MAX_BODY_BYTES)
    node = request.app.state.node
    if status == 500:
        node.metrics.errors.inc()
    node.note_refusal(request.scope, status, answered)
    headers: dict[str, str] = {}
    if isinstance(error, MethodNotAllowedException):
        allow = _allow(error)
        headers = {"allow": allow} if allow else {"upgrade": "websocket", "connection": "upgrade"}
    return error_response(status, answered, headers)


def _allow(error: MethodNotAllowedException) -> str:
    """The methods that an address has, or nothing if it is that of a websocket."""
    return allowed_methods((error.headers or {}).get("allow", "").split(", "))
