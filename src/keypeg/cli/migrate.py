"""`keypeg migrate`: bring the database of live tables up to date, before the servers that use it are started."""

import sys
from argparse import ArgumentParser, Namespace

from keypeg.cli.serve import add_settings, settings_from
from keypeg.server.settings import BadSetting


def arguments(parser: ArgumentParser) -> None:
    add_settings(parser, ["database"])


def run(args: Namespace) -> int:
    from keypeg.server.serving import CannotServe, migrate

    try:
        migrate(settings_from(args))
    except (BadSetting, CannotServe) as error:
        print(f"keypeg: {error}", file=sys.stderr)
        return 2
    print("The database is up to date.")
    return 0
