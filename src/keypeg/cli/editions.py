"""`keypeg editions`: the table of boxes, and every option."""

import sys
from argparse import Namespace
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from keypeg.cli.boards import console
from keypeg.cli.options import add_json, add_language
from keypeg.cli.parser import CommandParser
from keypeg.locales import Words, words
from keypeg.rules import BOXES, edition
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.rules.options import Number, Option, spelled

COLUMNS = ("box", "players", "code", "rows", "found", "not-found", "mistake", "ending")
WIDE = 120


def arguments(parser: CommandParser) -> None:
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    if args.json:
        sys.stdout.write(msgspec.json.encode(as_json()).decode() + "\n")
        return 0
    say = words(args.lang)
    out = console()
    _print_table(out, say)
    shared = [option for option in next(iter(BOXES.values())).options if _everywhere(option)]
    _print_options(out, say, say("editions-all"), shared)
    for box in BOXES.values():
        own = [option for option in box.options if option not in shared]
        _print_options(out, say, say("editions-options", box=box.name), own)
    out.print()
    out.print(say("editions-more"))
    return 0


def _print_table(out: Console, say: Words) -> None:
    """One table where it fits, else a paragraph a box."""
    heads = [say(f"table-{column}") for column in COLUMNS]
    rows = [differences(edition(name), say) for name in BOXES]
    if out.width < WIDE:
        for row in rows:
            out.print(Text(row[0], "bold"))
            for head, cell in zip(heads[1:], row[1:], strict=True):
                out.print("  " + say("table-line", head=head, cell=cell))
        return
    table = Table(*heads, show_lines=True)
    for row in rows:
        table.add_row(*row)
    out.print(table, soft_wrap=False)


def _everywhere(option: Option) -> bool:
    return all(option in box.options for box in BOXES.values())


def _print_options(out: Console, say: Words, title: str, options: list[Option]) -> None:
    out.print()
    out.print(Text(title, "bold"))
    for option in options:
        default = say("editions-default", value=spelled(option.default))
        out.print(f"  {option.name} = {option.bounds()}  ({default})")
        out.print(f"      {say(f'option-{option.name}')}")


def as_json() -> dict[str, Any]:
    """The boxes for programs."""
    return {
        box.name: {
            "players": list(edition(box.name).players),
            "options": {
                option.name: {"default": option.default, "least": option.least, "most": option.most}
                if isinstance(option, Number)
                else {"default": option.default, "values": option.values}
                for option in box.options
            },
            "rules": [rule for _, rules in box.parts for rule in rules],
        }
        for box in BOXES.values()
    }


def differences(agreed: Edition, say: Words) -> list[str]:
    """A box in the columns of the table: where the rulebooks differ."""
    first, *rest = agreed.players
    players = f"{first}–{rest[-1]}" if rest else str(first)
    return [f"{say(f'box-{agreed.name}-title')} ({agreed.name})", players, *_cells(agreed, say)]


def _cells(agreed: Edition, say: Words) -> list[str]:
    match agreed.game:
        case CodebreakingGame() as game:
            kind = "cell-code" if game.code.repeats else "cell-code-no-repeats"
            mistake = {(0, 3): "breaker", (-3, 3): "transfer", (-3, 0): "maker"}[game.mistake]
            return [
                say(kind, holes=game.code.holes, colours=len(game.code.colours)),
                str(game.row_limit),
                say("cell-per-row"),
                say("cell-maker", points=game.row_limit + game.bonus),
                say(f"cell-mistake-{mistake}"),
                say("cell-ending-extra" if game.extra_rounds else "cell-ending-draw"),
            ]
        case DuelGame() as game:
            shape = game.to_find[0]
            return [
                say("cell-code", holes=shape.holes, colours=len(shape.colours)),
                say("cell-rows-each", rows=game.row_limit),
                say("cell-point"),
                say("cell-replay"),
                say("cell-mistake-victim"),
                say("cell-ending-majority"),
            ]
        case GroupGame() as game:
            return [
                say("cell-code-group", holes=game.places, colours=len(game.colours)),
                say("cell-no-limit"),
                say("cell-call"),
                say("cell-all-out"),
                say("cell-mistake-void"),
                say("cell-ending-rounds"),
            ]
