"""Batches: the matches of a tournament, played on any executor. Stopping it loses only the matches under way."""

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from math import ceil
from typing import Final

from msgspec import Struct

from keypeg.arena.refusals import ArenaFault, ArenaRefusal
from keypeg.arena.scheduled_matches import MatchResult, play_match
from keypeg.arena.tournament import Tournament
from keypeg.research.workers import give_up

BATCH_SECONDS: Final = 0.25
"""About how long a worker plays one batch. In shorter batches, handing over the matches would take noticeable time."""
LARGEST_BATCH: Final = 100
STOP_CHECK_SECONDS: Final = 0.1
"""The interval between checks whether to stop."""


class _Batch(Struct, frozen=True):
    results: list[MatchResult]
    seconds: float


def play_tournament(
    tournament: Tournament,
    matches: int,
    executor: Executor,
    workers: int,
    stopped: Callable[[], bool] = lambda: False,
    *,
    first: int = 1,
) -> Iterator[MatchResult]:
    """Play matches `first` to `matches` with this many workers at once; yields results as matches end, in any order.

    Raises KeyboardInterrupt once `stopped` returns True, and ArenaRefusal when a match cannot be played to its end.
    """
    running: dict[Future[_Batch], range] = {}
    following, spent_seconds, done = first, 0.0, 0
    try:
        while following <= matches or running:
            while following <= matches and len(running) < workers:
                size = _batch_size(matches + 1 - following, workers, spent_seconds, done)
                numbers = range(following, following + size)
                running[_submitted(executor, tournament, numbers)] = numbers
                following = numbers.stop
            if stopped():
                raise KeyboardInterrupt
            for future in wait(running, STOP_CHECK_SECONDS, FIRST_COMPLETED).done:
                batch = _result(future, tournament, running.pop(future))
                spent_seconds, done = spent_seconds + batch.seconds, done + len(batch.results)
                yield from batch.results
    finally:
        give_up(executor, running)


def in_order(results: Iterable[MatchResult], first: int) -> Iterator[MatchResult]:
    """The same results by number. One waits until all before it are there."""
    waiting: dict[int, MatchResult] = {}
    for one in results:
        waiting[one.number] = one
        while first in waiting:
            yield waiting.pop(first)
            first += 1


def _batch_size(left: int, workers: int, spent_seconds: float, done: int) -> int:
    """How many matches the next batch has: by the time of those before, and small enough for all to end together."""
    if not done:
        return 1
    in_time = int(BATCH_SECONDS * done / spent_seconds) if spent_seconds else LARGEST_BATCH
    return max(1, min(in_time, LARGEST_BATCH, ceil(left / (2 * workers))))


def _submitted(executor: Executor, tournament: Tournament, numbers: range) -> "Future[_Batch]":
    try:
        return executor.submit(play_batch, tournament, numbers)
    except BrokenExecutor:
        raise _worker_died(tournament, numbers) from None


def _result(future: "Future[_Batch]", tournament: Tournament, numbers: range) -> _Batch:
    try:
        return future.result()
    except BrokenExecutor:
        raise _worker_died(tournament, numbers) from None


def _worker_died(tournament: Tournament, numbers: range) -> ArenaRefusal:
    last = numbers.stop - 1
    return ArenaRefusal(ArenaFault.WORKER_DIED, first=numbers.start, last=last, seed=str(tournament.seed))


def play_batch(tournament: Tournament, numbers: range) -> _Batch:
    """Runs in a worker: play the matches of these numbers."""
    began = time.perf_counter()
    results = [play_match(tournament, number) for number in numbers]
    return _Batch(results, time.perf_counter() - began)
