"""`keypeg migrate`: bring the database of live tables up to date, or carry it over to PostgreSQL."""

from argparse import Namespace
from pathlib import Path

import msgspec

from keypeg.cli.options import add_json
from keypeg.cli.parser import CommandParser
from keypeg.cli.serve import FILE, add_settings, print_error, settings_from
from keypeg.locales import words
from keypeg.server.settings import CannotServe


def arguments(parser: CommandParser) -> None:
    parser.add_argument("--from", metavar="FILE", dest="source")
    add_json(parser)
    add_settings(parser, ["database"])


def run(args: Namespace) -> int:
    from keypeg.server.lifecycle import carry_over_to, migrate

    say = words(args.lang, FILE)
    try:
        settings = settings_from(args)
        if args.source is not None:
            carried = carry_over_to(settings, Path(args.source))
        else:
            migrate(settings)
    except CannotServe as error:
        return print_error(error, args.lang, as_json=args.json)
    if args.source is not None:
        done = say("migrate-carried-over", tables=carried.tables, lines=carried.lines)
        print(msgspec.json.encode(carried).decode() if args.json else done)
    else:
        print('{"migrated":true}' if args.json else say("migrate-done"))
    return 0
