"""The coach over HTTP: hints for a seat, reviews of what was played, and analyses of any position.

What may take a while is answered line by line: a review attempt by attempt, an analysis at once and then again, better.
"""

import asyncio
from collections.abc import AsyncIterator, Hashable, Sequence
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream
from msgspec import Struct

from keypeg.records.played_attempts import PlayedMatch, played_match
from keypeg.records.record import read
from keypeg.review.review_values import PlayerReview
from keypeg.rules import referee
from keypeg.rules.actions import TakeHint
from keypeg.rules.boxes import edition
from keypeg.rules.edition import Edition
from keypeg.rules.refusals import Fault, Refusal
from keypeg.server.coach import Job, check_board, review_key
from keypeg.server.coach_jobs import analysis_of, hints_of, review_of, review_under_way, rows_review_of
from keypeg.server.coach_schemas import (
    AnalysisLines,
    CoachRefused,
    GivenHints,
    HintRequest,
    PositionRequest,
    ReviewBegan,
    ReviewEnded,
    ReviewLine,
    RowsRequest,
    TakenHints,
)
from keypeg.server.errors import HttpError, to_error
from keypeg.server.identity import client_network
from keypeg.server.node import Node
from keypeg.server.record_routes import stored_record
from keypeg.server.table_actions import find_table, perform_action
from keypeg.server.table_routes import JSON, MAX_ATTEMPTS
from keypeg.tables.hint_grants import granted_step, moment_of
from keypeg.tables.log_store import GuestIdentity
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.table import Table

LINES: Final = "application/x-ndjson"
MAX_ATTEMPTS_AT_ONCE: Final = 20
THINKING_SECONDS: Final = (0.045, 0.4, 1.2)
"""How long an analysis thinks for each of its lines, until no better answer is possible."""

SeatOfHint = Annotated[int, Parameter(ge=0, le=7, description="A seat of yours.")]
FirstAttempt = Annotated[
    int, Parameter(ge=0, le=MAX_ATTEMPTS, description="The number of the first attempt wanted, from 0.")
]
MostAttempts = Annotated[int, Parameter(ge=1, le=MAX_ATTEMPTS_AT_ONCE, description="How many attempts are wanted.")]


def limit_coach(request: Request[Any, Any, Any], node: Node) -> str:
    """Refuse an address that asks too much. Returns the account that questions are on."""
    network = client_network(request)
    wait_seconds = node.coach_limit.take(network)
    if wait_seconds:
        node.metrics.limited.labels("coach").inc()
        raise HttpError(429, "too_fast", wait_seconds, why="coach")
    return network


# Hints


@get(
    "/api/tables/{address:str}/hint",
    tags=["Coach"],
    summary="The hints taken",
    responses={200: ResponseSpec(TakenHints, description="What you have been told", generate_examples=False)},
)
async def get_hint(
    request: Request[Any, Any, Any], node: Node, guest: GuestIdentity, address: str, seat: SeatOfHint
) -> Response[bytes]:
    """The help that your seat has taken in its position, again. Only you are told what it says."""
    account = limit_coach(request, node)
    table = await find_table(node, address)
    table.check_holder(guest.guest, seat)
    step = granted_step(table.state.hints, table.state.match, seat)
    hints = await _hints(node, account, table, seat, step) if step else b"[]"
    return _json({"step": step, "hints": msgspec.Raw(hints)})


@post(
    "/api/tables/{address:str}/hint",
    status_code=200,
    tags=["Coach"],
    summary="Take a hint",
    responses={200: ResponseSpec(GivenHints, description="What you are told", generate_examples=False)},
)
async def take_hint(
    request: Request[Any, Any, Any], node: Node, guest: GuestIdentity, address: str, data: HintRequest
) -> Response[bytes]:
    """Everybody is told that your seat took it, and only you what it says. Where none can be given, none is taken."""
    account = limit_coach(request, node)
    table = await find_table(node, address)
    table.check_holder(guest.guest, data.seat)
    if not table.state.begun:
        raise TableRefusal(TableFault.NOT_BEGUN)
    if not table.state.match.edition.hints:
        raise Refusal(Fault.HINTS_FORBIDDEN)
    if not table.state.match.winners:
        await _hints(node, account, table, data.seat, data.step)
    version = await perform_action(node, table, guest.guest, data.seat, TakeHint(data.step), data.id)
    # The match may have gone on meanwhile, or this is the answer to a request that was sent again.
    step = granted_step(table.state.hints, table.state.match, data.seat)
    hints = await _hints(node, account, table, data.seat, step) if step else b"[]"
    return _json({"id": data.id, "version": version, "step": step, "hints": msgspec.Raw(hints)})


async def _hints(node: Node, account: str, table: Table, seat: int, step: int) -> bytes:
    match = table.state.match
    check_board(match.edition)
    job = partial(hints_of, referee.view(match, seat), step)
    key = "hints", table.id, seat, moment_of(match, seat), step
    return await node.coach.answer(account, key, job, can_wait=False)


def _json(body: dict[str, object]) -> Response[bytes]:
    return Response(msgspec.json.encode(body), media_type=JSON)


# Reviews

REVIEW: Final = ResponseSpec(
    ReviewLine,
    description="A line for the beginning, one for each attempt as soon as it is reviewed, and one for the end.",
    media_type=LINES,
    generate_examples=False,
)


class Question(Struct, frozen=True):
    """An attempt to review."""

    key: Hashable
    job: Job


