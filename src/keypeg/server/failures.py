"""Failures: everything that can go wrong with a request, as one shape with a stable code."""

import logging
import math
import secrets
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct

from keypeg.rules.refusals import Fault, Refusal
from keypeg.server.diary import note
from keypeg.tables.logs import Unavailable
from keypeg.tables.refusals import TableFault, TableRefusal


class Error(Struct, frozen=True):
    """What went wrong. Codes are stable; the sentence is for people and in English."""

    code: str
    message: str
    rule: str | None = None
    """The paragraph of the rulebook behind a refusal."""
    retry_after: int | None = None
    """After so many seconds it may be sent again."""


class Failure(Struct, frozen=True):
    """The answer to whatever did not succeed."""

    error: Error


class Failed(Exception):
    """A request that cannot be answered otherwise."""

    def __init__(self, status: int, code: str, message: str, retry_after: float | None = None) -> None:
        super().__init__(code)
        self.status = status
        self.error = Error(code, message, retry_after=None if retry_after is None else math.ceil(retry_after))


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
    Fault.BAD_NAME: 400,
    Fault.BAD_ACTION: 400,
    Fault.UNKNOWN_ACTION: 400,
    Fault.UNKNOWN_LETTER: 400,
}
"""What is wrong whenever it is sent; every other refusal is a conflict with how the match stands."""
CODES: Final = {
    400: "bad_request",
    401: "not_known",
    403: "forbidden",
    404: "no_such_page",
    405: "wrong_method",
    413: "too_large",
    415: "not_json",
}


def failure(error: Exception) -> tuple[int, Error]:
    """The status and the answer for whatever went wrong. What nobody expected has an id that is in the diary too."""
    match error:
        case Failed(status=status, error=answer):
            return status, answer
        case Refusal() | TableRefusal():
            return STATUSES.get(error.fault, 409), Error(str(error.fault), error.message, error.rule)
        case Unavailable():
            return 503, Error("unavailable", "The database does not answer. Nothing has changed.", retry_after=1)
        case ValidationException():
            wrong = _what_is_wrong(error)
            return 400, Error(str(Fault.BAD_ACTION) if wrong.startswith("act") else "bad_request", wrong)
        case msgspec.DecodeError() | UnicodeDecodeError() | RecursionError():
            return 400, Error("bad_request", "This is not the JSON that was expected.")
        case HTTPException(status_code=status) if status < 500:
            return status, Error(CODES.get(status, "bad_request"), error.detail[:200])
        case _:
            number = secrets.token_hex(6)
            note("unexpected", logging.ERROR, error, id=number)
            return 500, Error("unexpected", f"Something went wrong here. It is in the log as {number}.")


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
    status, said = failure(error)
    if status == 500:
        request.app.state.node.metrics.errors.inc()
    return answer(status, said)
