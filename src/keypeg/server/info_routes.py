"""What can be played, and the state of the server."""

from functools import cache
from typing import Final, assert_never

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from keypeg.players.levels import LEVELS
from keypeg.rules import box as rulebooks
from keypeg.rules.boxes import BOXES, contradictions, edition
from keypeg.rules.edition import CodebreakingGame, DuelGame, Game, GroupGame
from keypeg.rules.options import ANY_NUMBER, Number, Option
from keypeg.rules.shapes import Shape
from keypeg.server.metrics import CONTENT_TYPE
from keypeg.server.node import Node
from keypeg.server.readiness import Readiness
from keypeg.server.schemas import Box, Boxes, Health, OptionRange
from keypeg.tables.seat_plans import MAX_ROUNDS


def _range(option: Option) -> OptionRange:
    if isinstance(option, Number):
        most = None if option.most == ANY_NUMBER else option.most
        if option.name == "rounds":
            most = min(option.most, MAX_ROUNDS)
        return OptionRange(
            option.default,
            option.rule,
            least=option.least,
            most=most,
            step=option.step,
            changes_board=option.changes_board,
        )
    return OptionRange(option.default, option.rule, values=list(option.values), changes_board=option.changes_board)


@get("/api/editions", tags=["Tables"], summary="What can be played")
async def editions() -> Boxes:
    """Every edition with its options, their bounds and the order of its rulebook, and the levels of computers."""
    return boxes()


@cache
def boxes() -> Boxes:
    """What a client needs to know before it opens a table, and to draw a box that it has never heard of."""
    return Boxes({name: _box(box) for name, box in BOXES.items()}, list(LEVELS))


def _box(box: rulebooks.Box) -> Box:
    made = edition(box.name)
    code_shape, row_limit = _board(made.game, box.usual_players)
    return Box(
        players=list(made.players),
        options={option.name: _range(option) for option in box.options},
        parts=[(heading, list(ids)) for heading, ids in box.parts],
        kind=made.game.machine,
        usual_players=box.usual_players,
        code_shape=code_shape,
        row_limit=row_limit,
        sliders=box.sliders,
        score_track=box.score_track,
        free_form=box.free_form,
        contradictions=contradictions(box),
    )


def _board(game: Game, players: int) -> tuple[Shape, int | None]:
    match game:
        case CodebreakingGame():
            return game.code, game.row_limit
        case DuelGame():
            return game.to_find[0], game.row_limit
        case GroupGame():
            return game.code_shape(players), None
        case _:
            assert_never(game)


@get("/health", tags=["Server"], summary="Whether the process is alive")
async def health(node: Node) -> Health:
    """Answers as long as the process is alive."""
    return Health("stopping" if node.stopping.is_set() else "ok")


@get("/ready", tags=["Server"], summary="Whether requests should be sent here")
async def ready(readiness: Readiness) -> Health:
    """Not ready while the database cannot be written, while a background task is down, or once the server stops."""
    await readiness.check()
    return Health("ok")


def metrics_route(path: str) -> HTTPRouteHandler:
    """The route of the metrics. It is for operators, at a path of their choice, and not part of the interface."""

    @get(path, include_in_schema=False)
    async def metrics(node: Node) -> Response[bytes]:
        return Response(node.metrics.render(), media_type=CONTENT_TYPE)

    return metrics


ROUTES: Final = (editions, health, ready)
