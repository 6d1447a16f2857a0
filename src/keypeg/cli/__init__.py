"""The command line: `keypeg …`, one module a command, imported only when it is called."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from keypeg import __version__

COMMANDS: Final = {
    "play": "play a match in this terminal, everybody at one keyboard",
    "editions": "the boxes and their options",
    "rules": "how to play an edition, paragraph by paragraph",
    "replay": "referee a match record",
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
            module = import_module(f"keypeg.cli.{name}")
            module.arguments(command)
            command.set_defaults(run=module.run)
    args = parser.parse_args(words)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has stopped; leave nothing for the interpreter to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return status
