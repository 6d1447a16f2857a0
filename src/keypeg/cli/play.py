"""`keypeg play`: a match in this terminal, everybody at one keyboard, in the plainest way that works."""

import sys
from argparse import Namespace
from errno import EBADF
from pathlib import Path

from keypeg.cli.argument_kinds import Names
from keypeg.cli.opponents import computer_names, seat_computers
from keypeg.cli.options import add_edition, add_edition_options, add_force, add_language
from keypeg.cli.parser import CommandParser
from keypeg.cli.play_file import Agreement, PlayFile
from keypeg.cli.play_screen import Screen, Stopped
from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse
from keypeg.locales import Words, words
from keypeg.players.levels import LEVELS
from keypeg.records.names import clean_name
from keypeg.records.record import LONGEST_NAME, Record
from keypeg.records.refusals import unreadable
from keypeg.records.replay import RecordRefused
from keypeg.rules import edition
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.refusals import Refusal


def arguments(parser: CommandParser) -> None:
    add_edition(parser, default=None)
    parser.add_argument("--players", metavar="NAMES", type=Names(), default=[])
    parser.add_argument("--computer", metavar="LEVEL", choices=list(LEVELS), action="append", default=[])
    parser.add_argument("--record", metavar="FILE", type=Path)
    add_force(parser)
    add_edition_options(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    say = words(args.lang)
    file = PlayFile(args.record) if args.record else None
    try:
        agreement = _agreement(args, say, file)
        if sys.stdin is None:
            raise unreadable("-", OSError(EBADF, ""))
        screen = Screen(agreement, say, file, seat_computers(agreement.people, list(agreement.computers)))
    except RecordRefused as refused:
        return refuse(refused.refusal, args.lang, action=refused.action)
    except Refusal as refusal:
        return refuse(refusal, args.lang)
    try:
        screen.play()
    except (Stopped, EOFError, KeyboardInterrupt):
        print()
        print(say("play-bye"))
    except Refusal as refusal:  # of a file that can no longer be written
        return refuse(refusal, args.lang)
    if file:
        print(say("play-saved", file=str(args.record)))
    return 0


def _agreement(args: Namespace, say: Words, file: PlayFile | None) -> Agreement:
    """The match in the file, which goes on, or a new one."""
    if file and not args.force and (kept := file.resume(args)):
        return kept
    agreed = edition(DEFAULT_BOX if args.edition is None else args.edition, dict(args.option))
    alone = len(args.computer) > 0 and not args.players
    people = args.players or ([say("play-you")] if alone else [say("player-number", number=at) for at in (1, 2)])
    names = (*people, *computer_names(args.computer, say))
    agreed.check_players(len(names))
    names = tuple(clean_name(name, LONGEST_NAME) for name in names)
    if len({name.casefold() for name in names}) != len(names):
        raise CommandRefusal(CommandFault.BAD_NAMES, why="unclear", longest=LONGEST_NAME)
    agreement = Agreement(Record(agreed, names, []), tuple(args.computer), you=0 if alone else None)
    if file:
        file.begin(agreement, force=args.force)
    return agreement
