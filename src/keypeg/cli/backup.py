"""`keypeg backup FILE`: copy the database of live tables while its server runs."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec

from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse
from keypeg.cli.serve import add_settings, print_error, settings_from
from keypeg.locales import words
from keypeg.rules.refusals import Refusal, shown
from keypeg.server.settings import CannotServe
from keypeg.storage.backup import Backup, back_up
from keypeg.storage.existing import sqlite_path
from keypeg.tables.log_store import Unavailable


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="where the copy goes")
    parser.add_argument("--force", action="store_true", help="replace the file if it is there already")
    parser.add_argument("--json", action="store_true", help="print what the copy holds as one JSON object")
    add_settings(parser, ["database"])


def run(args: Namespace) -> int:
    try:
        made = _back_up(settings_from(args).database, Path(args.file), force=args.force)
    except CannotServe as error:
        return print_error(error, args.lang)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)
    if args.json:
        sys.stdout.write(msgspec.json.encode(made).decode() + "\n")
    else:
        size = f"{made.bytes / 1e6:.1f}"
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
        raise CommandRefusal(CommandFault.FILE_EXISTS, why="force", file=name)
    if target.is_dir() or (target.exists() and target.samefile(source)):
        raise CommandRefusal(CommandFault.NOT_WRITABLE, why="place", file=name)
    try:
        return back_up(source, target)
    except OSError as error:
        detail = str(error.strerror or error)
        raise CommandRefusal(CommandFault.NOT_WRITABLE, why="detail", file=name, detail=detail) from None
    except Unavailable as error:
        raise CommandRefusal(CommandFault.NO_DATABASE, why="detail", detail=str(error)) from None
