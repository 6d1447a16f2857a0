"""`keypeg analyse`: what the code can still be after some rows, and the best rows to lay next."""

import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import Final

import msgspec

from keypeg.cli.options import add_edition_options, add_language
from keypeg.cli.refusing import REFUSED, as_error, refuse
from keypeg.records.refusals import RecordFault
from keypeg.rules import Edition, edition
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.keys import Key
from keypeg.rules.refusals import Refusal, shown
from keypeg.thinking.advice import SECONDS
from keypeg.thinking.analysis import RowRefused, analyse
from keypeg.thinking.books import TreeBook
from keypeg.thinking.rulebook_boards import AIMS
from keypeg.thinking.shipped import NotShipped, tree_for

_ROW: Final = re.compile(r"\s*([^=]*?)\s*=\s*(\d{1,3})\s*,\s*(\d{1,3})\s*", re.ASCII)


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--edition", default=DEFAULT_BOX, metavar="NAME", help=f"the box (default: {DEFAULT_BOX})")
    add_edition_options(parser)
    parser.add_argument(
        "--row",
        action="append",
        default=[],
        metavar="RGBY=1,2",
        help="a row laid and its key, reds first; once for each row, in the order in which they were laid",
    )
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="whose board in a duel, 0 or 1 (default: 0)")
    parser.add_argument(
        "--objective",
        choices=AIMS,
        default="average",
        help="fewest rows on average, fewest at worst, or the points of the box (default: average)",
    )
    parser.add_argument("--limit", type=_number, default=20, metavar="N", help="list at most N codes (default: 20)")
    parser.add_argument("--best", type=_number, default=5, metavar="N", help="list at most N rows to lay (default: 5)")
    parser.add_argument(
        "--seconds",
        type=_seconds,
        metavar="S",
        help="think so long instead of at once; 0 is as long as it takes",
    )
    parser.add_argument("--json", action="store_true", help="print everything as one JSON object")
    add_language(parser)


def run(args: Namespace) -> int:
    try:
        agreed = edition(args.edition, dict(args.option))
        analysis = analyse(
            agreed,
            [_laid(text) for text in args.row],
            aim=args.objective,
            seat=args.seat,
            count=args.best,
            seconds=args.seconds or None if args.seconds is not None else SECONDS,
            book=_book(agreed, args.seat),
        )
    except RowRefused as refusal:
        return refuse(refusal, args.lang, as_json=args.json, row=refusal.place)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json, row=None)
    contradiction = analysis.refusal
    if args.json:
        answer = analysis.as_json(args.limit)
        if contradiction:
            answer |= as_error(contradiction, args.lang, row=None)
        _print_json(answer)
        return REFUSED if contradiction else 0
    # Programs that ask for JSON do not wait for what people need.
    from keypeg.cli.analysis_sheet import print_analysis

    print_analysis(analysis, args.lang, args.limit)
    return refuse(contradiction, args.lang, as_json=False, row=None) if contradiction else 0


def _book(agreed: Edition, seat: int) -> TreeBook | None:
    """The strategy that comes with Keypeg for this board, to answer where thinking would take too long."""
    try:
        return TreeBook(tree_for(agreed, seat, "average"))
    except NotShipped:
        return None


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _seconds(text: str) -> float:
    if not re.fullmatch(r"\d{1,6}(\.\d{0,6})?", text, re.ASCII):
        raise ArgumentTypeError(f"{text!r} is not a number of seconds")
    return float(text)


def _laid(text: str) -> tuple[str, Key]:
    """A row as the command line writes it."""
    found = _ROW.fullmatch(text)
    if found is None:
        raise Refusal(RecordFault.BAD_ACTION, why="no_row", row=shown(text))
    row, reds, whites = found.groups()
    return "".join(row.split()).upper(), Key(int(reds), int(whites))


def _print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
