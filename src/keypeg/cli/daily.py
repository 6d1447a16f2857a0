"""`keypeg daily`: the code of the day, played once a day for each box on this machine."""

import sys
from argparse import Namespace
from datetime import date
from hashlib import sha256

import msgspec

from keypeg.cli.daily_file import DailyFile, DailyGame
from keypeg.cli.options import add_edition, add_json, add_language
from keypeg.cli.parser import CommandParser
from keypeg.cli.record_files import opened, read_document
from keypeg.cli.refusals import refuse
from keypeg.locales import LANGUAGES, colour_letters, words
from keypeg.records.replay import RecordRefused
from keypeg.review.best_plays import best_play
from keypeg.review.daily import DAILY_BOXES, check_day, daily_code, daily_edition, daily_text, read_day
from keypeg.review.daily_shares import check_share, read_share
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.rules.refusals import Refusal
from keypeg.server.settings import data_folder


def arguments(parser: CommandParser) -> None:
    add_edition(parser)
    parser.add_argument("--date", metavar="DATE")
    parser.add_argument("--row", action="append", default=[], metavar="RGBY")
    parser.add_argument("--reveal", action="store_true")
    parser.add_argument("--check", metavar="FILE")
    add_json(parser)
    add_language(parser)


def today() -> date:
    """Today by this machine's clock."""
    return date.today()


def run(args: Namespace) -> int:
    try:
        if args.check:
            return _check(args)
        daily_edition(args.edition)
        day, now = read_day(args.date) if args.date else today(), today()
        check_day(day)
        if day > now:
            raise ReviewRefusal(ReviewFault.BAD_DATE, why="future", date=str(day))
        if args.reveal:
            return _reveal(args, day, now)
        file = DailyFile(data_folder() / "daily.json")
        game = file.game(args.edition, day, now)
        letters = None if args.json else colour_letters(args.lang)
        for typed in args.row:
            row = letters.read(typed) if letters else "".join(typed.split()).upper()
            game = _lay(file, game, row)
        if args.json:
            _print_json(_standing(file, game, now))
            return 0
        # Programs that ask for JSON do not wait for what people need.
        from keypeg.cli.daily_screen import DailyScreen

        DailyScreen(file, game, now, args.lang).show(ask=not args.row)
    except RecordRefused as refused:
        return refuse(refused.refusal, args.lang, as_json=args.json)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)
    return 0


def _check(args: Namespace) -> int:
    """Say whether a text that was shared can be true."""
    with opened(args.check) as source:
        text = read_document(source.read, args.check).decode(errors="replace")
    shared = read_share(
        text, {words(tag, "boxes")(f"box-{box}-title"): box for tag in LANGUAGES for box in DAILY_BOXES}
    )
    over = shared.day < today()
    if over:
        check_share(shared)
    if args.json:
        _print_json(
            {"edition": shared.box, "day": shared.day, "found": shared.found, "keys": shared.keys, "checked": over}
        )
        return 0
    print(words(args.lang, "daily")("daily-share-fits" if over else "daily-share-early", day=str(shared.day)))
    return 0


def _lay(file: DailyFile, game: DailyGame, row: str) -> DailyGame:
    """Lay a row, whatever has been laid elsewhere meanwhile."""
    laid = False
    while not laid:
        game, laid = file.lay(game, row)
    return game


def _standing(file: DailyFile, game: DailyGame, now: date) -> dict[str, object]:
    """How a game stands. Its code is there once the game is over."""
    outcome = "found" if game.found else "not_found"
    return {
        "edition": game.box,
        "options": {},
        "day": game.day,
        "row_limit": game.limit,
        "rows": game.marked,
        "outcome": outcome if game.over else None,
        "code": game.code if game.over else None,
        "score": file.score(game.box, now),
        "file": str(file.path),
    }


def _reveal(args: Namespace, day: date, now: date) -> int:
    """Show the code of a day that is over."""
    if day >= now:
        raise ReviewRefusal(ReviewFault.BAD_DATE, why="not_over", date=str(day))
    code, text = daily_code(args.edition, day), daily_text(args.edition, day)
    if args.json:
        checked = {"edition": args.edition, "options": {}, "day": day, "code": code, "text": text}
        sha = sha256(text.encode()).hexdigest()
        _print_json(checked | {"sha256": sha, "best_play": best_play(daily_edition(args.edition), code)})
        return 0
    from keypeg.cli.daily_screen import print_revealed

    print_revealed(args.edition, day, args.lang)
    return 0


def _print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
