"""The parser of the command line: argparse, with the help and the refusals of Keypeg in three languages.

Every text of `--help` is in `locales/*/help.ftl`: the summary of a command as `help-COMMAND`, that of an argument as
`help-COMMAND-ARGUMENT`, or as `help-all-ARGUMENT` where several commands have it. A text may have the blanks
`{ $default }` and `{ $choices }`.
"""

import re
import sys
from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, HelpFormatter, _SubParsersAction
from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final, NoReturn

from keypeg.locales.plain_messages import filled, plain_messages

_WIDEST: Final = 30
"""The column at which the texts of `--help` begin at the latest."""


class ArgumentsRefused(Exception):
    """The words of a command are refused. Holds a refusal without importing what refusals need."""

    def __init__(self, refusal: Any) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class CommandParser(ArgumentParser):
    """The parser of one command. It raises refusals, and never exits but after `--help`."""

    def __init__(self, *, prog: str, language: str) -> None:
        self.language = language
        self.command = "-".join(prog.split()[1:])
        super().__init__(
            prog=prog,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=partial(_Formatter, language),
        )
        self._positionals.title = self.text("help-heading-arguments")
        self._optionals.title = self.text("help-heading-options")
        summary = self.text(f"help-{self.command}" if self.command else "help")
        self.description = f"{self.text('help-heading-of', value=prog)} {summary}" if self.command else summary
        self.add_argument("-h", "--help", action="help")

    def text(self, message: str, file: str = "help", **values: object) -> str:
        """A text of `--help`."""
        return filled(plain_messages(self.language, file)[message], values)

    def add_argument(self, *names: str, **settings: Any) -> Action:
        """Add an argument. Its text comes from the file, and its metavar is translated."""
        if metavar := settings.get("metavar"):
            settings["metavar"] = shown_metavar(self.language, metavar)
        action = super().add_argument(*names, **settings)
        if settings.get("help") is None:
            action.help = self._help_of(action)
        return action

    def add_commands(self, dest: str, names: Iterable[str]) -> "dict[str, CommandParser]":
        """Add subcommands, each with a parser of its own."""
        metavar = shown_metavar(self.language, "COMMAND")
        commands: _SubParsersAction[CommandParser] = self.add_subparsers(
            title=self.text("help-heading-commands"), dest=dest, metavar=metavar, required=True
        )
        below = f"{self.command}-" if self.command else ""
        return {
            name: commands.add_parser(
                name, help=self.text(f"help-{below}{name}"), prog=f"{self.prog} {name}", language=self.language
            )
            for name in names
        }

    def _help_of(self, action: Action) -> str:
        name = _own_name(action)
        values = {"default": action.default, "choices": ", ".join(map(str, action.choices or ()))}
        known = plain_messages(self.language, "help")
        text = known.get(f"help-{self.command}-{name}") or known[f"help-all-{name}"]
        return filled(text, values).replace("%", "%%")

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str], namespace: Any = None
    ) -> tuple[Any, list[str]]:
        """Parse all the words. Nothing is left over: what is not known is refused."""
        found, rest = None, self._unknown_option(args)
        try:
            if not rest:
                found, rest = super().parse_known_args(self._options_first(args), namespace)
        except ArgumentError as error:
            from keypeg.cli.argument_refusals import of_error

            raise ArgumentsRefused(of_error(self, error)) from None
        if rest:
            from keypeg.cli.argument_refusals import of_word

            raise ArgumentsRefused(of_word(self, rest[0]))
        return found, []

    def _unknown_option(self, words: Sequence[str]) -> list[str]:
        """The first option that there is not, if any. It is refused before anything is said about what is missing."""
        for word in words:
            option = word.partition("=")[0]
            if word == "--" or (self._subparsers is not None and not word.startswith("-")):
                return []  # what follows is no option, or one of the subcommand's
            if not word.startswith("-") or word == "-" or " " in option or self._negative_number_matcher.match(word):
                continue
            if option not in self._option_string_actions and option[:2] not in self._short_options:
                return [option]
        return []

    def _options_first(self, words: Sequence[str]) -> list[str]:
        """The options before the other words, since argparse may take those only if they stand together."""
        if self._subparsers is not None:
            return list(words)
        options: list[str] = []
        others: list[str] = []
        given = deque(words)
        while given:
            word = given.popleft()
            if word == "--":
                others += [word, *given]
                break
            if action := self._option_string_actions.get(word):
                options.append(word)
                if given and (action.nargs is None or (action.nargs == "?" and not given[0].startswith("-"))):
                    options.append(given.popleft())
            else:
                (options if word.startswith("-") and word != "-" else others).append(word)
        return options + others

    @property
    def _short_options(self) -> list[str]:
        return [name for name in self._option_string_actions if not name.startswith("--")]

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print the help or the version. Unlike argparse, say so if nobody can read it."""
        (file or sys.stdout).write(message)

    def error(self, message: str) -> NoReturn:
        """Called by argparse where arguments are missing; it names them at the end of its message."""
        from keypeg.cli.argument_refusals import missing

        raise ArgumentsRefused(missing(self, message))

    def _get_value(self, action: Action, arg_string: str) -> Any:
        try:
            return super()._get_value(action, arg_string)
        except ArgumentError:
            from keypeg.cli.argument_refusals import bad_value

            raise ArgumentsRefused(bad_value(action, arg_string)) from None

    def _check_value(self, action: Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            from keypeg.cli.argument_refusals import bad_choice

            raise ArgumentsRefused(bad_choice(self, action, str(value)))


class _Formatter(HelpFormatter):
    def __init__(self, language: str, prog: str) -> None:
        super().__init__(prog, max_help_position=_WIDEST)
        self._language = language

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        own = plain_messages(self._language, "help")["help-heading-usage"] + " "
        super().add_usage(usage, actions, groups, own if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """Begin a section. argparse ends its heading with a colon, which has a space before it in French."""
        whole = filled(plain_messages(self._language, "help")["help-heading-of"], {"value": heading})
        super().start_section(whole.removesuffix(":"))


def shown_metavar(language: str, metavar: str) -> str:
    """What stands for a value in a language: DATEI for FILE."""
    identifier = re.sub("[=,|]", "-", metavar)
    return plain_messages(language, "help").get(f"help-value-{identifier}", metavar)


def argument_name(action: Action) -> str:
    """The name by which a refusal calls an argument: `--seed`, or EDITION."""
    if action.option_strings:
        return action.option_strings[-1]
    return action.metavar if isinstance(action.metavar, str) else action.dest


def _own_name(action: Action) -> str:
    """The part of a message's id that names an argument."""
    return (action.option_strings[-1].lstrip("-") if action.option_strings else action.dest).replace("_", "-")


HIDDEN: Final = SUPPRESS
"""The help of an argument that is understood, but not listed: an older spelling."""
