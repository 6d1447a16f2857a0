"""`keypeg completion SHELL`: a script that completes commands, options and their values in a shell."""

import re
import sys
from argparse import Action, ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from keypeg.cli.options import add_language
from keypeg.cli.parser import HIDDEN, CommandParser, shown_metavar

SHELLS: Final = ("bash", "zsh", "fish")
_SEVERAL: Final = re.compile(r'^(  ")\(\*\)::?', re.MULTILINE)
"""How shtab writes an argument that may be repeated. For zsh that is a single one: it completes no second file."""


def arguments(parser: CommandParser) -> None:
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS)
    add_language(parser)


def run(args: Namespace) -> int:
    sys.stdout.write(completion_script(args.shell, args.lang) + "\n")
    return 0


def completion_script(shell: str, language: str) -> str:
    """The script for a shell, with the descriptions in a language."""
    import shtab

    script: str = shtab.complete(whole_parser(language), shell)
    return _SEVERAL.sub(r"\1*:", script) if shell == "zsh" else script


def whole_parser(language: str) -> CommandParser:
    """The parser with the arguments of every command, each with what completes its value."""
    from keypeg.cli import COMMANDS, command_parser

    parser, _ = command_parser(language, None)
    for name, command in subparsers(parser).items():
        if name in COMMANDS:
            import_module(f"keypeg.cli.{name.replace('-', '_')}").arguments(command)
    _complete_values(parser, language)
    return parser


def subparsers(parser: ArgumentParser) -> dict[str, CommandParser]:
    """The parsers of the subcommands by their names."""
    if parser._subparsers is None:
        return {}
    found: dict[str, CommandParser] = parser._subparsers._group_actions[0].choices  # type: ignore[assignment]
    return found


def _complete_values(parser: CommandParser, language: str) -> None:
    import shtab

    files, folders = shown_metavar(language, "FILE"), shown_metavar(language, "DIR")
    for action in parser._actions:
        if action.help == HIDDEN:
            continue
        if action.metavar == folders:
            _complete(action, shtab.DIRECTORY)
        elif action.metavar == files or action.type is Path:
            _complete(action, shtab.FILE)
        elif known := _known_values(action):
            action.choices = known
    for command in subparsers(parser).values():
        command.description = command.text(f"help-{command.command}")  # without its name, which the shell shows
        _complete_values(command, language)


def _known_values(action: Action) -> list[str]:
    """What an argument takes whose value is checked later than by the parser."""
    # Imported here because nothing but a script of completion needs them.
    from keypeg.players.levels import LEVELS
    from keypeg.rules import BOXES
    from keypeg.server.settings import LOG_LEVELS, TYPES

    match action.dest:
        case "edition" | "editions":
            return list(BOXES)
        case "players" if not action.option_strings:
            return list(LEVELS)  # or a player of one's own
        case "setting_log_level":
            return list(LOG_LEVELS)
        case dest if TYPES.get(dest.removeprefix("setting_")) is bool:
            return ["true", "false"]
        case _:
            return []


def _complete(action: Action, how: Any) -> None:
    action.complete = how  # type: ignore[attr-defined] # as shtab has it
