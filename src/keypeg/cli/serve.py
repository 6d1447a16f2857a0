"""`keypeg serve`: live tables for browsers and programs, until it is told to stop."""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter

from keypeg.server.settings import DESCRIPTIONS, PREFIX, TYPES, BadSetting, Settings, flag, settle


def arguments(parser: ArgumentParser) -> None:
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = (
        "Every setting can also be given in the environment (--port is KEYPEG_PORT) or in the TOML file\n"
        "(port = 8000). A flag beats the environment, which beats the file."
    )
    add_settings(parser, list(TYPES))


def add_settings(parser: ArgumentParser, names: list[str]) -> None:
    """Flags for settings, which are checked together with those from elsewhere."""
    parser.add_argument("--config", metavar="FILE", help=f"TOML file with settings ({PREFIX}CONFIG)")
    defaults = Settings()
    for name in names:
        default = getattr(defaults, name)
        shown = "" if default == "" else f" (default: {str(default).lower() if default is False else default})"
        meaning = (DESCRIPTIONS[name] + shown).replace("%", "%%")
        metavar = {int: "N", float: "N", bool: "BOOL"}.get(TYPES[name], name.rpartition("_")[2].upper())
        parser.add_argument(flag(name), metavar=metavar, dest=f"setting_{name}", help=meaning)


def settings_from(args: Namespace) -> Settings:
    """The settings from the flags, the environment and the file."""
    flags = {name: value for name in TYPES if (value := getattr(args, f"setting_{name}", None)) is not None}
    return settle(flags, os.environ, args.config)


def run(args: Namespace) -> int:
    try:
        settings = settings_from(args)
    except BadSetting as error:
        return _stop(str(error))
    from keypeg.server.serving import CannotServe, serve

    try:
        serve(settings, lambda address: print(f"Keypeg is at {address}", flush=True))
    except CannotServe as error:
        return _stop(str(error))
    return 0


def _stop(reason: str) -> int:
    print(f"keypeg: {reason}", file=sys.stderr)
    return 2
