"""`keypeg strategy`: build, verify, show and export strategy trees. What each of them needs is imported when called."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from importlib import import_module
from pathlib import Path
from typing import Final

from keypeg.cli.options import add_edition_options, add_language, plain
from keypeg.cli.refusing import REFUSED, refuse
from keypeg.rules import BOXES, Key
from keypeg.rules.refusals import Refusal

AIMS: Final = ("average", "worst", "points")
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
    build.add_argument("--dask", metavar="ADDRESS", help="a Dask cluster for --ledger (needs keypeg[cluster])")

    verify.add_argument("file", metavar="FILE", type=Path, help="a tree, ours or JSON, or a ledger")
    verify.add_argument("--edition", choices=list(BOXES), metavar="EDITION", help=", ".join(BOXES))
    verify.add_argument("--all", action="store_true", help="search every part of a ledger again, not a sample")
    verify.add_argument(
        "--sample", metavar="N", type=_count_or_none, default=10, help="parts of a ledger to search again"
    )
    _add_board(verify, default=None)
    _add_json(verify)

    _add_edition(show)
    show.add_argument(
        "--row",
        metavar="RGBY=1,2",
        type=answered_row,
        action="append",
        default=[],
        help="a row laid and its key, reds,whites; in order, may be given several times",
    )
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
        choices=AIMS,
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
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=as_json)
    except (ValueError, LookupError, RuntimeError) as fault:
        if type(fault).__module__.startswith("keypeg."):
            return _refuse(str(fault), as_json=as_json)
        raise
    except OSError as error:
        if error.filename is None:
            raise
        return _refuse(f"{error.filename}: {error.strerror}.", as_json=as_json)
    return status


def _refuse(message: str, *, as_json: bool) -> int:
    if as_json:
        import msgspec

        sys.stdout.write(msgspec.json.encode({"error": {"message": message}}).decode() + "\n")
    else:
        sys.stdout.flush()
        print(f"keypeg: {plain(message)}", file=sys.stderr)
    return REFUSED


def answered_row(text: str) -> tuple[str, Key]:
    """A row with its key as the command line writes it."""
    row, equals, key = text.partition("=")
    numbers = key.split(",")
    if not (row and equals and len(numbers) == 2 and all(one.isdecimal() and len(one) < 3 for one in numbers)):
        raise ArgumentTypeError(f"{text!r} is not of the form RGBY=1,2 (row=reds,whites)")
    return row.upper(), Key(int(numbers[0]), int(numbers[1]))


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
