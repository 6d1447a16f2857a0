"""Standings: the results of a tournament, entrant by entrant, with confidence intervals."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from keypeg.arena.intervals import Mean, Share, mean, share
from keypeg.arena.ratings import Contest, Rating, ratings
from keypeg.arena.scheduled_matches import AttemptResult, MatchResult, ThinkingTime
from keypeg.arena.tournament import Tournament
from keypeg.rules.attempts import Outcome
from keypeg.rules.boxes import chosen_options
from keypeg.rules.edition import CodebreakingGame, OptionValue

FINDINGS = (Outcome.FOUND, Outcome.BOTH_FOUND, Outcome.MASTERMIND)


class MatchCounts(Struct, frozen=True):
    """Matches won, shared and lost. One is decided when all its winners are the same entrant."""

    played: int
    won: int
    drawn: int
    lost: int
    decided: Share
    """How many of the decided matches it won."""


class CodemakerFigures(Struct, frozen=True):
    """An entrant as codemaker."""

    points: Mean
    """Its points per round."""


class CodebreakerFigures(Struct, frozen=True):
    """An entrant as codebreaker."""

    conceded: Mean
    """The codemaker's points per round."""
    not_found: int
    """Rounds that ended without its finding the code, resigned ones included."""


class EntrantStanding(Struct, frozen=True):
    """The results of one entrant. The field names are those of `keypeg arena --json`."""

    name: str
    even: float
    """The share of seats that it had, which is the share of wins to expect of it among equals."""
    matches: MatchCounts
    points: Mean
    """Points per match, for each of its seats."""
    rounds: Share | None
    """How many of the decided rounds it won, where rounds have a winner."""
    round_points: Mean | None
    """Points per round, for each of its seats, where seats have no roles."""
    making: CodemakerFigures | None
    breaking: CodebreakerFigures | None
    rows: Mean
    """How many rows it laid in the attempts in which it found the code."""
    rows_counted: dict[int, int]
    """How often it found the code with each number of rows."""
    replays: int
    """Attempts that were played again."""
    wrong_keys: int
    wrong_calls: int
    cpu: ThinkingTime


class Pairing(Struct, frozen=True):
    """Matches among the same entrants."""

    entrants: tuple[str, ...]
    standings: tuple[EntrantStanding, ...]


class Report(Struct, frozen=True):
    """The results of a tournament."""

    edition: str
    options: dict[str, OptionValue]
    seats: int
    seed: int
    asked: int
    """How many matches were asked for."""
    played: int
    standings: tuple[EntrantStanding, ...]
    pairings: tuple[Pairing, ...]
    """The same figures by who met whom."""
    ratings: tuple[Rating, ...] = ()
    """All entrants on one scale."""


def report(tournament: Tournament, asked: int, results: Iterable[MatchResult]) -> Report:
    """Add up results, which may come in any order."""
    matches = sorted(results, key=lambda one: one.number)
    met: dict[tuple[int, ...], list[MatchResult]] = {}
    for one in matches:
        met.setdefault(tuple(sorted(set(one.seating))), []).append(one)
    return Report(
        tournament.edition.name,
        {name: tournament.edition.options[name] for name in chosen_options(tournament.edition)},
        len(tournament.seatings[0]),
        tournament.seed,
        asked,
        len(matches),
        tuple(_standing(tournament, entrant, matches) for entrant in range(len(tournament.entrants))),
        tuple(
            Pairing(
                tuple(tournament.entrants[entrant].name for entrant in company),
                tuple(_standing(tournament, entrant, meetings) for entrant in company),
            )
            for company, meetings in sorted(met.items())
        ),
        ratings([entrant.name for entrant in tournament.entrants], _contests(tournament, matches)),
    )


def _contests(tournament: Tournament, matches: Sequence[MatchResult]) -> Iterator[Contest]:
    """What ratings count: decided rounds where rounds have a winner, else matches, drawn ones included."""
    for one in matches:
        if isinstance(tournament.edition.game, CodebreakingGame):
            yield Contest(one.seating, frozenset(one.seating[seat] for seat in one.winners))
        else:
            for winner in _round_winners(one):
                yield Contest(one.seating, frozenset({winner}))


