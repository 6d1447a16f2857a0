"""`keypeg analyse`: what the code can still be after some rows, and the best rows to lay next."""

import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import Final

import msgspec

from keypeg.cli.options import add_edition_options, add_language, plain
from keypeg.rules import Edition, edition
from keypeg.rules.keys import Key
from keypeg.rules.refusals import Fault, Refusal
from keypeg.thinking.advice import SECONDS
from keypeg.thinking.analysis import analyse
from keypeg.thinking.books import TreeBook
from keypeg.thinking.rulebook_boards import AIMS
from keypeg.thinking.shipped import NotShipped, tree_for

REFUSED = 2
_ROW: Final = re.compile(r"\s*([^=]*?)\s*=\s*(\d{1,3})\s*,\s*(\d{1,3})\s*", re.ASCII)


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--edition", default="classic", metavar="NAME", help="the box (default: classic)")
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
    except Refusal as refusal:
        return _refuse(refusal, as_json=args.json)
    if args.json:
        _print_json(analysis.as_json(args.limit))
        return REFUSED if analysis.refusal else 0
    # Programs that ask for JSON do not wait for what people need.
    from keypeg.cli.analysis_sheet import print_analysis

    print_analysis(analysis, args.lang, args.limit)
    return _refuse(analysis.refusal, as_json=False) if analysis.refusal else 0


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
        shown = ascii(text if len(text) <= 40 else text[:40] + "…")
        raise Refusal(Fault.BAD_ACTION, None, f"{shown} is not a row and its key; write it like RGBY=1,2, reds first.")
    row, reds, whites = found.groups()
    return "".join(row.split()).upper(), Key(int(reds), int(whites))


def _refuse(refusal: Refusal, *, as_json: bool) -> int:
    if as_json:
        _print_json({"error": {"code": refusal.fault, "rule": refusal.rule, "message": refusal.message}})
    else:
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        sys.stdout.flush()
        print(f"keypeg: refused ({refusal.fault}): {plain(refusal.message)}{rule}", file=sys.stderr)
    return REFUSED


def _print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
