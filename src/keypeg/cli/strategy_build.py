"""`keypeg strategy build`: the best strategy, by proof, by a beam search, or by a ledger with many workers."""

import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import msgspec

from keypeg.cli.boards import console
from keypeg.cli.numbers import Numbers
from keypeg.cli.options import cores
from keypeg.cli.refusals import CommandFault, CommandRefusal, unwritable
from keypeg.cli.search_stop import stopped_once
from keypeg.locales import Words, words
from keypeg.research.anytime_search import BEAM_WIDTHS, SearchProgress
from keypeg.research.ledgers import PartProgress, ProofProgress
from keypeg.research.strategy_builder import (
    BuiltStrategy,
    build_by_beam,
    build_by_ledger,
    build_by_proof,
    build_by_rule,
    ledger_objective,
    search_objective,
)
from keypeg.rules import edition
from keypeg.rules.refusals import shown
from keypeg.thinking.boards import Board
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.rulebook_boards import shapes_of
from keypeg.thinking.tree_files import shown_path, try_place


def run(args: Namespace) -> int:
    say = words(args.lang)
    agreed = edition(args.edition, dict(args.option))
    shapes, own = shapes_of(agreed, args.seat), edition_objective(agreed)
    check_output(args.output, force=args.force)
    if args.ledger and not args.ledger.parent.is_dir():
        raise CommandRefusal(CommandFault.NOT_WRITABLE, why="place", file=shown_path(args.ledger))
    if args.dask and not args.ledger:
        raise CommandRefusal(CommandFault.NO_CLUSTER, why="no_ledger")
    _check_options(args)
    board = shapes.board()
    began = time.perf_counter()
    with stopped_once(args.seconds) as has_strategy:
        with progress_line() as show:
            built = _build(args, board, own, say, show, has_strategy)
        built.write(args.output, board)
    seconds = time.perf_counter() - began
    if args.json:
        sys.stdout.write(msgspec.json.encode(_as_json(args, built, shapes.name, seconds)).decode() + "\n")
        return 0
    out, numbers = console(), Numbers(say)
    out.print(say("strategy-board", name=shapes.name, codes=len(board)))
    out.print(say("strategy-total", total=built.total))
    out.print(say("strategy-average", average=numbers.decimal(built.total / built.check.codes, 4)))
    out.print(say("strategy-worst", rows=built.check.worst))
    if built.not_found:
        out.print(say("strategy-unfound", count=built.not_found, rows=len(built.objective.costs)))
    out.print(say("strategy-proven" if built.exact else "strategy-not-proven"))
    if not built.exact:
        out.print(say("strategy-least", total=built.at_least))
    out.print(say("strategy-written", file=str(args.output), seconds=numbers.decimal(seconds, 1)))
    return 0


def _as_json(args: Namespace, built: BuiltStrategy, board: str, seconds: float) -> dict[str, object]:
    return {
        "board": board,
        "codes": built.check.codes,
        "objective": args.objective,
        "total": built.total,
        "average": built.total / built.check.codes,
        "worst": built.check.worst,
        "not_found": built.not_found,
        "exact": built.exact,
        "at_least": built.total if built.exact else built.at_least,
        "file": str(args.output),
        "seconds": seconds,
    }


def _check_options(args: Namespace) -> None:
    """Refuse options that would be ignored."""
    for option, given in (("--beam", args.beam), ("--seconds", args.seconds)):
        if args.ledger and given:
            raise CommandRefusal(CommandFault.IGNORED_OPTION, why="together", option=option, other="--ledger")
    if args.workers and not args.ledger:
        raise CommandRefusal(CommandFault.IGNORED_OPTION, why="alone", option="--workers", other="--ledger FILE")
    if args.workers and args.dask:
        raise CommandRefusal(CommandFault.IGNORED_OPTION, why="together", option="--workers", other="--dask")


def _build(
    args: Namespace,
    board: Board,
    own: Objective,
    say: Words,
    show: Callable[[str], None],
    has_strategy: Callable[[], None],
) -> BuiltStrategy:
    if args.ledger:

        def proof(now: ProofProgress) -> None:
            reached, least = now.incumbent, now.lower_bound
            standing = say("strategy-standing", reached=reached, least=least, open=now.open_parts)
            show(f"{standing} · {_piece(say, now.part)}" if now.part else standing)

        try:
            objective = ledger_objective(args.ledger, board, args.objective, own, found=has_strategy)
        except KeyboardInterrupt:
            return build_by_rule(board, AVERAGE, within=True)
        with _cluster(args.dask) as (executor, cluster_cores):
            workers = cluster_cores or args.workers or cores()
            return build_by_ledger(
                args.ledger, board, objective, executor=executor, workers=workers, progress=proof, found=has_strategy
            )
    if args.beam or args.seconds:
        widths = (*(width for width in BEAM_WIDTHS if width < args.beam), args.beam) if args.beam else BEAM_WIDTHS

        def beam(now: SearchProgress) -> None:
            show(say("strategy-stage", width=now.width, row=now.row, best=now.best))
            has_strategy()

        return build_by_beam(board, search_objective(args.objective, own), widths, progress=beam)

    def parts(reached: int, least: int, done: int, count: int) -> None:
        show(say("strategy-parts", reached=reached, least=least, done=done, parts=count))

    return build_by_proof(board, args.objective, own, progress=parts, found=has_strategy)


def _piece(say: Words, part: PartProgress) -> str:
    """The part that is being searched in pieces."""
    left = part.seconds_left
    return say(
        "strategy-piece",
        part=f"{part.row} {part.key.reds},{part.key.whites} > {part.budget}",
        done=part.done,
        pieces=part.pieces,
        time=Numbers(say).duration(part.seconds),
        left="?" if left is None else Numbers(say).duration(left),
    )


@contextmanager
def _cluster(address: str | None) -> Iterator[tuple[Executor | None, int]]:
    """The executor of a Dask cluster and its number of cores; nothing without an address."""
    if address is None:
        yield None, 0
        return
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise CommandRefusal(CommandFault.NO_CLUSTER, why="not_installed") from None
    try:
        client = distributed.Client(address)
    except (OSError, ValueError, TypeError):
        raise CommandRefusal(CommandFault.NO_CLUSTER, why="no_answer", address=shown(address)) from None
    with client:
        cores = sum(client.ncores().values())
        if not cores:
            raise CommandRefusal(CommandFault.NO_CLUSTER, why="no_workers", address=shown(address))
        yield client.get_executor(), cores


@contextmanager
def progress_line() -> Iterator[Callable[[str], None]]:
    """Show progress on standard error: one changing line in a terminal, else at most one line a second."""
    last, shown_at = "", time.monotonic()  # short work needs no progress
    terminal = sys.stderr is not None and sys.stderr.isatty()

    def show(line: str) -> None:
        nonlocal last, shown_at
        now = time.monotonic()
        if sys.stderr is None or line == last or now - shown_at < (0.1 if terminal else 1):
            return
        sys.stderr.write(f"\r\x1b[K{line}" if terminal else f"{line}\n")
        sys.stderr.flush()
        last, shown_at = line, now

    try:
        yield show
    finally:
        if terminal and last:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def check_output(path: Path, *, force: bool) -> None:
    """Refuse a file that cannot be written, before any work is done."""
    if path.is_dir() or not path.parent.is_dir():
        raise CommandRefusal(CommandFault.NOT_WRITABLE, why="place", file=shown_path(path))
    if path.exists() and not force:
        raise CommandRefusal(CommandFault.FILE_EXISTS, file=shown_path(path))
    try:
        try_place(path)
    except OSError as error:
        raise unwritable(str(path), error) from None
