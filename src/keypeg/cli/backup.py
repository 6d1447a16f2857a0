"""`keypeg backup FILE`: copy the database of live tables while its server runs."""

import sys
from argparse import Namespace
from pathlib import Path

import msgspec

from keypeg.cli.numbers import Numbers
from keypeg.cli.options import add_force, add_json
from keypeg.cli.parser import CommandParser
from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse, unwritable
from keypeg.cli.serve import add_settings, print_error, settings_from
from keypeg.locales import words
from keypeg.rules.refusals import Refusal, shown
from keypeg.server.settings import CannotServe
from keypeg.storage.backup import Backup, back_up
from keypeg.storage.existing import sqlite_path
from keypeg.tables.log_store import Unavailable


def arguments(parser: CommandParser) -> None:
    parser.add_argument("file", metavar="FILE")
    add_force(parser)
    add_json(parser)
    add_settings(parser, ["database"])


def run(args: Namespace) -> int:
    try:
        made = _back_up(settings_from(args).database, Path(args.file), force=args.force)
    except CannotServe as error:
        return print_error(error, args.lang, as_json=args.json)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)
    if args.json:
        sys.stdout.write(msgspec.json.encode(made).decode() + "\n")
    else:
        size = Numbers(words(args.lang)).decimal(made.bytes / 1e6, 1)
        say = words(args.lang, "admin")
        print(say("backup-done", file=shown(made.file, 200), tables=made.tables, lines=made.lines, megabytes=size))
    return 0


def _back_up(database: str, target: Path, *, force: bool) -> Backup:
    source = sqlite_path(database)
    name = shown(str(target), 200)
    if source is None:
        raise CommandRefusal(CommandFault.USE_PG_DUMP)
    if not source.is_file():
        raise CommandRefusal(CommandFault.NO_DATABASE, why="missing", file=shown(str(source), 200))
    if target.exists() and not force:
        raise CommandRefusal(CommandFault.FILE_EXISTS, file=name)
    if target.exists() and (not target.is_file() or target.samefile(source)):
        raise CommandRefusal(CommandFault.NOT_WRITABLE, why="place", file=name)
    try:
        return back_up(source, target)
    except OSError as error:
        raise unwritable(str(target), error) from None
    except Unavailable:
        raise CommandRefusal(CommandFault.NO_DATABASE, why="silent") from None
