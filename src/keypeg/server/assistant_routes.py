"""The assistant for a real box over HTTP: score sheets, and advice for a player of the group box. Nothing is stored."""

from functools import partial
from typing import Any, Final

import msgspec
from litestar import Request, Response, post
from litestar.openapi.datastructures import ResponseSpec

from keypeg.review.group_advice_values import GroupAdvice
from keypeg.review.score_sheets import score_sheet
from keypeg.review.score_values import ScoreSheet
from keypeg.rules.boxes import edition
from keypeg.server.assistant_schemas import GroupAdviceRequest, ScoreSheetRequest
from keypeg.server.coach_jobs import group_advice_of
from keypeg.server.coach_routes import limit_coach
from keypeg.server.node import Node
from keypeg.server.table_routes import JSON


@post(
    "/api/score-sheets",
    status_code=200,
    tags=["Assistant"],
    summary="Keep the score of a real box",
    responses={200: ResponseSpec(ScoreSheet, description="The sheet", generate_examples=False)},
)
async def make_score_sheet(request: Request[Any, Any, Any], node: Node, data: ScoreSheetRequest) -> Response[bytes]:
    """The points, the roles and the winners that follow from how each round ended, and what may come next."""
    limit_coach(request, node)
    results = [each.result() for each in data.results]
    sheet = score_sheet(edition(data.edition, data.options), data.players, results, data.opener)
    return Response(msgspec.json.encode(sheet), media_type=JSON)


@post(
    "/api/group-advice",
    status_code=200,
    tags=["Assistant"],
    summary="Advise a player of the group box",
    responses={200: ResponseSpec(GroupAdvice, description="What follows", generate_examples=False)},
)
async def advise_group_player(request: Request[Any, Any, Any], node: Node, data: GroupAdviceRequest) -> Response[bytes]:
    """What a player can know from the own tokens and all answers, a good question, and whether to call."""
    account = limit_coach(request, node)
    key = "group advice", msgspec.json.encode(data)
    found = await node.coach.answer(account, key, partial(group_advice_of, data.notes()), can_wait=False)
    return Response(found, media_type=JSON)


ROUTES: Final = (make_score_sheet, advise_group_player)
