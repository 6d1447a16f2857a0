"""What Litestar does not put into the OpenAPI document: examples, and the messages of the websocket.

OpenAPI cannot describe websockets. The schemas of their messages are made from the types that are sent and decoded, and
`x-websockets` says who sends which. All of this is done when a client requests the document.
"""

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct, UnsetType

from keypeg.review.group_advice_values import GroupAdvice
from keypeg.review.review_values import PlayerReview
from keypeg.review.score_values import ScoreSheet
from keypeg.review.solo_games import SoloView
from keypeg.rules.actions import Action
from keypeg.server.assistant_schemas import GroupAdviceRequest, ScoreSheetRequest
from keypeg.server.client_messages import ClientMessage, Refused
from keypeg.server.coach_schemas import (
    AnalysisLines,
    GivenHints,
    HintRequest,
    PositionRequest,
    ReviewLine,
    RowsRequest,
    TakenHints,
)
from keypeg.server.history_schemas import HistoryPage, Statistics
from keypeg.server.puzzle_schemas import (
    GivenPuzzle,
    GivenRowPuzzle,
    GivenSteps,
    JudgedAnswer,
    JudgedChoice,
    NextPuzzle,
    PuzzleAnswer,
    PuzzleHint,
    PuzzleRating,
    PuzzleSolution,
    RowPuzzleAnswer,
)
from keypeg.server.request_schemas import constraints
from keypeg.server.schemas import (
    Act,
    Arrival,
    AtSeat,
    Boxes,
    Claim,
    MatchRecord,
    NewGuest,
    NewName,
    NewTable,
    React,
    RematchAnswer,
    SeenTable,
    Sit,
)
from keypeg.server.solo_schemas import DailyCodes, DailySolution, NewDaily, NewSolo, SoloGames, SoloRow
from keypeg.server.websocket import TokenMessage
from keypeg.tables.clocks import Clock
from keypeg.tables.messages import Accepted, Snapshot, VersionMessage

SERVER_MESSAGES: Final = (Snapshot, VersionMessage, Accepted, Refused)
"""What the server sends over a websocket."""
CLIENT_MESSAGES: Final = (TokenMessage, ClientMessage)
"""What a client sends."""
REQUESTS: Final = (
    NewGuest,
    NewName,
    Arrival,
    NewTable,
    Sit,
    AtSeat,
    Act,
    Claim,
    RematchAnswer,
    React,
    MatchRecord,
    HintRequest,
    PositionRequest,
    PuzzleAnswer,
    PuzzleHint,
    RowPuzzleAnswer,
    NewDaily,
    NewSolo,
    SoloRow,
    ScoreSheetRequest,
    GroupAdviceRequest,
    RowsRequest,
)
"""Bodies over HTTP. msgspec decodes them, and its schemas say that other fields are refused."""
RESPONSES: Final = (
    SeenTable,
    Boxes,
    TakenHints,
    GivenHints,
    *get_args(ReviewLine),
    *get_args(AnalysisLines),
    GivenPuzzle,
    JudgedAnswer,
    GivenSteps,
    PuzzleSolution,
    GivenRowPuzzle,
    JudgedChoice,
    NextPuzzle,
    PuzzleRating,
    SoloView,
    SoloGames,
    DailyCodes,
    DailySolution,
    HistoryPage,
    Statistics,
    ScoreSheet,
    GroupAdvice,
    PlayerReview,
)
"""Responses over HTTP whose schemas Litestar makes less precise than msgspec does."""
REF: Final = "#/components/schemas/{name}"
EVENTS_PATH: Final = "/api/tables/{address}/events"
LIVE_PATH: Final = "/api/tables/{address}/live"


