"""`keypeg strategy`: build, verify, show and export strategy trees. Each subcommand is imported when it is called."""

from argparse import Namespace
from importlib import import_module
from pathlib import Path
from typing import Final

from keypeg.cli.argument_kinds import Amount, WholeNumber
from keypeg.cli.options import (
    add_edition,
    add_edition_options,
    add_force,
    add_json,
    add_language,
    add_objective,
    add_rows,
    add_seat,
    add_workers,
)
from keypeg.cli.parser import HIDDEN, CommandParser
from keypeg.cli.refusals import refuse, refuse_branch, unwritable
from keypeg.records.refusals import unreadable
from keypeg.rules.refusals import Refusal
from keypeg.thinking.refusals import BranchRefused

SUBCOMMANDS: Final = ("build", "verify", "show", "export")
MOST: Final = 999_999


def arguments(parser: CommandParser) -> None:
    build, verify, show, export = parser.add_commands("strategy", SUBCOMMANDS).values()

    add_edition(build)
    _add_board(build)
    build.add_argument("-o", "--output", metavar="FILE", type=Path, required=True)
    add_force(build)
    build.add_argument("--beam", metavar="WIDTH", type=WholeNumber(1, MOST))
    build.add_argument("--seconds", metavar="N", type=Amount(99_999_999))
    build.add_argument("--ledger", metavar="FILE", type=Path)
    add_workers(build)
    build.add_argument("--dask", metavar="ADDRESS")

    verify.add_argument("file", metavar="FILE", type=Path)
    verify.add_argument("edition", nargs="?", metavar="EDITION")
    verify.add_argument("--edition", dest="named_edition", metavar="EDITION", help=HIDDEN)
    verify.add_argument("--all", action="store_true")
    verify.add_argument("--tree", metavar="FILE", type=Path)
    verify.add_argument("--sample", metavar="N", type=WholeNumber(0, MOST))
    _add_board(verify, objective=None)

    add_edition(show)
    add_rows(show)
    show.add_argument("--tree", metavar="FILE", type=Path)
    _add_board(show)

    add_edition(export)
    export.add_argument("--tree", metavar="FILE", type=Path)
    export.add_argument("-o", "--output", metavar="FILE", type=Path)
    add_force(export)
    _add_board(export)


def _add_board(parser: CommandParser, objective: str | None = "average") -> None:
    add_objective(parser, objective)
    add_seat(parser)
    add_edition_options(parser)
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    as_json: bool = args.json
    module = import_module(f"keypeg.cli.strategy_{args.strategy}")
    try:
        status: int = module.run(args)
    except BranchRefused as refusal:
        return refuse_branch(refusal, args.lang, refusal.branch, as_json=as_json)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=as_json)
    except OSError as error:
        if error.filename is None:
            raise
        file = str(error.filename)
        written = file == str(getattr(args, "output", None))
        system = unwritable(file, error) if written else unreadable(file, error)
        return refuse(system, args.lang, as_json=as_json)
    return status
