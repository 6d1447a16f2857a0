"""Print the schemas of the OpenAPI document as JSON: `python -m scripts.openapi_schemas`.

`make types` makes the TypeScript types of the web client from them. Routes and examples are left out: the client needs
no types for them.
"""

import json
import sys
from typing import Any

from litestar.datastructures import State

from keypeg.server.application import http_application
from keypeg.server.openapi import described


def schemas() -> dict[str, Any]:
    """An OpenAPI document that has schemas alone."""
    document = described(http_application(State()).openapi_schema.to_schema())
    return {
        "openapi": document["openapi"],
        "info": document["info"],
        "paths": {},
        "components": {"schemas": dict(sorted(document["components"]["schemas"].items()))},
    }


if __name__ == "__main__":
    json.dump(schemas(), sys.stdout, indent=2)
