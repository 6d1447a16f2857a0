"""What is refused of the words of a command, with what may be meant: in Keypeg's own words instead of argparse's."""

from argparse import Action, ArgumentError
from collections.abc import Iterable
from typing import TYPE_CHECKING

from keypeg.cli.argument_kinds import Amount, FileOf, Pair, WholeNumber
from keypeg.cli.parser import argument_name
from keypeg.cli.refusals import CommandFault, CommandRefusal
from keypeg.rules.refusals import meant, shown

if TYPE_CHECKING:
    from keypeg.cli.parser import CommandParser


def of_word(parser: "CommandParser", word: str) -> CommandRefusal:
    """The refusal of a word that means nothing here."""
    command, known = parser.prog, [name for name in parser._option_string_actions if name.startswith("--")]
    if not word.startswith("-") or word in known:  # an option after --
        return CommandRefusal(CommandFault.UNKNOWN_ARGUMENT, why="word", word=shown(word), command=command)
    begun = [name for name in known if len(word) > 3 and name.startswith(word)]
    if close := begun[0] if len(begun) == 1 else meant(word, known):
        return CommandRefusal(CommandFault.UNKNOWN_ARGUMENT, why="meant", word=shown(word), meant=close)
    return CommandRefusal(CommandFault.UNKNOWN_ARGUMENT, why="option", word=shown(word), command=command)


def of_error(parser: "CommandParser", error: ArgumentError) -> CommandRefusal:
    """The refusal of what argparse found."""
    if error.argument_name is None:
        return missing(parser, error.message)
    name = error.argument_name.rpartition("/")[2]
    takes_value = any(
        name in action.option_strings and action.nargs != 0 for action in parser._option_string_actions.values()
    )
    if takes_value or not name.startswith("-"):
        return CommandRefusal(CommandFault.MISSING_ARGUMENT, why="value", argument=name)
    return CommandRefusal(CommandFault.BAD_ARGUMENT, why="none", argument=name)


def missing(parser: "CommandParser", message: str) -> CommandRefusal:
    """The refusal of a command that lacks arguments, which argparse names at the end of its message."""
    names = message.rpartition(": ")[2]
    return CommandRefusal(CommandFault.MISSING_ARGUMENT, why="required", arguments=names, command=parser.prog)


def bad_value(action: Action, text: str) -> CommandRefusal:
    """The refusal of a value that the kind of the argument does not allow."""
    name, value = argument_name(action), shown(text)
    match action.type:
        case WholeNumber(least=least, most=most):
            return CommandRefusal(
                CommandFault.BAD_ARGUMENT, why="whole", argument=name, value=value, least=least, most=most
            )
        case Amount(most=most, zero=True):
            return CommandRefusal(CommandFault.BAD_ARGUMENT, why="amount", argument=name, value=value, most=int(most))
        case Amount(most=most):
            return CommandRefusal(CommandFault.BAD_ARGUMENT, why="above", argument=name, value=value, most=int(most))
        case FileOf(endings=endings):
            listed = ", ".join(endings)
            return CommandRefusal(CommandFault.BAD_ARGUMENT, why="ending", argument=name, value=value, endings=listed)
        case Pair():
            return CommandRefusal(CommandFault.BAD_ARGUMENT, why="pair", argument=name, value=value)
        case _:
            return CommandRefusal(CommandFault.BAD_ARGUMENT, why="other", argument=name, value=value)


def bad_choice(parser: "CommandParser", action: Action, value: str) -> CommandRefusal:
    """The refusal of a value that is not among the choices."""
    choices = [str(choice) for choice in action.choices or ()]
    if action is getattr(parser._subparsers, "_group_actions", [None])[0]:
        return unknown_command(value, choices, parser.prog)
    name, said, close = argument_name(action), shown(value), meant(value, choices)
    if close:
        return CommandRefusal(CommandFault.BAD_ARGUMENT, why="meant", argument=name, value=said, meant=close)
    listed = ", ".join(choices)
    return CommandRefusal(CommandFault.BAD_ARGUMENT, why="choice", argument=name, value=said, choices=listed)


def unknown_command(command: str, known: Iterable[str], parent: str) -> CommandRefusal:
    """The refusal of a command that there is not. The parent is `keypeg`, or `keypeg strategy`."""
    said = shown(command)
    if close := meant(command, known):
        return CommandRefusal(CommandFault.UNKNOWN_COMMAND, why="meant", command=said, parent=parent, meant=close)
    return CommandRefusal(CommandFault.UNKNOWN_COMMAND, why="none_such", command=said, parent=parent)
