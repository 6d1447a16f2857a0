"""`keypeg analyse`: what the code can still be after some rows, and the best rows to lay next."""

import sys
from argparse import Namespace

import msgspec

from keypeg.cli.argument_kinds import Amount, WholeNumber
from keypeg.cli.options import (
    add_edition,
    add_edition_options,
    add_json,
    add_language,
    add_limit,
    add_objective,
    add_rows,
    add_seat,
    marked_row,
)
from keypeg.cli.parser import HIDDEN, CommandParser
from keypeg.cli.refusals import REFUSED, as_error, refuse
from keypeg.locales import colour_letters
from keypeg.review.facts import facts
from keypeg.rules import Edition, edition
from keypeg.rules.refusals import Refusal
from keypeg.thinking.advice import ADVICE_SECONDS
from keypeg.thinking.analysis import RowRefused, analyse
from keypeg.thinking.large_boards import LargeAnalysis, analyse_large, is_large
from keypeg.thinking.shipped import NotShipped, tree_for
from keypeg.thinking.tree_files import PackedTree


def arguments(parser: CommandParser) -> None:
    add_edition(parser)
    parser.add_argument("--edition", dest="named_edition", metavar="EDITION", help=HIDDEN)
    add_edition_options(parser)
    add_rows(parser)
    add_seat(parser, default=0)
    add_objective(parser)
    add_limit(parser)
    parser.add_argument("--best", metavar="N", type=WholeNumber(), default=5)
    parser.add_argument("--seconds", metavar="N", type=Amount(999_999, zero=True))
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    letters = None if args.json else colour_letters(args.lang)
    try:
        agreed = edition(args.named_edition or args.edition, dict(args.option))
        rows = [marked_row(text, letters) for text in args.row]
        if is_large(agreed, args.seat):
            return _run_large(analyse_large(agreed, rows, seat=args.seat, listed=args.limit), args)
        analysis = analyse(
            agreed,
            rows,
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


def _run_large(analysis: LargeAnalysis, args: Namespace) -> int:
    """A board with too many rows for advice: the codes that fit."""
    contradiction = analysis.refusal
    if args.json:
        answer = analysis.as_json(args.objective)
        if contradiction:
            answer |= as_error(contradiction, args.lang, row=None)
        _print_json(answer)
        return REFUSED if contradiction else 0
    from keypeg.cli.large_board_sheet import print_large_analysis

    print_large_analysis(analysis, args.lang)
    return refuse(contradiction, args.lang, as_json=False, row=None) if contradiction else 0


def _shipped_tree(agreed: Edition, seat: int) -> PackedTree | None:
    """The strategy that comes with Keypeg for this board. It answers where a search would take too long."""
    try:
        return tree_for(agreed, seat, "average")
    except NotShipped:
        return None


def _print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
