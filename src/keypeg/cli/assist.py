"""`keypeg assist`: help for those who play with a real box. It keeps the score, advises, marks, and plays."""

import sys
from argparse import Namespace
from errno import EBADF
from pathlib import Path
from typing import Final, Protocol

from keypeg.cli.argument_kinds import Names
from keypeg.cli.options import add_edition, add_edition_options, add_force, add_language
from keypeg.cli.parser import HIDDEN, CommandParser
from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse
from keypeg.records.refusals import unreadable
from keypeg.rules import edition
from keypeg.rules.boxes import BOXES, DEFAULT_BOX
from keypeg.rules.edition import Edition, GroupGame
from keypeg.rules.refusals import Refusal
from keypeg.server.settings import data_folder

SCORES: Final = "scores"
ROLES: Final = ("adviser", "marker", "codemaker", "breaker", SCORES)
GROUP_ROLES: Final = ("adviser", "marker")
"""The roles that there are in the group box, beside the score keeper."""


class _Screen(Protocol):
    def run(self) -> None: ...


def arguments(parser: CommandParser) -> None:
    add_edition(parser, default=None)
    parser.add_argument("--as", dest="role", metavar="ROLE", choices=ROLES, default=ROLES[0])
    parser.add_argument("--players", metavar="NAMES", type=Names(), default=[])
    parser.add_argument("--names", dest="players", metavar="NAMES", type=Names(), help=HIDDEN)
    parser.add_argument("--file", metavar="FILE", type=Path)
    parser.add_argument("--resume", action="store_true")
    add_force(parser)
    parser.add_argument("--new", dest="force", action="store_true", help=HIDDEN)
    add_edition_options(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    try:
        screen = _score_keeper(args) if args.role == SCORES else _screen(args)
    except Refusal as refusal:
        return refuse(refusal, args.lang)
    if sys.stdin is None:
        return refuse(unreadable("-", OSError(EBADF, "")), args.lang)
    try:
        screen.run()
    except Refusal as refusal:
        return refuse(refusal, args.lang)
    return 0


def _screen(args: Namespace) -> _Screen:
    # Imported here so that --help does not wait for it.
    from keypeg.cli.assist_file import RoleFile

    file = RoleFile(data_folder() / f"assist-{args.role}.json")
    kept = file.read() if args.resume else None
    if kept and args.edition in (None, kept.edition) and not args.option:
        from keypeg.cli.assist_screens import SCREENS

        return SCREENS[args.role](kept.agreed, args.lang, file, kept)
    agreed = edition(args.edition or DEFAULT_BOX, dict(args.option))
    if isinstance(agreed.game, GroupGame) and args.role in GROUP_ROLES:
        from keypeg.cli.assist_group import GROUP_SCREENS

        return GROUP_SCREENS[args.role](agreed, args.players or _usual_names(agreed), args.lang)
    from keypeg.cli.assist_screens import SCREENS

    return SCREENS[args.role](agreed, args.lang, file)


def _usual_names(agreed: Edition) -> list[str]:
    """Numbers for names, where nobody gave any."""
    usual = BOXES[agreed.name].usual_players
    players = usual if usual in agreed.players else agreed.players[0]
    return [str(number) for number in range(1, players + 1)]


def _score_keeper(args: Namespace) -> _Screen:
    """The match in the file goes on, unless another one is named."""
    from keypeg.cli.assist_scores import ScoreKeeper
    from keypeg.cli.score_file import ScoreFile, new_score

    file = ScoreFile(args.file or data_folder() / "scores.json")
    kept = None if args.force else file.read()
    named = args.edition or args.players or args.option
    if kept is None or named:
        box = args.edition or (kept.edition if kept else DEFAULT_BOX)
        options = dict(args.option) or (kept.options if kept and kept.edition == box else {})
        wanted = new_score(edition(box, options), args.players or (list(kept.names) if kept else []))
        if kept is None:
            kept = wanted
        elif (wanted.edition, wanted.options, wanted.names) != (kept.edition, kept.options, kept.names):
            raise CommandRefusal(CommandFault.OTHER_SCORE, file=str(file.path), names=", ".join(kept.names))
    return ScoreKeeper(kept, file, args.lang)
