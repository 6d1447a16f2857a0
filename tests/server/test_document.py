"""The OpenAPI document: what it shows as an example, and what goes over a websocket, is as its schemas say."""

import json
import random
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from tests.server.running import Client, Running, play_out
from tests.server.test_live import sat_down

Document = dict[str, Any]


@pytest.fixture(scope="module")
def document(server: Running) -> Document:
    found: Document = server.http.get("/api/openapi.json").json()
    return found


def valid(document: Document, schema: Document, value: object) -> bool:
    return jsonschema_rs.validator_for({**schema, "components": document["components"]}).is_valid(value)


def bodies(document: Document) -> Iterator[tuple[str, Document]]:
    """Everything that is sent or answered, with what it is."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            for status, body in [("asked", operation.get("requestBody", {})), *operation["responses"].items()]:
                for kind, content in body.get("content", {}).items():
                    yield f"{method} {path} {status} {kind}", content


def test_everything_has_an_example_that_is_one(document: Document) -> None:
    seen = 0
    for name, content in bodies(document):
        shown = [content["example"]] if "example" in content else [one["value"] for one in content["examples"].values()]
        for example in shown:
            assert valid(document, content["schema"], example), name
            seen += 1
    assert seen > 200


def test_named_tuples_and_fields_that_are_always_sent_are_described(document: Document) -> None:
    schemas = document["components"]["schemas"]
    assert valid(document, schemas["Row"], ["RGBY", [1, 2]])
    assert not valid(document, schemas["Row"], ["RGBY", [1]])
    assert schemas["CodebreakingView"]["properties"]["board"]["items"] == {"$ref": "#/components/schemas/Row"}
    assert set(schemas["Shape"]["required"]) == {"holes", "colours", "repeats", "fewest_empty", "most_empty"}
    assert "step" not in schemas["OptionRange"]["required"], "left out where it is 1"
    assert "increment" not in schemas["Bank"]["required"], "clients may leave it out"


@pytest.mark.parametrize("edition", ["classic", "duel", "group"])
def test_what_goes_over_a_websocket_is_described(server: Running, document: Document, edition: str) -> None:
    told = document["x-websockets"]["/api/tables/{address}/live"]
    address, clients = sat_down(server, edition, 3 if edition == "group" else 2, options={"rounds": 1})
    onlooker = Client(server, address)
    clients[0].act({"do": "mark", "reds": 1, "whites": 1})
    play_out(clients, random.Random(3))
    clients[0].say("again", rematch=True)
    clients[1].say("no", rematch=False)
    clients[0].say("bravo", react="clap")
    onlooker.read_to(clients[0].version)
    received = [json.loads(text) for client in (*clients, onlooker) for text in client.received]
    assert {message["say"] for message in received} == {"snapshot", "version", "accepted", "refused"}
    for message in received:
        assert valid(document, told["server"], message), message
    assert not valid(document, told["server"], {"say": "accepted", "id": 7})
    for client in (*clients, onlooker):
        client.close()


@pytest.mark.parametrize(
    ("said", "fine"),
    [
        ({"token": "V3J5dFfQ0n8yq2Zc0u7mX1aBkPpQwErT"}, True),
        ({"id": "a1", "act": {"do": "guess", "row": "RRGB"}}, True),
        ({"id": "a2", "claim": 1}, True),
        ({"id": "a3", "rematch": True}, True),
        ({"id": "a3", "rematch": False}, True),
        ({"id": "a4", "react": "clap"}, True),
        ({"id": "a4", "react": "you are slow"}, False),
        ({"id": "a1", "act": {"do": "fly"}}, False),
        ({"id": "", "claim": 1}, False),
        ({"act": {"do": "resign"}}, False),
    ],
)
def test_what_a_client_says_is_described(document: Document, said: object, *, fine: bool) -> None:
    client = document["x-websockets"]["/api/tables/{address}/live"]["client"]
    assert valid(document, client, said) is fine