class DocumentRenderer(JsonRenderPlugin):
    """Renders the completed document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, described(openapi_schema))


def described(document: dict[str, Any]) -> dict[str, Any]:
    """The document, completed with examples and the websocket."""
    from keypeg.server.examples import error_examples, examples

    by_schema, by_status, constrained = examples(), error_examples(), constraints()
    for operation in (operation for methods in document["paths"].values() for operation in methods.values()):
        for parameter in operation.get("parameters", []):
            parameter["schema"] = _sent_in_a_url(parameter["schema"])
        for status, body in [("", operation.get("requestBody", {})), *operation["responses"].items()]:
            for content in body.get("content", {}).values():
                example = by_status.get(status) or _example(content["schema"], by_schema)
                if example is not None:
                    content["example"] = example
                if not status and (more := constrained.get(_name(content["schema"]))):
                    content["schema"] = {"allOf": [content["schema"], more]}
    components = document["components"]
    return {
        **document,
        "components": {**components, "schemas": {**components["schemas"], **_messages()}},
        "x-websockets": {LIVE_PATH: _websocket(document["paths"][EVENTS_PATH]["get"]["parameters"])},
    }


def _example(schema: dict[str, Any], by_schema: dict[str, Any]) -> Any:
    if schema.get("type") == "array":
        return [_example(schema["items"], by_schema)]
    return by_schema.get(_name(schema))


def _name(schema: dict[str, Any]) -> str:
    reference: str = schema.get("$ref") or schema.get("oneOf", [{}])[0].get("$ref", "")
    return reference.rpartition("/")[2]


def _sent_in_a_url(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a parameter. One that may be left out cannot be null all the same."""
    if "oneOf" not in schema:
        return schema
    (kind,) = [each for each in schema["oneOf"] if each != {"type": "null"}]
    return {**{name: value for name, value in schema.items() if name != "oneOf"}, **kind}


def _messages() -> dict[str, Any]:
    """Schemas from msgspec, which writes the messages. Litestar does not describe named tuples."""
    types = (Action, *SERVER_MESSAGES, *CLIENT_MESSAGES, *REQUESTS, *RESPONSES)
    (action, *_), schemas = msgspec.json.schema_components(types, ref_template=REF)
    # An action is decoded after its message, so that an invalid one can be answered under its id.
    schemas["ClientMessage"]["properties"]["act"] = action
    received = set(_structs(msgspec.inspect.multi_type_info((Action, *CLIENT_MESSAGES, *REQUESTS, Clock))))
    for kind in set(_structs(msgspec.inspect.multi_type_info((*SERVER_MESSAGES, *RESPONSES)))) - received:
        schemas[kind.__name__]["required"] = _always_sent(kind)
    return schemas


def _always_sent(kind: type[Struct]) -> list[str]:
    """The fields that every message of this type has. A default does not make a field optional when it is sent."""
    tag = [kind.__struct_config__.tag_field] if kind.__struct_config__.tag_field else []
    return tag + [
        field.encode_name
        for field in msgspec.structs.fields(kind)
        if UnsetType not in get_args(field.type) and (field.required or not kind.__struct_config__.omit_defaults)
    ]


def _structs(found: object) -> Iterator[type[Struct]]:
    """Every struct inside the types that msgspec has inspected."""
    if isinstance(found, msgspec.inspect.StructType):
        yield found.cls
    if isinstance(found, msgspec.inspect.Type | msgspec.inspect.Field):
        found = [getattr(found, name) for name in found.__struct_fields__]
    if isinstance(found, list | tuple):
        for part in found:
            yield from _structs(part)


def _websocket(parameters: list[Any]) -> dict[str, Any]:
    return {
        "summary": "Follow a table and act at it",
        "description": "A snapshot, then every version after it. Each message of a client is answered once it is "
        "durable or refused. A client that wants a seat, and sends no cookie and no header, sends its token first.",
        "parameters": parameters,
        "server": {"oneOf": [{"$ref": REF.format(name=kind.__name__)} for kind in SERVER_MESSAGES]},
        "client": {"oneOf": [{"$ref": REF.format(name=kind.__name__)} for kind in CLIENT_MESSAGES]},
    }
