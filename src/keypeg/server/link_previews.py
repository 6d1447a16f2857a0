"""Link previews: the title, the text and the picture that a messenger shows beside a link (Open Graph).

They say what an onlooker may know, in the language that is asked for.
"""

from collections.abc import Mapping
from html import escape
from typing import Any, Final

from litestar import Request
from msgspec import Struct

from keypeg.records.record import read
from keypeg.rules import BOXES
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.refusals import Refusal
from keypeg.server.cards.texts import preview_words, short_name, table_texts
from keypeg.server.errors import HttpError
from keypeg.server.node import Node
from keypeg.server.record_routes import stored_record
from keypeg.server.table_actions import find_table
from keypeg.tables.log_store import Unavailable

RECORD_ADDRESS_LENGTH: Final = 26
"""The address of a record is a hash of its content, and longer than that of a table."""
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR", "de": "de_DE"}
WIDTH, HEIGHT = 1200, 630


class Preview(Struct, frozen=True):
    """What is shown beside a link."""

    title: str
    text: str
    card: str
    """The path of the picture, after the language."""
    picture: str
    """The picture in words."""
    with_query: bool = False
    """Whether what follows the `?` of the address belongs to what is shown."""


async def preview_of(node: Node, page: str, place: Mapping[str, Any], language: str) -> Preview:
    """The preview of a page. `place` is what stands in its address: a box or the address of a table or a record."""
    if page == "analysis":
        return _preview_of_analysis(place.get("box", DEFAULT_BOX), language)
    if page == "puzzles" and "seed" in place and place["box"] in BOXES:
        return _preview_of_puzzle(place["box"], language, of_code="grade" in place)
    try:
        match page, place:
            case (("table" | "record"), {"address": str(address)}):
                return await _preview_of_match(node, page, address, language)
    except (Refusal, HttpError, Unavailable):
        pass  # the page itself says what is wrong
    return _preview_of_box(page, place.get("box", ""), language)


def _preview_of_box(page: str, box: str, language: str) -> Preview:
    say = preview_words(language)
    if box not in BOXES:
        title = say("preview-home-title")
        return Preview(title, say("preview-home-line"), "home.png", title)
    name = say(f"box-{box}-title")
    title = say("preview-rules-title" if page == "rules" else "preview-box-title", box=name)
    return Preview(title, say(f"box-{box}-line"), f"boxes/{box}.png", say("preview-picture", box=name))


def _preview_of_analysis(box: str, language: str) -> Preview:
    """The position itself is not told: it would have to be read and thought about."""
    say = preview_words(language)
    box = box if box in BOXES else DEFAULT_BOX
    name = say(f"box-{box}-title")
    picture = say("preview-picture", box=name)
    title, text = say("preview-analysis-title", box=name), say("preview-analysis-line")
    return Preview(title, text, f"boxes/{box}.png", picture, with_query=True)


def _preview_of_puzzle(box: str, language: str, *, of_code: bool) -> Preview:
    """The rows themselves are not told: they would have to be made."""
    say = preview_words(language)
    name = say(f"box-{box}-title")
    text = say("preview-puzzle-line" if of_code else "preview-row-puzzle-line")
    picture = say("preview-picture", box=name)
    return Preview(say("preview-puzzle-title", box=name), text, f"boxes/{box}.png", picture, with_query=True)


async def _preview_of_match(node: Node, page: str, address: str, language: str) -> Preview:
    say = preview_words(language)
    if page == "record" and len(address) >= RECORD_ADDRESS_LENGTH:
        record = read(await stored_record(node, address))
        box = say(f"box-{record.edition.name}-title")
        names = " – ".join(map(short_name, record.players))
        title = say("preview-match-title", names=names, box=box)
        text, card = say("preview-record-title"), f"records/{address}.png"
    else:
        state = (await find_table(node, address)).state
        box = say(f"box-{state.setup.edition}-title")
        title, text = table_texts(state, say)
        # Messengers keep a picture by its address. The stage gives it a new one when there is something new to see.
        card = f"tables/{address}.png?stage={state.stage}"
    return Preview(title, text, card, say("preview-picture", box=box))


def preview_tags(request: Request[Any, Any, Any], preview: Preview, language: str, site: str) -> str:
    """The lines for the head of a page. `site` is the beginning of every address."""
    properties = {
        "og:site_name": "Keypeg",
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": site + request.url.path + (f"?{request.url.query}" if preview.with_query else ""),
        "og:image": f"{site}/api/cards/{language}/{preview.card}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.picture,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />\n' for name, value in properties.items()]
    return "".join(lines) + '<meta name="twitter:card" content="summary_large_image" />\n'
