"""`keypeg rules EDITION`: how to play it, for people, with the id of every paragraph."""

from argparse import ArgumentParser, Namespace
from textwrap import fill

from rich.text import Text

from keypeg.cli.boards import console, peg
from keypeg.cli.options import add_language
from keypeg.locales import Words, words
from keypeg.rules import BOXES, edition
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition
from keypeg.rules.options import spelled

WIDTH = 88
INDENT = 5


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("edition", choices=list(BOXES), metavar="EDITION", help=", ".join(BOXES))
    add_language(parser)


def run(args: Namespace) -> int:
    say = words(args.lang)
    box = BOXES[args.edition]
    out = console()
    width = min(out.width, WIDTH) if out.is_terminal else WIDTH

    def paragraph(margin: str, text: str) -> None:
        first = f"{margin:<{INDENT}}"
        out.print(fill(" ".join(text.split()), width, initial_indent=first, subsequent_indent=" " * INDENT))

    out.print(Text(say(f"box-{box.name}-title"), "bold underline"))
    if box.house:
        paragraph("", say("box-house"))
    paragraph("", say(f"box-{box.name}-aim"))
    out.print()
    out.print(Text(" " * INDENT).append_text(_colours(edition(box.name), say)))
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
    return 0


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
