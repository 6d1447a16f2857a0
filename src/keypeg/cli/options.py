"""Options that several commands share: the language, an edition with its options, and rows with their keys."""

import os
import re
from collections.abc import Mapping
from typing import Final

from keypeg.cli.argument_kinds import Pair, WholeNumber
from keypeg.cli.parser import CommandParser
from keypeg.locales import LANGUAGES
from keypeg.locales.colour_letters import ColourLetters
from keypeg.records.refusals import RecordFault
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.edition import OptionValue
from keypeg.rules.keys import Key
from keypeg.rules.options import spelled
from keypeg.rules.refusals import Refusal, shown

_ROW: Final = re.compile(r"\s*([^=]*?)\s*=\s*(\d{1,3})\s*,\s*(\d{1,3})\s*", re.ASCII)
LISTED: Final = 20
"""How many entries a list has unless `--limit` says otherwise."""
LAST_SEAT: Final = 99
MOST_WORKERS: Final = 9999


def add_edition(parser: CommandParser, default: str | None = DEFAULT_BOX) -> None:
    """EDITION, which need not be given. Without a default, a file may name another edition than the usual one."""
    parser.add_argument("edition", nargs="?", metavar="EDITION", default=default)


def add_language(parser: CommandParser) -> None:
    """`--lang`, which may also stand before the command."""
    parser.add_argument("--lang", metavar="LANG", choices=LANGUAGES, default=parser.language)


def add_json(parser: CommandParser) -> None:
    parser.add_argument("--json", action="store_true")


def add_edition_options(parser: CommandParser) -> None:
    parser.add_argument("--option", metavar="NAME=VALUE", type=Pair(), action="append", default=[])


def add_rows(parser: CommandParser) -> None:
    parser.add_argument("--row", action="append", default=[], metavar="RGBY=1,2")


def add_objective(parser: CommandParser, default: str | None = "average") -> None:
    from keypeg.thinking.objectives import OBJECTIVE_NAMES  # loads the native core

    parser.add_argument("--objective", metavar="OBJECTIVE", choices=OBJECTIVE_NAMES, default=default)


def add_seat(parser: CommandParser, default: int | None = None) -> None:
    parser.add_argument("--seat", metavar="N", type=WholeNumber(0, LAST_SEAT), default=default)


def add_workers(parser: CommandParser) -> None:
    """`--workers`, None if it is not given: then one for each of the `cores`."""
    parser.add_argument("--workers", metavar="N", type=WholeNumber(1, MOST_WORKERS))


def add_limit(parser: CommandParser, least: int = 0) -> None:
    parser.add_argument("--limit", metavar="N", type=WholeNumber(least), default=LISTED)


def add_force(parser: CommandParser) -> None:
    parser.add_argument("--force", action="store_true")


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def marked_row(text: str, letters: ColourLetters | None) -> tuple[str, Key]:
    """A row and its key as the command line writes them: `RGBY=1,2`.

    Programs write the letters of the record, whatever the locale: they pass no letters.
    """
    found = _ROW.fullmatch(text)
    if found is None:
        raise Refusal(RecordFault.BAD_ACTION, why="no_row", row=shown(text))
    row, reds, whites = found.groups()
    return letters.read(row) if letters else "".join(row.split()).upper(), Key(int(reds), int(whites))


def spelled_options(options: Mapping[str, OptionValue]) -> list[str]:
    """Options as the command line reads them again."""
    return [f"--option {name}={spelled(value)}" for name, value in options.items()]
