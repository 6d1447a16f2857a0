"""The texts of the pages in one language, and the way back from a text to the row, the key or the name in it."""

import re
from functools import cache
from itertools import product

from keypeg.locales import words
from keypeg.rules.keys import Answer, Key
from keypeg.rules.palette import EMPTY, LETTERS

MOST_HOLES = 8
BLANK = "\ue000"
"""A character that no message contains, as a placeholder for values."""


def plain(text: str) -> str:
    """A text with plain spaces instead of non-breaking ones."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


class Language:
    """One language: texts for messages, and values from texts."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.colours = {self.say(f"colour-{letter}"): letter for letter in LETTERS} | {self.say("peg-empty"): EMPTY}
        self._keys = {
            self.say("key-words", reds=reds, whites=whites): Key(reds, whites)
            for reds, whites in product(range(MOST_HOLES + 1), repeat=2)
        }
        self._answers: dict[str, Answer] = {
            self.say("sheet-answer-black"): "black",
            self.say("sheet-answer-white"): "white",
            self.say("sheet-answer-none"): "none",
        }

    def say(self, message: str, **values: str | int) -> str:
        """The text of a message, with plain spaces, as the accessibility tree has it."""
        return _said(self.tag, message, tuple(values.items()))

    def colour(self, letter: str) -> str:
        return self.say("peg-empty") if letter == EMPTY else self.say(f"colour-{letter}")

    def in_words(self, row: str) -> str:
        return ", ".join(map(self.colour, row))

    def row(self, text: str) -> str | None:
        """The row of a list of colour names."""
        letters = [self.colours.get(name) for name in text.split(", ")]
        return "".join(letter for letter in letters if letter) if all(letters) else None

    def key(self, text: str) -> Key | None:
        return self._keys.get(text)

    def answer(self, text: str) -> Answer | None:
        return self._answers.get(text)

    def pattern(self, message: str, *blanks: str) -> re.Pattern[str]:
        """A pattern for a message, with a named group for each of its values."""
        return _pattern(self.tag, message, blanks)

    def pattern_of_hole(self, hole: int) -> re.Pattern[str]:
        """A pattern for the name of a hole in the tray, whatever peg is in it."""
        said = re.escape(self.say("tray-hole", number=hole + 1, colour=BLANK))
        return re.compile(f"^{said.replace(re.escape(BLANK), '.+')}$")


@cache
def _said(tag: str, message: str, values: tuple[tuple[str, str | int], ...]) -> str:
    return plain(words(tag)(message, **dict(values)))


@cache
def _pattern(tag: str, message: str, blanks: tuple[str, ...]) -> re.Pattern[str]:
    said = re.escape(plain(words(tag)(message, **{blank: f"{BLANK}{blank}{BLANK}" for blank in blanks})))
    for blank in blanks:
        said = said.replace(re.escape(f"{BLANK}{blank}{BLANK}"), f"(?P<{blank}>.+?)")
    return re.compile(said)


@cache
def language(tag: str) -> Language:
    return Language(tag)
