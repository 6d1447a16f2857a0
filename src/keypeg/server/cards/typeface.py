"""The typeface of the cards: that of the built pages or, while they are not built, the one that comes with Pillow."""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

ASSETS: Final = Path(__file__).parents[1] / "pages" / "assets"
Font = ImageFont.FreeTypeFont

ELLIPSIS: Final = "…"


@cache
def _file() -> Path | None:
    return next(iter(sorted(ASSETS.glob("*.woff2"))), None)


@lru_cache(maxsize=64)
def font(size: int, weight: int) -> Font:
    """The typeface in a size and a weight."""
    file = _file()
    if file is None:
        plain = ImageFont.load_default(size)
        assert isinstance(plain, Font)  # Pillow is never built without FreeType
        return plain
    found = ImageFont.truetype(file, size)
    found.set_variation_by_axes([weight])  # the weight is its only axis
    return found


@lru_cache(maxsize=4096)
def _is_drawable(character: str) -> bool:
    """Whether the typeface has a character. Those that it lacks all look alike."""
    measure = font(32, 400)
    return character.isspace() or bytes(measure.getmask(character)) != bytes(measure.getmask("\U0010fffe"))


def is_drawable(text: str) -> bool:
    """Whether the typeface has every character of a text."""
    return all(map(_is_drawable, text))


def drawable(text: str) -> str:
    """A text of ours without what the typeface lacks: accents go, if they must."""
    if is_drawable(text):
        return text
    parts = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("’", "'").replace("–", "-"))
    return "".join(character for character in parts if _is_drawable(character))


def lines_of(text: str, face: Font, width: float) -> list[str]:
    """A text in lines that are no wider than this, if its words allow it."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and face.getlength(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def cut(text: str, face: Font, width: float) -> str:
    """A text that is no wider than this, with an ellipsis for what is missing."""
    if face.getlength(text) <= width:
        return text
    while text and face.getlength(text + ELLIPSIS) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS
