"""Preloads: the lines in a page's HTML that name what the page needs at once.

Without them the browser learns about the page's modules, its words and the boxes one after the other. They follow from
the address and from the language that the browser asks for.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from keypeg.locales import LANGUAGES
from keypeg.server.info_routes import boxes

MANIFEST: Final = "modules.json"
"""The list of built modules, which Vite writes."""
MODULES: Final = {
    "lesson": "src/lesson/LessonPage.svelte",
    "analysis": "src/analysis/AnalysisPage.svelte",
    "assistant": "src/assistant/AssistantPage.svelte",
    "table": "src/table/TablePage.svelte",
    "new_table": "src/home/NewTable.svelte",
    "tables": "src/home/Lobby.svelte",
    "rules": "src/rules/RulesPage.svelte",
    "record": "src/record/RecordPage.svelte",
    "puzzles": "src/puzzles/PuzzlesPage.svelte",
    "daily": "src/solo/DailyPage.svelte",
    "daily_game": "src/solo/DailyGamePage.svelte",
    "solo": "src/solo/ChoicePage.svelte",
    "solo_game": "src/solo/GamePage.svelte",
    "history": "src/history/HistoryPage.svelte",
}
"""The module of each page that is fetched on demand."""

WORDS: Final = {
    "lesson": ("lesson",),
    "analysis": ("analysis", "coach", "pages", "review"),
    "assistant": ("analysis", "assistant", "coach", "pages", "review"),
    "table": ("table",),
    "new_table": ("pages",),
    "tables": ("pages",),
    "rules": ("pages", "rules"),
    "record": ("endings", "pages", "table"),
    "puzzles": ("pages", "puzzle_pages", "puzzles", "review"),
    "daily": ("daily", "pages", "solo"),
    "daily_game": ("daily", "pages", "solo", "table"),
    "solo": ("daily", "pages", "solo"),
    "solo_game": ("daily", "pages", "solo", "table"),
    "history": ("played",),
}
"""The files with words that a page needs beside those of every page."""


def preferred_language(accepted: str) -> str:
    """The first language of an Accept-Language header that the pages speak; English if there is none."""
    wanted: list[tuple[float, str]] = []
    for part in accepted.lower().split(","):
        tag, _, quality = part.partition(";q=")
        try:
            wanted.append((-float(quality or 1), tag.strip()[:2]))
        except ValueError:
            continue
    ordered = (tag for _, tag in sorted(wanted, key=lambda each: each[0]))
    return next((tag for tag in ordered if tag in LANGUAGES), "en")


class Preloads:
    """The preloads of every page of a built client."""

    def __init__(self, folder: Path, index: str) -> None:
        manifest = folder / MANIFEST
        self._built: Mapping[str, Any] = json.loads(manifest.read_bytes()) if manifest.exists() else {}
        self._index = index

    def lines(self, page: str, language: str, prefix: str) -> str:
        """The lines for the head of a page. `prefix` stands before the path of every file."""
        found: dict[str, None] = {}  # in order, each once
        self._collect(MODULES.get(page, ""), found)
        self._collect(f"src/words/{language}.ts", found)
        for file in WORDS.get(page, ()):
            self._collect(f"../src/keypeg/locales/{language}/{file}.ftl", found)
        return "".join(_link(file, prefix) for file in found) + _boxes()

    def _collect(self, module: str, found: dict[str, None]) -> None:
        """Add the files of a module and of what it imports, unless the HTML names them already."""
        built = self._built.get(module)
        if built is None or built["file"] in found or built["file"] in self._index:
            return
        for file in (*built.get("css", ()), built["file"]):
            found[file] = None
        for imported in built.get("imports", ()):
            self._collect(imported, found)


def _link(file: str, prefix: str) -> str:
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="{prefix}/{file}">\n'


@cache
def _boxes() -> str:
    """The answer of `/api/editions`."""
    data = msgspec.json.encode(boxes()).decode().replace("&", "&amp;").replace("'", "&#39;")
    return f"<meta name='boxes' content='{data}'>\n"