def _standing(tournament: Tournament, entrant: int, matches: Sequence[MatchResult]) -> EntrantStanding:
    own = [one for one in matches if entrant in one.seating]
    seats = [(one, seat) for one in own for seat, who in enumerate(one.seating) if who == entrant]
    attempts = [(attempt, seat) for one, seat in seats for attempt in one.attempts]
    rounds = [(played, seat) for one, seat in seats for played in _rounds(one)]
    found = [attempt.rows[seat] for attempt, seat in attempts if _found(attempt, seat)]
    codebreaking = isinstance(tournament.edition.game, CodebreakingGame)
    return EntrantStanding(
        name=tournament.entrants[entrant].name,
        even=len(seats) / (len(own) * len(tournament.seatings[0])) if own else 0.0,
        matches=_match_counts(entrant, own),
        points=mean([_points(one.attempts, seat) for one, seat in seats]),
        rounds=None if codebreaking else _decided(entrant, own),
        round_points=None if codebreaking else mean([_points(played, seat) for played, seat in rounds]),
        making=_as_codemaker(rounds) if codebreaking else None,
        breaking=_as_codebreaker(rounds) if codebreaking else None,
        rows=mean(found),
        rows_counted=dict(sorted(Counter(found).items())),
        replays=sum(attempt.again for one in own for attempt in one.attempts),
        wrong_keys=sum(attempt.wrong_keys[seat] for attempt, seat in attempts),
        wrong_calls=sum(attempt.wrong_calls[seat] for attempt, seat in attempts),
        cpu=_sum_of_times([one.thinking_times[seat] for one, seat in seats]),
    )


def _match_counts(entrant: int, own: Sequence[MatchResult]) -> MatchCounts:
    winners = [{one.seating[seat] for seat in one.winners} for one in own]
    won = sum(each == {entrant} for each in winners)
    decided = sum(len(each) == 1 for each in winners)
    drawn = sum(len(each) > 1 and entrant in each for each in winners)
    return MatchCounts(len(own), won, drawn, len(own) - won - drawn, share(won, decided))


def _rounds(one: MatchResult) -> Iterator[tuple[AttemptResult, ...]]:
    """The attempts of a match, round by round."""
    for _, attempts in groupby(one.attempts, lambda attempt: attempt.number):
        yield tuple(attempts)


def _decided(entrant: int, own: Sequence[MatchResult]) -> Share:
    """The share of rounds won."""
    winners = [winner for one in own for winner in _round_winners(one)]
    return share(winners.count(entrant), len(winners))


def _round_winners(one: MatchResult) -> Iterator[int]:
    """Who won each decided round of a match: one whose last attempt brought somebody a point."""
    for attempts in _rounds(one):
        yield from (one.seating[seat] for seat, points in enumerate(attempts[-1].points) if points)


def _points(attempts: Sequence[AttemptResult], seat: int) -> int:
    return sum(attempt.points[seat] for attempt in attempts)


def _as_codemaker(rounds: Sequence[tuple[Sequence[AttemptResult], int]]) -> CodemakerFigures:
    return CodemakerFigures(
        mean([_points(attempts, seat) for attempts, seat in rounds if attempts[-1].codemaker == seat])
    )


def _as_codebreaker(rounds: Sequence[tuple[Sequence[AttemptResult], int]]) -> CodebreakerFigures:
    broken = [(attempts, seat) for attempts, seat in rounds if attempts[-1].codemaker != seat]
    conceded = mean([_points(attempts, 1 - seat) for attempts, seat in broken])
    return CodebreakerFigures(conceded, sum(not _found(attempts[-1], seat) for attempts, seat in broken))


def _found(attempt: AttemptResult, seat: int) -> bool:
    both = attempt.outcome is Outcome.BOTH_FOUND
    return attempt.outcome in FINDINGS and (both or attempt.by == seat)


def _sum_of_times(times: Sequence[ThinkingTime]) -> ThinkingTime:
    worst = max((time.worst_seconds for time in times), default=0.0)
    return ThinkingTime(sum(time.moves for time in times), sum(time.seconds for time in times), worst)
