"""The command line: `keypeg …`, one module a command, imported only when it is called."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final

from keypeg import __version__
from keypeg.cli.parser import ArgumentsRefused, CommandParser
from keypeg.locales import LANGUAGES

COMMANDS: Final = (
    "play",
    "daily",
    "puzzle",
    "assist",
    "editions",
    "rules",
    "replay",
    "review",
    "history",
    "analyse",
    "equilibrium",
    "arena",
    "bot-check",
    "strategy",
    "serve",
    "migrate",
    "backup",
    "admin",
    "completion",
)
"""Every command. Its module is `keypeg.cli.COMMAND`, with `arguments` and `run`; its help is in `help.ftl`."""

REFUSED: Final = 2
INTERRUPTED: Final = 130
"""As a shell has it for a process that SIGINT ended."""
NOBODY_READS: Final = 141
"""As a shell has it for a process that SIGPIPE ended."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    words, asked = _without_language(sys.argv[1:] if argv is None else list(argv))
    language = asked if asked in LANGUAGES else preferred_language()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows ? instead
    if sys.stderr is None:  # closed: what would be said there is lost, and `input` asks for one
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - for as long as the process runs
    if sys.stdout is None:
        return _refuse_output(None, language)
    try:
        if asked is not None and asked not in LANGUAGES:
            words = ["--lang", asked]  # which the parser refuses
        status = _run(words, language)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _interrupted(language)
    except ImportError as error:
        return _refuse_import(error, words, language)
    except BrokenPipeError:
        _drop_output()
        return NOBODY_READS
    except OSError as error:
        _drop_output()
        return _refuse_output(error, language)
    return status


def command_parser(language: str, command: str | None) -> tuple[CommandParser, Any]:
    """The parser of the whole command line, with the arguments of one command, and the module of that command."""
    parser = CommandParser(prog="keypeg", language=language)
    parser.add_argument("--version", action="version", version=f"keypeg {__version__}")
    parser.add_argument("--lang", metavar="LANG", choices=LANGUAGES)
    parsers = parser.add_commands("command", COMMANDS)
    if command is None:
        return parser, None
    module = import_module(f"keypeg.cli.{command.replace('-', '_')}")
    module.arguments(parsers[command])
    return parser, module


def _run(words: list[str], language: str) -> int:
    if not words:
        return _greet(language)
    command = next((word for word in words if not word.startswith("-")), None)
    parser, module = command_parser(language, command if command in COMMANDS else None)
    try:
        args = parser.parse_args(words)
    except SystemExit:  # after --help or --version
        return 0
    except ArgumentsRefused as refused:
        from keypeg.cli.refusals import refuse

        return refuse(refused.refusal, language, as_json="--json" in words)
    args.lang = language
    status: int = module.run(args)
    return status


def _without_language(words: Sequence[str]) -> tuple[list[str], str | None]:
    """The words without `--lang`, wherever it stands, and the language that it names."""
    rest: list[str] = []
    asked: str | None = None
    given = iter(words)
    for word in given:
        if word == "--":
            return [*rest, word, *given], asked
        name, equals, value = word.partition("=")
        if name != "--lang":
            rest.append(word)
        elif equals or (value := next(given, "")):
            asked = value
        else:
            rest.append(word)  # the parser says that its value is missing
    return rest, asked


def preferred_language() -> str:
    """The language of the user's locale, or English if Keypeg does not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(variable, ""):
            language = locale[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _greet(language: str) -> int:
    """Say in a few lines what one can do."""
    from keypeg.locales import words

    print(words(language, "cli")("greeting-commands"))
    return 0


def _interrupted(language: str) -> int:
    from keypeg.locales import words

    print(f"keypeg: {words(language, 'cli')('command-interrupted')}", file=sys.stderr)
    return INTERRUPTED


def _refuse_import(error: ImportError, words: Sequence[str], language: str) -> int:
    """Say which extra to install, if that is what is missing."""
    from keypeg.extras import missing_extra

    if (missing := missing_extra(error)) is None:
        raise error
    from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse

    module, extra = missing
    refusal = CommandRefusal(CommandFault.MISSING_EXTRA, module=module, extra=extra)
    return refuse(refusal, language, as_json="--json" in words)


def _refuse_output(error: OSError | None, language: str) -> int:
    """Say that standard output is closed or cannot be written to, or the file that the system names."""
    from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse, unwritable
    from keypeg.locales import words

    closed = CommandRefusal(CommandFault.NOT_WRITABLE, why="closed")
    if error is None:
        return refuse(closed, language)
    file = words(language, "cli")("standard-output") if error.filename is None else str(error.filename)
    return refuse(unwritable(file, error), language)


def _drop_output() -> None:
    """Discard the rest of the output, so that the interpreter does not fail at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
