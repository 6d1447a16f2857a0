"""`keypeg serve`: live tables for browsers and programs, until it is told to stop."""

import os
import sys
from argparse import Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from contextlib import suppress
from threading import Thread

from keypeg.cli.options import add_language, plain, preferred_language
from keypeg.locales import words
from keypeg.server.settings import PREFIX, TYPES, CannotServe, Settings, flag, settle

FILE = "serve"
"""Where the words of this command and of `migrate` are: nobody waits for the others before there is a server."""


class HelpInWords(RawDescriptionHelpFormatter):
    """Looks up what a setting means when somebody asks, which is not when a server starts."""

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
        """The lines above and below the settings; ours below is looked up too."""
        super().add_text(words(preferred_language(), FILE)(text) if text == "setting-places" else text)


def arguments(parser: ArgumentParser) -> None:
    parser.epilog = "setting-places"
    add_settings(parser, list(TYPES))


def add_settings(parser: ArgumentParser, names: list[str]) -> None:
    """Flags for settings, which are checked together with those from elsewhere."""
    parser.formatter_class = HelpInWords
    parser.add_argument("--config", metavar="FILE", dest="setting_config", help=f"({PREFIX}CONFIG)")
    for name in names:
        metavar = {int: "N", float: "N", bool: "BOOL"}.get(TYPES[name], name.rpartition("_")[2].upper())
        parser.add_argument(flag(name), metavar=metavar, dest=f"setting_{name}", help=name)
    add_language(parser)


def settings_from(args: Namespace) -> Settings:
    """The settings from the flags, the environment and the file."""
    flags = {name: value for name in TYPES if (value := getattr(args, f"setting_{name}", None)) is not None}
    return settle(flags, os.environ, args.setting_config)


def run(args: Namespace) -> int:
    try:
        settings = settings_from(args)
        from keypeg.server.lifecycle import serve

        serve(settings, lambda address: _announce(address, args.lang))
    except CannotServe as error:
        return stop(error, args.lang)
    return 0


def _announce(address: str, language: str) -> None:
    """Say where the server is. Beside it: to read the words takes a while, and the server is there already."""

    def say() -> None:
        with suppress(OSError):  # nobody reads it
            print(words(language, FILE)("serve-ready", address=address), flush=True)

    Thread(target=say).start()


def stop(error: CannotServe, language: str) -> int:
    """Say why it cannot be; gives the exit status."""
    print(f"keypeg: {plain(words(language, FILE)(error.message, **error.values))}", file=sys.stderr)
    return 2
