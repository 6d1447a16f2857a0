"""Standings: what the matches of an arena come to, entrant by entrant, each figure with how sure it is."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from keypeg.arena.intervals import Mean, Share, mean, share
from keypeg.arena.scheduled_matches import Clock, Plan, Played, Tried
from keypeg.rules.attempts import Outcome
from keypeg.rules.boxes import chosen_options
from keypeg.rules.edition import CodebreakingGame, OptionValue

FINDINGS = (Outcome.FOUND, Outcome.BOTH_FOUND, Outcome.MASTERMIND)


class Results(Struct, frozen=True):
    """Matches won, shared and lost. One is decided when all its winners are the same entrant."""

    played: int
    won: int
    drawn: int
    lost: int
    decided: Share
    """How many of the decided matches it won."""


class Making(Struct, frozen=True):
    """As codemaker."""

    points: Mean
    """What it scored, a round."""


class Breaking(Struct, frozen=True):
    """As codebreaker."""

    conceded: Mean
    """What the codemaker scored, a round."""
    not_found: int
    """Rounds that ended without its finding the code, resigned ones included."""


class Standing(Struct, frozen=True):
    """What an entrant's matches come to."""

    name: str
    even: float
    """The share of seats that it had: the share of wins to expect of it among equals."""
    matches: Results
    points: Mean
    """What a seat of its scored, a match."""
    rounds: Share | None
    """How many of the decided rounds it won, where a round is won."""
    round_points: Mean | None
    """What a seat of its scored, a round, where seats have no roles."""
    making: Making | None
    breaking: Breaking | None
    rows: Mean
    """How many rows it laid where it found the code; its other attempts are not in here."""
    rows_counted: dict[int, int]
    """How often it found the code with so many rows."""
    replays: int
    """Attempts that were played again."""
    wrong_keys: int
    wrong_calls: int
    cpu: Clock
    """CPU time of its moves."""


class Pairing(Struct, frozen=True):
    """Matches among the same entrants."""

    entrants: tuple[str, ...]
    standings: tuple[Standing, ...]


class Report(Struct, frozen=True):
    """All that an arena found."""

    edition: str
    options: dict[str, OptionValue]
    seats: int
    seed: int
    asked: int
    """How many matches were to be played."""
    played: int
    standings: tuple[Standing, ...]
    pairings: tuple[Pairing, ...]
    """The same by who met whom."""


def report(plan: Plan, asked: int, played: Iterable[Played]) -> Report:
    """What these matches come to, in whatever order they were played."""
    matches = sorted(played, key=lambda one: one.number)
    met: dict[tuple[int, ...], list[Played]] = {}
    for one in matches:
        met.setdefault(tuple(sorted(set(one.seating))), []).append(one)
    return Report(
        plan.edition.name,
        {name: plan.edition.options[name] for name in chosen_options(plan.edition)},
        len(plan.seatings[0]),
        plan.seed,
        asked,
        len(matches),
        tuple(_standing(plan, entrant, matches) for entrant in range(len(plan.entrants))),
        tuple(
            Pairing(
                tuple(plan.entrants[entrant].name for entrant in company),
                tuple(_standing(plan, entrant, meetings) for entrant in company),
            )
            for company, meetings in sorted(met.items())
        ),
    )


def _standing(plan: Plan, entrant: int, matches: Sequence[Played]) -> Standing:
    own = [one for one in matches if entrant in one.seating]
    seats = [(one, seat) for one in own for seat, who in enumerate(one.seating) if who == entrant]
    tries = [(tried, seat) for one, seat in seats for tried in one.tried]
    rounds = [(attempts, seat) for one, seat in seats for attempts in _rounds(one)]
    found = [tried.rows[seat] for tried, seat in tries if _found(tried, seat)]
    codebreaking = isinstance(plan.edition.game, CodebreakingGame)
    return Standing(
        name=plan.entrants[entrant].name,
        even=len(seats) / (len(own) * len(plan.seatings[0])) if own else 0.0,
        matches=_results(entrant, own),
        points=mean([sum(tried.points[seat] for tried in one.tried) for one, seat in seats]),
        rounds=None if codebreaking else _decided(entrant, own),
        round_points=None if codebreaking else mean([_points(attempts, seat) for attempts, seat in rounds]),
        making=_making(rounds) if codebreaking else None,
        breaking=_breaking(rounds) if codebreaking else None,
        rows=mean(found),
        rows_counted=dict(sorted(Counter(found).items())),
        replays=sum(tried.again for one in own for tried in one.tried),
        wrong_keys=sum(tried.wrong_keys[seat] for tried, seat in tries),
        wrong_calls=sum(tried.wrong_calls[seat] for tried, seat in tries),
        cpu=_added([one.clocks[seat] for one, seat in seats]),
    )


def _results(entrant: int, own: Sequence[Played]) -> Results:
    winners = [{one.seating[seat] for seat in one.winners} for one in own]
    won = sum(each == {entrant} for each in winners)
    decided = sum(len(each) == 1 for each in winners)
    drawn = sum(len(each) > 1 and entrant in each for each in winners)
    return Results(len(own), won, drawn, len(own) - won - drawn, share(won, decided))


def _rounds(one: Played) -> Iterator[tuple[Tried, ...]]:
    """The attempts of a match, round by round."""
    for _, attempts in groupby(one.tried, lambda tried: tried.number):
        yield tuple(attempts)


def _decided(entrant: int, own: Sequence[Played]) -> Share:
    """A round is decided when its last attempt brings somebody a point."""
    winners = [
        one.seating[seat]
        for one in own
        for attempts in _rounds(one)
        for seat, points in enumerate(attempts[-1].points)
        if points
    ]
    return share(winners.count(entrant), len(winners))


def _points(attempts: Sequence[Tried], seat: int) -> int:
    return sum(tried.points[seat] for tried in attempts)


def _making(rounds: Sequence[tuple[Sequence[Tried], int]]) -> Making:
    return Making(mean([_points(attempts, seat) for attempts, seat in rounds if attempts[-1].codemaker == seat]))


def _breaking(rounds: Sequence[tuple[Sequence[Tried], int]]) -> Breaking:
    broken = [(attempts, seat) for attempts, seat in rounds if attempts[-1].codemaker != seat]
    conceded = mean([_points(attempts, 1 - seat) for attempts, seat in broken])
    return Breaking(conceded, sum(not _found(attempts[-1], seat) for attempts, seat in broken))


def _found(tried: Tried, seat: int) -> bool:
    both = tried.outcome is Outcome.BOTH_FOUND
    return tried.outcome in FINDINGS and (both or tried.by == seat)


def _added(clocks: Sequence[Clock]) -> Clock:
    worst = max((clock.worst for clock in clocks), default=0.0)
    return Clock(sum(clock.moves for clock in clocks), sum(clock.seconds for clock in clocks), worst)
