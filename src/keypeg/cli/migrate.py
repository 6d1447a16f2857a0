"""`keypeg migrate`: bring the database of live tables up to date, before its servers start."""

from argparse import Namespace

from keypeg.cli.options import add_json
from keypeg.cli.parser import CommandParser
from keypeg.cli.serve import FILE, add_settings, print_error, settings_from
from keypeg.locales import words
from keypeg.server.settings import CannotServe


def arguments(parser: CommandParser) -> None:
    add_json(parser)
    add_settings(parser, ["database"])


def run(args: Namespace) -> int:
    from keypeg.server.lifecycle import migrate

    try:
        migrate(settings_from(args))
    except CannotServe as error:
        return print_error(error, args.lang, as_json=args.json)
    if args.json:
        print('{"migrated":true}')
    else:
        print(words(args.lang, FILE)("migrate-done"))
    return 0
