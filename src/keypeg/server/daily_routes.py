"""The code of the day over HTTP: how one stands, beginning it, and the code of a day that is over.

A day is played by the date of whoever plays. The server only checks that it is that date somewhere on Earth.
"""

from datetime import date, timedelta
from functools import partial
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from keypeg.review.daily import (
    DAILY_BOXES,
    FIRST_DAY,
    DailyResult,
    daily_code,
    daily_edition,
    daily_score,
    daily_text,
    read_day,
)
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.solo_boards import solo_board
from keypeg.review.solo_games import SoloGame, begin_daily, boards, is_over, rows_needed
from keypeg.rules.keys import Key
from keypeg.server.coach_jobs import best_play_of
from keypeg.server.coach_routes import limit_coach
from keypeg.server.errors import HttpError
from keypeg.server.identity import client_address, limit_reads
from keypeg.server.node import Node
from keypeg.server.solo_routes import VIEW, game_response, new_game_id
from keypeg.server.solo_schemas import DailyBox, DailyCodes, DailyGame, DailySolution, NewDaily
from keypeg.server.table_routes import JSON
from keypeg.storage.solo_games import StoredGame, add_game, daily_games, find_request
from keypeg.tables.log_store import GuestIdentity

DateOfDay = Annotated[
    str, QueryParameter(name="date", pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day, such as `2026-11-18`.")
]


def _begun_day(node: Node, text: str) -> date:
    """A day that has begun somewhere on Earth."""
    day = read_day(text)
    if day > node.days_now()[1]:
        raise ReviewRefusal(ReviewFault.BAD_DATE, why="future", date=text)
    return day


def _request_of(box: str, day: date) -> str:
    """A daily code is begun once by each guest: this is the request that does so."""
    return f"daily {box} {day}"


@get(
    "/api/daily",
    tags=["Solo"],
    summary="The codes of the day",
    responses={200: ResponseSpec(DailyCodes, description="How you stand in each box", generate_examples=False)},
)
async def codes(
    request: Request[Any, Any, Any],
    node: Node,
    visitor: GuestIdentity | None,
    day: DateOfDay,
) -> Response[bytes]:
    """The boxes that have a code of this day, how far you have come, and what your codes come to."""
    limit_reads(request, node)
    wanted = _begun_day(node, day)
    played = [] if visitor is None else await daily_games(node.store, visitor.guest)
    first = node.days_now()[0]
    found = [_box(box, wanted, first, [each for each in played if each.game.edition == box]) for box in DAILY_BOXES]
    return Response(msgspec.json.encode(DailyCodes(day, found)), media_type=JSON)


def _box(box: str, day: date, first: date, played: list[StoredGame]) -> DailyBox:
    """How somebody stands in a box. `first` is the first date that it is somewhere on Earth."""
    results = [
        DailyResult(each.game.day, rows_needed(each.game), each.game.on_the_day)
        for each in played
        if each.game.day is not None and is_over(each.game)
    ]
    now = next((each for each in played if each.game.day == day), None)
    before = day - timedelta(days=1)
    return DailyBox(
        edition=box,
        row_limit=solo_board(daily_edition(box)).row_limit,
        game=None if now is None else _game(now.id, now.game),
        day_before_open=before >= FIRST_DAY and (before < first or any(each.day == before for each in results)),
        score=daily_score(results, max(day, first)),
    )


def _game(identifier: str, game: SoloGame) -> DailyGame:
    return DailyGame(identifier, len(game.rows), boards(game)[0].outcome)


@post("/api/daily", status_code=200, tags=["Solo"], summary="Begin the code of the day", responses={200: VIEW})
async def begin(request: Request[Any, Any, Any], node: Node, guest: GuestIdentity, data: NewDaily) -> Response[bytes]:
    """Each code can be played once: if you have begun it, this is answered with your game as it stands."""
    game = begin_daily(data.edition, _begun_day(node, data.date))
    made = StoredGame(new_game_id(), guest.guest, game)
    request_id = _request_of(data.edition, read_day(data.date))
    found = await find_request(node.store, guest.guest, request_id)
    if found is None:
        node.quotas.check_solo(guest.guest, client_address(request))
        found = await add_game(node.store, made, request_id, node.tables.time_source.now())
    return game_response(found)


@get(
    "/api/daily/{box:str}/solution",
    tags=["Solo"],
    summary="The code of a day that is over",
    responses={200: ResponseSpec(DailySolution, description="The code, and its best play", generate_examples=False)},
)
async def solution(
    request: Request[Any, Any, Any],
    node: Node,
    visitor: GuestIdentity | None,
    box: str,
    day: DateOfDay,
) -> Response[bytes]:
    """For whoever has played it, and for everybody once the day is over everywhere on Earth."""
    account = limit_coach(request, node)
    if box not in DAILY_BOXES:
        raise HttpError(404, "no_such_page")
    agreed = daily_edition(box)
    wanted = _begun_day(node, day)
    if wanted >= node.days_now()[0]:
        found = visitor and await find_request(node.store, visitor.guest, _request_of(box, wanted))
        if not found or not is_over(found.game):
            raise ReviewRefusal(ReviewFault.BAD_DATE, why="not_over", date=day)
    code, text = daily_code(box, wanted), daily_text(box, wanted)
    try:
        job = partial(best_play_of, agreed, code)
        rows = await node.coach.answer(account, ("daily", box, day), job, can_wait=True)
    except HttpError:
        rows = b"[]"
    best = msgspec.json.decode(rows, type=list[tuple[str, Key]])
    found_code = DailySolution(box, day, code, text, sha256(text.encode()).hexdigest(), best)
    return Response(msgspec.json.encode(found_code), media_type=JSON)


ROUTES: Final = (codes, begin, solution)
