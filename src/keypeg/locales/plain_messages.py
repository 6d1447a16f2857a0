"""Messages of plain text with blanks, read without Fluent.

Importing Fluent takes a fifth of a second, which `keypeg --help` does not have. What is read from here has no
variants and calls no functions; a test compares it with what Fluent reads.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

_BEGINNING: Final = re.compile(r"([A-Za-z][\w-]*) = ?(.*)", re.ASCII)
_BLANK: Final = re.compile(r"\{ \$(\w+) \}", re.ASCII)


@cache
def plain_messages(language: str, file: str) -> Mapping[str, str]:
    """The messages of a file by their ids, each in one line."""
    found: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in (Path(__file__).parent / language / f"{file}.ftl").read_text(encoding="utf-8").splitlines():
        if begun := _BEGINNING.fullmatch(line):
            lines = found.setdefault(begun[1], [begun[2]])
        elif line.startswith(" ") and lines is not None:
            lines.append(line.strip())
        else:
            lines = None
    return {name: " ".join(line for line in lines if line) for name, lines in found.items()}


def filled(text: str, values: Mapping[str, object]) -> str:
    """A message with its blanks filled in."""
    return _BLANK.sub(lambda blank: str(values[blank[1]]), text)
