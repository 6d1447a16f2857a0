"""`keypeg serve`: the server of live tables, until a signal stops it."""

import os
import sys
from argparse import Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from contextlib import suppress
from threading import Thread

from keypeg.cli.options import add_language, preferred_language
from keypeg.locales import words
from keypeg.locales.plain_text import plain
from keypeg.server.settings import PREFIX, TYPES, CannotServe, Settings, flag, load_settings

FILE = "serve"
"""The file with the messages of this command and of `migrate`. Loading no other file makes the start faster."""


class SettingsHelpFormatter(RawDescriptionHelpFormatter):
    """Loads the descriptions of settings only when help is shown, so that a server starts faster."""

    def _get_help_string(self, action: Action) -> str | None:
        if not action.dest.startswith("setting_"):
            return super()._get_help_string(action)
        say = words(preferred_language(), FILE)
        name = action.dest.removeprefix("setting_")
        meaning = say(f"setting-{name}")
        default = getattr(Settings(), name, "")
        if default != "":
            meaning += f" ({say('setting-default', value=str(default).lower() if default is False else str(default))})"
        return meaning.replace("%", "%%")

    def add_text(self, text: str | None) -> None:
        """The lines before and after the settings. The epilog is the name of a message."""
        super().add_text(words(preferred_language(), FILE)(text) if text == "setting-places" else text)


def arguments(parser: ArgumentParser) -> None:
    parser.epilog = "setting-places"
    add_settings(parser, list(TYPES))


def add_settings(parser: ArgumentParser, names: list[str]) -> None:
    """Add a flag for each setting. Its value is validated later, together with the other sources."""
    parser.formatter_class = SettingsHelpFormatter
    parser.add_argument("--config", metavar="FILE", dest="setting_config", help=f"({PREFIX}CONFIG)")
    for name in names:
        metavar = {int: "N", float: "N", bool: "BOOL"}.get(TYPES[name], name.rpartition("_")[2].upper())
        parser.add_argument(flag(name), metavar=metavar, dest=f"setting_{name}", help=name)
    add_language(parser)


def settings_from(args: Namespace) -> Settings:
    """The settings from the flags, the environment and the file."""
    flags = {name: value for name in TYPES if (value := getattr(args, f"setting_{name}", None)) is not None}
    return load_settings(flags, os.environ, args.setting_config)


def run(args: Namespace) -> int:
    try:
        settings = settings_from(args)
        from keypeg.server.lifecycle import serve

        serve(settings, lambda address: _announce(address, args.lang))
    except CannotServe as error:
        return print_error(error, args.lang)
    return 0


def _announce(address: str, language: str) -> None:
    """Print the URL of the server. In a thread: loading the message takes a while, and the server answers already."""

    def say() -> None:
        with suppress(OSError):  # nobody reads stdout
            print(words(language, FILE)("serve-ready", address=address), flush=True)

    Thread(target=say).start()


def print_error(error: CannotServe, language: str) -> int:
    """Print why the server cannot start; returns the exit status."""
    print(f"keypeg: {plain(words(language, FILE)(error.message, **error.values))}", file=sys.stderr)
    return 2
