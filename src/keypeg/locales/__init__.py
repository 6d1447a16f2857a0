"""Words: everything Keypeg says to people, in English, French and German, from Fluent files."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from keypeg.locales.colour_letters import ColourLetters

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de")
_LONGEST_VALUE: Final = 2000
"""Fluent refuses to fill in much more, and the path of a file may be longer."""


class Words(Protocol):
    """Looks up a message by its id and fills in what it needs."""

    def __call__(self, message: str, /, **values: str | int) -> str: ...


@cache
def _bundle(language: str, only: str) -> "FluentBundle":
    # Imported here because it takes a fifth of a second, which `keypeg --help` does not have.
    from fluent.runtime import FluentBundle, FluentResource

    def pegs(text: object) -> Any:  # a text will do, though the types of the library do not say so
        return colour_letters(language).shown(str(text))

    bundle = FluentBundle([language], use_isolating=False, functions={"PEGS": pegs})
    for file in sorted((Path(__file__).parent / language).iterdir()):
        if file.name.endswith(f"{only}.ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _short(value: str | int) -> str | int:
    return value[:_LONGEST_VALUE] + "…" if isinstance(value, str) and len(value) > _LONGEST_VALUE else value


def words(language: str, only: str = "") -> Words:
    """The words of a language; those of one file only, where all would take too long to read."""
    bundle = _bundle(language, only)

    def say(message: str, /, **values: str | int) -> str:
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = bundle.format_pattern(pattern, {name: _short(value) for name, value in values.items()})
        if errors:
            raise errors[0]
        return str(text)

    return say


@cache
def colour_letters(language: str) -> ColourLetters:
    """The letters of the colours. Messages write `PEGS($row)` for a row in these letters."""
    return ColourLetters(words(language, "letters"))


def in_words(say: Words, code: str, values: Mapping[str, str | int]) -> str:
    """A refusal's sentence, by its code."""
    return say(f"refusal-{code.replace('_', '-')}", **values)


def in_english(code: str, values: Mapping[str, str | int]) -> str:
    """A refusal's sentence for programs and those who write them."""
    return in_words(words("en", "refusals"), code, values)
