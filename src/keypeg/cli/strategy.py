"""`keypeg strategy`: build, verify, show and export strategy trees. Each subcommand is imported when it is called."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from importlib import import_module
from pathlib import Path
from typing import Final

from keypeg.cli.options import add_edition_options, add_language, add_rows
from keypeg.cli.refusals import refuse, refuse_branch
from keypeg.records.refusals import unreadable
from keypeg.rules import BOXES
from keypeg.rules.refusals import Refusal
from keypeg.thinking.objectives import OBJECTIVE_NAMES
from keypeg.thinking.refusals import BranchRefused

SUMMARIES: Final = {
    "build": "search for the best strategy and keep it in a file",
    "verify": "lay every row of a tree for every code, or look over the ledger of a proof",
    "show": "the row to lay now, and what follows each key",
    "export": "a strategy as JSON",
}


def arguments(parser: ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="strategy", metavar="COMMAND", required=True)
    build, verify, show, export = (
        commands.add_parser(name, help=summary, description=f"keypeg strategy {name}: {summary}")
        for name, summary in SUMMARIES.items()
    )

    _add_edition(build)
    build.add_argument("-o", "--output", metavar="FILE", type=Path, required=True, help="the new tree file")
    build.add_argument("--force", action="store_true", help="replace FILE if it is there")
    build.add_argument("--beam", metavar="WIDTH", type=_count, help="no proof: try this many rows at each point")
    build.add_argument("--seconds", metavar="N", type=_seconds, help="no proof: the best found in this time")
    build.add_argument("--ledger", metavar="FILE", type=Path, help="prove part by part; taken up where it was stopped")
    build.add_argument("--workers", metavar="N", type=_count, default=1, help="processes for --ledger (default: 1)")
    build.add_argument("--dask", metavar="ADDRESS", help="a Dask cluster for --ledger (needs keypeg[research])")

    verify.add_argument("file", metavar="FILE", type=Path, help="a tree, ours or JSON, or a ledger")
    verify.add_argument("--edition", choices=list(BOXES), metavar="EDITION", help=", ".join(BOXES))
    verify.add_argument("--all", action="store_true", help="search every part of a ledger again, not a sample")
    verify.add_argument("--tree", metavar="FILE", type=Path, help="a tree that reaches the total of a ledger")
    verify.add_argument(
        "--sample",
        metavar="N",
        type=_count_or_none,
        default=10,
        help="parts of a ledger to search again, chosen at random",
    )
    _add_board(verify, default=None)
    _add_json(verify)

    _add_edition(show)
    add_rows(show)
    show.add_argument("--tree", metavar="FILE", type=Path, help="from this tree file")
    _add_json(show)

    _add_edition(export)
    export.add_argument("--tree", metavar="FILE", type=Path, help="from this tree file")
    export.add_argument("-o", "--output", metavar="FILE", type=Path, help="to this new file")
    export.add_argument("--force", action="store_true", help="replace FILE if it is there")


def _add_edition(parser: ArgumentParser) -> None:
    parser.add_argument("edition", choices=list(BOXES), metavar="EDITION", help=", ".join(BOXES))
    _add_board(parser, default="points")


def _add_board(parser: ArgumentParser, default: str | None) -> None:
    parser.add_argument(
        "--objective",
        choices=OBJECTIVE_NAMES,
        default=default,
        help="fewest rows on average, fewest at worst, or the edition's own points with its row limit"
        + (f" (default: {default})" if default else ""),
    )
    parser.add_argument("--seat", metavar="N", type=int, help="the seat that plays it, for a duel with a handicap")
    add_edition_options(parser)
    add_language(parser)


def _add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: Namespace) -> int:
    as_json: bool = getattr(args, "json", False)
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
        return refuse(unreadable(str(error.filename), error), args.lang, as_json=as_json)
    return status


def _count_or_none(text: str) -> int:
    return 0 if text == "0" else _count(text)


def _count(text: str) -> int:
    if not (text.isdecimal() and len(text) < 7 and int(text) > 0):
        raise ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e8:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds
