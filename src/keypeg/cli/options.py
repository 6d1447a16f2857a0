"""What several commands take and print: the language, an edition with its options, text from strangers."""

import os
from argparse import ArgumentParser, ArgumentTypeError
from typing import Final

from keypeg.locales import LANGUAGES
from keypeg.locales.plain_text import plain as plain
from keypeg.rules.edition import OptionValue

_WORDS: Final[dict[str, OptionValue]] = {"null": None, "true": True, "false": False}


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=preferred_language(), help="language (default: that of your locale)"
    )


def add_edition_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=option,
        action="append",
        default=[],
        help="an option of the edition, such as rounds=4; may be given several times",
    )


def option(text: str) -> tuple[str, OptionValue]:
    """An option as the command line writes it."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    if value in _WORDS:
        return name, _WORDS[value]
    try:
        return name, int(value)
    except ValueError:
        return name, value


def preferred_language() -> str:
    """The first of our languages that the user's locale asks for."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(variable, ""):
            language = locale[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
