"""`keypeg bot-check URL|COMMAND`: a bot is played through every edition, and what it does wrong is said."""

import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Final

from keypeg.cli.argument_kinds import Amount
from keypeg.cli.options import add_json, add_language
from keypeg.cli.parser import CommandParser
from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse
from keypeg.records.refusals import system_name
from keypeg.rules import BOXES, edition
from keypeg.rules.refusals import Refusal, shown

if TYPE_CHECKING:
    from keypeg.bot_check.check import CheckReport
    from keypeg.bot_check.scenarios import Scenario
    from keypeg.locales import Words

SECONDS: Final = 10
MOST_SECONDS: Final = 3600


def arguments(parser: CommandParser) -> None:
    parser.add_argument("bot", metavar="URL|COMMAND")
    parser.add_argument("editions", nargs="*", metavar="EDITION")
    parser.add_argument("--seconds", metavar="N", type=Amount(MOST_SECONDS), default=SECONDS)
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    # Imported here because the server and the computers take time to load, and --help needs none of them.
    from http.client import HTTPException

    import msgspec

    from keypeg.bot_check.check import check_at_server, check_program
    from keypeg.bot_check.http_client import NotKeypeg
    from keypeg.bot_check.private_server import NotStarted
    from keypeg.bot_check.scenarios import scenarios
    from keypeg.locales import words

    say = words(args.lang)
    try:
        matches = scenarios([edition(name).name for name in args.editions] or list(BOXES))
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)

    def progress(scenario: "Scenario", good: bool) -> None:  # noqa: FBT001 - a callback
        if not args.json:
            print(say("bot-match-good" if good else "bot-match-bad", match=scenario.name), flush=True)

    check = check_at_server if args.bot.startswith(("http://", "https://")) else check_program
    try:
        report = check(args.bot, matches, args.seconds, progress)
    except NotKeypeg:
        foreign = CommandRefusal(CommandFault.NO_BOT, why="foreign", bot=shown(args.bot, 200))
        return refuse(foreign, args.lang, as_json=args.json)
    except NotStarted as error:
        not_started = CommandRefusal(CommandFault.NO_BOT, why="own_server", number=type(error.__cause__).__name__)
        return refuse(not_started, args.lang, as_json=args.json)
    except (OSError, ValueError, HTTPException) as error:
        return refuse(_no_bot(args.bot, error), args.lang, as_json=args.json)
    if args.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        _print(report, say)
    return 0 if report.passed else 1


def _no_bot(bot: str, error: Exception) -> CommandRefusal:
    """Why a bot cannot be checked, by what the system says about it."""
    from urllib.error import HTTPError, URLError

    name = shown(bot, 200)
    if isinstance(error, HTTPError):
        return CommandRefusal(CommandFault.NO_BOT, why="answer", bot=name, status=error.code)
    reason = error.reason if isinstance(error, URLError) else error
    if bot.startswith(("http://", "https://")):
        return CommandRefusal(CommandFault.NO_BOT, why="server", bot=name)
    match reason:
        case FileNotFoundError():
            return CommandRefusal(CommandFault.NO_BOT, why="missing", bot=name)
        case PermissionError():
            return CommandRefusal(CommandFault.NO_BOT, why="forbidden", bot=name)
        case OSError():
            return CommandRefusal(CommandFault.NO_BOT, why="system", bot=name, number=system_name(reason))
        case _:  # quotes that are not closed, or nothing at all
            return CommandRefusal(CommandFault.NO_BOT, why="words", bot=name)


def _print(report: "CheckReport", say: "Words") -> None:
    from keypeg.locales.plain_text import plain

    print()
    for fault in report.faults:
        sentence = say(f"bot-fault-{fault.code.replace('_', '-')}")
        print(f"{fault.code}: {sentence}")
        if fault.match:
            print("  " + say("bot-fault-match", match=fault.match, times=fault.times))
        if fault.detail:
            print("  " + plain(fault.detail))
    print(say("bot-result", finished=report.finished, matches=report.matches, faults=len(report.faults)))
