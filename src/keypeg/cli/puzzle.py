"""`keypeg puzzle`: rows and keys that exactly one code fits, or three rows to choose from."""

import sys
from argparse import Namespace
from random import SystemRandom
from typing import Final

import msgspec

from keypeg.cli.options import add_edition, add_edition_options, add_json, add_language
from keypeg.cli.parser import CommandParser
from keypeg.cli.refusals import refuse
from keypeg.review.puzzles import make_puzzle, solution
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.row_puzzles import make_row_puzzle
from keypeg.rules import Edition, edition
from keypeg.rules.refusals import Refusal

_SEEDS: Final = 1_000_000
"""A seed that nobody chose is below this: short enough to tell somebody."""


def arguments(parser: CommandParser) -> None:
    add_edition(parser)
    parser.add_argument("--seed", metavar="N")
    parser.add_argument("--grade", metavar="N")
    parser.add_argument("--best-row", action="store_true")
    parser.add_argument("--solution", action="store_true")
    add_json(parser)
    add_edition_options(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    try:
        agreed = edition(args.edition, dict(args.option))
        if args.best_row and args.grade is not None:
            raise ReviewRefusal(ReviewFault.BAD_GRADE, why="best_row")
        seed = SystemRandom().randrange(_SEEDS) if args.seed is None else _number(args.seed)
        return _row_puzzle(agreed, seed, args) if args.best_row else _puzzle(agreed, seed, args)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)


def _puzzle(agreed: Edition, seed: int, args: Namespace) -> int:
    puzzle = make_puzzle(agreed, seed, None if args.grade is None else _number(args.grade))
    if args.json:
        steps = {"steps": solution(puzzle)} if args.solution else {}
        _print_json(msgspec.structs.asdict(puzzle) | steps)
        return 0
    # Programs that ask for JSON do not wait for what people need.
    from keypeg.cli.puzzle_screen import PuzzleScreen

    PuzzleScreen(agreed, puzzle, args.lang).show(ask=not args.solution)
    return 0


def _row_puzzle(agreed: Edition, seed: int, args: Namespace) -> int:
    puzzle = make_row_puzzle(agreed, seed)
    if args.json:
        _print_json(puzzle)
        return 0
    from keypeg.cli.row_puzzle_screen import RowPuzzleScreen

    RowPuzzleScreen(puzzle, args.lang).show(ask=not args.solution)
    return 0


def _number(text: str) -> int:
    """A seed or a grade as it was typed. What is no number is refused like a number that is out of bounds."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else -1


def _print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
