"""`keypeg equilibrium EDITION`: what a round is worth when the codemaker hides as well as the codebreaker thinks."""

import sys
from argparse import ArgumentParser, Namespace
from fractions import Fraction
from math import ceil, floor

import msgspec

from keypeg.cli.boards import console
from keypeg.cli.options import add_edition_options, add_language
from keypeg.cli.refusing import REFUSED, refuse
from keypeg.locales import Words, words
from keypeg.research.equilibrium import Equilibrium, TooManyCodes, equilibrium
from keypeg.rules import BOXES, edition
from keypeg.rules.edition import DuelGame, Edition, GroupGame
from keypeg.rules.refusals import Refusal
from keypeg.thinking.boards import Board, TooManyRows
from keypeg.thinking.objectives import Objective, points
from keypeg.thinking.rulebook_boards import own_objective, shapes_of

DIGITS = 4


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("edition", choices=list(BOXES), metavar="EDITION", help=", ".join(BOXES))
    parser.add_argument("--quick", action="store_true", help="only bounds, without a search for best answers")
    parser.add_argument("--json", action="store_true", help="print mixes and value as one JSON object")
    add_edition_options(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    say = words(args.lang)
    sheet = _Sheet(say, args.lang)
    try:
        agreed = edition(args.edition, dict(args.option))
        board, objective = _game(agreed, say)
        found = equilibrium(board, objective, quick=args.quick, progress=sheet.progress)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)
    except (_NoBoard, TooManyRows, TooManyCodes) as fault:
        return _refuse(str(fault))
    if args.json:
        sys.stdout.write(msgspec.json.encode(as_json(found, board)).decode() + "\n")
    else:
        sheet.print_all(found, board, agreed)
    return 0


class _NoBoard(ValueError):
    """An edition that is not a game between one codemaker and one codebreaker; the message is for people."""


def _refuse(message: str) -> int:
    print(f"keypeg: {message}", file=sys.stderr)
    return REFUSED


def _game(agreed: Edition, say: Words) -> tuple[Board, Objective]:
    """What is hidden and laid in an edition, and what the codemaker is paid by the row."""
    match agreed.game:
        case DuelGame() as game:
            if game.to_find[0] != game.to_find[1]:
                raise _NoBoard(say("equilibrium-not-shared"))
            # Nobody is paid by the row here: rows are counted, and one more for a code that is not found.
            return shapes_of(agreed).board(), points(game.row_limit, game.row_limit + 1)
        case GroupGame():
            raise _NoBoard(say("equilibrium-no-codemaker", name=agreed.name))
        case _:
            return shapes_of(agreed).board(), own_objective(agreed)


def as_json(found: Equilibrium, board: Board) -> dict[str, object]:
    """An equilibrium for programs: every fraction is written out, as 560/129."""
    kinds = [share.kind for share in found.hide]
    return {
        "codes": len(board),
        "exact": found.exact,
        "value": None if found.value is None else str(found.value),
        "least": str(found.least),
        "most": str(found.most),
        "about": [float(found.least), float(found.most)],
        "rounds": found.rounds,
        "codemaker": [{"kind": share.kind, "codes": share.codes, "chance": str(share.chance)} for share in found.hide],
        "codebreaker": [
            {
                "chance": str(plan.chance),
                "row": plan.tree.row,
                "concedes": {kind: str(cost) for kind, cost in zip(kinds, plan.concedes, strict=True)},
            }
            for plan in found.follow
        ],
    }


class _Sheet:
    """An equilibrium for people."""

    def __init__(self, say: Words, language: str) -> None:
        self._say = say
        self._sign = "." if language == "en" else ","

    def progress(self, known: Equilibrium) -> None:
        if sys.stderr is not None and sys.stderr.isatty():
            least, most = self._bounds(known)
            print(self._say("equilibrium-round", round=known.rounds, least=least, most=most), file=sys.stderr)

    def print_all(self, found: Equilibrium, board: Board, agreed: Edition) -> None:
        say, out = self._say, console()
        title = say(f"box-{agreed.name}-title")
        out.print(say("equilibrium-title", box=title, name=agreed.name, codes=len(board), kinds=len(found.hide)))
        duel = isinstance(agreed.game, DuelGame)
        if found.exact:
            message = "equilibrium-rows" if duel else "equilibrium-value"
            out.print(say(message, fraction=str(found.least), decimal=self._number(found.least)))
        else:
            message = "equilibrium-rows-between" if duel else "equilibrium-between"
            least, most = self._bounds(found)
            out.print(say(message, least=least, most=most))
            out.print(say("equilibrium-bounds-by"))
        out.print()
        out.print(say("equilibrium-hide"))
        for share in found.hide:
            chance = self._percent(share.chance) if share.chance else say("equilibrium-never")
            out.print(f"  {share.kind}  {chance:>9}   ({say('equilibrium-share', codes=share.codes)})")
        out.print()
        out.print(say("equilibrium-follow", plans=len(found.follow)))
        for plan in found.follow:
            worst = self._number(max(plan.concedes))
            said = say("equilibrium-first-row", row=plan.tree.row, worst=worst)
            out.print(f"  {self._percent(plan.chance):>9}   {said}")

    def _bounds(self, found: Equilibrium) -> tuple[str, str]:
        """Both bounds, rounded away from each other so that what is printed is proven too."""
        scale = 10**DIGITS
        least, most = Fraction(floor(found.least * scale), scale), Fraction(ceil(found.most * scale), scale)
        return self._number(least), self._number(most)

    def _number(self, value: Fraction, digits: int = DIGITS) -> str:
        return f"{float(value):.{digits}f}".replace(".", self._sign)

    def _percent(self, chance: Fraction) -> str:
        return self._number(100 * chance, 2) + " %"
