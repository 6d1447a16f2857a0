"""A screen as a screen reader has it: the accessibility tree, read line by line.

The player of these tests knows nothing else.
"""

import json
import re
from collections.abc import Iterator

from msgspec import Struct
from playwright.sync_api import Page

from keypeg.rules.keys import Key
from tests.browser.language import Language

Rows = list[tuple[str, Key | None]]

ITEM = re.compile(r'(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<marks>(?: \[[^\]]*\])*)')
NEXT_CHANGE = """longest => new Promise(resolve => {
  const seen = new MutationObserver(done);
  const timer = setTimeout(done, longest);
  function done() { seen.disconnect(); clearTimeout(timer); resolve(); }
  seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})"""


class Part(Struct, frozen=True):
    """A node of the tree: its role, its name, its text, and the nodes inside it."""

    role: str
    name: str
    marks: str
    text: str
    depth: int
    inside: "tuple[Part, ...]" = ()

    def walk(self) -> "Iterator[Part]":
        yield self
        for part in self.inside:
            yield from part.walk()

    @property
    def enabled(self) -> bool:
        return "[disabled]" not in self.marks

    def texts(self) -> list[str]:
        """All names and texts in it, in order."""
        return [said for part in self.walk() for said in (part.name, part.text) if said]


class Screen:
    """The tree of a page at one moment."""

    def __init__(self, written: str, language: Language) -> None:
        self.written = written
        self.language = language
        self.parts = list(_nested(list(_parts(written))))

    def walk(self) -> Iterator[Part]:
        for part in self.parts:
            yield from part.walk()

    def find(self, role: str, message: str, *blanks: str) -> list[Part]:
        """All parts of a role whose name is a message. The main button may say before it how many pegs are missing."""
        pattern = self.language.pattern(message, *blanks)
        named = (part for part in self.walk() if part.role == role)
        return [part for part in named if pattern.fullmatch(self.language.without_missing(part.name))]

    def has(self, role: str, message: str, *blanks: str) -> bool:
        return bool(self.find(role, message, *blanks))

    def said(self, message: str, **values: str | int) -> bool:
        """Whether a message is on the screen, alone or inside another text."""
        sentence = self.language.say(message, **values)
        return any(sentence in text for part in self.walk() for text in (part.name, part.text))

    def boards(self) -> dict[str, Rows]:
        """The rows on each board, by the name of the board."""
        return {part.name: self.rows(part) for part in self.walk() if part.role == "region" and self._is_board(part)}

    def rows(self, board: Part) -> Rows:
        rows: Rows = []
        for text in board.texts():
            if match := self.language.pattern("row-words-open", "number", "row").fullmatch(text):
                key = None
            elif match := self.language.pattern("row-words", "number", "row", "key").fullmatch(text):
                key = self.language.key(match["key"])
                assert key is not None, f"no key: {text}"
            else:
                continue
            row = self.language.row(match["row"])
            assert row is not None, f"no row: {text}"
            assert int(match["number"]) == len(rows) + 1, f"out of order: {text}"
            rows.append((row, key))
        return rows

    def _is_board(self, part: Part) -> bool:
        names = ("board-of-maker", "board-of-breaker")
        return any(self.language.pattern(name, "name").fullmatch(part.name) for name in names)

    def draft(self) -> list[str]:
        """The pegs in the tray, hole by hole."""
        pattern = self.language.pattern("tray-hole", "number", "colour")
        found = [pattern.fullmatch(part.name) for part in self.walk() if part.role == "button"]
        return [self.language.colours[match["colour"]] for match in found if match]

    def palette(self) -> str:
        """The letters of the colours in the palette."""
        groups = self.find("group", "tray-palette")
        names = [part.name for group in groups for part in group.walk() if part.role == "button"]
        return "".join(self.language.palette[name] for name in names)


def read(page: Page, language: Language) -> Screen:
    """The screen as it is."""
    return Screen(page.locator("body").aria_snapshot(), language)


def next_change(page: Page, *, longest: int = 250) -> None:
    """Wait until anything changes on the page, at most `longest` milliseconds."""
    page.evaluate(NEXT_CHANGE, longest)


def _parts(written: str) -> Iterator[Part]:
    for line in written.splitlines():
        stripped = line.lstrip()
        item, text = _split(stripped.removeprefix("- "))
        if item == "text":
            yield Part("text", "", "", text, len(line) - len(stripped))
        elif match := ITEM.fullmatch(item):
            name = json.loads(f'"{match["name"]}"') if match["name"] else ""
            yield Part(match["role"], name, match["marks"], text, len(line) - len(stripped))


def _split(item: str) -> tuple[str, str]:
    """An item and the text after its colon, both without quotation marks."""
    if item.startswith("'"):
        end = re.match(r"'((?:[^']|'')*)'", item)
        assert end is not None, item
        head, rest = end[1].replace("''", "'"), item[end.end() :]
    elif match := ITEM.match(item):
        head, rest = match[0], item[match.end() :]
    else:
        head, _, rest = item.partition(":")
        rest = f":{rest}"
    text = rest.removeprefix(":").strip()
    if text.startswith('"'):
        text = json.loads(text)
    elif text.startswith("'"):
        text = text[1:-1].replace("''", "'")
    return head, text


def _nested(parts: list[Part]) -> Iterator[Part]:
    """The same parts, each with those inside it."""
    at = 0
    while at < len(parts):
        end = at + 1
        while end < len(parts) and parts[end].depth > parts[at].depth:
            end += 1
        one = parts[at]
        yield Part(one.role, one.name, one.marks, one.text, one.depth, tuple(_nested(parts[at + 1 : end])))
        at = end
