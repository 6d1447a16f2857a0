"""`keypeg arena EDITION PLAYER PLAYER …`: many matches, and how sure one can be who plays better."""

import os
import signal
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final

from keypeg.cli.options import add_edition_options, add_language
from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse
from keypeg.rules import BOXES, edition
from keypeg.rules.refusals import Refusal

if TYPE_CHECKING:
    from keypeg.arena.scheduled_matches import MatchResult
    from keypeg.arena.tournament import Tournament
    from keypeg.locales import Words

DEFAULT_MATCHES: Final = 100
PICTURES: Final = (".svg", ".png")
MOST_ENTRANTS: Final = 20


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("edition", choices=list(BOXES), metavar="EDITION", help=", ".join(BOXES))
    parser.add_argument(
        "players",
        nargs="+",
        metavar="PLAYER",
        help="rookie, novice, casual, strong, master, or one of your own as module:factory",
    )
    parser.add_argument(
        "--matches",
        metavar="N",
        type=_count,
        default=DEFAULT_MATCHES,
        help=f"how many in all, rounded up until everybody had every seat equally often (default: {DEFAULT_MATCHES})",
    )
    parser.add_argument("--seats", metavar="N", type=_count, help="seats at a table, for group (default: the players)")
    parser.add_argument("--seed", metavar="N", type=_seed, help="the same seed plays the same matches (default: any)")
    parser.add_argument("--workers", metavar="N", type=_count, help="processes (default: one a core)")
    parser.add_argument("--json", action="store_true", help="print everything that was counted as one JSON object")
    parser.add_argument("--record", metavar="DIR", type=Path, help="keep the record of every match in this folder")
    parser.add_argument("--plot", metavar="FILE", type=_picture, help="draw the results: a new .svg or .png file")
    add_edition_options(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    from keypeg.arena.refusals import ArenaRefusal

    try:
        return _run(args)
    except ArenaRefusal as refusal:
        return refuse(refusal.in_language(args.lang), args.lang, as_json=args.json)
    except Refusal as refusal:
        return refuse(refusal, args.lang, as_json=args.json)
    except OSError as error:
        if error.filename is None:
            raise
        file, detail = str(error.filename), error.strerror or ""
        unwritable = CommandRefusal(CommandFault.NOT_WRITABLE, why="detail", file=file, detail=detail)
        return refuse(unwritable, args.lang, as_json=args.json)


def _run(args: Namespace) -> int:
    # Imported here because Fluent, the boards and the native core take time to load, and --help needs none of them.
    import msgspec
    from msgspec.structs import replace

    from keypeg.arena.standings import report
    from keypeg.locales import words

    say = words(args.lang)
    tournament = _tournament(args)
    rotation = len(tournament.seatings)
    matches = -(-args.matches // rotation) * rotation
    if args.plot:
        _check_plot(args.plot)
    records = _Records(args.record, matches) if args.record else None
    results: list[MatchResult] = []
    try:
        for one in _played(tournament, matches, args.workers or _cores(), say):
            if records:
                records.keep(one)
            results.append(replace(one, record=None))
    except KeyboardInterrupt:
        if not results:
            raise
    found = report(tournament, matches, results)
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        from keypeg.cli.arena_sheet import print_report

        print_report(found, args.lang)
    if args.plot:
        from keypeg.arena.plots import draw

        draw(found, args.plot, args.lang)
    return 0


def _tournament(args: Namespace) -> "Tournament":
    from random import SystemRandom

    from keypeg.arena.entrants import entrants
    from keypeg.arena.refusals import ArenaFault, ArenaRefusal
    from keypeg.arena.tournament import Tournament, seatings

    agreed = edition(args.edition, dict(args.option))
    if len(args.players) < 2:
        raise ArenaRefusal(ArenaFault.WRONG_ENTRANT_COUNT, why="few")
    if (count := len(args.players)) > MOST_ENTRANTS:
        raise ArenaRefusal(ArenaFault.WRONG_ENTRANT_COUNT, why="many", most=MOST_ENTRANTS, count=count)
    seats = args.seats or min(len(args.players), max(agreed.players))
    agreed.check_players(seats)
    seed = SystemRandom().randrange(1_000_000) if args.seed is None else args.seed
    seated = seatings(len(args.players), seats)
    return Tournament(agreed, entrants(args.players), seated, seed, keep_records=args.record is not None)


def _played(tournament: "Tournament", matches: int, workers: int, say: "Words") -> "Iterator[MatchResult]":
    from keypeg.arena.batches import play_tournament
    from keypeg.research.workers import processes

    at_once = min(workers, matches)
    with _ctrl_c() as pressed, _progress(matches, say) as tell, processes(at_once) as pool:
        for done, one in enumerate(play_tournament(tournament, matches, pool, at_once, pressed), 1):
            yield one
            tell(done)


@contextmanager
def _ctrl_c() -> Iterator[Callable[[], bool]]:
    """Tells whether Ctrl-C was pressed, so that the arena can stop cleanly. Pressed again, it interrupts at once."""
    pressed = False

    def press(_signal: int, _frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _progress(matches: int, say: "Words") -> Iterator[Callable[[int], None]]:
    """Shows progress on standard error: a bar in a terminal, else at most one line a second."""
    if sys.stderr is None or not sys.stderr.isatty():
        from keypeg.cli.strategy_build import progress_line

        with progress_line() as line:
            yield lambda done: line(say("arena-progress", done=done, matches=matches))
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("arena-matches"), total=matches)
        yield lambda done: bar.update(task, completed=done)


class _Records:
    """A folder with a record for each match. Existing files are never overwritten."""

    def __init__(self, folder: Path, matches: int) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        for file in sorted(folder.glob("match-*.json")):
            number = file.stem.removeprefix("match-")
            if number.isdecimal() and int(number) <= matches:
                raise CommandRefusal(CommandFault.FILE_EXISTS, why="record", file=str(file))

    def keep(self, result: "MatchResult") -> None:
        assert result.record is not None  # the tournament keeps records
        with self._file(result.number).open("xb") as file:
            file.write(result.record)

    def _file(self, number: int) -> Path:
        return self.folder / f"match-{number:06}.json"


def _check_plot(file: Path) -> None:
    from importlib.util import find_spec

    from keypeg.arena.refusals import ArenaFault, ArenaRefusal

    if find_spec("matplotlib") is None:
        raise ArenaRefusal(ArenaFault.PLOTS_NOT_INSTALLED)
    if not file.parent.is_dir():
        raise CommandRefusal(CommandFault.NOT_WRITABLE, why="folder", file=str(file))
    if file.exists():
        raise CommandRefusal(CommandFault.FILE_EXISTS, why="plot", file=str(file))


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _count(text: str) -> int:
    if not (text.isdecimal() and len(text) < 8 and int(text) > 0):
        raise ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 19):
        raise ArgumentTypeError(f"{text!r} is not a number from 0")
    return int(text)


def _picture(text: str) -> Path:
    if not text.lower().endswith(PICTURES):
        raise ArgumentTypeError(f"{text!r} ends neither in .svg nor in .png")
    return Path(text)
