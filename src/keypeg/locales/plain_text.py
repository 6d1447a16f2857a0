"""Plain text: text from strangers, made safe to show."""

from typing import Final

NO_BREAK: Final = "\xa0\u202f"
"""The no-break spaces of French, before a colon and within a number; Python does not call them printable."""


def plain(text: str) -> str:
    """Text that cannot control a terminal: control and other unprintable characters become a question mark."""
    return "".join(character if character.isprintable() or character in NO_BREAK else "?" for character in text)
