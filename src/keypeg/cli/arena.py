"""`keypeg arena EDITION PLAYER PLAYER …`: many matches, and how sure one can be who plays better."""

import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final

from keypeg.cli.argument_kinds import FileOf, WholeNumber
from keypeg.cli.options import LAST_SEAT, add_edition_options, add_force, add_json, add_language, add_workers, cores
from keypeg.cli.parser import CommandParser
from keypeg.cli.refusals import CommandFault, CommandRefusal, refuse, unwritable
from keypeg.rules import edition
from keypeg.rules.refusals import Refusal

if TYPE_CHECKING:
    from keypeg.arena.scheduled_matches import MatchResult
    from keypeg.arena.tournament import Tournament
    from keypeg.cli.arena_records import ArenaRecords
    from keypeg.locales import Words

DEFAULT_MATCHES: Final = 100
PICTURES: Final = (".svg", ".png")
MOST_ENTRANTS: Final = 20
MOST_MATCHES: Final = 9_999_999
MOST_SEED: Final = 10**18 - 1


def arguments(parser: CommandParser) -> None:
    parser.add_argument("edition", metavar="EDITION")
    parser.add_argument("players", nargs="+", metavar="PLAYER")
    parser.add_argument("--matches", metavar="N", type=WholeNumber(1, MOST_MATCHES), default=DEFAULT_MATCHES)
    parser.add_argument("--seats", metavar="N", type=WholeNumber(1, LAST_SEAT))
    parser.add_argument("--seed", metavar="N", type=WholeNumber(0, MOST_SEED))
    add_workers(parser)
    add_json(parser)
    parser.add_argument("--record", metavar="DIR", type=Path)
    parser.add_argument("--plot", metavar="FILE", type=FileOf(PICTURES))
    add_force(parser)
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
        return refuse(unwritable(str(error.filename), error), args.lang, as_json=args.json)


def _run(args: Namespace) -> int:
    # Imported here because Fluent, the boards and the native core take time to load, and --help needs none of them.
    import msgspec
    from msgspec.structs import replace

    from keypeg.arena.standings import report
    from keypeg.locales import words

    say = words(args.lang)
    records = _records(args.record, force=args.force) if args.record else None
    tournament = _tournament(args, records)
    rotation = len(tournament.seatings)
    matches = -(-args.matches // rotation) * rotation
    if args.plot:
        _check_plot(args.plot, force=args.force)
    results: list[MatchResult] = []
    if records:
        results.extend(records.results(tournament, matches))
        records.check_free(range(len(results) + 1, matches + 1))
    if results:
        sys.stderr.write(say("arena-kept", kept=len(results), seed=str(tournament.seed)) + "\n")
    try:
        for one in _played(tournament, len(results), matches, args.workers or cores(), say):
            if records:
                assert one.record is not None  # the tournament keeps records
                records.keep(one.number, one.record)
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


def _records(place: Path, *, force: bool) -> "ArenaRecords":
    from keypeg.cli.arena_records import records_at

    records = records_at(place)
    if force:
        records.clear()
    return records


def _tournament(args: Namespace, records: "ArenaRecords | None") -> "Tournament":
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
    seed = records.seed() if args.seed is None and records else args.seed
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    seated = seatings(len(args.players), seats)
    return Tournament(agreed, entrants(args.players), seated, seed, keep_records=records is not None)


def _played(tournament: "Tournament", kept: int, matches: int, workers: int, say: "Words") -> "Iterator[MatchResult]":
    """The matches after those that are kept. In their order, if they are to be kept too."""
    from keypeg.arena.batches import in_order, play_tournament
    from keypeg.research.workers import processes

    if kept == matches:
        return
    at_once = min(workers, matches - kept)
    with _ctrl_c() as pressed, _progress(matches, say) as tell, processes(at_once) as pool:
        played = play_tournament(tournament, matches, pool, at_once, pressed, first=kept + 1)
        if tournament.keep_records:
            played = in_order(played, kept + 1)
        for done, one in enumerate(played, kept + 1):
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


def _check_plot(file: Path, *, force: bool) -> None:
    from importlib.util import find_spec

    from keypeg.arena.refusals import ArenaFault, ArenaRefusal

    if find_spec("matplotlib") is None:
        raise ArenaRefusal(ArenaFault.PLOTS_NOT_INSTALLED)
    if not file.parent.is_dir():
        raise CommandRefusal(CommandFault.NOT_WRITABLE, why="folder", file=str(file))
    if file.exists() and not force:
        raise CommandRefusal(CommandFault.FILE_EXISTS, file=str(file))
