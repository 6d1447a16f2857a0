"""The application: all routes with their dependencies, and the OpenAPI document made from them."""

from inspect import signature
from typing import Final, cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ImproperlyConfiguredException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme, Server, Tag

from keypeg import __version__
from keypeg.server import (
    assistant_routes,
    card_routes,
    coach_routes,
    daily_routes,
    guest_routes,
    history_routes,
    info_routes,
    pages,
    puzzle_routes,
    record_routes,
    solo_routes,
    table_routes,
)
from keypeg.server.errors import MAX_BODY_BYTES, ErrorBody, handle_exception
from keypeg.server.identity import provide_guest, provide_node, provide_readiness, provide_visitor
from keypeg.server.methods import Application, Methods
from keypeg.server.middleware import Middleware
from keypeg.server.node import Node
from keypeg.server.openapi import DocumentRenderer
from keypeg.server.readiness import Readiness
from keypeg.server.settings import CannotServe
from keypeg.server.streams import events
from keypeg.server.strict_json import StrictRequest, refuse_null
from keypeg.server.websocket import live

TAGS: Final = (
    "Guests",
    "Tables",
    "Seats",
    "Play",
    "Records",
    "Coach",
    "Assistant",
    "Puzzles",
    "Solo",
    "History",
    "Server",
)
"""The parts of the OpenAPI document, in its order."""
_STATUS_DESCRIPTIONS: Final = {
    400: "Not what this document allows",
    401: "No token, or one that nobody has",
    403: "Not yours, or from another site's page",
    404: "No such table or page",
    409: "A rule refuses it, or the match as it stands; nothing has changed",
    413: "Longer than may be sent here",
    429: "Too fast; `Retry-After` says how long to wait",
    500: "A mistake of ours",
    503: "Not now; the same may be sent again",
}


def _error_responses() -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(ErrorBody, description=description, generate_examples=False)
        for status, description in _STATUS_DESCRIPTIONS.items()
    }


def _documented(handler: HTTPRouteHandler) -> HTTPRouteHandler:
    """A handler with the errors that it may answer, and whether it needs a token."""
    handler.responses = {**_error_responses(), **(handler.responses or {})}
    if "guest" in signature(handler.fn).parameters:
        handler.security = [{"token": []}]
    return handler


def application(node: Node) -> Middleware:
    """The application of a node, with its middleware."""
    path = "" if node.settings.metrics_port else node.settings.metrics_path
    try:
        http = http_application(State({"node": node, "readiness": Readiness(node)}), path, node.public_url.prefix)
    except ImproperlyConfiguredException:
        raise CannotServe("serve-path-taken", path=path) from None
    first = f"{node.public_url.prefix}/".split("/")[1]
    if first and first in {pages.ASSETS, *(route.path.split("/")[1] for route in http.routes)}:
        # Behind a proxy that removes the prefix, nobody could tell `/rules` of `/rules/rules`.
        raise CannotServe("serve-prefix-taken", prefix=f"/{first}")
    methods = {route.path_format: route.methods for route in http.routes}
    return Middleware(Methods(cast(Application, http), methods), node)


def http_application(state: State, metrics_path: str = "", prefix: str = "") -> Litestar:
    """Every route, with the OpenAPI document. The document needs no node, so its state may be empty."""
    metrics = [info_routes.metrics_route(metrics_path)] if metrics_path else []
    http = (
        *info_routes.ROUTES,
        *guest_routes.ROUTES,
        *table_routes.ROUTES,
        *record_routes.ROUTES,
        *coach_routes.ROUTES,
        *puzzle_routes.ROUTES,
        *solo_routes.ROUTES,
        *daily_routes.ROUTES,
        *history_routes.ROUTES,
        *assistant_routes.ROUTES,
        events,
    )
    return Litestar(
        route_handlers=[*map(_documented, http), *metrics, live, *card_routes.ROUTES, *pages.ROUTES],
        dependencies={
            "node": Provide(provide_node),
            "readiness": Provide(provide_readiness),
            "guest": Provide(provide_guest),
            "visitor": Provide(provide_visitor),
        },
        exception_handlers={
            NotFoundException: pages.handle_not_found,
            HTTPException: handle_exception,
            Exception: handle_exception,
        },
        openapi_config=OpenAPIConfig(
            title="Keypeg",
            version=__version__,
            description="Live tables of Mastermind. Clients need no rules: offers say what a seat may do.",
            use_handler_docstrings=True,
            path="/api/openapi.json",
            render_plugins=[DocumentRenderer(path="/")],
            servers=[Server(url=prefix or "/")],
            tags=[Tag(name) for name in TAGS],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        request_class=StrictRequest,
        before_request=refuse_null,
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
        debug=False,
        state=state,
    )