@get("/api/tables/{address:str}/review", tags=["Coach"], summary="Review a match", responses={200: REVIEW})
async def review_table(
    request: Request[Any, Any, Any],
    node: Node,
    address: str,
    first: FirstAttempt = 0,
    most: MostAttempts = MAX_ATTEMPTS_AT_ONCE,
) -> Stream:
    """The attempts that are over, of which everything is open. The attempt under way is not reviewed."""
    account = limit_coach(request, node)
    table = await find_table(node, address)
    match = table.state.match
    check_board(match.edition)
    total = match.past.count
    attempts = await node.tables.played_attempts(table, min(first, total), most)
    questions = [
        Question(review_key(table.id, first + at), partial(review_of, match.edition, attempt))
        for at, attempt in enumerate(attempts)
    ]
    return stream_review(node, account, match.edition, first, total, questions)


@get("/api/records/{address:str}/review", tags=["Coach"], summary="Review a record", responses={200: REVIEW})
async def review_record(
    request: Request[Any, Any, Any],
    node: Node,
    address: str,
    first: FirstAttempt = 0,
    most: MostAttempts = MAX_ATTEMPTS_AT_ONCE,
) -> Stream:
    """Every attempt of a record that is kept, the one under way included."""
    account = limit_coach(request, node)
    played = await asyncio.to_thread(_played, await stored_record(node, address))
    agreed = played.state.edition
    check_board(agreed)
    jobs: list[Job] = [partial(review_of, agreed, attempt) for attempt in played.attempts]
    if not played.state.winners:
        jobs.append(partial(review_under_way, played.state, played.entries))
    questions = [Question((address, at), job) for at, job in enumerate(jobs)]
    return stream_review(node, account, agreed, first, len(questions), questions[first : first + most])


@post(
    "/api/reviews",
    status_code=200,
    tags=["Coach"],
    summary="Review rows",
    responses={200: ResponseSpec(PlayerReview, description="What each row was worth", generate_examples=False)},
)
async def review_rows(request: Request[Any, Any, Any], node: Node, data: RowsRequest) -> Response[bytes]:
    """What rows on a board were worth, wherever they were laid. Nothing of it is stored."""
    account = limit_coach(request, node)
    agreed = edition(data.edition, data.options)
    check_board(agreed)
    key = "rows", msgspec.json.encode(data)
    found = await node.coach.answer(account, key, partial(rows_review_of, agreed, data), can_wait=True)
    return Response(found, media_type=JSON)


def _played(document: bytes) -> PlayedMatch:
    return played_match(read(document))


def stream_review(
    node: Node, account: str, agreed: Edition, first: int, total: int, questions: Sequence[Question]
) -> Stream:
    """The review of attempts, line by line."""

    async def lines() -> AsyncIterator[bytes]:
        yield _line(ReviewBegan(agreed.name, first, total))
        try:
            for index, question in enumerate(questions, first):
                found = await node.coach.answer(account, question.key, question.job, can_wait=True)
                yield _line({"say": "attempt", "index": index, "attempt": msgspec.Raw(found)})
        except (Refusal, HttpError) as error:
            yield _line(CoachRefused(to_error(error)[1]))
            return
        last = first + len(questions)
        yield _line(ReviewEnded(last if last < total else None))

    return Stream(lines(), media_type=LINES)


def _line(message: object) -> bytes:
    return msgspec.json.encode(message) + b"\n"


# Analyses


class _Exactness(Struct):
    """The part of an analysis that says whether it can be improved."""

    exact: bool


@post(
    "/api/analyses",
    status_code=200,
    tags=["Coach"],
    summary="Analyse a position",
    responses={
        200: ResponseSpec(
            AnalysisLines,
            description="The analysis at once, and again with each improvement.",
            media_type=LINES,
            generate_examples=False,
        )
    },
)
async def analyse(request: Request[Any, Any, Any], node: Node, data: PositionRequest) -> Stream:
    """Which codes fit some rows and keys, what is certain, and which rows are best. Nothing of it is stored."""
    account = limit_coach(request, node)
    agreed = edition(data.edition, data.options)
    check_board(agreed)
    answer = partial(_analysis, node, account, agreed, data)
    # Whatever can be refused is refused before the first line.
    first, more = await answer(THINKING_SECONDS[0])

    async def lines() -> AsyncIterator[bytes]:
        found, improvable = first, more
        for seconds in THINKING_SECONDS[1:]:
            if not improvable:
                break
            yield _analysis_line(found, final=False)
            try:
                found, improvable = await answer(seconds)
            except (Refusal, HttpError) as error:
                yield _line(CoachRefused(to_error(error)[1]))
                return
        yield _analysis_line(found, final=True)

    return Stream(lines(), media_type=LINES)


async def _analysis(
    node: Node, account: str, agreed: Edition, data: PositionRequest, seconds: float
) -> tuple[bytes, bool]:
    """The analysis after thinking for so long, and whether more time could improve it."""
    key = "analysis", msgspec.json.encode(data), seconds
    found = await node.coach.answer(account, key, partial(analysis_of, agreed, data, seconds), can_wait=True)
    return found, not msgspec.json.decode(found, type=_Exactness).exact


def _analysis_line(found: bytes, *, final: bool) -> bytes:
    return _line({"say": "analysis", "final": final, "analysis": msgspec.Raw(found)})


ROUTES: Final = (get_hint, take_hint, review_table, review_record, review_rows, analyse)
