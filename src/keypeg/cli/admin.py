"""`keypeg admin`: what an operator does to tables and guests, on the database, while the server runs."""

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import msgspec

from keypeg.cli import admin_sheet
from keypeg.cli.argument_kinds import Amount
from keypeg.cli.options import add_json, add_limit
from keypeg.cli.parser import CommandParser
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

MOST_DAYS: Final = 36_500


class Subcommand(NamedTuple):
    """What one subcommand does, and how its result is shown to people. With `--json` it is printed as it is."""

    perform: Callable[[SqlStore, Namespace], Awaitable[Any]]
    show: Callable[[Words, Any], str]


SUBCOMMANDS: Final = {
    "end": Subcommand(
        lambda store, args: administration.end_table(store, args.address),
        admin_sheet.ended,
    ),
    "ban": Subcommand(
        lambda store, args: administration.ban(store, args.subject, args.days, args.note),
        admin_sheet.banned,
    ),
    "unban": Subcommand(lambda store, args: administration.unban(store, args.subject), admin_sheet.unbanned),
    "bans": Subcommand(lambda store, _: administration.list_bans(store), admin_sheet.bans),
    "sign-out": Subcommand(
        lambda store, args: administration.sign_out(store, args.guest),
        admin_sheet.signed_out,
    ),
    "erase": Subcommand(
        lambda store, args: administration.erase(store, args.guest),
        admin_sheet.erased,
    ),
    "tables": Subcommand(
        lambda store, args: administration.tables(store, args.limit, args.stage and Stage(args.stage), args.guest),
        admin_sheet.tables,
    ),
    "guests": Subcommand(
        lambda store, args: administration.guests(store, args.limit, args.guest),
        admin_sheet.guests,
    ),
    "stats": Subcommand(lambda store, _: administration.statistics(store), admin_sheet.statistics),
}


def arguments(parser: CommandParser) -> None:
    for name, subcommand in parser.add_commands("subcommand", SUBCOMMANDS).items():
        match name:
            case "end":
                subcommand.add_argument("address", metavar="ADDRESS")
            case "ban":
                subcommand.add_argument("subject", metavar="SUBJECT")
                subcommand.add_argument("--days", type=Amount(MOST_DAYS), metavar="N")
                subcommand.add_argument("--note", metavar="TEXT", default="")
            case "unban":
                subcommand.add_argument("subject", metavar="SUBJECT")
            case "sign-out" | "erase":
                subcommand.add_argument("guest", metavar="GUEST")
            case "tables":
                subcommand.add_argument("--stage", metavar="STAGE", choices=[stage.value for stage in Stage])
                subcommand.add_argument("--guest", metavar="GUEST")
                add_limit(subcommand, least=1)
            case "guests":
                subcommand.add_argument("--guest", metavar="GUEST")
                add_limit(subcommand, least=1)
        add_json(subcommand)
        add_settings(subcommand, ["database"])


def run(args: Namespace) -> int:
    os.umask(0o077)  # other users of this machine may not read the database
    subcommand = SUBCOMMANDS[args.subcommand]
    try:
        result = asyncio.run(_perform(settings_from(args).database, subcommand, args))
    except CannotServe as error:
        return print_error(error, args.lang, as_json=args.json)
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
    except Unavailable:
        raise CommandRefusal(CommandFault.NO_DATABASE, why="silent") from None
    except NoSuchGuest as error:
        raise CommandRefusal(CommandFault.NO_SUCH_GUEST, guest=shown(str(error))) from None
    except NoSuchBan as error:
        raise CommandRefusal(CommandFault.NO_SUCH_BAN, subject=shown(str(error))) from None
    except NotANetwork as error:
        raise CommandRefusal(CommandFault.BAD_NETWORK, text=shown(str(error))) from None
    except TableIsOver as error:
        raise CommandRefusal(CommandFault.TABLE_OVER, address=shown(str(error))) from None
