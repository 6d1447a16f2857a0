"""`keypeg admin`: what an operator does to tables and guests, on the database, while the server runs."""

import asyncio
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec

from keypeg.cli import admin_sheet
from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse
from keypeg.cli.serve import add_settings, print_error, settings_from
from keypeg.locales import Words, words
from keypeg.rules.refusals import Refusal, shown
from keypeg.server import administration
from keypeg.server.administration import NoSuchBan, NoSuchGuest, NotANetwork, TableIsOver
from keypeg.server.settings import CannotServe
from keypeg.storage.existing import WrongSchema, open_existing
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.log_store import Unavailable
from keypeg.tables.setup import Stage

LISTED: Final = 50
"""How many rows a list has unless `--limit` says otherwise."""


class Subcommand(NamedTuple):
    """What one subcommand does, and how its result is shown to people. With `--json` it is printed as it is."""

    summary: str
    perform: Callable[[SqlStore, Namespace], Awaitable[Any]]
    show: Callable[[Words, Any], str]


SUBCOMMANDS: Final = {
    "end": Subcommand(
        "end a table: nobody can play on, and nothing hidden is revealed",
        lambda store, args: administration.end_table(store, args.address),
        admin_sheet.ended,
    ),
    "ban": Subcommand(
        "ban a guest, an address or a network",
        lambda store, args: administration.ban(store, args.subject, args.days, args.note),
        admin_sheet.banned,
    ),
    "unban": Subcommand(
        "lift a ban", lambda store, args: administration.unban(store, args.subject), admin_sheet.unbanned
    ),
    "bans": Subcommand("list the bans", lambda store, _: administration.list_bans(store), admin_sheet.bans),
    "sign-out": Subcommand(
        "revoke all tokens of a guest, on every device",
        lambda store, args: administration.sign_out(store, args.guest),
        admin_sheet.signed_out,
    ),
    "erase": Subcommand(
        "delete a guest, its tokens, and its name wherever it sat",
        lambda store, args: administration.erase(store, args.guest),
        admin_sheet.erased,
    ),
    "tables": Subcommand(
        "list tables, newest first",
        lambda store, args: administration.tables(store, args.limit, args.stage, args.guest),
        admin_sheet.tables,
    ),
    "guests": Subcommand(
        "list guests, those who were here last first",
        lambda store, args: administration.guests(store, args.limit, args.guest),
        admin_sheet.guests,
    ),
    "stats": Subcommand("count everything", lambda store, _: administration.statistics(store), admin_sheet.statistics),
}


def arguments(parser: ArgumentParser) -> None:
    subcommands = parser.add_subparsers(dest="subcommand", metavar="SUBCOMMAND", required=True)
    for name, (summary, _, _) in SUBCOMMANDS.items():
        subcommand = subcommands.add_parser(name, help=summary, description=f"keypeg admin {name}: {summary}")
        match name:
            case "end":
                subcommand.add_argument("address", metavar="ADDRESS", help="the last part of the table's URL")
            case "ban":
                subcommand.add_argument("subject", metavar="SUBJECT", help="a guest's id, an IP address, or a network")
                subcommand.add_argument(
                    "--days", type=_days, metavar="N", help="how long (default: until it is lifted)"
                )
                subcommand.add_argument("--note", default="", help="why, for operators only")
            case "unban":
                subcommand.add_argument("subject", metavar="SUBJECT", help="as `keypeg admin bans` lists it")
            case "sign-out" | "erase":
                subcommand.add_argument("guest", metavar="GUEST", help="the guest's id")
            case "tables":
                subcommand.add_argument("--stage", type=Stage, choices=list(Stage), help="only those of one stage")
                subcommand.add_argument("--guest", help="only those that one guest opened or sits at")
                subcommand.add_argument("--limit", type=_count, default=LISTED, metavar="N", help="at most so many")
            case "guests":
                subcommand.add_argument("--guest", help="only the one with this id")
                subcommand.add_argument("--limit", type=_count, default=LISTED, metavar="N", help="at most so many")
        subcommand.add_argument("--json", action="store_true", help="print the result as JSON")
        add_settings(subcommand, ["database"])


def run(args: Namespace) -> int:
    os.umask(0o077)  # other users of this machine may not read the database
    subcommand = SUBCOMMANDS[args.subcommand]
    try:
        result = asyncio.run(_perform(settings_from(args).database, subcommand, args))
    except CannotServe as error:
        return print_error(error, args.lang)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)
    if args.json:
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    else:
        print(subcommand.show(words(args.lang, "admin"), result))
    return 0


async def _perform(database: str, subcommand: Subcommand, args: Namespace) -> Any:
    try:
        store = await open_existing(database)
        try:
            return await subcommand.perform(store, args)
        finally:
            await store.close()
    except FileNotFoundError as error:
        raise CommandRefusal(CommandFault.NO_DATABASE, why="missing", file=shown(str(error), 200)) from None
    except WrongSchema:
        raise CommandRefusal(CommandFault.NO_DATABASE, why="schema") from None
    except ImportError:
        raise CommandRefusal(CommandFault.NO_DATABASE, why="driver") from None
    except Unavailable as error:
        raise CommandRefusal(CommandFault.NO_DATABASE, why="detail", detail=str(error)) from None
    except NoSuchGuest as error:
        raise CommandRefusal(CommandFault.NO_SUCH_GUEST, guest=shown(str(error))) from None
    except NoSuchBan as error:
        raise CommandRefusal(CommandFault.NO_SUCH_BAN, subject=shown(str(error))) from None
    except NotANetwork as error:
        raise CommandRefusal(CommandFault.BAD_NETWORK, text=shown(str(error))) from None
    except TableIsOver as error:
        raise CommandRefusal(CommandFault.TABLE_OVER, address=shown(str(error))) from None


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = 0
    if not 0 < days <= 36_500:
        raise ArgumentTypeError(f"{text!r} is not a number of days")
    return days


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text[:9]) > 0 and len(text) < 10):
        raise ArgumentTypeError(f"{text!r} is not a number above 0")
    return int(text)
