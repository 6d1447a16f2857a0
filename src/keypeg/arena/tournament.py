"""The arena: many matches among entrants, over any executor. Stopping it loses only the matches at hand."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from math import ceil
from typing import Final

from msgspec import Struct

from keypeg.arena.scheduled_matches import ArenaFault, Plan, Played, play_match
from keypeg.research.workers import give_up

BATCH_SECONDS: Final = 0.25
"""About how long a worker is away with some matches: not so short that handing them over takes time itself."""
LARGEST_BATCH: Final = 100
LOOK_UP_SECONDS: Final = 0.1
"""How often it is asked whether to stop."""


class _Batch(Struct, frozen=True):
    played: list[Played]
    seconds: float


def tournament(
    plan: Plan,
    matches: int,
    executor: Executor,
    workers: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[Played]:
    """Play matches 1 to `matches` of a plan with so many workers at once; they come as they are done.

    Raises KeyboardInterrupt once `stopped` says so, and ArenaFault when a player cannot go on.
    """
    running: dict[Future[_Batch], range] = {}
    following, spent, done = 1, 0.0, 0
    try:
        while following <= matches or running:
            while following <= matches and len(running) < workers:
                batch = range(following, following + _size(matches + 1 - following, workers, spent, done))
                running[_handed_over(executor, plan, batch)] = batch
                following = batch.stop
            if stopped():
                raise KeyboardInterrupt
            for future in wait(running, LOOK_UP_SECONDS, FIRST_COMPLETED).done:
                played = _result(future, plan, running.pop(future))
                spent, done = spent + played.seconds, done + len(played.played)
                yield from played.played
    finally:
        give_up(executor, running)


def _size(left: int, workers: int, spent: float, done: int) -> int:
    """How many matches the next batch has: by what they took so far, and few enough for all to finish together."""
    if not done:
        return 1
    in_time = int(BATCH_SECONDS * done / spent) if spent else LARGEST_BATCH
    return max(1, min(in_time, LARGEST_BATCH, ceil(left / (2 * workers))))


def _handed_over(executor: Executor, plan: Plan, batch: range) -> "Future[_Batch]":
    try:
        return executor.submit(play_batch, plan, batch)
    except BrokenExecutor:
        raise _lost(plan, batch) from None


def _result(future: "Future[_Batch]", plan: Plan, batch: range) -> _Batch:
    try:
        return future.result()
    except BrokenExecutor:
        raise _lost(plan, batch) from None


def _lost(plan: Plan, batch: range) -> ArenaFault:
    return ArenaFault(f"A worker process died, perhaps in match {batch.start} to {batch.stop - 1} of seed {plan.seed}.")


def play_batch(plan: Plan, batch: range) -> _Batch:
    """What a worker does: some matches."""
    began = time.perf_counter()
    played = [play_match(plan, number) for number in batch]
    return _Batch(played, time.perf_counter() - began)
