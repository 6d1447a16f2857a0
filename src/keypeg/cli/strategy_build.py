"""`keypeg strategy build`: the best strategy, by proof, while time lasts, or over a ledger with many workers."""

import signal
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import FrameType

from keypeg.cli.boards import console
from keypeg.locales import Words, words
from keypeg.research.anytime import WIDTHS, Stage
from keypeg.research.ledgers import Standing
from keypeg.research.strategy_builder import Built, by_ledger, by_proof, by_time, searched
from keypeg.rules import edition
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import Objective
from keypeg.thinking.rulebook_boards import own_objective, shapes_of


class NotToBeWritten(ValueError):
    """A file that is there already, or cannot be there."""


class NoCluster(RuntimeError):
    """A Dask cluster that is not there, or no Dask."""


def run(args: Namespace) -> int:
    say = words(args.lang)
    agreed = edition(args.edition, dict(args.option))
    shapes, own = shapes_of(agreed, args.seat), own_objective(agreed)
    check_output(args.output, force=args.force)
    if args.ledger and not args.ledger.parent.is_dir():
        raise NotToBeWritten(f"{args.ledger}: no file can be written there.")
    if args.dask and not args.ledger:
        raise NoCluster("A cluster works on a ledger: give --ledger FILE as well as --dask.")
    board = shapes.board()
    began = time.perf_counter()
    with progress_line() as tell:
        built = _built(args, board, own, say, tell)
    built.write(args.output, board)
    out, played = console(), built.replay
    out.print(say("strategy-board", name=shapes.name, codes=str(len(board))))
    out.print(say("strategy-total", total=str(built.total)))
    out.print(say("strategy-average", average=f"{built.total / played.codes:.4f}"))
    out.print(say("strategy-worst", rows=str(played.worst)))
    out.print(say("strategy-proven" if built.exact else "strategy-not-proven"))
    out.print(say("strategy-written", file=str(args.output), seconds=f"{time.perf_counter() - began:.1f}"))
    return 0


def _built(args: Namespace, board: Board, own: Objective, say: Words, tell: Callable[[str], None]) -> Built:
    if args.ledger:

        def standing(now: Standing) -> None:
            tell(say("strategy-standing", reached=str(now.reached), least=str(now.least), open=str(now.open_parts)))

        objective = searched(args.objective, own)
        with _cluster(args.dask) as (executor, cores):
            workers = cores or args.workers
            return by_ledger(args.ledger, board, objective, executor=executor, workers=workers, progress=standing)
    if args.beam or args.seconds:
        widths = (*(width for width in WIDTHS if width < args.beam), args.beam) if args.beam else WIDTHS
        with _clock(args.seconds) as reached:

            def stage(now: Stage) -> None:
                if now.best is not None:
                    tell(say("strategy-stage", width=str(now.width), row=now.row, best=str(now.best)))
                    reached()

            return by_time(board, searched(args.objective, own), widths, progress=stage)

    def parts(reached: int, least: int, done: int, count: int) -> None:
        tell(say("strategy-parts", reached=str(reached), least=str(least), done=str(done), parts=str(count)))

    return by_proof(board, args.objective, own, progress=parts)


@contextmanager
def _cluster(address: str | None) -> Iterator[tuple[Executor | None, int]]:
    """The executor of a Dask cluster and how many parts it does at once; none without an address."""
    if address is None:
        yield None, 0
        return
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster("Dask is not installed: pip install 'keypeg[cluster]'.") from None
    try:
        client = distributed.Client(address)
    except (OSError, ValueError, TypeError) as fault:
        raise NoCluster(f"No Dask cluster answers at {address}: {fault}.") from None
    with client:
        cores = sum(client.ncores().values())
        if not cores:
            raise NoCluster(f"The Dask cluster at {address} has no workers.")
        yield client.get_executor(), cores


@contextmanager
def _clock(seconds: float | None) -> Iterator[Callable[[], None]]:
    """Stops the search after so many seconds, as Ctrl-C would, but not before there is a whole strategy."""
    if seconds is None:
        yield lambda: None
        return
    end = time.monotonic() + seconds
    whole = False

    def reached() -> None:
        nonlocal whole
        whole = True
        if time.monotonic() >= end:
            raise KeyboardInterrupt

    def rung(_signal: int, _frame: FrameType | None) -> None:
        if whole:
            raise KeyboardInterrupt

    if not hasattr(signal, "setitimer"):  # there the part at hand is finished first
        yield reached
        return
    before = signal.signal(signal.SIGALRM, rung)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield reached
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def progress_line() -> Iterator[Callable[[str], None]]:
    """Says on standard error how far things are: one line that changes in a terminal, else a line a second at most."""
    last, told = "", time.monotonic()  # what is done at once needs no progress
    terminal = sys.stderr is not None and sys.stderr.isatty()

    def tell(line: str) -> None:
        nonlocal last, told
        now = time.monotonic()
        if sys.stderr is None or line == last or now - told < (0.1 if terminal else 1):
            return
        sys.stderr.write(f"\r\x1b[K{line}" if terminal else f"{line}\n")
        sys.stderr.flush()
        last, told = line, now

    try:
        yield tell
    finally:
        if terminal and last:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def check_output(path: Path, *, force: bool) -> None:
    """Refuse a file that could not be written in the end, before any work is done."""
    if path.is_dir() or not path.parent.is_dir():
        raise NotToBeWritten(f"{path}: no file can be written there.")
    if path.exists() and not force:
        raise NotToBeWritten(f"{path} is there already; give --force to replace it.")
