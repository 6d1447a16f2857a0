"""`keypeg replay`: referee a record, for people or, with --json, for programs."""

import sys
from argparse import Namespace
from typing import Any, BinaryIO, Final

import msgspec

from keypeg.cli.options import add_json, add_language
from keypeg.cli.parser import CommandParser
from keypeg.cli.record_files import lines, opened, read_document
from keypeg.cli.refusals import REFUSED, as_error, refuse
from keypeg.records.receipts import Receipt, ReceiptCheck, check_receipt, read_receipt
from keypeg.records.record import Record
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused, read_record, replay, summary
from keypeg.rules.refusals import Refusal

_DIFFERENCES: Final = (RecordFault.OTHER_MATCH, RecordFault.RECEIPT_MISMATCH, RecordFault.NOT_IN_RECORD)
"""What a receipt can show. Programs get the values of these refusals too."""


def arguments(parser: CommandParser) -> None:
    parser.add_argument("file", metavar="FILE")
    add_json(parser)
    parser.add_argument("--lines", action="store_true")
    parser.add_argument("--verify", action="store_true")
    parser.add_argument("--receipt", metavar="FILE")
    add_language(parser)


def run(args: Namespace) -> int:
    try:
        receipt = None if args.receipt is None else _receipt(args.receipt)
        with opened(args.file) as source:
            if args.lines:
                return _each_line(source, args, receipt)
            document = read_document(source.read, args.file)
        record = read_record(document)
        if args.json:
            _print_json(_answer(record, receipt, verify=args.verify))
        else:
            _print_sheet(record, receipt, args)
    except RecordRefused as refused:
        if args.json or args.lines:
            _print_json(_error(refused, args.lang))
            return REFUSED
        return refuse(refused.refusal, args.lang, action=refused.action)
    return 0


def _answer(record: Record, receipt: Receipt | None, *, verify: bool) -> dict[str, Any]:
    """How the match stands, and how much of it the receipt vouches for."""
    checked = None if receipt is None else check_receipt(record, receipt)
    answer: dict[str, Any] = msgspec.to_builtins(summary(replay(record, verify=verify)))
    return answer if checked is None else answer | {"receipt": checked}


def _print_sheet(record: Record, receipt: Receipt | None, args: Namespace) -> None:
    # Programs that ask for JSON do not wait for what people need.
    from keypeg.cli.scoresheet import print_match
    from keypeg.locales import words

    checked: ReceiptCheck | None = None if receipt is None else check_receipt(record, receipt)
    print_match(record, args.lang, verify=args.verify)
    if checked is not None:
        message = "receipt-checked" if checked.checked else "receipt-empty"
        print(words(args.lang)(message, checked=checked.checked, hidden=checked.hidden))


def _error(refused: RecordRefused, language: str) -> dict[str, Any]:
    """A refusal for programs: where a receipt shows a difference, with its values."""
    answer = as_error(refused.refusal, language, action=refused.action)
    if refused.refusal.fault in _DIFFERENCES:
        answer["error"]["values"] = refused.refusal.values
    return answer


def _receipt(file: str) -> Receipt:
    with opened(file) as source:
        document = read_document(source.read, file)
    try:
        return read_receipt(document)
    except Refusal as refusal:
        raise RecordRefused(None, refusal) from None


def _each_line(source: BinaryIO, args: Namespace, receipt: Receipt | None) -> int:
    status = 0
    for line in lines(source, args.file):
        try:
            _print_json(_answer(read_record(line), receipt, verify=args.verify))
        except RecordRefused as refused:
            _print_json(_error(refused, args.lang))
            status = REFUSED
    return status


def _print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
