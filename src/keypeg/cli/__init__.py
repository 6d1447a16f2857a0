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
    words = sys.argv[1:] if argv is None else list(argv)
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


def _refuse_import(error: ImportError, words: Sequence[str]) -> int:
    """Say which extra to install, if that is what is missing."""
    from keypeg.extras import missing_extra

    if (missing := missing_extra(error)) is None:
        raise error
    from keypeg.cli.options import preferred_language
    from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse

    given = [after for word, after in pairwise(words) if word == "--lang"]
    language = given[0] if given else preferred_language()
    module, extra = missing
    refusal = CommandRefusal(CommandFault.MISSING_EXTRA, module=module, extra=extra)
    return refuse(refusal, language, as_json="--json" in words)


def _stop(reason: str, status: int) -> int:
    print(f"keypeg: {reason}", file=sys.stderr)
    return status


def _drop_output() -> None:
    """Discard the rest of the output, so that the interpreter does not fail at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
