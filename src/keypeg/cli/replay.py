"""`keypeg replay`: referee a record, for people or, with --json, for programs."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from errno import EBADF, ENOENT
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from keypeg.cli.options import add_language
from keypeg.cli.refusals import REFUSED, as_error, refuse, unreadable
from keypeg.records.receipts import Receipt, ReceiptCheck, check_receipt, read_receipt
from keypeg.records.record import MOST_BYTES, Record
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused, read_record, replay, summary
from keypeg.rules.refusals import Refusal

T = TypeVar("T")

_DIFFERENCES: Final = (RecordFault.OTHER_MATCH, RecordFault.RECEIPT_MISMATCH, RecordFault.NOT_IN_RECORD)
"""What a receipt can show. Programs get the values of these refusals too."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match record, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print how the match stands as one JSON object")
    parser.add_argument("--lines", action="store_true", help="JSON Lines: a record a line in, a JSON answer a line out")
    parser.add_argument("--verify", action="store_true", help="refuse codes that do not match their own commitments")
    parser.add_argument(
        "--receipt",
        metavar="RECEIPT",
        help="also check the commitments against a receipt that a page saved while the match was played",
    )
    add_language(parser)


def run(args: Namespace) -> int:
    try:
        receipt = None if args.receipt is None else _receipt(args.receipt)
        with _opened(args.file) as source:
            if args.lines:
                return _each_line(source, args, receipt)
            document = _read(source.read, args.file)
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
        print(words(args.lang)("receipt-checked", checked=checked.checked, hidden=checked.hidden))


def _error(refused: RecordRefused, language: str) -> dict[str, Any]:
    """A refusal for programs: where a receipt shows a difference, with its values."""
    answer = as_error(refused.refusal, language, action=refused.action)
    if refused.refusal.fault in _DIFFERENCES:
        answer["error"]["values"] = refused.refusal.values
    return answer


def _receipt(file: str) -> Receipt:
    with _opened(file) as source:
        document = _read(source.read, file)
    try:
        return read_receipt(document)
    except Refusal as refusal:
        raise RecordRefused(None, refusal) from None


def _opened(file: str) -> AbstractContextManager[BinaryIO]:
    if file != "-":
        return _attempt(lambda: Path(file).open("rb"), file)
    if sys.stdin is None:
        raise RecordRefused(None, unreadable(file, OSError(EBADF, "")))
    return nullcontext(sys.stdin.buffer)


def _read(read: Callable[[int], bytes], file: str) -> bytes:
    """As much as a record may hold, and one byte more to show that there is too much."""
    return _attempt(lambda: read(MOST_BYTES + 1), file)


def _attempt(action: Callable[[], T], file: str) -> T:
    try:
        return action()
    except OSError as error:
        raise RecordRefused(None, unreadable(file, error)) from None
    except ValueError:  # a null byte in a file's name
        raise RecordRefused(None, unreadable(file, FileNotFoundError(ENOENT, ""))) from None


def _each_line(source: BinaryIO, args: Namespace, receipt: Receipt | None) -> int:
    status = 0
    for line in _lines(source, args.file):
        try:
            _print_json(_answer(read_record(line), receipt, verify=args.verify))
        except RecordRefused as refused:
            _print_json(_error(refused, args.lang))
            status = REFUSED
    return status


def _lines(source: BinaryIO, file: str) -> Iterator[bytes]:
    """The lines of a file; of a line that is too long, only as much as shows that it is."""
    while line := _read(source.readline, file):
        rest = line
        while not rest.endswith(b"\n") and (rest := _read(source.readline, file)):
            pass
        yield line.rstrip(b"\r\n") if line.endswith(b"\n") else line


def _print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
