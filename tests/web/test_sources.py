"""The sources of the web client: its links go to the pages of the server, and no file knows an edition by name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from keypeg.rules.boxes import BOXES
from keypeg.server.pages import page_paths

SOURCES = Path(__file__).parents[2] / "web" / "src"
LINK = re.compile(r"""(?:href="\{prefix\}|navigate\([`'"]|publicLink\(`)(/[a-z]*)(/\$?\{)?""")
"""A link of the client: its first part, and whether a variable comes after it."""
ANCHOR = re.compile(r"""(?<!<use )(?<!class="mark" )(?<!class="bump" )\bhref=(?!"\{prefix\}|"#|\{href\})\S*""")
"""A link that would not work where the server has a path prefix."""
LOOKS = (Path("home/pictures/scenes.ts"), Path("board/looks.ts"))
"""The only files that may name an edition: they have the pictures and the looks of the boxes."""
GENERATED = Path("api/schemas.ts")
KINDS = ("duel", "group")
"""Editions whose name is also a kind of match, which the client has to know."""
AS_KIND = r"(?<!kind === )(?<!kind !== )(?<!kind: )(?<!case )(?<!role=)(?<!class=)"


def sources() -> Iterator[tuple[Path, str]]:
    """Every file of the client without tests."""
    for file in sorted([*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]):
        if not file.name.endswith(".test.ts"):
            yield file.relative_to(SOURCES), file.read_text(encoding="utf-8")


def test_the_links_of_the_client_and_the_pages_of_the_server_are_the_same() -> None:
    links = {start + "/*" * bool(variable) for _, text in sources() for start, variable in LINK.findall(text)}
    assert links - {"/api/*"} == {re.sub(r"\{.*\}", "*", path) for path in page_paths()}


def test_every_link_has_the_prefix_of_the_server() -> None:
    found = {path: ANCHOR.findall(text) for path, text in sources() if path.suffix == ".svelte"}
    assert {path: links for path, links in found.items() if links} == {}, 'write href="{prefix}/…"'


@pytest.mark.parametrize("edition", BOXES)
def test_no_file_names_an_edition_but_the_looks(edition: str) -> None:
    quoted = (AS_KIND if edition in KINDS else "") + rf"""(?P<quote>["'`]){edition}(?P=quote)"""
    named = re.compile(rf"""{quoted}|box-{edition}-|/{edition}["'`/]|\b{edition}:""")
    found = {path: named.findall(text) for path, text in sources() if path not in (*LOOKS, GENERATED)}
    assert {path: names for path, names in found.items() if names} == {}
