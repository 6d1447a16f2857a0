"""The command line: `keypeg …`, one module a command, imported only when it is called."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from itertools import pairwise
from typing import Final

from keypeg import __version__

COMMANDS: Final = {
    "play": "play a match in this terminal, everybody at one keyboard",
    "daily": "the code of the day, once a day for each box",
    "puzzle": "rows and keys that one code fits: find it",
    "assist": "beside a real box: the score, advice, keys, and somebody who hides or looks for a code",
    "editions": "the boxes and their options",
    "rules": "how to play an edition, paragraph by paragraph",
    "replay": "referee a match record",
    "review": "what every row of a match was worth, and what was better",
    "history": "what many matches come to: rows, skill and luck, opponents, mistakes that come back",
    "analyse": "what the code can still be, and the best rows to lay",
    "equilibrium": "how to hide when the codebreaker expects it, and what a round is worth",
    "arena": "many matches among computer players, with win rates and how sure they are",
    "serve": "live tables for browsers and programs, over HTTP and websockets",
    "migrate": "bring the database of live tables up to date",
    "admin": "end tables, ban guests and addresses, list and count, while the server runs",
    "backup": "copy the database of live tables while the server runs",
    "strategy": "build, verify, show and export strategy trees",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    words = _language_last(sys.argv[1:] if argv is None else list(argv))
    if not words or words[0] == "--lang":
        return _greet(words)
    if words[0] not in COMMANDS and not words[0].startswith("-"):
        return _refuse_command(words)
    parser = ArgumentParser(prog="keypeg", description="Mastermind, all of it: five rulebooks, refereed to the letter.")
    parser.add_argument("--version", action="version", version=f"keypeg {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=f"keypeg {name}: {summary}")
        if words[:1] == [name]:
            try:
                module = import_module(f"keypeg.cli.{name}")
            except ImportError as error:
                return _refuse_import(error, words)
            module.arguments(command)
            command.set_defaults(run=module.run)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows ? instead
    if not words:
        parser.print_help(sys.stderr)  # all commands, and not only that one is missing
        return 2
    args = parser.parse_args(words)
    if sys.stdout is None:
        return _stop("standard output is closed", 2)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _stop("interrupted", 130)
    except ImportError as error:
        return _refuse_import(error, words)
    except BrokenPipeError:
        _drop_output()
        return 141
    except OSError as error:
        _drop_output()
        return _stop(f"cannot write: {error.strerror}", 2)
    return status


def _language_last(words: list[str]) -> list[str]:
    """The words with a language that was named before the command after it, where each command takes it."""
    return [*words[2:], *words[:2]] if words[:1] == ["--lang"] and len(words) > 2 else words


def _language(words: Sequence[str]) -> str:
    """The language that was asked for, or that of the locale."""
    from keypeg.cli.options import preferred_language
    from keypeg.locales import LANGUAGES

    given = [after for word, after in pairwise(words) if word == "--lang" and after in LANGUAGES]
    return given[-1] if given else preferred_language()


def _greet(words: Sequence[str]) -> int:
    """Say in a few lines what one can do."""
    from keypeg.locales import words as words_of

    print(words_of(_language(words), "cli")("greeting-commands"))
    return 0


def _refuse_command(words: Sequence[str]) -> int:
    """Say that there is no such command, and which one may be meant."""
    from difflib import get_close_matches

    from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse
    from keypeg.rules.refusals import shown

    command, language = shown(words[0]), _language(words)
    for meant in get_close_matches(words[0], COMMANDS, 1):
        return refuse(CommandRefusal(CommandFault.UNKNOWN_COMMAND, why="meant", command=command, meant=meant), language)
    return refuse(CommandRefusal(CommandFault.UNKNOWN_COMMAND, why="none_such", command=command), language)


def _refuse_import(error: ImportError, words: Sequence[str]) -> int:
    """Say which extra to install, if that is what is missing."""
    from keypeg.extras import missing_extra

    if (missing := missing_extra(error)) is None:
        raise error
    from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse

    module, extra = missing
    refusal = CommandRefusal(CommandFault.MISSING_EXTRA, module=module, extra=extra)
    return refuse(refusal, _language(words), as_json="--json" in words)


def _stop(reason: str, status: int) -> int:
    print(f"keypeg: {reason}", file=sys.stderr)
    return status


def _drop_output() -> None:
    """Discard the rest of the output, so that the interpreter does not fail at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
