"""A planned match: one of many among entrants. What match a number of a seed is depends on nothing else."""

import time
from collections.abc import Sequence
from math import isfinite
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.arena.entrants import Entrant, told
from keypeg.arena.matches import Illegal, Stalled, play
from keypeg.arena.seatings import Seating
from keypeg.players.player import Player
from keypeg.records.record import Record, write
from keypeg.rules.actions import Action
from keypeg.rules.attempts import GroupAttempt, Outcome
from keypeg.rules.edition import CodebreakingGame, Edition
from keypeg.rules.events import AttemptEnded
from keypeg.rules.match import AnyAttempt
from keypeg.rules.offers import Offer
from keypeg.rules.referee import View

MOST_ACTIONS: Final = 2_000
"""An attempt with more actions than this has no end."""
MOST_ATTEMPTS: Final = 1_000
"""More attempts than this beyond the agreed rounds, and the match has no end."""
OPENER: Final = 0
"""Who opens the first round where the table would draw it: seats rotate, and so everybody does equally often."""


class ArenaFault(RuntimeError):
    """The arena cannot go on; the message is for people."""


class Plan(Struct, frozen=True):
    """What is played: all that a worker needs to know."""

    edition: Edition
    entrants: tuple[Entrant, ...]
    seatings: tuple[Seating, ...]
    seed: int
    records: bool = False
    """Whether each match is kept as a record."""

    def seating(self, number: int) -> Seating:
        """Who sits where in a match; matches are counted from 1."""
        return self.seatings[(number - 1) % len(self.seatings)]

    def chance(self, number: int, who: object) -> Random:
        """The chance of a seat, or of the table, in a match."""
        return Random(f"{self.seed}/{number}/{who}")


class Tried(Struct, frozen=True):
    """What counts of an attempt that is over."""

    number: int
    """The agreed round that it was at."""
    outcome: Outcome
    by: int | None
    points: tuple[int, ...]
    rows: tuple[int, ...]
    again: bool
    codemaker: int | None
    """Who made the code, where one seat does."""
    wrong_keys: tuple[int, ...]
    """By seat, as the next one."""
    wrong_calls: tuple[int, ...]


class Clock(Struct):
    """The CPU time that a seat took over its moves."""

    moves: int = 0
    seconds: float = 0.0
    worst: float = 0.0


class Played(Struct, frozen=True):
    """A match that was played."""

    number: int
    seating: Seating
    winners: tuple[int, ...]
    """The seats that won; two or more share it."""
    tried: tuple[Tried, ...]
    clocks: tuple[Clock, ...]
    record: bytes | None = None


class _Misplayed(Exception):
    """A player did what no player may; the message goes on after the number of the match."""


class _Seated(Player):
    """A player at a seat: timed, and held to what a player may do."""

    def __init__(self, name: str, player: Player) -> None:
        self.name = name
        self.player = player
        self.clock = Clock()

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        began = time.process_time()
        try:
            action = self.player.choose(view, offers)
        except (Exception, SystemExit) as fault:
            raise _Misplayed(f"{self.name} fails: {told(fault)}") from None
        seconds = time.process_time() - began
        if action is None:
            return None
        self.clock.moves += 1
        self.clock.seconds += seconds
        self.clock.worst = max(self.clock.worst, seconds)
        try:
            return msgspec.convert(msgspec.to_builtins(action), Action)  # type: ignore[no-any-return]
        except (msgspec.ValidationError, TypeError):
            raise _Misplayed(f"{self.name} does not play an action, but {action!r:.100}") from None

    def pace_seconds(self, view: View) -> float:
        try:
            seconds = float(self.player.pace_seconds(view))
        except (Exception, SystemExit) as fault:
            raise _Misplayed(f"{self.name} fails: {told(fault)}") from None
        if not (isfinite(seconds) and seconds >= 0):
            raise _Misplayed(f"{self.name} takes {seconds} seconds for a row")
        return seconds


def play_match(plan: Plan, number: int) -> Played:
    """One match of the plan, from its beginning."""
    try:
        return _play_match(plan, number)
    except _Misplayed as misplayed:
        said = str(misplayed)
    except Stalled:
        names = ", ".join(plan.entrants[entrant].name for entrant in plan.seating(number))
        said = f"everybody waits for the others ({names})"
    raise ArenaFault(f"Match {number} of seed {plan.seed}: {said}.")


def _play_match(plan: Plan, number: int) -> Played:
    seating = plan.seating(number)
    seated = [_take_seat(plan, number, seat) for seat in range(len(seating))]
    steps = play(plan.edition, seated, plan.chance(number, "table"), opener=OPENER)
    entries = []
    attempts = began = 0
    try:
        for step in steps:
            state = step.state
            entries.append(step.entry)
            if any(isinstance(event, AttemptEnded) for event in step.events):
                attempts, began = attempts + 1, len(entries)
            if len(entries) - began > MOST_ACTIONS:
                raise _Misplayed(f"a round has no end after {MOST_ACTIONS:,} actions")
            if attempts > plan.edition.rounds + MOST_ATTEMPTS:
                raise _Misplayed(f"it has no end after {attempts:,} attempts")
    except Illegal as illegal:
        name, why = seated[illegal.seat].name, str(illegal).rstrip(".")
        raise _Misplayed(f"the referee refuses what {name} plays: {why}") from None
    names = tuple(plan.entrants[entrant].name for entrant in seating)
    return Played(
        number,
        seating,
        state.winners,
        tuple(_tried(plan.edition, attempt, state.seats) for attempt in state.past),
        tuple(player.clock for player in seated),
        write(Record(plan.edition, names, entries)) if plan.records else None,
    )


def _take_seat(plan: Plan, number: int, seat: int) -> _Seated:
    entrant = plan.entrants[plan.seating(number)[seat]]
    name = f"{entrant.name} (seat {seat})"
    try:
        return _Seated(name, entrant.player(plan.chance(number, seat).getrandbits(63)))
    except (Exception, SystemExit) as fault:
        raise _Misplayed(f"{name} takes no seat: {told(fault)}") from None


def _tried(edition: Edition, attempt: AnyAttempt, seats: int) -> Tried:
    game, by_seat = edition.game, range(seats)
    # Codebreaking seats take turns at making codes; one that was resigned at once has no code to tell by.
    codemaker = (game.first_codemaker + attempt.number - 1) % 2 if isinstance(game, CodebreakingGame) else None
    calls = attempt.wrong_calls if isinstance(attempt, GroupAttempt) else ()
    return Tried(
        attempt.number,
        attempt.outcome,
        attempt.by,
        attempt.points,
        attempt.rows,
        attempt.again,
        codemaker,
        tuple(sum(mistake.marker == seat for mistake in attempt.mistakes) for seat in by_seat),
        tuple(sum(call.seat == seat for call in calls) for seat in by_seat),
    )
