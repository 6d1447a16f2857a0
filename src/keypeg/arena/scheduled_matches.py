"""A scheduled match: one of the matches of a tournament. Its seed and number determine it completely."""

import time
from collections.abc import Sequence
from math import isfinite
from typing import Final

import msgspec
from msgspec import Struct

from keypeg import __version__
from keypeg.arena.entrants import Entrant, describe_error
from keypeg.arena.matches import play
from keypeg.arena.refusals import ArenaFault, ArenaRefusal
from keypeg.arena.tournament import Seating, Tournament
from keypeg.players.player import Player
from keypeg.records.record import Record, write
from keypeg.records.replay import RecordRefused, replay
from keypeg.rules.actions import Action
from keypeg.rules.attempts import GroupAttempt, Outcome
from keypeg.rules.boxes import chosen_options
from keypeg.rules.edition import CodebreakingGame, Edition
from keypeg.rules.events import AttemptEnded
from keypeg.rules.match import AnyAttempt
from keypeg.rules.offers import Offer
from keypeg.rules.referee import View

MOST_ACTIONS: Final = 2_000
"""An attempt with more actions than this is refused as endless."""
MOST_EXTRA_ATTEMPTS: Final = 1_000
"""A match with more attempts than this beyond the agreed rounds is refused as endless."""
PROGRAM: Final = "keypeg arena"
"""What the tag `program` of a record says."""
OPENER: Final = 0
"""The seat that opens the first round, instead of a drawn one: seats rotate, so everybody opens equally often."""


class AttemptResult(Struct, frozen=True):
    """What the standings need to know of a finished attempt."""

    number: int
    """The agreed round that the attempt was at."""
    outcome: Outcome
    by: int | None
    points: tuple[int, ...]
    rows: tuple[int, ...]
    again: bool
    codemaker: int | None
    """The seat that made the code, where one seat does."""
    wrong_keys: tuple[int, ...]
    """By seat, as the next field."""
    wrong_calls: tuple[int, ...]


class ThinkingTime(Struct):
    """The CPU time of a seat's moves."""

    moves: int = 0
    seconds: float = 0.0
    worst_seconds: float = msgspec.field(default=0.0, name="worst")


class MatchResult(Struct, frozen=True):
    """What the standings need to know of a finished match."""

    number: int
    seating: Seating
    winners: tuple[int, ...]
    """The seats that won; two or more share the match."""
    attempts: tuple[AttemptResult, ...]
    thinking_times: tuple[ThinkingTime, ...]
    """By seat."""
    record: bytes | None = None


class _SupervisedPlayer(Player):
    """A player at a seat. Its moves are timed, and it is refused when it fails or returns nonsense."""

    def __init__(self, tournament: Tournament, match: int, seat: int) -> None:
        entrant = _entrant(tournament, match, seat)
        self.match, self.seed, self.name, self.seat = match, str(tournament.seed), entrant.name, seat
        self.time = ThinkingTime()
        try:
            self.player = entrant.player(tournament.rng(match, seat).getrandbits(63))
        except (Exception, SystemExit) as error:
            raise ArenaRefusal(
                ArenaFault.PLAYER_FAILED,
                why="seat",
                match=match,
                seed=self.seed,
                player=self.name,
                seat=seat,
                error=describe_error(error),
            ) from None

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        began = time.process_time()
        try:
            action = self.player.choose(view, offers)
        except (Exception, SystemExit) as error:
            raise self._failed(error) from None
        seconds = time.process_time() - began
        if action is None:
            return None
        self.time.moves += 1
        self.time.seconds += seconds
        self.time.worst_seconds = max(self.time.worst_seconds, seconds)
        try:
            return msgspec.convert(msgspec.to_builtins(action), Action)  # type: ignore[no-any-return]
        except (msgspec.ValidationError, TypeError):
            raise ArenaRefusal(
                ArenaFault.NOT_AN_ACTION,
                match=self.match,
                seed=self.seed,
                player=self.name,
                seat=self.seat,
                value=f"{action!r:.100}",
            ) from None

    def pace_seconds(self, view: View) -> float:
        try:
            seconds = float(self.player.pace_seconds(view))
        except (Exception, SystemExit) as error:
            raise self._failed(error) from None
        if not (isfinite(seconds) and seconds >= 0):
            raise ArenaRefusal(
                ArenaFault.BAD_PACE,
                match=self.match,
                seed=self.seed,
                player=self.name,
                seat=self.seat,
                seconds=str(seconds),
            )
        return seconds

    def _failed(self, error: BaseException) -> ArenaRefusal:
        return ArenaRefusal(
            ArenaFault.PLAYER_FAILED,
            why="raised",
            match=self.match,
            seed=self.seed,
            player=self.name,
            seat=self.seat,
            error=describe_error(error),
        )


