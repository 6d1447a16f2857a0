"""`keypeg equilibrium EDITION`: the value of a round when codemaker and codebreaker both play their best."""

import sys
from argparse import Namespace
from fractions import Fraction
from math import ceil, floor

import msgspec

from keypeg.cli.boards import console
from keypeg.cli.numbers import Numbers
from keypeg.cli.options import add_edition, add_edition_options, add_json, add_language
from keypeg.cli.parser import CommandParser
from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse
from keypeg.locales import Words, words
from keypeg.research.equilibrium import Equilibrium, equilibrium
from keypeg.rules import edition
from keypeg.rules.edition import DuelGame, Edition, GroupGame
from keypeg.rules.refusals import Refusal
from keypeg.thinking.boards import Board
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.objectives import Objective, points
from keypeg.thinking.rulebook_boards import shapes_of

DIGITS = 4


def arguments(parser: CommandParser) -> None:
    add_edition(parser)
    parser.add_argument("--quick", action="store_true")
    add_json(parser)
    add_edition_options(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    say = words(args.lang)
    sheet = _Sheet(say)
    try:
        agreed = edition(args.edition, dict(args.option))
        board, objective = _game(agreed)
        found = equilibrium(board, objective, quick=args.quick, progress=sheet.progress)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)
    if args.json:
        sys.stdout.write(msgspec.json.encode(as_json(found, board)).decode() + "\n")
    else:
        sheet.print_all(found, board, agreed)
    return 0


def _game(agreed: Edition) -> tuple[Board, Objective]:
    """The board of an edition, and what the codemaker is paid by the row."""
    match agreed.game:
        case DuelGame() as game:
            if game.to_find[0] != game.to_find[1]:
                raise CommandRefusal(CommandFault.UNEQUAL_CODES)
            # Nobody is paid by the row here: rows are counted, and one more for a code that is not found.
            return shapes_of(agreed).board(), points(game.row_limit, game.row_limit + 1)
        case GroupGame():
            raise CommandRefusal(CommandFault.NO_CODEMAKER, edition=agreed.name)
        case _:
            return shapes_of(agreed).board(), edition_objective(agreed)


def as_json(found: Equilibrium, board: Board) -> dict[str, object]:
    """An equilibrium for programs. Fractions are written out, as 560/129."""
    kinds = [each.name for each in found.codemaker]
    return {
        "codes": len(board),
        "exact": found.exact,
        "value": None if found.value is None else str(found.value),
        "least": str(found.lower_bound),
        "most": str(found.upper_bound),
        "about": [float(found.lower_bound), float(found.upper_bound)],
        "rounds": found.rounds,
        "codemaker": [
            {"kind": each.name, "codes": each.codes, "chance": str(each.probability)} for each in found.codemaker
        ],
        "codebreaker": [
            {
                "chance": str(each.probability),
                "row": each.tree.row,
                "concedes": {kind: str(cost) for kind, cost in zip(kinds, each.payoffs, strict=True)},
            }
            for each in found.codebreaker
        ],
    }


class _Sheet:
    """An equilibrium for people."""

    def __init__(self, say: Words) -> None:
        self._say = say
        self._numbers = Numbers(say)

    def progress(self, known: Equilibrium) -> None:
        if sys.stderr is not None and sys.stderr.isatty():
            least, most = self._bounds(known)
            print(self._say("equilibrium-round", round=known.rounds, least=least, most=most), file=sys.stderr)

    def print_all(self, found: Equilibrium, board: Board, agreed: Edition) -> None:
        say, out = self._say, console()
        title = say(f"box-{agreed.name}-title")
        out.print(say("equilibrium-title", box=title, name=agreed.name, codes=len(board), kinds=len(found.codemaker)))
        duel = isinstance(agreed.game, DuelGame)
        if found.exact:
            message = "equilibrium-rows" if duel else "equilibrium-value"
            out.print(say(message, fraction=str(found.lower_bound), decimal=self._number(found.lower_bound)))
        else:
            message = "equilibrium-rows-between" if duel else "equilibrium-between"
            least, most = self._bounds(found)
            out.print(say(message, least=least, most=most))
            out.print(say("equilibrium-bounds-by"))
        out.print()
        out.print(say("equilibrium-hide"))
        for hidden in found.codemaker:
            chance = self._percent(hidden.probability) if hidden.probability else say("equilibrium-never")
            out.print(f"  {hidden.name}  {chance:>9}   ({say('equilibrium-share', codes=hidden.codes)})")
        out.print()
        out.print(say("equilibrium-follow", plans=len(found.codebreaker)))
        for strategy in found.codebreaker:
            worst = self._number(max(strategy.payoffs))
            line = say("equilibrium-first-row", row=strategy.tree.row, worst=worst)
            out.print(f"  {self._percent(strategy.probability):>9}   {line}")

    def _bounds(self, found: Equilibrium) -> tuple[str, str]:
        """Both bounds, rounded away from each other, so that the printed bounds hold too."""
        scale = 10**DIGITS
        lower, upper = floor(found.lower_bound * scale), ceil(found.upper_bound * scale)
        return self._number(Fraction(lower, scale)), self._number(Fraction(upper, scale))

    def _number(self, value: Fraction, digits: int = DIGITS) -> str:
        return self._numbers.decimal(float(value), digits)

    def _percent(self, chance: Fraction) -> str:
        return self._say("analyse-share", share=self._number(100 * chance, 2))
