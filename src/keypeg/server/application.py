"""The application: every route with what it needs, and the OpenAPI document that follows from them."""

from inspect import signature
from typing import Final, cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme, Tag

from keypeg import __version__
from keypeg.server import guest_routes, house_routes, pages, record_routes, table_routes
from keypeg.server.describing import Described
from keypeg.server.failures import MOST_BYTES, Failure, handle
from keypeg.server.guarding import Application, Door
from keypeg.server.identity import provide_guest, provide_node, provide_visitor
from keypeg.server.live import live
from keypeg.server.node import Node
from keypeg.server.streaming import events

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
        status: ResponseSpec(Failure, description=meaning, generate_examples=False)
        for status, meaning in _MEANINGS.items()
    }


def _described(handler: HTTPRouteHandler) -> HTTPRouteHandler:
    """A handler with every failure that it may answer, and whether it wants a token."""
    handler.responses = {**_responses(), **(handler.responses or {})}
    if "guest" in signature(handler.fn).parameters:
        handler.security = [{"token": []}]
    return handler


def application(node: Node) -> Door:
    """The whole application of a node."""
    return Door(cast(Application, http_application(State({"node": node}))), node)


def http_application(state: State) -> Litestar:
    """Every route, with the OpenAPI document. The document needs no node, so its state may be empty."""
    http = (*house_routes.ROUTES, *guest_routes.ROUTES, *table_routes.ROUTES, *record_routes.ROUTES, events)
    return Litestar(
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
            render_plugins=[Described(path="/")],
            tags=[Tag("Guests"), Tag("Tables"), Tag("Seats"), Tag("Play"), Tag("Records"), Tag("Server")],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        debug=False,
        state=state,
    )
