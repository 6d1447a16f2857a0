"""The letters of the colours in a language, and the record's own: docs/decisions/0404."""

from contextlib import suppress
from string import ascii_uppercase
from typing import Protocol


class _Lookup(Protocol):
    def __call__(self, message: str, /) -> str: ...


class ColourLetters:
    """Turns the letters of the record into those of a language, and what is typed into those of the record."""

    def __init__(self, say: _Lookup) -> None:
        self.own: dict[str, str] = {}
        """The language's letter for each letter of the record."""
        for letter in ascii_uppercase:
            with suppress(LookupError):
                self.own[letter] = say(f"letter-{letter}")
        self._shown = str.maketrans(self.own)
        # The record's letters are understood too, except where the language gives them to another colour.
        self._read = str.maketrans({letter: letter for letter in self.own} | {own: at for at, own in self.own.items()})

    def shown(self, row: str) -> str:
        """A row of the record, or a text with such rows, in the letters of the language."""
        return row.translate(self._shown)

    def read(self, typed: str) -> str:
        """A row as somebody typed it, in the letters of the record. What is no colour stays as it is."""
        return "".join(map(_capital, "".join(typed.split()))).translate(self._read)


def _capital(letter: str) -> str:
    """The capital of a letter that has one: that of ß is two letters, which would be two pegs."""
    capital = letter.upper()
    return capital if len(capital) == 1 else letter
