"""`keypeg assist`: help for those who play with a real box. It advises, marks, hides a code or looks for one."""

import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from keypeg.cli.options import add_edition_options, add_language
from keypeg.cli.refusals import refuse
from keypeg.rules import edition
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.refusals import Refusal

ROLES: Final = ("adviser", "marker", "codemaker", "breaker")


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("box", nargs="?", metavar="EDITION", default=DEFAULT_BOX, help=f"default: {DEFAULT_BOX}")
    parser.add_argument(
        "--as",
        dest="role",
        choices=ROLES,
        default=ROLES[0],
        help="what it does: advise a codebreaker, mark rows and check keys, hide a code, or look for yours",
    )
    add_edition_options(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    # Imported here so that --help does not wait for it.
    from keypeg.cli.assist_screens import SCREENS

    try:
        agreed = edition(args.box, dict(args.option))
        screen = SCREENS[args.role](agreed, args.lang)
    except Refusal as refusal:
        return refuse(refusal, args.lang)
    if sys.stdin is None:
        print("keypeg: standard input is closed", file=sys.stderr)
        return 2
    screen.run()
    return 0
