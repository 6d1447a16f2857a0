"""Input at `keypeg play`: rows, marks, answers and a few command words, in the player's language or in English."""

import sys
from collections.abc import Iterable, Iterator

from keypeg.locales import Words
from keypeg.locales.colour_letters import ColourLetters
from keypeg.rules.actions import (
    Action,
    AskRow,
    CallMastermind,
    Challenge,
    GiveAnswer,
    HideCode,
    LayRow,
    MarkRow,
    Resign,
)
from keypeg.rules.keys import Answer
from keypeg.rules.offers import MayAskRow, MayGiveAnswer, MayHideCode, MayLayRow, MayMarkRow, Offer
from keypeg.rules.palette import EMPTY
from keypeg.rules.refusals import meant
from keypeg.rules.shapes import Shape

ANSWERS: tuple[Answer, ...] = ("black", "white", "none")


def prompt(say: Words, name: str, offer: Offer) -> str:
    """The prompt for an offer."""
    match offer:
        case MayHideCode():
            return say("play-hide", name=name)
        case MayMarkRow(row=row):
            return say("play-mark", name=name, row=row)
        case MayGiveAnswer(row=row):
            return say("play-answer", name=name, row=row)
        case MayAskRow(shape=shape):
            return say("play-ask", name=name, row=example_row(shape))
        case _:
            return say("play-guess", name=name)


def example_row(shape: Shape) -> str:
    """A row of this shape, with as many empty holes as it has to have, behind its pegs."""
    laid = shape.holes - shape.fewest_empty
    return (shape.colours * shape.holes)[:laid].ljust(shape.holes, EMPTY)


def typed_lines(asked: str) -> Iterator[str]:
    """The lines that somebody types, each asked for, until the input ends or is interrupted."""
    if sys.stdin is None:
        return
    while True:
        try:
            yield input(asked + " ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return


def is_command(say: Words, typed: str, command: str) -> bool:
    """Whether the first word typed is this command."""
    word = typed.partition(" ")[0].casefold()
    return word in (command, say(f"command-{command}").casefold())


def with_meant(say: Words, message: str, typed: str, commands: Iterable[str]) -> str:
    """A message about what makes no sense here, and the command that may have been meant, if one is close to it."""
    known = [name for command in commands for name in (say(f"command-{command}"), command)]
    close = meant(typed.partition(" ")[0], known)
    return f"{message} {say('play-meant', command=close)}" if close else message


def read_action(say: Words, offer: Offer, typed: str) -> Action | None:
    """The action that was typed in answer to an offer, or None if it is not understood."""
    row = ColourLetters(say).read
    if is_command(say, typed, "resign"):
        return Resign()
    if is_command(say, typed, "challenge"):
        return Challenge()
    if is_command(say, typed, "mastermind"):
        return CallMastermind(row(typed.partition(" ")[2]))
    match offer:
        case MayHideCode() if typed:
            return HideCode(row(typed))
        case MayLayRow() if typed:
            return LayRow(row(typed))
        case MayAskRow() if typed:
            return AskRow(row(typed))
        case MayGiveAnswer(board=board):
            said = [answer for answer in ANSWERS if typed.casefold() in (answer, say(f"answer-{answer}").casefold())]
            return GiveAnswer(said[0], board) if said else None
        case MayMarkRow():
            numbers = typed.replace(",", " ").split()
            if len(numbers) == 2 and all(number.isdecimal() and len(number) < 4 for number in numbers):
                return MarkRow(int(numbers[0]), int(numbers[1]))
    return None
