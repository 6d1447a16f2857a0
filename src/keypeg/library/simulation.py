"""Matches among computer players, in this process."""

from collections.abc import Sequence

from keypeg.arena.entrants import entrants
from keypeg.arena.scheduled_matches import play_match
from keypeg.arena.standings import Report, report
from keypeg.arena.tournament import Tournament, seatings
from keypeg.rules.boxes import edition
from keypeg.rules.edition import Edition, OptionValue


def simulate(
    box: str | Edition,
    players: Sequence[str],
    *,
    matches: int = 100,
    seats: int | None = None,
    seed: int = 0,
    **options: OptionValue,
) -> Report:
    """Let computers, or players of your own (`module:factory`), play many matches.

    Everybody has every seat equally often; the number of matches is rounded up until that is so. The same seed gives
    the same matches:

        >>> report = keypeg.simulate("classic", ["master", "novice"], matches=20, seed=1)
        >>> report.played
        20
        >>> [(standing.name, standing.matches.won) for standing in report.standings]
        [('master', 9), ('novice', 4)]
    """
    if matches < 1:
        raise ValueError(f"matches is at least 1, not {matches}")
    agreed = edition(box, options) if isinstance(box, str) else box
    seats = min(len(players), max(agreed.players)) if seats is None else seats
    agreed.check_players(seats)
    tournament = Tournament(agreed, entrants(players), seatings(len(players), seats), seed)
    rotation = len(tournament.seatings)
    count = -(-matches // rotation) * rotation
    return report(tournament, count, [play_match(tournament, number) for number in range(1, count + 1)])
