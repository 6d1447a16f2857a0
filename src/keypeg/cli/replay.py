"""`keypeg replay`: referee a record, for people or, with --json, for programs."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from errno import EBADF, ENOENT
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from keypeg.cli.options import add_language
from keypeg.cli.refusals import REFUSED, as_error, refuse, unreadable
from keypeg.records.record import MOST_BYTES
from keypeg.records.replay import RecordRefused, read_record, replay, summary

T = TypeVar("T")


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match record, or - for standard input")
    parser.add_argument("--json", action="store_true", help="print how the match stands as one JSON object")
    parser.add_argument("--lines", action="store_true", help="JSON Lines: a record a line in, a JSON answer a line out")
    parser.add_argument("--verify", action="store_true", help="refuse codes that were not committed to when hidden")
    add_language(parser)


def run(args: Namespace) -> int:
    as_json = args.json or args.lines
    try:
        with _opened(args.file) as source:
            if args.lines:
                return _each_line(source, args, verify=args.verify)
            document = _read(source.read, args.file)
        record = read_record(document)
        if as_json:
            _print_json(summary(replay(record, verify=args.verify)))
        else:
            # Programs that ask for JSON do not wait for what people need.
            from keypeg.cli.scoresheet import print_match

            print_match(record, args.lang, verify=args.verify)
    except RecordRefused as refused:
        return refuse(refused.refusal, args.lang, as_json=as_json, action=refused.action)
    return 0


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


def _each_line(source: BinaryIO, args: Namespace, *, verify: bool) -> int:
    status = 0
    for line in _lines(source, args.file):
        try:
            _print_json(summary(replay(read_record(line), verify=verify)))
        except RecordRefused as refused:
            _print_json(as_error(refused.refusal, args.lang, action=refused.action))
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
