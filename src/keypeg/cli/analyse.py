"""`keypeg analyse`: what the code can still be after some rows, and the best rows to lay next."""

import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace

import msgspec

from keypeg.cli.options import add_edition_options, add_language, add_rows, marked_row
from keypeg.cli.refusals import REFUSED, as_error, refuse
from keypeg.locales import colour_letters
from keypeg.review.facts import facts
from keypeg.rules import Edition, edition
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.refusals import Refusal
from keypeg.thinking.advice import ADVICE_SECONDS
from keypeg.thinking.analysis import RowRefused, analyse
from keypeg.thinking.objectives import OBJECTIVE_NAMES
from keypeg.thinking.shipped import NotShipped, tree_for
from keypeg.thinking.tree_files import PackedTree


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("box", nargs="?", metavar="EDITION", help=f"the box (default: {DEFAULT_BOX})")
    parser.add_argument("--edition", metavar="NAME", help="another way to name the box")
    add_edition_options(parser)
    add_rows(parser)
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="whose board in a duel, 0 or 1 (default: 0)")
    parser.add_argument(
        "--objective",
        choices=OBJECTIVE_NAMES,
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
    letters = None if args.json else colour_letters(args.lang)
    try:
        agreed = edition(args.box or args.edition or DEFAULT_BOX, dict(args.option))
        analysis = analyse(
            agreed,
            [marked_row(text, letters) for text in args.row],
            objective=args.objective,
            seat=args.seat,
            count=args.best,
            seconds=args.seconds or None if args.seconds is not None else ADVICE_SECONDS,
            tree=_shipped_tree(agreed, args.seat),
        )
    except RowRefused as refusal:
        return refuse(refusal, args.lang, as_json=args.json, row=refusal.index)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json, row=None)
    contradiction = analysis.refusal
    if args.json:
        answer = analysis.as_json(args.limit) | {"facts": facts(analysis.position)}
        if contradiction:
            answer |= as_error(contradiction, args.lang, row=None)
        _print_json(answer)
        return REFUSED if contradiction else 0
    # Imported here because JSON output does not need it.
    from keypeg.cli.analysis_sheet import print_analysis

    print_analysis(analysis, args.lang, args.limit)
    return refuse(contradiction, args.lang, as_json=False, row=None) if contradiction else 0


def _shipped_tree(agreed: Edition, seat: int) -> PackedTree | None:
    """The strategy that comes with Keypeg for this board. It answers where a search would take too long."""
    try:
        return tree_for(agreed, seat, "average")
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


def _print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
