"""What the value of an argument may be: numbers within bounds, files of some kind, pairs of name and value.

Each kind is a function for argparse that raises `ValueError`. The parser makes a refusal of that, with the bounds.
"""

import math
import re
from pathlib import Path
from typing import Final, NamedTuple

from keypeg.rules.edition import OptionValue

_WHOLE: Final = re.compile("-?[0-9]{1,1000}")
_WORDS: Final[dict[str, OptionValue]] = {"null": None, "true": True, "false": False}


class WholeNumber(NamedTuple):
    """A whole number within bounds."""

    least: int = 0
    most: int = 999_999_999

    def __call__(self, text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 20):
            raise ValueError
        if not self.least <= (number := int(text)) <= self.most:
            raise ValueError
        return number


class Amount(NamedTuple):
    """A number of seconds or days, which need not be whole. Its decimal sign is a point or a comma."""

    most: float
    zero: bool = False
    """Whether 0 is allowed."""

    def __call__(self, text: str) -> float:
        number = float(text.replace(",", "."))
        if "_" in text or not (math.isfinite(number) and 0 <= number <= self.most and (number or self.zero)):
            raise ValueError
        return number


class FileOf(NamedTuple):
    """A file whose name has one of some endings."""

    endings: tuple[str, ...]

    def __call__(self, text: str) -> Path:
        if not text.lower().endswith(self.endings):
            raise ValueError
        return Path(text)


class Pair:
    """An option of an edition, as `rounds=4`."""

    def __call__(self, text: str) -> tuple[str, OptionValue]:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise ValueError
        if value in _WORDS:
            return name, _WORDS[value]
        return name, int(value) if _WHOLE.fullmatch(value) else value


class Names:
    """Names with commas between them."""

    def __call__(self, text: str) -> list[str]:
        return [name.strip() for name in text.split(",")]