def play_match(tournament: Tournament, number: int) -> MatchResult:
    """Play one match of a tournament. Raises ArenaRefusal when it cannot be played to its end."""
    seating = tournament.seating(number)
    players = [_SupervisedPlayer(tournament, number, seat) for seat in range(len(seating))]
    entries = []
    attempts = began = 0
    try:
        for step in play(tournament.edition, players, tournament.rng(number, "table"), opener=OPENER):
            state = step.state
            entries.append(step.entry)
            if any(isinstance(event, AttemptEnded) for event in step.events):
                attempts, began = attempts + 1, len(entries)
            _check_length(tournament, number, attempts, len(entries) - began)
    except ArenaRefusal as refusal:
        raise _in_match(refusal, tournament, number) from None
    names = tuple(player.name for player in players)
    return MatchResult(
        number,
        seating,
        state.winners,
        tuple(_attempt_result(tournament.edition, attempt, state.seats) for attempt in state.past),
        tuple(player.time for player in players),
        write(Record(tournament.edition, names, entries, _tags(tournament, number)))
        if tournament.keep_records
        else None,
    )


def recorded_result(tournament: Tournament, number: int, record: Record) -> MatchResult | None:
    """The result of a match from its record, without times; None if it is not that match of this tournament."""
    seating = tournament.seating(number)
    agreed, seed = tournament.edition, record.tags.get("seed")
    if (
        (record.edition.name, chosen_options(record.edition)) != (agreed.name, chosen_options(agreed))
        or record.players != tuple(tournament.entrants[entrant].name for entrant in seating)
        or (record.tags.get("match"), seed) != (str(number), str(tournament.seed))
    ):
        return None
    try:
        state = replay(record)
    except RecordRefused:
        return None
    attempts = tuple(_attempt_result(agreed, attempt, state.seats) for attempt in state.past)
    return MatchResult(number, seating, state.winners, attempts, (ThinkingTime(),) * state.seats)


def _tags(tournament: Tournament, number: int) -> dict[str, str]:
    """What a record says about where it comes from."""
    return {"program": PROGRAM, "version": __version__, "seed": str(tournament.seed), "match": str(number)}


def _check_length(tournament: Tournament, match: int, attempts: int, actions: int) -> None:
    seed = str(tournament.seed)
    if actions > MOST_ACTIONS:
        raise ArenaRefusal(ArenaFault.ENDLESS_MATCH, why="round", match=match, seed=seed, actions=MOST_ACTIONS)
    if attempts > tournament.edition.rounds + MOST_EXTRA_ATTEMPTS:
        raise ArenaRefusal(ArenaFault.ENDLESS_MATCH, why="match", match=match, seed=seed, attempts=attempts)


def _in_match(refusal: ArenaRefusal, tournament: Tournament, match: int) -> ArenaRefusal:
    """A refusal of `play`, which knows only seats, with the names of the players and the number of the match."""
    seed = str(tournament.seed)
    if refusal.fault is ArenaFault.ILLEGAL_ACTION:
        seat = int(refusal.values["seat"])
        return ArenaRefusal(
            ArenaFault.ILLEGAL_ACTION,
            why="match",
            match=match,
            seed=seed,
            player=_entrant(tournament, match, seat).name,
            seat=seat,
            reason=refusal.referee_refusal("reason"),
        )
    if refusal.fault is ArenaFault.MATCH_STALLED:
        names = ", ".join(tournament.entrants[entrant].name for entrant in tournament.seating(match))
        return ArenaRefusal(ArenaFault.MATCH_STALLED, why="match", match=match, seed=seed, players=names)
    return refusal


def _entrant(tournament: Tournament, match: int, seat: int) -> Entrant:
    return tournament.entrants[tournament.seating(match)[seat]]


def _attempt_result(edition: Edition, attempt: AnyAttempt, seats: int) -> AttemptResult:
    game, by_seat = edition.game, range(seats)
    # Seats take turns as codemaker. The attempt itself does not always tell: it has no code if it was resigned at once.
    codemaker = (game.first_codemaker + attempt.number - 1) % 2 if isinstance(game, CodebreakingGame) else None
    calls = attempt.wrong_calls if isinstance(attempt, GroupAttempt) else ()
    return AttemptResult(
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
