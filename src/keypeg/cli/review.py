"""`keypeg review`: what every row of a match was worth, for people or, with --json, for programs."""

import sys
from argparse import Namespace

import msgspec

from keypeg.cli.argument_kinds import WholeNumber
from keypeg.cli.options import LAST_SEAT, add_json, add_language, add_seat
from keypeg.cli.parser import HIDDEN, CommandParser
from keypeg.cli.record_files import lines, opened, read_document
from keypeg.cli.refusals import REFUSED, as_error, refuse
from keypeg.records.record import Record
from keypeg.records.replay import RecordRefused, read_record
from keypeg.review.match_reviews import review_record
from keypeg.rules.refusals import Refusal


def arguments(parser: CommandParser) -> None:
    parser.add_argument("file", metavar="FILE")
    add_seat(parser)
    parser.add_argument("--player", dest="seat", metavar="N", type=WholeNumber(0, LAST_SEAT), help=HIDDEN)
    add_json(parser)
    parser.add_argument("--lines", action="store_true")
    add_language(parser)


def run(args: Namespace) -> int:
    as_json = args.json or args.lines
    try:
        with opened(args.file) as source:
            if args.lines:
                return max((_review_line(line, args) for line in lines(source, args.file)), default=0)
            record = read_record(read_document(source.read, args.file))
        if as_json:
            _print_json(_review(record, args.seat))
        else:
            # Programs that ask for JSON do not wait for what people need.
            from keypeg.cli.review_sheet import print_review

            print_review(record, args.lang, args.seat)
    except RecordRefused as refused:
        return refuse(refused.refusal, args.lang, as_json=as_json, action=refused.action)
    return 0


def _review_line(line: bytes, args: Namespace) -> int:
    try:
        _print_json(_review(read_record(line), args.seat))
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
