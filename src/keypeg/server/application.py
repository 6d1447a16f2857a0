"""The application: every route with what it needs, and the OpenAPI document that follows from them."""

from inspect import signature
from typing import Final, cast

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Example, SecurityScheme, Tag

from keypeg import __version__
from keypeg.server import guest_routes, house_routes, pages, record_routes, table_routes
from keypeg.server.failures import MOST_BYTES, Error, Failure, handle
from keypeg.server.guarding import Application, Door
from keypeg.server.identity import provide_guest, provide_node, provide_visitor
from keypeg.server.live import live
from keypeg.server.node import Node
from keypeg.server.streaming import events

# Written out, and compared with what is really answered by a test: to put it into words here would delay the start.
EXAMPLES: Final = {
    400: Error(
        "bad_request",
        None,
        "This cannot be understood: id: Expected `str` of length >= 1.",
        {"why": "detail", "detail": "id: Expected `str` of length >= 1"},
        None,
    ),
    401: Error("not_known", None, "Become a guest first: POST /api/guests.", {"why": "stranger"}, None),
    403: Error("not_your_seat", None, "You do not sit there.", {"why": "not_there"}, None),
    404: Error("no_such_table", None, "There is no such table.", {}, None),
    409: Error("not_your_turn", "C4", "Wait for the key of your last row.", {"why": "key_awaited"}, None),
    413: Error("too_large", None, "This is longer than 64 KiB.", {"why": "request", "most": 64}, None),
    429: Error("too_fast", None, "This is more than one guest may send. Wait a moment.", {"why": "guest"}, 1),
    500: Error(
        "unexpected",
        None,
        "Something went wrong here. It is in the log as 70d5ef134dc4.",
        {"number": "70d5ef134dc4"},
        None,
    ),
    503: Error("unavailable", None, "The database does not answer. Nothing has changed.", {}, 1),
}
_MEANINGS: Final = {
    400: "It can never be done, however the match stands",
    401: "No token, or one that nobody has",
    403: "Not yours, or from another site's page",
    404: "No such table or page",
    409: "The referee or the table refuses; nothing has changed",
    413: "Longer than may be sent here",
    429: "Too fast; `Retry-After` says how long to wait",
    500: "A mistake of ours",
    503: "Not now; the same may be sent again",
}


def _responses() -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(
            Failure,
            description=_MEANINGS[status],
            generate_examples=False,
            examples=[Example(summary=example.code, value={"error": msgspec.to_builtins(example)})],
        )
        for status, example in EXAMPLES.items()
    }


def _described(handler: HTTPRouteHandler) -> HTTPRouteHandler:
    """A handler with every failure that it may answer, and whether it wants a token."""
    handler.responses = {**_responses(), **(handler.responses or {})}
    if "guest" in signature(handler.fn).parameters:
        handler.security = [{"token": []}]
    return handler


def application(node: Node) -> Door:
    """The whole application of a node."""
    http = (*house_routes.ROUTES, *guest_routes.ROUTES, *table_routes.ROUTES, *record_routes.ROUTES, events)
    app = Litestar(
        route_handlers=[*map(_described, http), live, *pages.ROUTES],
        dependencies={
            "node": Provide(provide_node),
            "guest": Provide(provide_guest),
            "visitor": Provide(provide_visitor),
        },
        exception_handlers={HTTPException: handle, Exception: handle},
        openapi_config=OpenAPIConfig(
            title="Keypeg",
            version=__version__,
            description="Live tables of Mastermind. Clients need no rules: offers say what a seat may do.",
            use_handler_docstrings=True,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            tags=[Tag("Guests"), Tag("Tables"), Tag("Seats"), Tag("Play"), Tag("Records"), Tag("Server")],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        debug=False,
        state=State({"node": node}),
    )
    return Door(cast(Application, app), node)
