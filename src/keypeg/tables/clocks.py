"""Clocks: how long a seat may be waited for. Pure: time_source come in as milliseconds, and nothing here reads a clock.

Only a seat that the match waits for is on the clock. Time in which no node was there to take its move (an outage) does
not count against anybody.
"""

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct

SECOND: Final = 1_000
DAY: Final = 86_400 * SECOND


class PerMove(Struct, frozen=True, tag_field="clock", tag="per_move"):
    """So many seconds for each move."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class Bank(Struct, frozen=True, tag_field="clock", tag="bank"):
    """So many seconds for an attempt at a round, and some more with each move."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Struct, frozen=True, tag_field="clock", tag="days"):
    """So many days for each move: for players who look in now and then."""

    days: Annotated[int, Meta(ge=1, le=60)]


Clock = PerMove | Bank | Days


class Outage(NamedTuple):
    """A stretch of time in which nobody could move."""

    began: int
    ended: int


class Waits(Struct, frozen=True, gc=False):
    """Since when each seat is waited for, and how long it still has."""

    since: tuple[int | None, ...]
    """None for a seat that nobody waits for."""
    left: tuple[int, ...] = ()
    """What each seat had left at that instant; empty without a clock."""


def begin(clock: Clock | None, seats: int) -> Waits:
    """Before anybody is waited for."""
    return Waits((None,) * seats, () if clock is None else (allowance(clock),) * seats)


def allowance(clock: Clock) -> int:
    """How long a seat has when its clock is full."""
    match clock:
        case PerMove(seconds=seconds) | Bank(seconds=seconds):
            return seconds * SECOND
        case Days(days=days):
            return days * DAY


def go_on(
    clock: Clock | None,
    waits: Waits,
    leading: Sequence[bool],
    at: int,
    *,
    moved: int | None = None,
    fresh: bool = False,
    outages: Sequence[Outage] = (),
) -> Waits:
    """The clocks once the match waits for `leading`, `moved` having moved `at` this instant.

    `fresh` is for the first moment of an attempt: every clock is full again.
    """
    since = tuple(
        [
            (at if fresh or moved == seat or before is None else before) if leading[seat] else None
            for seat, before in enumerate(waits.since)
        ]
    )
    if clock is None:
        return waits if since == waits.since else Waits(since)
    full = allowance(clock)
    if fresh:
        return Waits(since, (full,) * len(since))
    left = list(waits.left)
    for seat, before in enumerate(waits.since):
        if before is None or (moved != seat and since[seat] is not None):
            continue
        if isinstance(clock, Bank):
            left[seat] = max(left[seat] - elapsed(before, at, outages), 0)
            if moved == seat:
                left[seat] += clock.increment * SECOND
        else:
            left[seat] = full
    return Waits(since, tuple(left))


def elapsed(began: int, ended: int, outages: Sequence[Outage] = ()) -> int:
    """How much of a stretch counts; a clock that was set back counts for nothing."""
    lost = sum(max(0, min(ended, outage.ended) - max(began, outage.began)) for outage in outages)
    return max(0, ended - began - lost)


def deadlines(waits: Waits, outages: Sequence[Outage] = ()) -> list[int | None]:
    """When each seat's flag falls; None for a seat that is not on the clock."""
    if not waits.left:
        return [None] * len(waits.since)
    return [
        None if since is None else _put_off(since, since + left, outages)
        for since, left in zip(waits.since, waits.left, strict=True)
    ]


def _put_off(since: int, deadline: int, outages: Sequence[Outage]) -> int:
    for outage in outages:  # in the order of time
        if outage.ended > since and outage.began < deadline:
            deadline += outage.ended - max(outage.began, since)
    return deadline


def countdown_ends(since: int, countdown: int, outages: Sequence[Outage] = ()) -> int:
    """When a countdown that began at `since` is over."""
    return _put_off(since, since + countdown, outages)
