"""`keypeg history`: what many matches come to for each of their players, for people or, with --json, for programs."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import msgspec

from keypeg.cli.options import add_json, add_language
from keypeg.cli.parser import CommandParser
from keypeg.cli.record_files import lines, opened, read_document
from keypeg.cli.refusals import REFUSED, CommandFault, CommandRefusal, as_error, refuse, refuse_in_file
from keypeg.records.replay import RecordRefused, read_record
from keypeg.review.histories import Histories
from keypeg.review.history_values import PlayerHistory
from keypeg.rules.refusals import Refusal, shown


def arguments(parser: CommandParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--player", metavar="NAME")
    parser.add_argument("--own", action="store_true")
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    histories, refused = Histories(), []
    for file in args.files:
        for line, found in _records(file):
            error = found if isinstance(found, RecordRefused) else _add(histories, found)
            if error is not None:
                refused.append(_report(error, file, line, args))
    try:
        players = _own(histories) if args.own else _chosen(histories.players(), args.player)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)
    if args.json:
        _print_json({"matches": histories.matches, "players": players, "refused": refused})
    elif players:
        # Programs that ask for JSON do not wait for what people need.
        from keypeg.cli.history_sheet import HistorySheet

        HistorySheet(args.lang).print(histories.matches, players)
    return REFUSED if refused else 0


def _records(file: str) -> Iterator[tuple[int | None, bytes | RecordRefused]]:
    """The documents of a file: all of it, or, if its first line is JSON already, every line with its number."""
    try:
        with opened(file) as source:
            found = lines(source, file)
            number, first = next(((at, line) for at, line in enumerate(found, 1) if line.strip()), (1, b""))
            if not _is_json(first):
                yield None, first + b"\n" + read_document(source.read, file)
                return
            yield number, first
            yield from ((at, line) for at, line in enumerate(found, number + 1) if line.strip())
    except RecordRefused as refused:
        yield None, refused


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=msgspec.Raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def _add(histories: Histories, document: bytes) -> RecordRefused | None:
    try:
        histories.add(read_record(document))
    except RecordRefused as refused:
        return refused
    except Refusal as refusal:  # of a board that is too large
        return RecordRefused(None, refusal)
    return None


def _report(error: RecordRefused, file: str, line: int | None, args: Namespace) -> dict[str, Any]:
    """Say at once what is wrong with a record, unless a program gets it with the rest."""
    if not args.json:
        place = file if line is None else f"{file}:{line}"
        refuse_in_file(error.refusal, args.lang, place, action=error.action)
    return {"file": file, "line": line} | as_error(error.refusal, args.lang, action=error.action)


def _own(histories: Histories) -> list[PlayerHistory]:
    own = histories.own()
    if own is None and histories.matches:
        raise CommandRefusal(CommandFault.NO_OWN_SEATS)
    return [own] if own else []


def _chosen(players: list[PlayerHistory], name: str | None) -> list[PlayerHistory]:
    chosen = [player for player in players if name in (None, player.name)]
    if name is not None and players and not chosen:
        raise CommandRefusal(CommandFault.NOBODY_OF_THAT_NAME, name=shown(name))
    return chosen


def _print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
