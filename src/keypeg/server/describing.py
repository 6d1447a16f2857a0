"""Describing: what Litestar does not put into the OpenAPI document: examples, and what is said over a websocket.

OpenAPI has no words for websockets. Their messages are described from the types that are sent and read, among the
other schemas; `x-websockets` says who says which. All of this is done when somebody asks for the document.
"""

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct, UnsetType

from keypeg.rules.actions import Action
from keypeg.server.live import Hello, Refused, Said
from keypeg.server.messages import Boxes, SeenTable
from keypeg.tables.clocks import Clock
from keypeg.tables.telling import Accepted, Snapshot, Told

SERVER: Final = (Snapshot, Told, Accepted, Refused)
"""What the server says over a websocket."""
CLIENT: Final = (Hello, Said)
"""What a client says."""
ANSWERS: Final = (SeenTable, Boxes)
"""Answers over HTTP whose schemas Litestar makes less precise than msgspec does."""
REF: Final = "#/components/schemas/{name}"
EVENTS: Final = "/api/tables/{address}/events"
LIVE: Final = "/api/tables/{address}/live"


class Described(JsonRenderPlugin):
    """The whole document, as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, described(openapi_schema))


def described(document: dict[str, Any]) -> dict[str, Any]:
    """The document with examples and the websocket."""
    from keypeg.server.examples import examples, failures

    known, failed = examples(), failures()
    for operation in (operation for methods in document["paths"].values() for operation in methods.values()):
        for status, body in [("", operation.get("requestBody", {})), *operation["responses"].items()]:
            for content in body.get("content", {}).values():
                example = failed.get(status) or _example(content["schema"], known)
                if example is not None:
                    content["example"] = example
    components = document["components"]
    return {
        **document,
        "components": {**components, "schemas": {**components["schemas"], **_messages()}},
        "x-websockets": {LIVE: _websocket(document["paths"][EVENTS]["get"]["parameters"])},
    }


def _example(schema: dict[str, Any], known: dict[str, Any]) -> Any:
    if schema.get("type") == "array":
        return [_example(schema["items"], known)]
    reference = schema.get("$ref") or schema.get("oneOf", [{}])[0].get("$ref", "")
    return known.get(reference.rpartition("/")[2])


def _messages() -> dict[str, Any]:
    """Schemas from msgspec, which writes the messages. Litestar does not describe named tuples."""
    (action, *_), schemas = msgspec.json.schema_components((Action, *SERVER, *CLIENT, *ANSWERS), ref_template=REF)
    # An action is read apart from what it came in, so that a bad one can be answered under its id.
    schemas["Said"]["properties"]["act"] = action
    received = set(_structs(msgspec.inspect.multi_type_info((Action, *CLIENT, Clock))))
    for kind in set(_structs(msgspec.inspect.multi_type_info((*SERVER, *ANSWERS)))) - received:
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
        "description": "A snapshot, then every version after it. What a client says is answered, once it is durable "
        "or refused. Whoever wants a seat and sends neither a cookie nor a header says first who they are.",
        "parameters": parameters,
        "server": {"oneOf": [{"$ref": REF.format(name=kind.__name__)} for kind in SERVER]},
        "client": {"oneOf": [{"$ref": REF.format(name=kind.__name__)} for kind in CLIENT]},
    }
