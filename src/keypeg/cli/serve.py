"""`keypeg serve`: the server of live tables, until a signal stops it."""

import os
import sys
from argparse import Namespace
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

import msgspec

from keypeg.cli.options import add_json, add_language
from keypeg.cli.parser import CommandParser
from keypeg.cli.refusals import REFUSED
from keypeg.locales import words
from keypeg.locales.plain_text import plain
from keypeg.server.settings import TYPES, CannotServe, Settings, default_database, flag, load_settings

if TYPE_CHECKING:
    from keypeg.server.lifecycle import Started

FILE = "serve"
"""The file with the messages of this command and of `migrate`. Loading no other file makes the start faster."""


def arguments(parser: CommandParser) -> None:
    parser.epilog = parser.text("setting-places", FILE)
    add_json(parser)
    add_settings(parser, list(TYPES))


def add_settings(parser: CommandParser, names: list[str]) -> None:
    """Add a flag for each setting. Its value is validated later, together with the other sources."""
    parser.add_argument("--config", metavar="FILE", dest="setting_config")
    for name in names:
        meaning = setting_help(parser, name).replace("%", "%%")
        dest = f"setting_{name}"
        if TYPES[name] is bool:
            parser.add_argument(flag(name), metavar="BOOL", dest=dest, nargs="?", const="true", help=meaning)
        else:
            metavar = {int: "N", float: "N"}.get(TYPES[name], name.rpartition("_")[2].upper())
            parser.add_argument(flag(name), metavar=metavar, dest=dest, help=meaning)
    add_language(parser)


def setting_help(parser: CommandParser, name: str) -> str:
    """What a setting means, and its default."""
    meaning = parser.text(f"setting-{name}", FILE)
    default = str(default_database()) if name == "database" else getattr(Settings(), name)
    if default == "":
        return meaning
    return f"{meaning} ({parser.text('setting-default', FILE, value=_default(default))})"


def _default(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case float():
            return f"{value:g}"
        case _:
            return str(value)


def settings_from(args: Namespace) -> Settings:
    """The settings from the flags, the environment and the file."""
    flags = {name: value for name in TYPES if (value := getattr(args, f"setting_{name}", None)) is not None}
    return load_settings(flags, os.environ, args.setting_config)


def run(args: Namespace) -> int:
    try:
        settings = settings_from(args)
        from keypeg.server.lifecycle import serve

        serve(settings, lambda started: _announce(started, args.lang, lan=settings.lan, as_json=args.json))
    except CannotServe as error:
        return print_error(error, args.lang, as_json=args.json)
    return 0


def _announce(started: "Started", language: str, *, lan: bool, as_json: bool) -> None:
    """Say where the server is. In a thread: loading the messages takes a while, and the server answers already."""

    def say() -> None:
        with suppress(OSError):  # nobody reads stdout
            ready = msgspec.json.encode(started).decode() if as_json else _announcement(started, language, lan=lan)
            print(ready, flush=True)

    Thread(target=say).start()


def _announcement(started: "Started", language: str, *, lan: bool) -> str:
    say = words(language, FILE)
    lines = [say("serve-ready", address=started.url)]
    if started.public_url:
        lines.append(say("serve-ready-lan" if lan else "serve-ready-public", address=started.public_url))
    if lan:
        from keypeg.cli.qr_code import qr_code

        lines += qr_code(started.public_url, sys.stdout)
    lines.append(say("serve-data", database=started.database))
    return "\n".join(lines)


def print_error(error: CannotServe, language: str, *, as_json: bool = False) -> int:
    """Report why the server cannot start, with its code; returns the exit status."""
    message = words(language, FILE)(error.message, **error.values)
    code = error.message.removeprefix("serve-").replace("-", "_")
    if as_json:
        sys.stdout.write(
            msgspec.json.encode({"error": {"code": code, "rule": None, "message": message}}).decode() + "\n"
        )
    else:
        say = words(language, "refusals")
        print(f"keypeg: {plain(say('refused-outright', code=code, message=message))}", file=sys.stderr)
    return REFUSED
