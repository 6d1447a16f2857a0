"""Cards over HTTP: the picture of a page, for messengers and for sharing a match that is over."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from keypeg.locales import LANGUAGES
from keypeg.records.record import read
from keypeg.records.replay import replay
from keypeg.rules import BOXES
from keypeg.server.identity import limit_reads
from keypeg.server.node import Node
from keypeg.server.pages import Page
from keypeg.server.record_routes import stored_record
from keypeg.server.table_actions import find_table

if TYPE_CHECKING:
    from keypeg.server.cards.drawing import Card

SUFFIX: Final = ".png"
FOR_A_DAY: Final = "public, max-age=86400"
FOR_A_MINUTE: Final = "public, max-age=60"


@get("/api/cards/{language:str}/home.png", include_in_schema=False)
async def home_card(request: Request[Any, Any, Any], node: Node, language: str) -> Response[bytes]:
    """The card of the front page."""

    def make() -> "Card":
        from keypeg.server.cards import content

        return content.home_card(language, _host(request, node))

    return await _picture(request, node, language, make, FOR_A_DAY)


@get("/api/cards/{language:str}/boxes/{name:str}", include_in_schema=False)
async def box_card(request: Request[Any, Any, Any], node: Node, language: str, name: str) -> Response[bytes]:
    """The card of a box."""
    box = _stem(name)
    if box not in BOXES:
        raise NotFoundException

    def make() -> "Card":
        from keypeg.server.cards import content

        return content.box_card(box, language, _host(request, node))

    return await _picture(request, node, language, make, FOR_A_DAY)


@get("/api/cards/{language:str}/tables/{name:str}", include_in_schema=False)
async def table_card(
    request: Request[Any, Any, Any], node: Node, language: str, name: str, *, colours: bool = False
) -> Response[bytes]:
    """The card of a table, as an onlooker may see it. With `colours`, a match that is over shows its pegs."""
    address = _stem(name)
    state = (await find_table(node, address)).state

    def make() -> "Card":
        from keypeg.server.cards import content

        link = f"{_host(request, node)}/record/{address}" if state.match.winners else _host(request, node)
        return content.table_card(state, language, link, colours=colours)

    return await _picture(request, node, language, make, FOR_A_MINUTE)


@get("/api/cards/{language:str}/records/{name:str}", include_in_schema=False)
async def record_card(
    request: Request[Any, Any, Any], node: Node, language: str, name: str, *, colours: bool = False
) -> Response[bytes]:
    """The card of a stored record."""
    address = _stem(name)
    document = await stored_record(node, address)

    def make() -> "Card":
        from keypeg.server.cards import content

        record = read(document)
        return content.record_card(
            replay(record), record.players, language, f"{_host(request, node)}/record/{address}", colours=colours
        )

    return await _picture(request, node, language, make, FOR_A_DAY)


async def _picture(
    request: Request[Any, Any, Any], node: Node, language: str, make: Callable[[], "Card"], caching: str
) -> Response[bytes]:
    if language not in LANGUAGES:
        raise NotFoundException
    limit_reads(request, node)
    card = await asyncio.to_thread(make)
    return Page(await node.cards.picture(card), "image/png", caching).answer(request)


def _stem(name: str) -> str:
    if not name.endswith(SUFFIX):
        raise NotFoundException
    return name.removesuffix(SUFFIX)


def _host(request: Request[Any, Any, Any], node: Node) -> str:
    """Where the server is found, as people write it: without `https://`."""
    return node.public_url.site(request).partition("://")[2]


ROUTES: Final = (home_card, box_card, table_card, record_card)
