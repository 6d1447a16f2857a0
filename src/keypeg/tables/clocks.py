"""Clocks: how long a player has for a move.

Everything here is pure: times come in as milliseconds, and nothing reads a system clock. A seat's clock runs only while
the match waits for that seat. Outages, when no node was running and nobody could move, are not counted.
"""

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct

SECOND_MS: Final = 1_000
DAY_MS: Final = 86_400 * SECOND_MS


class PerMove(Struct, frozen=True, tag_field="clock", tag="per_move"):
    """A fixed number of seconds for each move."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class Bank(Struct, frozen=True, tag_field="clock", tag="bank"):
    """A number of seconds for a whole attempt at a round, plus an increment for each move."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Struct, frozen=True, tag_field="clock", tag="days"):
    """A number of days for each move, for players who are not online at the same time."""

    days: Annotated[int, Meta(ge=1, le=60)]


Clock = PerMove | Bank | Days


class Outage(NamedTuple):
    """A period, in milliseconds since 1970, in which nobody could move."""

    began: int
    ended: int


def merged(outages: Sequence[Outage]) -> list[Outage]:
    """Outages without overlaps, in order of time, so that no instant counts twice.

    They overlap if a node ends again while players may still reconnect, or if a clock was set back between them.
    """
    result: list[Outage] = []
    for outage in sorted(outages):
        if result and outage.began <= result[-1].ended:
            result[-1] = Outage(result[-1].began, max(result[-1].ended, outage.ended))
        else:
            result.append(outage)
    return result


class SeatTimers(Struct, frozen=True, gc=False):
    """For each seat, since when the match waits for it and how much time it has left."""

    waiting_since: tuple[int | None, ...]
    """None for a seat that the match does not wait for."""
    remaining_ms: tuple[int, ...] = ()
    """The time that each seat had left when the wait began. Empty at a table without a clock."""


def initial_timers(clock: Clock | None, seats: int) -> SeatTimers:
    """The timers before the match begins."""
    return SeatTimers((None,) * seats, () if clock is None else (full_time_ms(clock),) * seats)


def full_time_ms(clock: Clock) -> int:
    """The time on a full clock."""
    match clock:
        case PerMove(seconds=seconds) | Bank(seconds=seconds):
            return seconds * SECOND_MS
        case Days(days=days):
            return days * DAY_MS


def advance(
    clock: Clock | None,
    timers: SeatTimers,
    waited_for: Sequence[bool],
    at: int,
    *,
    moved: int | None = None,
    reset: bool = False,
    outages: Sequence[Outage] = (),
) -> SeatTimers:
    """The timers after something happened at the instant `at`.

    `waited_for` says for each seat whether the match waits for it now, and `moved` is the seat that moved, if any.
    With `reset`, as at the start of an attempt, every clock is full again.
    """
    since = tuple(
        [
            (at if reset or moved == seat or before is None else before) if waited_for[seat] else None
            for seat, before in enumerate(timers.waiting_since)
        ]
    )
    if clock is None:
        return timers if since == timers.waiting_since else SeatTimers(since)
    full = full_time_ms(clock)
    if reset:
        return SeatTimers(since, (full,) * len(since))
    remaining = list(timers.remaining_ms)
    for seat, before in enumerate(timers.waiting_since):
        if before is None or (moved != seat and since[seat] is not None):
            continue
        if isinstance(clock, Bank):
            remaining[seat] = max(remaining[seat] - elapsed_ms(before, at, outages), 0)
            if moved == seat:
                remaining[seat] += clock.increment * SECOND_MS
        else:
            remaining[seat] = full
    return SeatTimers(since, tuple(remaining))


def elapsed_ms(began: int, ended: int, outages: Sequence[Outage] = ()) -> int:
    """The time between two instants without outages; 0 if the clock was set back between them."""
    lost = sum(max(0, min(ended, outage.ended) - max(began, outage.began)) for outage in outages)
    return max(0, ended - began - lost)


def deadlines(timers: SeatTimers, outages: Sequence[Outage] = ()) -> list[int | None]:
    """When each seat's time runs out; None for a seat whose clock does not run."""
    if not timers.remaining_ms:
        return [None] * len(timers.waiting_since)
    return [
        None if since is None else end_of_wait(since, remaining, outages)
        for since, remaining in zip(timers.waiting_since, timers.remaining_ms, strict=True)
    ]


def end_of_wait(since: int, duration_ms: int, outages: Sequence[Outage] = ()) -> int:
    """The instant at which a wait of `duration_ms` ends. Outages, given in order of time, make it longer."""
    end = since + duration_ms
    for outage in outages:
        if outage.ended > since and outage.began < end:
            end += outage.ended - max(outage.began, since)
    return end
