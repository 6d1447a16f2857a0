"""`keypeg rules EDITION`: how to play it, for people, with the id of every paragraph."""

import sys
from argparse import Namespace
from textwrap import fill

import msgspec
from rich.console import Console
from rich.text import Text

from keypeg.cli.boards import console, peg
from keypeg.cli.options import add_edition, add_json, add_language
from keypeg.cli.parser import CommandParser
from keypeg.cli.refusals import refuse
from keypeg.locales import Words, words
from keypeg.rules import BOXES, edition
from keypeg.rules.box import Box
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition
from keypeg.rules.options import spelled
from keypeg.rules.refusals import Refusal

WIDTH = 88
INDENT = 5


def arguments(parser: CommandParser) -> None:
    add_edition(parser)
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    say = words(args.lang)
    try:
        agreed = edition(args.edition)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)
    if args.json:
        sys.stdout.write(msgspec.json.encode(as_json(BOXES[agreed.name], say)).decode() + "\n")
        return 0
    print_rules(agreed, say, console())
    return 0


def as_json(box: Box, say: Words) -> dict[str, object]:
    """The rules of a box for programs. The texts are in the language that was asked for."""
    return {
        "edition": box.name,
        "title": say(f"box-{box.name}-title"),
        "printed": not box.house,
        "aim": _line(say(f"box-{box.name}-aim")),
        "parts": [
            {
                "title": say(f"part-{part}"),
                "rules": [{"rule": rule, "text": _line(say(f"rule-{rule}"))} for rule in rules],
            }
            for part, rules in box.parts
        ],
        "options": {option.name: _line(say(f"option-{option.name}")) for option in box.options},
    }


def _line(text: str) -> str:
    return " ".join(text.split())


def print_rules(agreed: Edition, say: Words, out: Console) -> None:
    """Print how to play an edition."""
    box = BOXES[agreed.name]
    width = min(out.width, WIDTH) if out.is_terminal else WIDTH

    def paragraph(margin: str, text: str) -> None:
        first = f"{margin:<{INDENT}}"
        out.print(fill(_line(text), width, initial_indent=first, subsequent_indent=" " * INDENT))

    out.print(Text(say(f"box-{box.name}-title"), "bold underline"))
    if box.house:
        paragraph("", say("box-house"))
    paragraph("", say(f"box-{box.name}-aim"))
    out.print()
    out.print(Text(" " * INDENT).append_text(_colours(agreed, say)))
    for part, rules in box.parts:
        out.print()
        out.print(Text(say(f"part-{part}"), "bold"))
        for rule in rules:
            paragraph(rule, say(f"rule-{rule}"))
    out.print()
    out.print(Text(say("editions-options", box=box.name), "bold"))
    for option in box.options:
        default = say("editions-default", value=spelled(option.default))
        paragraph("", f"{option.name} = {option.bounds()} ({default}). {say(f'option-{option.name}')}")


def _colours(agreed: Edition, say: Words) -> Text:
    """The pegs of the box, with the names of their colours."""
    match agreed.game:
        case CodebreakingGame() as game:
            letters = game.code.colours
        case DuelGame() as game:
            letters = game.to_find[0].colours
        case game:
            letters = game.colours
    named = (Text.assemble(peg(letter, say), " ", say(f"colour-{letter}")) for letter in letters)
    return Text("  ").join(named)
