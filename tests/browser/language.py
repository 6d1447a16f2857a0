"""The texts of the pages in one language, and the way back from a text to the row, the key or the name in it."""

import re
from collections.abc import Iterable
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
        self.palette = {self.lettered(letter): letter for letter in LETTERS}
        """The colours by their names in the palette."""
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

    def lettered(self, letter: str) -> str:
        """The name of a colour in the palette, with the letter that puts it."""
        return f"{self.colour(letter)} ({self.say(f'letter-{letter}')})"

    def colour(self, letter: str) -> str:
        return self.say("peg-empty") if letter == EMPTY else self.say(f"colour-{letter}")

    def in_words(self, row: str) -> str:
        return ", ".join(map(self.colour, row))

    def row(self, text: str) -> str | None:
        """The row of a list of colour names."""
        letters = [self.colours.get(name) for name in text.split(", ")]
        return "".join(letter for letter in letters if letter) if all(letters) else None

    def without_missing(self, name: str) -> str:
        """The name of a button without the number of missing pegs, or of too many, at its beginning."""
        for message, count in product(("pegs-missing", "pegs-extra"), range(1, MOST_HOLES + 1)):
            name = name.removeprefix(f"{self.say(message, count=count)} ")
        return name

    def key(self, text: str) -> Key | None:
        return self._keys.get(text)

    def answer(self, text: str) -> Answer | None:
        return self._answers.get(text)

    def pattern(self, message: str, *blanks: str) -> "Patterns":
        """A pattern for a message, with a named group for each of its values. `you` has no name in most messages."""
        return _patterns(self.tag, message, blanks)

    def pattern_of_hole(self, hole: int) -> re.Pattern[str]:
        """A pattern for the name of a hole in the tray, whatever peg is in it."""
        said = re.escape(self.say("tray-hole", number=hole + 1, colour=BLANK))
        return re.compile(f"^{said.replace(re.escape(BLANK), '.+')}$")


class Patterns:
    """Patterns for one message. It may differ by whom it speaks of, as `say` in the pages has it."""

    def __init__(self, patterns: Iterable[str]) -> None:
        self._patterns = [re.compile(pattern) for pattern in patterns]

    def fullmatch(self, text: str) -> re.Match[str] | None:
        return next(filter(None, (pattern.fullmatch(text) for pattern in self._patterns)), None)

    def match(self, text: str) -> re.Match[str] | None:
        return next(filter(None, (pattern.match(text) for pattern in self._patterns)), None)

    def search(self, text: str) -> re.Match[str] | None:
        return next(filter(None, (pattern.search(text) for pattern in self._patterns)), None)


WHO = ("you", "vowel", "other")
ELIDED = re.compile(r"[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou]", re.IGNORECASE)


@cache
def _said(tag: str, message: str, values: tuple[tuple[str, str | int], ...]) -> str:
    say, given = words(tag), dict(values)
    if "name" in given and "who" not in given:
        name = str(given["name"])
        given["who"] = "you" if name == say("seat-you") else "vowel" if ELIDED.match(name) else "other"
    return plain(say(message, **given))


@cache
def _patterns(tag: str, message: str, blanks: tuple[str, ...]) -> Patterns:
    values = {blank: f"{BLANK}{blank}{BLANK}" for blank in blanks}
    said = {_said(tag, message, tuple({**values, "who": who}.items())): None for who in WHO}
    return Patterns(_with_groups(re.escape(each), blanks) for each in said)


def _with_groups(escaped: str, blanks: tuple[str, ...]) -> str:
    for blank in blanks:
        escaped = escaped.replace(re.escape(f"{BLANK}{blank}{BLANK}"), f"(?P<{blank}>.+?)")
    return escaped


@cache
def language(tag: str) -> Language:
    return Language(tag)
