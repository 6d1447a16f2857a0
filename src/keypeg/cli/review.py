"""`keypeg review`: what every row of a match was worth, for people or, with --json, for programs."""

import sys
from argparse import ArgumentParser, Namespace

import msgspec

from keypeg.cli.options import add_language
from keypeg.cli.record_files import lines, opened, read_document
from keypeg.cli.refusals import REFUSED, as_error, refuse
from keypeg.records.record import Record
from keypeg.records.replay import RecordRefused, read_record
from keypeg.review.match_reviews import review_record
from keypeg.rules.refusals import Refusal


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match record, or - for standard input")
    parser.add_argument("--player", type=int, metavar="N", help="review the rows of one seat only, counted from 0")
    parser.add_argument("--json", action="store_true", help="print the review as one JSON object")
    parser.add_argument("--lines", action="store_true", help="JSON Lines: a record a line in, a review a line out")
    add_language(parser)


def run(args: Namespace) -> int:
    as_json = args.json or args.lines
    try:
        with opened(args.file) as source:
            if args.lines:
                return max((_review_line(line, args) for line in lines(source, args.file)), default=0)
            record = read_record(read_document(source.read, args.file))
        if as_json:
            _print_json(_review(record, args.player))
        else:
            # Programs that ask for JSON do not wait for what people need.
            from keypeg.cli.review_sheet import print_review

            print_review(record, args.lang, args.player)
    except RecordRefused as refused:
        return refuse(refused.refusal, args.lang, as_json=as_json, action=refused.action)
    return 0


def _review_line(line: bytes, args: Namespace) -> int:
    try:
        _print_json(_review(read_record(line), args.player))
    except RecordRefused as refused:
        _print_json(as_error(refused.refusal, args.lang, action=refused.action))
        return REFUSED
    return 0


def _review(record: Record, player: int | None) -> object:
    try:
        return review_record(record, player)
    except Refusal as refusal:  # of a board that is too large, or of a seat that does not exist
        raise RecordRefused(None, refusal) from None


def _print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
