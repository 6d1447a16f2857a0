"""Describing: what Litestar does not put into the OpenAPI document: examples, and what is said over a websocket.

OpenAPI has no words for websockets. Their messages are described from the types that are sent and read, among the
other schemas; `x-websockets` says who says which. All of this is done when somebody asks for the document.
"""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from keypeg.rules.actions import Action
from keypeg.server.websocket import Hello, Refused, Said
from keypeg.tables.messages import Accepted, Snapshot, VersionMessage

SERVER: Final = (Snapshot, VersionMessage, Accepted, Refused)
"""What the server says over a websocket."""
CLIENT: Final = (Hello, Said)
"""What a client says."""
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
        "components": {**components, "schemas": {**_messages(), **components["schemas"]}},
        "x-websockets": {LIVE: _websocket(document["paths"][EVENTS]["get"]["parameters"])},
    }


def _example(schema: dict[str, Any], known: dict[str, Any]) -> Any:
    if schema.get("type") == "array":
        return [_example(schema["items"], known)]
    reference = schema.get("$ref") or schema.get("oneOf", [{}])[0].get("$ref", "")
    return known.get(reference.rpartition("/")[2])


def _messages() -> dict[str, Any]:
    (action, *_), schemas = msgspec.json.schema_components((Action, *SERVER, *CLIENT), ref_template=REF)
    # An action is read apart from what it came in, so that a bad one can be answered under its id.
    schemas["Said"]["properties"]["act"] = action
    return schemas


def _websocket(parameters: list[Any]) -> dict[str, Any]:
    return {
        "summary": "Follow a table and act at it",
        "description": "A snapshot, then every version after it. What a client says is answered, once it is durable "
        "or refused. Whoever wants a seat and sends neither a cookie nor a header says first who they are.",
        "parameters": parameters,
        "server": {"oneOf": [{"$ref": REF.format(name=kind.__name__)} for kind in SERVER]},
        "client": {"oneOf": [{"$ref": REF.format(name=kind.__name__)} for kind in CLIENT]},
    }
