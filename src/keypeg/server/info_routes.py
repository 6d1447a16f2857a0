"""About the house: what can be played, and how the server is."""

from typing import Final

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from keypeg.players.levels import LEVELS
from keypeg.rules.boxes import BOXES, edition
from keypeg.rules.options import ANY_NUMBER, Number, Option
from keypeg.server.failures import Failed
from keypeg.server.metrics import CONTENT_TYPE
from keypeg.server.node import Node
from keypeg.server.schemas import Box, Boxes, Health, OptionRange


def _range(option: Option) -> OptionRange:
    if isinstance(option, Number):
        most = None if option.most == ANY_NUMBER else option.most
        return OptionRange(option.default, option.rule, least=option.least, most=most, step=option.step)
    return OptionRange(option.default, option.rule, values=list(option.values))


@get("/api/editions", tags=["LiveTables"], summary="What can be played")
async def editions() -> Boxes:
    """Every edition with its options, their bounds and the order of its rulebook, and the levels of computers."""
    return boxes()


def boxes() -> Boxes:
    """What a client needs to know before it opens a table."""
    found = {
        box.name: Box(
            list(edition(box.name).players),
            {option.name: _range(option) for option in box.options},
            [(heading, list(rules)) for heading, rules in box.parts],
        )
        for box in BOXES.values()
    }
    return Boxes(found, list(LEVELS))


@get("/health", tags=["Server"], summary="Whether the process is alive")
async def health(node: Node) -> Health:
    """Answers as long as the process does."""
    return Health("stopping" if node.stopping.is_set() else "ok")


@get("/ready", tags=["Server"], summary="Whether requests should be sent here")
async def ready(node: Node) -> Health:
    """Not while the database takes nothing, nor once the server was told to stop."""
    if node.stopping.is_set():
        raise Failed(503, "stopping", 1)
    await node.tables.record_heartbeat()
    return Health("ok")


@get(
    "/metrics",
    tags=["Server"],
    summary="Counts for Prometheus",
    responses={
        200: ResponseSpec(
            str,
            description="A count a line",
            media_type=MediaType.TEXT,
            generate_examples=False,
            examples=[Example(value='keypeg_actions_total{outcome="accepted"} 7.0\n')],
        )
    },
)
async def metrics(node: Node) -> Response[bytes]:
    """In the text format of Prometheus."""
    return Response(node.metrics.page(), media_type=CONTENT_TYPE)


ROUTES: Final = (editions, health, ready, metrics)
