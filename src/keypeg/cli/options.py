"""Options that several commands share: the language, an edition with its options, and rows with their keys."""

import os
import re
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Mapping
from typing import Final

from keypeg.locales import LANGUAGES
from keypeg.locales.colour_letters import ColourLetters
from keypeg.records.refusals import RecordFault
from keypeg.rules.edition import OptionValue
from keypeg.rules.keys import Key
from keypeg.rules.options import spelled
from keypeg.rules.refusals import Refusal, shown

_ROW: Final = re.compile(r"\s*([^=]*?)\s*=\s*(\d{1,3})\s*,\s*(\d{1,3})\s*", re.ASCII)
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


def add_rows(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--row",
        action="append",
        default=[],
        metavar="RGBY=1,2",
        help="a row laid and its key, reds first; once for each row, in the order in which they were laid",
    )


def marked_row(text: str, letters: ColourLetters | None) -> tuple[str, Key]:
    """A row and its key as the command line writes them: `RGBY=1,2`.

    Programs write the letters of the record, whatever the locale: they pass no letters.
    """
    found = _ROW.fullmatch(text)
    if found is None:
        raise Refusal(RecordFault.BAD_ACTION, why="no_row", row=shown(text))
    row, reds, whites = found.groups()
    return letters.read(row) if letters else "".join(row.split()).upper(), Key(int(reds), int(whites))


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


def spelled_options(options: Mapping[str, OptionValue]) -> list[str]:
    """Options as the command line reads them again."""
    return [f"--option {name}={spelled(value)}" for name, value in options.items()]


def preferred_language() -> str:
    """The language of the user's locale, or English if Keypeg does not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(variable, ""):
            language = locale[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
